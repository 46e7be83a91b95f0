import PointerTestSupport
import XCTest

@testable import PointerKit

/// S2: the pointer can become any rounded rectangle.
///
/// Files: `PointerMorph`, `RoundedMeasures`, `PointerShape`.
final class RoundedShapesTests: StyleResolutionTestCase {
  func testHostShapesAreAnyRoundedRectangle() {
    let size = Size(30, 12)
    let rows: [(PointerShape, PointerAppearance.Outline, Size, Double)] = [
      (.circle(diameter: 30), .circle, Size(30, 30), 15),
      (.roundedRect(size, radius: 4), .roundedRect, size, 4),
      (.roundedRect(size, radius: 400), .roundedRect, size, 6),
      (.pill, .roundedRect, Size(30, 10), 5), (.grabber, .roundedRect, Size(40, 7), 3.5),
      (.verticalBeam(length: 22), .verticalBeam, Size(4.5, 22), 2.25),
      // The region is 40 + 48 points high and 80 + 48 points wide.
      (.verticalBeam(length: 1_000), .verticalBeam, Size(4.5, 88), 2.25),
      (.horizontalBeam(length: 1_000), .horizontalBeam, Size(128, 4.5), 2.25),
      (.circle(diameter: .nan), .circle, Size(19, 19), 9.5),
      (.verticalBeam(length: -1), .verticalBeam, Size(4.5, 19), 2.25),
    ]
    for (shape, outline, size, radius) in rows {
      let resolved = StyleResolution.resolve(styled(PointerStyle(shape: shape))).shape
      XCTAssertEqual(resolved.outline, outline, "\(shape)")
      XCTAssertEqual(resolved.size, size, "\(shape)")
      XCTAssertEqual(resolved.cornerRadius, radius, "\(shape)")
    }
  }

  func testBeamIsThickerWithThePointerAndAsTallAsTheLine() {
    for scale in [0.5, 2, 4] {
      let settings = with(PointerSettings()) { $0.pointerScale = scale }
      let text = with(target(.text, width: 600, height: 400)) {
        $0.style.verticalPrecision = .lines([AxisPrecision.Line(start: 0, length: 22)])
      }
      let beam = StyleResolution.resolve(text, settings: settings)
      XCTAssertEqual(beam.shape.size.width, 4.5 * scale, accuracy: 1e-9)
      let length = beam.size(at: text.frame.center, in: text.frame, configuration: SharedConfiguration())
        .height
      XCTAssertEqual(length, 22, accuracy: 1e-9, "the height of the line")
    }
  }

  func testCustomShapeGrowsWithThePointer() {
    for scale in [0.5, 2, 4] {
      let settings = with(PointerSettings()) { $0.pointerScale = scale }
      let cross = styled(PointerStyle(shape: .cross))
      XCTAssertEqual(
        StyleResolution.resolve(cross, settings: settings).shape.size.width,
        scale * StyleResolution.resolve(cross).shape.size.width, accuracy: 1e-9)
      for shape in [PointerShape.circle(diameter: 30), .roundedRect(Size(30, 12), radius: 4)] {
        let target = styled(PointerStyle(shape: shape))
        let (plain, grown) = (
          StyleResolution.resolve(target).shape, StyleResolution.resolve(target, settings: settings).shape
        )
        XCTAssertEqual(grown.size.width, scale * plain.size.width, accuracy: 1e-9)
        XCTAssertEqual(grown.cornerRadius, scale * plain.cornerRadius, accuracy: 1e-9)
        // A host that reads the style and states it again gets the same.
        var again = target
        again.style = PointerStyle(StyleResolution.resolve(target, settings: settings))
        XCTAssertEqual(StyleResolution.resolve(again, settings: settings).shape, grown)
      }
    }
  }

  func testHighlightDoesNotGrowWithThePointer() {
    for scale in [0.5, 2, 4] {
      let settings = with(PointerSettings()) { $0.pointerScale = scale }
      let button = target(.barButton, width: 44, height: 30)
      XCTAssertEqual(StyleResolution.resolve(button, settings: settings).shape.size, Size(44, 37))
    }
  }
}
