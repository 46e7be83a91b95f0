import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L16: what a finding says of shapes that mislead.
final class ShapeMeaningFindingsTests: LayoutAuditTestCase {
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

  private func shapes(
    _ shapes: [PointerShape], _ kinds: [ElementKind], group: GroupID? = nil, cursors: [CursorKind?] = []
  ) -> [PointerTarget] {
    shapes.enumerated().map { index, shape in
      with(area(TargetID(index + 1), PointerStyle(shape: shape), kinds[index % kinds.count])) {
        $0.group = group
        if index < cursors.count { $0.cursor = cursors[index] }
        $0.padding = .zero
        $0.frame = Rect(20 + 110 * Double(index), 100, 100, 100)
      }
    }
  }

  func testOneShapeForSeveralFunctions() {
    let one = PointerShape.path(square(16))
    let other = PointerShape.path(path([.zero, Point(8, 0), Point(8, 32), Point(0, 32)]))
    assertFindings(
      "three functions, one twice", shapes([one, one, one, one], [.image, .other, .image, .canvas]),
      say: "L16 of 1 2 4 at 20 100 430 100: 3, not at most 1, possible: give each function a shape of its own"
    )
    assertFindings(
      "another shape of the same weight", shapes([one, other, one], [.image, .other, .image]), say: "")
    assertFindings(
      "two shapes", shapes([one, other, one, other], [.image, .image, .other, .other]),
      say: """
        L16 of 1 3 at 20 100 320 100: 2, not at most 1, possible: give each function a shape of its own
        L16 of 2 4 at 130 100 320 100: 2, not at most 1, possible: give each function a shape of its own
        """)
    assertFindings("one cursor", shapes([one, one], [.image, .other], cursors: [.grab, .grab]), say: "")
    assertFindings(
      "two cursors", shapes([one, one], [.other, .other], cursors: [.grab, .zoomIn]),
      say: "L16 of 1 2 at 20 100 210 100: 2, not at most 1, possible: give each function a shape of its own")
    assertFindings(
      "a cursor and none", shapes([one, one], [.other, .other], cursors: [.grab, nil]), say: "")
  }

  func testSeveralShapesForOneFunction() {
    let (one, other) = (PointerShape.circle(diameter: 20), PointerShape.circle(diameter: 22))
    assertFindings(
      "in a group", shapes([one, other, one, other, one], [.handle], group: 7),
      say: "L16 of 2 4 in group 7 beside 1 at 130 100 320 100: 2, not 0, likely: use the shape of '1'")
    assertFindings(
      "in a group, as often", shapes([other, one, one, other], [.handle], group: 7),
      say: "L16 of 2 3 in group 7 beside 1 at 130 100 210 100: 2, not 0, likely: use the shape of '1'")
    assertFindings(
      "other functions in the group", shapes([one, other, one, other], [.image, .other], group: 7), say: "")
    assertFindings(
      "anywhere", shapes([one, other, other], [.other], cursors: [.grab, .grab, .grab]),
      say: "L16 of 1 beside 2 at 20 100 100 100: 1, not 0, likely: use the shape of '2'")
    assertFindings(
      "links", shapes([one, other], [.link]),
      say: "L16 of 2 beside 1 at 130 100 100 100: 1, not 0, possible: use the shape of '1'")
    assertFindings(
      "cursors that mean no function",
      shapes([one, other, one, other], [.other], cursors: [.arrow, .pointer, .wait, .progress]), say: "")
    let (wide, high) = (
      PointerShape.roundedRect(Size(30, 10), radius: 4), PointerShape.roundedRect(Size(10, 30), radius: 5)
    )
    assertFindings("turned rectangles", shapes([wide, high], [.link]), say: "")
    assertFindings(
      "wider ones", shapes([wide, .roundedRect(Size(31, 10), radius: 4)], [.link]),
      say: "L16 of 2 beside 1 at 130 100 100 100: 1, not 0, possible: use the shape of '1'")
    assertFindings(
      "higher ones", shapes([wide, .roundedRect(Size(30, 11), radius: 4)], [.link]),
      say: "L16 of 2 beside 1 at 130 100 100 100: 1, not 0, possible: use the shape of '1'")
    assertFindings(
      "beams", shapes([.verticalBeam(length: 20), .horizontalBeam(length: 30)], [.link]), say: "")
    assertFindings(
      "a beam and a circle", shapes([.verticalBeam(length: 20), one], [.link]),
      say: "L16 of 2 beside 1 at 130 100 100 100: 1, not 0, possible: use the shape of '1'")
  }

  func testWhatADividerAHandleOrASliderDoes() {
    func found(_ kind: ElementKind, _ sizes: [Size], latching: [Axes]) -> Bool {
      let shapes: [PointerShape] = [.circle(diameter: 20), .circle(diameter: 22)]
      let targets = sizes.enumerated().map { index, size in
        PointerTarget(
          TargetID(index + 1), Rect(origin: Point(100 + 400 * Double(index), 100), size: size), kind,
          style: PointerStyle(shape: shapes[index]), latching: latching[index])
      }
      return findings(targets).contains { $0.rule == .shapeMeaning }
    }
    let (upright, level, equal) = (Size(10, 60), Size(60, 10), Size(20, 20))
    for kind in [ElementKind.divider, .handle, .slider] {
      let isSlider = kind == .slider
      XCTAssertTrue(found(kind, [upright, upright], latching: [[], []]), "\(kind)")
      XCTAssertTrue(found(kind, [level, level], latching: [[], []]), "\(kind)")
      XCTAssertFalse(found(kind, [upright, level], latching: [[], []]), "\(kind)")
      XCTAssertEqual(found(kind, [upright, upright], latching: [[], .horizontal]), !isSlider, "\(kind)")
      XCTAssertEqual(found(kind, [upright, upright], latching: [[], .vertical]), isSlider, "\(kind)")
      XCTAssertEqual(found(kind, [level, level], latching: [[], .vertical]), !isSlider, "\(kind)")
      XCTAssertEqual(found(kind, [level, level], latching: [[], .horizontal]), isSlider, "\(kind)")
      XCTAssertTrue(found(kind, [upright, level], latching: [.vertical, .vertical]), "\(kind)")
      XCTAssertEqual(found(kind, [upright, level], latching: [.both, .both]), kind == .handle, "\(kind)")
      XCTAssertEqual(found(kind, [equal, upright], latching: [[], .both]), kind == .handle, "\(kind)")
    }
    // A divider that only separates has no function.
    let plain = [0.0, 400].enumerated().map {
      PointerTarget(TargetID($0 + 1), Rect(100 + $1, 100, 10, 60), .divider, style: .system)
    }
    let shaped = with(plain[1]) { $0.style = PointerStyle(shape: .pill) }
    XCTAssertEqual(findings([plain[0], shaped]).filter { $0.rule == .shapeMeaning }, [])
    let latching = with(plain[0]) { $0.latchingAxes = .horizontal }
    XCTAssertEqual(
      findings([latching, shaped]).filter { $0.rule == .shapeMeaning }.map { $0.targets }, [[2]])
  }

  func testBarsOfLiftsAndHighlights() {
    func bars(
      _ effects: [PointerEffect], kinds: [ElementKind] = [.button], bezel: Bool = false, width: Double = 50
    ) -> [PointerTarget] {
      effects.enumerated().flatMap { bar, effect in
        (0..<2).map { index in
          target(
            TargetID(2 * bar + index + 1),
            Rect(20 + (width + 10) * Double(index), 20 + 150 * Double(bar), width, 40),
            kinds[bar % kinds.count], bezel: bezel, group: GroupID(UInt64(bar + 7)), effect: effect)
        }
      }
    }
    assertFindings(
      "one of two is lifted", bars([.highlight, .lift]),
      say: "L16 of 3 4 in group 8 beside 1 at 20 170 110 40: 2, not 0, possible: use the effect highlight")
    assertFindings(
      "most are lifted", bars([.lift, .highlight, .lift]),
      say: "L16 of 3 4 in group 8 beside 1 at 20 170 110 40: 2, not 0, possible: use the effect lift")
    assertFindings(
      "half are lifted", bars([.lift, .highlight]),
      say: "L16 of 1 2 in group 7 beside 3 at 20 20 110 40: 2, not 0, possible: use the effect highlight")
    assertFindings("all are lifted", bars([.lift, .lift]), say: "")
    assertFindings("of two kinds", bars([.lift, .highlight], kinds: [.button, .link]), say: "")
    assertFindings(
      "of hover", bars([.hover(HoverOptions(prefersScaledContent: false)), .highlight], width: 130), say: "")
    var mixed = bars([.highlight, .lift])
    mixed[3].kind = .link
    assertFindings("kinds that are mixed", mixed, say: "")
    mixed = bars([.highlight, .lift])
    for index in 2...3 { mixed[index].hasBezel = true }
    assertFindings("with backgrounds", mixed, say: "")
    mixed = bars([.highlight, .lift])
    mixed[2].group = nil
    assertFindings("not in a group", mixed, say: "")
  }

  func testWhatIsReportedAlreadyIsNotReportedAgain() {
    let (one, other) = (PointerShape.circle(diameter: 20), PointerShape.circle(diameter: 22))
    var targets = shapes([one, one, other, one], [.handle])
    for index in 0..<3 { targets[index].group = 7 }
    assertFindings(
      "in a group and anywhere", targets,
      say: "L16 of 3 in group 7 beside 1 at 240 100 100 100: 1, not 0, likely: use the shape of '1'")
    let heavy = shapes([.circle(diameter: 40), .circle(diameter: 42)], [.link])
    assertFindings(
      "too heavy", heavy,
      say: """
        L11 of 1 at 20 100 100 100: 4.43 times, not at most 2 times, likely: scale the shape by 0.48
        L11 of 2 at 130 100 100 100: 4.89 times, not at most 2 times, likely: scale the shape by 0.45
        """)
  }
}
