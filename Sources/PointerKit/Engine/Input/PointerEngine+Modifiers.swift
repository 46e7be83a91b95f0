/// The modifier keys: each event carries them, and a key alone changes the pointer at once (I5).
extension PointerEngine {
  /// The modifier keys that are pressed.
  public var pressedModifiers: KeyModifiers { input.modifiers }

  /// Sets the modifier keys that are pressed now.
  ///
  /// The style of the hovered target may depend on the keys: Control shows that there is a context menu, and
  /// Option and Command choose what a drag does (C2).
  mutating func setModifiers(_ keys: KeyModifiers) -> Invalidation {
    guard keys != input.modifiers else { return [] }
    input.modifiers = keys
    return .style
  }

  /// Records an event, at the present time and position and with the keys that are pressed.
  mutating func record(_ kind: PointerEvent.Kind) {
    log.append(
      PointerEvent(kind, at: time, position: modelPosition, modifiers: input.modifiers))
  }
}
