import Kinematics

/// Which buttons are down, what each means, and how often the primary one was clicked in a row.
struct ButtonState: Hashable, Sendable {
  /// A button that is down.
  struct Press: Hashable, Sendable {
    /// The button that the device said.
    let physical: PointerButton
    /// What it means, from press to release (I1).
    let button: PointerButton
    let device: DeviceID
  }

  private var down: [Press] = []
  /// The target on which the primary button went down.
  private(set) var pressedTarget: TargetID?
  private var lastClickTime: Timestamp?
  private var lastClickPlace = Point.zero
  private var count = 0

  init() { down.reserveCapacity(8) }

  var anyDown: Bool { !down.isEmpty }
  var isPrimaryDown: Bool { down.contains { $0.button == .primary } }

  /// Takes a press; false if the button, or another of the same meaning, is down already.
  mutating func press(_ press: Press, on target: TargetID?) -> Bool {
    for held in down where held.physical == press.physical || held.button == press.button { return false }
    down.append(press)
    if press.button == .primary { pressedTarget = target }
    return true
  }

  /// Takes a release and gives what the button meant as it went down; nil if it was not down.
  mutating func release(_ physical: PointerButton) -> PointerButton? {
    guard let index = down.firstIndex(where: { $0.physical == physical }) else { return nil }
    return down.remove(at: index).button
  }

  /// Lets the first of the held buttons go; nil when none is left.
  mutating func releaseAny() -> Press? { down.isEmpty ? nil : down.removeFirst() }

  /// Counts a click: one that is soon and near enough after the last one adds to it.
  mutating func click(at place: Point, time: Timestamp, interval: Double, distance: Double) -> Int {
    let isNext = lastClickTime.map {
      time.seconds(since: $0) <= interval && place.distance(to: lastClickPlace) <= distance
    }
    count = isNext == true && count < .max ? count + 1 : 1
    lastClickTime = time
    lastClickPlace = place
    return count
  }
}
