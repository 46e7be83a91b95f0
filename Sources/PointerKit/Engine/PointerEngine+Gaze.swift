import Kinematics

/// Looking decides the pointer's context (V1).
///
/// Contexts are windows: the front-most enabled space with a clip that holds the gaze, or opaque, else space
/// 0. What is seen stays where it is until the hand moves the pointer; then it springs over to where the
///    person looks and goes on from there, so that a
/// glance costs nothing and nothing jumps. Hover and magnetism are not confined to the context: the hand may
/// leave it.
extension PointerEngine {
  /// The person looks here; within one context that changes nothing.
  mutating func look(at place: Point) {
    let place = held(place)
    guard bounds.contains(place) else { return }
    let before = gaze.place == nil ? store.frontmostSpace(at: model.position(at: now)) : gaze.space
    gaze.place = place
    gaze.space = store.frontmostSpace(at: place)
    guard gaze.space != before else { return }
    gaze.isCalling =
      gaze.isHiddenByGesture || store.frontmostSpace(at: model.position(at: now)) != gaze.space
    record(.focusChanged(target(at: place), location: place))
  }

  /// Before an event takes effect: the hand moves the pointer on from where the person looks (V2, V3), and a
  /// gesture acts in the context.
  mutating func arrive(for event: PointerInput.Kind) {
    guard gaze.isCalling, !buttons.anyDown else { return }
    switch event {
    case .motion(let delta):
      if delta != .zero { arrive() }
    case .button(_, let isDown):
      // A press acts on what is seen; only where nothing is seen the gaze decides.
      if isDown, gaze.isHiddenByGesture, mayMovePointer { arrive() }
    case .position, .enter(.some): gaze.settle()
    default:
      if event.isGestureOfFingers, !gaze.isHiddenByGesture, mayMovePointer { arrive() }
    }
  }

  private mutating func arrive() {
    let here = model.position(at: now)
    let isElsewhere = gaze.isHiddenByGesture || store.frontmostSpace(at: here) != gaze.space
    gaze.settle()
    guard isElsewhere, let place = gaze.place?.clamped(to: bounds) else { return }
    model.place(at: place, time: now)
    gridDue = .distantFuture
    modelJumps(by: place - here)
    updateHover()
  }

  /// After an event took effect: the pointer hides during a gesture of the fingers (V3).
  mutating func hideForGesture(_ event: PointerInput.Kind) {
    guard event.isGestureOfFingers, visibility == .shown, mayMovePointer, !buttons.anyDown else { return }
    hide()
    gaze.isCalling = true
    gaze.isHiddenByGesture = true
  }
}

extension PointerInput.Kind {
  /// Whether fingers on the device do something else than move the pointer.
  fileprivate var isGestureOfFingers: Bool {
    switch self {
    case .transform(let phase, _, _, _, _), .gesture(_, let phase, _): phase == .began || phase == .changed
    case .scroll(_, let phase, let source): source == .finger && (phase == .began || phase == .changed)
    default: false
    }
  }
}
