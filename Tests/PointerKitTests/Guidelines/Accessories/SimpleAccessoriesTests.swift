import PointerTestSupport
import XCTest

/// A3: accessories are small and simple: one path of few elements about their center, in the pointer's color.
///
/// Files: `PointerAccessory`.
final class SimpleAccessoriesTests: AccessoryTestCase {
  private let shapes: [PointerAccessory.Shape] = [.arrow, .plus, .minus, .circle, .circleSlash, .menu]

  /// A circle with a slash has the most elements: a move, four curves, a close, and the slash.
  func testReadyMadeShapesHaveFewElements() {
    for shape in shapes { XCTAssertLessThanOrEqual(shape.glyph.elements.count, 9, "\(shape)") }
  }

  /// Half of the 19 points of the circle beside which they stand, give or take a point and a half.
  func testReadyMadeShapesAreHalfAsLargeAsTheCircle() {
    for shape in shapes {
      let size = shape.glyph.bounds.size
      XCTAssertEqual(size.longerSide, 19 / 2, accuracy: 1.5, "\(shape) \(size)")
    }
  }

  func testReadyMadeStrokesAreAtLeastTwoPoints() {
    for shape in shapes {
      guard let width = shape.glyph.strokeWidth else { continue }
      XCTAssertGreaterThanOrEqual(width, 2, "\(shape)")
    }
  }

  func testReadyMadeShapesLieAboutTheirCenter() {
    for shape in shapes {
      let center = shape.glyph.bounds.center
      XCTAssertEqual(center.x, 0, accuracy: 1e-9, "\(shape)")
      XCTAssertEqual(center.y, 0, accuracy: 1e-9, "\(shape)")
    }
  }

  /// Also A1.
  func testAccessoryIsOnePathInThePointersColor() {
    let own = PointerPath([.move(to: Point(-5, 5)), .line(to: Point(5, 5)), .line(to: Point(0, -5)), .close])
    for shape in shapes + [.path(own)] {
      let frame = hovering(style([PointerAccessory(shape, angle: 0)])).frame
      let last = frame.drawing.commands.last?.kind
      guard case .path(shape.glyph, _, _, let color, _) = last else {
        XCTFail("\(shape): the last command is \(last.map { "\($0)" } ?? "missing"), expected its path")
        continue
      }
      XCTAssertEqual(color, LinearColor(luminance: frame.pointer.luminance), "\(shape)")
    }
  }
}
