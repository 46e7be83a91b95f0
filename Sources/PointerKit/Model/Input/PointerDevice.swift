public import Kinematics

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
  /// Whether the host means to send ``PointerInput/Kind/contact(_:fingers:)``; true by default for a trackpad
  /// only.
  ///
  /// This value is only a note, for ``HostCapabilities`` and for a reader of recordings. The engine finds out
  /// by itself: until the device has reported a contact, it infers from the time without input that a finger
  /// has left, if ``DeviceProfile/hasLift`` is true. From the first contact on, it believes the reports.
  public var reportsContact: Bool
  /// The acceleration curve; nil, the default, is the Mac's curve for the kind of device and the person's
  /// tracking speed.
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

  /// A trackpad that reports its motion in points.
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

/// The behavior of the engine for a kind of device.
public struct DeviceProfile: Hashable, Sendable {
  /// Whether fingers lift from the device during a movement, so that the pointer coasts, is attracted and
  /// recenters; true by default for a trackpad only.
  public var hasLift: Bool
  /// The factor for ``PointerConfiguration/Lifts/restingPause`` with this device, 0.1…100, or nil.
  ///
  /// A pause of ``PointerConfiguration/Lifts/restingPause`` times this factor ends a movement, unless a finger is
  /// known to touch the device. If ``hasLift`` is true, the pointer then recenters, maybe only partly, since
  /// a finger may still touch the device. With nil, no pause ends a movement. NaN sets 1.
  public var restingPauseFactor: Double? {
    didSet { restingPauseFactor = restingPauseFactor.map { $0.clamped(to: 0.1...100, default: 1) } }
  }
  /// The factor for ``PointerSettings/autoHideDelay`` after input of this device.
  public var hideDelayFactor = 1.0 { didSet { hideDelayFactor.clamp(0.1...100, or: 1) } }

  /// Creates a profile; factors are clamped to 0.1…100, and NaN becomes 1.
  public init(hasLift: Bool, restingPauseFactor: Double? = 1, hideDelayFactor: Double = 1) {
    self.hasLift = hasLift
    self.restingPauseFactor = restingPauseFactor.map { $0.clamped(to: 0.1...100, default: 1) }
    self.hideDelayFactor = hideDelayFactor.clamped(to: 0.1...100, default: 1)
  }

  /// The profile of a trackpad, from which fingers lift.
  public static let trackpad = DeviceProfile(hasLift: true)
  /// The profile of a mouse: no finger lifts from it, and the pointer hides after twice the delay.
  ///
  /// A hand rests on a mouse during reading. In the only known recording of an iPad, the delay is about 10 s.
  public static let mouse = DeviceProfile(hasLift: false, hideDelayFactor: 2)
  /// The profile of a pointing stick: no finger lifts from it, and a movement is over after twice the pause.
  ///
  /// A stick drifts back after its release.
  public static let trackpoint = DeviceProfile(hasLift: false, restingPauseFactor: 2)

  /// The profile of a kind of device; ``mouse`` for `other`.
  public static func standard(for kind: PointerDevice.Kind) -> DeviceProfile {
    switch kind {
    case .trackpad: .trackpad
    case .trackpoint: .trackpoint
    case .mouse, .other: .mouse
    }
  }
}
