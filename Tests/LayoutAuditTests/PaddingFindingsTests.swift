import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L1: what a finding says of an element on each side.
final class PaddingFindingsTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.padding, .groupGap] }

  private let sides = [
    Insets(top: 1, left: 0, bottom: 0, right: 0), Insets(top: 0, left: 1, bottom: 0, right: 0),
    Insets(top: 0, left: 0, bottom: 1, right: 0), Insets(top: 0, left: 0, bottom: 0, right: 1),
  ]

  /// Insets that are `inner` on one side and `outer` on the others.
  private func insets(_ side: Insets, _ inner: Double, _ outer: Double) -> Insets {
    func value(_ share: Double) -> Double { share > 0 ? inner : outer }
    return Insets(
      top: value(side.top), left: value(side.left), bottom: value(side.bottom), right: value(side.right))
  }

  private func element(
    _ id: TargetID = 1, _ frame: Rect = Rect(300, 300, 60, 40), _ kind: ElementKind = .button,
    bezel: Bool = true, effect: PointerEffect = .automatic, padding: Insets?
  ) -> PointerTarget {
    with(target(id, frame, kind, bezel: bezel, effect: effect)) { $0.padding = padding }
  }

  func testPaddingIsMissingOnOneSide() {
    assertFindings(
      "top", [element(padding: insets(sides[0], 4, 12))],
      say: "L1 of 1 at 300 288 60 52: 4 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    assertFindings(
      "left", [element(padding: insets(sides[1], 4, 12))],
      say: "L1 of 1 at 288 300 72 40: 4 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    assertFindings(
      "bottom", [element(padding: insets(sides[2], 4, 12))],
      say: "L1 of 1 at 300 300 60 52: 4 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    assertFindings(
      "right", [element(padding: insets(sides[3], 4, 12))],
      say: "L1 of 1 at 300 300 72 40: 4 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    assertFindings(
      "two sides", [element(padding: Insets(top: 5, left: 30, bottom: 7, right: 12))],
      say:
        "L1 of 1 at 300 288 60 64: 5 pt, not at least 12 pt, certain: give it a padding of 12 pt at the top, 30 pt at the left, 12 pt at the bottom and 12 pt at the right"
    )
    assertFindings(
      "without a bezel", [element(bezel: false, padding: insets(sides[3], 13, 24))],
      say: "L1 of 1 at 300 300 84 40: 13 pt, not at least 24 pt, certain: give it a padding of 24 pt")
    assertFindings("enough", [element(padding: Insets(12))], say: "")
  }

  func testPaddingIsTooLargeOnOneSide() {
    for (side, insets) in sides.map({ insets($0, 60, 20) }).enumerated() {
      let found = findings([element(padding: insets)])
      XCTAssertEqual(found.map { $0.measured.value }, [60], "side \(side)")
      XCTAssertEqual(found.map { $0.remedy }, [.setPadding(self.insets(sides[side], 12, 20))], "side \(side)")
      XCTAssertEqual(found.map { $0.detail?.unit }, [.seconds], "side \(side)")
    }
    let two = [
      Insets(top: 70, left: 20, bottom: 60, right: 20), Insets(top: 60, left: 20, bottom: 70, right: 20),
    ]
    for insets in two {
      let found = findings([element(padding: insets)])
      XCTAssertEqual(found.map { $0.measured.value }, [70])
      XCTAssertEqual(found.map { $0.remedy }, [.setPadding(Insets(top: 12, left: 20, bottom: 12, right: 20))])
    }
    assertFindings("at the limit", [element(padding: Insets(48))], say: "")
  }

  func testARegionIsLeftWhereTheNextOneOrTheEdgeOfTheSurfaceIs() {
    assertFindings(
      "the edge is near", [element(1, Rect(20, 300, 60, 40), padding: insets(sides[1], 90, 12))], say: "")
    let edge = element(1, Rect(60, 300, 60, 40), padding: insets(sides[1], 90, 12))
    XCTAssertEqual(findings([edge]).first?.measured.value ?? 0, 60, accuracy: 1e-6)
    let neighbor = element(2, Rect(420, 300, 60, 40), padding: Insets(12))
    assertFindings("a neighbor is near", [element(padding: insets(sides[3], 90, 12)), neighbor], say: "")
  }

  /// Also an area in which the pointer stays as it is takes the clicks around it.
  func testARegionIsHardToLeaveWhateverItsStyle() {
    for style in [PointerStyle.system, .hidden, PointerStyle(shape: .pill), PointerStyle(effect: .lift)] {
      let area = with(target(1, Rect(300, 300, 200, 200), .other, style)) { $0.padding = Insets(90) }
      let found = findings([area]).filter { $0.rule == .padding }
      XCTAssertEqual(found.map { $0.measured.value }, [90], "\(style)")
    }
  }

  func testTheKindDecidesWhetherPeopleAimAtAnElement() {
    for kind in ElementKind.allCases {
      for (style, name) in [
        (PointerStyle(effect: .lift), "lift"), (.system, "none"), (.hidden, "hidden"),
        (
          with(PointerStyle(effect: .lift)) { $0.horizontalPrecision = .stepped(origin: 0, spacing: 10) },
          "steps"
        ),
        (with(PointerStyle(effect: .lift)) { $0.verticalPrecision = .lines(heights: [20, 20]) }, "lines"),
      ] {
        let isAimedAt =
          switch kind {
          case .text, .row, .divider, .canvas: false
          case .handle, .slider: name != "hidden"
          case .card, .image, .other: name == "lift"
          default: name != "hidden"
          }
        let element = with(target(1, Rect(300, 300, 60, 40), kind, style)) { $0.padding = .zero }
        let found = findings([element]).contains { $0.rule == .padding }
        XCTAssertEqual(found, isAimedAt && name != "steps" && name != "lines", "\(kind), \(name)")
      }
    }
  }

  func testALongSideNeedsNoPaddingAtItsEnds() {
    assertFindings(
      "240 points wide", [element(1, Rect(300, 300, 240, 40), padding: .zero)],
      say: "L1 of 1 at 288 288 264 64: 0 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    assertFindings(
      "241 points wide", [element(1, Rect(300, 300, 241, 40), .card, effect: .lift, padding: .zero)],
      say:
        "L1 of 1 at 300 288 241 64: 0 pt, not at least 12 pt, certain: give it a padding of 12 pt at the top, 0 pt at the left, 12 pt at the bottom and 0 pt at the right"
    )
    assertFindings(
      "241 points high", [element(1, Rect(300, 300, 40, 241), .card, effect: .lift, padding: .zero)],
      say:
        "L1 of 1 at 288 300 64 241: 0 pt, not at least 12 pt, certain: give it a padding of 0 pt at the top, 12 pt at the left, 0 pt at the bottom and 12 pt at the right"
    )
  }

  func testTheNearestNeighborOnTheSideIsNamed() {
    let button = element(padding: Insets(4))
    func neighbor(_ id: TargetID, _ frame: Rect) -> PointerTarget { element(id, frame, padding: Insets(12)) }
    let right = [neighbor(2, Rect(384, 300, 60, 40)), neighbor(3, Rect(380, 300, 10, 40))]
    assertFindings(
      "the nearer of two", [button] + right,
      say:
        "L1 of 1 beside 3 at 288 288 84 64: 4 pt, not at least 12 pt (4 pt), certain: give it a padding of 12 pt"
    )
    assertFindings(
      "in the other order", [button, with(right[0]) { $0.id = 3 }, with(right[1]) { $0.id = 2 }],
      say:
        "L1 of 1 beside 2 at 288 288 84 64: 4 pt, not at least 12 pt (4 pt), certain: give it a padding of 12 pt"
    )
    assertFindings(
      "left", [button, neighbor(2, Rect(220, 300, 60, 40))],
      say:
        "L1 of 1 beside 2 at 288 288 84 64: 4 pt, not at least 12 pt (4 pt), certain: give it a padding of 12 pt"
    )
    assertFindings(
      "above", [button, neighbor(2, Rect(300, 240, 60, 40))],
      say:
        "L1 of 1 beside 2 at 288 288 84 64: 4 pt, not at least 12 pt (4 pt), certain: give it a padding of 12 pt"
    )
    assertFindings(
      "below", [button, neighbor(2, Rect(300, 361, 60, 40))],
      say:
        "L1 of 1 beside 2 at 288 288 84 64: 4 pt, not at least 12 pt (5 pt), certain: give it a padding of 12 pt"
    )
    assertFindings(
      "not facing it", [button, neighbor(2, Rect(379, 341, 60, 40))],
      say: "L1 of 1 at 288 288 84 64: 4 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    assertFindings(
      "not facing it on the other side", [button, neighbor(2, Rect(379, 259, 60, 40))],
      say: "L1 of 1 at 288 288 84 64: 4 pt, not at least 12 pt, certain: give it a padding of 12 pt")
  }

  func testWhatLiesAroundAnElementIsNoNeighbor() {
    let button = element(padding: .zero)
    let card = target(2, Rect(250, 250, 200, 200), .card, bezel: true, .system)
    assertFindings(
      "a card", [button, with(card) { $0.id = 9 }],
      say: "L1 of 1 at 288 288 84 64: 0 pt, not at least 12 pt, certain: give it a padding of 12 pt")
    // The pointer stays on what has the same frame.
    let twin = with(element(2, Rect(300, 300, 60, 40), .card, effect: .none, padding: Insets(30))) {
      $0.z = -1
    }
    assertFindings("of the same frame", [button, twin], say: "")
  }

  func testAnElementOutOfReach() {
    let button = element(padding: nil)
    let cover = target(2, Rect(280, 280, 200, 200), .card, bezel: true, .system)
    assertFindings(
      "covered by one", [button, with(cover) { $0.z = 1 }],
      say:
        "L1 of 1 beside 2 at 300 300 60 40: 0 pt, not at least 12 pt, likely: raise it above '2', or move it away by 60 pt"
    )
    assertFindings(
      "without a bezel", [with(button) { $0.hasBezel = false }, with(cover) { $0.z = 1 }],
      say:
        "L1 of 1 beside 2 at 300 300 60 40: 0 pt, not at least 24 pt, likely: raise it above '2', or move it away by 60 pt"
    )
    let halves = [
      with(cover) { ($0.frame, $0.z) = (Rect(250, 250, 80, 200), 1) },
      with(cover) { ($0.id, $0.frame, $0.z) = (3, Rect(330, 250, 80, 200), 1) },
    ]
    assertFindings(
      "covered by two", [button] + halves,
      say:
        "L1 of 1 beside 2 at 300 300 60 40: 0 pt, not at least 12 pt, likely: raise it above '2', or move it away by 30 pt"
    )
    assertFindings(
      "seen between two",
      [button, halves[0], with(halves[1]) { ($0.frame, $0.padding) = (Rect(331, 250, 80, 200), .zero) }]
        .map { target in with(target) { $0.padding = $0.id == 1 ? $0.padding : .zero } }, say: "")
    let line = with(target(1, Rect(300, 300, 0, 40), .handle, .system)) { $0.padding = Insets(12) }
    assertFindings(
      "without an area, covered", [line, with(cover) { $0.z = 1 }],
      say:
        "L1 of 1 beside 2 at 300 300 0 40: 0 pt, not at least 24 pt, likely: raise it above '2', or move it away by 20 pt"
    )
  }
}
