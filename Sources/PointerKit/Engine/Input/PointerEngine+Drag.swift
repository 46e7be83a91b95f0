public import Kinematics
public import Magnetism

/// Drags and band selections: they begin at once on press and movement, without a hold (I4, I7).
extension PointerEngine {
  // MARK: The pressed primary button

  /// The pointer moved while the primary button is pressed.
  mutating func followPress() -> Invalidation {
    guard let press = input.press else { return [] }
    switch press.stage {
    case .banding:
      extendBand()
      return .look
    case .dragging: return []
    case .pressed:
      guard position.distance(to: press.model) > configuration.dragDistance else { return [] }
      guard press.target == nil, configuration.bandSelection, press.mayBand else {
        input.press?.stage = .dragging
        record(.dragBegan(drag(press, at: press.location)))
        return []
      }
      input.press?.stage = .banding
      band.begin(at: press.model, modifiers: input.modifiers, among: scene)
      _ = band.extend(to: position, among: scene)
      return [.hover, .look, .reveals, .bandBeginning]
    }
  }

  /// Ends what the primary button was doing, before anything else of its release.
  mutating func endPress(_ phase: ContactPhase) {
    guard let press = input.press else { return }
    switch press.stage {
    case .pressed: break
    case .dragging:
      record(.dragEnded(drag(press, at: hover.location(of: position)), phase: phase))
    case .banding:
      // A band that is broken off leaves the selection as it was.
      if phase == .cancelled { band.restore() }
      record(.bandEnded(eventBand, phase: phase))
    }
  }

  /// Forgets the press: its style is unlocked, and hover is no longer suspended.
  mutating func forgetPress() -> Invalidation {
    guard let press = input.press else { return [] }
    input.press = nil
    var changes = Invalidation.look
    if press.isLatched { changes.formUnion([.latch, .position]) }
    if press.stage == .banding { changes.formUnion(.hover) }
    return changes
  }

  private func drag(_ press: PrimaryPress, at location: Point) -> PointerEvent.Drag {
    PointerEvent.Drag(
      target: press.target, space: .window, location: location, translation: position - press.model,
      button: .primary, device: press.device)
  }

  // MARK: Band selection

  /// Sets the selection, as after a click or a key; bands start from it.
  ///
  /// Ids that nothing has are dropped and counted. O(n log n).
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    advance(to: time)
    var known: [TargetID] = []
    for id in ids {
      if scene.slot(of: id) != nil { known.append(id) } else { diagnostics.unknownTargets.count(id) }
    }
    known.sortInPlace()
    band.setBefore(known)
    if input.isBanding {
      extendBand()
      settle(.look)
    } else {
      band.restore()
    }
  }

  /// The pointer or the layout moved: the band reaches from its anchor to the pointer.
  mutating func extendBand() {
    if band.extend(to: position, among: scene) { record(.bandChanged(eventBand)) }
  }

  /// Records the beginning of a band, once nothing is hovered any more.
  mutating func recordBandBeginning() { record(.bandBegan(eventBand)) }

  private var eventBand: PointerEvent.Band {
    PointerEvent.Band(
      space: band.space, anchor: band.windowAnchor, position: position, count: band.selected.count,
      device: input.press?.device ?? 0)
  }
}
