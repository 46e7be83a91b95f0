import Kinematics

/// A scroll, a pinch or a named gesture from its beginning to its end: all of it goes where it began (I2,
/// I3).
struct OngoingGesture: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case scroll
    case transform
    case named(StandardGesture)
  }

  let device: DeviceID
  let kind: Kind
  /// What was under the pointer; nil once it is gone.
  var target: TargetID?
  /// The space under the pointer.
  let space: SpaceID
  /// Where the model pointer was.
  let anchor: Point
  /// Whether it is the system's (I6, I9).
  var isSystemwide = false
  /// Whether fingers that are on the device make it.
  var isByFingers = true
  /// Whether it drags its target as a finger on the screen would (I11).
  var isDirect = false
  /// Whether the fingers have left the device; its end is about to be told.
  var isLifted = false
  /// Whether a scroll's end was told: it may run on by itself.
  var hasEnded = false
  /// Whether a new touch has stopped what ran on by itself.
  var isStopped = false
  /// What it has come to, for an end that brings no numbers.
  var scale: Double = 1
  var rotation: Double = 0
  var translation = Vector.zero

  init(_ kind: Kind, device: DeviceID, target: TargetID?, space: SpaceID, at anchor: Point) {
    self.kind = kind
    self.device = device
    self.target = target
    self.space = space
    self.anchor = anchor
  }
}
