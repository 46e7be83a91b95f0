import Kinematics

/// The state of the primary button: a click, a drag or a band while it is down (I4).
///
/// It is not optional, since comparing a large optional with nil copies it.
struct PrimaryPress: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    case up
    /// Not moved far enough for a drag or a band: a release on the target is a click.
    case pressed
    case dragging
    case banding
  }

  var stage = Stage.up
  var device: DeviceID = 0
  var target: TargetID?
  var model = Point.zero
  var location = Point.zero
  var dragStart = Point.zero
  /// The state in the last event of the drag; nil before the first event.
  var drag: DragState?
  var drop = DropState()
  /// Whether a press on no target may draw a band (I7).
  var mayBand = true
  /// Whether the press was on a disabled member of a group, where a click does nothing (R4).
  var isOnDisabledMember = false
  /// Whether a drag adjusts the target, such as a slider: it has no drop target and scrolls nothing.
  var movesInPlace = false
  /// Whether the target can be carried, so that a drag has drop targets (I15).
  var carries = false
  /// Whether the target keeps the pointer until the release (R6).
  var isLatched = false
  /// The axes along which the locations of the drag are centers of targets, like those of clicks (P6).
  var constrainedAxes: Axes = []

  /// Whether the pointer has not left the drag distance around the press, so that a release is a click on what
  /// was pressed (I14).
  var isSteady: Bool { stage == .pressed }
  /// Whether the target stays hovered wherever the pointer moves: until the drag distance (I14), or latched (R6).
  var keepsTarget: Bool { isSteady || isLatched }

  struct DragState: Hashable, Sendable {
    var position: Point
    var location: Point
    var dropTarget: TargetID?
  }
}

// MARK: - Drags with the primary button, without a hold (I4)

extension PointerEngine {
  mutating func followPress() -> Changes {
    switch input.press.stage {
    case .up: return []
    case .banding:
      extendBand()
      return .look
    case .dragging: return .dragMoved
    case .pressed:
      guard position.distance(to: input.press.model) > configuration.dragDistance else { return [] }
      guard input.press.target == nil, configuration.bandSelection, input.press.mayBand else {
        input.press.stage = .dragging
        return isGrabbing ? [.dragMoved, .look] : .dragMoved
      }
      input.press.stage = .banding
      band.begin(at: input.press.model, modifiers: input.modifiers, among: scene)
      _ = band.extend(to: position, among: scene)
      return [.hover, .look, .reveals, .bandBegan]
    }
  }

  var clickLocation: Point { hover.location(of: presentedPosition(position)) }

  mutating func endPress(_ phase: ContactPhase) {
    switch input.press.stage {
    case .up, .pressed: break
    case .dragging:
      let drag = eventDrag(input.press, dragState, drops: phase == .ended)
      record(.dragEnded(drag, phase: phase))
    case .banding:
      // A band that is cancelled leaves the selection as it was before.
      if phase == .cancelled { band.restore() }
      record(.bandEnded(eventBand, phase: phase))
    }
  }

  /// Forgets the press, after which the style is unlocked and other targets can be hovered again.
  mutating func forgetPress() -> Changes {
    if input.press.stage == .up { return [] }
    // The presentation of a latched target has stayed at the press until now.
    let movement = position - presentedPosition(position)
    if movement != .zero { presentation.modelJumped(by: movement, movesLight: true, at: now) }
    let isLatched = input.press.isLatched
    input.press = PrimaryPress()
    // The layout may have changed beneath a press that kept what was hovered.
    return isLatched ? [.look, .hover, .latch] : [.look, .hover]
  }

  /// Records the beginning of a drag, or a change; the hovered target and the drop target must be up to date.
  mutating func recordDrag() {
    guard input.isDragging else { return }
    let (press, state) = (input.press, dragState)
    input.press.drag = state
    if press.drag == nil {
      record(.dragBegan(eventDrag(press, state, location: press.dragStart)))
    } else if press.drag != state {
      record(.dragChanged(eventDrag(press, state)))
    }
  }

  private var dragState: PrimaryPress.DragState {
    let (position, press) = (position, input.press)
    let location = hover.dragLocation(
      of: position, isLatched: press.isLatched, constrained: press.constrainedAxes)
    return PrimaryPress.DragState(position: position, location: location, dropTarget: press.drop.target)
  }

  private func eventDrag(
    _ press: PrimaryPress, _ state: PrimaryPress.DragState, location: Point? = nil, drops: Bool = true
  ) -> PointerEvent.Drag {
    PointerEvent.Drag(
      target: present(press.target), dropTarget: drops ? state.dropTarget : nil, space: .window,
      location: location ?? state.location, translation: state.location - press.dragStart, button: .primary,
      device: press.device)
  }

  /// Ends the operation of a drag, which the host need not withdraw itself (C2).
  mutating func endDragOperation() -> Changes {
    if input.dragOperation == .none { return [] }
    input.dragOperation = .none
    return [.style, .look]
  }
}

/// Autoscroll: the host scrolls a space while a drag or a band is at an edge of the space (I4, I7).
///
/// What to scroll depends only on the present states, not on earlier calls.
extension PointerEngine {
  /// The space that the host is to scroll while the pointer is at a position, and the velocity; nil if there
  /// is nothing to scroll.
  ///
  /// A drag scrolls the space under the pointer. A drag that moves a control within the control's bounds,
  /// such as a slider, scrolls nothing. A drag that selects text scrolls the space of the text, and a band
  /// scrolls the space in which it began, even while the pointer is far outside that space. If a space cannot
  /// scroll further, the space that contains it scrolls instead.
  mutating func autoscroll(at position: Point) -> Autoscroll? {
    guard input.isDragging || input.isBanding, !input.press.movesInPlace, hover.visibility == .visible
    else { return nil }
    let space: SpaceID
    if input.isBanding {
      space = band.space
    } else if let target = input.press.target.flatMap({ scene[$0] }), target.kind == .text {
      space = target.space
    } else {
      space = scene.frontmostSpace(at: position)
    }
    return scene.autoscroll(
      from: space, at: position,
      TargetStore.EdgeZone(
        depth: configuration.autoscrollZone, speed: configuration.autoscrollSpeed, press: input.press.model))
  }
}
