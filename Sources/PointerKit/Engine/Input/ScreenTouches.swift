/// The fingers on the screen itself; they do not affect the pointer, and the pointer does not affect them
/// (M8).
struct ScreenTouches: Hashable, Sendable {
  /// The greatest number of fingers that are told apart.
  static let capacity = 64

  /// The ids of the fingers.
  private(set) var ids: [UInt64] = []

  init() { ids.reserveCapacity(ScreenTouches.capacity) }

  var count: Int { ids.count }

  /// Adds, follows or removes a finger; returns false if the phase does not fit the known fingers, or if
  /// there is no room.
  mutating func touch(_ phase: ContactPhase, id: UInt64) -> Bool {
    let index = ids.firstIndex(of: id)
    switch phase {
    case .began:
      guard index == nil, ids.count < ScreenTouches.capacity else { return false }
      ids.append(id)
    case .changed: return index != nil
    case .ended, .cancelled:
      guard let index else { return false }
      ids.remove(at: index)
    }
    return true
  }
}
