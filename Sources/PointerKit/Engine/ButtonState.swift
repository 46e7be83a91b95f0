import Kinematics

/// Which buttons are down, where the primary one went down, and how often it was clicked in a row.
struct ButtonState: Hashable, Sendable {
  private var down: [PointerButton] = []
  /// The target on which the primary button went down.
  private(set) var pressedTarget: UInt64?
  private var lastClickTime: Timestamp?
  private var lastClickPlace = Point.zero
  private var count = 0

  init() { down.reserveCapacity(8) }

  var anyDown: Bool { !down.isEmpty }
  var isPrimaryDown: Bool { down.contains(.primary) }

  /// Takes a press; false if the button is down already.
  mutating func press(_ button: PointerButton, on target: UInt64?) -> Bool {
    guard !down.contains(button) else { return false }
    down.append(button)
    if button == .primary { pressedTarget = target }
    return true
  }

  /// Takes a release; false if the button was not down.
  mutating func release(_ button: PointerButton) -> Bool {
    guard let index = down.firstIndex(of: button) else { return false }
    down.remove(at: index)
    return true
  }

  /// Lets the first of the held buttons go; nil when none is left.
  mutating func releaseAny() -> PointerButton? { down.isEmpty ? nil : down.removeFirst() }

  /// Counts a click: one within half a second and 4 points of the last one adds to it.
  mutating func click(at place: Point, time: Timestamp) -> Int {
    let isNext = lastClickTime.map {
      time.seconds(since: $0) <= 0.5 && place.distance(to: lastClickPlace) <= 4
    }
    count = isNext == true ? count + 1 : 1
    lastClickTime = time
    lastClickPlace = place
    return count
  }
}
