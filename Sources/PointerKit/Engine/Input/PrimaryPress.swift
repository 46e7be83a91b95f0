import Kinematics
import Magnetism

/// The state of the primary button while it is down.
struct PrimaryPress: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    /// Pressed, and not moved far enough for a drag or a band: a release on the target is a click.
    case pressed
    /// A drag (I4).
    case dragging
    /// A band selection (I7).
    case banding
  }

  let device: DeviceID
  /// The target on which the button went down; nil for none.
  let target: TargetID?
  /// The position of the model pointer at the press.
  let model: Point
  /// The location of the press (P6).
  let location: Point
  /// The location at which a drag begins.
  let dragStart: Point
  /// The state in the last event of the drag; nil before the first event.
  var drag: DragState?
  var stage = Stage.pressed
  /// Whether a press on no target may draw a band (I7).
  var mayBand = true
  /// Whether a drag adjusts the target, such as a slider, instead of carrying it, so that the drag has no
  /// drop target and scrolls nothing.
  var movesInPlace = false
  /// Whether the target keeps the pointer until the release (R6).
  var isLatched = false

  /// The values that change during a drag.
  struct DragState: Hashable, Sendable {
    var position: Point
    var location: Point
    var dropTarget: TargetID?
  }
}
