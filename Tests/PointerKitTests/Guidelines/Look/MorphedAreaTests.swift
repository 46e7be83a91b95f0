import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: the pointer is never lost in a morph and does not swell, measured as the area that is drawn.
final class MorphedAreaTests: XCTestCase {
  private let spring = PointerConfiguration().snapping.shapeSpring
  private func area(_ goal: PointerMorph.Goal) -> Double { SeenForm(PointerMorph(at: goal), at: start).area }

  /// The least area of a morph as a share of the smaller shape's, and the greatest as a share of the larger's.
  private func extremes(
    from: PointerMorph.Goal, to: PointerMorph.Goal, every milliseconds: Double
  ) -> (least: Double, greatest: Double) {
    var form = PointerMorph(at: from)
    form.retarget(to: to, spring: spring, at: start)
    var (least, greatest) = (Double.infinity, 0.0)
    for step in 0... {
      let time = start.after(milliseconds: Double(step) * milliseconds)
      if form.isAtRest(at: time) { break }
      let area = SeenForm(form, at: time).area
      (least, greatest) = (min(least, area), max(greatest, area))
    }
    return (least / min(area(from), area(to)), greatest / max(area(from), area(to)))
  }

  /// Paths of hosts: in parts, rolled up, crossing themselves, with strokes, and with contours in both directions.
  private func hostPath(_ dice: inout Dice) -> (String, PointerMorph.Goal) {
    while true {
      let path: PointerPath
      let name: String
      if dice.chance(0.5) {
        let kind = dice.pick(OddPaths.allCases)
        (name, path) = ("odd \(kind)", kind.path(&dice))
      } else {
        let kind = dice.pick(HardPath.allCases)
        let stroke = dice.chance(0.7) ? nil : dice.number(1...6)
        (name, path) = (
          "hard \(kind)", PointerPath(kind.elements(dice.count(3...20), &dice), strokeWidth: stroke)
        )
      }
      // Coordinates of 1e8 points have no digits left for an area.
      if path.visualWeight > 1, path.bounds.size.longerSide < 1000 { return (name, PointerMorph.Goal(path)) }
    }
  }

  /// Twelve circles, beams, pills, buttons and cards, and the five ready-made paths.
  func testReadyMadeShapesBulgeOrShrinkByAtMostAQuarter() {
    let shapes = StandardShapes.goals.prefix(17)
    let pairs = product(shapes, shapes).filter { $0.0 != $1.0 }
    XCTAssertEqual(pairs.count, 272)
    for (from, to) in pairs {
      let seen = extremes(from: from.1, to: to.1, every: 10)
      XCTAssertGreaterThan(seen.least, 0.75, "\(from.0) to \(to.0)")
      XCTAssertLessThan(seen.greatest, 1.25, "\(from.0) to \(to.0)")
    }
  }

  func testHalfOfTheSmallerAreaIsAlwaysSeen() {
    for (seed, var dice) in withDice(0..<60) {
      var pair = [hostPath(&dice), dice.chance(0.5) ? hostPath(&dice) : dice.pick(StandardShapes.goals)]
      if dice.chance(0.5) { pair.reverse() }
      let seen = extremes(from: pair[0].1, to: pair[1].1, every: 15)
      XCTAssertGreaterThan(seen.least, 0.5, "seed \(seed), \(pair[0].0) to \(pair[1].0)")
    }
  }

  func testOppositeTrianglesStayWholeWhileTheyShrinkAndGrow() {
    let triangles =
      [PointerPath.Element].polygon([(-3, -9), (-16, 0), (-3, 9)]) + .polygon([(3, -9), (16, 0), (3, 9)])
    for other in [StandardShapes.goals[0].1, PointerMorph.Goal(.bullseye)] {
      let seen = extremes(from: other, to: PointerMorph.Goal(PointerPath(triangles)), every: 5)
      XCTAssertGreaterThan(seen.least, 0.75)
    }
  }

  /// A morph redirected to a third shape, and from there to a fourth.
  func testInterruptionChangesNeitherAreaNorOutline() {
    for (seed, var dice) in withDice(0..<25, from: 77) {
      let shapes = (0..<4).map { _ in dice.chance(0.4) ? hostPath(&dice) : dice.pick(StandardShapes.goals) }
      let names = shapes.map { $0.0 }.joined(separator: ", ")
      let most = shapes.map { area($0.1) }.max() ?? 0
      var form = PointerMorph(at: shapes[0].1)
      var time = start
      form.retarget(to: shapes[1].1, spring: spring, at: time)
      for next in [shapes[2], shapes[3]] {
        time = time.after(milliseconds: dice.number(1...160))
        let before = SeenForm(form, at: time)
        form.retarget(to: next.1, spring: spring, at: time)
        let after = SeenForm(form, at: time)
        // Two rounded shapes have no outline.
        if before.outline.isEmpty || after.outline.isEmpty { continue }
        XCTAssertEqual(before.area, after.area, accuracy: 1e-6 * most, "seed \(seed): \(names)")
        XCTAssertEqual(before.outline.ends, after.outline.ends, "seed \(seed): \(names)")
        for (old, new) in zip(before.outline.points, after.outline.points) {
          XCTAssertLessThan((old - new).length, 1e-6, "seed \(seed): \(names)")
        }
        // And nothing is lost in the next tenth of a second.
        for step in 1...20 {
          let area = SeenForm(form, at: time.after(milliseconds: Double(step) * 5)).area
          XCTAssertGreaterThan(
            area, 0.35 * (shapes.map { self.area($0.1) }.min() ?? 0), "seed \(seed): \(names)")
        }
      }
    }
  }

  func testPathOfALargePointerMorphsAtItsSize() {
    var large = PointerMorph.Goal(.bullseye)
    large.size = Size(44, 44)
    for (from, to) in [(large, PointerMorph.Goal.circle), (.circle, large)] {
      var form = PointerMorph(at: from)
      form.retarget(to: to, spring: spring, at: start)
      XCTAssertEqual(
        SeenForm(form, at: start.after(milliseconds: 0.001)).area, area(from), accuracy: 0.01 * area(from))
      var time = start
      while !form.isAtRest(at: time) { time = time.after(milliseconds: 1) }
      let last = SeenForm(form, at: time.after(milliseconds: -1))
      XCTAssertEqual(last.area, area(to), accuracy: 0.01 * area(to))
    }
  }

  func testMoreShapesThanAMorphHoldsFollowEachOther() {
    var form = PointerMorph(at: .circle)
    let rings = (1...20).map { index in
      PointerMorph.Goal(
        PointerPath(PointerPath.circle(10 + Double(index)) + PointerPath.circle(5, isClockwise: false)))
    }
    for (index, ring) in rings.enumerated() {
      form.retarget(to: ring, spring: spring, at: start.after(milliseconds: Double(index)))
    }
    for milliseconds in 19...400 {
      let seen = SeenForm(form, at: start.after(milliseconds: Double(milliseconds)))
      XCTAssertGreaterThan(seen.area, 80, "\(milliseconds) ms")
      XCTAssertLessThanOrEqual(seen.outline.ends.count, 16, "\(milliseconds) ms")
    }
    XCTAssertEqual(SeenForm(form, at: start.after(milliseconds: 2_000)).appearance.path, rings.last?.path)
  }
}
