// Rows of Behaviors.md: I6, I8.

/// The standard clicks and gestures of a mouse or trackpad, and who receives them.
///
/// ``usualFingers(on:)`` says on which devices and with how many fingers each gesture is made.
public enum StandardGesture: UInt8, Hashable, Sendable, CaseIterable {
  /// A click; on a trackpad, two fingers make the secondary click.
  case primaryClick, secondaryClick
  /// A movement of two fingers on a trackpad, or of one finger or the wheel on a mouse.
  case scrolling
  /// A double tap.
  case smartZoom
  /// A swipe to the left or right.
  case swipeBetweenPages, swipeBetweenFullScreenApps
  /// A gesture of the system.
  case missionControl
  /// A tap.
  case lookUp, tapToClick
  /// A firm press.
  case forceClick
  /// A pinch, or a rotation.
  case zoom, rotate
  /// A swipe from the right edge of the trackpad.
  case notificationCenter
  /// A gesture of the system.
  case appExpose
  /// A pinch for Launchpad, and a spread for the desktop, both with the thumb and three fingers.
  case launchpad, showDesktop

  /// Whether a kind of device has the gesture: a trackpad has all, and other devices have those of a mouse.
  public func isAvailable(on device: PointerDevice.Kind) -> Bool { !usualFingers(on: device).isEmpty }

  /// The numbers of fingers with which the gesture is usually made; empty if the device lacks the gesture.
  ///
  /// On a mouse with a touch surface they are one or two, since the other fingers hold the mouse.
  public func usualFingers(on device: PointerDevice.Kind) -> FingerCounts {
    guard device == .trackpad else {
      switch self {
      case .primaryClick, .secondaryClick, .scrolling, .smartZoom, .swipeBetweenPages: return .one
      case .swipeBetweenFullScreenApps, .missionControl: return .two
      default: return []
      }
    }
    switch self {
    case .primaryClick, .tapToClick, .forceClick: return .one
    case .secondaryClick, .scrolling, .smartZoom, .swipeBetweenPages, .zoom, .rotate, .notificationCenter:
      return .two
    case .lookUp: return [.one, .three]
    case .swipeBetweenFullScreenApps, .missionControl, .appExpose: return [.three, .four]
    case .launchpad, .showDesktop: return .four
    }
  }

  /// Whether the gesture belongs to the system, so that it has no target and no app may use it.
  public var isSystemwide: Bool {
    switch self {
    case .swipeBetweenFullScreenApps, .missionControl, .notificationCenter, .appExpose, .launchpad,
      .showDesktop:
      true
    default: false
    }
  }

  /// The button that the gesture clicks; nil if the gesture is not a click.
  var clickedButton: PointerButton? {
    switch self {
    case .primaryClick, .tapToClick: .primary
    case .secondaryClick: .secondary
    default: nil
    }
  }
}

/// The receiver of a gesture, by its number of fingers.
public enum GestureOwner: UInt8, Hashable, Sendable, CaseIterable {
  /// One finger, or none: the gesture points and clicks.
  case pointer
  /// Two fingers: the gesture acts on what is under the pointer.
  case app
  /// Three fingers or more: the gesture belongs to the system, and reaches no target. But a gesture to which
  /// the person has assigned its number of fingers belongs to the app; see ``GestureAssignments``.
  case system

  /// Creates the receiver of a gesture with a number of fingers.
  public init(fingers: Int) { self = fingers < 2 ? .pointer : fingers == 2 ? .app : .system }
}
