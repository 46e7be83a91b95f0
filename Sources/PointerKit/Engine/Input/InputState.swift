import Kinematics

/// The present state of the devices, buttons, keys and gestures, and the fingers on the screen (M8).
struct InputState: Hashable, Sendable {
  /// The greatest number of devices that are told apart.
  static let deviceCapacity = 16

  var devices: [DeviceState] = []
  /// The index of the device that moved last.
  var movingDevice: Int?
  /// The index of the device whose input came last.
  private(set) var latestDevice: Int?
  var buttons = ButtonState()
  var primary = PrimaryButton.up
  var gestures = OngoingGestures()
  var touches = ScreenTouches()
  var modifiers: KeyModifiers = []
  var dragOperation = DragOperation.none
  /// The time of the person's last input; nil before the first.
  var lastInput: Timestamp?
  /// The devices beyond the capacity, which share the state of the last device within the capacity.
  private var excessDevices: [DeviceID] = []

  // MARK: Devices

  /// Describes a device and ends its stroke; returns false if there is no room for it.
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
  mutating func useDevice(
    _ id: DeviceID, settings: PointerSettings, diagnostics: inout PointerDiagnostics
  ) -> Int {
    var index = devices.firstIndex { $0.id == id }
    if index == nil {
      if setDevice(.trackpad, id: id, settings: settings) {
        diagnostics.undescribedDevices.count(id)
      } else {
        noteExcess(id, &diagnostics)
      }
      index = devices.count - 1
    }
    latestDevice = index
    return index ?? 0
  }

  /// Counts, once, a device for which there is no room.
  mutating func noteExcess(_ id: DeviceID, _ diagnostics: inout PointerDiagnostics) {
    guard excessDevices.count < 4 * InputState.deviceCapacity, !excessDevices.contains(id) else { return }
    excessDevices.append(id)
    diagnostics.excessDevices.count(id)
  }

  /// Ends the strokes of all devices, which no finger touches any more.
  mutating func endStrokes() {
    for index in devices.indices {
      devices[index].fingers = 0
      devices[index].endHold()
      devices[index].endStroke()
    }
  }

  /// Whether any device, except the one at an index, moves the pointer or is touched.
  func isTracking(except index: Int?) -> Bool {
    devices.indices.contains { $0 != index && (devices[$0].isMoving || devices[$0].isTouched) }
  }

  /// The velocity at which a device moves the pointer, in points per second; zero after a silence.
  mutating func readVelocity(at time: Timestamp) -> Vector {
    guard let movingDevice, movingDevice < devices.count else { return .zero }
    return devices[movingDevice].currentVelocity(at: time)
  }

  // MARK: The primary button

  /// Whether the primary button is down and was pressed on `target`; nil stands for no target.
  @inline(__always) func isPressed(on target: TargetID?) -> Bool { primary.isDown(on: target) }

  var isBanding: Bool { primary.isBanding }
  var isDragging: Bool { primary.isDragging }

  /// The operation of a drop with the keys that are pressed now (C2).
  var resolvedDrag: DragOperation { dragOperation.resolved(with: modifiers) }
}

/// The fingers on the screen itself; they do not affect the pointer, and the pointer does not affect them
/// (M8).
struct ScreenTouches: Hashable, Sendable {
  /// The greatest number of fingers that are told apart.
  static let capacity = 64

  private(set) var ids: [UInt64] = []

  init() { ids.reserveCapacity(ScreenTouches.capacity) }

  var count: Int { ids.count }

  /// Adds, follows or removes a finger; returns false if the phase does not fit the known fingers, or if
  /// there is no room.
  mutating func touch(_ phase: ContactPhase, id: UInt64) -> Bool {
    let index = ids.firstIndex(of: id)
    if phase == .began {
      guard index == nil, ids.count < ScreenTouches.capacity else { return false }
      ids.append(id)
    } else if let index {
      if phase != .changed { ids.remove(at: index) }
    } else {
      return false
    }
    return true
  }
}
