public import PointerKit

/// What came of one trial with one technique.
public struct StudyTrial: Hashable, Sendable {
  /// The time from the first touch until the goal was pressed, in seconds; wrong clicks and their mending
  /// included.
  public var seconds: Double = 0
  /// How many clicks did not reach the goal.
  public var wrongClicks = 0
  /// How many pulses the finger made.
  public var strokes = 0
  /// How many of them were flicks.
  public var flicks = 0
  /// What the first flick was drawn to; nil if it was drawn to nothing, or there was none.
  public var attractor: TargetID?
  /// How far beyond the goal's middle the true pointer was at the first click, along the way from the start,
  /// in points.
  public var deviation: Double = 0
  /// Whether the person gave up.
  public var isGivenUp = false

  /// Whether the first click did not reach the goal.
  public var isMiss: Bool { wrongClicks > 0 || isGivenUp }
}
