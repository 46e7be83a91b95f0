import Kinematics

/// The visible pointer (M1): its place, its form and its material, each on its own springs.
struct VisiblePointer: Hashable, Sendable {
  private static let shareTolerance = ContentMotion.shareTolerance

  private var place: PointerPlace
  private var form: PointerForm
  private var band: BandForm
  /// Opacity; the second lane is idle.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// The square root of the luminance, near to how light a person sees it; the second lane is idle.
  private var material: SpringAnimation<SIMD2<Double>>
  /// Scale, and how far the press has come.
  private var press: SpringAnimation<SIMD2<Double>>
  private(set) var layer = PointerAppearance.Layer.front

  init(diameter: Double, opacity: Double, luminance: Double, configuration: PointerConfiguration) {
    place = PointerPlace(configuration: configuration)
    form = PointerForm(diameter: diameter, configuration: configuration)
    band = BandForm(configuration: configuration)
    fade = SpringAnimation(
      at: SIMD2(opacity, 0), spring: configuration.fadeSpring, tolerance: VisiblePointer.shareTolerance,
      time: .distantPast)
    material = SpringAnimation(
      at: SIMD2(luminance.squareRoot(), 0), spring: configuration.materialSpring,
      tolerance: VisiblePointer.shareTolerance / 2, time: .distantPast)
    press = SpringAnimation(
      at: SIMD2(1, 0), spring: configuration.pressSpring, tolerance: VisiblePointer.shareTolerance,
      time: .distantPast)
  }

  // MARK: Goals

  /// What the springs are to reach.
  struct Goal {
    var place = PointerPlace.Goal()
    var form: PointerForm.Goal
    var opacity: Double
    var luminance: Double
    var scale: Double = 1
    var press: Double = 0
    var layer = PointerAppearance.Layer.front
    /// The rectangle of a band selection, which the pointer becomes (I7).
    var band: Rect?
  }

  /// Whether a goal holds the pointer in another way than now: only then is the model's velocity of use.
  func changesHold(for goal: Goal) -> Bool { place.changesHold(for: goal.place) }

  /// Heads for a goal from wherever it is; `velocity` is the model's, `isHand` whether a hand moves it.
  mutating func head(
    for goal: Goal, model: Point, velocity: Vector, isHand: Bool, configuration: PointerConfiguration,
    at time: Timestamp
  ) {
    place.head(
      for: goal.place, model: model, velocity: velocity, isHand: isHand, configuration: configuration,
      at: time)
    form.head(for: goal.form, spring: configuration.shapeSpring, at: time)
    band.head(for: goal.band, configuration: configuration, at: time)
    fade.retarget(to: SIMD2(goal.opacity, 0), with: configuration.fadeSpring, at: time)
    material.retarget(
      to: SIMD2(goal.luminance.squareRoot(), 0), with: configuration.materialSpring, at: time)
    press.retarget(to: SIMD2(goal.scale, goal.press), with: configuration.pressSpring, at: time)
    layer = goal.layer
  }

  /// Goes on to other places, held as they are.
  @inline(__always)
  mutating func follow(
    _ goal: PointerPlace.Goal, model: Point, spring: Spring, stepSpring: Spring, at time: Timestamp
  ) {
    place.follow(goal, model: model, spring: spring, stepSpring: stepSpring, at: time)
  }

  /// The model pointer was put elsewhere by a rule and not by the hand: what is seen stays where it is.
  mutating func modelJumped(by way: Vector, at time: Timestamp) { place.modelJumped(by: way, at: time) }

  /// Comes back from hiding: there is nothing to move from, unless it has not faded yet.
  mutating func appear(at time: Timestamp) {
    guard fade.value(at: time)[0] <= 0 else { return }
    place.reset(at: time)
  }

  // MARK: Reading

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool {
    place.isSettled(at: time) && form.isSettled(at: time) && band.isSettled(at: time)
      && fade.isSettled(at: time) && material.isSettled(at: time) && press.isSettled(at: time)
  }

  /// Whether all of it is at rest and nothing of it is a band.
  @inline(__always)
  func isPlain(at time: Timestamp) -> Bool { isSettled(at: time) && !band.isActive(at: time) }

  /// What ``read(model:at:into:_:)`` does to a plain pointer.
  @inline(__always)
  func readAtRest(model: Point, into appearance: inout PointerAppearance) {
    let shade = max(0, min(1, material.goal[0]))
    appearance.center = place.restingCenter(model: model)
    appearance.layer = layer
    appearance.scale = press.goal.x
    form.readAtRest(into: &appearance)
    appearance.opacity = Material.opacity(max(0, min(1, fade.goal[0])), pressed: press.goal.y)
    appearance.luminance = shade * shade
  }

  /// Fills in all but the contrast, and the outline while it is a polygon.
  mutating func read(
    model: Point, at time: Timestamp, into appearance: inout PointerAppearance,
    _ outline: inout PointerOutline
  ) {
    let shade = max(0, min(1, material.value(at: time)[0]))
    let press = self.press.value(at: time)
    appearance.center = place.center(model: model, at: time)
    appearance.layer = layer
    appearance.scale = press.x
    form.read(at: time, into: &appearance, &outline)
    // A beam is one when it is on its line (P5): until then it is on its way.
    if appearance.outline == .verticalBeam || appearance.outline == .horizontalBeam,
      !place.isSettled(at: time)
    {
      appearance.outline = .roundedRect
    }
    if band.isActive(at: time) {
      band.read(at: time, into: &appearance)
      // It grows out of the bounds of what the pointer would be.
      outline.removeAll()
    }
    appearance.opacity = Material.opacity(max(0, min(1, fade.value(at: time)[0])), pressed: press.y)
    appearance.luminance = shade * shade
  }
}
