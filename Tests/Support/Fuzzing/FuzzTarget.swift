/// A part of the package that is fuzzed: it takes any bytes, does what they say, and reports what went wrong.
///
/// The fuzzer runs them on bytes that it finds, the tests on random ones.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The calls of an engine, in any order and with any arguments.
  case engine
  /// Shapes that change into each other and are interrupted.
  case paths
  /// The choice of where a flick ends.
  case magnetism
  /// The index of regions, compared with a search through all of them.
  case index
  /// The readers of scenes, traces and cases.
  case files
  /// The reader of recordings.
  case recordings

  /// Does what the bytes say; returns what went wrong, or nil.
  public func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    switch self {
    case .engine: EngineFuzzing.violation(bytes)
    case .paths: PathFuzzing.violation(bytes)
    case .magnetism: MagnetismFuzzing.violation(bytes)
    case .index: IndexFuzzing.violation(bytes)
    case .files: FileFuzzing.violation(bytes)
    case .recordings: RecordingFuzzing.violation(bytes)
    }
  }

  // MARK: What the fuzzer counts

  /// How many comparisons the program has made; always 0 where nothing counts them, as in tests.
  public nonisolated(unsafe) static var workCounter: @convention(c) () -> UInt64 = { 0 }
  static var work: UInt64 { workCounter() }

  /// The most comparisons that one call of an engine made.
  public nonisolated(unsafe) static var mostWork: UInt64 = 0
  /// Whether each call that makes more comparisons than all before is printed.
  public nonisolated(unsafe) static var tellsMostWork = false
  /// How many calls of an engine were made; in other targets movements, changes of the layout, choices or frames.
  public nonisolated(unsafe) static var callCount: UInt64 = 0
}
