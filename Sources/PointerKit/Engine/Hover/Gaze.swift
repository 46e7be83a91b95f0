import Kinematics

/// The position at which the person looks, and what follows from it for the pointer (V1, V2, V3).
struct GazeContext: Hashable, Sendable {
  /// The last position of the gaze in its context; nil on a surface without a gaze.
  var position: Point?
  /// The space that the person looks at, which is the pointer's context.
  var space: SpaceID = .window
  /// A look at another space, which becomes the context if the gaze rests there.
  var glance: Glance?
  /// Whether the next movement starts from the gaze.
  var isPending = false
  /// Whether a gesture has hidden the pointer, so that it reappears at the gaze in any context.
  var isHiddenByGesture = false

  /// Whether the host has reported a gaze.
  var isKnown: Bool { position != nil || glance != nil }

  struct Glance: Hashable, Sendable {
    let space: SpaceID
    /// When the person began to look at the space.
    let start: Timestamp
    var position: Point
  }

  /// Notes that the pointer is at the gaze, or at a position that the host has set.
  mutating func noteArrival() {
    isPending = false
    isHiddenByGesture = false
  }
}

/// The gaze decides the pointer's context (V1), and where the pointer reappears after a gesture (V3).
///
/// The context is the front-most space at the gaze that has a clip or is opaque; if there is none, the
/// context is the window. It changes once the gaze has rested in another space for
/// ``PointerConfiguration/Timing/gazeRest``, and this alone changes nothing visible. The pointer may be in another
/// context when the person moves it. Then it first springs to the gaze and goes on from there, so that the
/// element there is hovered (V2). Hover and magnetism are not confined to the context.
extension PointerEngine {
  /// Notes the position of the gaze; a gaze within the same context changes nothing else.
  mutating func applyGaze(at position: Point) {
    let position = clampAndCount(position)
    guard model.bounds.contains(position) else { return }
    let space = scene.frontmostSpace(at: position)
    let context = hover.gaze.position == nil ? scene.frontmostSpace(at: self.position) : hover.gaze.space
    if space == context {
      hover.gaze.position = position
      hover.gaze.space = space
      hover.gaze.glance = nil
    } else if hover.gaze.glance?.space == space {
      hover.gaze.glance?.position = position
    } else {
      hover.gaze.glance = GazeContext.Glance(space: space, start: now, position: position)
    }
    if let due = gazeDue, due <= now { restGaze() }
  }

  /// The instant at which the gaze has rested in another space for long enough; nil if that space is no
  /// longer in front there.
  @inline(__always) var gazeDue: Timestamp? {
    guard let glance = hover.gaze.glance, scene.frontmostSpace(at: glance.position) == glance.space else {
      return nil
    }
    return glance.start.advanced(bySeconds: configuration.timing.gazeRest)
  }

  /// Makes the space in which the gaze has come to rest the context.
  mutating func restGaze() {
    guard let glance = hover.gaze.glance else { return }
    hover.gaze.glance = nil
    hover.gaze.position = glance.position
    hover.gaze.space = glance.space
    hover.gaze.isPending =
      hover.gaze.isHiddenByGesture || scene.frontmostSpace(at: position) != glance.space
    record(.focusChanged(scene.topmost(at: glance.position), gaze: glance.position))
  }

  /// Moves the pointer to the gaze before an input takes effect, if the pointer is in another context or was
  /// hidden by a gesture.
  ///
  /// | input | pointer in another context | pointer hidden by a gesture |
  /// |---|---|---|
  /// | movement (V2, V3) | goes on from the gaze | goes on from the gaze |
  /// | gesture | acts at the gaze | acts where the pointer is hidden |
  /// | click | acts at the pointer | acts at the gaze |
  mutating func moveToGaze(before input: PointerInput.Kind, _ device: Int) -> Changes {
    guard !self.input.buttons.isAnyDown else { return [] }
    switch input {
    case .motion(let delta): return delta == .zero ? [] : moveToGaze()
    case .position, .enter(.some):
      hover.gaze.noteArrival()
      return []
    default:
      guard mayMovePointer else { return [] }
      let acts =
        hover.gaze.isHiddenByGesture ? isClickInput(input, device) : isEffectiveGesture(input, device)
      return acts ? moveToGaze() : []
    }
  }

  private mutating func moveToGaze() -> Changes {
    let here = position
    let isHidden = hover.gaze.isHiddenByGesture
    hover.gaze.noteArrival()
    guard let gaze = hover.gaze.position?.clamped(to: model.bounds) else { return [] }
    // Nobody looks any more at a space that has been removed.
    let context = scene.frontmostSpace(at: gaze)
    guard isHidden || (context == hover.gaze.space && scene.frontmostSpace(at: here) != context) else {
      return []
    }
    model.move(to: gaze, at: now)
    presentation.modelJumped(by: gaze - here, movesLight: false, at: now)
    return .hover
  }

  /// Hides the pointer during a gesture, or at a step of a wheel, after the input has taken effect (V3).
  mutating func hideForGesture() -> Changes {
    let isShown = hover.visibility == .visible
    guard isShown || hover.visibility == .hidden, mayMovePointer, !input.buttons.isAnyDown else { return [] }
    hover.gaze.isPending = true
    hover.gaze.isHiddenByGesture = true
    return isShown ? hide() : []
  }
}
