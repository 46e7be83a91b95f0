import Kinematics

/// A morph between any two outlines (S3).
///
/// Each corner travels straight to its goal. If the outline would cross itself on the way, the old outline
/// shrinks to a point instead and the new one grows from it, as the shapes of accessories do (A2).
///
/// The spring is damped at least critically. So a corner never passes its goal, and never leaves the extent of
/// the shapes so far, however often it is interrupted. The arrays are reused from one morph to the next.
struct PathMorph: Hashable, Sendable {
  private var origin: [Point] = []
  private var velocity: [Vector] = []
  private var goal: [Point] = []
  private var used: UInt8 = 0
  private var isShrinking = false
  /// The greatest extent of the shapes so far, as half a width and half a height.
  private var reach = SIMD2<Double>.zero
  private var drive: SpringAnimation<SIMD2<Double>>
  /// Whether a morph has begun since ``finish()``.
  private(set) var isActive = false

  init(spring: Spring) { drive = SpringAnimation(at: .zero, spring: spring, time: .distantPast) }

  mutating func finish() { isActive = false }

  func isSettled(at time: Timestamp) -> Bool { drive.isSettled(at: time) }

  // MARK: Begin

  mutating func begin(at outline: ShapeOutline) {
    prepare(used: outline.used)
    for index in origin.indices { origin[index] = outline.points[index] }
  }

  mutating func begin(at sides: SIMD3<Double>, velocity rates: SIMD3<Double>, within limit: SizeLimit) {
    prepare(used: 0)
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in
      origin[index] = corner.position(sides)
      velocity[index] = corner.position(rates) - .zero
    }
    ShapeOutline.setExtent(of: &origin, width: sides.x, height: sides.y)
    if limit.greatest.x.isFinite { reach = limit.greatest / 2 }
  }

  mutating func rebase(at time: Timestamp) {
    let (position, rate) = weights(at: time)
    for index in origin.indices {
      let (point, velocity) = (mix(index, position), mix(index, rate))
      (origin[index], self.velocity[index]) = (Point.zero + point, velocity)
    }
  }

  private mutating func prepare(used: UInt8) {
    if origin.isEmpty {
      origin = Array(repeating: .zero, count: ShapeOutline.count)
      goal = origin
      velocity = Array(repeating: .zero, count: ShapeOutline.count)
    }
    for index in velocity.indices { velocity[index] = .zero }
    reach = .zero
    self.used = used
  }

  // MARK: Retarget

  mutating func retarget(to outline: ShapeOutline, spring: Spring, at time: Timestamp) {
    for index in goal.indices { goal[index] = outline.points[index] }
    retarget(toSlots: outline.used, spring: spring, at: time)
  }

  mutating func retarget(to sides: SIMD3<Double>, spring: Spring, at time: Timestamp) {
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in goal[index] = corner.position(sides) }
    ShapeOutline.setExtent(of: &goal, width: sides.x, height: sides.y)
    retarget(toSlots: 0, spring: spring, at: time)
  }

  private mutating func retarget(toSlots slots: UInt8, spring: Spring, at time: Timestamp) {
    OutlineMatching.align(&goal, with: origin, in: ShapeOutline.main)
    isShrinking = OutlineMatching.crosses(from: origin, to: goal)
    for slot in 0..<ShapeOutline.slots {
      let bit: UInt8 = 1 << UInt8(slot)
      match(ShapeOutline.slot(slot), isInOrigin: used & bit != 0, isInGoal: slots & bit != 0)
    }
    used |= slots
    start(spring: Spring(dampingRatio: max(1, spring.dampingRatio), response: spring.response), at: time)
  }

  /// Matches the corners of a hole or island.
  ///
  /// If only one of the outlines has it, it grows from the middle of its corners or shrinks to it. If the
  /// other outline does not surround this point, the whole outline shrinks, and a corner of the other outline
  /// is the point, so that the extent begins and ends at what is seen.
  private mutating func match(_ range: Range<Int>, isInOrigin: Bool, isInGoal: Bool) {
    if isInOrigin, isInGoal {
      OutlineMatching.align(&goal, with: origin, in: range)
      return
    }
    var (point, rate) = (Point.zero, Vector.zero)
    if isInOrigin || isInGoal {
      point = Contour.mean(of: isInOrigin ? origin : goal, in: range)
      let winding = Contour.winding(of: isInOrigin ? goal : origin, in: ShapeOutline.main, around: point)
      if winding == 0 {
        isShrinking = true
        point = isInOrigin ? goal[0] : origin[0]
        rate = velocity[0]
      }
    }
    for index in range {
      if !isInGoal { goal[index] = point }
      if !isInOrigin { (origin[index], velocity[index]) = (point, rate) }
    }
  }

  private mutating func start(spring: Spring, at time: Timestamp) {
    for index in origin.indices {
      reach.x = max(reach.x, origin[index].x.magnitude, goal[index].x.magnitude)
      reach.y = max(reach.y, origin[index].y.magnitude, goal[index].y.magnitude)
    }
    let frequency = 2 * Double.pi / spring.response
    var (farthest, fastest) = (0.0, 0.0)
    for index in origin.indices {
      // With this damping, position + velocity / frequency tends to the goal without passing it, and the
      // position tends to this sum. So the position stays within the reach if the sum begins within it.
      let (x, y) = (origin[index].x, origin[index].y)
      velocity[index] = Vector(
        dx: velocity[index].dx.clamped(to: frequency * (-reach.x - x)...frequency * (reach.x - x)),
        dy: velocity[index].dy.clamped(to: frequency * (-reach.y - y)...frequency * (reach.y - y)))
      // An outline that grows from a point begins to slow down four times as far from its goal.
      let distance = isShrinking ? (goal[index] - Point.zero) * 4 : goal[index] - origin[index]
      farthest = max(farthest, distance.lengthSquared)
      fastest = max(fastest, velocity[index].lengthSquared)
    }
    let begin = SIMD2(farthest.squareRoot(), 0)
    drive = SpringAnimation(at: begin, spring: spring, tolerance: RestTolerance.length / 2, time: time)
    drive.release(from: begin, velocity: SIMD2(fastest.squareRoot(), 0), toward: .zero, at: time)
    isActive = true
  }

  // MARK: Reading

  /// Writes the outline at an instant into `outline`, and returns its extent.
  ///
  /// The extent is relative to the center of the shape, and the points are relative to the center of the
  /// extent. The extent includes parts of a path that its outline leaves out.
  func read(at time: Timestamp, into outline: inout PointerOutline) -> Rect {
    let weights = weights(at: time).position
    outline.removeAll()
    ShapeOutline.forEachContour(used) { range in
      for index in range { outline.points.append(Point.zero + mix(index, weights)) }
      outline.ends.append(outline.points.count)
    }
    var extent = outline.bounds
    for index in ShapeOutline.extent {
      extent = extent.union(Rect(center: Point.zero + mix(index, weights), size: .zero))
    }
    let center = extent.center - Point.zero
    for index in outline.points.indices { outline.points[index] = outline.points[index] - center }
    return extent
  }

  private struct Weights {
    var origin: Double
    var goal: Double
    var velocity: Double

    init(_ origin: Double, _ goal: Double, _ velocity: Double) {
      (self.origin, self.goal, self.velocity) = (origin, goal, velocity)
    }
  }

  /// The weights in the position of a corner, and in its velocity.
  ///
  /// An outline that shrinks is scaled by (1 − 2·s)² at the progress s, and changes its shape at s = 1/2.
  private func weights(at time: Timestamp) -> (position: Weights, rate: Weights) {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    let (rest, slope) = (basis.offsetFromOffset, basis.velocityFromOffset)
    let (moved, rate) = (basis.offsetFromVelocity, basis.velocityFromVelocity)
    guard isShrinking else {
      return (Weights(rest, 1 - rest, moved), Weights(slope, -slope, rate))
    }
    let root = 2 * rest - 1
    let (scale, change) = (root * root, 4 * root * slope)
    if root > 0 { return (Weights(scale, 0, moved), Weights(change, 0, rate)) }
    return (Weights(0, scale, moved), Weights(0, change, rate))
  }

  private func mix(_ index: Int, _ weights: Weights) -> Vector {
    let (start, end, first) = (origin[index], goal[index], velocity[index])
    return Vector(
      dx: start.x * weights.origin + end.x * weights.goal + first.dx * weights.velocity,
      dy: start.y * weights.origin + end.y * weights.goal + first.dy * weights.velocity)
  }
}
