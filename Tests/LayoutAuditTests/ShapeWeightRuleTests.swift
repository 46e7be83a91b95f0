import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L11: reported: a custom shape of more than twice or less than half the circle's weight, and a stroke below
/// 4.5 points.
///
/// Files: `ShapeWeightRule`.
final class ShapeWeightRuleTests: LayoutAuditTestCase {
  private func square(_ side: Double, anchor: Point? = nil) -> PointerPath {
    PointerPath(
      [
        .move(to: .zero), .line(to: Point(side, 0)), .line(to: Point(side, side)), .line(to: Point(0, side)),
        .close,
      ], anchor: anchor)
  }

  /// Also S8.
  func testCustomShapeIsFoundBeyondTwiceAndHalfTheWeight() {
    XCTAssertEqual(
      PointerShape.standardVisualWeight, PointerShape.circle(diameter: 19).visualWeight, accuracy: 1e-9)
    check(.shapeWeight) { layout, dice in
      let weight = PointerShape.standardVisualWeight
      let (heavy, light) = ((2 * weight).squareRoot(), (weight / 2).squareRoot())
      let side = number(near: dice.chance(0.5) ? heavy : light, upTo: 8, &dice)
      // At the limits themselves, the measured area decides by its last bits.
      if (side - heavy).magnitude < 1e-6 || (side - light).magnitude < 1e-6 { return false }
      layout.add(Rect(100, 100, 300, 200), .other, effect: .none) { $0.style.shape = .path(square(side)) }
      return side > heavy || side < light
    }
  }

  /// Also S7.
  func testAStrokeIsFoundBelowFourAndAHalfPoints() {
    check(.shapeWeight) { layout, dice in
      let width = number(near: 4.5, upTo: 2, &dice)
      layout.add(Rect(100, 100, 300, 200), .other, effect: .none) {
        $0.style.shape = .path(
          PointerPath(
            [
              .move(to: Point(-12, 0)), .line(to: Point(12, 0)), .move(to: Point(0, -12)),
              .line(to: Point(0, 12)),
            ], strokeWidth: width))
      }
      return width < 4.5
    }
  }

  /// Also L12.
  func testTheStandardShapesHaveNoFindings() {
    let shapes: [PointerShape] = [
      .cross, .horizontalArrows, .verticalArrows, .pill, .grabber, .markerTip, .bullseye, .circle(),
    ]
    let targets = shapes.enumerated().map { index, shape in
      var target = PointerTarget(TargetID(index + 1), Rect(120 * Double(index), 100, 100, 100), effect: .none)
      target.style.shape = shape
      return target
    }
    XCTAssertEqual(findings(targets), [])
  }

  func testRemedyOfAShapeOfAnySizeIsFinite() {
    for exponent in stride(from: -162.0, through: 3, by: 3) {
      let side = Elementary.exp(exponent * 2.302585)
      for shape in [PointerShape.circle(diameter: side), .roundedRect(Size(side, side), radius: 0)] {
        let area = target(1, Rect(100, 100, 200, 200), .other, PointerStyle(shape: shape))
        for finding in findings([area]) where finding.rule == .shapeWeight {
          guard case .scaleShape(let factor) = finding.remedy else { return XCTFail("\(shape)") }
          XCTAssertEqual(side * factor, 19, accuracy: 3, "\(shape)")
        }
      }
    }
    let tiny = target(1, Rect(100, 100, 200, 200), .other, PointerStyle(shape: .circle(diameter: 1e-155)))
    XCTAssertEqual(findings([tiny]).map { $0.rule }, [.shapeWeight])
  }

  func testShapeAsWideOrHighAsItsControlHasAWeight() {
    for (shape, expected) in [
      (Size(80, 12), 1), (Size(12, 80), 1), (Size(80, 80), 0), (Size(90, 80), 0), (Size(79, 90), 1),
    ] {
      var target = target(1, Rect(100, 100, 80, 80), .other)
      target.style = PointerStyle(shape: .roundedRect(shape, radius: 6), constrainedAxes: .both)
      let found = findings([target]).filter { $0.rule == .shapeWeight }
      XCTAssertEqual(found.count, expected, "\(shape)")
    }
  }
}
