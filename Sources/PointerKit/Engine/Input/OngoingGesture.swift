import Kinematics
import Magnetism

/// A scroll, a pinch or a named gesture, from its beginning to its end.
///
/// All its events go to what was under the pointer when it began (I2, I3).
struct OngoingGesture: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case scroll
    case transform
    case named(StandardGesture)
  }

  let device: DeviceID
  let kind: Kind
  /// The target that was under the pointer; nil if there was none, or if it has been removed.
  var target: TargetID?
  /// The space that was under the pointer.
  let space: SpaceID
  /// The position of the model pointer when the gesture began.
  let anchor: Point
  /// Whether the gesture belongs to the system (I6, I9).
  let isSystemwide: Bool
  /// Whether the gesture zooms, and whether it rotates, according to the person's assignments when it began
  /// (I8).
  var zooms = true
  var rotates = true
  /// Whether fingers on the device make the gesture.
  var isByFingers = true
  /// Whether the gesture drags its target as a finger on the screen would (I11).
  var isDirect = false
  /// Whether the fingers have left the device, so that the end of the gesture is expected.
  var isLifted = false
  /// Whether a scroll has ended and may continue by momentum.
  var hasEnded = false
  /// Whether a new touch has stopped the momentum.
  var isStopped = false
  /// The totals since the gesture began; the event of a cancellation repeats them.
  var totals = GestureTotals()

  init(
    _ kind: Kind, device: DeviceID, target: TargetID?, space: SpaceID, at anchor: Point,
    isSystemwide: Bool = false
  ) {
    self.kind = kind
    self.isSystemwide = isSystemwide
    self.device = device
    self.target = target
    self.space = space
    self.anchor = anchor
  }

  /// Whether fingers are making the gesture now.
  var isActive: Bool { isByFingers && !isLifted && !hasEnded }

  /// The recipient of the gesture's events.
  var recipient: PointerEvent.Recipient {
    PointerEvent.Recipient(
      target: target, space: space, position: anchor, isSystemwide: isSystemwide, device: device)
  }

  /// The contents of a drag event for a target that the fingers drag directly (I11).
  var directDrag: PointerEvent.Drag {
    PointerEvent.Drag(
      target: target, dropTarget: nil, space: space, location: anchor + totals.translation,
      translation: totals.translation, button: nil, device: device)
  }
}
