import Kinematics

/// The annotation beside the visible pointer (A4): above it, or below where the surface has no room above.
///
/// It is centered on the pointer. The edges of the surface push it back, so that all of it can be seen wherever the
/// pointer is. It follows without lag; only changes of sides and fades are under springs. Text changes at once.
struct AnnotationPresentation: Hashable, Sendable {
  private static let tolerance = 1.0 / 1024
  /// The room beyond its size that brings it back above the pointer, in points.
  private static let hysteresis = 16.0

  /// The current annotation, or the last one.
  private var annotation: PointerAnnotation?
  private var size = Size.zero
  /// The surface that it stays on.
  private var bounds = Rect.zero
  /// Whether the host has set values.
  private(set) var isWanted = false
  /// The opacity; the second lane is unused.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// The side: 0 is above and 1 is below the pointer; the second lane is unused.
  private var side: SpringAnimation<SIMD2<Double>>

  init(configuration: PointerConfiguration) {
    fade = SpringAnimation(
      at: .zero, spring: configuration.fadeSpring, tolerance: ContentPresentation.shareTolerance,
      time: .distantPast
    )
    side = SpringAnimation(
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
    self.bounds = bounds
    let opacity: Double = isWanted && isVisible ? 1 : 0
    if opacity > 0 {
      let isBelow = isBelow(outline, within: bounds, offset: configuration.annotationOffset)
      let goal = SIMD2<Double>(isBelow ? 1 : 0, 0)
      // While it is invisible it jumps to its side.
      if fade.goal == .zero, fade.isSettled(at: time) {
        side.jump(to: goal, at: time)
      } else {
        side.retarget(to: goal, with: configuration.shapeSpring, at: time)
      }
    }
    fade.retarget(to: SIMD2(opacity, 0), with: configuration.fadeSpring, at: time)
  }

  /// Whether the outline has too little room above it: then the annotation is below, unless there is even less room.
  private func isBelow(_ outline: Rect, within bounds: Rect, offset: Double) -> Bool {
    let extent = offset + size.height
    let above = outline.minY - bounds.minY
    let below = bounds.maxY - outline.maxY
    // Another annotation, or one that was hidden, does not inherit the side.
    let isBelow = fade.goal != .zero && side.goal[0] > 0
    if above >= extent + (isBelow ? AnnotationPresentation.hysteresis : 0) { return false }
    return below >= extent || (below > above && above < extent)
  }

  func isSettled(at time: Timestamp) -> Bool { fade.isSettled(at: time) && side.isSettled(at: time) }

  /// The annotation as it is drawn beside a pointer; nil while it is invisible.
  ///
  /// The platter is dark on a light interface and light on a dark one.
  func state(
    beside pointer: PointerAppearance, appearance: Appearance, offset: Double, at time: Timestamp
  ) -> AnnotationState? {
    let opacity = fade.value(at: time).x
    guard opacity > 0, let annotation else { return nil }
    let outline = pointer.roundedRect.rect
    let above = outline.minY - offset - size.height
    let below = outline.maxY + offset
    let position = Point(
      x: clamped(outline.center.x - size.width / 2, size.width, bounds.minX, bounds.maxX),
      y: clamped(above + (below - above) * side.value(at: time).x, size.height, bounds.minY, bounds.maxY))
    return AnnotationState(
      annotation: annotation, position: position, size: size, opacity: min(opacity, 1),
      appearance: appearance == .light ? .dark : .light)
  }

  /// The nearest start of an interval within two bounds; of one that does not fit, the start is within.
  private func clamped(_ start: Double, _ length: Double, _ lower: Double, _ upper: Double) -> Double {
    max(lower, min(start, upper - length))
  }
}
