import Kinematics

/// The true, invisible pointer (M1): moved by a device, coasting (M7), or attracted to a target.
///
/// The visible pointer never moves it (M3). Its path is a closed-form function of time, and stays within the
/// bounds of the surface.
@usableFromInline struct ModelPointer: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case still
    case coasting
    case attracted(TargetID)
  }

  /// The greatest distance, in points, by which a pointer goes on before it turns to a target behind it; it
  /// is hardly visible.
  static let turningDistance = 4.0
  /// The remaining distance at which a coast ends, in points: less than can be seen.
  static let tolerance = 0.05
  /// The shortest interval at which the hovered target is found during a motion, in nanoseconds: 4 ms,
  /// beginning at the start of the motion.
  static let sampleInterval: Int64 = 4_000_000
  /// The greatest number of such instants during one motion; in a motion of more than a second, they are
  /// farther apart.
  static let greatestSampleCount: Int64 = 256

  /// The surface, in window points.
  private(set) var bounds: Rect
  private(set) var motion = Motion.still
  /// The position at the start of the motion; the present one while the pointer is still.
  private(set) var position: Point
  /// Of a coast, at its start, in points per second.
  private var velocity = Vector.zero
  private var start = Timestamp.zero
  /// The end of the present or the last motion, in engine time.
  private(set) var end = Timestamp.distantPast
  private var decay = Decay()
  /// The position at which a coast ends.
  private var landing = Point.zero
  /// Of an attraction.
  private var path = SpringAnimation(
    at: SIMD2<Double>.zero, spring: Spring(), tolerance: tolerance, time: .zero)
  /// The next instant at which the hovered target is found during a motion.
  private(set) var nextSample = Timestamp.distantFuture
  /// The last such instant.
  private var lastSample = Timestamp.distantPast
  var cursor = HostCursor()
  var push = EdgePush()
  /// The time until which a click shows that the last flick was a tap; the distant past if it cannot have
  /// been one.
  var tapDeadline = Timestamp.distantPast
  /// The last lift, and its result.
  @usableFromInline private(set) var lastFlick: Flick?
  @usableFromInline private(set) var lastAttraction: Attraction?

  init(size: Size, start: Point?) {
    bounds = ModelPointer.bounds(of: size)
    position = (start.flatMap { $0.isFinite ? $0 : nil } ?? bounds.center).clamped(to: bounds)
  }

  private static func bounds(of size: Size) -> Rect {
    Rect(minX: 0, minY: 0, maxX: min(size.width, Plane.limit), maxY: min(size.height, Plane.limit))
  }

  var isOwnedByHost: Bool { cursor.ownsPosition }

  @inline(__always) var isMoving: Bool { motion != .still }

  @inline(__always) var attractor: TargetID? {
    if case .attracted(let id) = motion { return id }
    return nil
  }

  /// The position at which the present attraction ends; nil without one.
  var goal: Point? { attractor == nil ? nil : Point(x: path.goal.x, y: path.goal.y) }

  // MARK: Movements of the device

  /// Moves the pointer, and ends any motion of its own.
  mutating func move(to position: Point, at time: Timestamp) {
    if isMoving {
      end = min(end, time)
      nextSample = .distantFuture
    }
    motion = .still
    self.position = position.clamped(to: bounds)
  }

  mutating func enterSurface(at position: Point, at time: Timestamp) {
    move(to: position, at: time)
    cursor.place(at: position)
    push = EdgePush()
  }

  mutating func leaveSurface() {
    cursor.place(at: nil)
    push = EdgePush()
  }

  mutating func stop(at time: Timestamp) {
    guard isMoving else { return }
    move(to: position(at: time), at: time)
  }

  /// Whether the surface has a size, which is clamped as in ``resize(to:decay:at:)``.
  func hasSize(_ size: Size) -> Bool { bounds == ModelPointer.bounds(of: size) }

  /// Gives the surface another size; returns the movement that keeps the pointer on it.
  mutating func resize(to size: Size, decay: Decay, at time: Timestamp) -> Vector {
    let here = position(at: time)
    let velocity = self.velocity(at: time)
    bounds = ModelPointer.bounds(of: size)
    push = EdgePush()
    let edge = here.clamped(to: bounds)
    if edge != here {
      move(to: edge, at: time)
    } else if case .coasting = motion {
      startCoast(from: here, velocity: velocity, decay: decay, since: time, at: time)
    }
    return edge - here
  }

  // MARK: Motions of its own

  /// Starts the motion that follows a lift; the pointer stays if the lift is no flick, or if the motion would
  /// have no length, as in a corner.
  ///
  /// If the visible pointer has been coasting since an earlier time, the pointer moves to where that one is.
  mutating func start(
    _ flick: Flick, _ attraction: Attraction, configuration: PointerConfiguration, since start: Timestamp,
    at time: Timestamp
  ) {
    lastFlick = flick
    lastAttraction = attraction
    if attraction.reason == .tooSlow { return }
    let decay = configuration.magnetism.decay
    if attraction.target == nil || start < time {
      startCoast(
        from: position(at: time), velocity: attraction.velocity, decay: decay, since: start, at: time)
    }
    if let target = attraction.target {
      startAttraction(
        to: attraction.landing, target: target,
        velocity: start < time ? velocity(at: time) : attraction.velocity,
        response: configuration.snapping.attractionResponse, at: time)
    }
    guard isMoving else { return }
    nextSample = time
    continueSampling()
  }

  /// Goes on to the next instant at which the position is sampled; returns whether the motion is over.
  mutating func advanceToNextSample(at time: Timestamp) -> Bool {
    if time >= end {
      stop(at: time)
      return true
    }
    continueSampling()
    return false
  }

  private mutating func continueSampling() {
    lastSample = nextSample
    let length = max(0, end.nanoseconds &- start.nanoseconds)
    let count = 1 + length / (ModelPointer.sampleInterval * ModelPointer.greatestSampleCount)
    nextSample = nextSample.advanced(byNanoseconds: ModelPointer.sampleInterval * count)
  }

  /// Ends an attraction; the pointer coasts on.
  mutating func endAttraction(decay: Decay, at time: Timestamp) {
    startCoast(from: position(at: time), velocity: velocity(at: time), decay: decay, since: time, at: time)
  }

  /// Starts a coast that began at a position, `since` an engine time that is not after `time`.
  private mutating func startCoast(
    from: Point, velocity: Vector, decay: Decay, since begin: Timestamp, at time: Timestamp
  ) {
    motion = .coasting
    position = from
    self.velocity = velocity
    self.decay = decay
    start = begin
    let distance = decay.projectedDistance(velocity: velocity)
    let projected = from + distance
    landing = projected.clamped(to: bounds)
    // Velocity and remaining distance fall by a factor of e in each time constant.
    let remaining = distance.length
    var seconds =
      remaining > ModelPointer.tolerance
      ? decay.timeConstant * Elementary.log(remaining / ModelPointer.tolerance) : 0
    // A coast into a corner, or straight toward an edge, ends at the bounds.
    if landing.x != projected.x || distance.dx == 0, landing.y != projected.y || distance.dy == 0 {
      let last = max(
        arrival(landing.x - from.x, of: distance.dx, decay),
        arrival(landing.y - from.y, of: distance.dy, decay))
      seconds = min(seconds, last)
    }
    end = start.advanced(bySeconds: seconds)
    // A motion without length is none.
    if end <= start { motion = .still }
    // A coast that began earlier may be over, at an edge: it ends at once.
    end = max(end, time)
  }

  /// The seconds in which a coast covers a part of its whole distance along an axis.
  private func arrival(_ part: Double, of whole: Double, _ decay: Decay) -> Double {
    guard whole != 0 else { return 0 }
    let share = part / whole
    return share < 1 ? -decay.timeConstant * Elementary.log(1 - max(0, share)) : .infinity
  }

  /// Starts an attraction, or gives the present one another goal; the pointer arrives exactly at the goal.
  ///
  /// The spring is critically damped, and faster for a faster start, so that the pointer neither overshoots
  /// nor swings out far.
  mutating func startAttraction(
    to goal: Point, target: TargetID, velocity: Vector, response: Double, at time: Timestamp
  ) {
    let from = position(at: time)
    let rate = ModelPointer.rate(goal - from, velocity, slowest: 2 * Double.pi / response)
    let place = SIMD2(from.x, from.y)
    let spring = Spring(dampingRatio: 1, response: 2 * Double.pi / rate)
    path = SpringAnimation(at: place, spring: spring, tolerance: ModelPointer.tolerance, time: time)
    path.release(
      from: place, velocity: SIMD2(velocity.dx, velocity.dy), toward: SIMD2(goal.x, goal.y), at: time)
    motion = .attracted(target)
    position = from
    start = time
    end = path.restTime
    // A motion without length is none.
    if end <= start {
      motion = .still
      position = goal.clamped(to: bounds)
    }
  }

  /// The rate ω of the spring, which decays as e^(−ωt), for a displacement and an initial velocity.
  ///
  /// Let x be the distance to the goal, and v the speed at the start. A start toward the goal never
  /// overshoots if ω ≥ v / x. A start away from the goal takes the pointer to the distance
  /// (x + v / ω)·e^(−v / (v + ωx)) from the goal. This distance exceeds x by at most v / (eω) and by at most
  /// v² / (2ω²x). A start sideways takes the pointer v / (eω) aside.
  private static func rate(_ displacement: Vector, _ velocity: Vector, slowest: Double) -> Double {
    let distance = displacement.length
    let e = 2.718281828459045
    let room = turningDistance
    let direction = displacement.normalized
    let approach = velocity.dot(direction)
    let aside = (velocity.dx * direction.dy - velocity.dy * direction.dx).magnitude
    // At the goal itself every direction leads away from it.
    let away = distance > 0 ? max(0, -approach) : velocity.length
    let turn = away * min(1 / (e * room), 1 / (2 * distance * room).squareRoot())
    // A curved path looks natural over a long distance.
    let curve = aside / (e * max(room, distance / 4))
    let brake = distance > 0 ? max(0, approach) / distance : 0
    return max(slowest, brake, turn, curve)
  }

  /// The position from which hover and goals are found: during a motion that of the last sample, so that a
  /// change of the layout that does not concern the pointer changes nothing between two samples.
  var sampledPosition: Point { isMoving ? position(at: max(lastSample, start)) : position }

  /// The position at an instant, in engine time.
  @inline(__always) func position(at time: Timestamp) -> Point {
    isMoving ? positionInMotion(at: time) : position
  }

  /// The position at an instant; see ``position(at:)``.
  @inline(__always) mutating func readPosition(at time: Timestamp) -> Point {
    isMoving ? positionInMotion(at: time) : position
  }

  /// The position from which hover and goals are found; see ``sampledPosition``.
  @inline(__always) mutating func readSampledPosition() -> Point {
    isMoving ? positionInMotion(at: max(lastSample, start)) : position
  }

  private func positionInMotion(at time: Timestamp) -> Point {
    switch motion {
    case .still: return position
    case .coasting:
      if time >= end { return landing }
      let seconds = max(0, time.seconds(since: start))
      return (position + decay.displacement(velocity: velocity, after: seconds)).clamped(to: bounds)
    case .attracted:
      // A path that begins sideways near an edge would swing out of the surface.
      let value = path.value(at: time)
      return Point(x: value.x, y: value.y).clamped(to: bounds)
    }
  }

  /// The velocity of the pointer's own motion, in points per second; zero while it is still.
  func velocity(at time: Timestamp) -> Vector {
    guard isMoving, time < end else { return .zero }
    var current: Vector
    if case .attracted = motion {
      let velocity = path.velocity(at: time)
      current = Vector(dx: velocity.x, dy: velocity.y)
    } else {
      current = decay.velocity(velocity, after: max(0, time.seconds(since: start)))
    }
    // At an edge of the bounds, the pointer does not move across the edge.
    let position = position(at: time)
    for axis in Axis.allCases {
      let isOut =
        (position[axis] <= bounds.lower(axis) && current[axis] < 0)
        || (position[axis] >= bounds.upper(axis) && current[axis] > 0)
      if isOut { current[axis] = 0 }
    }
    return current
  }
}
