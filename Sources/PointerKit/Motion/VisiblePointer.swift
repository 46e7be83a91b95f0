import Kinematics

/// The visible pointer (M1): springs between the free circle and the shapes of controls.
///
/// Along a free axis it is the model pointer plus an offset that dies away; along a held axis it is a spring to a
/// place of the target. Changing from one to the other keeps position and velocity.
struct VisiblePointer: Hashable, Sendable {
  /// The axes that are held by a target.
  private(set) var heldAxes: Axes = []
  /// The place along held axes, the offset from the model along free ones.
  private var place: SpringAnimation<SIMD2<Double>>
  /// Width, height and corner radius.
  private var form: SpringAnimation<SIMD4<Double>>
  /// Opacity and luminance.
  private var fade: SpringAnimation<SIMD2<Double>>
  /// Scale, and how far the press has come.
  private var press: SpringAnimation<SIMD2<Double>>
  private(set) var outline = PointerAppearance.Outline.circle
  private(set) var path: PointerPath?
  private(set) var layer = PointerAppearance.Layer.front

  /// Sizes and places are exact to a fiftieth of a point, shares to a step of an eight-bit colour.
  private static let lengthTolerance = 0.02
  private static let shareTolerance = ContentMotion.shareTolerance

  init(diameter: Double, opacity: Double, luminance: Double, configuration: PointerConfiguration) {
    let start = Timestamp.distantPast
    place = VisiblePointer.place(from: .zero, spring: configuration.shapeSpring, at: start)
    form = SpringAnimation(
      at: SIMD4(diameter, diameter, diameter / 2, 0), spring: configuration.shapeSpring,
      tolerance: VisiblePointer.lengthTolerance, time: start)
    fade = SpringAnimation(
      at: SIMD2(opacity, luminance), spring: configuration.fadeSpring,
      tolerance: VisiblePointer.shareTolerance,
      time: start)
    press = SpringAnimation(
      at: SIMD2(1, 0), spring: configuration.pressSpring, tolerance: VisiblePointer.shareTolerance,
      time: start)
  }

  private static func place(
    from value: SIMD2<Double>, spring: Spring, at time: Timestamp
  ) -> SpringAnimation<SIMD2<Double>> {
    SpringAnimation(at: value, spring: spring, tolerance: lengthTolerance, time: time)
  }

  // MARK: Goals

  /// What the springs are to reach.
  struct Goal {
    var heldAxes: Axes = []
    /// The place along held axes, the offset from the model along free ones.
    var place = Point.zero
    var size: Size
    var cornerRadius: Double
    var opacity: Double
    var luminance: Double
    var scale: Double = 1
    var press: Double = 0
    var outline = PointerAppearance.Outline.circle
    var path: PointerPath?
    var layer = PointerAppearance.Layer.front
  }

  /// Heads for a goal from wherever it is, along the axes that it is held on.
  mutating func head(for goal: Goal, configuration: PointerConfiguration, at time: Timestamp) {
    place.retarget(to: SIMD2(goal.place.x, goal.place.y), with: configuration.shapeSpring, at: time)
    form.retarget(
      to: SIMD4(goal.size.width, goal.size.height, goal.cornerRadius, 0), with: configuration.shapeSpring,
      at: time)
    fade.retarget(to: SIMD2(goal.opacity, goal.luminance), with: configuration.fadeSpring, at: time)
    press.retarget(to: SIMD2(goal.scale, goal.press), with: configuration.pressSpring, at: time)
    outline = goal.outline
    path = goal.path
    layer = goal.layer
  }

  /// Moves the origin of the place from the model to the window or back, axis by axis, for a goal that is held on
  /// other axes.
  ///
  /// Position and velocity go on. `model` and `modelVelocity` are the model pointer's at that instant; of a hand's
  /// velocity, which moves the free circle in steps, no more is taken than the spring can stop.
  mutating func change(
    axesFor goal: Goal, model: Point, modelVelocity: Vector, isHand: Bool, spring: Spring, at time: Timestamp
  ) {
    let destination = SIMD2(goal.place.x, goal.place.y)
    var (value, velocity) = place.state(at: time)
    let rate = 2 * Double.pi / spring.response
    for (lane, axis) in [Axis.horizontal, .vertical].enumerated() {
      let wasHeld = heldAxes.contains(Axes(axis))
      let isHeld = goal.heldAxes.contains(Axes(axis))
      if wasHeld && !isHeld {
        value[lane] -= model[axis]
        velocity[lane] -= modelVelocity[axis]
      } else if isHeld && !wasHeld {
        value[lane] += model[axis]
        // A coast or an attraction carries over whole; a hand as far as the spring can take it without overshooting.
        let limit = isHand ? (destination[lane] - value[lane]).magnitude * rate : .infinity
        velocity[lane] += max(-limit, min(limit, modelVelocity[axis]))
      }
    }
    heldAxes = goal.heldAxes
    place = VisiblePointer.place(from: value, spring: spring, at: time)
    place.release(from: value, velocity: velocity, toward: destination, at: time)
  }

  /// Comes back from hiding: there is nothing to move from, unless it has not faded yet.
  mutating func appear(at time: Timestamp) {
    guard fade.value(at: time)[0] <= 0 else { return }
    heldAxes = []
    place.jump(to: .zero, at: time)
  }

  // MARK: Reading

  func isSettled(at time: Timestamp) -> Bool {
    place.isSettled(at: time) && form.isSettled(at: time) && fade.isSettled(at: time)
      && press.isSettled(at: time)
  }

  func center(model: Point, at time: Timestamp) -> Point {
    let value = place.value(at: time)
    return Point(
      x: heldAxes.contains(.horizontal) ? value.x : model.x + value.x,
      y: heldAxes.contains(.vertical) ? value.y : model.y + value.y)
  }

  /// Fills in all but the contrast.
  func read(model: Point, at time: Timestamp, into appearance: inout PointerAppearance) {
    let form = self.form.value(at: time)
    let fade = self.fade.value(at: time)
    let press = self.press.value(at: time)
    appearance.center = center(model: model, at: time)
    appearance.size = Size(width: form.x, height: form.y)
    appearance.cornerRadius = max(0, min(form.z, appearance.size.shorterSide / 2))
    let isMorphing = outline != .path && !self.form.isSettled(at: time)
    appearance.outline = isMorphing ? .roundedRect : outline
    appearance.path = path
    appearance.layer = layer
    appearance.scale = press.x
    appearance.opacity = Material.opacity(max(0, min(1, fade.x)), pressed: press.y)
    appearance.luminance = Material.luminance(max(0, min(1, fade.y)), pressed: press.y)
  }
}
