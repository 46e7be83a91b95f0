import Kinematics
import PointerTestSupport
import XCTest

final class GeometryTests: XCTestCase {
  func testARectangleIncludesItsEdgesExactly() {
    let rect = Rect(minX: 0.1, minY: -3, maxX: 0.7, maxY: 1e9)
    for x in [0.1, 0.7] { for y in [-3.0, 1e9] { XCTAssertTrue(rect.contains(Point(x, y))) } }
    XCTAssertFalse(rect.contains(Point(0.1.nextDown, 0)))
    XCTAssertFalse(rect.contains(Point(0.7.nextUp, 0)))
    XCTAssertFalse(rect.contains(Point(0.5, (-3.0).nextDown)))
    XCTAssertFalse(rect.contains(Point(0.5, 1e9.nextUp)))
    XCTAssertFalse(rect.contains(Point(.nan, 0)))
  }

  func testTouchingRectanglesMeet() {
    let left = Rect(0, 0, 10, 10)
    let right = Rect(10, 0, 5, 10)
    XCTAssertTrue(left.intersects(right))
    XCTAssertEqual(left.intersection(right), Rect(minX: 10, minY: 0, maxX: 10, maxY: 10))
    XCTAssertNil(left.intersection(Rect(10.0.nextUp, 0, 5, 10)))
    XCTAssertEqual(left.union(right), Rect(0, 0, 15, 10))
  }

  func testNegativeExtentsAreInvalid() {
    for rect in [Rect(5, 5, -3, 2), Rect(5, 5, 3, -2), Rect(5, 5, .nan, 2), Rect(5, 5, 3, .nan)] {
      XCTAssertFalse(rect.isFinite, "\(rect)")
      XCTAssertTrue(rect.isEmpty, "\(rect)")
    }
    XCTAssertEqual(Rect(minX: 5, minY: 5, maxX: 2, maxY: 7), Rect(5, 5, 0, 2), "crossing edges meet")
    XCTAssertEqual(Size(-1, .nan), .zero)
    XCTAssertTrue(Rect(0, 0, 4, 4).outset(by: -3).isEmpty)
  }

  func testInsets() {
    let rect = Rect(10, 20, 40, 30)
    XCTAssertEqual(rect.insetBy(dx: 5, dy: -3), Rect(15, 17, 30, 36))
    XCTAssertEqual(rect.insetBy(dx: 20, dy: 15), Rect(30, 35, 0, 0), "exactly half")
    XCTAssertEqual(rect.insetBy(dx: 21, dy: 2), Rect(30, 22, 0, 26), "crossing edges meet at the center")
    XCTAssertEqual(rect.insetBy(dx: .infinity, dy: .infinity), Rect(30, 35, 0, 0))
  }

  func testDistanceAndClampToARectangle() {
    let rect = Rect(0, 0, 10, 10)
    XCTAssertEqual(rect.distance(to: Point(13, 14)), 5)
    XCTAssertEqual(rect.distance(to: Point(10, 3)), 0)
    XCTAssertEqual(Point(13, -4).clamped(to: rect), Point(10, 0))
    XCTAssertEqual(Point(3, 4).clamped(to: rect), Point(3, 4))
  }

  func testTheCenterDoesNotOverflow() {
    let huge = Double.greatestFiniteMagnitude
    XCTAssertEqual(Rect(minX: -huge, minY: huge / 2, maxX: huge, maxY: huge).center.x, 0)
    XCTAssertTrue(Rect(minX: -huge, minY: huge / 2, maxX: huge, maxY: huge).center.isFinite)
  }

  func testAlignmentToDevicePixels() {
    let rect = Rect(minX: 0.1, minY: 0.8, maxX: 9.9, maxY: 10).alignedOutward(toScale: 1.25)
    XCTAssertEqual(rect, Rect(minX: 0, minY: 0.8, maxX: 10.4, maxY: 10.4))
    let same = Rect(0.1, 0.1, 1, 1)
    for scale in [0, -1, .nan, .infinity] { XCTAssertEqual(same.alignedOutward(toScale: scale), same) }
  }

  func testLengthNeitherOverflowsNorVanishes() {
    XCTAssertEqual(Vector(3, -4).length, 5)
    XCTAssertEqual(Vector(3e200, 4e200).length, 5e200, accuracy: 1e185)
    XCTAssertEqual(Vector(3e-200, 4e-200).length, 5e-200, accuracy: 1e-215)
    XCTAssertEqual(Vector(.infinity, 1).length, .infinity)
    XCTAssertEqual(Vector.zero.normalized, .zero)
    XCTAssertEqual(Vector(.infinity, 1).normalized, .zero)
    XCTAssertEqual(Vector(.nan, 1).normalized, .zero)
    XCTAssertEqual(Vector(0, -.leastNonzeroMagnitude).normalized, Vector(0, -1))
    let tiny = Vector(.leastNonzeroMagnitude, .leastNonzeroMagnitude)
    XCTAssertEqual(tiny.normalized.length, 1, accuracy: 1e-15)
    XCTAssertEqual(Vector(9, -9).clamped(to: 4), Vector(4, -4))
  }

  func testRoundedRectangles() {
    let pill = RoundedRect(Rect(0, 0, 40, 20), cornerRadius: 99)
    XCTAssertEqual(pill.cornerRadius, 10)
    XCTAssertEqual(RoundedRect(pill.rect, cornerRadius: .nan).cornerRadius, 0)
    XCTAssertFalse(pill.contains(.zero))
    XCTAssertTrue(pill.contains(Point(0, 10)))
    XCTAssertEqual(RoundedRect(circleAt: .zero, diameter: 19).area, Double.pi * 9.5 * 9.5, accuracy: 1e-9)
  }

  func testATransformScalesAndRotatesAboutItsAnchor() {
    let transform = AffineTransform(scale: 2, rotation: .pi / 2, about: Point(5, 6))
    let image = Point(6, 6).applying(transform)
    XCTAssertEqual(image.x, 5, accuracy: 1e-12)
    XCTAssertEqual(image.y, 8, accuracy: 1e-12, "clockwise on screen")
    XCTAssertEqual(Point(-7, 8).applying(.identity), Point(-7, 8))
    XCTAssertEqual(Point(5, 6).applying(transform).x, 5, accuracy: 1e-12, "the anchor stays")
  }

  func testNoNumberTrapsIt() {
    var generator = Dice(seed: 1)
    for _ in 0..<2_000 {
      let rect = Rect(
        minX: generator.anyDouble(), minY: generator.anyDouble(), maxX: generator.anyDouble(),
        maxY: generator.anyDouble())
      let point = Point(generator.anyDouble(), generator.anyDouble())
      _ = rect.contains(point)
      _ = rect.distance(to: point)
      _ = rect.alignedOutward(toScale: generator.anyDouble())
      _ = RoundedRect(rect, cornerRadius: generator.anyDouble()).contains(point)
      _ = (point - .zero).normalized
      _ = point.clamped(to: rect)
    }
  }
}
