public import PointerKit

/// The outcome of a trial with one technique.
public struct StudyTrial: Hashable, Sendable {
  /// The time from the start of the trial until the button is released in the click on the goal, in seconds.
  ///
  /// It includes corrections of wrong clicks. If the person gives up, it is the time until then. The reaction
  /// before the first movement is not simulated, and is therefore not included.
  public var seconds: Double = 0
  /// The number of clicks that did not reach the goal.
  public var wrongClicks = 0
  /// The number of pulses.
  public var strokes = 0
  /// The number of pulses that were flicks.
  public var flicks = 0
  /// The target that attracted the first flick; nil if no target did, or if there was no flick.
  public var attractor: TargetID?
  /// The model pointer's distance beyond the goal's center at the first click, in points.
  ///
  /// It is measured along the direction from the start, and is negative if the pointer has not reached the
  /// center.
  public var deviation: Double = 0
  /// Whether the person gave up.
  public var isGivenUp = false

  /// Whether the first click did not reach the goal.
  public var isMiss: Bool { wrongClicks > 0 || isGivenUp }
}
