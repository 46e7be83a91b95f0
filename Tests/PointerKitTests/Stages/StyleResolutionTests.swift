import PointerTestSupport
import XCTest

@testable import PointerKit

/// E3, E6, E10, E11, S9, C1, C2, F5–F7: automatic effects, cursors and what is magnetic.
final class StyleResolutionTests: StyleResolutionTestCase {
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
    let resolution = StyleResolution(configuration: SharedConfiguration(), settings: PointerSettings())
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
