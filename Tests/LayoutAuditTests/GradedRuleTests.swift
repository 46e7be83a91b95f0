import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// For each rule, layouts that are clean except for one deviation of a graded size: the rule finds it exactly
/// if it is on the wrong side of the threshold, and no other rule finds anything.
///
/// There are 500 layouts for each rule in a release build; the seed of a failing one is printed.
final class GradedRuleTests: XCTestCase {
  /// Checks layouts to which `deviate` adds a deviation; it returns whether the rule must find it.
  private func check(
    _ rule: LayoutRule, file: StaticString = #filePath, line: UInt = #line,
    _ deviate: (inout RandomLayout, inout Dice) -> Bool
  ) {
    var found = 0
    let seeds = seeds(500, inDebug: 30)
    for seed in seeds {
      var dice = Dice(seed: UInt64(seed) &* 16 &+ UInt64(rule.rawValue))
      var layout = RandomLayout(&dice)
      let isDeviation = deviate(&layout, &dice)
      let findings = LayoutAuditor().findings(in: layout.engine)
      let others = findings.filter { $0.rule != rule }.map {
        "\($0.rule.identifier) \($0.targets) \($0.text())"
      }
      XCTAssertEqual(others, [], "seed \(seed) of \(rule.identifier)", file: file, line: line)
      let own = findings.filter { $0.rule == rule }
      XCTAssertEqual(
        !own.isEmpty, isDeviation, "seed \(seed) of \(rule.identifier): \(own.map { $0.text() })", file: file,
        line: line)
      let strangers = own.flatMap { $0.targets }.filter { $0.rawValue < RandomLayout.firstFreeID }
      XCTAssertEqual(strangers, [], "seed \(seed) of \(rule.identifier)", file: file, line: line)
      if isDeviation { found += 1 }
      if findings.count != (isDeviation ? own.count : 0) { break }
    }
    XCTAssertGreaterThan(found, seeds.count / 5, "there were deviations", file: file, line: line)
    XCTAssertLessThan(found, seeds.count, "there were clean layouts", file: file, line: line)
  }

  /// A number around a threshold: on either side of it, at it, or just beyond it.
  private func number(near threshold: Double, upTo distance: Double, _ dice: inout Dice) -> Double {
    switch dice.count(0...7) {
    case 0: threshold
    case 1: threshold + 1e-3
    case 2: threshold - 1e-3
    default: dice.number(max(0, threshold - distance)...(threshold + distance))
    }
  }

  func testL1PaddingIsFoundBelowTwelveWithABezelAndTwentyFourWithout() {
    check(.padding) { layout, dice in
      let bezel = dice.chance(0.5)
      let asked: Double = bezel ? 12 : 24
      let given = number(near: asked, upTo: 24, &dice)
      layout.add(Rect(x: 100, y: 100, width: 60, height: 40), .button, bezel: bezel) {
        $0.padding = Insets(given)
      }
      return given < asked
    }
  }

  func testL1PaddingOfOneSideIsFoundUnlessANeighborBeginsThere() {
    check(.padding) { layout, dice in
      let given = dice.number(0...11)
      layout.add(Rect(x: 100, y: 100, width: 60, height: 40), .button, bezel: true) {
        $0.padding = Insets(top: 12, left: 12, bottom: 12, right: given)
      }
      // The neighbor's region begins 12 points before its frame.
      let gap = number(near: given + 12, upTo: 10, &dice)
      layout.add(Rect(x: 160 + gap, y: 70, width: 60, height: 100), .button, bezel: true)
      return gap > given + 12
    }
  }

  func testL1ARegionThatIsHardToLeaveIsFoundBeyondFortyEightPoints() {
    check(.padding) { layout, dice in
      let given = number(near: 48, upTo: 40, &dice)
      let padding = max(24, given)
      layout.add(Rect(x: 300, y: 300, width: 60, height: 40), .button) { $0.padding = Insets(padding) }
      return padding > 48
    }
  }

  func testL2AGapIsFoundFromWhereTheEngineBridgesNoMore() {
    check(.groupGap) { layout, dice in
      let gap = number(near: 96, upTo: 90, &dice)
      let isColumn = dice.chance(0.3)
      for index in 0..<dice.count(2...4) {
        let offset = (44 + gap) * Double(index)
        layout.add(
          Rect(x: isColumn ? 100 : 10 + offset, y: isColumn ? 10 + offset : 100, width: 44, height: 44),
          .other,
          group: 50)
      }
      return gap > 96
    }
  }

  func testL3OneMemberWithAnotherEffectIsFound() {
    check(.mixedEffects) { layout, dice in
      let isDeviation = dice.chance(0.7)
      let (count, kind) = (dice.count(3...6), dice.pick([ElementKind.barButton, .other, .tabBarItem]))
      let deviating = dice.count(0...count - 1)
      let effect = dice.pick([PointerEffect.lift, .hover(HoverOptions())])
      for index in 0..<count {
        layout.add(
          Rect(x: 20 + 70 * Double(index), y: 100, width: 50, height: 37), kind, group: 50,
          effect: isDeviation && index == deviating ? effect : .automatic)
      }
      return isDeviation
    }
  }

  func testL4AMemberOfAnotherHeightIsFoundFromTwoPoints() {
    check(.groupSize) { layout, dice in
      let difference = number(near: 2, upTo: 12, &dice)
      let (count, bezel) = (dice.count(3...6), dice.chance(0.5))
      for index in 0..<count {
        // A highlight is 8 points higher than its element, so that all are shown 40 points high.
        let height = (bezel ? 40.0 : 32) + (index == 1 ? difference : 0)
        layout.add(
          Rect(x: 20 + 70 * Double(index), y: 100, width: 50, height: height), .button, bezel: bezel,
          group: 50)
      }
      return difference > 2
    }
  }

  func testL4AToolbarItemIsFoundIfItsBackgroundMakesTheBarHigher() {
    check(.groupSize) { layout, dice in
      let height = number(near: 39, upTo: 12, &dice)
      for index in 0..<4 {
        layout.add(
          Rect(x: 20 + 70 * Double(index), y: 100, width: 50, height: index == 2 ? height : 44), .barButton,
          bezel: index == 2, group: 50)
      }
      // Around a lower background, the highlight is 37 points high.
      return height > 39
    }
  }

  func testL5AHighlightAroundABackgroundIsFound() {
    check(.bezelHighlight) { layout, dice in
      let (bezel, effect) = (dice.chance(0.6), dice.pick([PointerEffect.highlight, .lift]))
      let size = Size(width: dice.number(30...230), height: dice.number(30...100))
      layout.add(Rect(origin: Point(x: 100, y: 100), size: size), .button, bezel: bezel, effect: effect)
      return bezel && effect == .highlight
    }
  }

  func testL6ALiftOfAnotherSizeIsFoundFromAPoint() {
    check(.liftShape) { layout, dice in
      let side = dice.number(20...100)
      let difference = number(near: 1, upTo: 12, &dice)
      layout.add(Rect(x: 100, y: 100, width: side, height: side), .button, bezel: true, effect: .lift) {
        $0.cornerRadius = side / 2
        $0.style.shape =
          dice.chance(0.5)
          ? .circle(diameter: side + difference)
          : .roundedRect(Size(width: side, height: side), radius: max(0, side / 2 - difference))
      }
      return difference > 1
    }
  }

  func testL6AnIconWithTheDefaultRadiusIsFoundFromWhereItShows() {
    check(.liftShape) { layout, dice in
      let side = number(near: 10 / 0.2237, upTo: 30, &dice)
      layout.add(Rect(x: 100, y: 100, width: side, height: side), .appIcon, bezel: true)
      return 0.2237 * side - 8 > 2
    }
  }

  func testL7AShadowIsFoundWhereItIsCutByAClip() {
    check(.clippedLift) { layout, dice in
      let side = dice.number(40...80)
      // Growth of 4 points, fall of 6, and 1.3 standard deviations of 10.
      let room = number(near: 23, upTo: 23, &dice)
      var space = PointerSpace(id: 9)
      space.clip = Rect(x: 800, y: 90, width: 400, height: 110 + side + room)
      layout.spaces.append(space)
      layout.add(Rect(x: 100, y: 100, width: side, height: side), .appIcon, bezel: true) {
        $0.space = 9
        $0.cornerRadius = 0.2237 * side
      }
      return room < 23
    }
  }

  func testL7AShadowIsFoundWhereSomethingAboveCoversIt() {
    check(.clippedLift) { layout, dice in
      let side = dice.number(40...80)
      let (room, isSpace) = (number(near: 17, upTo: 15, &dice), dice.chance(0.5))
      layout.add(Rect(x: 100, y: 100, width: side, height: side), .appIcon, bezel: true) {
        $0.cornerRadius = 0.2237 * side
      }
      // Beside the element the shadow reaches 4 + 13 points.
      let x = 100 + side + room
      if isSpace {
        var space = PointerSpace(id: 9)
        space.clip = Rect(x: 900 + x, y: 150, width: 300, height: 300)
        space.z = 1
        space.isOpaque = true
        layout.spaces.append(space)
      }
      layout.add(Rect(x: x, y: 60, width: 280, height: 280), .card, bezel: true, effect: nil) {
        if isSpace { $0.space = 9 } else { $0.z = 1 }
      }
      return room < 17
    }
  }

  func testL8AShadowIsFoundWithLessThanAPointOfGrowth() {
    check(.flatShadow) { layout, dice in
      let growth = number(near: 1, upTo: 3, &dice)
      layout.configuration.hoverGrowth = growth
      let scale = dice.chance(0.8)
      layout.add(
        Rect(x: 100, y: 100, width: 260, height: 120), .card, bezel: true,
        effect: .hover(prefersShadow: true, prefersScaledContent: scale))
      return !scale || growth < 1
    }
  }

  func testL9GrowthOverANeighborIsFoundFromWhereTheyMeet() {
    check(.hoverRoom) { layout, dice in
      let gap = number(near: 3, upTo: 3, &dice)
      let kind = dice.pick([ElementKind.card, .row])
      for index in 0..<dice.count(2...3) {
        layout.add(
          Rect(x: 20 + (260 + gap) * Double(index), y: 100, width: 260, height: 100), kind, bezel: true,
          effect: .hover(HoverOptions()))
      }
      return gap < 3
    }
  }

  func testL10SnappingWithoutAShapeIsFound() {
    check(.shapelessSnap) { layout, dice in
      let shape = dice.pick([nil, PointerShape.circle(diameter: 19), .grabber, .pill])
      let axes = dice.pick([Axes.horizontal, .vertical, [.horizontal, .vertical], []])
      layout.add(Rect(x: 100, y: 100, width: 16, height: 16), .handle, effect: nil) {
        $0.style.shape = shape
        $0.style.constrainedAxes = axes
      }
      return axes != [] && (shape == nil || shape == .circle(diameter: 19))
    }
  }

  private func square(_ side: Double, anchor: Point? = nil) -> PointerPath {
    PointerPath(
      [
        .move(to: .zero), .line(to: Point(x: side, y: 0)), .line(to: Point(x: side, y: side)),
        .line(to: Point(x: 0, y: side)), .close,
      ], anchor: anchor)
  }

  func testL11AShapeIsFoundFromTwiceAndHalfTheWeightOfTheCircle() {
    check(.shapeWeight) { layout, dice in
      let weight = PointerShape.standardVisualWeight
      let (heavy, light) = ((2 * weight).squareRoot(), (weight / 2).squareRoot())
      let side = number(near: dice.chance(0.5) ? heavy : light, upTo: 8, &dice)
      // At the limits themselves, the measured area decides by its last bits.
      if (side - heavy).magnitude < 1e-6 || (side - light).magnitude < 1e-6 { return false }
      layout.add(Rect(x: 100, y: 100, width: 300, height: 200), .other, effect: nil) {
        $0.style.shape = .path(square(side))
      }
      return side > heavy || side < light
    }
  }

  func testL11AStrokeIsFoundBelowFourAndAHalfPoints() {
    check(.shapeWeight) { layout, dice in
      let width = number(near: 4.5, upTo: 2, &dice)
      layout.add(Rect(x: 100, y: 100, width: 300, height: 200), .other, effect: nil) {
        $0.style.shape = .path(
          PointerPath(
            [
              .move(to: Point(x: -12, y: 0)), .line(to: Point(x: 12, y: 0)), .move(to: Point(x: 0, y: -12)),
              .line(to: Point(x: 0, y: 12)),
            ], strokeWidth: width))
      }
      return width < 4.5
    }
  }

  func testL12AnAnchorIsFoundFromAPointBesideTheCenterOfASymmetricalShape() {
    check(.shapeAnchor) { layout, dice in
      let distance = number(near: 1, upTo: 6, &dice)
      let (dx, dy) = dice.pick([(1.0, 0.0), (0, 1), (0.6, 0.8), (-0.8, 0.6)])
      let anchor = Point(x: 8 + dx * distance, y: 8 + dy * distance)
      layout.add(Rect(x: 100, y: 100, width: 300, height: 200), .other, effect: nil) {
        $0.style.shape = .path(square(16, anchor: anchor))
      }
      return distance > 1
    }
  }

  func testL13ALiftIsFoundFromTwoHundredFortyPointsAndHoverUpToOneHundredTwenty() {
    check(.effectSize) { layout, dice in
      let isLift = dice.chance(0.5)
      let side = number(near: isLift ? 240 : 120, upTo: 60, &dice)
      layout.add(
        Rect(x: 100, y: 100, width: side, height: 60), .card, bezel: true,
        effect: isLift ? .lift : .hover(HoverOptions()))
      return isLift ? side > 240 : side <= 120
    }
  }

  func testL13TheAutomaticLiftOfAnAppIconSuitsAnySize() {
    let rules = LayoutAuditor().findings(in: engine(iconSide: 400)).map(\.rule)
    XCTAssertEqual(rules, [])
  }

  private func engine(iconSide side: Double) -> PointerEngine {
    var engine = PointerEngine(size: Size(width: 1000, height: 1000))
    var icon = PointerTarget(
      id: 1, frame: Rect(x: 300, y: 300, width: side, height: side), kind: .appIcon, hasBezel: true)
    icon.cornerRadius = side / 4
    engine.upsert(icon, at: .zero)
    return engine
  }

  func testL14AnInstructionIsFoundAndAValueIsNot() {
    check(.annotation) { layout, dice in
      let instructions: [(AnnotationText, AnnotationText)] = [
        ("Drag to resize", ""), ("Click", "to select"), ("", "Press Return"), ("Hold", "the Option key"),
        ("Release", "here"), ("W", "Drag to resize"), ("", "Double-click to open"), ("", "Tap for 2 more"),
        ("", "a text of many words"), ("", "Ziehen Sie die Ecke"), ("", "Zum Öffnen doppelklicken"),
        ("", "ÖFFNEN SIE ES"), ("", "Hier klicken"), ("", "Um die Größe zu ändern"),
        ("", "Bitte Farbe wählen"), ("", "Drücke Return"),
        ("Ziehen", "zum Skalieren"), ("", "Mit 2 Fingern drehen"), ("", "Press Return"), ("", "Drag handles"),
      ]
      let values: [(AnnotationText, AnnotationText)] = [
        ("X", "41"), ("W", "120 pt"), ("Zoom", "150 %"), ("Rotate", "45°"), ("Name", "Blue"), ("", "2:30 PM"),
        ("Width", "1,024.5 px"), ("Move", "12, 4"), ("Color", "Light sea green"), ("", ""),
        ("", "Click Track"), ("", "Press release.pdf"), ("Name", "Press release"), ("Mode", "Draw"),
        ("Font", "Open Sans"), ("", "Drop Shadow"), ("", "Minutes of the annual ball.txt"), ("Drehen", "45°"),
        ("Zoom", "Fit"), ("Scroll position", "top"), ("", "Größe 12 × 8"), ("", "Gezogen"),
        ("", "The Dark Side Of Mars"), ("Auswahl", "Ziehen"),
      ]
      let isInstruction = dice.chance(0.6)
      let (label, text) = dice.pick(isInstruction ? instructions : values)
      layout.annotation = PointerAnnotation([PointerAnnotation.Value(label: label, text: text)])
      return isInstruction
    }
  }

  func testL15ACustomEffectOnAStandardControlIsFound() {
    check(.customEffect) { layout, dice in
      let isCustom = dice.chance(0.6)
      let kind = dice.pick([ElementKind.barButton, .tabBarItem, .segment, .editMenuItem])
      let effect =
        isCustom
        ? dice.pick([PointerEffect.hover(HoverOptions()), nil]) : dice.pick([.highlight, .automatic])
      layout.add(Rect(x: 100, y: 100, width: dice.number(40...200), height: 37), kind, effect: effect)
      return isCustom
    }
  }

  func testL16OneShapeForDifferentFunctionsIsFound() {
    check(.shapeMeaning) { layout, dice in
      let kinds = [ElementKind.image, .other, .handle]
      let (first, second) = (dice.pick(kinds), dice.pick(kinds))
      let (shape, other) = (PointerShape.path(square(16)), PointerShape.path(square(dice.pick([16.0, 17]))))
      layout.add(Rect(x: 100, y: 100, width: 100, height: 100), first, effect: nil) { $0.style.shape = shape }
      layout.add(Rect(x: 400, y: 100, width: 100, height: 100), second, effect: nil) {
        $0.style.shape = other
      }
      return first != second && shape == other
    }
  }

  func testL16DifferentShapesForOneFunctionInAGroupAreFoundFromATenthOfAPoint() {
    check(.shapeMeaning) { layout, dice in
      let difference = number(near: 0.1 * 2.0.squareRoot(), upTo: 2, &dice)
      for index in 0..<3 {
        layout.add(
          Rect(x: 100 + 60 * Double(index), y: 100, width: 16, height: 16), .handle, group: 50, effect: nil
        ) { $0.style.shape = .path(square(16 + (index == 1 ? difference : 0))) }
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
        layout.add(Rect(x: 100 + 300 * Double(index), y: 100, width: 100, height: 100), .other, effect: nil) {
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
      let size = isUpright ? Size(width: 6, height: 200) : Size(width: 200, height: 6)
      layout.add(Rect(origin: Point(x: 100, y: 100), size: size), .divider, effect: nil) {
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
            Rect(x: 100 + 70 * Double(index), y: 100 + 200 * Double(row), width: 50, height: 40), .button,
            group: GroupID(50 + UInt64(row)), effect: effect)
        }
      }
      return first != second
    }
  }

  func testL4AMemberOfALargerHeightIsFoundFromATwentieth() {
    check(.groupSize) { layout, dice in
      let size = dice.number(60...120)
      let difference = number(near: 0.05 * size, upTo: 12, &dice)
      for index in 0..<dice.count(3...5) {
        let height = size + (index == 1 ? difference : 0)
        layout.add(
          Rect(x: 20 + 140 * Double(index), y: 100, width: 110, height: height), .button, bezel: true,
          group: 50)
      }
      return difference - 0.05 * size > 1e-6
    }
  }
}
