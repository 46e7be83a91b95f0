import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L3, L4, L5, L13, L15: what a finding says of effects and sizes.
final class EffectWholeFindingsTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> {
    [.mixedEffects, .groupSize, .bezelHighlight, .effectSize, .customEffect]
  }

  private func row(
    _ kinds: [ElementKind], sizes: [Size], bezels: Set<Int> = [], effects: [PointerEffect] = [],
    group: GroupID? = 7
  ) -> [PointerTarget] {
    kinds.indices.map { index in
      target(
        TargetID(index + 1),
        Rect(origin: Point(100 + 100 * Double(index), 100), size: sizes[index % sizes.count]),
        kinds[index], bezel: bezels.contains(index), group: group,
        effect: index < effects.count ? effects[index] : .automatic)
    }
  }

  private let hover = PointerEffect.hover(HoverOptions())

  // MARK: L3

  func testL3SomeMembersMayDiffer() {
    let size = [Size(60, 37)]
    let bar = [ElementKind](repeating: .barButton, count: 4)
    assertFindings(
      "two members", row(bar, sizes: size, effects: [.automatic, .lift, .automatic, hover]),
      say: "L3 of 2 4 in group 7 at 200 100 260 37: 2, not 0, certain: use the effect highlight")
    assertFindings(
      "a tie is decided for the highlight", row(Array(bar[..<2]), sizes: size, effects: [.highlight, .lift]),
      say: "L3 of 2 in group 7 at 200 100 60 37: 1, not 0, certain: use the effect highlight")
    assertFindings(
      "a command without an effect", row(bar, sizes: size, effects: [.highlight, .none, .highlight]),
      say: "L3 of 2 in group 7 at 200 100 60 37: 1, not 0, certain: use the effect highlight")
    assertFindings(
      "a field without an effect",
      row([.barButton, .other, .barButton], sizes: size, effects: [.highlight, .none, .highlight]), say: "")
    var hidden = row(bar, sizes: size)
    hidden[1].style = .hidden
    assertFindings("a hidden pointer", hidden, say: "")
    var text = row([.barButton, .text, .barButton], sizes: size)
    text[1].style = PointerStyle(effect: .lift)
    assertFindings(
      "text that lacks its beam", text,
      say:
        "L15 of 2 at 200 100 60 37: 1, not 0, likely: let the pointer become the beam: state no shape, and make its effect automatic"
    )
    var configuration = AuditConfiguration()
    configuration.greatestDeviatingCount = 1
    assertFindings(
      "one may deviate", row(bar, sizes: size, effects: [.automatic, .lift]), configuration: configuration,
      say: "L15 of 2 at 200 100 60 37: 1, not 0, likely: use the effect highlight")
    assertFindings(
      "two may not", row(bar + bar, sizes: size, effects: [.automatic, .lift, .lift]),
      configuration: configuration,
      say: "L3 of 2 3 in group 7 at 200 100 160 37: 2, not at most 1, certain: use the effect highlight")
    assertFindings(
      "nobody has an effect", row([.other, .other], sizes: size, effects: [.none, .none]), say: "")
  }

  // MARK: L4

  func testL4AnItemOfAToolbarHasItsHeight() {
    assertFindings(
      "without a group", row([.barButton], sizes: [Size(60, 50)], bezels: [0], group: nil),
      say: """
        L4 of 1 at 100 100 60 50: 50 pt, not about 37 pt, certain: make it 37 pt high
        L5 of 1 at 100 100 60 50: 1, not 0, likely: use the effect lift
        """)
    assertFindings(
      "two heights",
      row(
        [.barButton, .barButton, .barButton], sizes: [Size(60, 37), Size(60, 50), Size(60, 60)],
        bezels: [0, 1, 2]),
      say: """
        L4 of 3 in group 7 at 300 100 60 60: 60 pt, not about 37 pt, certain: make it 37 pt high
        L5 of 1 in group 7 at 100 100 60 37: 1, not 0, likely: use the effect lift
        L5 of 2 in group 7 at 200 100 60 50: 1, not 0, likely: use the effect lift
        L5 of 3 in group 7 at 300 100 60 60: 1, not 0, likely: use the effect lift
        """)
    assertFindings(
      "the lower deviates more",
      row(
        [.barButton, .barButton], sizes: [Size(60, 20), Size(60, 41)], bezels: [0, 1],
        effects: [.lift, .lift]),
      say: "L4 of 1 2 in group 7 at 100 100 160 41: 20 pt, not about 37 pt, certain: make it 37 pt high")
    assertFindings(
      "another kind with a highlight",
      row([.barButton, .other], sizes: [Size(60, 37), Size(60, 60)], effects: [.highlight, .highlight]),
      say: "")
    assertFindings(
      "another kind with hover",
      row([.barButton, .other], sizes: [Size(60, 37), Size(130, 60)], effects: [hover, hover]),
      say: "L15 of 1 at 100 100 60 37: 1, not 0, likely: use the effect highlight")
    var hidden = row([.barButton, .barButton], sizes: [Size(60, 37), Size(60, 60)], bezels: [1])
    hidden[1].style = .hidden
    assertFindings("a hidden pointer", hidden, say: "")
    assertFindings(
      "reported by L3",
      row(
        [.barButton, .barButton, .barButton], sizes: [Size(60, 37), Size(60, 60)], bezels: [0, 1, 2],
        effects: [.highlight, .lift, .highlight]),
      say: """
        L3 of 2 in group 7 at 200 100 60 60: 1, not 0, certain: use the effect highlight
        L5 of 1 in group 7 at 100 100 60 37: 1, not 0, certain: use the effect lift
        L5 of 3 in group 7 at 300 100 60 37: 1, not 0, certain: use the effect lift
        """)
    var shaped = row([.barButton], sizes: [Size(60, 37)], group: nil)
    shaped[0].style = PointerStyle(effect: .highlight, shape: .roundedRect(Size(60, 50), radius: 8))
    assertFindings(
      "a stated shape", shaped,
      say: "L4 of 1 at 100 100 60 37: 50 pt, not about 37 pt, certain: make it 37 pt high")
    shaped[0].style = PointerStyle(effect: .highlight, shape: .circle(diameter: 44))
    assertFindings(
      "a stated circle", shaped,
      say: "L4 of 1 at 100 100 60 37: 44 pt, not about 37 pt, certain: make it 37 pt high")
    assertFindings(
      "at the tolerance", row([.barButton], sizes: [Size(60, 39)], bezels: [0], group: nil),
      say: "L5 of 1 at 100 100 60 39: 1, not 0, likely: use the effect lift")
    assertFindings(
      "within the error of its edges", row([.barButton], sizes: [Size(60, 39.7)], bezels: [0], group: nil),
      say: """
        L4 of 1 at 100 100 60 39.7: 39.7 pt, not about 37 pt, possible: make it 37 pt high
        L5 of 1 at 100 100 60 39.7: 1, not 0, likely: use the effect lift
        """)
  }

  func testL4TheUsualSizeIsTheMostCommonOne() {
    let buttons = [ElementKind](repeating: .button, count: 5)
    let all: Set = [0, 1, 2, 3, 4]
    func sizes(_ heights: [Double]) -> [Size] { heights.map { Size(60, $0) } }
    assertFindings(
      "one is higher", row(buttons, sizes: sizes([44, 44, 60, 44, 44]), bezels: all),
      say: "L4 of 3 in group 7 at 300 100 60 60: 60 pt, not about 44 pt, certain: make it 44 pt high")
    assertFindings(
      "of equally common ones the smallest",
      row(Array(buttons[..<4]), sizes: sizes([60, 44, 60, 44]), bezels: all),
      say: "L4 of 1 3 in group 7 at 100 100 260 60: 60 pt, not about 44 pt, certain: make it 44 pt high")
    assertFindings(
      "the farthest is told", row(buttons, sizes: sizes([44, 54, 44, 20, 44]), bezels: all),
      say: "L4 of 2 4 in group 7 at 200 100 260 54: 20 pt, not about 44 pt, certain: make it 44 pt high")
    assertFindings(
      "nearly equal ones count together", row(buttons, sizes: sizes([44, 45, 46, 60, 60]), bezels: all),
      say: "L4 of 4 5 in group 7 at 400 100 160 60: 60 pt, not about 44 pt, certain: make it 44 pt high")
    assertFindings(
      "within a twentieth", row(buttons, sizes: sizes([100, 105, 100, 100, 100]), bezels: all), say: "")
  }

  func testL4InAColumnWidthsAreCompared() {
    func column(_ widths: [Double]) -> [PointerTarget] {
      widths.enumerated().map { index, width in
        target(
          TargetID(index + 1), Rect(100, 100 + 60 * Double(index), width, 40), .button, bezel: true, group: 7)
      }
    }
    assertFindings(
      "one is wider", column([100, 100, 130, 100]),
      say: "L4 of 3 in group 7 at 100 220 130 40: 130 pt, not about 100 pt, certain: make it 100 pt wide")
    assertFindings(
      "the narrowest is usual", column([30, 37, 30]),
      say: "L4 of 2 in group 7 at 100 160 37 40: 37 pt, not about 30 pt, certain: make it 30 pt wide")
    assertFindings(
      "heights differ",
      column([100, 100, 100]).enumerated().map { index, target in
        with(target) { $0.frame = Rect($0.frame.minX, $0.frame.minY, 100, index == 1 ? 20 : 40) }
      }, say: "")
    // Highlights of other shapes than their elements.
    var shaped = column([100, 100, 100])
    for index in shaped.indices { shaped[index].hasBezel = false }
    for index in shaped.indices {
      shaped[index].style = PointerStyle(
        effect: .highlight, shape: .roundedRect(Size(index == 2 ? 140 : 110, 48), radius: 8))
    }
    assertFindings(
      "stated shapes", shaped,
      say: "L4 of 3 in group 7 at 100 220 100 40: 140 pt, not about 110 pt, certain: make it 110 pt wide")
  }

  func testL4WhatIsNotComparedWithOtherMembers() {
    for kind in [ElementKind.text, .divider, .handle, .slider] {
      var members = row(
        [.button, .button, kind], sizes: [Size(60, 44), Size(60, 44), Size(60, 80)], bezels: [0, 1])
      members[2].style = .system
      XCTAssertFalse(findings(members).contains { $0.rule == .groupSize }, "\(kind)")
    }
    var hidden = row(
      [.button, .button, .button], sizes: [Size(60, 44), Size(60, 44), Size(60, 80)], bezels: [0, 1, 2])
    hidden[2].style = .hidden
    assertFindings("a hidden pointer", hidden, say: "")
    var selected = row(
      [.segment, .segment, .selectedSegment], sizes: [Size(90, 32), Size(90, 32), Size(90, 60)])
    assertFindings(
      "a selected segment", selected,
      say: "L4 of 3 in group 7 at 300 100 90 60: 60 pt, not about 32 pt, certain: make it 32 pt high")
    selected[2].style = .hidden
    assertFindings("a hidden selected segment", selected, say: "")
  }

  // MARK: L5

  func testL5AHighlightAroundABackground() {
    assertFindings(
      "small", row([.button], sizes: [Size(60, 40)], bezels: [0], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 60 40: 1, not 0, certain: use the effect lift")
    assertFindings(
      "in a group",
      row([.button, .button], sizes: [Size(60, 40)], bezels: [0, 1], effects: [.highlight, .highlight]),
      say: """
        L5 of 1 in group 7 at 100 100 60 40: 1, not 0, certain: use the effect lift
        L5 of 2 in group 7 at 200 100 60 40: 1, not 0, certain: use the effect lift
        """)
    assertFindings(
      "large", row([.card], sizes: [Size(241, 40)], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 241 40: 1, not 0, certain: use the effect hover")
    assertFindings(
      "not too large", row([.card], sizes: [Size(240, 40)], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 240 40: 1, not 0, certain: use the effect lift")
    assertFindings(
      "among transparent ones", row([.barButton, .barButton], sizes: [Size(60, 37)], bezels: [1]), say: "")
  }

  // MARK: L13

  func testL13TheEffectSuitsTheSize() {
    assertFindings(
      "a large lift", row([.card], sizes: [Size(300, 100)], effects: [.lift], group: nil),
      say: "L13 of 1 at 100 100 300 100: 300 pt, not at most 240 pt, likely: use the effect hover")
    assertFindings(
      "a large highlight", row([.button], sizes: [Size(100, 300)], effects: [.highlight], group: nil),
      say: "L13 of 1 at 100 100 100 300: 300 pt, not at most 240 pt, likely: use the effect hover")
    assertFindings(
      "a small hover", row([.other], sizes: [Size(100, 40)], effects: [hover], group: nil),
      say: "L13 of 1 at 100 100 100 40: 100 pt, not more than 120 pt, likely: use the effect highlight")
    assertFindings(
      "a small hover on a background", row([.card], sizes: [Size(100, 40)], effects: [hover], group: nil),
      say: "L13 of 1 at 100 100 100 40: 100 pt, not more than 120 pt, likely: use the effect lift")
    assertFindings("hover of no size", row([.other], sizes: [.zero], effects: [hover], group: nil), say: "")
    assertFindings(
      "hover on a row", row([.row], sizes: [Size(100, 40)], effects: [hover], group: nil), say: "")
    let beam = PointerStyle(effect: hover, shape: .verticalBeam(length: 20))
    assertFindings("hover on text with its beam", [target(1, Rect(100, 100, 100, 40), .text, beam)], say: "")
    assertFindings(
      "a large item of a bar", row([.barButton], sizes: [Size(300, 37)], effects: [.highlight], group: nil),
      say: "L13 of 1 at 100 100 300 37: 300 pt, not at most 240 pt, possible: use the effect hover")
    assertFindings(
      "a large one among small ones",
      row(
        [.button, .button], sizes: [Size(60, 40), Size(300, 40)], bezels: [0, 1], effects: [.lift, .lift]),
      say: "")
    assertFindings(
      "within the error", row([.card], sizes: [Size(240.6, 100)], effects: [.lift], group: nil),
      say: "L13 of 1 at 100 100 240.6 100: 240.6 pt, not at most 240 pt, possible: use the effect hover")
    assertFindings(
      "a large icon is told once",
      row([.appIcon], sizes: [Size(300, 300)], effects: [.highlight], group: nil),
      say: "L5 of 1 at 100 100 300 300: 1, not 0, certain: use the effect hover")
  }

  // MARK: L15

  func testL15AStandardControlHasItsEffect() {
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

  func testL15AShapeThatImitatesAHighlight() {
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
