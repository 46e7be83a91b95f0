import Kinematics

/// The morph of one contour to another, corner to corner (S3).
///
/// Each corner travels straight to its goal. The spring is damped at least critically. So a corner never
/// passes its goal, and never leaves the extent of the contours so far, however often it is interrupted.
///
/// The area of such a contour may bulge on the way: the corners of a long beam that becomes a cross would
/// enclose half as much again as either. So the contour is scaled down to the area that it would have if the
/// square root of its area changed evenly, as it does if a shape only grows.
///
/// The arrays are reused from one morph to the next.
struct CornerMorph: Hashable, Sendable {
  /// The least mixed area of two contours that morph into each other, as a share of the geometric mean of
  /// their areas.
  ///
  /// At this share, a contour loses a quarter of its area on the way. It would lose all of it at −1, where it
  /// turns inside out.
  private static let leastMixedArea = 0.5

  /// The corners at the start of the present motion, their velocities then, in points per second, and their
  /// goals.
  private var origin: [Point] = []
  private var velocity: [Vector] = []
  private var goal: [Point] = []
  /// The corners of the next goal, before it is known whether the contour can morph to it.
  private var next: [Point] = []
  private var areas = Areas()
  /// The greatest extent of the contours so far, as half a width and half a height.
  private(set) var reach = SIMD2<Double>.zero
  /// The spring of all corners: its value is the greatest distance of a corner from its goal.
  private var drive: SpringAnimation<SIMD2<Double>>

  init() { drive = SpringAnimation(.zero, spring: Spring(), at: .distantPast) }

  func isAtRest(at time: Timestamp) -> Bool { drive.isAtRest(at: time) }

  // MARK: Begin

  /// Begins at rest.
  mutating func begin(at form: PathMorph.Form, _ time: Timestamp) {
    prepare()
    CornerMorph.set(&goal, to: form)
    for index in origin.indices { origin[index] = goal[index] }
    start(spring: drive.spring, at: time)
  }

  /// Begins at a rounded rectangle whose sides change at given rates, with the size limit of their animation.
  mutating func begin(
    at sides: SIMD3<Double>, velocity rates: SIMD3<Double>, within limit: SizeLimit, _ time: Timestamp
  ) {
    begin(at: .rounded(sides), time)
    RoundedOutline.forEachCorner(of: sides) { index, _, corner in
      velocity[index] = corner.position(rates) - .zero
    }
    if limit.greatest.x.isFinite { reach = limit.greatest / 2 }
  }

  private mutating func prepare() {
    if origin.isEmpty {
      origin = Array(repeating: .zero, count: ShapeOutline.pointCount)
      goal = origin
      next = origin
      velocity = Array(repeating: .zero, count: ShapeOutline.pointCount)
    }
    for index in velocity.indices { velocity[index] = .zero }
    reach = .zero
  }

  private static func set(_ points: inout [Point], to form: PathMorph.Form) {
    switch form {
    case .rounded(let sides):
      RoundedOutline.forEachCorner(of: sides) { points[$0] = $2.position($1) }
      ShapeOutline.setExtent(of: &points, width: sides.x, height: sides.y)
    case .path(let path, let scale):
      for index in points.indices { points[index] = .zero + (path.outline.points[index] - .zero) * scale }
    }
  }

  // MARK: Retarget

  /// Changes the goal to another contour, and returns true; or keeps the goal, and returns false, if too much
  /// area would be lost on the way.
  mutating func retarget(to form: PathMorph.Form, spring: Spring, at time: Timestamp) -> Bool {
    rebase(at: time)
    CornerMorph.set(&next, to: form)
    CornerMorph.align(&next, with: origin)
    let mixed = Areas.mixed(origin, next)
    let here = Areas.mixed(origin, origin)
    let there = Areas.mixed(next, next)
    let isNear = here >= 0 && mixed >= CornerMorph.leastMixedArea * (here * max(0, there)).squareRoot()
    if isNear { swap(&goal, &next) }
    start(spring: spring, at: time)
    return isNear
  }

  /// Makes the present corners and velocities those of the start.
  private mutating func rebase(at time: Timestamp) {
    let (position, rate) = weights(at: time)
    let factor = areas.factor(position, rate)
    for index in origin.indices {
      let point = mix(index, position)
      let change = mix(index, rate)
      origin[index] = .zero + point * factor.value
      velocity[index] = change * factor.value + point * factor.rate
    }
  }

  private mutating func start(spring: Spring, at time: Timestamp) {
    for index in origin.indices {
      reach.x = max(reach.x, origin[index].x.magnitude, goal[index].x.magnitude)
      reach.y = max(reach.y, origin[index].y.magnitude, goal[index].y.magnitude)
    }
    let frequency = 2 * Double.pi / spring.response
    var farthest = 0.0
    var fastest = 0.0
    for index in origin.indices {
      // With this damping, position + velocity / frequency tends to the goal without passing it, and the
      // position tends to this sum. So the position stays within the reach if the sum begins within it.
      let x = origin[index].x
      let y = origin[index].y
      velocity[index] = Vector(
        dx: velocity[index].dx.clamped(to: frequency * (-reach.x - x)...frequency * (reach.x - x)),
        dy: velocity[index].dy.clamped(to: frequency * (-reach.y - y)...frequency * (reach.y - y)))
      farthest = max(farthest, (goal[index] - origin[index]).lengthSquared)
      fastest = max(fastest, velocity[index].lengthSquared)
    }
    areas = Areas(origin: origin, goal: goal, velocity: velocity)
    let begin = SIMD2(farthest.squareRoot(), 0)
    drive = SpringAnimation(begin, spring: spring, tolerance: RestTolerance.length / 2, at: time)
    drive.release(from: begin, velocity: SIMD2(fastest.squareRoot(), 0), toward: .zero, at: time)
  }

  // MARK: Alignment

  /// The match above which one contour counts as a rotated copy of the other.
  ///
  /// The match, 0…1, is 2·|Σ a·b̄| / (Σ |a|² + Σ |b|²) for corners a and b as complex numbers, relative to
  /// the means of their contours.
  private static let congruence = 0.995

  /// Shifts the corners of a contour cyclically, so that they are as near as possible to the corners of
  /// another contour.
  ///
  /// The shift with the least sum of squared distances is chosen, or the smallest of equally good shifts. But
  /// if one contour is a copy of the other, rotated by at most a right angle, each corner is matched with its
  /// rotated copy. O(n²) for n corners.
  static func align(_ points: inout [Point], with fixed: [Point]) {
    let corners = ShapeOutline.corners
    let here = Contour.mean(of: fixed, in: corners)
    let there = Contour.mean(of: points, in: corners)
    let spread = Contour.spread(of: fixed, in: corners) + Contour.spread(of: points, in: corners)
    let extent = Double(corners.count) * spread / 2
    // Since |a − b|² = |a|² + |b|² − 2·a·b, the shift with the greatest sum of a·b is the best.
    var nearest = (shift: 0, dot: -Double.infinity)
    var congruent = (shift: 0, square: 0.0)
    for shift in corners {
      var dot = 0.0
      var cross = 0.0
      var other = shift
      for index in corners {
        let a = fixed[index] - here
        let b = points[other] - there
        dot += a.dot(b)
        cross += a.cross(b)
        other += 1
        if other == corners.count { other = 0 }
      }
      if dot > nearest.dot { nearest = (shift, dot) }
      let square = dot * dot + cross * cross
      if dot > -1e-9 * extent, square > congruent.square * (1 + 1e-9) { congruent = (shift, square) }
    }
    // After the best rotation, the squared distances add up to 2·(extent − |dot + i·cross|).
    let isCongruent = congruent.square.squareRoot() > congruence * extent
    let shift = isCongruent ? congruent.shift : nearest.shift
    guard shift > 0 else { return }
    // Three reversals rotate a list in place.
    reverse(&points, 0..<shift)
    reverse(&points, shift..<corners.count)
    reverse(&points, corners)
  }

  /// Reverses a range in place, without the copy that reversing a slice makes.
  private static func reverse(_ points: inout [Point], _ range: Range<Int>) {
    var low = range.lowerBound
    var high = range.upperBound - 1
    while low < high {
      points.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  // MARK: Reading

  /// Appends the contour at an instant, scaled about the origin, to `outline`, and returns its extent.
  ///
  /// The extent includes parts of a path that its contour leaves out.
  func append(to outline: inout PointerOutline, scale: Double, at time: Timestamp) -> Rect {
    let (position, rate) = weights(at: time)
    let factor = scale * areas.factor(position, rate).value
    for index in ShapeOutline.corners { outline.points.append(.zero + mix(index, position) * factor) }
    outline.ends.append(outline.points.count)
    let first = outline.points.count - ShapeOutline.cornerCount
    var extent = Contour.bounds(of: outline.points, in: first..<outline.points.count)
    for index in ShapeOutline.extent {
      extent = extent.union(Rect(center: .zero + mix(index, position) * factor, size: .zero))
    }
    return extent
  }

  /// The weights of a corner's origin, goal and first velocity in its position, or in its velocity.
  fileprivate struct Weights {
    var origin: Double
    var goal: Double
    var velocity: Double
  }

  private func weights(at time: Timestamp) -> (position: Weights, rate: Weights) {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    let rest = basis.offsetFromOffset
    return (
      Weights(origin: rest, goal: 1 - rest, velocity: basis.offsetFromVelocity),
      Weights(
        origin: basis.velocityFromOffset, goal: -basis.velocityFromOffset,
        velocity: basis.velocityFromVelocity)
    )
  }

  private func mix(_ index: Int, _ weights: Weights) -> Vector {
    let start = origin[index]
    let end = goal[index]
    let first = velocity[index]
    return Vector(
      dx: start.x * weights.origin + end.x * weights.goal + first.dx * weights.velocity,
      dy: start.y * weights.origin + end.y * weights.goal + first.dy * weights.velocity)
  }

  /// The areas from which the area of a mix of contours follows.
  ///
  /// The area is a quadratic form of the weights. Its coefficients are the areas of origin, goal and
  /// velocity, and the mixed area of each two of them.
  private struct Areas: Hashable, Sendable {
    private var origin = 0.0
    private var goal = 0.0
    private var velocity = 0.0
    private var originGoal = 0.0
    private var originVelocity = 0.0
    private var goalVelocity = 0.0

    init() {}

    init(origin: [Point], goal: [Point], velocity: [Vector]) {
      func point(_ index: Int) -> Point { .zero + velocity[index] }
      self.origin = Areas.mixed(origin, origin)
      self.goal = Areas.mixed(goal, goal)
      originGoal = Areas.mixed(origin, goal)
      var last = ShapeOutline.cornerCount - 1
      for index in ShapeOutline.corners {
        let from = velocity[last]
        let to = velocity[index]
        self.velocity += from.cross(to) / 2
        originVelocity += Areas.mixed(origin[last], origin[index], from, to)
        goalVelocity += Areas.mixed(goal[last], goal[index], from, to)
        last = index
      }
    }

    /// The mixed area of two contours, corner to corner; of a contour and itself, its area.
    static func mixed(_ a: [Point], _ b: [Point]) -> Double {
      var sum = 0.0
      var last = ShapeOutline.cornerCount - 1
      for index in ShapeOutline.corners {
        sum += mixed(a[last], a[index], b[last] - .zero, b[index] - .zero)
        last = index
      }
      return sum
    }

    /// The share of one edge in a mixed area.
    private static func mixed(_ from: Point, _ to: Point, _ otherFrom: Vector, _ otherTo: Vector) -> Double {
      ((from - .zero).cross(otherTo) + otherFrom.cross(to - .zero)) / 4
    }

    private func area(_ a: Weights, _ b: Weights) -> Double {
      a.origin * b.origin * origin + a.goal * b.goal * goal + a.velocity * b.velocity * velocity
        + (a.origin * b.goal + a.goal * b.origin) * originGoal
        + (a.origin * b.velocity + a.velocity * b.origin) * originVelocity
        + (a.goal * b.velocity + a.velocity * b.goal) * goalVelocity
    }

    /// The factor that makes a bulging contour smaller, and the rate at which it changes.
    ///
    /// A contour without area, such as a line, has no factor.
    func factor(_ position: Weights, _ rate: Weights) -> (value: Double, rate: Double) {
      let present = area(position, position)
      guard origin > 0, goal > 0, present > 0 else { return (1, 0) }
      let first = origin.squareRoot()
      func root(_ weights: Weights) -> Double {
        first * weights.origin + goal.squareRoot() * weights.goal + originVelocity / first * weights.velocity
      }
      let wanted = root(position)
      let side = present.squareRoot()
      guard wanted > 0, wanted < side else { return (1, 0) }
      return (wanted / side, root(rate) / side - wanted / side * area(position, rate) / present)
    }
  }
}
