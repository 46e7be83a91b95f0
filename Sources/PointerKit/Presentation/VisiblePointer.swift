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
      at: SIMD2(isUnseen ? 0 : 1, 0), spring: configuration.values.fadeSpring, tolerance: tolerance,
      time: .distantPast)
    material = SpringAnimation(
      at: SIMD2(luminance.squareRoot(), opacity), spring: configuration.values.materialSpring,
      tolerance: tolerance / 2,
      time: .distantPast)
    press = SpringAnimation(
      at: SIMD4(1, 0, 0, 0), spring: configuration.values.pressSpring,
      tolerance: VisiblePointer.pressTolerance(reach: diameter / 2), time: .distantPast)
  }

  // MARK: Goals

  /// The goals of the pointer's springs, apart from the position.
  struct Look {
    var form: PointerMorph.Goal
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
    var isVisible = true
  }

  mutating func retarget(to look: Look, configuration: SharedConfiguration, at time: Timestamp) {
    form.retarget(to: look.form, spring: configuration.values.shapeSpring, at: time)
    band.retarget(to: look.band, reach: form.reach(at: time), configuration: configuration, at: time)
    let visible = SIMD2(look.presence, look.highlightOpacity)
    fade.retarget(to: visible, with: configuration.values.fadeSpring, at: time)
    retargetMaterial(to: look, spring: configuration.values.materialSpring, at: time)
    let pressed = SIMD4(look.scale, look.press, look.shift.dx, look.shift.dy)
    if pressed == press.goal, press.isSettled(at: time) { return }
    press.setTolerance(VisiblePointer.pressTolerance(reach: reach(at: time)), at: time)
    press.retarget(to: pressed, with: configuration.values.pressSpring, at: time)
  }

  /// The tolerances of the lanes of `press`, for a pointer whose edges are at most `reach` from its center.
  private static func pressTolerance(reach: Double) -> SIMD4<Double> {
    SIMD4(
      RestTolerance.share(moving: reach), RestTolerance.share, RestTolerance.length, RestTolerance.length)
  }

  /// The greatest distance of an edge from the center until the outline is at rest, in points, apart from the
  /// scale of a press.
  @inline(__always)
  func reach(at time: Timestamp) -> Double { max(form.reach(at: time), band.reach(at: time)) }

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

  func isSettled(at time: Timestamp) -> Bool {
    isOutlineSettled(at: time)
      && fade.isSettled(at: time) && material.isSettled(at: time) && press.isSettled(at: time)
  }

  /// Whether the outline is at rest, apart from the scale and the shift of a press.
  @inline(__always) func isOutlineSettled(at time: Timestamp) -> Bool {
    position.isSettled(at: time) && form.isSettled(at: time) && band.isSettled(at: time)
  }

  /// Fills in everything but the backdrop and the element that the pointer is beneath; during a morph, also
  /// the polygon of the outline.
  mutating func read(
    model: Point, at time: Timestamp, into appearance: inout PointerAppearance,
    _ outline: inout PointerOutline
  ) {
    let (fade, press) = (self.fade.value(at: time), self.press.value(at: time))
    let lightness = max(0, min(1, material.value(at: time)[0]))
    appearance.materialOpacity = max(0, min(1, material.value(at: time)[1]))
    appearance.luminance = lightness * lightness
    appearance.opacity = min(
      1,
      max(0, min(1, fade[0])) * appearance.materialOpacity
        + Material.opacity(max(0, min(1, fade[1])), pressed: press.y))
    appearance.center = position.center(model: model, at: time) + Vector(dx: press.z, dy: press.w)
    appearance.scale = press.x.clamped(to: 0...2)
    form.read(at: time, into: &appearance, &outline)
    // The pointer becomes a beam once it is on its line (P5), and is a rounded rectangle until then.
    if appearance.outline == .verticalBeam || appearance.outline == .horizontalBeam,
      !position.isSettled(at: time)
    {
      appearance.outline = .roundedRect
    }
    if band.isActive(at: time) { band.read(at: time, into: &appearance, &outline) }
  }
}

/// The position of the visible pointer, axis by axis (P4).
///
/// While nothing is hovered, its goal is the model pointer (P1), but for the tentative start of a coast (M7).
struct PointerPosition: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var horizontal = AxisSnapping.Goal()
    var vertical = AxisSnapping.Goal()
    /// The hovered target, and the view that has it as a region, or the target itself; 0 for none.
    var target: TargetID = 0
    var view: TargetID = 0

    /// The position at which the pointer comes to rest.
    func center(model: Point) -> Point {
      Point(
        x: horizontal.mode == .free ? model.x + horizontal.coordinate : horizontal.coordinate,
        y: vertical.mode == .free ? model.y + vertical.coordinate : vertical.coordinate)
    }
  }

  struct Model {
    var position: Point
    var velocity = Vector.zero
    /// The vector by which the visible pointer is ahead of the position, on the axes on which it is free.
    var headStart = Vector.zero
    var isMovedByDevice = true

    fileprivate func along(_ axis: Axis, _ cause: AxisSnapping.Cause) -> AxisSnapping.Model {
      AxisSnapping.Model(
        coordinate: position[axis], velocity: velocity[axis], headStart: headStart[axis],
        isMovedByDevice: isMovedByDevice, cause: cause)
    }
  }

  private var horizontal: AxisSnapping
  private var vertical: AxisSnapping
  /// The target that was hovered last, and its view; 0 for none.
  private var lastTarget: TargetID = 0
  private var lastView: TargetID = 0

  init(configuration: SharedConfiguration) {
    horizontal = AxisSnapping(configuration: configuration)
    vertical = horizontal
  }

  /// Whether a goal changes the mode of an axis.
  @inline(__always) func changesMode(for goal: Goal) -> Bool {
    goal.horizontal.mode != horizontal.mode || goal.vertical.mode != vertical.mode
  }

  mutating func retarget(
    to goal: Goal, model: Model, configuration: SharedConfiguration, at time: Timestamp
  ) {
    // The next region of a view becomes known only after the movement into it, but at the same instant.
    let staysInView = goal.view != 0 && goal.view == lastView
    let isSameTarget = goal.target == lastTarget
    let leavesRegion = goal.view == 0 && lastView != lastTarget
    if goal.view != 0 { (lastTarget, lastView) = (goal.target, goal.view) }
    let cause = AxisSnapping.Cause(
      staysInView: staysInView, isSameTarget: isSameTarget, leavesRegion: leavesRegion)
    horizontal.retarget(
      to: goal.horizontal, model: model.along(.horizontal, cause), configuration: configuration, at: time)
    vertical.retarget(
      to: goal.vertical, model: model.along(.vertical, cause), configuration: configuration, at: time)
  }

  /// Keeps the visible pointer where it is after the engine has moved the model pointer by a vector.
  mutating func modelJumped(by vector: Vector, at time: Timestamp) {
    horizontal.modelJumped(by: vector.dx, at: time)
    vertical.modelJumped(by: vector.dy, at: time)
  }

  /// Keeps the visible pointer where it is after the model pointer has moved by its head start, or back by it.
  mutating func modelMovedBeneathPointer(by vector: Vector, at time: Timestamp) {
    horizontal.modelMovedBeneathPointer(by: vector.dx, at: time)
    vertical.modelMovedBeneathPointer(by: vector.dy, at: time)
  }

  /// Moves the goal with the content to which the pointer snaps, and the pointer as far as it is attached.
  mutating func contentMoved(by vector: Vector, at time: Timestamp) {
    horizontal.contentMoved(by: vector.dx, at: time)
    vertical.contentMoved(by: vector.dy, at: time)
  }

  mutating func reset(at time: Timestamp) {
    horizontal.reset(at: time)
    vertical.reset(at: time)
  }

  func isSettled(at time: Timestamp) -> Bool {
    horizontal.isSettled(at: time) && vertical.isSettled(at: time)
  }

  /// The part of a vector along the axes on which the pointer is free.
  @inline(__always) func freePart(of vector: Vector) -> Vector {
    Vector(dx: horizontal.mode == .free ? vector.dx : 0, dy: vertical.mode == .free ? vector.dy : 0)
  }

  /// The position, clamped to ±1e9 points: a slow spring that takes over a fast movement could overshoot
  /// farther.
  @inline(__always) func center(model: Point, at time: Timestamp) -> Point {
    Point(
      x: horizontal.coordinate(model: model.x, at: time), y: vertical.coordinate(model: model.y, at: time)
    ).clampedToPlane()
  }
}
