import Kinematics
import Magnetism

/// A scroll, a pinch or a named gesture from its beginning to its end: all of it goes to what was under the
/// pointer as it began (I2, I3).
struct OngoingGesture: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case scroll
    case transform
    case named(StandardGesture)
  }

  let device: DeviceID
  let kind: Kind
  /// The target that was under the pointer; nil once it is gone.
  var target: TargetID?
  /// The space that was under the pointer.
  let space: SpaceID
  /// The position of the model pointer as it began.
  let anchor: Point
  /// Whether it is the system's (I6, I9).
  let isSystemwide: Bool
  /// What a pinch or rotation may do, by the person's assignments as it began (I8).
  var zooms = true
  var rotates = true
  /// Whether fingers on the device make it.
  var isByFingers = true
  /// Whether it drags its target as a finger on the screen would (I11).
  var isDirect = false
  /// Whether the fingers have left the device, so that its end is expected.
  var isLifted = false
  /// Whether a scroll has ended and may continue by momentum.
  var hasEnded = false
  /// Whether a new touch has stopped the momentum.
  var isStopped = false
  /// The totals since it began, for an end that brings no numbers.
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

  /// Whether fingers make it at present.
  @inline(__always)
  var isActive: Bool { isByFingers && !isLifted && !hasEnded }

  /// What it goes to.
  var recipient: PointerEvent.Recipient {
    PointerEvent.Recipient(
      target: target, space: space, position: anchor, isSystemwide: isSystemwide, device: device)
  }

  /// What a drag of the target by the fingers themselves says (I11).
  var directDrag: PointerEvent.Drag {
    PointerEvent.Drag(
      target: target, dropTarget: nil, space: space, location: anchor + totals.translation,
      translation: totals.translation, button: nil, device: device)
  }
}
