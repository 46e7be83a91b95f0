import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3, A1, A4: the extent of the pointer, which accessories and annotation keep clear of, changes
/// continuously in a morph.
///
/// That holds even if the morph leaves out parts of a path.
final class MorphExtentTests: XCTestCase {
  private let spring = PointerConfiguration().snapping.shapeSpring

  /// Paths whose morph draws less than their bounds contain.
  private let paths: [(String, PointerPath)] = [
    (
      "a line beside a square", PointerPath(.square(0, 0, 10) + [.move(to: .zero), .line(to: Point(40, 25))])
    ), ("a point beside a square", PointerPath(.square(0, 0, 10) + [.move(to: Point(-30, 4))])),
    (
      "a square with a spike",
      PointerPath([
        .move(to: .zero), .line(to: Point(12, 0)), .line(to: Point(45, -20)), .line(to: Point(12, 0)),
        .line(to: Point(12, 12)), .line(to: Point(0, 12)), .close,
      ])
    ),
    (
      "more parts than a morph has",
      PointerPath((0..<20).flatMap { [PointerPath.Element].square(Double($0) * 6, 0, $0 == 19 ? 2 : 5) })
    ),
    (
      "two hundred teeth",
      PointerPath(
        [.move(to: Point(0, 40))] + (0..<200).map { .line(to: Point(Double($0) / 5, $0 % 2 == 0 ? 0 : 12)) }
          + [.line(to: Point(40, 40)), .close])
    ),
  ]

  /// Follows a form in steps of a quarter millisecond until it is at rest, and checks that no edge of the
  /// extent moves faster than any spring of the morph can.
  private func assertContinuous(
    _ form: PointerMorph, from start: Timestamp, for seconds: Double = 4, _ name: String
  ) {
    var form = form
    var before: Rect?
    for step in 0... {
      let time = start.advanced(bySeconds: Double(step) * 0.000_25)
      var (appearance, outline) = (PointerAppearance(), PointerOutline())
      form.read(at: time, into: &appearance, &outline)
      let bounds = Rect(center: appearance.center, size: appearance.size)
      if let before {
        let moved =
          [
            bounds.minX - before.minX, bounds.minY - before.minY, bounds.maxX - before.maxX,
            bounds.maxY - before.maxY,
          ].map(\.magnitude).max() ?? 0
        XCTAssertLessThan(moved, 0.75, "\(name), step \(step): from \(before) to \(bounds)")
      }
      for point in outline.points {
        let point = appearance.center + (point - .zero)
        XCTAssert(bounds.outset(by: 1e-9).contains(Rect(center: point, size: .zero)), "\(name): \(point)")
      }
      before = bounds
      if form.isAtRest(at: time) || Double(step) * 0.000_25 > seconds { break }
    }
  }

  func testExtentDoesNotJumpAtTheEndsOfAMorph() {
    for (name, path) in paths {
      var form = PointerMorph(diameter: 19, configuration: SharedConfiguration())
      let start = Timestamp(nanoseconds: 1_000_000_000)
      form.retarget(to: PointerMorph.Goal(path), spring: spring, at: start)
      assertContinuous(form, from: start, "to \(name)")
      let later = Timestamp(nanoseconds: 6_000_000_000)
      form.retarget(to: .circle, spring: spring, at: later)
      assertContinuous(form, from: Timestamp(nanoseconds: 5_999_000_000), "from \(name)")
    }
  }
}
