import PointerTestSupport
import XCTest

@testable import PointerKit

/// S2, E12, E13: the shape that a style has over a target.
final class S2E12E13ShapeAndHeightTests: StyleResolutionTestCase {
  /// The size of a target's highlight among others.
  private func highlight(_ target: PointerTarget, among others: [PointerTarget] = []) -> Size {
    StyleResolution.resolve(target, among: others).shape.size
  }

  func testE13BarHighlightsAreThirtySevenPointsHighOrAsATallerVisibleBezelOfTheirGroup() {
    let button = target(.barButton, width: 44, height: 30, group: 7)
    XCTAssertEqual(highlight(button), Size(44, 37))
    for height in [10, 37, 37.5, 44, 50, 120] {
      let frame = target(.barButton, width: 44, height: height, group: 7, id: 2)
      XCTAssertEqual(highlight(button, among: [frame]).height, 37, "a touch size of \(height) is not seen")
      let bezel = target(.button, width: 44, height: height, hasBezel: true, group: 7, id: 2)
      XCTAssertEqual(highlight(button, among: [bezel]).height, max(37, height))
      XCTAssertEqual(highlight(bezel, among: [button]).height, max(37, height), "for all")
    }
    for hasBezel in [false, true] {
      let alone = target(.barButton, width: 44, height: 44, hasBezel: hasBezel)
      XCTAssertEqual(highlight(alone), Size(44, hasBezel ? 44 : 37))
    }
  }

  func testE13MembersOfAnyKindHaveTheHeightOfTheirBarAlsoWithAFrameOfFortyFourPoints() {
    let button = target(.barButton, width: 44, height: 44, group: 7, id: 2)
    for kind in ElementKind.allCases {
      for (side, hasBezel) in [(20.0, false), (30, true), (36, false), (37, true), (44, false), (90, false)] {
        var member = target(kind, width: 1 + side, height: side, hasBezel: hasBezel, group: 7)
        let style = StyleResolution.resolve(member, among: [button])
        guard style.effect == .highlight else { continue }
        XCTAssertEqual(style.shape.size.height, 37, "\(kind), \(side) points high, bezel: \(hasBezel)")
        (member.group, member.style) = (nil, PointerStyle(effect: .highlight))
        guard kind != .barButton else { continue }
        XCTAssertEqual(highlight(member).height, kind == .segment ? side : side + 8, "\(kind) in no bar")
      }
    }
  }

  // Without a bar button, 37 points are not the least height.
  func testE13HighlightsOfATabBarSegmentsAnEditMenuOrPlainButtonsAreAllAsHighAsTheTallest() {
    for kind in [ElementKind.tabBarItem, .editMenuItem, .button, .link] {
      let frames = [49.0, 40, 30].enumerated().map { index, height in
        target(kind, width: 30, height: height, group: 7, id: TargetID(index + 1))
      }
      for member in frames {
        XCTAssertEqual(highlight(member, among: frames.filter { $0.id != member.id }).height, 57, "\(kind)")
      }
      XCTAssertEqual(highlight(frames[2], among: [frames[1]]).height, 48, "\(kind)")
      XCTAssertEqual(highlight(frames[2]), Size(46, 38), "\(kind) alone")
    }
    let segments = [26.0, 32, 24].enumerated().map { index, height in
      target(.segment, width: 60, height: height, group: 7, id: TargetID(index + 1))
    }
    XCTAssertEqual(highlight(segments[0], among: Array(segments[1...])), Size(60, 32))
    // What cannot be highlighted does not count, such as a tall card that the host lifts.
    var card = target(.card, width: 90, height: 120, group: 7, id: 2)
    card.style = PointerStyle(effect: .lift)
    let tab = target(.tabBarItem, width: 80, height: 48, group: 7)
    XCTAssertEqual(highlight(tab, among: [card]).height, 56)
  }

  func testE13ASegmentsHighlightStaysWithinItsSegment() {
    for (width, height) in product([30, 88.5, 200], [20, 32, 44.0]) {
      var segment = target(.segment, width: width, height: height, group: 7)
      XCTAssertEqual(highlight(segment), segment.frame.size)
      (segment.kind, segment.style) = (.selectedSegment, PointerStyle(effect: .highlight))
      XCTAssertEqual(highlight(segment), segment.frame.size)
      let button = target(.barButton, width: 44, height: 44, group: 7, id: 2)
      XCTAssertEqual(highlight(segment, among: [button]), Size(width, 37))
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
          XCTAssertEqual(shape.size, Size(side + excess + 16, side + 8))
          XCTAssertEqual(shape.cornerRadius, side / 2)
        } else {
          let diameter = min(side, side + excess) + 8
          XCTAssertEqual(shape.size, Size(diameter, diameter), "\(side) and \(excess)")
          XCTAssertEqual(shape.cornerRadius, diameter / 2)
        }
        button.cornerRadius = side / 2 - 1
        XCTAssertEqual(StyleResolution.resolve(button).shape.size.height, side + 8)
        XCTAssertEqual(
          StyleResolution.resolve(button).shape.cornerRadius, side / 2 - 1, "a given radius stays")
        guard !isOval else { continue }
        let bar = target(.barButton, width: 44, height: 37, group: 7, id: 2)
        (button.group, button.cornerRadius) = (7, side)
        XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.size, Size(37, 37))
        XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.cornerRadius, 18.5)
      }
    }
  }

  func testE12TheDefaultRadiusOfHighlightAndLiftIsEightAndAGivenCircleOrRadiusStandsInAnyBar() {
    for effect in [PointerEffect.highlight, .lift] {
      var plain = target(width: 40, height: 40)
      plain.style = PointerStyle(effect: effect)
      XCTAssertEqual(StyleResolution.resolve(plain).shape.cornerRadius, 8)
    }
    let bar = target(.barButton, width: 44, height: 37, group: 7, id: 2)
    for diameter in [19, 40, 63.5] {
      var button = target(width: 40, height: 40, group: 7)
      button.style = PointerStyle(effect: .highlight, shape: .circle(diameter: diameter))
      XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.outline, .circle)
      XCTAssertEqual(highlight(button, among: [bar]), Size(diameter, diameter))
    }
    for radius in [0, 4, 12, 18.5] {
      var button = target(.barButton, width: 60, height: 44, group: 7)
      button.cornerRadius = radius
      XCTAssertEqual(StyleResolution.resolve(button, among: [bar]).shape.cornerRadius, radius)
    }
  }

  func testS2ShapesOfTheHostAreRoundedRectsVerticalBeamsHorizontalPillsGrabbersAndCircles() {
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

  func testS2AShapeThatReplacesTheCircleGrowsWithThePointerAndAHighlightDoesNot() {
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
      let button = target(.barButton, width: 44, height: 30)
      XCTAssertEqual(StyleResolution.resolve(button, settings: settings).shape.size, Size(44, 37))
    }
  }

  func testTheShapesOffsetIsFiniteAndClamped() {
    for (offset, expected) in [
      (Vector(3, -4), Vector(3, -4)), (Vector(.nan, 0), .zero), (Vector(1e300, 0), Vector(1e9, 0)),
    ] {
      let style = with(PointerStyle(effect: .highlight)) { $0.shapeOffset = offset }
      XCTAssertEqual(StyleResolution.resolve(styled(style)).shape.offset, expected)
    }
  }

  // MARK: Without animations

  func testWithoutAnimationsNothingSnapsAndContentIsAtMostTinted() {
    let settings = with(PointerSettings()) { $0.animations = false }
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
        style.effect, animated.effect == .none ? .none : .hover(HoverOptions(prefersScaledContent: false)),
        "\(kind)")
    }
    let badge = with(PointerStyle.system) { $0.accessories = [PointerAccessory(.arrow, angle: 0, offset: 9)] }
    XCTAssertEqual(StyleResolution.resolve(styled(badge), settings: settings).accessories, badge.accessories)
  }

  func testE13WhatHasNoHighlightOfItsOwnDoesNotCountForTheHeight() {
    let segment = target(.segment, width: 60, height: 32, group: 7)
    let link = target(.link, width: 60, height: 32, group: 7)
    for member in [segment, link] {
      let alone = highlight(member).height
      let selected = target(.selectedSegment, width: 60, height: 80, group: 7, id: 2)
      XCTAssertEqual(highlight(member, among: [selected]).height, alone, "the selected segment is lifted")
      for kind in [ElementKind.text, .canvas, .divider] {
        let other = target(kind, width: 60, height: 80, group: 7, id: 2)
        XCTAssertEqual(highlight(member, among: [other]).height, alone, "\(kind)")
      }
      var lines = target(.link, width: 60, height: 80, group: 7, id: 2)
      XCTAssertEqual(highlight(member, among: [lines]).height, 88)
      lines.style.verticalPrecision = .lines(heights: [20, 20])
      XCTAssertEqual(highlight(member, among: [lines]).height, alone, "text")
    }
  }
}
