import Kinematics

/// The annotation beside the visible pointer (A4): above it, or below it if the surface has no room above.
///
/// If neither side has room, the annotation is on the side with more room. It is centered on the pointer, but
/// stays within the surface. It follows the pointer without lag. Springs animate only fades and changes of
/// side. Text changes at once.
struct AnnotationPresentation: Hashable, Sendable {
  /// The spare room above the pointer that an annotation needs in order to return from below, in points.
  ///
  /// If there is no longer enough room below, no spare room is needed.
  private static let hysteresis = 16.0

  /// The current annotation; while none is wanted, the previous annotation.
  private var annotation: PointerAnnotation?
  private var size = Size.zero
  /// The surface, within which the annotation stays.
  private var bounds = Rect.zero
  /// Whether the host wants an annotation to be shown, that is, whether its latest annotation has values.
  private(set) var isWanted = false
  /// The opacity; the second lane is unused.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// The side: 0 is above and 1 is below the pointer; the second lane is unused.
  private var side: SpringAnimation<SIMD2<Double>>

  init(configuration: SharedConfiguration) {
    fade = SpringAnimation(
      at: .zero, spring: configuration.values.pointer.fadeSpring, tolerance: RestTolerance.share,
      time: .distantPast
    )
    side = SpringAnimation(
      at: .zero, spring: configuration.values.snapping.shapeSpring, tolerance: RestTolerance.share,
      time: .distantPast)
  }

  /// Changes to another annotation; nil, or one without values, fades the present one out.
  mutating func set(_ new: PointerAnnotation?) {
    isWanted = new?.values.isEmpty == false
    guard isWanted, let new else { return }
    annotation = new
    size = AnnotationMetrics.size(of: new)
  }

  var current: PointerAnnotation? { isWanted ? annotation : nil }

  /// Whether no annotation is wanted, and the previous one is gone or fading out.
  @inline(__always) var isEmpty: Bool { !isWanted && fade.goal == .zero }

  /// Moves the annotation to the side of the pointer's outline that has room within the bounds, and fades it
  /// in or out.
  ///
  /// `edgeDistance` is the greatest distance that an edge of the pointer has from the pointer's center until the
  /// pointer is at rest.
  mutating func retarget(
    isVisible: Bool, around outline: Rect, within bounds: Rect, edgeDistance: Double,
    configuration: SharedConfiguration, at time: Timestamp
  ) {
    self.bounds = bounds
    let offset = configuration.values.pointer.annotationOffset
    side.setTolerance(
      SIMD2(repeating: RestTolerance.share(moving: 2 * (edgeDistance + offset) + size.height)), at: time)
    let opacity: Double = isWanted && isVisible ? 1 : 0
    if opacity > 0 {
      let isBelow = isBelow(outline, within: bounds, offset: offset)
      let goal = SIMD2<Double>(isBelow ? 1 : 0, 0)
      // An invisible annotation jumps to its side.
      if fade.goal == .zero, fade.isAtRest(at: time) {
        side.jump(to: goal, at: time)
      } else {
        side.retarget(to: goal, with: configuration.values.snapping.shapeSpring, at: time)
      }
    }
    fade.retarget(to: SIMD2(opacity, 0), with: configuration.values.pointer.fadeSpring, at: time)
  }

  /// Whether the annotation has to be below the outline.
  ///
  /// This is true if there is too little room above, and below there is either enough room or at least more
  /// room than above. For an annotation that is already below, the room above is too little unless it
  /// contains the spare room (``hysteresis``) too.
  private func isBelow(_ outline: Rect, within bounds: Rect, offset: Double) -> Bool {
    let extent = offset + size.height
    let above = outline.minY - bounds.minY
    let below = bounds.maxY - outline.maxY
    // An annotation that appears again does not keep the side of the last annotation.
    let isBelow = fade.goal != .zero && side.goal[0] > 0
    if above >= extent + (isBelow ? AnnotationPresentation.hysteresis : 0) { return false }
    return below >= extent || (below > above && above < extent)
  }

  func isAtRest(at time: Timestamp) -> Bool { fade.isAtRest(at: time) && side.isAtRest(at: time) }

  /// The annotation as it is drawn beside a pointer; nil while it is invisible.
  ///
  /// The background is dark in a light interface and light in a dark interface.
  @inline(__always) func state(
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

  /// Moves the start of an interval as little as necessary for the interval to be within two bounds; an
  /// interval that is too long begins at the lower bound.
  private func clamped(_ start: Double, _ length: Double, _ lower: Double, _ upper: Double) -> Double {
    max(lower, min(start, upper - length))
  }
}
