/// Numbers under one spring that remember where they began: any instant is one evaluation, and none depends
/// on another.
///
/// The lanes are any numbers that move together, such as x and y, or a rectangle's four edges; each has a
/// unit of its own. Position and velocity stay continuous when the goal changes in mid-flight. From
/// ``restTime`` on the value is exactly the goal and the velocity exactly zero.
///
/// Every lane that is passed in is held within ±1e100. A lane that is not a number is ignored: it keeps what
/// it had, or 0 at creation.
public struct SpringAnimation<Lanes: SIMD & Sendable>: Hashable, Sendable where Lanes.Scalar == Double {
  /// When the present motion began.
  public let start: Timestamp
  /// The value at ``start``, in each lane's unit.
  public let origin: Lanes
  /// The velocity at ``start``, in each lane's unit a second.
  public let originVelocity: Lanes
  /// Where the value is going.
  public let goal: Lanes
  /// The spring that pulls it.
  public let spring: Spring
  /// The first instant at which the value is exactly the goal: every lane is within its tolerance from then
  /// on.
  ///
  /// Rounded up to a nanosecond. Not later than about 3 days after ``start``.
  public let restTime: Timestamp
  /// The inverse of the distance from the goal, lane by lane, that cannot be seen.
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

  /// Creates a value at rest.
  ///
  /// - Parameters:
  ///   - value: Where it is, and its goal.
  ///   - spring: The spring for changes of the goal.
  ///   - tolerance: The distance from the goal that cannot be seen, lane by lane in its unit; held to
  ///     1e−9…1e9, NaN gives 0.001.
  ///   - time: The instant from which on it is there.
  @inlinable public init(at value: Lanes, spring: Spring, tolerance: Lanes, time: Timestamp) {
    let place = Self.held(value, otherwise: .zero)
    start = time
    origin = place
    originVelocity = .zero
    goal = place
    self.spring = spring
    restTime = time
    var inverse = Lanes.zero
    for lane in 0..<Lanes.scalarCount {
      let limit = tolerance[lane]
      inverse[lane] = 1 / (limit == limit ? Swift.min(Swift.max(limit, 1e-9), 1e9) : 0.001)
    }
    inverseTolerance = inverse
  }

  /// Creates a value at rest whose lanes share one tolerance.
  @inlinable public init(at value: Lanes, spring: Spring, tolerance: Double = 0.001, time: Timestamp) {
    self.init(at: value, spring: spring, tolerance: Lanes(repeating: tolerance), time: time)
  }

  /// Whether it is at rest at an instant, and will be from then on unless its goal changes.
  @inlinable @inline(__always)
  public func isSettled(at time: Timestamp) -> Bool { time >= restTime }

  /// The value at an instant; before ``start`` the value at the start.
  @inlinable @inline(__always)
  public func value(at time: Timestamp) -> Lanes {
    if time >= restTime { return goal }
    if time <= start { return origin }
    let basis = spring.basis(after: time.seconds(since: start))
    return place(basis)
  }

  /// The velocity at an instant, in each lane's unit a second; before ``start`` the velocity at the start.
  @inlinable @inline(__always)
  public func velocity(at time: Timestamp) -> Lanes {
    if time >= restTime { return .zero }
    if time <= start { return originVelocity }
    return velocity(spring.basis(after: time.seconds(since: start)))
  }

  /// The value and the velocity at an instant, for the price of one evaluation of the spring.
  @inlinable @inline(__always)
  public func state(at time: Timestamp) -> (value: Lanes, velocity: Lanes) {
    if time >= restTime { return (goal, .zero) }
    if time <= start { return (origin, originVelocity) }
    let basis = spring.basis(after: time.seconds(since: start))
    return (place(basis), velocity(basis))
  }

  // In place, since a call would copy the whole animation. Lane by lane and not with SIMD's own operators,
  // which in generic code are calls.
  @inlinable @inline(__always)
  func place(_ basis: SpringBasis) -> Lanes {
    var place = goal
    for lane in 0..<Lanes.scalarCount {
      place[lane] +=
        (origin[lane] - goal[lane]) * basis.offsetFromOffset + originVelocity[lane] * basis.offsetFromVelocity
    }
    return place
  }

  @inlinable @inline(__always)
  func velocity(_ basis: SpringBasis) -> Lanes {
    var velocity = originVelocity
    for lane in 0..<Lanes.scalarCount {
      velocity[lane] =
        (origin[lane] - goal[lane]) * basis.velocityFromOffset
        + originVelocity[lane] * basis.velocityFromVelocity
    }
    return velocity
  }
}
