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
    /// The target on which it went down.
    let target: TargetID?
    /// How hard it is pressed; nil until the device reports it (I13).
    var pressure: Double?
  }

  /// The last click of a row.
  private struct Click: Hashable, Sendable {
    var target: TargetID?
    var location: Point
    var time: Timestamp
    var count: Int
  }

  private var down: [Press] = []
  private var lastClick: Click?

  init() { down.reserveCapacity(8) }

  var isAnyDown: Bool { !down.isEmpty }

  /// Whether a button is down, by what it means or by what the device reported.
  func isDown(_ button: PointerButton) -> Bool {
    down.contains { $0.physical == button || $0.button == button }
  }

  /// Takes a press; false if the button, or another of the same meaning, is down already.
  mutating func press(_ press: Press) -> Bool {
    for other in down where other.physical == press.physical || other.button == press.button { return false }
    down.append(press)
    return true
  }

  /// Takes a release and returns the press that it ends; nil if this device did not press the button.
  mutating func release(_ physical: PointerButton, device: DeviceID) -> Press? {
    guard let index = down.firstIndex(where: { $0.physical == physical && $0.device == device }) else {
      return nil
    }
    return down.remove(at: index)
  }

  /// Releases the first of the buttons that are down; nil if none is.
  mutating func releaseAny() -> Press? { down.isEmpty ? nil : down.removeFirst() }

  // MARK: Pressure

  /// The index of the press that a device made last; nil if it presses nothing.
  func lastPress(of device: DeviceID) -> Int? { down.lastIndex { $0.device == device } }

  /// Takes the pressure of a press; returns the press if that changes it.
  mutating func setPressure(_ pressure: Double, ofPress index: Int) -> Press? {
    guard down[index].pressure != pressure else { return nil }
    down[index].pressure = pressure
    return down[index]
  }

  // MARK: Clicks

  /// Counts a click: one on the same target, soon and near enough after the last one, adds to it.
  mutating func click(
    on target: TargetID?, at location: Point, time: Timestamp, interval: Double, distance: Double
  ) -> Int {
    var count = 1
    if let last = lastClick, last.target == target, time.seconds(since: last.time) <= interval,
      location.distance(to: last.location) <= distance, last.count < .max
    {
      count = last.count + 1
    }
    lastClick = Click(target: target, location: location, time: time, count: count)
    return count
  }

  /// Ends the row of clicks: something else was done.
  mutating func endClicks() { lastClick = nil }
}
