import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L10: reported: a style that snaps without a shape.
///
/// Files: `ShapelessSnapRule`, `ShapelessSnap`.
final class ShapelessSnapRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.shapelessSnap, .shapeWeight, .shapeAnchor, .shapeMeaning] }

  private func path(_ points: [Point], anchor: Point? = nil, stroke: Double? = nil) -> PointerPath {
    PointerPath(
      [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close], anchor: anchor,
      strokeWidth: stroke)
  }

  private func square(_ side: Double, anchor: Point? = nil, stroke: Double? = nil) -> PointerPath {
    path([.zero, Point(side, 0), Point(side, side), Point(0, side)], anchor: anchor, stroke: stroke)
  }

  private func area(_ id: TargetID, _ style: PointerStyle, _ kind: ElementKind = .other) -> PointerTarget {
    target(id, Rect(100 + 220 * Double(id.rawValue - 1), 100, 200, 200), kind, style)
  }

  func testSnappingWithoutACustomShapeIsFound() {
    check(.shapelessSnap) { layout, dice in
      let shape = dice.pick([nil, PointerShape.circle(diameter: 19), .grabber, .pill])
      let axes = dice.pick([Axes.horizontal, .vertical, [.horizontal, .vertical], []])
      layout.add(Rect(100, 100, 16, 16), .handle, effect: .none) {
        $0.style.shape = shape
        $0.style.constrainedAxes = axes
      }
      return axes != [] && (shape == nil || shape == .circle(diameter: 19))
    }
  }

  /// Also L11.
  func testAShapeThatIsMissingOrWeighsTooMuchOrTooLittle() {
    assertFindings(
      "no shape", [target(1, Rect(100, 100, 16, 16), .handle, with(.system) { $0.constrainedAxes = .both })],
      say:
        "L10 of 1 at 100 100 16 16: 1, not 0, certain: give the pointer a shape, such as a grabber, or do not constrain it"
    )
    assertFindings(
      "too heavy", [area(1, PointerStyle(shape: .circle(diameter: 30)))],
      say: "L11 of 1 at 100 100 200 200: 2.49 times, not at most 2 times, likely: scale the shape by 0.63")
    assertFindings(
      "too light", [area(1, PointerStyle(shape: .circle(diameter: 10)))],
      say: "L11 of 1 at 100 100 200 200: 0.28 times, not at least 0.5 times, likely: scale the shape by 1.9")
    assertFindings(
      "thin strokes", [area(1, PointerStyle(shape: .path(square(16, stroke: 3))))],
      say:
        "L11 of 1 at 100 100 200 200: 3 pt, not at least 4.5 pt, certain: make the strokes 4.5 pt wide, or fill the shape"
    )
    assertFindings(
      "a stroke that is wide enough", [area(1, PointerStyle(shape: .path(square(16, stroke: 4.5))))], say: "")
    assertFindings("hidden", [area(1, with(.hidden) { $0.shape = .circle(diameter: 30) })], say: "")
    assertFindings(
      "a lift",
      [
        target(
          1, Rect(100, 100, 60, 60), .button, bezel: true,
          PointerStyle(effect: .lift, shape: .roundedRect(Size(60, 60), radius: 8)))
      ], say: "")
    assertFindings(
      "a highlight",
      [
        target(
          1, Rect(100, 100, 60, 60), .button, PointerStyle(effect: .highlight, shape: .circle(diameter: 60)))
      ], say: "")
    assertFindings("a beam", [area(1, PointerStyle(shape: .verticalBeam(length: 90)), .text)], say: "")
    let (free, whole) = (
      PointerStyle(shape: .circle(diameter: 60)),
      PointerStyle(shape: .circle(diameter: 60), constrainedAxes: .both)
    )
    assertFindings(
      "a shape over a control", [target(1, Rect(100, 100, 60, 60), .canvas, free)],
      say: "L11 of 1 at 100 100 60 60: 9.97 times, not at most 2 times, likely: scale the shape by 0.32")
    assertFindings(
      "a shape that becomes the control", [target(1, Rect(100, 100, 60, 60), .canvas, whole)], say: "")
    assertFindings(
      "along one axis",
      [
        target(
          1, Rect(100, 100, 60, 60), .canvas,
          PointerStyle(shape: .circle(diameter: 60), constrainedAxes: .horizontal))
      ], say: "L11 of 1 at 100 100 60 60: 9.97 times, not at most 2 times, likely: scale the shape by 0.32")
    assertFindings(
      "along the other",
      [
        target(
          1, Rect(100, 100, 60, 60), .canvas,
          PointerStyle(shape: .circle(diameter: 60), constrainedAxes: .vertical))
      ], say: "L11 of 1 at 100 100 60 60: 9.97 times, not at most 2 times, likely: scale the shape by 0.32")
  }
}
