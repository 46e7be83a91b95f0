import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L15: reported: a custom effect on a control that has a standard effect.
///
/// Files: `CustomEffectRule`.
final class CustomEffectRuleTests: EffectFindingsTestCase {
  func testCustomEffectIsFoundWhereAStandardOneIsTheSame() {
    check(.customEffect) { layout, dice in
      let isCustom = dice.chance(0.6)
      let kind = dice.pick([ElementKind.barButton, .tabBarItem, .segment, .editMenuItem])
      let effect =
        isCustom
        ? dice.pick([PointerEffect.hover(HoverOptions()), .none]) : dice.pick([.highlight, .automatic])
      layout.add(Rect(100, 100, dice.number(40...200), 37), kind, effect: effect)
      return isCustom
    }
    let plate = PointerStyle(shape: .roundedRect(Size(80, 60), radius: 8), constrainedAxes: .both)
    let found = findings([target(1, Rect(100, 100, 60, 40), .button, plate)])
    XCTAssertEqual(found.map { $0.remedy }, [.useEffect(.automatic)])
  }

  func testTextIsToldToUseTheBeam() {
    let pen = PointerPath([.move(to: .zero), .line(to: Point(18, 4)), .line(to: Point(4, 18)), .close])
    let styles: [(PointerStyle, isFound: Bool)] = [
      (.automatic, false),
      (PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical), false),
      (
        PointerStyle(
          effect: .hover(HoverOptions(prefersScaledContent: false)), shape: .verticalBeam(length: 20)), false
      ), (PointerStyle(shape: .markerTip), false), (PointerStyle(shape: .cross), true), (.system, true),
      (PointerStyle(shape: .circle(diameter: 19)), true), (PointerStyle(shape: .circle(diameter: 28)), true),
      (.hidden, true), (PointerStyle(effect: .highlight), true), (PointerStyle(effect: .lift), true),
      (PointerStyle(shape: .path(pen)), true),
    ]
    for (width, bezel, (style, isFound)) in product([60.0, 400], [false, true], styles) {
      var text = target(1, Rect(100, 100, width, 30), .text, bezel: bezel, style)
      let found = findings([text])
      XCTAssertEqual(found.map { $0.rule }, isFound ? [.customEffect] : [], "\(style)")
      XCTAssertEqual(found.map { $0.remedy }, isFound ? [.useBeam] : [], "\(style)")
      text.style = .automatic
      XCTAssertEqual(findings([text]), [])
    }
  }

  func testAStandardControlHasItsEffect() {
    let small = [Size(60, 37)]
    let large = [Size(300, 37)]
    assertFindings(
      "hover", row([.barButton], sizes: small, effects: [hover], group: nil),
      say: "L15 of 1 at 100 100 60 37: 1, not 0, likely: use the effect highlight")
    assertFindings(
      "a lift", row([.barButton], sizes: small, effects: [.lift], group: nil),
      say: "L15 of 1 at 100 100 60 37: 1, not 0, likely: use the effect highlight")
    assertFindings(
      "a lift of what has a background",
      row([.barButton], sizes: small, bezels: [0], effects: [.lift], group: nil), say: "")
    assertFindings(
      "hover on a background", row([.barButton], sizes: small, bezels: [0], effects: [hover], group: nil),
      say: "L15 of 1 at 100 100 60 37: 1, not 0, likely: use the effect lift")
    assertFindings(
      "none", row([.appIcon], sizes: [Size(60, 60)], effects: [.none], group: nil),
      say: "L15 of 1 at 100 100 60 60: 1, not 0, likely: use the effect lift")
    assertFindings(
      "none on a large one", row([.barButton], sizes: large, effects: [.none], group: nil),
      say: "L15 of 1 at 100 100 300 37: 1, not 0, likely: use the effect hover")
    assertFindings(
      "hover on a large one", row([.barButton], sizes: large, effects: [hover], group: nil), say: "")
    var hidden = row([.barButton, .text], sizes: small, group: nil)
    for index in hidden.indices { hidden[index].style = .hidden }
    assertFindings(
      "hidden", hidden,
      say:
        "L15 of 2 at 200 100 60 37: 1, not 0, possible: let the pointer become the beam: state no shape, and make its effect automatic"
    )
  }

  func testAShapeThatImitatesAHighlight() {
    func plate(_ kind: ElementKind, _ size: Size, _ axes: Axes = .both) -> [Remedy] {
      let style = PointerStyle(shape: .roundedRect(size, radius: 8), constrainedAxes: axes)
      return findings([target(1, Rect(100, 100, 60, 40), kind, style)]).filter { $0.rule == .customEffect }
        .map { $0.remedy }
    }
    for kind in [ElementKind.button, .link, .other, .image, .card] {
      XCTAssertEqual(plate(kind, Size(60, 40)), [.useEffect(.automatic)], "\(kind)")
      XCTAssertEqual(plate(kind, Size(92, 72)), [.useEffect(.automatic)], "\(kind)")
      for size in [Size(93, 72), Size(92, 73), Size(59, 40), Size(60, 39)] {
        XCTAssertEqual(plate(kind, size), [], "\(kind) \(size)")
      }
      XCTAssertEqual(plate(kind, Size(60, 40), .horizontal), [], "\(kind)")
      XCTAssertEqual(plate(kind, Size(60, 40), .vertical), [], "\(kind)")
    }
    let lift = PointerStyle(effect: .lift, shape: .roundedRect(Size(60, 40), radius: 8))
    XCTAssertEqual(findings([target(1, Rect(100, 100, 60, 40), .button, bezel: true, lift)]), [])
  }
}
