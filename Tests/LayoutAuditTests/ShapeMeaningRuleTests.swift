import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L16: reported: one custom shape for different functions, and different shapes for one function.
///
/// Files: `ShapeMeaningRule`.
final class ShapeMeaningRuleTests: LayoutAuditTestCase {
  private func square(_ side: Double, anchor: Point? = nil) -> PointerPath {
    PointerPath(
      [
        .move(to: .zero), .line(to: Point(side, 0)), .line(to: Point(side, side)), .line(to: Point(0, side)),
        .close,
      ], anchor: anchor)
  }

  func testOneCustomShapeForDifferentFunctionsIsFound() {
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

  func testHandlesAlongTheSameAxesHaveOneShape() {
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

  func testDifferentShapesForOneFunctionInAGroupAreFound() {
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

  func testDifferentShapesForOneActionInALayoutAreFound() {
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

  func testADividerWithAnotherShapeThanThatOfTheLayoutIsFound() {
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

  func testABarOfLiftsAmongBarsOfHighlightsIsFound() {
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

  func testAFaultyShapeIsReportedOnce() {
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

  func testEveryDrawingAreaHasOnePointer() {
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

  func testADrawingAreaCanSwitchTheRuleOff() {
    let styles = [PointerStyle(shape: .cross), PointerStyle(shape: .cross), .system]
    let targets = styles.enumerated().map { index, style in
      target(TargetID(index + 1), Rect(320 * Double(index), 100, 300, 300), .canvas, style)
    }
    var auditor = LayoutAuditor()
    auditor.configuration.exemptions = [.init(3, from: LayoutRules(.shapeMeaning))]
    XCTAssertEqual(auditor.findings(in: engine(targets)), [])
  }

  func testAllOfManyDifferentShapesDeviateFromTheUsualOne() {
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

  func testPathsWithOtherStrokesAreOtherShapes() {
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

  func testMessageSaysForHowManyFunctionsAShapeStands() {
    let style = PointerStyle(
      shape: .path(
        .init([
          .move(to: Point(0, 0)), .line(to: Point(16, 0)), .line(to: Point(16, 16)), .line(to: Point(0, 16)),
          .close,
        ])))
    let targets = [
      target(1, Rect(100, 100, 100, 100), .image, style), target(2, Rect(400, 100, 100, 100), .other, style),
    ]
    let texts = findings(targets).filter { $0.rule == .shapeMeaning }.map { $0.text() }
    XCTAssertEqual(texts.count, 1)
    XCTAssertTrue(texts[0].contains("one custom shape stands for 2 different functions"), texts[0])
  }
}
