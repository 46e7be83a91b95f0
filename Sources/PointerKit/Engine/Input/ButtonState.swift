import Kinematics
import Magnetism

/// Which buttons are down, what each means, and how many clicks the primary one made in a row.
struct ButtonState: Hashable, Sendable {
  /// A button that is down.
  struct Press: Hashable, Sendable {
    /// The button that the device reported.
    let physical: PointerButton
    /// What it means, from press to release (I1).
    let button: PointerButton
    let device: DeviceID
  }

  private var down: [Press] = []
  private var lastClickTime: Timestamp?
  private var lastClickLocation = Point.zero
  private var clickCount = 0

  init() { down.reserveCapacity(8) }

  var isAnyDown: Bool { !down.isEmpty }

  /// Takes a press; false if the button, or another of the same meaning, is down already.
  mutating func press(_ press: Press) -> Bool {
    for other in down where other.physical == press.physical || other.button == press.button { return false }
    down.append(press)
    return true
  }

  /// Takes a release and returns what the button meant as it went down; nil if this device did not press it.
  mutating func release(_ physical: PointerButton, device: DeviceID) -> PointerButton? {
    guard let index = down.firstIndex(where: { $0.physical == physical && $0.device == device }) else {
      return nil
    }
    return down.remove(at: index).button
  }

  /// Releases the first of the buttons that are down; nil if none is.
  mutating func releaseAny() -> Press? { down.isEmpty ? nil : down.removeFirst() }

  /// Counts a click: one that is soon and near enough after the last one adds to it.
  mutating func click(at location: Point, time: Timestamp, interval: Double, distance: Double) -> Int {
    let isNext = lastClickTime.map {
      time.seconds(since: $0) <= interval && location.distance(to: lastClickLocation) <= distance
    }
    clickCount = isNext == true && clickCount < .max ? clickCount + 1 : 1
    lastClickTime = time
    lastClickLocation = location
    return clickCount
  }
}
