import Kinematics
import Magnetism

/// The buttons that are down, the meaning of each, and the number of clicks in a row with the primary button.
struct ButtonState: Hashable, Sendable {
  /// A button that is down.
  struct Press: Hashable, Sendable {
    /// The button that the device reported.
    let physical: PointerButton
    /// The meaning of the button, which stays the same from press to release (I1).
    let button: PointerButton
    let device: DeviceID
    /// The target on which the button went down; nil for none.
    let target: TargetID?
    /// The pressure of the press, 0…1; nil until the device reports it (I13).
    var pressure: Double?
  }

  /// The last click with the primary button, and the number of clicks in a row up to it.
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

  /// Whether a button is down, as the meaning of a press or as the button that a device reported.
  func isDown(_ button: PointerButton) -> Bool {
    down.contains { $0.physical == button || $0.button == button }
  }

  /// Adds a press; returns false if the button, or another button with the same meaning, is down already.
  mutating func press(_ press: Press) -> Bool {
    for other in down where other.physical == press.physical || other.button == press.button { return false }
    down.append(press)
    return true
  }

  /// Removes and returns the press that a release ends; nil if this device did not press the button.
  mutating func release(_ physical: PointerButton, device: DeviceID) -> Press? {
    guard let index = down.firstIndex(where: { $0.physical == physical && $0.device == device }) else {
      return nil
    }
    return down.remove(at: index)
  }

  /// Removes and returns the first press; nil if no button is down.
  mutating func releaseAny() -> Press? { down.isEmpty ? nil : down.removeFirst() }

  // MARK: Pressure

  /// The index of the latest press of a device that is still down; nil if the device presses nothing.
  func lastPress(of device: DeviceID) -> Int? { down.lastIndex { $0.device == device } }

  /// Sets the pressure of the press at an index; returns the press if its pressure changes.
  mutating func setPressure(_ pressure: Double, ofPress index: Int) -> Press? {
    guard down[index].pressure != pressure else { return nil }
    down[index].pressure = pressure
    return down[index]
  }

  // MARK: Clicks

  /// Counts a click, and returns the number of clicks in its row.
  ///
  /// A click continues the row if it is on the same target as the last click, and close enough to it in time
  /// and position.
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

  /// Ends the row of clicks: the next click is the first of a new row.
  mutating func endClicks() { lastClick = nil }
}
