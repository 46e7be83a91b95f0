import Kinematics
import PointerTestSupport
import XCTest

final class GeometryTests: XCTestCase {
  func testARectangleIncludesItsEdgesExactly() {
    let rect = Rect(minX: 0.1, minY: -3, maxX: 0.7, maxY: 1e9)
    for x in [0.1, 0.7] {
      for y in [-3.0, 1e9] { XCTAssertTrue(rect.contains(Point(x: x, y: y))) }
    }
    XCTAssertFalse(rect.contains(Point(x: 0.1.nextDown, y: 0)))
    XCTAssertFalse(rect.contains(Point(x: 0.7.nextUp, y: 0)))
    XCTAssertFalse(rect.contains(Point(x: 0.5, y: (-3.0).nextDown)))
    XCTAssertFalse(rect.contains(Point(x: 0.5, y: 1e9.nextUp)))
    XCTAssertFalse(rect.contains(Point(x: .nan, y: 0)))
  }

  func testTouchingRectanglesMeet() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 5, height: 10)
    XCTAssertTrue(left.intersects(right))
    XCTAssertEqual(left.intersection(right), Rect(minX: 10, minY: 0, maxX: 10, maxY: 10))
    XCTAssertNil(left.intersection(Rect(x: 10.0.nextUp, y: 0, width: 5, height: 10)))
    XCTAssertEqual(left.union(right), Rect(x: 0, y: 0, width: 15, height: 10))
  }

  func testNegativeExtentsBecomeNothing() {
    XCTAssertEqual(Rect(x: 5, y: 5, width: -3, height: 2), Rect(minX: 5, minY: 5, maxX: 5, maxY: 7))
    XCTAssertEqual(Size(width: -1, height: .nan), .zero)
    XCTAssertTrue(Rect(x: 0, y: 0, width: 4, height: 4).outset(by: -3).isEmpty)
  }

  func testDistanceAndClampToARectangle() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertEqual(rect.distance(to: Point(x: 13, y: 14)), 5)
    XCTAssertEqual(rect.distance(to: Point(x: 10, y: 3)), 0)
    XCTAssertEqual(Point(x: 13, y: -4).clamped(to: rect), Point(x: 10, y: 0))
    XCTAssertEqual(Point(x: 3, y: 4).clamped(to: rect), Point(x: 3, y: 4))
  }

  func testTheCenterDoesNotOverflow() {
    let huge = Double.greatestFiniteMagnitude
    XCTAssertEqual(Rect(minX: -huge, minY: huge / 2, maxX: huge, maxY: huge).center.x, 0)
    XCTAssertTrue(Rect(minX: -huge, minY: huge / 2, maxX: huge, maxY: huge).center.isFinite)
  }

  func testAlignmentToDevicePixels() {
    let rect = Rect(minX: 0.1, minY: 0.8, maxX: 9.9, maxY: 10).alignedOutward(toScale: 1.25)
    XCTAssertEqual(rect, Rect(minX: 0, minY: 0.8, maxX: 10.4, maxY: 10.4))
    let same = Rect(x: 0.1, y: 0.1, width: 1, height: 1)
    for scale in [0, -1, .nan, .infinity] { XCTAssertEqual(same.alignedOutward(toScale: scale), same) }
  }

  func testLengthNeitherOverflowsNorVanishes() {
    XCTAssertEqual(Vector(dx: 3, dy: -4).length, 5)
    XCTAssertEqual(Vector(dx: 3e200, dy: 4e200).length, 5e200, accuracy: 1e185)
    XCTAssertEqual(Vector(dx: 3e-200, dy: 4e-200).length, 5e-200, accuracy: 1e-215)
    XCTAssertEqual(Vector(dx: .infinity, dy: 1).length, .infinity)
    XCTAssertEqual(Vector.zero.normalized, .zero)
    XCTAssertEqual(Vector(dx: .infinity, dy: 1).normalized, .zero)
    XCTAssertEqual(Vector(dx: .nan, dy: 1).normalized, .zero)
    XCTAssertEqual(Vector(dx: 0, dy: -.leastNonzeroMagnitude).normalized, Vector(dx: 0, dy: -1))
    let tiny = Vector(dx: .leastNonzeroMagnitude, dy: .leastNonzeroMagnitude)
    XCTAssertEqual(tiny.normalized.length, 1, accuracy: 1e-15)
    XCTAssertEqual(Vector(dx: 9, dy: -9).clamped(to: 4), Vector(dx: 4, dy: -4))
  }

  func testRoundedRectangles() {
    let pill = RoundedRect(Rect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 99)
    XCTAssertEqual(pill.cornerRadius, 10)
    XCTAssertEqual(RoundedRect(pill.rect, cornerRadius: .nan).cornerRadius, 0)
    XCTAssertFalse(pill.contains(.zero))
    XCTAssertTrue(pill.contains(Point(x: 0, y: 10)))
    XCTAssertEqual(RoundedRect(circleAt: .zero, diameter: 19).area, Double.pi * 9.5 * 9.5, accuracy: 1e-9)
  }

  func testCrossAndDotProducts() {
    let (right, down) = (Vector(dx: 2, dy: 0), Vector(dx: 0, dy: 3))
    XCTAssertEqual(right.cross(down), 6, "clockwise on screen")
    XCTAssertEqual(down.cross(right), -6)
    XCTAssertEqual(right.dot(down), 0)
    XCTAssertEqual(Vector(dx: 1, dy: 2).dot(Vector(dx: 3, dy: 4)), 11)
  }

  func testATransformScalesAndRotatesAboutItsAnchor() {
    let transform = AffineTransform(scale: 2, rotation: .pi / 2, about: Point(x: 5, y: 6))
    let image = Point(x: 6, y: 6).applying(transform)
    XCTAssertEqual(image.x, 5, accuracy: 1e-12)
    XCTAssertEqual(image.y, 8, accuracy: 1e-12, "clockwise on screen")
    XCTAssertEqual(Point(x: -7, y: 8).applying(.identity), Point(x: -7, y: 8))
    XCTAssertEqual(Point(x: 5, y: 6).applying(transform).x, 5, accuracy: 1e-12, "the anchor stays")
  }

  func testContainmentOfRectangles() {
    let outer = Rect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertTrue(outer.contains(outer))
    XCTAssertFalse(outer.contains(Rect(x: 0, y: 0, width: 10.0.nextUp, height: 1)))
    XCTAssertFalse(outer.contains(Rect(x: .nan, y: 0, width: 1, height: 1)))
  }

  func testAxes() {
    XCTAssertEqual(Axes(rawValue: 255), .both)
    var point = Point(x: 1, y: 2)
    point[.vertical] = 7
    XCTAssertEqual(point, Point(x: 1, y: 7))
    XCTAssertEqual(Vector(dx: 1, dy: 2)[.horizontal], 1)
  }

  func testNoNumberTrapsIt() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let rect = Rect(
        minX: generator.anyDouble(), minY: generator.anyDouble(), maxX: generator.anyDouble(),
        maxY: generator.anyDouble())
      let point = Point(x: generator.anyDouble(), y: generator.anyDouble())
      _ = rect.contains(point)
      _ = rect.distance(to: point)
      _ = rect.alignedOutward(toScale: generator.anyDouble())
      _ = RoundedRect(rect, cornerRadius: generator.anyDouble()).contains(point)
      _ = (point - .zero).normalized
      _ = point.clamped(to: rect)
    }
  }
}
