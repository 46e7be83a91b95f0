/// A few numbers that one spring moves to a goal; the state at any instant takes one evaluation.
///
/// The numbers, called lanes, move together, such as x and y or the four edges of a rectangle. Each lane may
/// have a unit of its own. Value and velocity stay continuous when the goal changes during the motion. From
/// ``restTime`` on, the value is exactly the goal and the velocity exactly zero.
///
/// Every lane passed in is clamped to ±1e100. A NaN lane keeps its value, or is 0 at creation.
public struct SpringAnimation<Lanes: SIMD & Sendable>: Hashable, Sendable where Lanes.Scalar == Double {
  /// The time at which the present motion began.
  public let start: Timestamp
  /// The value at ``start``, in each lane's unit.
  public let origin: Lanes
  /// The velocity at ``start``, in each lane's unit per second.
  public let originVelocity: Lanes
  /// The value at rest.
  public let goal: Lanes
  /// The spring of the present motion.
  public let spring: Spring
  /// The instant from which the value is exactly the goal.
  ///
  /// From this instant on, the spring itself would stay within the tolerance in every lane. The instant is
  /// rounded up to a nanosecond, and less than a day after ``start``.
  public let restTime: Timestamp
  /// The inverse of each lane's tolerance.
  @usableFromInline let inverseTolerance: Lanes

  @inlinable init(
    start: Timestamp, origin: Lanes, originVelocity: Lanes, goal: Lanes, spring: Spring, restTime: Timestamp,
    inverseTolerance: Lanes
  ) {
    self.start = start
    self.origin = origin
    self.originVelocity = originVelocity
    self.goal = goal
    self.spring = spring
    self.restTime = restTime
    self.inverseTolerance = inverseTolerance
  }

  /// Creates a value that is at rest from an instant on.
  ///
  /// The tolerance is a distance from the goal that is too small to be seen, in each lane's unit. It is
  /// clamped to 1e−9…1e9; NaN becomes 0.001.
  @inlinable public init(at value: Lanes, spring: Spring, tolerance: Lanes, time: Timestamp) {
    let value = Self.clamped(value, default: .zero)
    var inverse = Lanes.zero
    for lane in 0..<Lanes.scalarCount {
      inverse[lane] = 1 / tolerance[lane].clamped(to: 1e-9...1e9, default: 0.001)
    }
    self.init(
      start: time, origin: value, originVelocity: .zero, goal: value, spring: spring, restTime: time,
      inverseTolerance: inverse)
  }

  /// Creates a value at rest with one tolerance for all lanes.
  @inlinable public init(at value: Lanes, spring: Spring, tolerance: Double = 0.001, time: Timestamp) {
    self.init(at: value, spring: spring, tolerance: Lanes(repeating: tolerance), time: time)
  }

  /// Whether the value is at rest at an instant, and stays at rest until its goal changes.
  @inlinable @inline(__always)
  public func isSettled(at time: Timestamp) -> Bool { time >= restTime }

  /// The value at an instant; before ``start`` it is the value at the start.
  @inlinable @inline(__always)
  public func value(at time: Timestamp) -> Lanes { state(at: time).value }

  /// The velocity at an instant, in each lane's unit per second; before ``start`` it is the velocity at the
  /// start.
  @inlinable @inline(__always)
  public func velocity(at time: Timestamp) -> Lanes { state(at: time).velocity }

  /// The value and the velocity at an instant, at the cost of one evaluation of the spring.
  @inlinable @inline(__always)
  public func state(at time: Timestamp) -> (value: Lanes, velocity: Lanes) {
    if time >= restTime { return (goal, .zero) }
    if time <= start { return (origin, originVelocity) }
    let basis = spring.basis(after: time.seconds(since: start))
    // The method is inlined, since a call would copy the whole animation. The loop computes lane by lane,
    // since SIMD operators are calls in generic code.
    var (value, velocity) = (goal, originVelocity)
    for lane in 0..<Lanes.scalarCount {
      let offset = origin[lane] - goal[lane]
      value[lane] += offset * basis.offsetFromOffset + originVelocity[lane] * basis.offsetFromVelocity
      velocity[lane] =
        offset * basis.velocityFromOffset + originVelocity[lane] * basis.velocityFromVelocity
    }
    return (value, velocity)
  }
}
