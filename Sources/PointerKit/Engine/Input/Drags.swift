import Kinematics

/// The state of the primary button while it is down: a click, a drag or a band (I4).
struct PrimaryPress: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    /// Not moved far enough for a drag or a band: a release on the target is a click.
    case pressed
    /// A drag (I4).
    case dragging
    /// A band selection (I7).
    case banding
  }

  let device: DeviceID
  let target: TargetID?
  /// The position of the model pointer at the press.
  let model: Point
  /// The location of the press (P6).
  let location: Point
  /// The location at which a drag begins.
  let dragStart: Point
  /// The state in the last event of the drag; nil before the first event.
  var drag: DragState?
  var stage = Stage.pressed
  /// Whether a press on no target may draw a band (I7).
  var mayBand = true
  /// Whether a drag adjusts the target, such as a slider: it has no drop target and scrolls nothing.
  var movesInPlace = false
  /// Whether the target keeps the pointer until the release (R6).
  var isLatched = false

  /// Whether the pointer has not left the drag distance around the press, so that a release is a click on what
  /// was pressed (I14).
  var isSteady: Bool { stage == .pressed }

  /// The values that change during a drag.
  struct DragState: Hashable, Sendable {
    var position: Point
    var location: Point
    var dropTarget: TargetID?
  }
}

// MARK: - Drags with the primary button, without a hold (I4), and by two fingers (I11)

extension PointerEngine {
  /// Continues the drag or band of the primary button, or begins one once the pointer has moved far enough.
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
      return [.hover, .look, .reveals, .bandBeginning]
    }
  }

  /// The location of a click now.
  var clickLocation: Point { hover.location(of: presentedPosition(position)) }

  /// The position that a latched target follows: that of the press until the pointer has moved by the drag
  /// distance (R6, I14), and then the position of the model pointer, which all other targets follow at once.
  @inline(__always)
  func presentedPosition(_ position: Point) -> Point {
    if let press = input.press, press.isLatched, press.isSteady { press.model } else { position }
  }

  mutating func endPress(_ phase: ContactPhase) {
    guard let press = input.press else { return }
    switch press.stage {
    case .pressed: break
    case .dragging:
      record(.dragEnded(eventDrag(press, dragState(press), drops: phase == .ended), phase: phase))
    case .banding:
      // A band that is cancelled leaves the selection as it was before.
      if phase == .cancelled { band.restore() }
      record(.bandEnded(eventBand, phase: phase))
    }
  }

  /// Forgets the press, after which the style is unlocked and other targets can be hovered again.
  mutating func forgetPress() -> Invalidation {
    guard let press = input.press else { return [] }
    // The presentation of a latched target has stayed at the press until now.
    let movement = position - presentedPosition(position)
    if movement != .zero { presentation.modelJumped(by: movement, movesLight: true, at: now) }
    input.press = nil
    var changes = Invalidation.look
    if press.isLatched { changes.formUnion([.latch, .position]) }
    if press.stage == .banding { changes.formUnion(.hover) }
    return changes
  }

  /// Records the beginning of a drag, or a change; the hovered target must be up to date.
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

  private func dragState(_ press: PrimaryPress) -> PrimaryPress.DragState {
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

  /// Begins to drag a slider or handle by a scroll of two fingers, as one finger would on the screen (I11).
  mutating func beginDirectDrag(_ gesture: Int) {
    guard let target = input.gestures[gesture].target, scene[target]?.isDraggedDirectly == true else {
      return
    }
    input.gestures[gesture].isDirect = true
    record(.dragBegan(input.gestures[gesture].directDrag))
  }
}
