import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L6, L7, L8, L9: what a finding says of lifts and growth.
final class LiftWholeFindingsTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.liftShape, .clippedLift, .flatShadow, .hoverRoom] }

  // MARK: L6

  private func lifted(
    _ kind: ElementKind, _ size: Size, radius: Double, _ shape: PointerShape? = nil
  ) -> [PointerTarget] {
    [
      with(
        target(
          1, Rect(origin: Point(300, 300), size: size), kind, bezel: true,
          PointerStyle(effect: .lift, shape: shape))
      ) {
        $0.cornerRadius = radius
      }
    ]
  }

  func testL6TheShapeOfALift() {
    assertFindings(
      "a wider shape", lifted(.button, Size(60, 40), radius: 5, .roundedRect(Size(63, 40), radius: 5)),
      say:
        "L6 of 1 at 300 300 60 40: 3 pt, not at most 1 pt, certain: state a size of 60 × 40 pt and a corner radius of 5 pt"
    )
    assertFindings(
      "a lower shape", lifted(.button, Size(60, 40), radius: 5, .roundedRect(Size(60, 36), radius: 5)),
      say:
        "L6 of 1 at 300 300 60 40: 4 pt, not at most 1 pt, certain: state a size of 60 × 40 pt and a corner radius of 5 pt"
    )
    assertFindings(
      "another radius", lifted(.button, Size(60, 40), radius: 5, .roundedRect(Size(60, 40), radius: 9)),
      say:
        "L6 of 1 at 300 300 60 40: 4 pt, not at most 1 pt, certain: state a size of 60 × 40 pt and a corner radius of 5 pt"
    )
    assertFindings(
      "a radius beyond half the height",
      lifted(.button, Size(60, 40), radius: 50, .roundedRect(Size(60, 40), radius: 90)), say: "")
    assertFindings(
      "a circle", lifted(.button, Size(60, 60), radius: 30, .circle(diameter: 64)),
      say:
        "L6 of 1 at 300 300 60 60: 4 pt, not at most 1 pt, certain: state a size of 60 × 60 pt and a corner radius of 30 pt"
    )
    assertFindings(
      "a circle of the right size", lifted(.button, Size(60, 60), radius: 8, .circle(diameter: 60)), say: "")
    assertFindings("a beam", lifted(.button, Size(60, 40), radius: 8, .verticalBeam(length: 20)), say: "")
    assertFindings(
      "an icon with the default radius", lifted(.appIcon, Size(60, 80), radius: 8),
      say:
        "L6 of 1 at 300 300 60 80: 5.42 pt, not at most 2 pt, likely: state a size of 60 × 80 pt and a corner radius of 13.42 pt"
    )
    assertFindings(
      "an icon with a shape",
      lifted(.appIcon, Size(60, 60), radius: 8, .roundedRect(Size(60, 60), radius: 14)),
      say:
        "L6 of 1 at 300 300 60 60: 6 pt, not at most 1 pt, certain: state a size of 60 × 60 pt and a corner radius of 8 pt"
    )
    assertFindings("an icon with its radius", lifted(.appIcon, Size(60, 60), radius: 20), say: "")
    assertFindings(
      "a module", lifted(.controlCenterModule, Size(80, 90), radius: 8),
      say:
        "L6 of 1 at 300 300 80 90: 9.9 pt, not at most 2 pt, likely: state a size of 80 × 90 pt and a corner radius of 17.9 pt"
    )
    assertFindings(
      "the knob of a slider", lifted(.slider, Size(28, 28), radius: 8),
      say:
        "L6 of 1 at 300 300 28 28: 6 pt, not at most 2 pt, likely: state a size of 28 × 28 pt and a corner radius of 14 pt"
    )
    assertFindings("a slider that is no knob", lifted(.slider, Size(28, 30), radius: 8), say: "")
    assertFindings("a small button", lifted(.button, Size(20, 20), radius: 8), say: "")
    assertFindings(
      "a line", lifted(.button, Size(0, 40), radius: 8),
      say:
        "L6 of 1 at 300 300 0 40: 40 pt, not at most 1 pt, likely: state a size of 0 × 40 pt and a corner radius of 8 pt"
    )
  }

  // MARK: L7

  private let icon = PointerTarget(1, Rect(300, 300, 60, 60), .appIcon, hasBezel: true, cornerRadius: 13.4)

  func testL7AShadowIsCutOnEachSide() {
    func inSpace(_ clip: Rect) -> [PointerSpace] { [PointerSpace(id: 5, clip: clip)] }
    let icon = [with(icon) { $0.space = 5 }]
    assertFindings("enough room", icon, inSpace(Rect(200, 200, 300, 300)), say: "")
    assertFindings(
      "above", icon, inSpace(Rect(200, 295, 300, 300)),
      say:
        "L7 of 1 at 283 289 94 94: 6 pt, not 0 pt, likely: leave more room within the clip: 6 pt at the top, 0 pt at the left, 0 pt at the bottom and 0 pt at the right"
    )
    assertFindings(
      "at the left", icon, inSpace(Rect(290, 200, 300, 300)),
      say:
        "L7 of 1 at 283 289 94 94: 7 pt, not 0 pt, likely: leave more room within the clip: 0 pt at the top, 7 pt at the left, 0 pt at the bottom and 0 pt at the right"
    )
    assertFindings(
      "below", icon, inSpace(Rect(200, 200, 300, 170)),
      say:
        "L7 of 1 at 283 289 94 94: 13 pt, not 0 pt, likely: leave more room within the clip: 0 pt at the top, 0 pt at the left, 13 pt at the bottom and 0 pt at the right"
    )
    assertFindings(
      "at the right", icon, inSpace(Rect(200, 200, 165, 300)),
      say:
        "L7 of 1 at 283 289 94 94: 12 pt, not 0 pt, likely: leave more room within the clip: 0 pt at the top, 0 pt at the left, 0 pt at the bottom and 12 pt at the right"
    )
    assertFindings("the icon itself is cut", icon, inSpace(Rect(200, 310, 300, 300)), say: "")
    let corner = [with(icon[0]) { $0.frame = Rect(4, 5, 60, 60) }]
    assertFindings("at the edge of the surface", corner, inSpace(Rect(0, 0, 1000, 800)), say: "")
    var engine = engine(icon, inSpace(Rect(296, 296, 68, 68)))
    engine.setConfiguration(with(PointerConfiguration()) { $0.effects.shadowOpacity = 0 }, at: .zero)
    assertFindings("without a shadow only growth counts", [], engine: engine, say: "")
    engine.upsert(inSpace(Rect(298, 296, 66, 68))[0], at: .zero)
    assertFindings(
      "without a shadow", [], engine: engine,
      say:
        "L7 of 1 at 296 296 68 68: 2 pt, not 0 pt, likely: leave more room within the clip: 0 pt at the top, 2 pt at the left, 0 pt at the bottom and 0 pt at the right"
    )
  }

  func testL7OfSeveralCoversTheDeepestIsTold() {
    func cover(_ id: TargetID, _ frame: Rect, z: Int64 = 1, bezel: Bool = true) -> PointerTarget {
      with(target(id, frame, .other, bezel: bezel, .system)) { $0.z = z }
    }
    let near = Rect(363, 290, 60, 80)
    let far = Rect(368, 290, 60, 80)
    assertFindings(
      "the second", [icon, cover(2, far), cover(3, near)],
      say:
        "L7 of 1 beside 3 at 283 289 94 94: 14 pt, not 0 pt, likely: raise it above '3', or move it away by 14 pt"
    )
    assertFindings(
      "the first", [icon, cover(2, near), cover(3, far)],
      say:
        "L7 of 1 beside 2 at 283 289 94 94: 14 pt, not 0 pt, likely: raise it above '2', or move it away by 14 pt"
    )
    assertFindings("one that is lower", [icon, cover(2, near, z: -1)], say: "")
    assertFindings("one that is transparent", [icon, cover(2, near, bezel: false)], say: "")
    assertFindings(
      "one that contains it",
      [icon, cover(2, Rect(250, 250, 200, 200), z: 1)].map { target in
        with(target) { $0.padding = $0.id == 2 ? .zero : $0.padding }
      }.map { target in with(target) { $0.z = $0.id == 2 ? 1 : 2 } }, say: "")
    assertFindings("one that is within it", [icon, cover(2, Rect(310, 310, 10, 10))], say: "")
    assertFindings("one beyond the shadow", [icon, cover(2, Rect(378, 300, 20, 20))], say: "")
  }

  func testL7WhatIsInAnotherSpace() {
    let card = with(target(2, Rect(365, 250, 100, 200), .card, bezel: true, .system)) { $0.space = 5 }
    assertFindings(
      "in front", [icon, card], [PointerSpace(id: 5, z: 1)],
      say: "L7 of 1 beside 2 at 283 289 94 94: 12 pt, not 0 pt, likely: move it away by 12 pt")
    assertFindings(
      "behind", [with(icon) { $0.space = 6 }, card], [PointerSpace(id: 5, z: 1), PointerSpace(id: 6, z: 2)],
      say: "")
    assertFindings(
      "over the icon itself", [icon, with(card) { $0.frame = Rect(350, 250, 100, 200) }],
      [PointerSpace(id: 5, z: 1)], say: "")
    let clipped = PointerSpace(id: 5, clip: Rect(372, 200, 300, 300), z: 1)
    assertFindings(
      "partly seen", [icon, card], [clipped],
      say: "L7 of 1 beside 2 at 283 289 94 94: 5 pt, not 0 pt, likely: move it away by 5 pt")
    let sheet = PointerSpace(id: 5, clip: Rect(365, 250, 100, 200), z: 1, isOpaque: true)
    assertFindings(
      "a space in front", [icon], [sheet],
      say: "L7 of 1 at 283 289 94 94: 12 pt, not 0 pt, likely: move it away by 12 pt")
    assertFindings(
      "a space behind", [with(icon) { $0.space = 6 }], [sheet, PointerSpace(id: 6, z: 2)], say: "")
    assertFindings(
      "a space over the icon", [icon], [with(sheet) { $0.clip = Rect(340, 250, 100, 200) }], say: "")
    assertFindings("a disabled space", [icon], [with(sheet) { $0.isEnabled = false }], say: "")
    assertFindings(
      "a space beyond the shadow", [icon], [with(sheet) { $0.clip = Rect(378, 250, 100, 200) }], say: "")
    assertFindings(
      "a space that is covered itself", [icon], [sheet, with(sheet) { ($0.id, $0.z) = (7, 2) }],
      say: "L7 of 1 at 283 289 94 94: 12 pt, not 0 pt, likely: move it away by 12 pt")
  }

  func testL7OnlyBarsAreNeverBelow() {
    let cover = with(target(2, Rect(310, 365, 40, 37), .other, bezel: true, .system)) { $0.z = 1 }
    let item = target(8, Rect(700, 100, 60, 37), .barButton)
    assertFindings(
      "an item without a group elsewhere", [icon, cover, item],
      say:
        "L7 of 1 beside 2 at 283 289 94 94: 18 pt, not 0 pt, likely: raise it above '2', or move it away by 18 pt"
    )
    let members = [
      with(item) { $0.group = 3 }, with(target(9, Rect(780, 100, 60, 37), .barButton)) { $0.group = 3 },
    ]
    assertFindings(
      "items of a group elsewhere", [icon, cover] + members,
      say:
        "L7 of 1 beside 2 at 283 289 94 94: 18 pt, not 0 pt, likely: raise it above '2', or move it away by 18 pt"
    )
    assertFindings(
      "a bar at the right edge",
      [with(icon) { $0.frame = Rect(880, 300, 60, 60) }, with(cover) { $0.frame = Rect(945, 0, 55, 800) }],
      say: "L7 of 1 beside 2 at 863 289 94 94: 12 pt, not 0 pt, likely: move it away by 12 pt")
    assertFindings(
      "a strip across the surface", [icon, with(cover) { $0.frame = Rect(0, 365, 1000, 20) }],
      say:
        "L7 of 1 beside 2 at 283 289 94 94: 18 pt, not 0 pt, likely: raise it above '2', or move it away by 18 pt"
    )
  }

  // MARK: L8, L9

  private func card(
    _ id: TargetID, _ frame: Rect, _ kind: ElementKind = .card, shadow: Bool = false, grows: Bool = true
  ) -> PointerTarget {
    target(id, frame, kind, bezel: true, effect: .hover(prefersShadow: shadow, prefersScaledContent: grows))
  }

  func testL8AShadowWithoutGrowth() {
    assertFindings(
      "no growth", [card(1, Rect(300, 300, 260, 120), shadow: true, grows: false)],
      say:
        "L8 of 1 at 300 300 260 120: 0 pt, not at least 1 pt, certain: let it grow too, or remove the shadow")
    assertFindings("neither", [card(1, Rect(300, 300, 260, 120), grows: false)], say: "")
    var engine = engine([card(1, Rect(300, 300, 260, 120), shadow: true)])
    engine.setConfiguration(with(PointerConfiguration()) { $0.effects.hoverGrowth = 0.5 }, at: .zero)
    assertFindings(
      "little growth", [], engine: engine,
      say:
        "L8 of 1 at 300 300 260 120: 0.5 pt, not at least 1 pt, certain: let it grow too, or remove the shadow"
    )
  }

  func testL9GrowthOverANeighbor() {
    let grown = card(1, Rect(300, 300, 260, 100))
    func other(_ id: TargetID, _ frame: Rect, _ kind: ElementKind = .card) -> PointerTarget {
      target(id, frame, kind, bezel: true, .system)
    }
    assertFindings(
      "one", [grown, other(2, Rect(561, 300, 100, 100))],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -2 pt, not at least 0 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "the nearer is the second",
      [grown, other(2, Rect(561, 300, 100, 40)), other(3, Rect(560, 345, 100, 40))],
      say:
        "L9 of 1 beside 3 at 297 298.85 266 102.31: -3 pt, not at least 0 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "the nearer is the first",
      [grown, other(2, Rect(560, 300, 100, 40)), other(3, Rect(561, 345, 100, 40))],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -3 pt, not at least 0 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "what it lies on", [with(grown) { $0.z = 1 }, other(2, Rect(250, 250, 400, 300))], say: "")
    assertFindings("what is empty", [grown, other(2, Rect(560, 300, 0, 100))], say: "")
    assertFindings(
      "a row above a card", [with(grown) { $0.kind = .row }, other(2, Rect(562.5, 300, 100, 100))],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -0.5 pt, not at least 0 pt, possible: use a tint without growth and shadow"
    )
    assertFindings(
      "a card above a row", [grown, other(2, Rect(562.5, 300, 100, 100), .row)],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -0.5 pt, not at least 0 pt, possible: use a tint without growth and shadow"
    )
    assertFindings(
      "a row above a row", [with(grown) { $0.kind = .row }, other(2, Rect(562.5, 300, 100, 100), .row)],
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: -0.5 pt, not at least 0 pt, likely: use a tint without growth and shadow"
    )
    assertFindings(
      "in another space", [grown, with(other(2, Rect(561, 300, 100, 100))) { $0.space = 5 }],
      [PointerSpace(id: 5)], say: "")
    var configuration = AuditConfiguration()
    configuration.leastClearance = 5
    assertFindings(
      "with a clearance of five", [grown, other(2, Rect(566, 300, 100, 100))], configuration: configuration,
      say:
        "L9 of 1 beside 2 at 297 298.85 266 102.31: 3 pt, not at least 5 pt, certain: use a tint without growth and shadow"
    )
    assertFindings(
      "enough", [grown, other(2, Rect(568, 300, 100, 100))], configuration: configuration, say: "")
  }
}
