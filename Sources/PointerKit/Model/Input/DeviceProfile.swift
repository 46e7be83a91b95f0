public import Kinematics

/// The behavior of the engine for a kind of device.
public struct DeviceProfile: Hashable, Sendable {
  /// Whether fingers lift from the device during a movement; true by default for a trackpad only.
  ///
  /// If true, the pointer coasts (M7) or is attracted (F2) after a flick, and recenters (M5). If false, the
  /// pointer never does any of this.
  public var hasLift: Bool
  /// The factor for ``PointerConfiguration/restingPause`` with this device, 0.1…100, or nil.
  ///
  /// A movement is over after a pause of ``PointerConfiguration/restingPause`` times this factor, unless a
  /// finger is known to touch the device. If ``hasLift`` is true, the pointer recenters at the end of the
  /// pause (M5). It may recenter only partly, since a finger may still touch the device. If ``hasLift`` is
  /// false, the pointer stays where it is. With nil, no pause ends a movement. NaN sets 1.
  public var restingPauseFactor: Double? {
    didSet { restingPauseFactor = restingPauseFactor.map { $0.clamped(to: 0.1...100, default: 1) } }
  }
  /// The factor for ``PointerSettings/autoHideDelay`` after input of this device (M6).
  public var hideDelayFactor = 1.0 { didSet { hideDelayFactor.clamp(0.1...100, or: 1) } }

  /// Creates a profile; factors are clamped to 0.1…100, and NaN becomes 1.
  public init(hasLift: Bool, restingPauseFactor: Double? = 1, hideDelayFactor: Double = 1) {
    self.hasLift = hasLift
    self.restingPauseFactor = restingPauseFactor.map { $0.clamped(to: 0.1...100, default: 1) }
    self.hideDelayFactor = hideDelayFactor.clamped(to: 0.1...100, default: 1)
  }

  /// The profile of a trackpad, from which fingers lift.
  public static let trackpad = DeviceProfile(hasLift: true)
  /// The profile of a mouse, from which no finger lifts, with twice the delay before the pointer hides.
  ///
  /// People rest a hand on the mouse while they read. In the only known recording of an iPad with a mouse,
  /// the pointer hides after about 10 s.
  public static let mouse = DeviceProfile(hasLift: false, hideDelayFactor: 2)
  /// The profile of a pointing stick, from which no finger lifts, with twice the pause before a movement is
  /// over, since a released stick drifts back.
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
