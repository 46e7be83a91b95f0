/// The goal that the visible pointer follows along one axis.
enum SnapMode: UInt8, Hashable, Sendable {
  /// The model pointer itself (P1).
  case free
  /// The step nearest to the model pointer (P6).
  ///
  /// The goal is an offset from the model pointer. In a fast movement, the spring cannot settle before the
  /// next step, so the pointer follows without lag. In a slow movement, the pointer settles on each step.
  case steps
  /// The center of a line of text, or of a target that is itself one line (P5).
  ///
  /// The goal is a fixed position in the target. The pointer jumps from line to line without a spring, also
  /// to a line of another target.
  case lines
  /// The center of the target (P2).
  case whole

  /// Whether the goal is an offset from the model pointer rather than a position in the window.
  var isRelative: Bool { self == .free || self == .steps }
}
