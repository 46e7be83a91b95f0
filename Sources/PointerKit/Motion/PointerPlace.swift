import Kinematics

/// Where the visible pointer is: with the hand along free axes, at a place of the target along held ones.
///
/// Along a free axis it is the model pointer plus an offset that dies away; along a held axis it is a spring to a
/// place of the target. Changing from one to the other keeps position and velocity.
struct PointerPlace: Hashable, Sendable {
  /// Places are exact to a fiftieth of a point.
  private static let tolerance = 0.02

  /// The axes that are held by a target.
  private(set) var heldAxes: Axes = []
  /// The place along held axes, the offset from the model along free ones.
  private var offset: SpringAnimation<SIMD2<Double>>

  init(configuration: PointerConfiguration) {
    offset = PointerPlace.animation(from: .zero, spring: configuration.shapeSpring, at: .distantPast)
  }

  private static func animation(
    from value: SIMD2<Double>, spring: Spring, at time: Timestamp
  ) -> SpringAnimation<SIMD2<Double>> {
    SpringAnimation(at: value, spring: spring, tolerance: tolerance, time: time)
  }

  /// Heads for a place along held axes, for an offset from the model along free ones.
  mutating func head(for goal: Point, spring: Spring, at time: Timestamp) {
    offset.retarget(to: SIMD2(goal.x, goal.y), with: spring, at: time)
  }

  /// Moves the origin from the model to the window or back, axis by axis, for a goal that is held on other axes.
  ///
  /// Position and velocity go on. `model` and `modelVelocity` are the model pointer's at that instant; of a hand's
  /// velocity, which moves the free circle in steps, no more is taken than the spring can stop.
  mutating func change(
    to goalAxes: Axes, goal: Point, model: Point, modelVelocity: Vector, isHand: Bool, spring: Spring,
    at time: Timestamp
  ) {
    let destination = SIMD2(goal.x, goal.y)
    var (value, velocity) = offset.state(at: time)
    let rate = 2 * Double.pi / spring.response
    for (lane, axis) in [Axis.horizontal, .vertical].enumerated() {
      let wasHeld = heldAxes.contains(Axes(axis))
      let isHeld = goalAxes.contains(Axes(axis))
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
    heldAxes = goalAxes
    offset = PointerPlace.animation(from: value, spring: spring, at: time)
    offset.release(from: value, velocity: velocity, toward: destination, at: time)
  }

  /// Sits on the model pointer from now on.
  mutating func reset(at time: Timestamp) {
    heldAxes = []
    offset.jump(to: .zero, at: time)
  }

  func isSettled(at time: Timestamp) -> Bool { offset.isSettled(at: time) }

  func center(model: Point, at time: Timestamp) -> Point {
    let value = offset.value(at: time)
    return Point(
      x: heldAxes.contains(.horizontal) ? value.x : model.x + value.x,
      y: heldAxes.contains(.vertical) ? value.y : model.y + value.y)
  }
}
