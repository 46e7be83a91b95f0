import Kinematics

/// The visible pointer (M1): its position (P1, in `PointerPosition`), its form and its material.
///
/// Each of these three has springs of its own, which lead from its present state to the new goal (E15).
struct VisiblePointer: Hashable, Sendable {
  var position: PointerPosition
  private var form: PointerMorph
  private var band: BandMorph
  /// The factor by which the opacity of the free pointer is multiplied to fade it in and out, and the
  /// opacity of the pointer as a highlight or a band.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// The square root of the luminance, which approximates perceived lightness, and the opacity of the free
  /// pointer.
  private var material: SpringAnimation<SIMD2<Double>>
  /// The scale, the progress of the press, and the shift of the center that keeps an anchor where it is (S6).
  private var press: SpringAnimation<SIMD4<Double>>

  init(
    diameter: Double, opacity: Double, luminance: Double, isUnseen: Bool = false,
    configuration: SharedConfiguration
  ) {
    let tolerance = RestTolerance.share
    position = PointerPosition(configuration: configuration)
    form = PointerMorph(diameter: diameter, configuration: configuration)
    band = BandMorph(configuration: configuration)
    fade = SpringAnimation(
      at: SIMD2(isUnseen ? 0 : 1, 0), spring: configuration.values.pointer.fadeSpring, tolerance: tolerance,
      time: .distantPast)
    material = SpringAnimation(
      at: SIMD2(luminance.squareRoot(), opacity), spring: configuration.values.pointer.materialSpring,
      tolerance: tolerance / 2,
      time: .distantPast)
    press = SpringAnimation(
      at: SIMD4(1, 0, 0, 0), spring: configuration.values.effects.pressSpring,
      tolerance: VisiblePointer.pressTolerance(edgeDistance: diameter / 2), time: .distantPast)
  }

  // MARK: Goals

  /// The goals of the pointer's springs, apart from the position.
  struct Look {
    var form: PointerMorph.Goal
    /// The view that the pointer is in, between whose lines a beam jumps (P5); 0 for none.
    var view: TargetID = 0
    /// The opacity of the free pointer, and the luminance of its material.
    var opacity: Double
    var luminance: Double
    /// Whether the pointer as it is seen now is too faint for the backdrop.
    var isFaint = false
    /// The visibility of the free pointer: 1, or 0 while the pointer is a highlight, a band, or hidden.
    var presence = 1.0
    /// The opacity as a highlight or a band; 0 when free.
    var highlightOpacity = 0.0
    var scale: Double = 1
    /// The progress of the press: 1 while pressed.
    var press: Double = 0
    /// The vector by which the center moves if the pointer is scaled about an anchor that is not its center,
    /// in points (S6).
    var shift = Vector.zero
    /// The rectangle of a band, which the pointer becomes (I7).
    var band: Rect?
    /// Whether the pointer is on the surface and not hidden; contents react only to a visible pointer.
    var isShown = true
  }

  mutating func retarget(to look: Look, configuration: SharedConfiguration, at time: Timestamp) {
    form.retarget(
      to: look.form, spring: configuration.values.snapping.shapeSpring,
      attachment: position.attachment(toLinesOf: look.view, at: time), at: time)
    band.retarget(
      to: look.band, edgeDistance: form.readEdgeDistance(at: time), configuration: configuration, at: time)
    let visible = SIMD2(look.presence, look.highlightOpacity)
    fade.retarget(to: visible, with: configuration.values.pointer.fadeSpring, at: time)
    retargetMaterial(to: look, spring: configuration.values.pointer.materialSpring, at: time)
    let pressed = SIMD4(look.scale, look.press, look.shift.dx, look.shift.dy)
    if pressed == press.goal, press.isAtRest(at: time) { return }
    press.setTolerance(VisiblePointer.pressTolerance(edgeDistance: readEdgeDistance(at: time)), at: time)
    press.retarget(to: pressed, with: configuration.values.effects.pressSpring, at: time)
  }

  /// The tolerances of the lanes of `press`, for a pointer whose edges are at most `edgeDistance` from its center.
  private static func pressTolerance(edgeDistance: Double) -> SIMD4<Double> {
    SIMD4(
      RestTolerance.share(moving: edgeDistance), RestTolerance.share, RestTolerance.length,
      RestTolerance.length)
  }

  /// The greatest distance of an edge from the center until the outline is at rest, in points, apart from the
  /// scale of a press.
  mutating func readEdgeDistance(at time: Timestamp) -> Double {
    max(form.readEdgeDistance(at: time), band.edgeDistance(at: time))
  }

  /// Animates the luminance and the opacity of the material toward a look.
  ///
  /// A pointer that is not seen changes at once. If a pointer is too faint and stays dark or stays light, the
  /// animation is three times as fast, so that it does not stay too faint while a backdrop changes gradually
  /// (S4).
  private mutating func retargetMaterial(to look: Look, spring: Spring, at time: Timestamp) {
    let goal = SIMD2(look.luminance.squareRoot(), look.opacity)
    if !isSeen(at: time) { return material.jump(to: goal, at: time) }
    if goal == material.goal { return }
    let isSameMaterial = abs(material.value(at: time)[0] - goal[0]) < 0.5
    material.retarget(
      to: goal,
      with: look.isFaint && isSameMaterial
        ? Spring(dampingRatio: spring.dampingRatio, response: spring.response / 3) : spring, at: time)
  }

  /// Whether the free pointer as it is seen now has too little contrast with a backdrop.
  func isFaint(against backdrop: Backdrop, at time: Timestamp) -> Bool {
    let seen = material.value(at: time)
    return backdrop.contrast(of: seen[0] * seen[0], opacity: max(0, min(1, seen[1])))
      < Material.Contrast.standard.least
  }

  /// Prepares the pointer to be shown again.
  ///
  /// A pointer that has faded out completely moves to the model pointer at once.
  mutating func appear(at time: Timestamp) {
    if !isSeen(at: time) { position.reset(at: time) }
  }

  /// Ends the fade of the pointer, as if the pointer had been shown long ago.
  mutating func endFade(at time: Timestamp) { fade.jump(to: fade.goal, at: time) }

  // MARK: Reading

  /// Whether the pointer has not faded out completely.
  @inline(__always) func isSeen(at time: Timestamp) -> Bool {
    let fade = fade.value(at: time)
    return fade[0] > 0 || fade[1] > 0
  }

  func isAtRest(at time: Timestamp) -> Bool {
    isOutlineAtRest(at: time)
      && fade.isAtRest(at: time) && material.isAtRest(at: time) && press.isAtRest(at: time)
  }

  /// Whether the outline is at rest, apart from the scale and the shift of a press.
  @inline(__always) func isOutlineAtRest(at time: Timestamp) -> Bool {
    position.isAtRest(at: time) && form.isAtRest(at: time) && band.isAtRest(at: time)
  }

  /// Fills in everything but the backdrop and the element that the pointer is beneath; during a morph, also
  /// the polygon of the outline.
  mutating func read(
    model: Point, at time: Timestamp, into appearance: inout PointerAppearance,
    _ outline: inout PointerOutline
  ) {
    let fade = self.fade.value(at: time)
    let press = self.press.value(at: time)
    let lightness = max(0, min(1, material.value(at: time)[0]))
    appearance.materialOpacity = max(0, min(1, material.value(at: time)[1]))
    appearance.luminance = lightness * lightness
    appearance.opacity = min(
      1,
      max(0, min(1, fade[0])) * appearance.materialOpacity
        + Material.pressedOpacity(max(0, min(1, fade[1])), press: press.y))
    appearance.center = position.center(model: model, at: time) + Vector(dx: press.z, dy: press.w)
    appearance.scale = press.x.clamped(to: 0...2)
    form.read(at: time, into: &appearance, &outline)
    // The pointer becomes a beam once it is on its line (P5), and is a rounded rectangle until then.
    if appearance.outline == .verticalBeam || appearance.outline == .horizontalBeam,
      !position.isAtRest(at: time)
    {
      appearance.outline = .roundedRect
    }
    if band.isActive(at: time) { band.read(at: time, into: &appearance, &outline) }
  }
}
