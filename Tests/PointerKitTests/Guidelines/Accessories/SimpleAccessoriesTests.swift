import PointerTestSupport
import XCTest

/// A3: the outlines of the ready-made accessories are simple.
///
/// Files: `PointerAccessory`.
final class SimpleAccessoriesTests: AccessoryTestCase {
  /// Also A1.
  func testAccessoriesAreOneSmallPathInThePointersColor() {
    let own = PointerPath([.move(to: Point(-5, 5)), .line(to: Point(5, 5)), .line(to: Point(0, -5)), .close])
    let shapes: [PointerAccessory.Shape] = [
      .arrow, .plus, .minus, .circle, .circleSlash, .menu, .path(own),
    ]
    for shape in shapes {
      let glyph = shape.glyph
      XCTAssertLessThanOrEqual(glyph.elements.count, 9, "\(shape)")
      XCTAssertTrue((8...11).contains(glyph.bounds.size.longerSide), "\(shape) \(glyph.bounds.size)")
      if let width = glyph.strokeWidth { XCTAssertGreaterThanOrEqual(width, 2) }
      XCTAssertEqual(glyph.bounds.center.x, 0, accuracy: 1e-9, "\(shape)")
      XCTAssertEqual(glyph.bounds.center.y, 0, accuracy: 1e-9, "\(shape)")
      let frame = hovering(style([PointerAccessory(shape, angle: 0)])).frame
      guard case .path(glyph, _, _, let color, _) = frame.drawing.commands.last?.kind else {
        XCTFail("\(shape)")
        continue
      }
      XCTAssertEqual(color, LinearColor(luminance: frame.pointer.luminance))
    }
  }
}
