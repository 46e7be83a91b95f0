import PointerKit
import PointerRecordings

/// The cost of one call, counted in the comparisons that the instrumented program makes: never measured as time.
enum WorkCheck {
  /// What is wrong with the cost of a call, or nil.
  static func violation(_ work: UInt64, _ call: RecordedCall, _ engine: PointerEngine) -> String? {
    if work > FuzzTarget.mostWork { FuzzTarget.mostWork = work }
    // Ten times the most that the fuzzer has found, among some tens of targets.
    let limit: UInt64 = 2_000_000
    return work > limit ? "\(work) comparisons, at most \(limit) are expected" : nil
  }
}
