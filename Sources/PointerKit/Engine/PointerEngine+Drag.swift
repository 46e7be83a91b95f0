import Kinematics

/// Drags: they begin at once on press and movement, without a hold (I4).
extension PointerEngine {
  mutating func beginDrag() {
    guard let press = primaryPress else { return }
    primaryPress?.stage = .dragging
    record(.dragBegan(drag(press, at: press.place)))
  }

  /// Ends a drag; a release is its end, everything else its cancellation.
  mutating func endDrag(_ phase: ContactPhase) {
    guard let press = primaryPress else { return }
    record(.dragEnded(drag(press, at: precise(at: now)), phase: phase))
  }

  private func drag(_ press: PrimaryPress, at location: Point) -> PointerEvent.Drag {
    PointerEvent.Drag(
      target: press.target, space: .window, location: location,
      translation: model.position(at: now) - press.model, button: .primary, device: press.device)
  }
}
