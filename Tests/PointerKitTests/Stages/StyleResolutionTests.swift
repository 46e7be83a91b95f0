import PointerTestSupport
import XCTest

@testable import PointerKit

/// P1–P8, R6, E1–E13, S2, S9, C1, C2, F5–F7: the rules that resolve a style, without an engine.
final class StyleResolutionTests: XCTestCase {
  private func target(
    _ kind: ElementKind = .button, width: Double = 80, height: Double = 40, hasBezel: Bool = false,
    group: GroupID? = nil, id: TargetID = 1
  ) -> PointerTarget {
    PointerTarget(
      id: id, frame: Rect(x: 100, y: 200, width: width, height: height), kind: kind, hasBezel: hasBezel,
      group: group)
  }

  private func styled(_ style: PointerStyle, _ kind: ElementKind = .button) -> PointerTarget {
    var target = target(kind)
    target.style = style
    return target
  }

  // MARK: Automatic effects

  // E3, E6, E10, as the guideline's table has them: kind, longer side, opaque, effect.
  func testE10TheAutomaticEffectHasExactEdges() {
    let hover = ResolvedStyle.Effect.hover(HoverOptions())
    let unscaled = ResolvedStyle.Effect.hover(HoverOptions(prefersScaledContent: false))
    let rows: [(ElementKind, Double, Bool, ResolvedStyle.Effect)] = [
      (.barButton, 500, true, .highlight), (.tabBarItem, 500, false, .highlight),
      (.segment, 500, true, .highlight), (.editMenuItem, 500, true, .highlight),
      (.link, 500, false, .highlight), (.selectedSegment, 500, false, .lift), (.appIcon, 500, true, .lift),
      (.controlCenterModule, 500, false, .lift), (.divider, 80, false, .none), (.handle, 10, true, .none),
      (.row, 80, false, unscaled), (.button, 120, false, .highlight), (.button, 120.5, false, hover),
      (.button, 240, true, .lift), (.button, 240.5, true, hover), (.slider, 120, false, .highlight),
      (.other, 121, false, hover), (.card, 240, false, .lift), (.card, 241, false, hover),
      (.image, 100, false, .lift),
    ]
    for (kind, side, hasBezel, expected) in rows {
      let effect = StyleResolution.resolve(target(kind, width: side, height: 10, hasBezel: hasBezel)).effect
      XCTAssertEqual(effect, expected, "\(kind), \(side) points, opaque: \(hasBezel)")
    }
  }

  func testE11OneGroupHasOneEffectButForItsSelectedSegment() {
    let highlighted = target(.barButton, group: 7, id: 2)
    for (kind, expected) in [
      (ElementKind.button, ResolvedStyle.Effect.highlight), (.card, .highlight), (.selectedSegment, .lift),
      (.divider, .none),
    ] {
      let member = target(kind, hasBezel: true, group: 7)
      XCTAssertEqual(StyleResolution.resolve(member, among: [highlighted]).effect, expected, "\(kind)")
    }
    let bezelled = target(.button, hasBezel: true, group: 7)
    XCTAssertEqual(StyleResolution.resolve(bezelled).effect, .lift, "nobody in the group is highlighted")
    var disabled = highlighted
    disabled.isEnabled = false
    XCTAssertEqual(StyleResolution.resolve(bezelled, among: [disabled]).effect, .highlight)
    var elsewhere = highlighted
    elsewhere.group = 8
    XCTAssertEqual(StyleResolution.resolve(bezelled, among: [elsewhere]).effect, .lift)
  }

  func testE11AnEffectThatTheHostStatesStandsInAnyGroup() {
    var member = target(.button, hasBezel: true, group: 7)
    member.style = PointerStyle(effect: .hover())
    XCTAssertEqual(
      StyleResolution.resolve(member, among: [target(.barButton, group: 7, id: 2)]).effect,
      .hover(HoverOptions()))
  }

  // MARK: Shapes

  func testS1WithoutAnEffectTheShapeIsTheFreeCircle() {
    let style = StyleResolution.resolve(styled(.system))
    XCTAssertEqual(style.shape.outline, .circle)
    XCTAssertEqual(style.shape.size, Size(width: 19, height: 19))
    XCTAssertEqual(style.snappedAxes, [])
    var settings = PointerSettings()
    settings.pointerScale = 2
    XCTAssertEqual(
      StyleResolution.resolve(styled(.system), settings: settings).shape.size, Size(width: 38, height: 38))
  }

  func testP2E12AHighlightIsTheFrameAndItsOutset() {
    let shape = StyleResolution.resolve(target()).shape
    XCTAssertEqual(shape.size, Size(width: 80 + 16, height: 40 + 8))
    XCTAssertEqual(shape.cornerRadius, 8)
    XCTAssertEqual(shape.outline, .roundedRect)
  }

  /// The size of a target's highlight among others.
  private func highlight(_ target: PointerTarget, among others: [PointerTarget] = []) -> Size {
    StyleResolution.resolve(target, among: others).shape.size
  }

  func testE13BarHighlightsAreThirtySevenPointsHighOrAsTheTallestBezelOfTheirGroup() {
    let button = target(.barButton, width: 44, height: 30, group: 7)
    XCTAssertEqual(highlight(button), Size(width: 44, height: 37))
    for height in [10, 37, 37.5, 44, 50, 120] {
      let frame = target(.barButton, width: 44, height: height, group: 7, id: 2)
      XCTAssertEqual(highlight(button, among: [frame]).height, 37, "a touch size of \(height) is not seen")
      let bezel = target(.button, width: 44, height: height, hasBezel: true, group: 7, id: 2)
      XCTAssertEqual(highlight(button, among: [bezel]).height, max(37, height))
      XCTAssertEqual(highlight(bezel, among: [button]).height, max(37, height), "for all")
    }
    for hasBezel in [false, true] {
      let alone = target(.barButton, width: 44, height: 44, hasBezel: hasBezel)
      XCTAssertEqual(highlight(alone), Size(width: 44, height: hasBezel ? 44 : 37))
    }
  }

  func testE13EveryKindOfMemberHasTheHeightOfItsBar() {
    let button = target(.barButton, width: 44, height: 44, group: 7, id: 2)
    for kind in ElementKind.allCases {
      for (side, hasBezel) in [(20.0, false), (30, true), (36, false), (37, true), (44, false), (90, false)] {
        var member = target(kind, width: 1 + side, height: side, hasBezel: hasBezel, group: 7)
        let style = StyleResolution.resolve(member, among: [button])
        guard style.effect == .highlight else { continue }
        XCTAssertEqual(style.shape.size.height, 37, "\(kind), \(side) points high, bezel: \(hasBezel)")
        member.group = nil
        member.style = PointerStyle(effect: .highlight)
        guard kind != .barButton else { continue }
        let isSegment = kind == .segment
        XCTAssertEqual(highlight(member).height, isSegment ? side : side + 8, "\(kind) in no bar")
      }
    }
  }

  // A group of tabs or buttons without a bar button is no bar.
  func testE13OnlyABarButtonMakesAGroupABar() {
    let tab = target(.tabBarItem, width: 80, height: 48, group: 7, id: 2)
    XCTAssertEqual(
      highlight(target(.button, width: 30, height: 30, group: 7), among: [tab]), Size(width: 46, height: 38))
  }

  func testE13ASegmentsHighlightStaysWithinItsSegment() {
    for width in [30, 88.5, 200] {
      for height in [20, 32, 44.0] {
        var segment = target(.segment, width: width, height: height, group: 7)
        XCTAssertEqual(highlight(segment), segment.frame.size)
        segment.style = PointerStyle(effect: .highlight)
        segment.kind = .selectedSegment
        XCTAssertEqual(highlight(segment), segment.frame.size)
        let button = target(.barButton, width: 44, height: 44, group: 7, id: 2)
        XCTAssertEqual(highlight(segment, among: [button]), Size(width: width, height: 37))
      }
    }
  }

  // A square with a radius of half its side, or more, is round.
  func testE12ARoundElementHasARoundHighlight() {
    for side in [12.0, 24, 30, 40, 44, 60.5, 100] {
      for (excess, isOval) in [(0.0, false), (0.5, false), (-0.5, false), (1.5, true)] {
        var button = target(width: side + excess, height: side)
        button.cornerRadius = side / 2
        let shape = StyleResolution.resolve(button).shape
        if isOval {
          XCTAssertEqual(shape.size, Size(width: side + excess + 16, height: side + 8))
          XCTAssertEqual(shape.cornerRadius, side / 2)
        } else {
          let diameter = min(side, side + excess) + 8
          XCTAssertEqual(shape.size, Size(width: diameter, height: diameter), "\(side) and \(excess)")
          XCTAssertEqual(shape.cornerRadius, diameter / 2)
        }
        button.cornerRadius = side / 2 - 1
        XCTAssertEqual(StyleResolution.resolve(button).shape.size.height, side + 8)
        XCTAssertEqual(
          StyleResolution.resolve(button).shape.cornerRadius, side / 2 - 1, "a given radius stays")
        guard !isOval else { continue }
        let bar = target(.barButton, width: 44, height: 37, group: 7, id: 2)
        (button.group, button.cornerRadius) = (7, side)
        XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.size, Size(width: 37, height: 37))
        XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.cornerRadius, 18.5)
      }
    }
  }

  func testE12AGivenCircleOrRadiusStandsInAnyBar() {
    let bar = target(.barButton, width: 44, height: 37, group: 7, id: 2)
    for diameter in [19, 40, 63.5] {
      var button = target(width: 40, height: 40, group: 7)
      button.style = PointerStyle(effect: .highlight, shape: .circle(diameter: diameter))
      let shape = StyleResolution.resolve(button, among: [bar]).shape
      XCTAssertEqual(shape.outline, .circle)
      XCTAssertEqual(shape.size, Size(width: diameter, height: diameter))
    }
    for radius in [0, 4, 12, 18.5] {
      var button = target(.barButton, width: 60, height: 44, group: 7)
      button.cornerRadius = radius
      XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.cornerRadius, radius)
    }
  }

  func testE12ALiftIsTheElementItselfWithItsOwnRadius() {
    var icon = target(.appIcon, width: 60, height: 60)
    icon.cornerRadius = 30
    let shape = StyleResolution.resolve(icon).shape
    XCTAssertEqual(shape.size, icon.frame.size)
    XCTAssertEqual(shape.cornerRadius, 30)
    icon.cornerRadius = 100
    XCTAssertEqual(StyleResolution.resolve(icon).shape.cornerRadius, 30, "half the shorter side at most")
  }

  func testS2ShapesThatTheHostStates() {
    let size = Size(width: 30, height: 12)
    let rows: [(PointerShape, PointerAppearance.Outline, Size, Double)] = [
      (.circle(diameter: 30), .circle, Size(width: 30, height: 30), 15),
      (.roundedRect(size, radius: 4), .roundedRect, size, 4),
      (.roundedRect(size, radius: 400), .roundedRect, size, 6),
      (.verticalBeam(length: 22), .verticalBeam, Size(width: 4.5, height: 22), 2.25),
      // The region is 40 + 48 points high and 80 + 48 points wide.
      (.verticalBeam(length: 1_000), .verticalBeam, Size(width: 4.5, height: 88), 2.25),
      (.horizontalBeam(length: 1_000), .horizontalBeam, Size(width: 128, height: 4.5), 2.25),
      (.circle(diameter: .nan), .circle, Size(width: 19, height: 19), 9.5),
      (.verticalBeam(length: -1), .verticalBeam, Size(width: 4.5, height: 19), 2.25),
    ]
    for (shape, outline, size, radius) in rows {
      let resolved = StyleResolution.resolve(styled(PointerStyle(shape: shape))).shape
      XCTAssertEqual(resolved.outline, outline, "\(shape)")
      XCTAssertEqual(resolved.size, size, "\(shape)")
      XCTAssertEqual(resolved.cornerRadius, radius, "\(shape)")
    }
  }

  func testS3APathIsAsLargeAsItsBoundsAndWithoutAreaTheCircleStays() throws {
    let cross = StyleResolution.resolve(styled(PointerStyle(shape: .cross))).shape
    XCTAssertEqual(cross.outline, .path)
    XCTAssertEqual(cross.size, try XCTUnwrap(cross.path).bounds.size)
    let empty = StyleResolution.resolve(styled(PointerStyle(shape: .path(PointerPath([]))))).shape
    XCTAssertEqual(empty.outline, .circle)
    XCTAssertNil(empty.path)
  }

  func testE9AHoverMayHaveAShapeAndAHighlightKeepsTheStatedOne() {
    let hover = StyleResolution.resolve(styled(PointerStyle(effect: .hover(), shape: .circle(diameter: 30))))
    XCTAssertEqual(hover.shape.size.width, 30)
    XCTAssertEqual(hover.snappedAxes, [], "it stays on the model pointer")
    let highlight = StyleResolution.resolve(
      styled(PointerStyle(effect: .highlight, shape: .roundedRect(Size(width: 50, height: 20), radius: 3))))
    XCTAssertEqual(highlight.shape.size, Size(width: 50, height: 20))
    XCTAssertEqual(highlight.snappedAxes, [.horizontal, .vertical])
  }

  func testTheShapesOffsetIsFiniteAndClamped() {
    for (offset, expected) in [
      (Vector(dx: 3, dy: -4), Vector(dx: 3, dy: -4)), (Vector(dx: .nan, dy: 0), .zero),
      (Vector(dx: 1e300, dy: 0), Vector(dx: 1e9, dy: 0)),
    ] {
      var style = PointerStyle(effect: .highlight)
      style.shapeOffset = offset
      XCTAssertEqual(StyleResolution.resolve(styled(style)).shape.offset, expected)
    }
  }

  // MARK: Precision

  func testP4EachAxisHasItsOwnPrecision() {
    let steps = AxisPrecision.stepped(origin: 0, spacing: 10)
    let rows: [(Axes, AxisPrecision?, SnapMode, SnapMode)] = [
      ([], nil, .free, .free), (.horizontal, nil, .whole, .free), (.vertical, nil, .free, .whole),
      ([.horizontal, .vertical], nil, .whole, .whole), ([], steps, .steps, .free),
      (.horizontal, steps, .steps, .free), (.vertical, steps, .steps, .whole),
      (.horizontal, .continuous, .free, .free),
    ]
    for (constrained, precision, horizontal, vertical) in rows {
      var style = PointerStyle(shape: .circle(diameter: 30), constrainedAxes: constrained)
      style.horizontalPrecision = precision
      let resolved = StyleResolution.resolve(styled(style))
      XCTAssertEqual(resolved.horizontal.mode, horizontal, "\(constrained), \(String(describing: precision))")
      XCTAssertEqual(resolved.vertical.mode, vertical, "\(constrained), \(String(describing: precision))")
    }
  }

  func testP5TextGivesABeamThatFollowsItsLines() {
    var text = target(.text, width: 400, height: 200)
    text.style.verticalPrecision = .lines([
      AxisPrecision.Line(start: 0, length: 20), AxisPrecision.Line(start: 20, length: 96),
      AxisPrecision.Line(start: 120, length: 150), AxisPrecision.Line(start: 280, length: 0),
    ])
    let style = StyleResolution.resolve(text)
    XCTAssertEqual(style.effect, .none)
    XCTAssert(style.hasLines)
    XCTAssertEqual(style.shape.outline, .verticalBeam)
    let configuration = PointerConfiguration()
    for (y, height) in [(10.0, 20.0), (60, 96), (200, 144), (280, 19)] {
      let size = style.size(
        at: Point(x: 150, y: 200 + y), in: text.frame, lines: LineHysteresis(), configuration: configuration)
      XCTAssertEqual(size, Size(width: 4.5, height: height), "as tall as the line, 144 points at most")
    }
  }

  func testP5InAFieldOfOneLineTheBeamIsCenteredUpToSixtyPoints() {
    for (height, mode) in [(30.0, SnapMode.lines), (60, .lines), (60.5, .free), (144, .free), (150, .free)] {
      let style = StyleResolution.resolve(target(.text, width: 300, height: height))
      XCTAssertEqual(style.vertical.mode, mode, "\(height)")
      XCTAssertEqual(style.horizontal.mode, .free)
      XCTAssertEqual(style.shape.size.height, min(height, 144), "as tall as its frame, up to the cap")
    }
  }

  func testP6StepsEndAtTheFrame() {
    var style = PointerStyle.system
    style.verticalPrecision = .stepped(origin: 0, spacing: 15)
    let resolved = StyleResolution.resolve(styled(style))
    let frame = target().frame  // y from 200 to 240
    for (y, expected) in [(-50.0, 200.0), (207.5, 200), (207.6, 215), (229, 230), (1_000, 230)] {
      let location = resolved.location(of: Point(x: 3, y: y), in: frame)
      XCTAssertEqual(location, Point(x: 3, y: expected))
    }
  }

  // MARK: Latching

  func testR6ALatchFreesSomeAxesAndFixesTheOthers() {
    var style = StyleResolution.resolve(target())
    XCTAssertEqual(style.snappedAxes, [.horizontal, .vertical])
    style.lock(
      freeing: .horizontal, at: Point(x: 130, y: 215), model: Point(x: 130, y: 215),
      center: target().frame.center)
    XCTAssertEqual(style.horizontal.mode, .free)
    XCTAssertEqual(style.vertical.mode, .whole)
    let location = style.location(of: Point(x: -700, y: 999), in: target().frame)
    XCTAssertEqual(location, Point(x: -700, y: 220), "free along x, in the center along y")
  }

  func testR6TheGrabbedPointStaysUnderThePointerAlongAFreeAxis() {
    var style = StyleResolution.resolve(target())
    style.lock(
      freeing: .horizontal, at: Point(x: 140, y: 220), model: Point(x: 130, y: 215),
      center: target().frame.center)
    let location = style.location(of: Point(x: 500, y: 999), in: target().frame)
    XCTAssertEqual(location, Point(x: 510, y: 220), "10 points beside the pointer, as it was pressed")
  }

  func testR6AFixedAxisWithoutAPrecisionStaysAtThePress() {
    var style = StyleResolution.resolve(styled(.system))
    style.lock(
      freeing: .horizontal, at: Point(x: 130, y: 215), model: Point(x: 130, y: 215),
      center: target().frame.center)
    XCTAssertEqual(style.vertical.mode, .whole)
    let location = style.location(of: Point(x: 500, y: 999), in: target().frame)
    XCTAssertEqual(location, Point(x: 500, y: 215))
  }

  func testR6LatchedStepsContinueBeyondTheFrame() {
    var stepped = PointerStyle.system
    stepped.horizontalPrecision = .stepped(origin: 0, spacing: 10)
    var style = StyleResolution.resolve(styled(stepped))
    XCTAssertEqual(style.location(of: Point(x: 999, y: 0), in: target().frame).x, 180)
    style.lock(
      freeing: .horizontal, at: Point(x: 130, y: 215), model: Point(x: 130, y: 215),
      center: target().frame.center)
    XCTAssertEqual(style.horizontal.mode, .steps)
    XCTAssertEqual(style.location(of: Point(x: 998, y: 0), in: target().frame).x, 1_000)
  }

  // MARK: Without animations

  func testWithoutAnimationsNothingSnapsAndContentIsAtMostTinted() {
    var settings = PointerSettings()
    settings.animations = false
    for kind in ElementKind.allCases {
      var target = target(kind)
      target.color = LinearColor(luminance: 0.3)
      let animated = StyleResolution.resolve(target)
      let style = StyleResolution.resolve(target, settings: settings)
      XCTAssertEqual(style.shape.outline, .circle, "\(kind)")
      XCTAssertEqual(style.snappedAxes, [], "\(kind)")
      XCTAssertEqual(style.cursor, animated.cursor, "\(kind)")
      XCTAssertEqual(style.element, animated.element, "\(kind)")
      XCTAssertEqual(
        style.effect,
        animated.effect == .none ? .none : .hover(HoverOptions(prefersScaledContent: false)), "\(kind)")
    }
    var badge = PointerStyle.system
    badge.accessories = [PointerAccessory(.arrow, angle: 0, offset: 9)]
    XCTAssertEqual(StyleResolution.resolve(styled(badge), settings: settings).accessories, badge.accessories)
  }

  // MARK: Hidden, cursors

  func testS9AHiddenPointerHasNoCursorAndNoEffect() {
    let style = StyleResolution.resolve(styled(.hidden))
    XCTAssert(style.isHidden)
    XCTAssertEqual(style.cursor, .none)
    XCTAssertEqual(style.effect, .none)
    XCTAssertEqual(style.snappedAxes, [])
  }

  func testC1CursorsOfKindsAndThoseThatTheHostStates() {
    XCTAssertEqual(StyleResolution.resolve(target(.text)).cursor, .text)
    XCTAssertEqual(StyleResolution.resolve(target(.link)).cursor, .pointer)
    XCTAssertEqual(StyleResolution.resolve(target(.button)).cursor, .arrow)
    var stated = target(.link)
    stated.cursor = .crosshair
    XCTAssertEqual(StyleResolution.resolve(stated).cursor, .crosshair)
  }

  func testC1ACursorStylesADividerAndAddsItsAccessoriesToAButton() {
    var divider = target(.divider)
    divider.cursor = .columnResize
    let style = StyleResolution.resolve(divider)
    XCTAssertEqual(style.accessories.count, 2)
    XCTAssertEqual(style.effect, .none)
    var button = target()
    button.cursor = .copy
    let highlighted = StyleResolution.resolve(button)
    XCTAssertEqual(highlighted.effect, .highlight, "an element with an effect keeps it")
    XCTAssertEqual(highlighted.accessories.count, 1)
    button.style = .system
    XCTAssertEqual(StyleResolution.resolve(button).accessories, [], "a stated style stands")
  }

  func testC2AContextMenuIsShownOnlyWhileItsKeyIsPressed() {
    var menu = target(.other, width: 300, height: 300)
    menu.cursor = .contextMenu
    XCTAssertEqual(StyleResolution.resolve(menu).cursor, .arrow)
    XCTAssertEqual(StyleResolution.resolve(menu).accessories, [])
    let shown = StyleResolution.resolve(menu, showsContextMenus: true)
    XCTAssertEqual(shown.cursor, .contextMenu)
    XCTAssertEqual(shown.accessories.count, 1)
  }

  func testC1AVerticalTextCursorMakesABeamAsWideAsItsColumn() {
    var column = target(.other, width: 50, height: 300)
    column.cursor = .verticalText
    let style = StyleResolution.resolve(column)
    XCTAssertEqual(style.shape.outline, .horizontalBeam)
    XCTAssertEqual(style.shape.size.width, 50)
    XCTAssertEqual(style.snappedAxes, .horizontal)
  }

  // MARK: Magnetism

  // F5: lift and highlight attract, hover does not. F6: text does. F7: so does whatever snaps.
  func testF5F6F7WhatSnapsIsMagneticAndTheHostHasTheLastWord() {
    let resolution = StyleResolution(configuration: PointerConfiguration(), settings: PointerSettings())
    func isMagnetic(_ target: PointerTarget) -> Bool {
      resolution.isMagnetic(target, resolved: resolution.resolve(target, among: .with([target])))
    }
    XCTAssert(isMagnetic(target(.appIcon)))
    XCTAssert(isMagnetic(target(.barButton)))
    XCTAssert(isMagnetic(target(.text, width: 500, height: 500)))
    XCTAssertFalse(isMagnetic(target(.card, width: 500, height: 500)))
    XCTAssertFalse(isMagnetic(styled(.system)))
    XCTAssertFalse(isMagnetic(styled(.hidden)))
    XCTAssert(isMagnetic(styled(PointerStyle(shape: .cross, constrainedAxes: .vertical))))
    var stated = target(.appIcon)
    stated.isMagnetic = false
    XCTAssertFalse(isMagnetic(stated))
  }
}
