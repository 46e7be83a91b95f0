import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L4: what a finding says of sizes in a group.
final class GroupSizeFindingsTests: EffectFindingsTestCase {
  func testAnItemOfAToolbarHasItsHeight() {
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

  func testTheUsualSizeIsTheMostCommonOne() {
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

  func testInAColumnWidthsAreCompared() {
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

  func testWhatIsNotComparedWithOtherMembers() {
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
}
