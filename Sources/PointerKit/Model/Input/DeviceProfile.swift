/// What a kind of device does differently because of how it lies in the hand.
public struct DeviceProfile: Hashable, Sendable {
  /// Whether fingers leave it in mid-movement: then a flick coasts (M7) and finds targets (F2), and a lift
  /// recentres (M5).
  ///
  /// True by default for a trackpad only.
  public var hasLift: Bool
  /// How many times ``PointerConfiguration/restingPause`` it must be still until the pointer recentres,
  /// 0.1…100; nil never.
  ///
  /// It stands in for the lift that cannot be told.
  public var restingPauseFactor: Double? {
    didSet { if let factor = restingPauseFactor { restingPauseFactor = held(factor, 0.1...100, 1) } }
  }
  /// How many times ``PointerSettings/autoHideDelay`` the pointer waits after this device's last input until
  /// it hides (M6),
  /// 0.1…100.
  public var hideDelayFactor: Double {
    didSet { hideDelayFactor = held(hideDelayFactor, 0.1...100, 1) }
  }

  /// Creates a profile; factors are held to their ranges, NaN becomes 1.
  public init(hasLift: Bool, restingPauseFactor: Double? = 1, hideDelayFactor: Double = 1) {
    self.hasLift = hasLift
    self.restingPauseFactor = restingPauseFactor.map { held($0, 0.1...100, 1) }
    self.hideDelayFactor = held(hideDelayFactor, 0.1...100, 1)
  }

  /// A trackpad: it has a lift, and the person's own delay.
  public static let trackpad = DeviceProfile(hasLift: true)
  /// A mouse: no lift, and twice the delay, since the hand rests on it while the eyes read; the one iPad on
  /// record with a mouse takes about 10 s.
  public static let mouse = DeviceProfile(hasLift: false, hideDelayFactor: 2)
  /// A stick between the keys: no lift; it drifts back when let go, which must not be taken for rest, so it
  /// recentres after twice the pause.
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
