import Kinematics

/// A drag with the primary button, which begins without a hold (I4).
struct Drag: Hashable, Sendable {
  /// The state in the last event of the drag; nil before the first event.
  var reported: State?
  var drop = DropState()

  struct State: Hashable, Sendable {
    var position: Point
    var location: Point
    var dropTarget: TargetID?
  }
}

// MARK: - From the press to the release (I4)

extension PointerEngine {
  /// Continues a drag or a band after a movement, or begins one once the pointer has moved far enough from
  /// the press.
  mutating func continuePress() -> Changes {
    switch input.primary.state {
    case .up: return []
    case .banding:
      extendBand()
      return .look
    case .dragging: return .dragMoved
    case .pressed:
      guard let press = input.primary.press,
        position.distance(to: press.position) > configuration.input.dragDistance
      else { return [] }
      if press.dragRole == .band, configuration.input.bandSelection { return beginBand(press) }
      input.primary = .dragging(press, Drag())
      return isGrabbing ? [.dragMoved, .look] : .dragMoved
    }
  }

  /// Ends the drag or band of the primary button, if there is one; the button stays down.
  mutating func endDragOrBand(_ phase: ContactPhase) {
    if input.isBanding { endBand(phase) }
    guard let drag = input.primary.drag, let press = input.primary.press else { return }
    var state = dragState(press, drag)
    if phase == .cancelled { state.dropTarget = nil }
    record(.dragEnded(eventDrag(press, state), phase: phase))
  }

  /// Records the beginning of a drag, or a change; the hovered target and the drop target must be up to date.
  mutating func recordDrag() {
    guard var drag = input.primary.drag, let press = input.primary.press else { return }
    let last = drag.reported
    let state = dragState(press, drag)
    drag.reported = state
    input.primary.set(drag)
    if last == nil {
      record(.dragBegan(eventDrag(press, state, location: press.dragStart)))
    } else if last != state {
      record(.dragChanged(eventDrag(press, state)))
    }
  }

  private func dragState(_ press: PrimaryPress, _ drag: Drag) -> Drag.State {
    let position = position
    let location = hover.dragLocation(
      of: position, isLatched: press.isLatched, constrained: press.constrainedAxes)
    return Drag.State(position: position, location: location, dropTarget: drag.drop.target)
  }

  private func eventDrag(
    _ press: PrimaryPress, _ state: Drag.State, location: Point? = nil
  ) -> PointerEvent.Drag {
    PointerEvent.Drag(
      target: registered(press.target), dropTarget: state.dropTarget, space: .window,
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

// MARK: - The drop target (I15)

/// The drop target of a drag, and what keeps it from flipping.
struct DropState: Hashable, Sendable {
  /// The present drop target; nil for none.
  var target: TargetID?
  /// The last target that the pointer was clearly inside at an input, apart from the dragged one (P3).
  fileprivate var lastClear = LastClearTarget()
  /// The drop target at the last input, where it was when it became the drop target.
  fileprivate var lastTarget: PlacedTarget?

  /// A target with its frame and region in its space at an earlier time.
  fileprivate struct PlacedTarget: Hashable, Sendable {
    let target: TargetID
    let frame: Rect
    let region: Rect
  }
}

/// A drag has a drop target if it began on an element that can be carried, or while the host reports a drag
/// operation.
///
/// The drop target is the frontmost target under the pointer, apart from the dragged one, if it accepts
/// drops. Otherwise it is what the frontmost target lies on: for a button on a card, the card. A host may
/// move the drop target, to make room for what is dragged. It then remains the drop target until the pointer
/// leaves the region that it had before.
extension PointerEngine {
  /// Finds the drop target; `candidate` would be hovered without a press.
  ///
  /// `isPointerChange` is explained in `settle(_:)`.
  mutating func updateDropTarget(among candidate: HoverCandidate, isPointerChange: Bool) {
    guard var drag = input.primary.drag, let press = input.primary.press else { return }
    if mayDrop(press) {
      drag.drop = dropState(after: drag.drop, press, among: candidate, isPointerChange: isPointerChange)
    } else {
      drag.drop = DropState()
    }
    input.primary.set(drag)
  }

  private func mayDrop(_ press: PrimaryPress) -> Bool {
    guard hover.visibility == .visible else { return false }
    switch press.dragRole {
    case .adjusts: return false
    case .carries: return true
    case .band, .other: return input.dragOperation != .none
    }
  }

  private func dropState(
    after last: DropState, _ press: PrimaryPress, among candidate: HoverCandidate, isPointerChange: Bool
  ) -> DropState {
    var drop = last
    let position = position
    if let lastTarget = last.lastTarget, scene.makesRoom(lastTarget, at: position) {
      drop.target = lastTarget.target
      return drop
    }
    var topmost = candidate
    // The dragged target bridges no gap, but on its border the target before it is kept too.
    if candidate.isUnambiguous || candidate.target == press.target {
      topmost = scene.hoverCandidate(
        at: position, keeping: last.lastClear, margin: configuration.snapping.borderHysteresis,
        except: press.target)
    }
    let beneath = topmost.isOnDisabledMember ? nil : topmost.target
    drop.target = beneath.flatMap { scene.dropReceiver(on: $0, at: position, except: press.target) }
    guard isPointerChange else { return drop }
    if topmost.isUnambiguous { drop.lastClear = LastClearTarget(target: beneath, position: position) }
    if drop.target != last.lastTarget?.target || !scene.isUnmoved(last.lastTarget) {
      drop.lastTarget = drop.target.flatMap { scene.placed($0) }
    }
    return drop
  }
}

extension TargetStore {
  fileprivate func placed(_ target: TargetID) -> DropState.PlacedTarget? {
    slot(of: target).map {
      DropState.PlacedTarget(target: target, frame: targets[$0].frame, region: region(of: $0))
    }
  }

  /// Whether a drop target still has the frame that it had when it became the drop target.
  fileprivate func isUnmoved(_ placed: DropState.PlacedTarget?) -> Bool {
    guard let placed, let slot = slot(of: placed.target) else { return false }
    return targets[slot].frame == placed.frame
  }

  /// Whether the host has moved a drop target within its space, and a point of the window is in the region
  /// that the target had before.
  fileprivate func makesRoom(_ placed: DropState.PlacedTarget, at point: Point) -> Bool {
    guard isPresent(placed.target), let slot = slot(of: placed.target), targets[slot].mayAcceptDrops,
      targets[slot].frame != placed.frame, let layer = paintedLayer(ofSlot: slot)
    else { return false }
    return placed.region.contains(spaces.localPoint(point, in: layer)) && spaces.isVisible(layer, at: point)
  }
}

// MARK: - Autoscroll (I4, I7)

/// The host scrolls a space while a drag or a band is at an edge of the space.
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
  mutating func readAutoscroll(at position: Point) -> Autoscroll? {
    guard input.isBanding || input.isDragging, hover.visibility == .visible, let press = input.primary.press
    else { return nil }
    let space: SpaceID
    if input.isBanding {
      space = band.space
    } else if press.dragRole == .adjusts {
      return nil
    } else if let target = press.target.flatMap({ scene[$0] }), target.kind == .text {
      space = target.space
    } else {
      space = scene.frontmostSpace(at: position)
    }
    return scene.autoscroll(
      from: space, at: position,
      TargetStore.EdgeZone(
        depth: configuration.input.autoscrollZone, speed: configuration.input.autoscrollSpeed,
        press: press.position))
  }
}
