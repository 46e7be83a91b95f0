import PointerRecordings

/// The cost of one call, counted in the comparisons that the instrumented program makes: never measured as time.
enum WorkCheck {
  /// The most comparisons of one call, among some tens of targets.
  static let limit: UInt64 = 2_000_000

  /// What is wrong with the cost of a call, or nil.
  static func violation(_ work: UInt64, _ call: RecordedCall) -> String? {
    if work > FuzzTarget.mostWork {
      FuzzTarget.mostWork = work
      if FuzzTarget.tellsMostWork { print("\(work) comparisons: \(call)") }
    }
    return work > limit ? "\(work) comparisons, at most \(limit) are expected" : nil
  }
}
