import Kinematics

/// The annotation beside the visible pointer (A4): below and right, or on the other side near the edges.
///
/// It follows without lag; only changes of sides and fades are under springs. Text changes at once.
struct AnnotationPresentation: Hashable, Sendable {
  private static let tolerance = 1.0 / 1024
  /// The room beyond its size that brings it back to the first side, in points.
  private static let hysteresis = 16.0

  /// The current annotation, or the last one.
  private var annotation: PointerAnnotation?
  private var size = Size.zero
  /// Whether the host has set values.
  private(set) var isWanted = false
  /// The opacity; the second lane is unused.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// The horizontal and the vertical side: 0 is right and below, 1 is left and above.
  private var sides: SpringAnimation<SIMD2<Double>>

  init(configuration: PointerConfiguration) {
    fade = SpringAnimation(
      at: .zero, spring: configuration.fadeSpring, tolerance: ContentPresentation.shareTolerance,
      time: .distantPast
    )
    sides = SpringAnimation(
      at: .zero, spring: configuration.shapeSpring, tolerance: AnnotationPresentation.tolerance,
      time: .distantPast)
  }

  /// Changes to another annotation; nil, or no values, fades the last one out.
  mutating func set(_ new: PointerAnnotation?) {
    isWanted = new?.values.isEmpty == false
    guard isWanted, let new else { return }
    annotation = new
    size = AnnotationMetrics.size(of: new)
  }

  /// Whether nothing is visible or fading in.
  var isEmpty: Bool { !isWanted && fade.goal == .zero }

  /// Moves to the side of the pointer's outline that has room within the bounds.
  mutating func retarget(
    isVisible: Bool, around outline: Rect, within bounds: Rect, configuration: PointerConfiguration,
    at time: Timestamp
  ) {
    let opacity: Double = isWanted && isVisible ? 1 : 0
    if opacity > 0 {
      var goal = SIMD2<Double>.zero
      for axis in [Axis.horizontal, .vertical] {
        let lane = axis == .horizontal ? 0 : 1
        goal[lane] = side(
          from: sides.goal[lane], outline: outline, bounds: bounds, axis,
          offset: configuration.annotationOffset)
      }
      // While it is invisible it jumps to its side.
      if fade.goal == .zero, fade.isSettled(at: time) {
        sides.jump(to: goal, at: time)
      } else {
        sides.retarget(to: goal, with: configuration.shapeSpring, at: time)
      }
    }
    fade.retarget(to: SIMD2(opacity, 0), with: configuration.fadeSpring, at: time)
  }

  private func side(
    from current: Double, outline: Rect, bounds: Rect, _ axis: Axis, offset: Double
  ) -> Double {
    let extent = offset + (axis == .horizontal ? size.width : size.height)
    let after = bounds.upper(axis) - outline.upper(axis)
    let before = outline.lower(axis) - bounds.lower(axis)
    if current == 0 ? after >= extent : after >= extent + AnnotationPresentation.hysteresis { return 0 }
    if before >= extent { return 1 }
    return after >= extent || after >= before ? 0 : 1
  }

  func isSettled(at time: Timestamp) -> Bool { fade.isSettled(at: time) && sides.isSettled(at: time) }

  /// The annotation as it is drawn beside a pointer; nil while it is invisible.
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
