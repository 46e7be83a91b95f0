import Kinematics
import Magnetism

/// Gaze: looking decides the pointer's context (V1), in which a movement focuses what is under the pointer (V2), and
/// where the pointer reappears after a gesture (V3).
///
/// The context is the front-most space visible at the gaze that has a clip or is opaque, else the window.
/// Nothing visible changes until the person moves the pointer, which then springs to the gaze and goes
/// on from there; so a glance changes nothing. Hover and magnetism are not confined to the context.
extension PointerEngine {
  /// Takes the position of the gaze, which changes something only if the context is another.
  mutating func look(at position: Point) {
    let position = clamped(position)
    guard model.bounds.contains(position) else { return }
    let before = hover.gaze.position == nil ? scene.frontmostSpace(at: self.position) : hover.gaze.space
    hover.gaze.position = position
    hover.gaze.space = scene.frontmostSpace(at: position)
    guard hover.gaze.space != before else { return }
    hover.gaze.isPending =
      hover.gaze.isHiddenByGesture || scene.frontmostSpace(at: self.position) != hover.gaze.space
    record(.focusChanged(scene.topmost(at: position), gaze: position))
  }

  /// Moves the pointer to the gaze before an input takes effect: a movement goes on from there (V2, V3), and a
  /// gesture acts there.
  mutating func arrive(for input: PointerInput.Kind, _ device: Int) -> Invalidation {
    guard !self.input.buttons.isAnyDown else { return [] }
    switch input {
    case .motion(let delta): return delta == .zero ? [] : arrive()
    case .position, .enter(.some):
      hover.gaze.settle()
      return []
    default:
      guard mayMovePointer else { return [] }
      // A press acts on what is visible; only where nothing is visible the gaze decides.
      let acts = hover.gaze.isHiddenByGesture ? isClick(input, device) : isGesture(input, device)
      return acts ? arrive() : []
    }
  }

  private mutating func arrive() -> Invalidation {
    let here = position
    let isElsewhere = hover.gaze.isHiddenByGesture || scene.frontmostSpace(at: here) != hover.gaze.space
    hover.gaze.settle()
    guard isElsewhere, let gaze = hover.gaze.position?.clamped(to: model.bounds) else { return [] }
    model.move(to: gaze, at: now)
    modelJumped(by: gaze - here)
    return .position
  }

  /// Hides the pointer during a gesture, or with a step of a wheel, after the input has taken effect (V3).
  ///
  /// A pointer that was already hidden will also reappear at the gaze.
  mutating func hideForGesture() -> Invalidation {
    let isShown = hover.visibility == .shown
    guard isShown || hover.visibility == .hidden, mayMovePointer, !input.buttons.isAnyDown else { return [] }
    hover.gaze.isPending = true
    hover.gaze.isHiddenByGesture = true
    return isShown ? hide() : []
  }
}
