/// The table of standard clicks and gestures (I8): which devices have each, with how many fingers, whose it
/// is, and what people expect of it.
extension StandardGesture {
  /// Whether a kind of device has the gesture; a trackpad has all of them, everything else what a mouse has.
  public func isAvailable(on device: PointerDevice.Kind) -> Bool { !usualFingers(on: device).isEmpty }

  /// With how many fingers it is commonly made on a kind of device; empty where the device does not have it.
  ///
  /// A mouse with a touch surface takes one or two fingers, since the hand holds it.
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

  /// Whether it is the system's wherever it is made: it has no target, and no app takes it over (I9).
  public var isSystemwide: Bool {
    switch self {
    case .swipeBetweenFullScreenApps, .missionControl, .notificationCenter, .appExpose, .launchpad,
      .showDesktop:
      return true
    default: return false
    }
  }

  /// What people expect of it, in a few words of English.
  public var expectedBehavior: StaticString {
    switch self {
    case .primaryClick: "selects or activates what is under the pointer"
    case .secondaryClick: "opens the context menu"
    case .scrolling: "moves the content of a view"
    case .smartZoom: "zooms to fit what is under the pointer, and back"
    case .swipeBetweenPages: "goes back or forward by a page"
    case .swipeBetweenFullScreenApps: "goes to the next full-screen app or space"
    case .missionControl: "shows all windows"
    case .lookUp: "looks up the word under the pointer"
    case .tapToClick: "clicks without pressing"
    case .forceClick: "previews or looks up, or presses harder where pressure counts"
    case .zoom: "makes the content larger or smaller"
    case .rotate: "turns the content"
    case .notificationCenter: "shows the notifications"
    case .appExpose: "shows the windows of the app in front"
    case .launchpad: "shows all apps"
    case .showDesktop: "clears the desktop of windows"
    }
  }
}
