extension SpringAnimation {
  /// Changes the goal at an instant; position and velocity go on from where they are, to the bit.
  ///
  /// The present goal again changes nothing at all. An instant before ``start`` counts as the start.
  @inlinable public mutating func retarget(to goal: Lanes, at time: Timestamp) {
    retarget(to: goal, with: spring, at: time)
  }

  /// Changes the goal and the spring at an instant; position and velocity go on from where they are, to the
  /// bit.
  ///
  /// The present goal with the present spring changes nothing at all. An instant before ``start`` counts as
  /// the start.
  @inlinable public mutating func retarget(to goal: Lanes, with spring: Spring, at time: Timestamp) {
    if Self.areEqual(goal, self.goal), spring == self.spring { return }
    let goal = Self.held(goal, otherwise: self.goal)
    if Self.areEqual(goal, self.goal), spring == self.spring { return }
    // Mostly what is at rest is sent no farther than can be seen: it is there at once.
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
    // Mostly what moves is within its tolerances: then it is there at once, and nothing else need be known.
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
      restTime: restTime,
      inverseTolerance: inverseTolerance)
  }

  @inlinable @inline(__always) static func areEqual(_ a: Lanes, _ b: Lanes) -> Bool {
    var areEqual = true
    for lane in 0..<Lanes.scalarCount where a[lane] != b[lane] { areEqual = false }
    return areEqual
  }

  @inlinable @inline(__always) static func held(_ lanes: Lanes, otherwise former: Lanes) -> Lanes {
    var held = lanes
    for lane in 0..<Lanes.scalarCount {
      let value = lanes[lane]
      held[lane] = value == value ? Swift.min(Swift.max(value, -1e100), 1e100) : former[lane]
    }
    return held
  }
}
