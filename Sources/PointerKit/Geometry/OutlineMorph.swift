import Kinematics

/// An outline on its way to another, every corner under one spring: goal + (start − goal)·a(t) +
/// velocity·b(t).
///
/// The area moves as straight as the corners do: the whole is scaled by √(area wanted / area of the corners),
/// the area wanted being under the same spring. Storage is kept from one morph to the next.
struct OutlineMorph: Hashable, Sendable {
  /// The least area, as a share of the spread, that a factor can be taken from; a beam of 4.5 × 1,000 points
  /// has 0.03.
  private static let thin = 0.005

  private var origin: [Point] = []
  private var velocity: [Vector] = []
  private var goal: [Point] = []
  /// The holes and islands that there are at either end.
  private var used: UInt8 = 0
  /// The measure that moves straight, and the farthest that a corner has to go.
  private var drive: SpringAnimation<SIMD2<Double>>
  /// Whether the measure is more than the area: a figure of eight has none by the sum of its corners.
  private var addsSpread = false
  /// How much the area may be mended.
  private var greatestRatio = 2.0
  /// Whether there is something on its way, or has been since ``finish()``.
  private(set) var isActive = false

  init(spring: Spring) { drive = SpringAnimation(at: .zero, spring: spring, time: .distantPast) }

  mutating func finish() { isActive = false }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool { drive.isSettled(at: time) }

  // MARK: Where it begins

  /// Begins at a shape at rest.
  mutating func begin(at outline: ShapeOutline) {
    prepare()
    for index in origin.indices {
      origin[index] = outline.points[index]
      velocity[index] = .zero
    }
    used = outline.used
  }

  /// Begins at a rounded rectangle whose sides move.
  mutating func begin(at sides: SIMD3<Double>, velocity rates: SIMD3<Double>) {
    prepare()
    for index in velocity.indices { velocity[index] = .zero }
    RoundedOutline.write(sides, velocity: rates, points: &origin, velocities: &velocity)
    used = 0
  }

  /// Begins at what is to be seen at an instant.
  mutating func hold(at time: Timestamp) {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    for index in origin.indices {
      let offset = origin[index] - goal[index]
      origin[index] =
        goal[index] + offset * basis.offsetFromOffset + velocity[index] * basis.offsetFromVelocity
      velocity[index] =
        offset * basis.velocityFromOffset + velocity[index] * basis.velocityFromVelocity
    }
    let (value, rate) = drive.state(at: time)
    let wanted = RoundedMeasures.held(value.x, above: min(drive.origin.x, drive.goal.x))
    let measure = measure(of: origin)
    let factor = factor(wanted: wanted.value, measure: measure)
    // c² = wanted / measure; at its limit it stands still.
    let ratio = factor * factor
    let isLimited = ratio >= greatestRatio || !(measure > 0)
    let change =
      isLimited
      ? 0 : (rate.x * wanted.slope - ratio * measureVelocity()) / (2 * factor * measure)
    for index in origin.indices {
      let from = origin[index] - Point.zero
      velocity[index] = velocity[index] * factor + from * change
      origin[index] = .zero + from * factor
    }
  }

  private mutating func prepare() {
    if origin.isEmpty {
      origin = Array(repeating: .zero, count: ShapeOutline.count)
      goal = origin
      velocity = Array(repeating: .zero, count: ShapeOutline.count)
    }
  }

  // MARK: Where it goes

  /// Heads from where it begins for a shape at rest.
  mutating func head(for outline: ShapeOutline, spring: Spring, at time: Timestamp) {
    for index in goal.indices { goal[index] = outline.points[index] }
    head(forSlots: outline.used, spring: spring, at: time)
  }

  /// Heads from where it begins for a rounded rectangle at rest.
  mutating func head(for sides: SIMD3<Double>, spring: Spring, at time: Timestamp) {
    RoundedOutline.write(sides, points: &goal)
    head(forSlots: 0, spring: spring, at: time)
  }

  private mutating func head(forSlots slots: UInt8, spring: Spring, at time: Timestamp) {
    OutlineAlignment.align(&goal, with: origin, in: ShapeOutline.main)
    for slot in 0..<ShapeOutline.slots {
      let range = ShapeOutline.slot(slot)
      let bit: UInt8 = 1 << UInt8(slot)
      switch (used & bit != 0, slots & bit != 0) {
      case (true, true): OutlineAlignment.align(&goal, with: origin, in: range)
      case (true, false):
        let place = OutlineMorph.place(of: origin, in: range, within: goal)
        for index in range { goal[index] = place }
      case (false, true):
        let place = OutlineMorph.place(of: goal, in: range, within: origin)
        for index in range {
          origin[index] = place
          velocity[index] = .zero
        }
      case (false, false):
        for index in range {
          origin[index] = .zero
          goal[index] = .zero
          velocity[index] = .zero
        }
      }
    }
    used |= slots
    start(spring: spring, at: time)
  }

  /// Where a hole shrinks to or grows from: its own middle if that is inside the other shape, else that one's
  /// middle.
  private static func place(of points: [Point], in range: Range<Int>, within other: [Point]) -> Point {
    let middle = Contour.centroid(of: points, in: range)
    if Contour.winding(of: other, in: ShapeOutline.main, around: middle) != 0 { return middle }
    return Contour.centroid(of: other, in: ShapeOutline.main)
  }

  private mutating func start(spring: Spring, at time: Timestamp) {
    addsSpread = false
    addsSpread = false
    let areas = (measure(of: origin), measure(of: goal))
    addsSpread =
      areas.0 < OutlineMorph.thin * Contour.spread(of: origin, in: ShapeOutline.main)
      || areas.1 < OutlineMorph.thin * Contour.spread(of: goal, in: ShapeOutline.main)
    let (first, last) = (measure(of: origin), measure(of: goal))
    var farthest = 0.0
    var fastest = 0.0
    for index in origin.indices {
      farthest = max(farthest, (origin[index] - goal[index]).lengthSquared)
      fastest = max(fastest, velocity[index].lengthSquared)
    }
    // Convex shapes need at most (1 + k)² / 4k, with k the root of the areas' quotient; others up to twice
    // that.
    let root = (max(min(first, last), 1e-9) / max(first, last, 1e-9)).squareRoot()
    greatestRatio = min((1 + root) * (1 + root) / (2 * root), RoundedMeasures.greatestRatio)
    let extent = max(Contour.bounds(of: goal, in: ShapeOutline.main).size.longerSide, 1)
    let tolerance = SIMD2(max(0.02 * last / extent, 1e-6), 0.01)
    let begin = SIMD2(first, farthest.squareRoot())
    drive = SpringAnimation(at: begin, spring: spring, tolerance: tolerance, time: time)
    drive.release(
      from: begin, velocity: SIMD2(measureVelocity(), fastest.squareRoot()), toward: SIMD2(last, 0), at: time)
    isActive = true
  }

  // MARK: Measures

  private func measure(of points: [Point]) -> Double {
    var sum = Contour.area(of: points, in: ShapeOutline.main)
    for slot in 0..<ShapeOutline.slots where used & (1 << UInt8(slot)) != 0 {
      sum += Contour.area(of: points, in: ShapeOutline.slot(slot))
    }
    return addsSpread ? sum + Contour.spread(of: points, in: ShapeOutline.main) : sum
  }

  /// How fast the measure of the corners changes at the start.
  private func measureVelocity() -> Double {
    var sum = Contour.areaVelocity(of: origin, velocity, in: ShapeOutline.main)
    for slot in 0..<ShapeOutline.slots where used & (1 << UInt8(slot)) != 0 {
      sum += Contour.areaVelocity(of: origin, velocity, in: ShapeOutline.slot(slot))
    }
    return addsSpread ? sum + Contour.spreadVelocity(of: origin, velocity, in: ShapeOutline.main) : sum
  }

  private func factor(wanted: Double, measure: Double) -> Double {
    guard measure > 0, wanted > 0 else { return measure > 0 ? 1 : greatestRatio.squareRoot() }
    return min(wanted / measure, greatestRatio).squareRoot()
  }

  // MARK: Reading

  /// Fills in the outline of an instant around the middle of its bounds.
  ///
  /// - Returns: Where that middle is, seen from the middle of the shape's own.
  func read(at time: Timestamp, into outline: inout PointerOutline) -> Vector {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    outline.removeAll()
    for index in ShapeOutline.main { outline.points.append(corner(index, basis)) }
    outline.ends.append(ShapeOutline.mainCount)
    for slot in 0..<ShapeOutline.slots where used & (1 << UInt8(slot)) != 0 {
      for index in ShapeOutline.slot(slot) { outline.points.append(corner(index, basis)) }
      outline.ends.append(outline.points.count)
    }
    var measure = outline.area
    if addsSpread { measure += Contour.spread(of: outline.points, in: ShapeOutline.main) }
    let value = drive.value(at: time).x
    let wanted = RoundedMeasures.held(value, above: min(drive.origin.x, drive.goal.x)).value
    let factor = factor(wanted: wanted, measure: measure)
    let bounds = outline.bounds
    let middle = bounds.center - Point.zero
    for index in outline.points.indices {
      let place = (outline.points[index] - bounds.center) * factor
      outline.points[index] = Point(x: place.dx, y: place.dy)
    }
    return middle * factor
  }

  private func corner(_ index: Int, _ basis: SpringBasis) -> Point {
    goal[index] + (origin[index] - goal[index]) * basis.offsetFromOffset + velocity[index]
      * basis.offsetFromVelocity
  }
}
