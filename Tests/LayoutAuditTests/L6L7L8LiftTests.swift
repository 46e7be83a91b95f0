import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L6, L7, L8: lifts without the shape of their element, shadows that are cut, and shadows without growth.
final class L6L7L8LiftTests: LayoutAuditTestCase {
  func testL6ALiftWithoutItsElementsSizeOrRadiusAndACircleWithoutOneAreFoundBeyondAPoint() {
    check(.liftShape) { layout, dice in
      let side = dice.number(20...100)
      let difference = number(near: 1, upTo: 12, &dice)
      layout.add(Rect(100, 100, side, side), .button, bezel: true, effect: .lift) {
        $0.cornerRadius = side / 2
        $0.style.shape =
          dice.chance(0.5)
          ? .circle(diameter: side + difference)
          : .roundedRect(Size(side, side), radius: max(0, side / 2 - difference))
      }
      return difference > 1
    }
  }

  func testL6AnIconWithTheDefaultRadiusIsFoundFromWhereItShows() {
    check(.liftShape) { layout, dice in
      let side = number(near: 10 / 0.2237, upTo: 30, &dice)
      layout.add(Rect(100, 100, side, side), .appIcon, bezel: true)
      return 0.2237 * side - 8 > 2
    }
  }

  func testL7ALiftsShadowIsFoundWhereItIsCutByAClip() {
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

  func testL7ALiftsShadowIsFoundWhereSomethingAboveCoversIt() {
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

  func testL8AHoverWithAShadowIsFoundIfItHasNoScaleOrGrowsByLessThanAPoint() {
    check(.flatShadow) { layout, dice in
      let growth = number(near: 1, upTo: 3, &dice)
      layout.configuration.effects.hoverGrowth = growth
      let scale = dice.chance(0.8)
      layout.add(
        Rect(100, 100, 260, 120), .card, bezel: true,
        effect: .hover(prefersShadow: true, prefersScaledContent: scale))
      return !scale || growth < 1
    }
  }

  /// An icon whose shadow is covered: by a badge within the shadow, by a bar that is wider than the shadow, by
  /// a bar at the edge of the surface, and by a narrow space.
  func testL7AnIconThatMovesAwayByTheDistanceOfTheRemedyIsNotCovered() throws {
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

  func testL7ARowThatIsScrolledOutOfViewCoversNoShadow() {
    XCTAssertEqual(scrolledList(offset: 60), [], "the row is over the icon's shadow, but below the clip")
    // 10 of the 11 points that growth and shadow take above the icon are free.
    XCTAssertEqual(scrolledList(offset: -20).map { $0.measured }, [Quantity(1, .points)])
  }

  func testL7NothingIsRaisedAboveABar() {
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

  func testL8AShadowThatIsNeverDrawnNeedsNoGrowth() {
    for (opacity, expected) in [(0.3, 1), (0, 0)] {
      var engine = engine([
        target(
          1, Rect(100, 100, 260, 120), .card, bezel: true,
          effect: .hover(prefersShadow: true, prefersScaledContent: false))
      ])
      engine.setConfiguration(with(PointerConfiguration()) { $0.effects.shadowOpacity = opacity }, at: .zero)
      let found = LayoutAuditor().findings(in: engine).filter { $0.rule == .flatShadow }
      XCTAssertEqual(found.count, expected, "\(opacity)")
    }
  }

  func testL6ALiftedElementWithoutAreaHasNoShapeThatFits() {
    for (size, difference) in [(Size(0, 60), 60.0), (Size(60, 0), 60), (Size(0, 0), 2)] {
      let target = target(1, Rect(origin: Point(100, 100), size: size), .button, bezel: true, effect: .lift)
      let found = findings([target]).filter { $0.rule == .liftShape }
      XCTAssertEqual(found.map { $0.measured.value }, [difference], "\(size)")
    }
  }
}
