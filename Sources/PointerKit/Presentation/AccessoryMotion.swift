import Kinematics

/// The accessories around the visible pointer (A1, A2), and the badge of a drag after them.
///
/// The first accessory of a style turns into the first of the next, the second into the second, and so on: a
/// plus that becomes a slashed circle is the same accessory. What has no counterpart comes in or fades out
/// where it is. A drag's badge has the fourth place to itself, whatever is hovered.
struct AccessoryMotion: Hashable, Sendable {
  private static let badgePlace = PointerAccessory.capacity - 1

  private var slots: [AccessorySlot?] = Array(repeating: nil, count: PointerAccessory.capacity)
  /// Whether there is nothing to see and nothing to come.
  private(set) var isEmpty = true

  /// Heads for a style's accessories and a drag's badge.
  ///
  /// A badge that the style shows already is not shown twice.
  mutating func head(
    for accessories: [PointerAccessory], badge: PointerAccessory?, scale: Double,
    configuration: PointerConfiguration, at time: Timestamp
  ) {
    if isEmpty, accessories.isEmpty, badge == nil { return }
    isEmpty = true
    var badge = badge
    for place in slots.indices {
      var accessory = place < accessories.count ? accessories[place] : nil
      if let shown = accessory, shown == badge { badge = nil }
      if place == AccessoryMotion.badgePlace, let badge { accessory = badge }
      head(place, for: accessory, scale: scale, configuration: configuration, at: time)
      if slots[place] != nil { isEmpty = false }
    }
  }

  private mutating func head(
    _ place: Int, for accessory: PointerAccessory?, scale: Double, configuration: PointerConfiguration,
    at time: Timestamp
  ) {
    if slots[place]?.isGone(at: time) ?? false { slots[place] = nil }
    guard let accessory else {
      slots[place]?.leave(configuration: configuration, at: time)
      return
    }
    if slots[place] == nil {
      slots[place] = AccessorySlot(accessory, scale: scale, configuration: configuration, at: time)
    } else {
      slots[place]?.head(for: accessory, scale: scale, configuration: configuration, at: time)
    }
  }

  func isSettled(at time: Timestamp) -> Bool {
    if isEmpty { return true }
    for place in slots.indices {
      if let slot = slots[place], !slot.isSettled(at: time) { return false }
    }
    return true
  }

  /// Lists what there is to see around a pointer.
  func read(around pointer: PointerAppearance, at time: Timestamp, into states: inout [AccessoryState]) {
    states.removeAll(keepingCapacity: true)
    if isEmpty { return }
    for place in slots.indices {
      if let state = slots[place]?.state(around: pointer, at: time) { states.append(state) }
    }
  }
}
