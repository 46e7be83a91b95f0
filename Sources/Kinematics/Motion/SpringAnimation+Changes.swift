extension SpringAnimation {
  /// Changes the goal at an instant; position and velocity go on from where they are, to the bit.
  ///
  /// The present goal again changes nothing at all. An instant before ``start`` counts as the start.
  @inlinable public mutating func retarget(to goal: Lanes, at time: Timestamp) {
    retarget(to: goal, with: spring, at: time)
  }

  /// Changes the goal and the spring at an instant; position and velocity go on from where they are, to the bit.
  ///
  /// The present goal with the present spring changes nothing at all. An instant before ``start`` counts as the start.
  @inlinable public mutating func retarget(to goal: Lanes, with spring: Spring, at time: Timestamp) {
    let goal = Self.held(goal, otherwise: self.goal)
    if goal == self.goal && spring == self.spring { return }
    let (value, velocity) = state(at: time)
    begin(from: value, velocity: velocity, goal: goal, spring: spring, at: time)
  }

  /// Puts the value at a place at once and leaves it at rest there.
  @inlinable public mutating func jump(to value: Lanes, at time: Timestamp) {
    let value = Self.held(value, otherwise: self.value(at: time))
    begin(from: value, velocity: .zero, goal: value, spring: spring, at: time)
  }

  /// Puts the value and its velocity at once, and lets the spring pull it to its goal from there.
  ///
  /// For a value that something else moved until now, such as a hand.
  @inlinable public mutating func release(
    from value: Lanes, velocity: Lanes, toward goal: Lanes, at time: Timestamp
  ) {
    let (oldValue, oldVelocity) = state(at: time)
    begin(
      from: Self.held(value, otherwise: oldValue), velocity: Self.held(velocity, otherwise: oldVelocity),
      goal: Self.held(goal, otherwise: self.goal), spring: spring, at: time)
  }

  @inlinable mutating func begin(
    from value: Lanes, velocity: Lanes, goal: Lanes, spring: Spring, at time: Timestamp
  ) {
    let start = Swift.max(time, self.start)
    let x = (value - goal) * inverseTolerance
    let w = velocity * inverseTolerance * (1 / spring.frequency)
    let mix = spring.settlingMix
    let first = x * mix.firstFromOffset + w * mix.firstFromVelocity
    let second = x * mix.secondFromOffset + w * mix.secondFromVelocity
    let seconds = spring.settlingTime(
      energy: Self.greatest(x * x + w * w), amplitude: Self.greatest(first * first + second * second))
    self = Self(
      start: start, origin: value, originVelocity: velocity, goal: goal, spring: spring,
      restTime: start.advanced(byNanoseconds: Int64((seconds * 1e9).rounded(.up))),
      inverseTolerance: inverseTolerance)
  }

  @inlinable static func greatest(_ lanes: Lanes) -> Double {
    var greatest = lanes[0]
    for lane in 1..<Lanes.scalarCount where lanes[lane] > greatest { greatest = lanes[lane] }
    return greatest
  }

  @inlinable static func held(_ lanes: Lanes, otherwise former: Lanes) -> Lanes {
    var held = lanes
    held.replace(with: 1e100, where: lanes .> 1e100)
    held.replace(with: -1e100, where: lanes .< -1e100)
    held.replace(with: former, where: lanes .!= lanes)
    return held
  }
}
