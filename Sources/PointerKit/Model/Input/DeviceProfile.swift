public import Kinematics

/// How the engine treats a kind of device.
public struct DeviceProfile: Hashable, Sendable {
  /// Whether fingers lift from it during a movement: then flicks coast (M7) and are attracted (F2), and a lift
  /// recenters (M5). True by default for a trackpad only.
  public var hasLift: Bool
  /// The factor by which ``PointerConfiguration/restingPause`` is longer for this device, 0.1…100; nil never
  /// recenters.
  ///
  /// The pause replaces the lift, which the device does not have or report.
  public var restingPauseFactor: Double? {
    didSet { restingPauseFactor = restingPauseFactor.map { $0.clamped(to: 0.1...100, default: 1) } }
  }
  /// The factor by which ``PointerSettings/autoHideDelay`` is longer after input of this device (M6).
  @Clamped(0.1...100) public var hideDelayFactor = 1.0

  /// Creates a profile; factors are clamped to 0.1…100, and NaN becomes 1.
  public init(hasLift: Bool, restingPauseFactor: Double? = 1, hideDelayFactor: Double = 1) {
    self.hasLift = hasLift
    self.restingPauseFactor = restingPauseFactor.map { $0.clamped(to: 0.1...100, default: 1) }
    self.hideDelayFactor = hideDelayFactor
  }

  /// A trackpad: it has a lift, and the person's own delay.
  public static let trackpad = DeviceProfile(hasLift: true)
  /// A mouse: no lift, and twice the delay, since people rest on it while they read; the one iPad on record
  /// with a mouse takes about 10 s.
  public static let mouse = DeviceProfile(hasLift: false, hideDelayFactor: 2)
  /// A pointing stick: no lift. It drifts back when released, which must not count as rest, so that it
  /// recenters after twice the pause.
  public static let trackpoint = DeviceProfile(hasLift: false, restingPauseFactor: 2)

  /// The profile of a kind of device; anything else is treated as a mouse.
  public static func standard(for kind: PointerDevice.Kind) -> DeviceProfile {
    switch kind {
    case .trackpad: .trackpad
    case .trackpoint: .trackpoint
    case .mouse, .other: .mouse
    }
  }
}
