import Kinematics

/// The values beside the visible pointer (A4): below right of it, or on the other side where the surface
/// ends.
///
/// It hangs on the visible pointer without lag; only the change of sides and the fade are under springs. What
/// it says changes at once.
struct AnnotationMotion: Hashable, Sendable {
  private static let tolerance = 1.0 / 1024
  /// How much more room than it needs, in points, makes it come back: so that it does not change sides to and
  /// fro.
  private static let slack = 16.0

  /// What it says, or said last.
  private var annotation: PointerAnnotation?
  private var size = Size.zero
  /// Whether the host wants it to be seen.
  private(set) var isWanted = false
  /// How visible it is.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// Across and down: 0 is right and below, 1 is left and above.
  private var sides: SpringAnimation<SIMD2<Double>>

  init(configuration: PointerConfiguration) {
    fade = SpringAnimation(
      at: .zero, spring: configuration.fadeSpring, tolerance: ContentMotion.shareTolerance, time: .distantPast
    )
    sides = SpringAnimation(
      at: .zero, spring: configuration.shapeSpring, tolerance: AnnotationMotion.tolerance, time: .distantPast)
  }

  /// Takes new values; nil lets the last ones fade out.
  mutating func set(_ new: PointerAnnotation?) {
    isWanted = new != nil && new?.values.isEmpty == false
    guard isWanted, let new else { return }
    annotation = new
    size = AnnotationMetrics.size(of: new)
  }

  /// Whether there is nothing to see and nothing to come.
  var isEmpty: Bool { !isWanted && fade.goal == .zero }

  /// Heads for a side of the pointer's outline that leaves room within the bounds.
  mutating func head(
    isSeen: Bool, around outline: Rect, within bounds: Rect, configuration: PointerConfiguration,
    at time: Timestamp
  ) {
    let opacity: Double = isWanted && isSeen ? 1 : 0
    if opacity > 0 {
      var goal = SIMD2<Double>.zero
      for axis in [Axis.horizontal, .vertical] {
        let lane = axis == .horizontal ? 0 : 1
        goal[lane] = side(
          from: sides.goal[lane], outline: outline, bounds: bounds, axis,
          offset: configuration.annotationOffset)
      }
      // Before it can be seen it has no side to come from.
      if fade.goal == .zero, fade.isSettled(at: time) {
        sides.jump(to: goal, at: time)
      } else {
        sides.retarget(to: goal, with: configuration.shapeSpring, at: time)
      }
    }
    fade.retarget(to: SIMD2(opacity, 0), with: configuration.fadeSpring, at: time)
  }

  private func side(
    from present: Double, outline: Rect, bounds: Rect, _ axis: Axis, offset: Double
  ) -> Double {
    let extent = offset + (axis == .horizontal ? size.width : size.height)
    let after = bounds.upper(axis) - outline.upper(axis)
    let before = outline.lower(axis) - bounds.lower(axis)
    if present == 0 ? after >= extent : after >= extent + AnnotationMotion.slack { return 0 }
    if before >= extent { return 1 }
    return after >= extent || after >= before ? 0 : 1
  }

  // MARK: Reading

  func isSettled(at time: Timestamp) -> Bool { fade.isSettled(at: time) && sides.isSettled(at: time) }

  /// What there is to see beside a pointer; nil for nothing.
  func state(
    beside pointer: PointerAppearance, appearance: Appearance, offset: Double, at time: Timestamp
  ) -> AnnotationState? {
    let opacity = fade.value(at: time).x
    guard opacity > 0, let annotation else { return nil }
    let outline = pointer.roundedRect.rect
    let sides = self.sides.value(at: time)
    let (right, left) = (outline.maxX + offset, outline.minX - offset - size.width)
    let (below, above) = (outline.maxY + offset, outline.minY - offset - size.height)
    let position = Point(x: right + (left - right) * sides.x, y: below + (above - below) * sides.y)
    return AnnotationState(
      annotation: annotation, position: position, size: size, opacity: min(opacity, 1),
      appearance: appearance)
  }
}
