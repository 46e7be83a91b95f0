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
    case .dragging: return .dragging
    case .pressed:
      guard position.distance(to: press.model) > configuration.dragDistance else { return [] }
      guard press.target == nil, configuration.bandSelection, press.mayBand else {
        input.press?.stage = .dragging
        return isGrabbing ? [.dragging, .look] : .dragging
      }
      input.press?.stage = .banding
      band.begin(at: press.model, modifiers: input.modifiers, among: scene)
      _ = band.extend(to: position, among: scene)
      if !band.coversAll { diagnostics.excessTargets.count(nil) }
      return [.hover, .look, .reveals, .bandBeginning]
    }
  }

  /// Ends what the primary button was doing, before anything else of its release.
  mutating func endPress(_ phase: ContactPhase) {
    guard let press = input.press else { return }
    switch press.stage {
    case .pressed: break
    case .dragging:
      record(.dragEnded(eventDrag(press, dragState(press), drops: phase == .ended), phase: phase))
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

  // MARK: Drags

  /// Records the beginning of a drag, or that it moved or has something else beneath it, once it is known what
  /// is hovered.
  mutating func recordDrag() {
    guard let press = input.press, press.stage == .dragging else { return }
    let state = dragState(press)
    input.press?.drag = state
    if press.drag == nil {
      record(.dragBegan(eventDrag(press, state, location: press.dragStart)))
    } else if press.drag != state {
      record(.dragChanged(eventDrag(press, state)))
    }
  }

  private mutating func dragState(_ press: PrimaryPress) -> PrimaryPress.DragState {
    let position = position
    let drops = hover.visibility == .shown && !press.movesInPlace
    return PrimaryPress.DragState(
      position: position, location: hover.dragLocation(of: position, isLatched: press.isLatched),
      dropTarget: drops ? scene.topmost(at: position, except: press.target) : nil)
  }

  private func eventDrag(
    _ press: PrimaryPress, _ state: PrimaryPress.DragState, location: Point? = nil, drops: Bool = true
  ) -> PointerEvent.Drag {
    PointerEvent.Drag(
      target: present(press.target), dropTarget: drops ? state.dropTarget : nil, space: .window,
      location: location ?? state.location, translation: state.location - press.dragStart, button: .primary,
      device: press.device)
  }

  // MARK: The closed hand

  /// Whether the primary button drags content that shows an open hand (C3).
  @inline(__always)
  var isGrabbing: Bool { input.isDragging && isGrabbable(input.press?.target) }

  /// Whether such content is dragged by the primary button, or by two fingers directly.
  @inline(__always)
  var showsClosedHand: Bool {
    isGrabbing || (!input.gestures.isEmpty && isGrabbable(input.gestures.draggedTarget))
  }

  @inline(__always)
  private func isGrabbable(_ target: TargetID?) -> Bool {
    guard let target, let slot = scene.slot(of: target) else { return false }
    return scene.targets[slot].cursor == .grab
  }

  // MARK: Band selection

  /// Sets the selection, as after a click or a key; bands start from it.
  ///
  /// Ids that nothing has are dropped and counted. O(n log n).
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    follow(time)
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
    if !band.coversAll { diagnostics.excessTargets.count(nil) }
  }

  /// Records the beginning of a band, once nothing is hovered any more.
  mutating func recordBandBeginning() { record(.bandBegan(eventBand)) }

  private var eventBand: PointerEvent.Band {
    PointerEvent.Band(
      space: band.space, anchor: band.windowAnchor, position: position, count: band.selected.count,
      device: input.press?.device ?? 0)
  }
}
