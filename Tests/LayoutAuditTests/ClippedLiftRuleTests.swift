import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L7: reported: a lift whose shadow is clipped or covered.
///
/// Files: `ClippedLiftRule`.
final class ClippedLiftRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.liftShape, .clippedLift, .flatShadow, .hoverRoom] }
  private let icon = PointerTarget(1, Rect(300, 300, 60, 60), .appIcon, hasBezel: true, cornerRadius: 13.4)

  /// A list in a clip from y 100 to 200 has a row from y 200 + `offset` on; a lifted icon and a card that grows
  /// are below the clip.
  private func scrolledList(offset: Double) -> [Finding] {
    let icon = PointerTarget(1, Rect(100, 210, 60, 60), .appIcon, hasBezel: true, cornerRadius: 13.4)
    let row = PointerTarget(2, Rect(0, 100 + offset, 300, 48), .row, hasBezel: true, space: 5)
    let list = PointerSpace(id: 5, origin: Point(50, 100), clip: Rect(50, 100, 300, 100), z: 1)
    var engine = engine([icon, row])
    engine.upsert(list, at: .zero)
    return LayoutAuditor().findings(in: engine).filter { $0.targets == [1] }
  }

  func testALiftsShadowIsFoundWhereItIsCutByAClip() {
    check(.clippedLift) { layout, dice in
      let side = dice.number(40...80)
      // Growth of 4 points, fall of 6, and 1.3 standard deviations of 10.
      let room = number(near: 23, upTo: 23, &dice)
      layout.spaces.append(PointerSpace(id: 9, clip: Rect(800, 90, 400, 110 + side + room)))
      layout.add(Rect(100, 100, side, side), .appIcon, bezel: true) {
        $0.space = 9
        $0.cornerRadius = 0.2237 * side
      }
      return room < 23
    }
  }

  func testALiftsShadowIsFoundWhereSomethingAboveCoversIt() {
    check(.clippedLift) { layout, dice in
      let side = dice.number(40...80)
      let (room, isSpace) = (number(near: 17, upTo: 15, &dice), dice.chance(0.5))
      layout.add(Rect(100, 100, side, side), .appIcon, bezel: true) { $0.cornerRadius = 0.2237 * side }
      // Beside the element the shadow reaches 4 + 13 points.
      let x = 100 + side + room
      if isSpace {
        layout.spaces.append(PointerSpace(id: 9, clip: Rect(900 + x, 150, 300, 300), z: 1, isOpaque: true))
      }
      layout.add(Rect(x, 60, 280, 280), .card, bezel: true, effect: .none) {
        if isSpace { $0.space = 9 } else { $0.z = 1 }
      }
      return room < 17
    }
  }

  /// An icon whose shadow is covered: by a badge within the shadow, by a bar that is wider than the shadow, by
  /// a bar at the edge of the surface, and by a narrow space.
  func testIconThatMovesAsTheRemedySaysIsNotCovered() throws {
    func findings(_ icon: Rect, _ cover: Rect, isSpace: Bool) -> [Finding] {
      let target = PointerTarget(1, icon, .appIcon, hasBezel: true, cornerRadius: 13.4)
      var engine = engine([target])
      if isSpace {
        var space = PointerSpace(id: 5)
        (space.clip, space.z, space.isOpaque) = (cover, 1, true)
        engine.upsert(space, at: .zero)
      } else {
        var other = PointerTarget(2, cover, hasBezel: true)
        (other.z, other.style) = (1, .system)
        engine.upsert(other, at: .zero)
      }
      return LayoutAuditor().findings(in: engine).filter { $0.rule == .clippedLift }
    }
    let layouts: [(icon: Rect, cover: Rect, measured: Double, distance: Double)] = [
      // The shadow ends 23 points below the icon, 18 below the upper edge of the badge.
      (Rect(300, 300, 60, 60), Rect(330, 365, 4, 5), 4, 18),
      (Rect(300, 300, 60, 60), Rect(0, 365, 1000, 6), 6, 18),
      // The shadow begins 11 points above the icon, 4 of them beyond the edge.
      (Rect(300, 7, 60, 60), Rect(0, 0, 1000, 6), 6, 10),
    ]
    for (layout, isSpace) in product(layouts, [false, true]) {
      let finding = try XCTUnwrap(findings(layout.icon, layout.cover, isSpace: isSpace).first)
      XCTAssertEqual(finding.measured.value, layout.measured, accuracy: 1e-9)
      let distance: Double
      switch finding.remedy {
      case .raiseAbove(2, let value) where !isSpace && layout.cover.minY > 0: distance = value
      case .moveAway(let value) where isSpace || layout.cover.minY == 0: distance = value
      default: return XCTFail("\(finding)")
      }
      XCTAssertEqual(distance, layout.distance, accuracy: 1e-9)
      let isAbove = layout.icon.minY < layout.cover.minY
      let moved = layout.icon.offset(by: Vector(0, isAbove ? -distance : distance))
      XCTAssertEqual(findings(moved, layout.cover, isSpace: isSpace), [])
      let nearly = layout.icon.offset(by: Vector(0, (isAbove ? -1 : 1) * (distance - 0.1)))
      XCTAssertEqual(findings(nearly, layout.cover, isSpace: isSpace).count, 1, "too short")
    }
  }

  func testARowThatIsScrolledOutOfViewCoversNoShadow() {
    XCTAssertEqual(scrolledList(offset: 60), [], "the row is over the icon's shadow, but below the clip")
    // 10 of the 11 points that growth and shadow take above the icon are free.
    XCTAssertEqual(scrolledList(offset: -20).map { $0.measured }, [Quantity(1, .points)])
  }

  func testNothingIsRaisedAboveABar() {
    var icon = target(1, Rect(300, 60, 60, 60), .appIcon, bezel: true)
    icon.cornerRadius = 13.4
    let below = Rect(300, 680, 60, 60)
    func remedy(_ frame: Rect, _ covers: [PointerTarget], _ spaces: [PointerSpace] = []) -> String? {
      icon.frame = frame
      return findings([icon] + covers, spaces).first { $0.rule == .clippedLift }?.remedy.name
    }
    func above(_ frame: Rect, _ kind: ElementKind = .other, bezel: Bool = true, group: GroupID? = nil)
      -> PointerTarget
    {
      var cover = target(9, frame, kind, bezel: bezel, group: group, .system)
      cover.z = 1
      return cover
    }
    XCTAssertEqual(remedy(icon.frame, [above(Rect(0, 0, 1000, 56))]), "moveAway")
    XCTAssertEqual(remedy(below, [above(Rect(0, 744, 1000, 56))]), "moveAway")
    XCTAssertEqual(remedy(Rect(64, 300, 60, 60), [above(Rect(0, 0, 60, 800))]), "moveAway")
    // A floating tab bar, and a button of a toolbar.
    var item = target(8, Rect(280, 750, 60, 40), .tabBarItem)
    item.z = 2
    XCTAssertEqual(remedy(below, [above(Rect(200, 745, 300, 50)), item]), "moveAway")
    XCTAssertEqual(remedy(below, [above(Rect(310, 745, 40, 37), .barButton)]), "moveAway")
    item.group = 3
    item.frame = Rect(600, 750, 60, 40)
    XCTAssertEqual(remedy(below, [above(Rect(310, 745, 40, 37), .button, group: 3), item]), "moveAway")
    XCTAssertEqual(remedy(below, [above(Rect(310, 745, 40, 37))]), "raiseAbove")
    // A space in front, with or without something in it.
    var space = PointerSpace(id: 5)
    (space.z, space.isOpaque) = (1, true)
    space.clip = Rect(200, 745, 400, 40)
    XCTAssertEqual(remedy(below, [], [space]), "moveAway")
    var inside = above(Rect(310, 745, 40, 37))
    inside.space = 5
    XCTAssertEqual(remedy(below, [inside], [space]), "moveAway")
  }

  func testAShadowIsCutOnEachSide() {
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

  func testOfSeveralCoversTheDeepestIsTold() {
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

  func testWhatIsInAnotherSpace() {
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

  func testOnlyBarsAreNeverBelow() {
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
}
