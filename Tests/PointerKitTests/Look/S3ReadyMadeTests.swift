import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: the ready-made paths, as the guideline has them, and as they are seen on a target that asks for one.
final class S3ReadyMadeTests: XCTestCase {
  /// A frame with the pointer at rest over a target with a shape.
  private func frame(_ shape: PointerShape) -> PointerFrame {
    let graph = PointerTarget(1, Rect(300, 200, 400, 300), style: PointerStyle(shape: shape))
    var person = PointerHarness(targets: [graph], at: Point(412, 333))
    person.waitUntilRest()
    return person.frame
  }

  func testS3TheCrossIsTwentyFourPointsHighAndWideWithItsMiddleOnThePointer() {
    XCTAssertEqual(PointerPath.cross.bounds, Rect(-12, -12, 24, 24))
    let frame = frame(.cross)
    XCTAssertEqual(frame.pointer.outline, .path)
    XCTAssertEqual(frame.pointer.path, .cross)
    XCTAssertEqual(frame.pointer.size, Size(24, 24))
    XCTAssertEqual(frame.pointer.center, Point(412, 333))
    let drawn = frame.drawing.compactMap { command -> Rect? in
      if case .path(_, in: let rect, rotation: 0, color: _, opacity: _) = command.kind { rect } else { nil }
    }
    XCTAssertEqual(drawn, [Rect(400, 321, 24, 24)])
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
