/// The standard clicks and gestures of a mouse or trackpad (I8).
public enum StandardGesture: UInt8, Hashable, Sendable, CaseIterable {
  /// A click with the primary button: selects or activates.
  case primaryClick
  /// A click with the secondary button or two fingers: opens a context menu.
  case secondaryClick
  /// A scroll.
  case scrolling
  /// A double tap with two fingers: zooms to fit, and back.
  case smartZoom
  /// A two-finger swipe between pages.
  case swipeBetweenPages
  /// A three- or four-finger swipe between full-screen apps.
  case swipeBetweenFullScreenApps
  /// A gesture that shows all windows.
  case missionControl
  /// A tap with three fingers: looks a word up.
  case lookUp
  /// A tap with one finger: clicks.
  case tapToClick
  /// A firm press: looks up or previews.
  case forceClick
  /// A pinch: zooms.
  case zoom
  /// Two fingers turning: rotates.
  case rotate
  /// A swipe from the right edge: shows notifications.
  case notificationCenter
  /// A gesture that shows the windows of one app.
  case appExpose
  /// A pinch with thumb and three fingers: shows all apps.
  case launchpad
  /// A spread with thumb and three fingers: shows the desktop.
  case showDesktop
}
