import Kinematics

/// Drags: they begin at once on press and movement, without a hold (I4).
extension PointerEngine {
  mutating func beginDrag() {
    guard let press = primaryPress else { return }
    primaryPress?.stage = .dragging
    record(drag(.dragBegan, press, at: press.place))
  }

  /// Ends a drag; a release is its end, everything else its cancellation.
  mutating func endDrag(_ phase: ContactPhase) {
    guard let press = primaryPress else { return }
    var occurrence = drag(.dragEnded, press, at: precise(at: now))
    occurrence.phase = phase
    record(occurrence)
  }

  private func drag(_ kind: PointerOccurrence.Kind, _ press: PrimaryPress, at place: Point)
    -> PointerOccurrence
  {
    var occurrence = PointerOccurrence(kind, target: press.target, at: now)
    occurrence.device = press.device
    occurrence.button = .primary
    occurrence.location = place
    occurrence.delta = model.position(at: now) - press.model
    return occurrence
  }
}
