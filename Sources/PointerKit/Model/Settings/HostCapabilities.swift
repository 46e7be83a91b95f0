/// Where a host has its pointer from, which decides whether the engine may move it; see <doc:Position>.
public enum HostSystem: UInt8, Hashable, Sendable, CaseIterable {
  /// A window on X11, where a program can move the cursor.
  case x11
  /// A window on XWayland, where a program can move the cursor within its windows.
  case xwayland
  /// A window on Wayland, whose compositor moves the cursor with the protocol pointer-warp.
  case waylandWithWarp
  /// A window on Wayland, whose compositor moves the cursor at the end of a lock, with the protocol
  /// pointer-constraints.
  case waylandWithConstraints
  /// A window on any other Wayland, where a program cannot move the cursor.
  case wayland
  /// A compositor, a kiosk, or a window that has locked the cursor: all that sends movements and no
  /// positions.
  case ownPosition
}

/// What a host may promise its users; the rest does not happen, whatever the settings are.
public struct HostCapabilities: OptionSet, Hashable, Sendable {
  /// One bit for each capability.
  public let rawValue: UInt8
  /// Creates a set from its bits; unknown bits are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0xf }
  /// All that leaves the cursor where it is: effects, padding, text, shapes, annotations.
  public static let effects = HostCapabilities(rawValue: 1)
  /// The pointer moves to the center of a control when the finger lifts.
  public static let recentering = HostCapabilities(rawValue: 2)
  /// The pointer coasts after a flick, and lands on a control.
  public static let flicks = HostCapabilities(rawValue: 4)
  /// Lifts are those of the fingers.
  ///
  /// Without them, the engine infers lifts from the time without input, so that a slow flick does not land,
  /// and recentering may move the pointer less far.
  public static let reportedLifts = HostCapabilities(rawValue: 8)

  /// Creates the set for a device, as the host describes it with ``PointerDevice/reportsContact`` and
  /// ``DeviceProfile/hasLift``.
  public init(system: HostSystem, device: PointerDevice) {
    self = .effects
    guard device.profile.hasLift else { return }
    if device.reportsContact { insert(.reportedLifts) }
    if system != .wayland { formUnion([.recentering, .flicks]) }
  }
}
