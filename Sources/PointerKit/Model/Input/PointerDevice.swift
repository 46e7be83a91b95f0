public import Kinematics

/// A description of a pointing device: what it is and what it can tell.
public struct PointerDevice: Hashable, Sendable {
  /// What kinds of device there are.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A touch surface beside the screen.
    case trackpad
    /// A mouse: it has no lift, so neither inertia nor magnetism.
    case mouse
    /// A small stick: it has no lift either.
    case trackpoint
    /// Anything else; treated as a mouse.
    case other
  }

  /// What it is.
  public var kind: Kind
  /// The unit of its motion; points by default, which a host has accelerated already.
  ///
  /// With another the engine applies ``curve``.
  public var unit: DeviceUnit
  /// Whether contact events tell when a finger comes and goes.
  ///
  /// True by default for a trackpad only; where false, the engine infers the lift of a trackpad's finger from
  /// silence.
  public var reportsContact: Bool
  /// The acceleration curve; nil, the default, is the Mac's for the kind of device at the person's tracking
  /// speed (M4).
  public var curve: AccelerationCurve?
  /// What it does differently because of how it lies in the hand; by default that of its kind.
  public var profile: DeviceProfile

  /// Creates a description with the defaults for its kind.
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

  /// A trackpad that reports points and contact.
  public static let trackpad = PointerDevice(kind: .trackpad)
  /// A mouse that reports points.
  public static let mouse = PointerDevice(kind: .mouse)
  /// A stick between the keys that reports points.
  public static let trackpoint = PointerDevice(kind: .trackpoint)
}
