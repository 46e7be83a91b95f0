package import Kinematics

/// The pointer is seen or hidden: it hides after a delay (M6), while the person types (I16), and where a
/// region hides it (S9).
extension PointerEngine {
  /// Whether the pointer can be seen: it is on the surface, not hidden, and in no region that hides it.
  var isVisible: Bool { hover.visibility == .visible && !hover.style.isHidden }

  mutating func hide() -> Changes {
    hover.visibility = .hidden
    return [.hover, .look, .reveals, .pointerHid]
  }

  /// Hides the pointer until it moves, since the person types (I16), and ends its own motion.
  ///
  /// While a button is down, the person is pointing, so the pointer stays.
  mutating func hideForTyping() -> Changes {
    guard hover.visibility == .visible, !input.buttons.isAnyDown else { return [] }
    return stopMotion().union(hide())
  }

  /// Shows a pointer that is hidden or not on the surface (M6); the first time, no event is recorded.
  mutating func show() -> Changes {
    if hover.visibility == .visible { return [] }
    let isFirst = hover.visibility == .neverSeen
    hover.visibility = .visible
    presentation.pointer.appear(at: now)
    if !isFirst { record(.shown) }
    // Revealed elements stayed revealed while the pointer was hidden. They are to be concealed if the pointer
    // no longer keeps them revealed.
    return hover.reveals.isEmpty ? [.hover, .look] : [.hover, .look, .reveals]
  }

  /// Shows the pointer at its position, as if an input had placed it there long ago, for the beginning of a
  /// recording.
  package mutating func placePointer(at time: Timestamp) {
    advanceHost(to: time)
    settle(show())
    presentation.pointer.endFade(at: now)
  }

  /// The time at which the pointer hides (M6): a delay after the last input or motion of its own.
  @inline(__always) var autoHideDue: Timestamp? {
    guard hover.visibility == .visible, !input.buttons.isAnyDown, !model.isMoving,
      let delay = settings.autoHideDelay, let lastInput = input.lastInput
    else { return nil }
    let factor = input.latestDevice.map { input.devices[$0].device.profile.hideDelayFactor } ?? 1
    return max(lastInput, model.end).advanced(bySeconds: delay * factor)
  }
}
