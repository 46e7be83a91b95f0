import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: the pointer becomes any shape and comes back, without twisting, tearing or collapsing.
final class MorphedContoursTests: XCTestCase {
  private let spring = PointerConfiguration().snapping.shapeSpring
  private let start = Timestamp(nanoseconds: 1_000_000_000)

  /// The area of the shape itself, computed independently: by the formula of a rounded rectangle, or as the
  /// path's weight.
  private func area(_ goal: PointerMorph.Goal) -> Double {
    goal.path?.visualWeight
      ?? RoundedRect(Rect(center: .zero, size: goal.size), cornerRadius: goal.cornerRadius).area
  }

  /// Whether two segments cross at one point inside both; touching and lying on each other do not count.
  private func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
      ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) / max((q - p).length, 1e-12)
    }
    // Both sides of a bridge lie on each other but for a rounding.
    let slack = 0.002
    let (one, two, three, four) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b))
    return (one > slack && two < -slack || one < -slack && two > slack)
      && (three > slack && four < -slack || three < -slack && four > slack)
  }

  private func crossings(_ outline: PointerOutline) -> Int {
    var edges: [(Point, Point)] = []
    for index in outline.ends.indices {
      let contour = Array(outline.contour(index))
      for (index, point) in contour.enumerated() {
        edges.append((point, contour[(index + 1) % contour.count]))
      }
    }
    var count = 0
    // Only edges that overlap along x can cross: in the order of their left ends, those that begin before one ends.
    edges.sort { min($0.0.x, $0.1.x) < min($1.0.x, $1.1.x) }
    for (first, (a, b)) in edges.enumerated() {
      let right = max(a.x, b.x)
      var second = first + 1
      while second < edges.count, min(edges[second].0.x, edges[second].1.x) <= right {
        if cross(a, b, edges[second].0, edges[second].1) { count += 1 }
        second += 1
      }
    }
    return count
  }

  /// Calls `body` with every ordered pair of standard shapes of which at least one is a path.
  private func forAllPairs(_ body: ((String, PointerMorph.Goal), (String, PointerMorph.Goal)) -> Void) {
    let pairs = StandardShapes.goals.flatMap { from in StandardShapes.goals.map { (from, $0) } }.filter {
      from, to in
      from.0 != to.0 && (from.1.path != nil || to.1.path != nil)
    }
    for (from, to) in pairs { body(from, to) }
  }

  /// The instant at which a share of the morph is left.
  private func instant(_ rest: Double) -> Timestamp {
    var (low, high) = (0.0, 0.2)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if spring.basis(after: middle).offsetFromOffset > rest { low = middle } else { high = middle }
    }
    return start.advanced(bySeconds: low)
  }

  func testACornerStaysBetweenItsStartAndItsGoal() {
    // S3: a path does not overshoot, however much the spring of its configuration does.
    let bouncy = Spring(dampingRatio: 0.3, response: 0.26)
    forAllPairs { from, to in
      var form = PointerMorph(at: from.1)
      form.retarget(to: to.1, spring: bouncy, at: start)
      let most = (
        width: max(from.1.size.width, to.1.size.width), height: max(from.1.size.height, to.1.size.height)
      )
      for step in 1...60 {
        let time = start.advanced(byNanoseconds: Int64(step) * 10_000_000)
        if form.isAtRest(at: time) { break }
        let outline = SeenForm(form, at: time).outline
        guard !outline.isEmpty else { continue }
        XCTAssertLessThan(outline.bounds.width, most.width + 1e-9, "\(from.0) to \(to.0)")
        XCTAssertLessThan(outline.bounds.height, most.height + 1e-9, "\(from.0) to \(to.0)")
      }
    }
  }

  // S3: without a jump of the velocity, whatever the shape did before.
  func testAShapeThatGrowsGoesOnGrowingAsItsMorphBegins() {
    var limit = SizeLimit()
    limit.begin(at: SIMD2(40, 40), growth: SIMD2(300, 300), toward: SIMD2(40, 40), spring: spring)
    var (morph, outline) = (PathMorph(), PointerOutline())
    morph.begin(at: SIMD3(40, 40, 8), velocity: SIMD3(300, 300, 0), within: limit, start)
    morph.retarget(to: .rounded(SIMD3(30, 30, 8)), spring: spring, at: start)
    XCTAssertGreaterThan(morph.read(at: start.after(milliseconds: 5), into: &outline).width, 41)
  }

  func testNoContourCrossesItselfOnTheWayToAnother() {
    // S3
    let steps = [1, 5, 10, 20, 30, 40, 45, 48, 49, 50, 51, 52, 55, 60, 70, 80, 90, 95, 99]
    let instants = steps.map { (step: $0, time: instant(1 - Double($0) / 100)) }
    forAllPairs { from, to in
      var form = PointerMorph(at: from.1)
      form.retarget(to: to.1, spring: spring, at: start)
      for (step, time) in instants {
        let look = SeenForm(form, at: time)
        // Shapes of several contours shrink and grow through each other.
        guard look.outline.ends.count == 1 else { continue }
        XCTAssertEqual(crossings(look.outline), 0, "\(from.0) to \(to.0) at \(step) %")
      }
    }
  }

  func testStartAndEndAreExact() {
    // S3
    forAllPairs { from, to in
      var form = PointerMorph(at: from.1)
      let before = SeenForm(form, at: start)
      XCTAssertTrue(before.outline.isEmpty)
      form.retarget(to: to.1, spring: spring, at: start)
      let first = SeenForm(form, at: start)
      // The polygon lies on the shape: the same bounds, and the same area but for the flattening of curves.
      XCTAssertEqual(first.outline.area, area(from.1), accuracy: 0.004 * area(from.1), "\(from.0) to \(to.0)")
      XCTAssertEqual(first.appearance.size.width, from.1.size.width, accuracy: 0.03, "\(from.0) to \(to.0)")
      XCTAssertEqual(first.appearance.size.height, from.1.size.height, accuracy: 0.03, "\(from.0) to \(to.0)")
      XCTAssertEqual((first.appearance.center - .zero).length, 0, accuracy: 0.03)
      var time = start
      while !form.isAtRest(at: time) { time = time.advanced(byNanoseconds: 1_000_000) }
      let nearly = SeenForm(form, at: time.advanced(byNanoseconds: -1_000_000))
      XCTAssertEqual(nearly.outline.area, area(to.1), accuracy: 0.01 * area(to.1), "\(from.0) to \(to.0)")
      XCTAssertEqual(nearly.appearance.size.width, to.1.size.width, accuracy: 0.1, "\(from.0) to \(to.0)")
      XCTAssertEqual(nearly.appearance.size.height, to.1.size.height, accuracy: 0.1, "\(from.0) to \(to.0)")
      let last = SeenForm(form, at: time)
      XCTAssertTrue(last.outline.isEmpty)
      XCTAssertEqual(last.appearance.path, to.1.path)
      XCTAssertEqual(last.appearance.outline, to.1.outline)
      XCTAssertEqual(last.appearance.size, to.1.size)
      XCTAssertLessThan(time.seconds(since: start), 1.2)
    }
  }

  func testInterruptedMorphsGoOnAndSoDoTheirVelocities() {
    var checked = 0
    let all = 0..<30
    for (seed, var dice) in withDice(all, from: 31) {
      var form = PointerMorph(at: dice.pick(StandardShapes.goals).1)
      var time = start
      form.retarget(to: dice.pick(StandardShapes.goals).1, spring: spring, at: time)
      for round in 0..<5 {
        time = time.advanced(byNanoseconds: Int64(dice.count(100_000...220_000_000)))
        var next = form
        next.retarget(to: dice.pick(StandardShapes.goals).1, spring: spring, at: time)
        let tick: Int64 = 1000
        let now = SeenForm(form, at: time)
        let after = SeenForm(next, at: time)
        let message = "seed \(seed), interruption \(round)"
        guard !form.isAtRest(at: time), !next.isAtRest(at: time) else { continue }
        if !now.outline.isEmpty, !after.outline.isEmpty {
          let before = SeenForm(form, at: time.advanced(byNanoseconds: -tick))
          // Without the shape that begins to grow.
          let then = SeenForm(next, at: time.advanced(byNanoseconds: tick))
          func corners(_ seen: SeenForm) -> [Vector] {
            seen.outline.ends.indices.map { Array(seen.outline.contour($0)) }
              .filter { Contour.bounds(of: $0).size.longerSide > 0.01 }
              .joined().map { $0 - .zero + (seen.appearance.center - .zero) }
          }
          let all = [before, now, after, then].map(corners)
          guard Set(all.map(\.count)).count == 1 else {
            form = next
            continue
          }
          for index in all[0].indices {
            XCTAssertLessThan((all[1][index] - all[2][index]).length, 1e-6, message)
            let (old, new) = (
              (all[1][index] - all[0][index]) / 1e-6, (all[3][index] - all[2][index]) / 1e-6
            )
            // Differences over a microsecond miss the acceleration's part of it.
            XCTAssertLessThan((old - new).length, 2 + 0.01 * old.length, message)
          }
          checked += 1
        } else {
          XCTAssertEqual(now.appearance.size.width, after.appearance.size.width, accuracy: 0.03, message)
          XCTAssertEqual(now.appearance.size.height, after.appearance.size.height, accuracy: 0.03, message)
        }
        form = next
      }
    }
    XCTAssertGreaterThan(checked, all.count * 5 / 3)
  }

  func testAMorphHasNothingOfTheHolesOfAnEarlierOne() {
    var (morph, outline) = (PathMorph(), PointerOutline())
    for path in [PointerPath.bullseye, .markerTip] {
      morph.begin(at: .path(path, scale: 1), start)
      morph.retarget(to: .rounded(SIMD3(30, 30, 8)), spring: spring, at: start)
      _ = morph.read(at: start.after(milliseconds: 5), into: &outline)
      XCTAssertEqual(outline.ends.count > 1, path == .bullseye)
    }
  }

  func testNoTurnOfTheCornersWouldBringThemNearer() {
    forAllPairs { from, to in
      guard let first = from.1.path?.outline.points, let second = to.1.path?.outline.points else { return }
      var turned = second
      if first.isEmpty || second.isEmpty { return }
      CornerMorph.align(&turned, with: first)
      func middle(_ points: [Point]) -> Point {
        var sum = Vector.zero
        for index in ShapeOutline.corners { sum += points[index] - .zero }
        return .zero + sum / Double(ShapeOutline.cornerCount)
      }
      let (here, there) = (middle(first), middle(second))
      func distance(_ turn: Int, _ points: [Point]) -> Double {
        var sum = 0.0
        for index in ShapeOutline.corners {
          let other = points[(index + turn) % ShapeOutline.cornerCount]
          sum += ((first[index] - here) - (other - there)).lengthSquared
        }
        return sum
      }
      // Arrows that turn by a right angle are turned as a whole.
      if from.0.hasSuffix("arrows"), to.0.hasSuffix("arrows") { return }
      let own = distance(0, turned)
      for turn in 0..<ShapeOutline.cornerCount {
        XCTAssertLessThanOrEqual(own, distance(turn, second) * (1 + 1e-9) + 1e-9, "\(from.0) to \(to.0)")
      }
    }
  }

  /// The distance of a point to its rotated copy is more than to another corner, from a small angle on.
  func testCopyThatIsTurnedALittleIsTurnedAsAWhole() throws {
    let elements: [PointerPath.Element] = [
      .move(to: Point(0, 0)), .line(to: Point(30, 0)), .line(to: Point(30, 6)), .line(to: Point(10, 6)),
      .line(to: Point(10, 20)), .line(to: Point(0, 20)), .close,
    ]
    let first = PointerPath(elements).outline.points
    let count = ShapeOutline.cornerCount
    for (degrees, isWhole) in [
      (-90.0, true), (-60, true), (20, true), (45, true), (80, true), (90, true), (100, false), (180, false),
    ] {
      let (sine, cosine) = Elementary.sincos(degrees * Double.pi / 180)
      let copy = first.map { Point(cosine * $0.x - sine * $0.y, sine * $0.x + cosine * $0.y) }
      for shift in [0, 1, count / 3, count - 1] {
        var points = copy
        for index in ShapeOutline.corners { points[index] = copy[(index + shift) % count] }
        CornerMorph.align(&points, with: first)
        XCTAssertEqual(
          points[..<count].elementsEqual(copy[..<count]), isWhole, "\(degrees)° and \(shift) corners")
      }
    }
  }
}
