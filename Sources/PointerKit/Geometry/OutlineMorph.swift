import Kinematics

/// A morph between any two outlines (S3): one spring moves the corners along an ``OutlineRoute``.
///
/// The area is animated by the same spring: the outline is scaled by √(animated area / area that the corners
/// enclose), but never beyond its ``SizeLimit``. For thin outlines, another measure replaces the area; see
/// ``OutlineMeasure``. The arrays are reused from one morph to the next.
struct OutlineMorph: Hashable, Sendable {
  private var origin: [Point] = []
  private var velocity: [Vector] = []
  private var goal: [Point] = []
  /// The points that the corners approach or pass on the way, unless the route is direct.
  private var detour: [Point] = []
  private var route = OutlineRoute.direct
  /// The slots of ``ShapeOutline`` (for holes and islands) that are in use at the start or at the goal, one
  /// bit for each.
  private var used: UInt8 = 0
  /// The animation of two numbers: the outline's measure, and the greatest distance of a corner from its
  /// goal.
  private var drive: SpringAnimation<SIMD2<Double>>
  /// The measure of the corners, from which their scale is computed.
  private var measure = OutlineMeasure()
  /// The factor by which the corners are scaled at the start, and the rate at which it changes.
  private var scale = SIMD2(1.0, 0)
  private var limit = SizeLimit()
  /// The logarithm of an additional factor, and the rate at which this logarithm changes.
  ///
  /// This factor lets the corners begin at the scale that they had before the morph. The logarithm goes to 0
  /// as the movement ends.
  private var excess = SIMD2<Double>.zero
  /// The greatest overshoot, as a share of the whole movement.
  ///
  /// A greater overshoot would turn a thin outline inside out.
  private var overshoot = 1.0
  private var margins = OutlineMargins()
  /// Whether a morph has begun since ``finish()``.
  private(set) var isActive = false

  init(spring: Spring) { drive = SpringAnimation(at: .zero, spring: spring, time: .distantPast) }

  mutating func finish() { isActive = false }

  func isSettled(at time: Timestamp) -> Bool { drive.isSettled(at: time) }

  mutating func begin(at outline: ShapeOutline) {
    prepare()
    for index in origin.indices { origin[index] = outline.points[index] }
    used = outline.used
    margins.origin = outline.margins
  }

  /// Begins at a rounded rectangle whose sides change at given rates, with the size limit of their animation.
  mutating func begin(at sides: SIMD3<Double>, velocity rates: SIMD3<Double>, within limit: SizeLimit) {
    prepare()
    self.limit = limit
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in
      origin[index] = corner.position(sides)
      velocity[index] = corner.position(rates) - .zero
    }
    used = 0
  }

  /// Begins a new morph at the present outline, with the velocities of its corners.
  ///
  /// If the corners are scaled down, the new morph begins at their scaled positions. If they are scaled up,
  /// the new morph begins at their unscaled positions and keeps the scale as a factor, since velocities that
  /// are scaled up would grow with each interruption.
  mutating func rebase(at time: Timestamp) {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    let (rest, slope) = limited(basis.offsetFromOffset)
    let (weights, slopes) = (route.weights(rest: rest), route.slopes(rest: rest))
    for index in origin.indices {
      let rate = mixed(index, slopes) * (basis.velocityFromOffset * slope)
      origin[index] = corner(index, basis, rest, weights)
      velocity[index] = rate + velocity[index] * basis.velocityFromVelocity
    }
    margins.origin = margins.value(rest: rest)
    let (value, rate) = drive.state(at: time)
    let (size, growth) = extent()
    scale = scaling(
      wanted: SizeLimit.limited(value.x, above: min(drive.origin.x, drive.goal.x)), rate: rate.x,
      measure: originMeasure(), size: size, growth: growth, margins: margins.origin, basis)
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
    margins.origin = .zero
  }

  mutating func retarget(to outline: ShapeOutline, spring: Spring, at time: Timestamp) {
    for index in goal.indices { goal[index] = outline.points[index] }
    margins.goal = outline.margins
    retarget(toSlots: outline.used, spring: spring, at: time)
  }

  /// Retargets to a rounded rectangle at rest.
  mutating func retarget(to sides: SIMD3<Double>, spring: Spring, at time: Timestamp) {
    RoundedOutline.forEachCorner(of: sides) { index, sides, corner in
      goal[index] = corner.position(sides)
    }
    margins.goal = .zero
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

  /// The point to which a hole or island shrinks, or from which it grows.
  ///
  /// This is the centroid of the hole or island, if the main contour of the other outline encloses that
  /// centroid. Otherwise it is the centroid of that main contour.
  private static func vanishingPoint(
    of points: [Point], in range: Range<Int>, within other: [Point]
  ) -> Point {
    let center = Contour.centroid(of: points, in: range)
    if Contour.winding(of: other, in: ShapeOutline.main, around: center) != 0 { return center }
    return Contour.centroid(of: other, in: ShapeOutline.main)
  }

  private mutating func start(spring: Spring, at time: Timestamp) {
    let ends = (
      start: (area: area(of: origin), spread: spread(of: origin)),
      goal: (area: area(of: goal), spread: spread(of: goal))
    )
    measure = OutlineMeasure(from: ends.start, to: ends.goal)
    let last = measure.of(area: (ends.goal.area, 0), spread: (ends.goal.spread, 0)).value
    let first = originMeasure()
    var farthest = 0.0
    var fastest = 0.0
    for index in origin.indices {
      farthest = max(farthest, (origin[index] - goal[index]).lengthSquared)
      if route == .hull { farthest = max(farthest, 4 * (detour[index] - goal[index]).lengthSquared) }
      fastest = max(fastest, velocity[index].lengthSquared)
    }
    let perimeter = Contour.perimeter(of: goal, in: ShapeOutline.main)
    // Twice the area over the perimeter is the thickness of a bar. In an overshoot, each long edge of the bar
    // may move by a quarter of the thickness.
    let thickness = perimeter > 0 ? max(0, 2 * ends.goal.area / perimeter) : 0
    overshoot = farthest > 0 ? min(1, 0.25 * thickness / farthest.squareRoot()) : 1
    let (size, growth) = self.extent()
    let end = Contour.bounds(of: goal, in: ShapeOutline.main).size
    limit.begin(
      at: size * scale.x + margins.origin.size, growth: growth * scale.x + size * scale.y,
      toward: SIMD2(end.width, end.height) + margins.goal.size, spring: spring)
    let extent = max(end.longerSide, 1)
    let tolerance = SIMD2(max(RestTolerance.length * last / extent, 1e-6), 0.01)
    let ratio = scale.x * scale.x
    // Corners that are all at one point have a measure of 0, from which no scale can be computed.
    let measured = max(first.value * ratio, 1e-3 * last)
    let rate = first.rate * ratio + 2 * first.value * scale.x * scale.y
    continueScale(from: measured, rate: rate, measure: first, spring: spring)
    // The excess moves the corners too, so it contributes to the greatest distance and the greatest speed.
    farthest = max(farthest, excess.x * excess.x * extent * extent)
    fastest = max(fastest, excess.y * excess.y * extent * extent)
    let begin = SIMD2(measured, farthest.squareRoot())
    drive = SpringAnimation(at: begin, spring: spring, tolerance: tolerance, time: time)
    drive.release(
      from: begin, velocity: SIMD2(rate, fastest.squareRoot()), toward: SIMD2(last, 0), at: time)
    isActive = true
  }

  /// Sets the excess so that the new morph begins at the present scale instead of the scale that follows from
  /// the measure.
  ///
  /// For example, the two scales differ if the size limit reduces the present scale.
  private mutating func continueScale(
    from measured: Double, rate: Double, measure: OutlineMeasure.Moving, spring: Spring
  ) {
    let asked = asked(wanted: (measured, 1), rate: rate, measure: measure)
    excess = .zero
    guard scale.x > 0 else { return }
    let fastest = 2 * Double.pi / spring.response
    let offset = Elementary.log(scale.x / asked.factor)
    let slope = (scale.y / scale.x - asked.growth).clamped(to: -fastest...fastest, default: 0)
    if offset.magnitude > 1e-9 || slope.magnitude > 1e-6 * fastest { excess = SIMD2(offset, slope) }
  }

  /// The width and height of the outline at the start of the morph, and the rates at which they grow.
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

  private func spread(of points: [Point]) -> Double { Contour.spread(of: points, in: ShapeOutline.main) }

  /// The measure of the corners at the start.
  private func originMeasure() -> OutlineMeasure.Moving {
    var rate = 0.0
    ShapeOutline.forEachContour(used) { rate += Contour.areaVelocity(of: origin, velocity, in: $0) }
    return measure.of(
      area: (area(of: origin), rate),
      spread: (spread(of: origin), Contour.spreadVelocity(of: origin, velocity, in: ShapeOutline.main)))
  }

  /// The factor that gives the corners the wanted measure, and the rate at which the factor's logarithm
  /// changes.
  ///
  /// On the route through one point, the factor is 1. The factor is never more than the square root of
  /// ``RoundedMeasures/greatestRatio``, even if the corners are all at one point.
  private func asked(
    wanted: (value: Double, slope: Double), rate: Double, measure: OutlineMeasure.Moving
  ) -> (factor: Double, growth: Double) {
    guard route != .point, wanted.value > 0 else { return (1, 0) }
    guard wanted.value < measure.value * RoundedMeasures.greatestRatio else {
      return (RoundedMeasures.greatestRatio.squareRoot(), 0)
    }
    // Both numbers follow from factor² = wanted / measure.
    let factor = (wanted.value / measure.value).squareRoot()
    return (factor, (rate * wanted.slope / wanted.value - measure.rate / measure.value) / 2)
  }

  /// The factor by which the corners are scaled, within the size limit, and the rate at which the factor
  /// changes.
  private func scaling(
    wanted: (value: Double, slope: Double), rate: Double, measure: OutlineMeasure.Moving,
    size: SIMD2<Double>, growth: SIMD2<Double>, margins: Insets, _ basis: SpringBasis
  ) -> SIMD2<Double> {
    var (factor, change) = asked(wanted: wanted, rate: rate, measure: measure)
    if excess != .zero {
      factor *= Elementary.exp(excess.x * basis.offsetFromOffset + excess.y * basis.offsetFromVelocity)
      change += excess.x * basis.velocityFromOffset + excess.y * basis.velocityFromVelocity
    }
    let most = limit.greatest - margins.size
    for side in 0..<2 where factor * size[side] > most[side] {
      factor = most[side] / size[side]
      change = -growth[side] / size[side]
    }
    return SIMD2(factor, factor * change)
  }

  /// Writes the outline at an instant into `outline`, and returns its extent.
  ///
  /// The extent is the bounds of the outline with its margins, relative to the center of the shape. The
  /// points of the outline are relative to the center of the extent.
  func read(at time: Timestamp, into outline: inout PointerOutline) -> Rect {
    let basis = drive.spring.basis(after: time.seconds(since: drive.start))
    let rest = limited(basis.offsetFromOffset).value
    let weights = route.weights(rest: rest)
    outline.removeAll()
    ShapeOutline.forEachContour(used) { range in
      for index in range { outline.points.append(corner(index, basis, rest, weights)) }
      outline.ends.append(outline.points.count)
    }
    let enclosed = measure.of(area: (outline.area, 0), spread: (spread(of: outline.points), 0))
    let value = drive.value(at: time).x
    let wanted = SizeLimit.limited(value, above: min(drive.origin.x, drive.goal.x)).value
    let bounds = outline.bounds
    let size = SIMD2(bounds.width, bounds.height)
    let margins = margins.value(rest: rest)
    let factor = scaling(
      wanted: (wanted, 0), rate: 0, measure: enclosed, size: size, growth: .zero, margins: margins, basis
    ).x
    let scaled = Rect(
      minX: bounds.minX * factor, minY: bounds.minY * factor, maxX: bounds.maxX * factor,
      maxY: bounds.maxY * factor)
    let extent = scaled.outset(by: margins)
    let center = extent.center
    for index in outline.points.indices {
      let point = outline.points[index]
      outline.points[index] = Point(x: point.x * factor - center.x, y: point.y * factor - center.y)
    }
    return extent
  }

  /// The share of the movement that is still ahead, with a smoothly limited overshoot, and the derivative of
  /// this share with respect to `rest` (`slope`).
  private func limited(_ rest: Double) -> (value: Double, slope: Double) {
    guard rest < 0 else { return (rest, 1) }
    let share = overshoot / (overshoot - rest)
    return (rest * share, share * share)
  }

  private func corner(
    _ index: Int, _ basis: SpringBasis, _ rest: Double, _ weights: OutlineRoute.Weights
  ) -> Point {
    let moved = velocity[index] * basis.offsetFromVelocity
    if route == .direct {
      return goal[index] + (origin[index] - goal[index]) * rest + moved
    }
    return Point.zero + mixed(index, weights) + moved
  }

  private func mixed(_ index: Int, _ weights: OutlineRoute.Weights) -> Vector {
    let (first, middle, last) = (origin[index], detour[index], goal[index])
    return Vector(
      dx: first.x * weights.origin + middle.x * weights.detour + last.x * weights.goal,
      dy: first.y * weights.origin + middle.y * weights.detour + last.y * weights.goal)
  }
}
