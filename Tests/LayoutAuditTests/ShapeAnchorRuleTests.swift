import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L12: reported: an anchor away from the center or the axis of a symmetrical shape.
///
/// Files: `ShapeAnchorRule`, `PathTransform`.
final class ShapeAnchorRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.shapelessSnap, .shapeWeight, .shapeAnchor, .shapeMeaning] }

  private func square(_ side: Double, anchor: Point? = nil) -> PointerPath {
    PointerPath(
      [
        .move(to: .zero), .line(to: Point(side, 0)), .line(to: Point(side, side)), .line(to: Point(0, side)),
        .close,
      ], anchor: anchor)
  }

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

  func testAnchorMoreThanAPointBesideTheCenterIsFound() {
    check(.shapeAnchor) { layout, dice in
      let distance = number(near: 1, upTo: 6, &dice)
      let (dx, dy) = dice.pick([(1.0, 0.0), (0, 1), (0.6, 0.8), (-0.8, 0.6)])
      let anchor = Point(8 + dx * distance, 8 + dy * distance)
      layout.add(Rect(100, 100, 300, 200), .other, effect: .none) {
        $0.style.shape = .path(square(16, anchor: anchor))
      }
      return distance > 1
    }
  }

  func testTheOffsetOfAShapeMovesItsAnchor() throws {
    let square = PointerPath([
      .move(to: .zero), .line(to: Point(16, 0)), .line(to: Point(16, 16)), .line(to: Point(0, 16)), .close,
    ])
    let cornered = PointerPath(square.elements, anchor: .zero)
    let arrow = PointerPath(
      [.move(to: .zero), .line(to: Point(12, 24)), .line(to: Point(-12, 24)), .close], anchor: .zero)
    let turned = PointerPath(arrow.elements, anchor: Point(12, 24))
    let cases: [(PointerShape, Vector, Remedy?)] = [
      (.path(square), Vector(5, 0), .removeShapeOffset), (.path(square), Vector(0.6, 0.6), nil),
      (.cross, Vector(0, -3), .removeShapeOffset),
      // The offset moves the center of the square onto the position, and another does not.
      (.path(cornered), Vector(-8, -8), nil), (.path(cornered), Vector(4, 0), .setAnchor(Point(12, 8))),
      // Along its axis, an arrow may act anywhere, and at its corner it may not.
      (.path(arrow), .zero, nil), (.path(arrow), Vector(0, -9), nil),
      (.path(arrow), Vector(3, 0), .removeShapeOffset), (.path(turned), .zero, .setAnchor(Point(0, 24))),
      (.verticalBeam(length: 20), Vector(4, 0), .removeShapeOffset),
      (.verticalBeam(length: 20), Vector(0, 4), nil),
      (.horizontalBeam(length: 20), Vector(0, 4), .removeShapeOffset),
    ]
    for (shape, offset, remedy) in cases {
      var area = target(1, Rect(100, 100, 200, 200), .other, PointerStyle(shape: shape))
      area.style.shapeOffset = offset
      let found = findings([area]).filter { $0.rule == .shapeAnchor }
      XCTAssertEqual(found.map { $0.remedy }, remedy.map { [$0] } ?? [], "\(offset)")
      switch (remedy, shape) {
      case (.removeShapeOffset, _): area.style.shapeOffset = .zero
      case (.setAnchor(let anchor), .path(let path)):
        area.style.shape = .path(PointerPath(path.elements, anchor: anchor))
      default: continue
      }
      XCTAssertEqual(findings([area]).filter { $0.rule == .shapeAnchor }, [])
    }
  }

  func testTheAnchorOfAShape() {
    func shaped(_ path: PointerPath, offset: Vector = .zero) -> [PointerTarget] {
      [area(1, with(PointerStyle(shape: .path(path))) { $0.shapeOffset = offset })]
    }
    assertFindings(
      "a square", shaped(square(16, anchor: Point(3, 8))),
      say: "L12 of 1 at 100 100 200 200: 5 pt, not at most 1 pt, likely: move the anchor to (8, 8)")
    assertFindings(
      "an offset", shaped(square(16), offset: Vector(3, 0)),
      say: "L12 of 1 at 100 100 200 200: 3 pt, not at most 1 pt, likely: remove the offset of the shape")
    // An S looks the same after half a turn, and has no axis.
    let bent = path(
      [.zero, Point(8, 0), Point(8, 16), Point(16, 16), Point(16, 24), Point(0, 24), Point(0, 8)].map { $0 },
      anchor: Point(2, 2))
    let turned = path([Point(0, 0), Point(12, 0), Point(20, 14), Point(8, 14)], anchor: Point(2, 2))
    assertFindings(
      "a parallelogram", shaped(turned),
      say: "L12 of 1 at 100 100 200 200: 9.43 pt, not at most 1 pt, likely: move the anchor to (10, 7)")
    assertFindings("without symmetry", shaped(bent), say: "")
    let upright = path([Point(10, 0), Point(20, 18), Point(0, 18)], anchor: Point(3, 4))
    assertFindings(
      "beside an upright axis", shaped(upright),
      say: "L12 of 1 at 100 100 200 200: 7 pt, not at most 1 pt, likely: move the anchor to (10, 4)")
    let level = path([Point(0, 10), Point(18, 20), Point(18, 0)], anchor: Point(4, 3))
    assertFindings(
      "beside a level axis", shaped(level),
      say: "L12 of 1 at 100 100 200 200: 7 pt, not at most 1 pt, likely: move the anchor to (4, 10)")
    assertFindings(
      "on its axis", shaped(path([Point(10, 0), Point(20, 18), Point(0, 18)], anchor: Point(10, 1))), say: "")
    assertFindings(
      "a circle",
      [area(1, with(PointerStyle(shape: .circle(diameter: 20))) { $0.shapeOffset = Vector(3, 4) })],
      say: "L12 of 1 at 100 100 200 200: 5 pt, not at most 1 pt, likely: remove the offset of the shape")
    assertFindings(
      "a rectangle",
      [
        area(
          1,
          with(PointerStyle(shape: .roundedRect(Size(20, 18), radius: 3))) { $0.shapeOffset = Vector(0, 4) })
      ], say: "L12 of 1 at 100 100 200 200: 4 pt, not at most 1 pt, likely: remove the offset of the shape")
    assertFindings(
      "a beam beside its line",
      [
        area(
          1, with(PointerStyle(shape: .verticalBeam(length: 20))) { $0.shapeOffset = Vector(3, 9) }, .other)
      ], say: "L12 of 1 at 100 100 200 200: 3 pt, not at most 1 pt, likely: remove the offset of the shape")
    assertFindings(
      "a level beam",
      [
        area(
          1, with(PointerStyle(shape: .horizontalBeam(length: 20))) { $0.shapeOffset = Vector(9, 3) }, .other)
      ], say: "L12 of 1 at 100 100 200 200: 3 pt, not at most 1 pt, likely: remove the offset of the shape")
    for effect in [PointerEffect.highlight, .lift] {
      let style = with(PointerStyle(effect: effect, shape: .path(square(16, anchor: .zero)))) {
        $0.shapeOffset = Vector(5, 5)
      }
      let found = findings([target(1, Rect(100, 100, 60, 60), .button, bezel: effect == .lift, style)])
      XCTAssertFalse(found.contains { $0.rule == .shapeAnchor }, "\(effect)")
    }
  }

  /// Curves are mirrored and turned as lines are.
  func testCurvesHaveTheirSymmetry() {
    func shape(_ anchor: Point, isSymmetrical: Bool) -> [PointerTarget] {
      let bulge = isSymmetrical ? 20.0 : 14
      let path = PointerPath(
        [
          .move(to: Point(10, 0)), .quadratic(to: Point(20, 10), control: Point(20, 0)),
          .cubic(to: Point(10, 24), first: Point(20, 18), second: Point(16, 24)),
          .cubic(to: Point(20 - bulge, 10), first: Point(4, 24), second: Point(20 - bulge, 18)),
          .quadratic(to: Point(10, 0), control: Point(20 - bulge, 0)), .close,
        ], anchor: anchor)
      return [area(1, PointerStyle(shape: .path(path)))]
    }
    assertFindings(
      "beside its axis", shape(Point(6, 4), isSymmetrical: true),
      say: "L12 of 1 at 100 100 200 200: 4 pt, not at most 1 pt, likely: move the anchor to (10, 4)")
    assertFindings("on its axis", shape(Point(10, 4), isSymmetrical: true), say: "")
    assertFindings("without an axis", shape(Point(6, 4), isSymmetrical: false), say: "")
    // Open strokes, and two parts of one shape.
    let strokes = PointerPath(
      [
        .move(to: Point(0, 0)), .line(to: Point(10, 10)), .line(to: Point(20, 0)), .move(to: Point(0, 10)),
        .line(to: Point(10, 20)), .line(to: Point(20, 10)),
      ],
      anchor: Point(3, 10), strokeWidth: 5)
    assertFindings(
      "strokes", [area(1, PointerStyle(shape: .path(strokes)))],
      say: "L12 of 1 at 100 100 200 200: 7 pt, not at most 1 pt, likely: move the anchor to (10, 10)")
    let flags = PointerPath(
      [
        .move(to: .zero), .line(to: Point(8, 0)), .line(to: Point(0, 14)), .close, .move(to: Point(20, 0)),
        .line(to: Point(20, 14)), .line(to: Point(12, 0)), .close,
      ],
      anchor: Point(3, 5))
    assertFindings(
      "two triangles", [area(1, PointerStyle(shape: .path(flags)))],
      say: """
        L11 of 1 at 100 100 200 200: 0.4 times, not at least 0.5 times, likely: scale the shape by 1.59
        L12 of 1 at 100 100 200 200: 7 pt, not at most 1 pt, likely: move the anchor to (10, 5)
        """)
  }
}
