import Kinematics

/// Where the visible pointer is, axis by axis (P4).
struct PointerPlace: Hashable, Sendable {
  /// What to head for.
  struct Goal: Hashable, Sendable {
    var horizontal = AxisPlace.Goal()
    var vertical = AxisPlace.Goal()
  }

  private var horizontal: AxisPlace
  private var vertical: AxisPlace

  init(configuration: PointerConfiguration) {
    horizontal = AxisPlace(configuration: configuration)
    vertical = horizontal
  }

  /// Whether a goal holds the pointer in another way than now: only then is the model's velocity of use.
  @inline(__always)
  func changesHold(for goal: Goal) -> Bool {
    goal.horizontal.hold != horizontal.hold || goal.vertical.hold != vertical.hold
  }

  /// Heads for a goal from wherever it is; `velocity` is the model's, `isHand` whether a hand moves it.
  mutating func head(
    for goal: Goal, model: Point, velocity: Vector, isHand: Bool,
    configuration: borrowing PointerConfiguration,
    at time: Timestamp
  ) {
    horizontal.head(
      for: goal.horizontal, model: AxisPlace.Model(place: model.x, velocity: velocity.dx, isHand: isHand),
      configuration: configuration, at: time)
    vertical.head(
      for: goal.vertical, model: AxisPlace.Model(place: model.y, velocity: velocity.dy, isHand: isHand),
      configuration: configuration, at: time)
  }

  /// Goes on to other places, held as they are.
  @inline(__always)
  mutating func follow(
    _ goal: Goal, model: Point, spring: Spring, stepSpring: Spring, at time: Timestamp
  ) {
    horizontal.follow(goal.horizontal, model: model.x, spring: spring, stepSpring: stepSpring, at: time)
    vertical.follow(goal.vertical, model: model.y, spring: spring, stepSpring: stepSpring, at: time)
  }

  /// The model pointer was put elsewhere by a rule and not by the hand: what is seen stays where it is.
  mutating func modelJumped(by way: Vector, at time: Timestamp) {
    horizontal.modelJumped(by: way.dx, at: time)
    vertical.modelJumped(by: way.dy, at: time)
  }

  /// Sits on the model pointer from now on.
  mutating func reset(at time: Timestamp) {
    horizontal.reset(at: time)
    vertical.reset(at: time)
  }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool {
    horizontal.isSettled(at: time) && vertical.isSettled(at: time)
  }

  /// Where it is once it has settled.
  @inline(__always)
  func restingCenter(model: Point) -> Point {
    Point(x: horizontal.restingPlace(model: model.x), y: vertical.restingPlace(model: model.y))
  }

  @inline(__always)
  func center(model: Point, at time: Timestamp) -> Point {
    Point(x: horizontal.place(model: model.x, at: time), y: vertical.place(model: model.y, at: time))
  }
}
