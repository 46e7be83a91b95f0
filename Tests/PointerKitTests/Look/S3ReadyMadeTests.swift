import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: the ready-made paths, as the guideline has them, and as they are seen on a target that asks for one.
final class S3ReadyMadeTests: XCTestCase {
  /// A frame with the pointer at rest over a target with a shape.
  private func frame(_ shape: PointerShape) -> PointerFrame {
    let graph = PointerTarget(
      id: 1, frame: Rect(x: 300, y: 200, width: 400, height: 300), style: PointerStyle(shape: shape))
    var person = PointerHarness(targets: [graph], start: Point(x: 411, y: 333))
    person.move(by: Vector(dx: 1, dy: 0))
    person.waitUntilRest()
    return person.frame
  }

  func testS3TheCrossIsTwentyFourPointsHighAndWideWithItsMiddleOnThePointer() {
    XCTAssertEqual(PointerPath.cross.bounds, Rect(x: -12, y: -12, width: 24, height: 24))
    let frame = frame(.cross)
    XCTAssertEqual(frame.pointer.outline, .path)
    XCTAssertEqual(frame.pointer.path, .cross)
    XCTAssertEqual(frame.pointer.size, Size(width: 24, height: 24))
    XCTAssertEqual(frame.pointer.center, Point(x: 412, y: 333))
    let drawn = frame.drawing.compactMap { command -> Rect? in
      if case .path(_, in: let rect, rotation: 0, color: _, opacity: _) = command.kind { rect } else { nil }
    }
    XCTAssertEqual(drawn, [Rect(x: 400, y: 321, width: 24, height: 24)])
  }

  func testS3TheArrowsAreTwoTrianglesThatPointApart() {
    for (path, shape, axis) in [
      (PointerPath.horizontalArrows, PointerShape.horizontalArrows, Axis.horizontal),
      (.verticalArrows, .verticalArrows, .vertical),
    ] {
      let contours = path.elements.split { if case .close = $0 { true } else { false } }
      XCTAssertEqual(contours.map(\.count), [3, 3], "\(axis)")
      // The tip of each is as far out as the bounds, in the middle of the other side.
      let ends = contours.map { $0.compactMap { $0.end } }
      for (triangle, tip) in zip(ends, [path.bounds.lower(axis), path.bounds.upper(axis)]) {
        let points = triangle.filter { $0[axis] == tip }
        XCTAssertEqual(points.map { $0[axis.other] }, [path.bounds.center[axis.other]], "\(axis)")
      }
      XCTAssertEqual(frame(shape).pointer.path, path)
    }
  }
}
