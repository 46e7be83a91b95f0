import PointerTestSupport
import XCTest

/// E11: if one member of a group has the highlight effect, all members with an automatic effect have it,
/// except the selected segment and kinds without an effect.
///
/// Files: `StyleResolution`, `GroupTable`, `ElementMaterial`.
final class GroupEffectTests: EffectTestCase {
  /// Also E10.
  func testOpaqueButtonInABarOfHighlightsIsHighlighted() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    XCTAssertEqual(look([opaque]), .lift, "alone in its group it is lifted")
    let plain = PointerTarget(2, Rect(500, 200, 60, 60), .barButton, group: 5)
    XCTAssertEqual(look([opaque, plain]), .highlight)
    let card = with(opaque) { $0.frame = Rect(300, 200, 300, 60) }
    XCTAssertEqual(look([card, plain]), .highlight, "a hover becomes a highlight as well")
  }

  func testSelectedSegmentAndStatedEffectsAreExceptions() {
    let plain = PointerTarget(2, Rect(500, 200, 60, 60), .segment, group: 5)
    var selected = element(.selectedSegment, hasBezel: true)
    selected.group = 5
    XCTAssertEqual(look([selected, plain]), .lift)
    var explicit = element(.button, hasBezel: true, effect: .lift)
    explicit.group = 5
    XCTAssertEqual(look([explicit, plain]), .lift)
    explicit.style = PointerStyle(effect: .hover())
    XCTAssertEqual(look([explicit, plain]), .hover)
  }

  func testAStatedHighlightDecidesForTheGroup() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    var peer = PointerTarget(2, Rect(500, 200, 60, 60), .button, hasBezel: true, group: 5)
    XCTAssertEqual(look([opaque, peer]), .lift)
    peer.style = PointerStyle(effect: .highlight)
    for kind in [ElementKind.button, .selectedSegment, .card, .text, .handle] {
      peer.kind = kind
      XCTAssertEqual(look([opaque, peer]), .highlight, "a stated highlight of a \(kind)")
    }
  }

  func testAPeerDecidesForTheGroupAlsoIfItIsDisabled() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    var peer = PointerTarget(2, Rect(500, 200, 60, 60), .button, hasBezel: true, group: 5)
    for (kind, expected) in [
      (ElementKind.barButton, Look.highlight), (.segment, .highlight), (.link, .highlight),
      (.selectedSegment, .lift), (.appIcon, .lift), (.text, .lift),
    ] {
      for isEnabled in [true, false] {
        peer.kind = kind
        peer.isEnabled = isEnabled
        XCTAssertEqual(look([opaque, peer]), expected, "\(kind), enabled: \(isEnabled)")
      }
    }
  }

  func testAMemberWithLinesIsTextAndMakesNoHighlights() {
    var opaque = element(.button, hasBezel: true)
    opaque.group = 5
    for kind in [ElementKind.barButton, .segment, .tabBarItem, .link] {
      var peer = PointerTarget(2, Rect(500, 200, 60, 60), kind, group: 5)
      XCTAssertEqual(look([opaque, peer]), .highlight, "\(kind)")
      peer.style.verticalPrecision = .lines(heights: [20, 20])
      XCTAssertEqual(look([opaque, peer]), .lift, "\(kind)")
    }
  }
}
