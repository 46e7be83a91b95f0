public import Kinematics
public import Magnetism

/// The properties of a pointing device.
public struct PointerDevice: Hashable, Sendable {
  /// A kind of device.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A touch surface beside the screen.
    case trackpad
    /// A mouse, from which no finger lifts, so that the pointer has no inertia and no magnetism.
    case mouse
    /// A pointing stick, from which no finger lifts.
    case trackpoint
    /// Any other device, treated as a mouse.
    case other
  }

  /// The kind of the device.
  public var kind: Kind
  /// The unit of the device's motion; points by default, to which the host has already applied acceleration,
  /// and others to which the engine applies ``curve``.
  public var unit: DeviceUnit
  /// Whether the host sends ``PointerInput/Kind/contact(_:fingers:)``; true by default for a trackpad only.
  ///
  /// If false, and ``DeviceProfile/hasLift`` is true, lifts are inferred from the time without input.
  public var reportsContact: Bool
  /// The acceleration curve; nil, the default, is the Mac's curve for the kind of device and the person's
  /// tracking speed (M4).
  public var curve: AccelerationCurve?
  /// The behavior of the engine for the device; by default the profile for its kind.
  public var profile: DeviceProfile

  /// Creates a device with the defaults for its kind.
  public init(
    kind: Kind, unit: DeviceUnit = .points, reportsContact: Bool? = nil, curve: AccelerationCurve? = nil,
    profile: DeviceProfile? = nil
  ) {
    self.kind = kind
    self.unit = unit
    self.reportsContact = reportsContact ?? (kind == .trackpad)
    self.curve = curve
    self.profile = profile ?? .standard(for: kind)
  }

  /// A trackpad that reports its motion in points, and contact.
  public static let trackpad = PointerDevice(kind: .trackpad)
  /// A mouse that reports its motion in points.
  public static let mouse = PointerDevice(kind: .mouse)
  /// A pointing stick that reports its motion in points.
  public static let trackpoint = PointerDevice(kind: .trackpoint)

  /// The device with a valid resolution; see ``DeviceUnit/counts(perInch:)``.
  var clamped: PointerDevice {
    var device = self
    device.unit = unit.clamped
    return device
  }
}

/// The id of a pointing device; 0, the default, suits a host that does not distinguish devices.
public struct DeviceID: HostIdentifier {
  /// The number that the host has chosen.
  public let rawValue: UInt32
  /// Creates an id from a number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
