import Kinematics

/// A morph between any two outlines (S3): one spring moves the corners along an ``OutlineRoute``.
///
/// The area follows the same spring as the corners: the outline is scaled by √(area of the spring / area of
/// the corners), but never beyond its ``SizeLimit``. Storage is kept from one morph to the next.
struct OutlineMorph: Hashable, Sendable {
  /// The least area that can be scaled, as a share of the spread; a beam of 4.5 × 1,000 points has 0.03.
  private static let thin = 0.005

  private var origin: [Point] = []
  private var velocity: [Vector] = []
  private var goal: [Point] = []
  /// The points that the corners approach or pass on the way, unless the route is direct.
  private var detour: [Point] = []
  private var route = OutlineRoute.direct
  /// The slots that are in use at the start or at the goal, one bit for each.
  private var used: UInt8 = 0
  /// The springs of the outline's measure, and of the greatest distance of a corner from its goal.
  private var drive: SpringAnimation<SIMD2<Double>>
  /// Whether the measure is the area plus the spread, since the area alone may be 0, as it is for a figure of
  /// eight.
  private var addsSpread = false
  /// The factor by which the corners are scaled at the start, and the rate at which it changes.
  private var scale = SIMD2(1.0, 0)
  private var limit = SizeLimit()
  /// The logarithm of an additional factor, and the rate at which this logarithm changes.
  ///
  /// With this factor, the corners begin at the scale that they had before; its logarithm goes to 0 with the
  /// rest of the movement.
  private var excess = SIMD2<Double>.zero
  /// The greatest overshoot, as a share of the whole movement; a greater one would turn a thin outline inside
  /// out.
  private var overshoot = 1.0
  /// Whether a morph has begun since ``finish()``.
  private(set) var isActive = false

  init(spring: Spring) { drive = SpringAnimation(at: .zero, spring: spring, time: .distantPast) }

  mutating func finish() { isActive = false }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool { drive.isSettled(at: time) }

  mutating func begin(at outline: ShapeOutline) {
    prepare()
    for index in origin.indices { origin[index] = outline.points[index] }
    used = outline.used
  }

  /// Begins at a rounded rectangle whose sides move, within the limits that they had.
  mutating func begin(at sides: SIMD3<Double>, velocity rates: SIMD3<Double>, within limit: SizeLimit) {
    prepare()
    self.limit = limit
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in
      origin[index] = corner.position(sides)
      velocity[index] = corner.position(rates) - .zero
    }
    used = 0
  }

  /// Begins at the present outline with its velocity.
  ///
  /// If the corners are scaled down, the new start is their scaled position. If they are scaled up, the scale
  /// is kept as a factor: otherwise each interruption would enlarge their velocities too, and many
  /// interruptions would add up.
  mutating func rebase(at time: Timestamp) {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    let (rest, slope) = limited(basis.offsetFromOffset)
    let (weights, slopes) = (route.weights(rest: rest), route.slopes(rest: rest))
    for index in origin.indices {
      let rate = mixed(index, slopes) * (basis.velocityFromOffset * slope)
      origin[index] = corner(index, basis, rest, weights)
      velocity[index] = rate + velocity[index] * basis.velocityFromVelocity
    }
    let (value, rate) = drive.state(at: time)
    let (size, growth) = extent()
    scale = scaling(
      wanted: SizeLimit.limited(value.x, above: min(drive.origin.x, drive.goal.x)), rate: rate.x,
      measure: (measure(of: origin), measureVelocity()), size: size, growth: growth, basis)
    guard scale.x < 1 else { return }
    for index in origin.indices {
      let position = origin[index] - Point.zero
      velocity[index] = velocity[index] * scale.x + position * scale.y
      origin[index] = .zero + position * scale.x
    }
    scale = SIMD2(1, 0)
  }

  private mutating func prepare() {
    if origin.isEmpty {
      origin = Array(repeating: .zero, count: ShapeOutline.count)
      goal = origin
      detour = origin
      velocity = Array(repeating: .zero, count: ShapeOutline.count)
    }
    for index in velocity.indices { velocity[index] = .zero }
    scale = SIMD2(1, 0)
    limit = SizeLimit()
    excess = .zero
  }

  mutating func retarget(to outline: ShapeOutline, spring: Spring, at time: Timestamp) {
    for index in goal.indices { goal[index] = outline.points[index] }
    retarget(toSlots: outline.used, spring: spring, at: time)
  }

  /// Retargets to a rounded rectangle at rest.
  mutating func retarget(to sides: SIMD3<Double>, spring: Spring, at time: Timestamp) {
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in
      goal[index] = corner.position(sides)
    }
    retarget(toSlots: 0, spring: spring, at: time)
  }

  private mutating func retarget(toSlots slots: UInt8, spring: Spring, at time: Timestamp) {
    OutlineAlignment.align(&goal, with: origin, in: ShapeOutline.main)
    for slot in 0..<ShapeOutline.slots {
      let range = ShapeOutline.slot(slot)
      let bit: UInt8 = 1 << UInt8(slot)
      let (appears, remains) = (used & bit == 0, slots & bit != 0)
      if !appears, remains {
        OutlineAlignment.align(&goal, with: origin, in: range)
        continue
      }
      var point = Point.zero
      if !appears { point = OutlineMorph.vanishingPoint(of: origin, in: range, within: goal) }
      if remains { point = OutlineMorph.vanishingPoint(of: goal, in: range, within: origin) }
      for index in range {
        if !remains { goal[index] = point }
        if appears { (origin[index], velocity[index]) = (point, .zero) }
      }
    }
    used |= slots
    route = OutlineRoute.choose(from: origin, to: &goal, detour: &detour)
    start(spring: spring, at: time)
  }

  /// The point to which a hole shrinks or from which it grows.
  ///
  /// It is the hole's centroid if that is inside the other shape, and otherwise the centroid of the other
  /// shape.
  private static func vanishingPoint(
    of points: [Point], in range: Range<Int>, within other: [Point]
  ) -> Point {
    let center = Contour.centroid(of: points, in: range)
    if Contour.winding(of: other, in: ShapeOutline.main, around: center) != 0 { return center }
    return Contour.centroid(of: other, in: ShapeOutline.main)
  }

  private mutating func start(spring: Spring, at time: Timestamp) {
    addsSpread = isThin(origin) || isThin(goal)
    let (first, last) = (measure(of: origin), measure(of: goal))
    var farthest = 0.0
    var fastest = 0.0
    for index in origin.indices {
      farthest = max(farthest, (origin[index] - goal[index]).lengthSquared)
      if route == .hull { farthest = max(farthest, 4 * (detour[index] - goal[index]).lengthSquared) }
      fastest = max(fastest, velocity[index].lengthSquared)
    }
    let perimeter = Contour.perimeter(of: goal, in: ShapeOutline.main)
    // Twice the area over the perimeter is the thickness of a bar, and each of its sides may move by a
    // quarter of that.
    let thickness = perimeter > 0 ? max(0, 2 * area(of: goal) / perimeter) : 0
    overshoot = farthest > 0 ? min(1, 0.25 * thickness / farthest.squareRoot()) : 1
    let (size, growth) = self.extent()
    let end = Contour.bounds(of: goal, in: ShapeOutline.main).size
    limit.begin(
      at: size * scale.x, growth: growth * scale.x + size * scale.y, toward: SIMD2(end.width, end.height),
      spring: spring)
    let extent = max(end.longerSide, 1)
    let tolerance = SIMD2(max(RoundedMeasures.visibleLength * last / extent, 1e-6), 0.01)
    let ratio = scale.x * scale.x
    // Corners that are inside out have no area to begin with.
    let measured = max(first * ratio, 1e-3 * last)
    let rate = measureVelocity() * ratio + 2 * first * scale.x * scale.y
    continueScale(from: measured, rate: rate, measure: first, size: size, growth: growth, spring: spring)
    // The rest of the excess moves the ends of the outline, so it counts as a distance as well.
    farthest = max(farthest, excess.x * excess.x * extent * extent)
    fastest = max(fastest, excess.y * excess.y * extent * extent)
    let begin = SIMD2(measured, farthest.squareRoot())
    drive = SpringAnimation(at: begin, spring: spring, tolerance: tolerance, time: time)
    drive.release(
      from: begin, velocity: SIMD2(rate, fastest.squareRoot()), toward: SIMD2(last, 0), at: time)
    isActive = true
  }

  /// Sets the excess, so that the corners keep their scale at the start, whatever scale the new morph asks
  /// for.
  private mutating func continueScale(
    from measured: Double, rate: Double, measure: Double, size: SIMD2<Double>, growth: SIMD2<Double>,
    spring: Spring
  ) {
    excess = .zero
    let asked = scaling(
      wanted: (measured, 1), rate: rate, measure: (measure, measureVelocity()), size: size, growth: growth,
      .identity)
    guard asked.x > 0, scale.x > 0 else { return }
    let fastest = 2 * Double.pi / spring.response
    let offset = Elementary.log(scale.x / asked.x)
    let slope = (scale.y / scale.x - asked.y / asked.x).clamped(to: -fastest...fastest, default: 0)
    if offset.magnitude > 1e-9 || slope.magnitude > 1e-6 * fastest { excess = SIMD2(offset, slope) }
  }

  /// The width and the height of the corners, and the rates at which they grow.
  private func extent() -> (size: SIMD2<Double>, growth: SIMD2<Double>) {
    var (left, right, top, bottom) = (0, 0, 0, 0)
    ShapeOutline.forEachContour(used) { range in
      for index in range {
        if origin[index].x < origin[left].x { left = index }
        if origin[index].x > origin[right].x { right = index }
        if origin[index].y < origin[top].y { top = index }
        if origin[index].y > origin[bottom].y { bottom = index }
      }
    }
    return (
      SIMD2(origin[right].x - origin[left].x, origin[bottom].y - origin[top].y),
      SIMD2(velocity[right].dx - velocity[left].dx, velocity[bottom].dy - velocity[top].dy)
    )
  }

  private func area(of points: [Point]) -> Double {
    var sum = 0.0
    ShapeOutline.forEachContour(used) { sum += Contour.area(of: points, in: $0) }
    return sum
  }

  private func isThin(_ points: [Point]) -> Bool {
    area(of: points) < OutlineMorph.thin * Contour.spread(of: points, in: ShapeOutline.main)
  }

  private func measure(of points: [Point]) -> Double {
    let area = area(of: points)
    return addsSpread ? area + Contour.spread(of: points, in: ShapeOutline.main) : area
  }

  /// The rate at which the measure of the corners changes at the start.
  private func measureVelocity() -> Double {
    var sum = 0.0
    ShapeOutline.forEachContour(used) { sum += Contour.areaVelocity(of: origin, velocity, in: $0) }
    return addsSpread ? sum + Contour.spreadVelocity(of: origin, velocity, in: ShapeOutline.main) : sum
  }

  /// The factor by which the corners are scaled.
  private func factor(wanted: Double, measure: Double, size: SIMD2<Double>, _ basis: SpringBasis) -> Double {
    var factor = 1.0
    if route != .point, wanted > 0 {
      let ratio = measure > 0 ? wanted / measure : .infinity
      factor = min(ratio, RoundedMeasures.greatestRatio).squareRoot()
    }
    if excess != .zero { factor *= excessFactor(basis) }
    let most = limit.greatest
    if factor * size.x > most.x { factor = most.x / size.x }
    if factor * size.y > most.y { factor = most.y / size.y }
    return factor
  }

  private func excessFactor(_ basis: SpringBasis) -> Double {
    Elementary.exp(excess.x * basis.offsetFromOffset + excess.y * basis.offsetFromVelocity)
  }

  /// The factor by which the corners are scaled, and the rate at which it changes.
  private func scaling(
    wanted: (value: Double, slope: Double), rate: Double, measure: (value: Double, rate: Double),
    size: SIMD2<Double>, growth: SIMD2<Double>, _ basis: SpringBasis
  ) -> SIMD2<Double> {
    let factor = factor(wanted: wanted.value, measure: measure.value, size: size, basis)
    // At a limit the factor is a quotient of sizes. Otherwise factor² = wanted / measure, or the factor is
    // constant.
    let most = limit.greatest * (1 - 1e-12)
    for side in 0..<2 where size[side] > 0 && factor * size[side] >= most[side] {
      return SIMD2(factor, -factor * growth[side] / size[side])
    }
    var change = 0.0
    if route != .point, measure.value > 0, wanted.value > 0,
      wanted.value < measure.value * RoundedMeasures.greatestRatio
    {
      change = (rate * wanted.slope / wanted.value - measure.rate / measure.value) / 2
    }
    change += excess.x * basis.velocityFromOffset + excess.y * basis.velocityFromVelocity
    return SIMD2(factor, factor * change)
  }

  /// Writes the outline at an instant into `outline`, relative to the center of its bounds.
  ///
  /// It returns the position of that center, relative to the center of the shape.
  func read(at time: Timestamp, into outline: inout PointerOutline) -> Vector {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    let rest = limited(basis.offsetFromOffset).value
    let weights = route.weights(rest: rest)
    outline.removeAll()
    ShapeOutline.forEachContour(used) { range in
      for index in range { outline.points.append(corner(index, basis, rest, weights)) }
      outline.ends.append(outline.points.count)
    }
    var measure = outline.area
    if addsSpread { measure += Contour.spread(of: outline.points, in: ShapeOutline.main) }
    let value = drive.value(at: time).x
    let wanted = SizeLimit.limited(value, above: min(drive.origin.x, drive.goal.x)).value
    let bounds = outline.bounds
    let factor = factor(wanted: wanted, measure: measure, size: SIMD2(bounds.width, bounds.height), basis)
    let center = bounds.center
    for index in outline.points.indices {
      let offset = (outline.points[index] - center) * factor
      outline.points[index] = Point(x: offset.dx, y: offset.dy)
    }
    return (center - Point.zero) * factor
  }

  /// The rest of the movement with its overshoot limited smoothly, and the derivative of this function.
  private func limited(_ rest: Double) -> (value: Double, slope: Double) {
    guard rest < 0 else { return (rest, 1) }
    let share = overshoot / (overshoot - rest)
    return (rest * share, share * share)
  }

  @inline(__always)
  private func corner(
    _ index: Int, _ basis: SpringBasis, _ rest: Double, _ weights: OutlineRoute.Weights
  ) -> Point {
    let moved = velocity[index] * basis.offsetFromVelocity
    if route == .direct {
      return goal[index] + (origin[index] - goal[index]) * rest + moved
    }
    return Point.zero + mixed(index, weights) + moved
  }

  @inline(__always)
  private func mixed(_ index: Int, _ weights: OutlineRoute.Weights) -> Vector {
    let (first, middle, last) = (origin[index], detour[index], goal[index])
    return Vector(
      dx: first.x * weights.origin + middle.x * weights.detour + last.x * weights.goal,
      dy: first.y * weights.origin + middle.y * weights.detour + last.y * weights.goal)
  }
}
