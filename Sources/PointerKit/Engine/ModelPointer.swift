import Kinematics

/// The true, invisible pointer (M1): still under the hand, coasting, or attracted to a target.
///
/// Its path is a closed form of time. The hand's own movements set ``position`` anew.
struct ModelPointer: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case still
    /// Inertia alone (M7).
    case coasting
    /// On the way to a target's place (F4).
    case attracted(TargetID)
  }

  /// How far a pointer that moves away from its goal goes on before it turns, at most, in points: it hardly
  /// shows.
  static let turningRoom = 4.0
  /// How near to its end a coast is over, in points: less than can be seen.
  static let tolerance = 0.05

  private(set) var motion = Motion.still
  /// Where the motion began; where the pointer is, if still.
  private(set) var position: Point
  private var velocity = Vector.zero
  private var start = Timestamp.zero
  /// When the motion of its own that is under way ends, or the last one ended.
  private(set) var end = Timestamp.distantPast
  private var decay = Decay.fast
  private var bounds = Rect.zero
  /// Where a coast ends.
  private var landing = Point.zero
  private var path = ModelPointer.path(from: .zero, spring: Spring(), at: .zero)

  init(at position: Point) { self.position = position }

  @inline(__always)
  var isMoving: Bool { motion != .still }

  /// The target it is attracted to.
  var attractor: TargetID? {
    if case .attracted(let id) = motion { return id }
    return nil
  }

  /// Where an attraction ends.
  var goal: Point? { attractor == nil ? nil : Point(x: path.goal.x, y: path.goal.y) }

  /// Puts it somewhere at an instant, which is the end of any motion of its own.
  mutating func place(at point: Point, time: Timestamp) {
    if isMoving { end = min(end, time) }
    motion = .still
    position = point
  }

  /// Stops where it is.
  mutating func stop(at time: Timestamp) { place(at: position(at: time), time: time) }

  /// Runs on by inertia and slows down, never out of the bounds.
  mutating func coast(velocity: Vector, decay: Decay, within bounds: Rect, at time: Timestamp) {
    let from = position(at: time)
    motion = .coasting
    position = from
    self.velocity = velocity
    self.decay = decay
    self.bounds = bounds
    start = time
    let way = decay.projectedDistance(velocity: velocity)
    landing = (from + way).clamped(to: bounds)
    // v falls by e in a time constant, and so does the way that remains: it is v · time constant.
    let remaining = way.length
    var seconds =
      remaining > ModelPointer.tolerance
      ? decay.timeConstant * Elementary.log(remaining / ModelPointer.tolerance) : 0
    // In a corner, or straight into an edge, it is over there.
    let whole = from + way
    if landing.x != whole.x || way.dx == 0, landing.y != whole.y || way.dy == 0 {
      let last = max(
        arrival(landing.x - from.x, of: way.dx, decay), arrival(landing.y - from.y, of: way.dy, decay))
      seconds = min(seconds, last)
    }
    end = time.advanced(bySeconds: seconds)
  }

  /// When a coast has gone the first part of its whole way along an axis, in seconds from its start.
  private func arrival(_ part: Double, of whole: Double, _ decay: Decay) -> Double {
    guard whole != 0 else { return 0 }
    let share = part / whole
    return share < 1 ? -decay.timeConstant * Elementary.log(1 - max(0, share)) : .infinity
  }

  /// Moves to `goal` with the velocity it has, and arrives there exactly.
  ///
  /// A critically damped spring. A faster start takes a faster spring, so that it does not overshoot along
  /// the way, and does not swing out far where it begins in another direction.
  mutating func attract(
    to goal: Point, target: TargetID, velocity: Vector, response: Double, at time: Timestamp
  ) {
    let from = position(at: time)
    let way = goal - from
    let rate = ModelPointer.rate(way, velocity, slowest: 2 * Double.pi / response)
    path = ModelPointer.path(
      from: SIMD2(from.x, from.y), spring: Spring(dampingRatio: 1, response: 2 * Double.pi / rate), at: time)
    path.release(
      from: SIMD2(from.x, from.y), velocity: SIMD2(velocity.dx, velocity.dy), toward: SIMD2(goal.x, goal.y),
      at: time)
    motion = .attracted(target)
    position = from
    start = time
    end = path.restTime
  }

  /// The rate ω of the spring, e^(−ωt), for a way and the velocity it begins with.
  ///
  /// From a distance x toward the goal, ω ≥ v / x never overshoots. Away from it, the greatest distance is
  /// (x + v / ω)·e^(−v / (v + ωx)): farther than x by less than v / (eω), and by less than v² / (2ω²x). To
  /// the side, where there is no distance, it is v / (eω).
  private static func rate(_ way: Vector, _ velocity: Vector, slowest: Double) -> Double {
    let distance = way.length
    let (e, room) = (2.718281828459045, turningRoom)
    let direction = way.normalized
    let approach = velocity.dot(direction)
    let aside = (velocity.dx * direction.dy - velocity.dy * direction.dx).magnitude
    // At the goal itself every direction leads away.
    let away = distance > 0 ? max(0, -approach) : velocity.length
    let turn = away * min(1 / (e * room), 1 / (2 * distance * room).squareRoot())
    // A bow is natural on a long way.
    let bow = aside / (e * max(room, distance / 4))
    let brake = distance > 0 ? max(0, approach) / distance : 0
    return max(slowest, brake, turn, bow)
  }

  private static func path(from: SIMD2<Double>, spring: Spring, at time: Timestamp) -> SpringAnimation<
    SIMD2<Double>
  > {
    SpringAnimation(at: from, spring: spring, tolerance: tolerance, time: time)
  }

  /// Where it is.
  ///
  /// Where it counts ask ``isMoving`` first, and then for ``position``: the call copies it all.
  func position(at time: Timestamp) -> Point {
    switch motion {
    case .still: return position
    case .coasting:
      if time >= end { return landing }
      let seconds = max(0, time.seconds(since: start))
      return (position + decay.displacement(velocity: velocity, after: seconds)).clamped(to: bounds)
    case .attracted:
      let value = path.value(at: time)
      return Point(x: value.x, y: value.y)
    }
  }

  /// How fast it moves by itself, in points a second.
  func velocity(at time: Timestamp) -> Vector {
    guard isMoving, time < end else { return .zero }
    if case .attracted = motion {
      let velocity = path.velocity(at: time)
      return Vector(dx: velocity.x, dy: velocity.y)
    }
    var current = decay.velocity(velocity, after: max(0, time.seconds(since: start)))
    // Held at an edge of the bounds, it does not move along that axis.
    let place = position(at: time)
    for axis in [Axis.horizontal, .vertical] {
      let isOut =
        (place[axis] <= bounds.lower(axis) && current[axis] < 0)
        || (place[axis] >= bounds.upper(axis) && current[axis] > 0)
      if isOut { current[axis] = 0 }
    }
    return current
  }
}
