import Kinematics

/// Where the visible pointer is along one axis: with the hand, drawn from the hand to a step, or at a place
/// of the target.
///
/// Every change from one to another keeps position and velocity; only a hand that crosses from line to line
/// moves it in steps.
struct AxisPlace: Hashable, Sendable {
  /// Places are exact to a fiftieth of a point.
  private static let tolerance = 0.02

  /// What to head for.
  struct Goal: Hashable, Sendable {
    var hold = SnapMode.free
    /// The offset from the model if free, else a place in the window.
    var place: Double = 0
  }

  /// The model pointer along this axis at an instant.
  struct Model {
    var place: Double
    /// In points a second; asked for only where ``AxisPlace/hold`` changes.
    var velocity: Double = 0
    /// Whether a hand moves it, which it does in steps.
    var isHand = true
  }

  private(set) var hold = SnapMode.free
  /// The place in the window, or the offset from the model; the second lane is idle.
  private var value: SpringAnimation<SIMD2<Double>>
  /// The step that it heads for: once there it is exactly on it.
  private var step = 0.0
  /// The model's place when it was last sent to a goal.
  private var headModel = 0.0

  init(configuration: PointerConfiguration) {
    value = SpringAnimation(
      at: .zero, spring: configuration.shapeSpring, tolerance: AxisPlace.tolerance, time: .distantPast)
  }

  /// Heads for a goal from wherever it is.
  mutating func head(
    for goal: Goal, model: Model, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) {
    var destination = goal.place
    if goal.hold == .steps {
      step = goal.place
      destination -= model.place
    }
    if goal.hold != hold {
      // From the hand a beam is on its line in no time; from another control it moves as its shape does.
      let spring =
        goal.hold == .lines && hold.isRelative ? configuration.lineSpring : configuration.shapeSpring
      change(to: goal.hold, destination: destination, model: model, spring: spring, at: time)
    } else if hold != .lines {
      follow(
        goal, model: model.place, spring: configuration.shapeSpring, stepSpring: configuration.stepSpring,
        at: time)
    } else if destination != value.goal[0] {
      if model.place == headModel {
        // The lines moved, not the hand.
        value.retarget(to: SIMD2(destination, 0), with: configuration.lineSpring, at: time)
      } else {
        changeLine(to: destination, at: time)
      }
    }
    headModel = model.place
  }

  /// Goes on to another place, held as it is; not for lines.
  mutating func follow(
    _ goal: Goal, model: Double, spring: Spring, stepSpring: Spring, at time: Timestamp
  ) {
    var destination = goal.place
    if goal.hold == .steps {
      step = goal.place
      destination -= model
    }
    value.retarget(to: SIMD2(destination, 0), with: hold == .steps ? stepSpring : spring, at: time)
    headModel = model
  }

  /// From line to line a hand has no way: what is left of the way onto the first goes on beside the next
  /// (P5).
  private mutating func changeLine(to destination: Double, at time: Timestamp) {
    let goal = SIMD2(destination, 0)
    if value.isSettled(at: time) {
      value.jump(to: goal, at: time)
    } else {
      let (place, velocity) = value.state(at: time)
      value.release(from: place + (goal - value.goal), velocity: velocity, toward: goal, at: time)
    }
  }

  /// Moves the origin from the model to the window or back.
  ///
  /// Of a hand's velocity, which moves the free circle in steps, no more is taken than the spring can stop.
  private mutating func change(
    to goal: SnapMode, destination: Double, model: Model, spring: Spring, at time: Timestamp
  ) {
    var (place, velocity) = value.state(at: time)
    if goal.isRelative && !hold.isRelative {
      place[0] -= model.place
      velocity[0] -= model.velocity
    } else if hold.isRelative && !goal.isRelative {
      place[0] += model.place
      // A coast or an attraction carries over whole; a hand as far as the spring can take it without
      // overshooting.
      let rate = 2 * Double.pi / spring.response
      let limit = model.isHand ? (destination - place[0]).magnitude * rate : .infinity
      velocity[0] += max(-limit, min(limit, model.velocity))
    }
    hold = goal
    value = SpringAnimation(at: place, spring: spring, tolerance: AxisPlace.tolerance, time: time)
    value.release(from: place, velocity: velocity, toward: SIMD2(destination, 0), at: time)
  }

  /// The model pointer was put elsewhere by a rule and not by the hand: what is seen stays where it is.
  mutating func modelJumped(by distance: Double, at time: Timestamp) {
    guard hold.isRelative, distance != 0 else { return }
    let (place, velocity) = value.state(at: time)
    value.release(from: SIMD2(place[0] - distance, 0), velocity: velocity, toward: value.goal, at: time)
  }

  /// Sits on the model pointer from now on.
  mutating func reset(at time: Timestamp) {
    hold = .free
    value.jump(to: .zero, at: time)
  }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool { value.isSettled(at: time) }

  /// Where it is once it has settled.
  @inline(__always)
  func restingPlace(model: Double) -> Double {
    switch hold {
    case .free: return model + value.goal[0]
    case .lines, .whole: return value.goal[0]
    case .steps: return model == headModel ? step : model + value.goal[0]
    }
  }

  @inline(__always)
  func place(model: Double, at time: Timestamp) -> Double {
    if hold == .steps, model == headModel, value.isSettled(at: time) { return step }
    let place = value.value(at: time)[0]
    return hold.isRelative ? model + place : place
  }
}
