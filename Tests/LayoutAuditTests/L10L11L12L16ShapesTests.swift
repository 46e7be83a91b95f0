import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L10, L11, L12, L16: shapes that are missing, weigh too much or too little, act beside their center, or mislead.
final class L10L11L12L16ShapesTests: LayoutAuditTestCase {
  func testL10SnappingWithoutACustomShapeIsFound() {
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

  private func square(_ side: Double, anchor: Point? = nil) -> PointerPath {
    PointerPath(
      [
        .move(to: .zero), .line(to: Point(side, 0)), .line(to: Point(side, side)), .line(to: Point(0, side)),
        .close,
      ], anchor: anchor)
  }

  func testS8L11ACustomShapeIsFoundBeyondTwiceAndHalfTheWeightOfTheNineteenPointCircle() {
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

  func testS7L11AStrokeIsFoundBelowFourAndAHalfPoints() {
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

  func testL11AndL12TheStandardShapesHaveNoFindings() {
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

  func testL12AnAnchorMoreThanAPointBesideTheCenterOfASymmetricalShapeIsFound() {
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

  func testL12TheOffsetOfAShapeMovesItsAnchor() throws {
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

  func testL16OneCustomShapeForDifferentFunctionsIsFound() {
    check(.shapeMeaning) { layout, dice in
      let kinds = [ElementKind.image, .other, .handle]
      let (first, second) = (dice.pick(kinds), dice.pick(kinds))
      let (shape, other) = (PointerShape.path(square(16)), PointerShape.path(square(dice.pick([16.0, 17]))))
      layout.add(Rect(100, 100, 100, 100), first, effect: .none) { $0.style.shape = shape }
      layout.add(Rect(400, 100, 100, 100), second, effect: .none) { $0.style.shape = other }
      // Two handles, which do the same, should have the same shape.
      return first == .handle && second == .handle ? shape != other : first != second && shape == other
    }
  }

  func testL16HandlesAlongTheSameAxesHaveOneShape() {
    func found(_ second: Rect, latching axes: [Axes], _ shape: PointerShape) -> [[TargetID]] {
      let frames = [Rect(100, 100, 20, 20), second]
      return findings(
        (0..<2).map { index in
          PointerTarget(
            TargetID(index + 1), frames[index], .handle,
            style: PointerStyle(shape: index == 0 ? .cross : shape), latching: axes[index])
        }
      ).filter { $0.rule == .shapeMeaning }.map { $0.targets }
    }
    let (near, upright) = (Rect(500, 100, 20, 20), Rect(500, 100, 10, 60))
    XCTAssertEqual(found(near, latching: [.both, .both], .circle(diameter: 21)), [[2]])
    XCTAssertEqual(found(near, latching: [.both, []], .circle(diameter: 21)), [[2]], "a square handle")
    XCTAssertEqual(found(near, latching: [.both, .both], .cross), [])
    XCTAssertEqual(
      found(near, latching: [.horizontal, .vertical], .circle(diameter: 21)), [], "another axis")
    XCTAssertEqual(
      found(upright, latching: [.horizontal, []], .circle(diameter: 21)), [[2]], "across its length")
    XCTAssertEqual(found(upright, latching: [.vertical, []], .circle(diameter: 21)), [])
    XCTAssertEqual(found(near, latching: [.horizontal, .horizontal], .verticalArrows), [[2]])
  }

  func testL11RemedyOfAShapeOfAnySizeIsFinite() {
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

  func testL16DifferentShapesForOneFunctionInAGroupAreFoundBeyondATenthOfAPoint() {
    check(.shapeMeaning) { layout, dice in
      let difference = number(near: 0.1 * 2.0.squareRoot(), upTo: 2, &dice)
      for index in 0..<3 {
        layout.add(Rect(100 + 60 * Double(index), 100, 16, 16), .handle, group: 50, effect: .none) {
          $0.style.shape = .path(square(16 + (index == 1 ? difference : 0)))
        }
      }
      // The corners of centered squares are half a diagonal of the difference apart.
      return difference / 2.0.squareRoot() > 0.1 + 1e-9
    }
  }

  func testL16DifferentShapesForOneActionAnywhereInALayoutAreFound() {
    check(.shapeMeaning) { layout, dice in
      let cursors = [CursorKind.columnResize, .crosshair, .zoomIn, .grab]
      let (first, second) = (dice.pick(cursors), dice.pick(cursors))
      let (one, other) = (square(16), square(dice.pick([16.0, 18])))
      for (index, (cursor, path)) in [(first, one), (second, other)].enumerated() {
        layout.add(Rect(100 + 300 * Double(index), 100, 100, 100), .other, effect: .none) {
          $0.cursor = cursor
          $0.style.shape = .path(path)
        }
      }
      return first == second ? one != other : one == other
    }
  }

  func testL16ADividerWithAnotherShapeThanThatOfTheLayoutIsFound() {
    check(.shapeMeaning) { layout, dice in
      // The layout may have an upright divider with arrows.
      let hasDivider = layout.targets.contains { $0.kind == .divider }
      let isUpright = dice.chance(0.8)
      let shapes = [PointerShape.verticalArrows, .horizontalArrows, .pill, .grabber]
      let shape = dice.pick(shapes)
      let size = isUpright ? Size(6, 200) : Size(200, 6)
      layout.add(Rect(origin: Point(100, 100), size: size), .divider, effect: .none) {
        $0.style.shape = shape
        $0.latchingAxes = isUpright ? .horizontal : .vertical
      }
      // Arrows may be turned.
      return hasDivider && isUpright && (shape == .pill || shape == .grabber)
    }
  }

  func testL16ABarOfLiftsAmongBarsOfHighlightsIsFound() {
    check(.shapeMeaning) { layout, dice in
      let effects = [PointerEffect.highlight, .lift]
      let (first, second) = (dice.pick(effects), dice.pick(effects))
      for (row, effect) in [first, second].enumerated() {
        for index in 0..<dice.count(2...4) {
          layout.add(
            Rect(100 + 70 * Double(index), 100 + 200 * Double(row), 50, 40), .button,
            group: GroupID(50 + UInt64(row)), effect: effect)
        }
      }
      return first != second
    }
  }

  func testL16AFaultyShapeIsReportedOnce() {
    var targets = (1...2).map { index in
      PointerTarget(TargetID(index), Rect(300 * Double(index), 100, 8, 300), .divider, effect: .none)
    }
    for index in targets.indices {
      targets[index].style.shape = .verticalArrows
      targets[index].latchingAxes = .horizontal
    }
    XCTAssertEqual(findings(targets), [])
    targets[1].style.shape = .circle(diameter: 60)
    XCTAssertEqual(findings(targets).map { $0.rule }, [.shapeWeight])
    targets[1].style.shape = .pill
    let pill = findings(targets)
    XCTAssertEqual(pill.map { $0.rule }, [.shapeMeaning])
    XCTAssertEqual(pill.first?.targets, [2])
    XCTAssertEqual(pill.first?.certainty, .possible)
    XCTAssertEqual(pill.first?.remedy, .useShape(of: 1))
  }

  func testL16EveryDrawingAreaHasOnePointer() {
    var crosshair = PointerStyle.automatic
    func canvases(_ styles: [PointerStyle], cursor: CursorKind? = nil) -> [Finding] {
      var targets = styles.enumerated().map { index, style in
        target(TargetID(index + 1), Rect(320 * Double(index), 100, 300, 300), .canvas, style)
      }
      targets[0].cursor = cursor
      return findings(targets)
    }
    let cross = PointerStyle(shape: .cross)
    for other in [PointerStyle.system, .automatic, .hidden, PointerStyle(shape: .bullseye)] {
      let found = canvases([cross, cross, other])
      XCTAssertEqual(found.map { $0.rule }, [.shapeMeaning], "\(other)")
      XCTAssertEqual(found.map { $0.targets }, [[3]])
      XCTAssertEqual(found.map { $0.remedy }, [.useShape(of: 1)])
      XCTAssertEqual(canvases([other, other, other]), [])
    }
    crosshair.accessories = []
    XCTAssertEqual(canvases([crosshair, cross], cursor: .crosshair), [], "the cursor gives the same cross")
    XCTAssertEqual(canvases([crosshair, .system], cursor: .crosshair).map { $0.rule }, [.shapeMeaning])
  }

  func testL16ADrawingAreaCanSwitchTheRuleOff() {
    let styles = [PointerStyle(shape: .cross), PointerStyle(shape: .cross), .system]
    let targets = styles.enumerated().map { index, style in
      target(TargetID(index + 1), Rect(320 * Double(index), 100, 300, 300), .canvas, style)
    }
    var auditor = LayoutAuditor()
    auditor.configuration.exemptions = [.init(3, from: LayoutRules(.shapeMeaning))]
    XCTAssertEqual(auditor.findings(in: engine(targets)), [])
  }

  func testL11AShapeThatIsOnlyAsWideOrHighAsItsControlHasAWeight() {
    for (shape, expected) in [
      (Size(80, 12), 1), (Size(12, 80), 1), (Size(80, 80), 0), (Size(90, 80), 0), (Size(79, 90), 1),
    ] {
      var target = target(1, Rect(100, 100, 80, 80), .other)
      target.style = PointerStyle(shape: .roundedRect(shape, radius: 6), constrainedAxes: .both)
      let found = findings([target]).filter { $0.rule == .shapeWeight }
      XCTAssertEqual(found.count, expected, "\(shape)")
    }
  }

  func testL16AllOfManyDifferentShapesDeviateFromTheUsualOne() {
    for count in [2, 15, 16, 17, 18, 24] {
      let targets = (0..<count).map { index in
        let shape = PointerShape.roundedRect(Size(16 + 0.4 * Double(index), 18), radius: 4)
        let frame = Rect(20 + 150 * Double(index % 6), 20 + 150 * Double(index / 6), 125, 125)
        return target(TargetID(index + 1), frame, .canvas, PointerStyle(shape: shape))
      }
      let found = findings(targets).filter { $0.rule == .shapeMeaning }
      XCTAssertEqual(found.map { $0.targets }, [(2...count).map { TargetID($0) }])
      XCTAssertEqual(found.map { $0.remedy }, [.useShape(of: 1)])
    }
  }

  func testL16PathsWithOtherStrokesAreOtherShapes() {
    let elements: [PointerPath.Element] = [
      .move(to: Point(0, 0)), .line(to: Point(20, 0)), .line(to: Point(20, 20)), .line(to: Point(0, 20)),
      .close,
    ]
    func found(_ strokes: [Double?]) -> [[TargetID]] {
      let targets = strokes.enumerated().map { index, stroke in
        let path = PointerPath(elements, strokeWidth: stroke)
        return target(
          TargetID(index + 1), Rect(320 * Double(index), 100, 300, 300), .canvas,
          PointerStyle(shape: .path(path)))
      }
      return findings(targets).filter { $0.rule == .shapeMeaning }.map { $0.targets }
    }
    XCTAssertEqual(found([5, 5, 5]), [])
    XCTAssertEqual(found([5, 5, 6]), [[3]])
    XCTAssertEqual(found([5, 5, nil]), [[3]])
  }
}
