import Kinematics
import Magnetism

/// The present state of the devices, buttons, keys and fingers.
struct InputState: Hashable, Sendable {
  /// The greatest number of devices that are told apart.
  static let deviceCapacity = 16

  var devices: [DeviceState] = []
  /// The index of the device that moved last.
  var movingDevice: Int?
  /// The index of the device of the latest input.
  private(set) var latestDevice: Int?
  var buttons = ButtonState()
  /// The press of the primary button; nil while the button is up.
  var press: PrimaryPress?
  var gestures = OngoingGestures()
  /// The fingers on the screen.
  var touches = ScreenTouches()
  var modifiers: KeyModifiers = []
  var dragOperation = DragOperation.none
  /// The time of the person's last input; nil before the first.
  var lastInput: Timestamp?
  /// The devices beyond the capacity, which share the state of the last device within the capacity.
  private var excessDevices: [DeviceID] = []

  // MARK: Devices

  /// Sets the description of a device and ends its stroke; returns false if there is no room for the device.
  mutating func setDevice(_ device: PointerDevice, id: DeviceID, settings: PointerSettings) -> Bool {
    let state = DeviceState(id: id, device: device.clamped, settings: settings)
    if let index = devices.firstIndex(where: { $0.id == id }) {
      devices[index] = state
    } else if devices.count < InputState.deviceCapacity {
      devices.append(state)
    } else {
      return false
    }
    return true
  }

  /// Returns the index of the device of an input; a device that was never described counts as a trackpad.
  ///
  /// A device for which there is no room shares the state of the last device that has room, and is counted
  /// once as an excess device.
  mutating func useDevice(
    _ id: DeviceID, settings: borrowing PointerSettings, diagnostics: inout PointerDiagnostics
  ) -> Int {
    let known = devices.firstIndex { $0.id == id }
    if known == nil { assumeDevice(id, settings: copy settings, &diagnostics) }
    let index = known ?? devices.count - 1
    latestDevice = index
    return index
  }

  /// Treats a device that was never described as a trackpad, and counts it.
  @inline(never)
  private mutating func assumeDevice(
    _ id: DeviceID, settings: PointerSettings, _ diagnostics: inout PointerDiagnostics
  ) {
    if setDevice(.trackpad, id: id, settings: settings) {
      diagnostics.undescribedDevices.count(id)
    } else {
      noteExcess(id, &diagnostics)
    }
  }

  /// Counts, once, a device for which there is no room.
  mutating func noteExcess(_ id: DeviceID, _ diagnostics: inout PointerDiagnostics) {
    guard excessDevices.count < 4 * InputState.deviceCapacity, !excessDevices.contains(id) else { return }
    excessDevices.append(id)
    diagnostics.excessDevices.count(id)
  }

  /// Ends the strokes of all devices, and notes that no finger touches the devices any more.
  mutating func endStrokes() {
    for index in devices.indices {
      devices[index].fingers = 0
      devices[index].endHold(at: nil)
      devices[index].endStroke()
    }
  }

  /// Ends the strokes of all devices but one.
  mutating func endOtherStrokes(than index: Int) {
    for other in devices.indices where other != index { devices[other].endStroke() }
  }

  /// Adopts another tracking speed.
  mutating func adopt(_ settings: PointerSettings) {
    for index in devices.indices { devices[index].adopt(settings) }
  }

  /// Whether any device moves the pointer or is touched.
  var isTracking: Bool {
    for index in devices.indices where devices[index].isMoving || devices[index].isTouched { return true }
    return false
  }

  /// Whether any device other than the one at an index moves the pointer or is touched.
  func isTracking(except index: Int) -> Bool {
    devices.indices.contains { $0 != index && (devices[$0].isMoving || devices[$0].isTouched) }
  }

  /// The pointer's velocity from the device that moved last, in points per second.
  func velocity(at time: Timestamp) -> Vector {
    guard let movingDevice, movingDevice < devices.count else { return .zero }
    let devices = devices.span
    return devices[movingDevice].currentVelocity(at: time)
  }

  // MARK: The primary button

  /// Whether the primary button is down and was pressed on `hovered`; nil stands for no target.
  func isPressed(on hovered: TargetID?) -> Bool {
    guard let press else { return false }
    return press.target == hovered
  }

  /// Whether the primary button draws a band (I7).
  var isBanding: Bool { press?.stage == .banding }

  /// Whether the primary button drags (I4).
  var isDragging: Bool { press?.stage == .dragging }

  /// The operation of a drop with the keys that are pressed now (C2).
  var resolvedDrag: DragOperation { dragOperation.resolved(with: modifiers) }
}
