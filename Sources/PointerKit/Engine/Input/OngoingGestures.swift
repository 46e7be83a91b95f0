import Kinematics

/// A scroll, a pinch or a named gesture, from its beginning to its end.
///
/// All its events go to what was under the pointer when it began (I3), or to a space around it that scrolls (I2).
struct OngoingGesture: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case scroll
    case transform
    case named(StandardGesture)
  }

  struct Totals: Hashable, Sendable {
    /// The range to which the total scale of a pinch is clamped.
    static let scales = 1e-6...1e6

    var scale: Double = 1
    var rotation: Double = 0
    var translation = Vector.zero
  }

  let kind: Kind
  let device: DeviceID
  var target: TargetID?
  var space: SpaceID
  let anchor: Point
  var isSystemwide = false
  /// Whether the gesture zooms, and whether it rotates, according to the person's assignments when it began
  /// (I8).
  var zooms = true
  var rotates = true
  /// Whether fingers on the device make the gesture.
  var isByFingers = true
  /// Whether the gesture drags its target as a finger on the screen would (I11).
  var isDirect = false
  /// Whether the fingers have left the device, so that the end is expected.
  var isLifted = false
  /// Whether a scroll has ended and may continue by momentum.
  var hasEnded = false
  /// Whether a new touch has stopped the momentum.
  var isStopped = false
  /// Whether a scroll has moved its content, so that the space that it scrolls is settled.
  var hasMoved = false
  var totals = Totals()

  var isActive: Bool { isByFingers && !isLifted && !hasEnded }

  var recipient: PointerEvent.Recipient {
    PointerEvent.Recipient(
      target: target, space: space, position: anchor, isSystemwide: isSystemwide, device: device)
  }
}

/// The gestures that are under way, oldest first: at most one of each kind for each device.
struct OngoingGestures: Hashable, Sendable {
  /// The greatest number of gestures that are told apart; a further gesture cancels the oldest.
  static let capacity = 32

  private var gestures: [OngoingGesture] = []

  init() { gestures.reserveCapacity(OngoingGestures.capacity) }

  var isEmpty: Bool { gestures.isEmpty }
  var isFull: Bool { gestures.count >= OngoingGestures.capacity }
  var indices: Range<Int> { gestures.indices }
  subscript(_ index: Int) -> OngoingGesture {
    get { gestures[index] }
    _modify { yield &gestures[index] }
  }

  func index(of kind: OngoingGesture.Kind, device: DeviceID) -> Int? {
    gestures.firstIndex { $0.device == device && $0.kind == kind }
  }

  mutating func append(_ gesture: OngoingGesture) -> Int {
    gestures.append(gesture)
    return gestures.count - 1
  }

  @discardableResult
  mutating func remove(at index: Int) -> OngoingGesture { gestures.remove(at: index) }

  var isActive: Bool { gestures.contains { $0.isActive } }

  mutating func lift(_ device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device { gestures[index].isLifted = true }
  }

  mutating func stopMomentum(of device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device && gestures[index].hasEnded {
      gestures[index].isStopped = true
    }
  }

  mutating func removeTargets(missingFrom scene: borrowing TargetStore) {
    for index in gestures.indices {
      if let target = gestures[index].target, scene.slot(of: target) == nil { gestures[index].target = nil }
    }
  }
}
