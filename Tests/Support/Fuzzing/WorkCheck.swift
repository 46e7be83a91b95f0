/// The cost of one call, counted in the comparisons that the instrumented program makes: never measured as time.
enum WorkCheck {
  /// The most comparisons of one call among some tens of targets: about a millisecond.
  static let limit: UInt64 = 2_000_000
  /// The most comparisons of the creation of a path, which takes at most 5 ms.
  static let pathLimit = 5 * limit

  /// What is wrong with the cost of a call, or nil.
  static func violation(_ work: UInt64, limit: UInt64 = limit, _ call: @autoclosure () -> String) -> String? {
    if work > FuzzTarget.mostWork {
      FuzzTarget.mostWork = work
      if FuzzTarget.tellsMostWork { print("\(work) comparisons: \(call())") }
    }
    return work > limit ? "\(work) comparisons, at most \(limit) are expected: \(call())" : nil
  }
}
