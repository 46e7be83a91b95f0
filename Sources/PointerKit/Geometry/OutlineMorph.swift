import Kinematics

/// A morph between outlines, whose corners one spring moves: goal + (start − goal)·a(t) + velocity·b(t).
///
/// The area follows the same spring as the corners: the outline is scaled by √(area of the spring / area of
/// the corners). Storage is kept from one morph to the next.
struct OutlineMorph: Hashable, Sendable {
  /// The least area that can be scaled, as a share of the spread; a beam of 4.5 × 1,000 points has 0.03.
  private static let thin = 0.005

  private var origin: [Point] = []
  private var velocity: [Vector] = []
  private var goal: [Point] = []
  /// The slots that are in use at either end.
  private var used: UInt8 = 0
  /// The measure of the outline, and the greatest distance of a corner from its goal.
  private var drive: SpringAnimation<SIMD2<Double>>
  /// Whether the measure is the area plus the spread: the area of a figure of eight is 0.
  private var addsSpread = false
  /// The greatest factor by which scaling may change the area.
  private var greatestRatio = 2.0
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

  /// Begins at a rounded rectangle with moving sides.
  mutating func begin(at sides: SIMD3<Double>, velocity rates: SIMD3<Double>) {
    prepare()
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in
      origin[index] = corner.position(sides)
      velocity[index] = corner.position(rates) - .zero
    }
    used = 0
  }

  /// Begins at the present outline and its velocity.
  mutating func rebase(at time: Timestamp) {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    for index in origin.indices {
      let offset = origin[index] - goal[index]
      origin[index] = corner(index, basis)
      velocity[index] =
        offset * basis.velocityFromOffset + velocity[index] * basis.velocityFromVelocity
    }
    let (value, rate) = drive.state(at: time)
    let wanted = RoundedMeasures.limited(value.x, above: min(drive.origin.x, drive.goal.x))
    let measure = measure(of: origin)
    let factor = factor(wanted: wanted.value, measure: measure)
    // From factor² = wanted / measure; at its limit the factor is constant.
    let ratio = factor * factor
    let isLimited = ratio >= greatestRatio || !(measure > 0)
    let change =
      isLimited
      ? 0 : (rate.x * wanted.slope - ratio * measureVelocity()) / (2 * factor * measure)
    for index in origin.indices {
      let position = origin[index] - Point.zero
      velocity[index] = velocity[index] * factor + position * change
      origin[index] = .zero + position * factor
    }
  }

  private mutating func prepare() {
    if origin.isEmpty {
      origin = Array(repeating: .zero, count: ShapeOutline.count)
      goal = origin
      velocity = Array(repeating: .zero, count: ShapeOutline.count)
    }
    for index in velocity.indices { velocity[index] = .zero }
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
    start(spring: spring, at: time)
  }

  /// Where a hole shrinks to or grows from: its centroid if inside the other shape, else that shape's.
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
      fastest = max(fastest, velocity[index].lengthSquared)
    }
    // Convex shapes need at most (1 + k)² / 4k, k the root of the areas' quotient; others up to twice that.
    let root = (max(min(first, last), 1e-9) / max(first, last, 1e-9)).squareRoot()
    greatestRatio = min((1 + root) * (1 + root) / (2 * root), RoundedMeasures.greatestRatio)
    let extent = max(Contour.bounds(of: goal, in: ShapeOutline.main).size.longerSide, 1)
    let tolerance = SIMD2(max(RoundedMeasures.visibleLength * last / extent, 1e-6), 0.01)
    let begin = SIMD2(first, farthest.squareRoot())
    drive = SpringAnimation(at: begin, spring: spring, tolerance: tolerance, time: time)
    drive.release(
      from: begin, velocity: SIMD2(measureVelocity(), fastest.squareRoot()), toward: SIMD2(last, 0), at: time)
    isActive = true
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

  private func factor(wanted: Double, measure: Double) -> Double {
    guard measure > 0, wanted > 0 else { return measure > 0 ? 1 : greatestRatio.squareRoot() }
    return min(wanted / measure, greatestRatio).squareRoot()
  }

  /// Reads the outline of an instant around the center of its bounds.
  ///
  /// Returns the position of that center, relative to the center of the shape.
  func read(at time: Timestamp, into outline: inout PointerOutline) -> Vector {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    outline.removeAll()
    ShapeOutline.forEachContour(used) { range in
      for index in range { outline.points.append(corner(index, basis)) }
      outline.ends.append(outline.points.count)
    }
    var measure = outline.area
    if addsSpread { measure += Contour.spread(of: outline.points, in: ShapeOutline.main) }
    let value = drive.value(at: time).x
    let wanted = RoundedMeasures.limited(value, above: min(drive.origin.x, drive.goal.x)).value
    let factor = factor(wanted: wanted, measure: measure)
    let center = outline.bounds.center
    for index in outline.points.indices {
      let offset = (outline.points[index] - center) * factor
      outline.points[index] = Point(x: offset.dx, y: offset.dy)
    }
    return (center - Point.zero) * factor
  }

  private func corner(_ index: Int, _ basis: SpringBasis) -> Point {
    goal[index] + (origin[index] - goal[index]) * basis.offsetFromOffset + velocity[index]
      * basis.offsetFromVelocity
  }
}
