import PointerTestSupport
import XCTest

@testable import PointerKit

/// E13: all highlights of a bar are 37 points high, or as high as its tallest visible bezel; those of any
/// other group are as high as its tallest.
///
/// Files: `StyleResolution`, `GroupTable`.
final class HighlightHeightTests: StyleResolutionTestCase {
  /// The size of a target's highlight among others.
  private func highlight(_ target: PointerTarget, among others: [PointerTarget] = []) -> Size {
    StyleResolution.resolve(target, among: others).shape.size
  }

  func testBarHighlightsAre37HighOrAsATallerBezel() {
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

  func testMembersOfAnyKindHaveTheHeightOfTheirBar() {
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
  func testOtherGroupsAreAsHighAsTheirTallest() {
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

  func testASegmentsHighlightStaysWithinItsSegment() {
    for (width, height) in product([30, 88.5, 200], [20, 32, 44.0]) {
      var segment = target(.segment, width: width, height: height, group: 7)
      XCTAssertEqual(highlight(segment), segment.frame.size)
      (segment.kind, segment.style) = (.selectedSegment, PointerStyle(effect: .highlight))
      XCTAssertEqual(highlight(segment), segment.frame.size)
      let button = target(.barButton, width: 44, height: 44, group: 7, id: 2)
      XCTAssertEqual(highlight(segment, among: [button]), Size(width, 37))
    }
  }

  func testWhatHasNoHighlightOfItsOwnDoesNotCountForTheHeight() {
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
