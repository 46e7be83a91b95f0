import Kinematics

/// The visibility of the pointer: it hides after a delay and reappears (M6), and a region can hide it (S9).
///
/// On a surface with a gaze, a gesture hides the pointer too; see `PointerEngine+Gaze` (V3).
extension PointerEngine {
  /// Whether the pointer can be seen: it is on the surface, not hidden (M6), and no region hides it (S9).
  var isVisible: Bool { hover.visibility == .shown && !hover.style.isHidden }

  /// Hides the pointer.
  mutating func hide() -> Invalidation {
    hover.visibility = .hidden
    return [.hover, .look, .reveals, .hiding]
  }

  /// Shows the pointer at its position, as if an input had placed it there long ago, for the beginning of a
  /// recording.
  package mutating func placePointer(at time: Timestamp) {
    follow(time)
    settle(show())
  }

  /// Shows a pointer that is hidden or not on the surface (M6).
  ///
  /// The first time, the pointer appears without fading in, and no event is recorded.
  mutating func show() -> Invalidation {
    if hover.visibility == .shown { return [] }
    let isFirst = hover.visibility == .unseen
    hover.visibility = .shown
    presentation.appear(at: now)
    if !isFirst { record(.shown) }
    // Revealed elements stayed revealed while the pointer was hidden. They are to be concealed if the pointer
    // no longer keeps them revealed.
    return hover.reveals.isEmpty ? [.hover, .look] : [.hover, .look, .reveals]
  }

  /// The time at which the pointer hides (M6): a delay after the last input, or after the end of the
  /// pointer's last motion of its own if that is later.
  ///
  /// It is nil while the pointer is not shown, while a button is pressed, and while the pointer moves by
  /// itself. It is also nil if the pointer never hides.
  var autoHideDue: Timestamp? {
    guard hover.visibility == .shown, !input.buttons.isAnyDown, !model.isMoving,
      let delay = settings.autoHideDelay, let lastInput = input.lastInput
    else { return nil }
    let factor = input.latestDevice.map { input.devices[$0].device.profile.hideDelayFactor } ?? 1
    return max(lastInput, model.end).advanced(bySeconds: delay * factor)
  }
}
