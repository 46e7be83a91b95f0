import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: the pointer can become any outline.
///
/// In a morph, at least half of the smaller shape's area is seen at any time, and the extent exceeds that of
/// the larger shape by at most the overshoot of its spring or 5 %.
///
/// Files: `PathMorph`, `CornerMorph`, `RoundedMeasures`, `PointerPath`.
final class PathShapesTests: XCTestCase {
  private let start = Timestamp(nanoseconds: 1_000_000_000)

  /// A frame with the pointer at rest over a target with a shape.
  private func frame(_ shape: PointerShape) -> PointerFrame {
    let graph = PointerTarget(1, Rect(300, 200, 400, 300), style: PointerStyle(shape: shape))
    var person = SimulatedPerson(targets: [graph], at: Point(412, 333))
    person.waitUntilRest()
    return person.frame
  }

  /// An odd path of each kind.
  private static let goals: [(name: String, goal: PointerMorph.Goal)] = OddPaths.allCases.map { kind in
    var dice = Dice(seed: 17)
    return ("\(kind)", PointerMorph.Goal(kind.path(&dice)))
  }

  private func arrows() -> [PointerMorph.Goal] {
    [PointerPath.horizontalArrows, .verticalArrows].map { PointerMorph.Goal($0) }
  }

  /// Follows a morph in steps of 10 ms and returns the least area, as a share of the smaller shape's, and the greatest
  /// extent beyond both ends, as a share of the longer side.
  private func worst(from: PointerMorph.Goal, to: PointerMorph.Goal) -> (area: Double, beyond: Double) {
    var form = PointerMorph(at: from)
    let smaller = [from, to].map { SeenForm(PointerMorph(at: $0), at: start).area }.min() ?? 0
    form.retarget(to: to, spring: PointerConfiguration().snapping.shapeSpring, at: start)
    let most = Size(max(from.size.width, to.size.width), max(from.size.height, to.size.height))
    var worst = (area: Double.infinity, beyond: 0.0)
    for step in 0... {
      let time = start.advanced(byNanoseconds: Int64(step) * 10_000_000)
      if form.isAtRest(at: time) { break }
      let seen = SeenForm(form, at: time)
      worst.area = min(worst.area, seen.area / smaller)
      let size = seen.appearance.size
      let beyond = max(size.width - most.width, size.height - most.height) / most.longerSide
      worst.beyond = max(worst.beyond, beyond)
    }
    return worst
  }

  private func assertMorphs(_ pairs: [(String, PointerMorph.Goal, PointerMorph.Goal)]) {
    for (name, from, to) in pairs {
      let worst = worst(from: from, to: to)
      XCTAssertGreaterThan(worst.area, 0.6, name)
      XCTAssertLessThan(worst.beyond, 0.06, name)
    }
  }

  func testCrossIs24PointsAcrossAroundThePointer() {
    XCTAssertEqual(PointerPath.cross.bounds, Rect(-12, -12, 24, 24))
    let frame = frame(.cross)
    XCTAssertEqual(frame.pointer.outline, .path)
    XCTAssertEqual(frame.pointer.path, .cross)
    XCTAssertEqual(frame.pointer.size, Size(24, 24))
    XCTAssertEqual(frame.pointer.center, Point(412, 333))
    let drawn = frame.drawing.commands.compactMap { command -> Rect? in
      if case .path(_, in: let rect, rotation: 0, color: _, opacity: _) = command.kind { rect } else { nil }
    }
    XCTAssertEqual(drawn, [Rect(400, 321, 24, 24)])
  }

  func testTheArrowsAreTwoTrianglesThatPointApart() {
    for (path, shape, axis) in [
      (PointerPath.horizontalArrows, PointerShape.horizontalArrows, Axis.horizontal),
      (.verticalArrows, .verticalArrows, .vertical),
    ] {
      // One contour, which passes from triangle to triangle and back along one line.
      let corners = path.elements.compactMap { $0.end }
      let triangles = [corners.filter { $0[axis] < 0 }, corners.filter { $0[axis] > 0 }]
      XCTAssertEqual(triangles.map(\.count), [5, 5], "\(axis)")
      XCTAssertEqual(path.visualWeight, 2 * 13 * 9, accuracy: 1e-9, "\(axis)")
      // The tip of each is as far out as the bounds, in the middle of the other side.
      for (triangle, tip) in zip(triangles, [path.bounds.lower(axis), path.bounds.upper(axis)]) {
        let points = triangle.filter { $0[axis] == tip }
        XCTAssertEqual(points.map { $0[axis.other] }, [path.bounds.center[axis.other]], "\(axis)")
      }
      XCTAssertEqual(frame(shape).pointer.path, path)
    }
  }

  func testAConcavePathMorphsToTheTwoArrowsAndBack() {
    assertMorphs(
      Self.goals.flatMap { own in
        arrows().flatMap {
          [("\(own.name) to arrows", own.goal, $0), ("arrows to \(own.name)", $0, own.goal)]
        }
      })
  }

  func testAnyTwoOddPathsMorphIntoEachOther() {
    var dice = Dice(seed: 1017)
    assertMorphs(
      (0..<17).map { _ in
        let (from, to) = (dice.pick(Self.goals), dice.pick(Self.goals))
        return ("\(from.name) to \(to.name)", from.goal, to.goal)
      })
  }

  func testCircleAndButtonMorphToAnyPathAndBack() {
    var dice = Dice(seed: 2017)
    assertMorphs(
      Self.goals.flatMap { own in
        let plain = dice.pick(StandardShapes.goals.filter { $0.1.path == nil })
        return [
          ("\(own.name) to \(plain.0)", own.goal, plain.1), ("\(plain.0) to \(own.name)", plain.1, own.goal),
        ]
      })
  }

  func testAThinBarNeverGrowsBeyondItsLengthOnTheWay() {
    let bars: [(Double, Double)] = [(60, 0.1), (40, 0.05), (80, 0.3), (60, 1), (25, 0.01), (60, 0.001)]
    for ((length, width), angle) in product(bars, [0.0, 0.3, Double.pi / 2]) {
      let (sin, cos) = Elementary.sincos(angle)
      let (along, across) = (Vector(length * cos, length * sin), Vector(-width * sin, width * cos))
      let bar = PointerMorph.Goal(
        PointerPath([
          .move(to: .zero), .line(to: .zero + along), .line(to: .zero + along + across),
          .line(to: .zero + across), .close,
        ]))
      for (name, other) in [StandardShapes.goals[0], StandardShapes.goals[5], StandardShapes.goals[10]] {
        for (from, to) in [(bar, other), (other, bar)] {
          XCTAssertLessThan(
            worst(from: from, to: to).beyond, 0.06,
            "\(length) × \(width) at \(angle), \(name)")
        }
      }
    }
  }

  /// In a session of the soak, a line without height changed its width to the half in a nanosecond.
  func testShapeWithoutAreaDoesNotJumpAtTheEndsOfAMorph() {
    let flat = PointerMorph.Goal(size: Size(254, 0), cornerRadius: 0, outline: .roundedRect)
    let circle = PointerMorph.Goal(size: Size(19, 19), cornerRadius: 9.5)
    for (from, to) in [(flat, circle), (circle, flat)] {
      var form = PointerMorph(at: from)
      form.retarget(to: to, spring: PointerConfiguration().snapping.shapeSpring, at: start)
      var last = SeenForm(form, at: start).appearance.size
      XCTAssertEqual(last, from.size)
      var time = start
      while !form.isAtRest(at: time) {
        time = time.advanced(byNanoseconds: time == start ? 1 : 250_000)
        let size = SeenForm(form, at: time).appearance.size
        XCTAssertEqual(size.width, last.width, accuracy: 0.8, "\(time)")
        XCTAssertEqual(size.height, last.height, accuracy: 0.8, "\(time)")
        last = size
      }
      XCTAssertEqual(last, to.size)
    }
  }

  /// In a session of the soak, a beam of 1 × 96 points became higher by a thirtieth of a point when it came to
  /// rest; long beams became longer by half a point, since a relative error of the width scales the height.
  func testAThinShapeComesToRestWithoutAVisibleStep() {
    let sizes = [
      (19, 19), (242, 400), (1, 96), (60, 1), (2, 1000), (0.5, 30), (30, 2000), (44, 44), (300, 40),
    ].map { Size($0, $1) }
    for (from, to) in sizes.flatMap({ from in sizes.map { (from, $0) } }) where from != to {
      for dampingRatio in [0.7, 0.82, 1] {
        let spring = Spring(dampingRatio: dampingRatio, response: 0.3)
        var form = PointerMorph(at: PointerMorph.Goal(size: from, cornerRadius: from.shorterSide / 2))
        form.retarget(
          to: PointerMorph.Goal(size: to, cornerRadius: to.shorterSide / 2), spring: spring, at: start)
        // The last nanosecond before the rest.
        var (moving, resting) = (start, start.advanced(bySeconds: 5))
        while resting.nanoseconds - moving.nanoseconds > 1 {
          let middle = moving.advanced(byNanoseconds: (resting.nanoseconds - moving.nanoseconds) / 2)
          if form.isAtRest(at: middle) { resting = middle } else { moving = middle }
        }
        let (last, rest) = (
          SeenForm(form, at: moving).appearance.size, SeenForm(form, at: resting).appearance.size
        )
        XCTAssertEqual(rest, to)
        let message = "from \(from) to \(to), damping ratio \(dampingRatio)"
        XCTAssertEqual(last.width, to.width, accuracy: 1.5 * RestTolerance.length, message)
        XCTAssertEqual(last.height, to.height, accuracy: 1.5 * RestTolerance.length, message)
      }
    }
  }
}
