import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L10, L11, L12, L16: what a finding says of shapes.
final class ShapeWholeFindingsTests: LayoutAuditTestCase {
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

  // MARK: L10, L11

  func testL10L11AShapeThatIsMissingOrWeighsTooMuchOrTooLittle() {
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

  // MARK: L12

  func testL12TheAnchorOfAShape() {
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
  func testL12CurvesHaveTheirSymmetry() {
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

  // MARK: L16

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

  func testL16OneShapeForSeveralFunctions() {
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

  func testL16SeveralShapesForOneFunction() {
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

  func testL16WhatADividerAHandleOrASliderDoes() {
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

  func testL16BarsOfLiftsAndHighlights() {
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

  func testL16WhatIsReportedAlreadyIsNotReportedAgain() {
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
