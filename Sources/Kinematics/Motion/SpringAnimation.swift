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
  @inlinable public init(_ value: Lanes, spring: Spring, tolerance: Lanes, at time: Timestamp) {
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
  @inlinable public init(
    _ value: Lanes, spring: Spring, tolerance: Double = 0.001, at time: Timestamp
  ) {
    self.init(value, spring: spring, tolerance: Lanes(repeating: tolerance), at: time)
  }

  /// Whether the value is at rest at an instant, and stays at rest until its goal changes.
  @inlinable @inline(__always)
  public func isAtRest(at time: Timestamp) -> Bool { time >= restTime }

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

// MARK: - Changes

extension SpringAnimation {
  /// Changes the goal at an instant; value and velocity stay continuous.
  ///
  /// The same goal changes nothing. If the value is within the tolerance of the new goal, and the velocity is
  /// negligible, the value jumps to the goal at once. An instant before ``start`` counts as the start.
  @inlinable public mutating func retarget(to goal: Lanes, at time: Timestamp) {
    retarget(to: goal, with: spring, at: time)
  }

  /// Changes the goal and the spring at an instant; value and velocity stay continuous.
  ///
  /// The same goal with the same spring changes nothing. If the value is within the tolerance of the new
  /// goal, and the velocity is negligible, the value jumps to the goal at once. An instant before ``start``
  /// counts as the start.
  @inlinable public mutating func retarget(to goal: Lanes, with spring: Spring, at time: Timestamp) {
    if Self.areEqual(goal, self.goal), spring == self.spring { return }
    let goal = Self.clamped(goal, default: self.goal)
    if Self.areEqual(goal, self.goal), spring == self.spring { return }
    // A value at rest often gets a new goal within its tolerance, and reaches that goal at once.
    if time >= restTime, time >= start {
      var energy = 0.0
      for lane in 0..<Lanes.scalarCount {
        let x = (self.goal[lane] - goal[lane]) * inverseTolerance[lane]
        energy = Swift.max(energy, x * x)
      }
      if energy <= 1 {
        self = Self(
          start: time, origin: self.goal, originVelocity: .zero, goal: goal, spring: spring,
          restTime: time, inverseTolerance: inverseTolerance)
        return
      }
    }
    let (value, velocity) = state(at: time)
    begin(from: value, velocity: velocity, goal: goal, spring: spring, at: time)
  }

  /// Sets the value and its goal at once, so that the value is at rest.
  @inlinable public mutating func jump(to value: Lanes, at time: Timestamp) {
    let value = Self.clamped(value, default: self.value(at: time))
    begin(from: value, velocity: .zero, goal: value, spring: spring, at: time)
  }

  /// Changes the tolerances at an instant; value and velocity stay continuous.
  ///
  /// A tolerance is the distance from the goal, in the unit of its lane, at which the value comes to rest.
  /// While the value moves, a tolerance can only become finer. A coarser tolerance has no effect, since an
  /// element that needed the finer one may still be visible. A value at rest stays at rest. Tolerances are
  /// clamped as at creation.
  @inlinable package mutating func setTolerance(_ tolerance: Lanes, at time: Timestamp) {
    let isMoving = time < restTime
    var inverse = Lanes.zero
    for lane in 0..<Lanes.scalarCount {
      inverse[lane] = 1 / tolerance[lane].clamped(to: 1e-9...1e9, default: 0.001)
      if isMoving { inverse[lane] = Swift.max(inverse[lane], inverseTolerance[lane]) }
    }
    if Self.areEqual(inverse, inverseTolerance) { return }
    let (value, velocity) = state(at: time)
    self = Self(
      start: start, origin: origin, originVelocity: originVelocity, goal: goal, spring: spring,
      restTime: restTime, inverseTolerance: inverse)
    if isMoving { begin(from: value, velocity: velocity, goal: goal, spring: spring, at: time) }
  }

  /// Moves the value and its goal by the same amount at once; the motion continues.
  ///
  /// A NaN lane does not move.
  @inlinable public mutating func translate(by vector: Lanes) {
    var (origin, goal) = (origin, goal)
    for lane in 0..<Lanes.scalarCount {
      origin[lane] += vector[lane]
      goal[lane] += vector[lane]
    }
    self = Self(
      start: start, origin: Self.clamped(origin, default: self.origin), originVelocity: originVelocity,
      goal: Self.clamped(goal, default: self.goal), spring: spring, restTime: restTime,
      inverseTolerance: inverseTolerance)
  }

  /// Sets the value and its velocity at once; from then on the spring moves the value to a goal.
  ///
  /// Use this when a finger that moved the value lets go.
  @inlinable public mutating func release(
    from value: Lanes, velocity: Lanes, toward goal: Lanes, at time: Timestamp
  ) {
    let (oldValue, oldVelocity) = state(at: time)
    begin(
      from: Self.clamped(value, default: oldValue), velocity: Self.clamped(velocity, default: oldVelocity),
      goal: Self.clamped(goal, default: self.goal), spring: spring, at: time)
  }

  @inlinable mutating func begin(
    from value: Lanes, velocity: Lanes, goal: Lanes, spring: Spring, at time: Timestamp
  ) {
    let start = Swift.max(time, self.start)
    var isMoving = false
    for lane in 0..<Lanes.scalarCount where velocity[lane] != 0 { isMoving = true }
    let inverseFrequency = isMoving ? 1 / spring.frequency : 0
    var energy = 0.0
    for lane in 0..<Lanes.scalarCount {
      let x = (value[lane] - goal[lane]) * inverseTolerance[lane]
      let w = velocity[lane] * inverseTolerance[lane] * inverseFrequency
      energy = Swift.max(energy, x * x + w * w)
    }
    var restTime = start
    // Most motions begin within the tolerances. They are at rest at once, and need no settling time.
    if energy > 1 {
      let mix = spring.settlingMix
      var amplitude = 0.0
      for lane in 0..<Lanes.scalarCount {
        let x = (value[lane] - goal[lane]) * inverseTolerance[lane]
        let w = velocity[lane] * inverseTolerance[lane] * inverseFrequency
        let first = x * mix.firstFromOffset + w * mix.firstFromVelocity
        let second = x * mix.secondFromOffset + w * mix.secondFromVelocity
        amplitude = Swift.max(amplitude, first * first + second * second)
      }
      let seconds = spring.settlingTime(energy: energy, amplitude: amplitude)
      restTime = start.advanced(byNanoseconds: Int64((seconds * 1e9).rounded(.up)))
    }
    self = Self(
      start: start, origin: value, originVelocity: velocity, goal: goal, spring: spring,
      restTime: restTime, inverseTolerance: inverseTolerance)
  }

  @inlinable @inline(__always) static func areEqual(_ a: Lanes, _ b: Lanes) -> Bool {
    var areEqual = true
    for lane in 0..<Lanes.scalarCount where a[lane] != b[lane] { areEqual = false }
    return areEqual
  }

  /// The lanes clamped to ±1e100; a NaN lane takes its value from `former`.
  @inlinable @inline(__always) static func clamped(_ lanes: Lanes, default former: Lanes) -> Lanes {
    var clamped = lanes
    for lane in 0..<Lanes.scalarCount {
      clamped[lane] = lanes[lane].clamped(to: -Spring.limit...Spring.limit, default: former[lane])
    }
    return clamped
  }
}
