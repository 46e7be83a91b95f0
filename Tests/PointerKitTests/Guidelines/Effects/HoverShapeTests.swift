import PointerTestSupport
import XCTest

/// E9: a hover effect can come with a pointer shape.
///
/// Files: `PointerStyle`, `StyleResolution`.
final class HoverShapeTests: XCTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private func hovering(
    _ style: PointerStyle, settings: PointerSettings = PointerSettings(), at position: Point? = nil
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, .other, style: style)
    var person = SimulatedPerson(targets: [target], start: position ?? frame.center, settings: settings)
    person.touch(movingBy: Vector(1, 0), waiting: 1000)
    return person
  }

  func testShapeOfAHoverStaysOnTopAlsoPressed() {
    let path = PointerPath([.move(to: .zero), .line(to: Point(20, 0)), .line(to: Point(10, 18)), .close])
    for (shape, outline, size) in [
      (.circle(diameter: 30), .circle, Size(30, 30)),
      (.roundedRect(Size(40, 12), radius: 6), .roundedRect, Size(40, 12)),
      (.horizontalBeam(length: 50), .horizontalBeam, Size(50, 4.5)), (.path(path), .path, Size(20, 18)),
    ] as [(PointerShape, PointerAppearance.Outline, Size)] {
      var person = hovering(PointerStyle(effect: .hover(), shape: shape))
      for _ in 0..<2 {
        let frame = person.frame
        XCTAssertEqual(frame.pointer.outline, outline)
        XCTAssertEqual(frame.pointer.size.width, size.width, accuracy: 1e-9)
        XCTAssertEqual(frame.pointer.size.height, size.height, accuracy: 1e-9)
        XCTAssertEqual(frame.pointer.layer, .front)
        XCTAssertEqual(
          frame.contents.first?.tintOpacity ?? 0, 0.07, accuracy: 0.002, "the element has its effect beneath")
        person.press(waiting: 1000)
      }
    }
  }
}
