import Kinematics
import Magnetism

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

  /// The index of a device's gesture of a kind, or nil.
  func index(of kind: OngoingGesture.Kind, device: DeviceID) -> Int? {
    gestures.firstIndex { $0.device == device && $0.kind == kind }
  }

  /// Adds a gesture, and returns its index.
  mutating func append(_ gesture: OngoingGesture) -> Int {
    gestures.append(gesture)
    return gestures.count - 1
  }

  @discardableResult
  mutating func remove(at index: Int) -> OngoingGesture { gestures.remove(at: index) }

  /// Whether fingers are making a gesture now.
  var isActive: Bool {
    for gesture in gestures where gesture.isActive { return true }
    return false
  }

  /// The target that fingers drag directly at present (I11); nil if there is none.
  var draggedTarget: TargetID? {
    for gesture in gestures where gesture.isDirect && gesture.isActive { return gesture.target }
    return nil
  }

  /// Notes that the fingers have left a device, so that the ends of its gestures are expected.
  mutating func lift(_ device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device { gestures[index].isLifted = true }
  }

  /// Stops the momentum of a device that fingers touch.
  mutating func stopMomentum(of device: DeviceID) {
    for index in gestures.indices where gestures[index].device == device && gestures[index].hasEnded {
      gestures[index].isStopped = true
    }
  }

  /// Forgets targets that no longer exist; further events of their gestures name only the space.
  mutating func removeTargets(missingFrom scene: borrowing TargetStore) {
    for index in gestures.indices {
      if let target = gestures[index].target, scene.slot(of: target) == nil { gestures[index].target = nil }
    }
  }
}
