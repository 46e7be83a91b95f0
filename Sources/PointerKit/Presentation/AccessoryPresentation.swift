import Kinematics

/// The accessories around the visible pointer (A1, A2), followed by the badge of a drag.
///
/// The first accessory of a style changes into the first accessory of the next style, for example a plus into
/// a slashed circle. The second changes into the second, and so on. An accessory without a counterpart fades
/// in or out at its position. The badge is always the fourth accessory; it replaces a fourth accessory of the
/// style.
struct AccessoryPresentation: Hashable, Sendable {
  private static let badgeIndex = PointerAccessory.capacity - 1

  private var slots: [AccessoryMotion?] = Array(repeating: nil, count: PointerAccessory.capacity)
  /// Whether there is no accessory, not even one that is fading out, or that has faded out since the goals
  /// were last set.
  private(set) var isEmpty = true

  /// Replaces the present accessories by the accessories of a style and the badge of a drag.
  ///
  /// A badge that equals one of the accessories is shown only once.
  mutating func retarget(
    to accessories: [PointerAccessory], badge: PointerAccessory?,
    around pointer: AccessoryMotion.Surroundings, springs: AccessoryMotion.Springs, at time: Timestamp
  ) {
    if isEmpty, accessories.isEmpty, badge == nil { return }
    isEmpty = true
    var badge = badge
    for index in slots.indices {
      var accessory = index < accessories.count ? accessories[index] : nil
      if let shown = accessory, shown == badge { badge = nil }
      if index == AccessoryPresentation.badgeIndex, let badge { accessory = badge }
      retarget(index, to: accessory, around: pointer, springs: springs, at: time)
      if slots[index] != nil { isEmpty = false }
    }
  }

  private mutating func retarget(
    _ index: Int, to accessory: PointerAccessory?, around pointer: AccessoryMotion.Surroundings,
    springs: AccessoryMotion.Springs, at time: Timestamp
  ) {
    if slots[index]?.isGone(at: time) ?? false { slots[index] = nil }
    guard let accessory else {
      slots[index]?.leave(around: pointer, springs: springs, at: time)
      return
    }
    if slots[index] == nil {
      slots[index] = AccessoryMotion(accessory, around: pointer, springs: springs, at: time)
    } else {
      slots[index]?.retarget(to: accessory, around: pointer, springs: springs, at: time)
    }
  }

  func isSettled(at time: Timestamp) -> Bool {
    if isEmpty { return true }
    for index in slots.indices {
      if let slot = slots[index], !slot.isSettled(at: time) { return false }
    }
    return true
  }

  /// Lists the visible accessories of a pointer.
  func read(around pointer: PointerAppearance, at time: Timestamp, into states: inout [AccessoryState]) {
    states.removeAll(keepingCapacity: true)
    if isEmpty { return }
    for index in slots.indices {
      if let state = slots[index]?.state(around: pointer, at: time) { states.append(state) }
    }
  }
}
