import PointerTestSupport
import XCTest

/// F2–F5, F7: where a flick ends, as the person sees it and as it is explained.
final class F2F3F4F5F7ChoiceTests: XCTestCase {
  private func icon(_ id: TargetID, x: Double, y: Double, side: Double = 60) -> PointerTarget {
    PointerTarget(id, Rect(x, y, side, side), .appIcon, hasBezel: true)
  }

  /// A person who has flicked from a position and waited until everything is at rest.
  private func flicked(_ velocity: Vector, from start: Point, among targets: [PointerTarget])
    -> SimulatedPerson
  {
    var person = SimulatedPerson(targets: targets, start: start)
    person.flick(velocity, waiting: 1500)
    return person
  }

  func testF2F4WhereInertiaWouldLandIsComputedAtTheLiftAndOnAControlItEndsAtTheCenter() {
    let target = icon(1, x: 380.3, y: 301.7)
    let person = flicked(Vector(1500, 25), from: Point(120, 320), among: [target])
    XCTAssertEqual(person.model, target.frame.center)
    XCTAssertEqual(person.frame.clickLocation, target.frame.center)
    XCTAssertEqual(person.frame.pointer.center, target.frame.center, "and so does the visible pointer")
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.engine.lastAttraction?.reason, .landed)
    XCTAssertTrue(target.frame.contains(person.engine.lastAttraction?.projected ?? .zero))
    XCTAssertEqual(
      person.events.map { $0.type }, [.attracted, .entered, .landed], "nothing is left to recentre")
  }

  func testF2WithoutALeastSpeedALiftOfAPointerAtRestIsStillNoFlick() {
    let configuration = with(PointerConfiguration()) { $0.magnetism.minimumSpeed = 0 }
    let person = SimulatedPerson(targets: [icon(1, x: 380, y: 380)], configuration: configuration)
    for (speed, reason) in [(0, .tooSlow), (1e-3, .coasted)] as [(Double, MagnetismReason)] {
      let flick = Flick(position: Point(100, 100), velocity: Vector(speed, 0))
      XCTAssertEqual(person.engine.attraction(of: flick).reason, reason, "\(speed) pt/s")
    }
  }

  func testF3F4AroundAnEndOnNoControlACircleUpToAFixedRadiusFindsOneAndTheFlickEndsAtItsCenter() {
    let drawn = flicked(Vector(1500, 0), from: Point(120, 320), among: [icon(1, x: 380, y: 380)])
    XCTAssertEqual(drawn.engine.lastAttraction?.reason, .scan)
    XCTAssertEqual(drawn.model, Point(410, 410))
    // The radius is 150 points around the projected point, (393, 320).
    for (distance, target) in [(149, 1), (151, nil)] as [(Double, TargetID?)] {
      let icon = icon(1, x: 363, y: 290 + distance)
      XCTAssertEqual(flicked(Vector(1500, 0), from: Point(120, 320), among: [icon]).hovered, target)
    }
  }

  func testF4TheNearestControlInTheDirectionOfTheSwipeWinsAndNoneBehindIt() {
    let behind = icon(1, x: 60, y: 290)
    let person = flicked(Vector(300, 0), from: Point(150, 320), among: [behind])
    XCTAssertEqual(person.engine.lastAttraction?.reason, .coasted)
    XCTAssertGreaterThan(person.model.x, 186)
    let nearest = icon(3, x: 380, y: 380)
    let all = [behind, icon(2, x: 400, y: 170), nearest]
    XCTAssertEqual(flicked(Vector(1500, 0), from: Point(120, 320), among: all).model, nearest.frame.center)
  }

  func testF5HoverTargetsAreNotMagneticAndLiftHighlightAndTextAre() {
    let frame = Rect(380, 360, 60, 40)
    for (effect, isMagnetic) in [(.hover(), false), (.lift, true), (.highlight, true), (.none, false)]
      as [(PointerEffect, Bool)]
    {
      let target = PointerTarget(1, frame, .button, hasBezel: true, effect: effect)
      let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [target])
      XCTAssertEqual(person.events.contains { $0.type == .attracted }, isMagnetic, "\(effect)")
    }
    let text = PointerTarget(1, frame, .text)
    let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [text])
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model.y, 380, "on the line")
    XCTAssertEqual(person.model.x, 120 + 180 + 1500 * 0.062, accuracy: 4, "in the column of the projection")
  }

  func testF5TextThatKeepsTheSystemPointerIsNotMagnetic() {
    var text = PointerTarget(1, Rect(400, 310, 80, 24), .text)
    for (style, isMagnetic) in [(PointerStyle.automatic, true), (.system, false), (.hidden, false)] {
      text.style = style
      let person = flicked(Vector(1500, 0), from: Point(190, 320), among: [text])
      XCTAssertEqual(person.events.contains { $0.type == .attracted }, isMagnetic, "\(style)")
    }
  }

  func testF4OnAFreeAxisTheProjectionIsKeptAndClampedToTheFrame() {
    let text = PointerTarget(1, Rect(300, 340, 40, 30), .text)
    let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [text])
    XCTAssertEqual(person.model, Point(340, 355))
  }

  func testF7HostCanSwitchMagnetismOfOneTarget() {
    var target = icon(1, x: 380, y: 370)
    target.behavior.isMagnetic = .no
    let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [target])
    XCTAssertFalse(person.events.contains { $0.type == .attracted })
  }

  func testF3WhatDoesNotSnapSuchAsACardFilmOrRowBeneathNeitherAttractsNorHinders() {
    let button = icon(2, x: 440, y: 290)
    let flick = { self.flicked(Vector(1500, 0), from: Point(120, 320), among: $0) }
    XCTAssertEqual(flick([button]).hovered, 2)
    // A film, a card or a row beneath the button, on which inertia would end.
    let film = PointerTarget(1, Rect(0, 0, 1024, 768), .image)
    let card = PointerTarget(1, Rect(250, 250, 300, 300), .card)
    let row = PointerTarget(1, Rect(0, 280, 1024, 80), .row)
    for beneath in [film, card, row] {
      let person = flick([beneath, button])
      XCTAssertEqual(person.engine.lastAttraction?.reason, .scan)
      XCTAssertEqual(person.hovered, 2)
      XCTAssertEqual(flick([beneath]).engine.lastAttraction?.reason, .coasted)
    }
  }

  func testF3ALoneIconAsideAndFarAwayDoesNotAttract() {
    for (seed, var dice) in withDice(seeds(60)) {
      let (turn, speed) = (dice.number(0...(2 * .pi)), dice.number(200...4_000))
      let aside = dice.pick([-1, 1]) * dice.number(44...89) * Double.pi / 180
      let far = Vector(Elementary.cos(turn + aside), Elementary.sin(turn + aside)) * 230
      let (lift, direction) = (Point(2_000, 2_000), Vector(Elementary.cos(turn), Elementary.sin(turn)))
      let frame = Rect(center: lift + far, size: Size(60, 60))
      let icon = PointerTarget(1, frame, .appIcon)
      var person = SimulatedPerson(
        targets: [icon], start: lift - direction * speed * 0.12, size: Size(4_000, 4_000))
      person.flick(direction * speed, waiting: 2_000)
      XCTAssertNil(person.engine.lastAttraction?.target, "seed \(seed): \(aside) at \(speed) points a second")
    }
  }

  /// A button of a panel in front, and an icon of the window, which reaches beneath the panel to the end of inertia.
  func testF3AButtonInFrontAttractsAndWhatLiesBeneathDoesNotCount() {
    let end = Point(393, 320)
    for (isOpaque, isIconLarge, hasRow) in product([true, false], [true, false], [true, false]) {
      let button = PointerTarget(2, Rect(center: Point(465, 320), size: Size(40, 40)), .button, space: 3)
      let side = isIconLarge ? 180.0 : 40
      let beneath = PointerTarget(
        1, Rect(center: end + Vector(0, side / 2 + 8), size: Size(side, side)), .appIcon)
      var person = SimulatedPerson(targets: [beneath], start: Point(120, 320))
      let panel = PointerSpace(
        id: 3, clip: Rect(340, 260, 200, isIconLarge ? 80 : 200), z: 1, isOpaque: isOpaque)
      person.engine.upsert(panel, at: person.now)
      let row = PointerTarget(3, Rect(340, 260, 200, 200), .row, space: 3)
      person.engine.upsert(hasRow ? [row, button] : [button], at: person.now)
      person.flick(Vector(1500, 0), waiting: 1_500)
      // Without a background, a panel without a row shows the icon, on which inertia ends.
      let isHidden = isOpaque || hasRow
      XCTAssertEqual(person.hovered, isHidden ? 2 : 1, "\(isOpaque), \(isIconLarge), \(hasRow)")
      XCTAssertEqual(person.engine.lastAttraction?.reason, isHidden ? .scan : .landed)
    }
  }

  func testF4AttractorThatMovesIsFollowedWithoutAJump() {
    var person = SimulatedPerson(targets: [icon(1, x: 380, y: 290)], start: Point(130, 320))
    person.flick(Vector(1200, 0), waiting: 40)
    let before = person.frame
    person.engine.move(1, to: Rect(420, 330, 60, 60), at: person.now)
    XCTAssertEqual(person.model, before.modelPosition)
    XCTAssertLessThan((person.frame.velocity - before.velocity).length, 1e-6)
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.model, Point(450, 360))
    XCTAssertEqual(person.hovered, 1)
  }

  func testF4AttractorInAScrolledSpaceIsFollowed() {
    var target = icon(1, x: 380, y: 290)
    target.space = 2
    var person = SimulatedPerson(targets: [target], spaces: [PointerSpace(id: 2)], start: Point(130, 320))
    person.flick(Vector(1200, 0))
    XCTAssertEqual(person.engine.lastAttraction?.target, 1)
    for step in 1...10 {
      person.wait(milliseconds: 16)
      person.engine.scroll(space: 2, toOrigin: Point(0, -4 * Double(step)), at: person.now)
    }
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.model, Point(410, 280))
  }

  func testF4AttractorThatGoesLeavesAFreeCoast() {
    let changes: [(String, (inout SimulatedPerson) -> Void)] = [
      ("removed", { $0.engine.remove(target: 1, at: $0.now) }),
      (
        "disabled",
        {
          var target = $0.engine.target(1) ?? PointerTarget(1, .zero)
          target.isEnabled = false
          $0.engine.upsert(target, at: $0.now)
        }
      ),
    ]
    for (name, change) in changes {
      var person = SimulatedPerson(targets: [icon(1, x: 380, y: 350)], start: Point(120, 320))
      person.flick(Vector(1500, 0), waiting: 40)
      let before = person.frame
      XCTAssertEqual(before.phase, .attracted, name)
      change(&person)
      XCTAssertEqual(person.model, before.modelPosition, name)
      XCTAssertLessThan((person.frame.velocity - before.velocity).length, 1e-6, name)
      XCTAssertEqual(person.frame.phase, .coasting, name)
      person.wait(milliseconds: 2000)
      XCTAssertNil(person.hovered, name)
      XCTAssertEqual(person.frame.phase, .resting, name)
    }
  }

  func testF4AttractionNeverLeavesTheSurface() {
    // The middle of a control that sticks out lies beyond the edge.
    let target = PointerTarget(1, Rect(980, 300, 120, 60), .button, hasBezel: true, effect: .lift)
    var person = SimulatedPerson(targets: [target], start: Point(760, 330))
    person.flick(Vector(1200, 0))
    for _ in 0..<400 {
      person.wait(milliseconds: 4)
      XCTAssertTrue(Rect(0, 0, 1024, 768).contains(person.model))
    }
    XCTAssertEqual(person.hovered, 1)
  }

  func testF4FlickThatLandsOnAControlHoversThatControlThoughItsMiddleIsCovered() {
    let card = PointerTarget(1, Rect(300, 200, 200, 200), .card, hasBezel: true, effect: .lift)
    var badge = icon(2, x: 385, y: 285, side: 30)
    badge.z = 1
    badge.padding = .zero
    let person = flicked(Vector(1500, 0), from: Point(80, 230), among: [card, badge])
    XCTAssertEqual(person.engine.target(at: Point(80 + 180 + 93, 230))?.id, 1)
    XCTAssertEqual(person.hovered, 1)
  }

  func testF4TargetBehindAnOpaqueSpaceOrOutsideItsClipIsNotMagnetic() {
    for isOpaque in [true, false] {
      var target = icon(1, x: 380, y: 370)
      target.space = isOpaque ? 0 : 3
      var person = SimulatedPerson(start: Point(130, 320))
      let space = PointerSpace(
        id: 3, clip: isOpaque ? Rect(370, 390, 200, 200) : Rect(0, 0, 400, 380), z: 1, isOpaque: isOpaque)
      person.engine.upsert(space, at: person.now)
      person.engine.upsert(target, at: person.now)
      person.flick(Vector(1200, 0))
      XCTAssertEqual(person.engine.lastAttraction?.reason, .coasted, "opaque \(isOpaque)")
    }
  }

  func testF7EveryControlThatSnapsIsMagneticByItself() {
    for kind in ElementKind.allCases {
      let target = PointerTarget(1, Rect(380, 360, 50, 50), kind)
      var resting = SimulatedPerson(targets: [target], start: Point(390, 370))
      resting.touch(movingBy: .zero, waiting: 800)
      let position = resting.frame.modelPosition
      resting.lift()
      let recentres = resting.model != position
      let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [target])
      XCTAssertEqual(person.events.contains { $0.type == .attracted }, recentres, "\(kind)")
    }
  }

  func testF2NoMagnetismWithoutAnimations() {
    let settings = with(PointerSettings()) { $0.animations = false }
    var person = SimulatedPerson(
      targets: [icon(1, x: 380, y: 360)], start: Point(130, 320), settings: settings)
    person.flick(Vector(1200, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
  }

  // MARK: The choice among the targets that the index finds agrees with the explanation

  /// A layout with the magnetism of the default, or of any other numbers.
  private func world(_ dice: inout Dice, targets: Int) -> LayoutWorld {
    var configuration = PointerConfiguration()
    if dice.chance(0.4) {
      configuration.magnetism.radius = dice.number(0...500)
      configuration.magnetism.reachPerCoast = dice.number(0...4)
      configuration.magnetism.directionTolerance = dice.number(0.5...3)
    }
    return LayoutWorld(&dice, targets: targets, configuration: configuration)
  }

  private func flick(_ dice: inout Dice) -> Flick {
    let velocity = Vector(dice.number(-3000...3000), dice.number(-1500...1500))
    return Flick(
      position: dice.point(in: Rect(-400, -300, 800, 600)), velocity: velocity,
      bounds: Rect(-500, -350, 1000, 700), isAgainstEdge: dice.chance(0.1))
  }

  func testTheChoiceIsTheOneThatIsExplained() {
    var ends: [MagnetismReason: Int] = [:]
    for (seed, var dice) in withDice(0..<60) {
      let world = world(&dice, targets: [3, 30, 120][seed % 3])
      let engine = world.engine
      var other = engine
      other.upsert([], removing: engine.targetIdentifiers, at: .zero)
      for target in world.targets.reversed() { other.upsert(target, at: .zero) }
      for number in 0..<6 {
        let flick = flick(&dice)
        let chosen = engine.attraction(of: flick)
        let explanation = engine.explain(flick)
        XCTAssertEqual(chosen, explanation.attraction, "seed \(seed), flick \(number)")
        XCTAssertEqual(chosen, other.attraction(of: flick), "seed \(seed), flick \(number): in another order")
        XCTAssertEqual(explanation, other.explain(flick), "seed \(seed), flick \(number): in another order")
        let winners = explanation.candidates.filter { $0.verdict == .chosen }
        XCTAssertEqual(winners.map(\.id), chosen.target.map { [$0] } ?? [], "seed \(seed), flick \(number)")
        ends[chosen.reason, default: 0] += 1
      }
    }
    for reason in [.landed, .scan, .coasted] as [MagnetismReason] {
      XCTAssertGreaterThan(ends[reason, default: 0], 15, "\(reason) happens")
    }
  }

  func testF3EveryTargetWhoseCenterIsInTheLargestCircleOrThatTheEndTouchesIsACandidate() {
    var count = 0
    for (seed, var dice) in withDice(seeds(60, inDebug: 20), from: 700) {
      let world = world(&dice, targets: 60)
      let engine = world.engine
      let explanation = engine.explain(flick(&dice))
      let (projected, radius) = (explanation.attraction.projected, engine.configuration.magnetism.radius)
      let expected = world.targets.filter { target in
        // What a space hides is nowhere.
        guard target.isEnabled, let center = engine.convert(target.frame.center, from: target.space),
          engine.targets(at: center).contains(target.id), let region = engine.region(of: target.id)
        else { return false }
        return center.distance(to: projected) <= radius || region.contains(projected)
      }
      let found = Set(explanation.candidates.map(\.id))
      XCTAssert(found.isSuperset(of: expected.map(\.id)), "seed \(seed + 700)")
      XCTAssertEqual(explanation.candidates.map(\.id), found.sorted(), "seed \(seed + 700)")
      count += expected.count
    }
    XCTAssertGreaterThan(count, seeds(60, inDebug: 20).count * 5 / 3)
  }

  func testF4SwitchingAnimationsOffEndsAnAttraction() {
    var person = SimulatedPerson(targets: [icon(1, x: 400, y: 300)], start: Point(150, 330))
    person.flick(Vector(1400, 0))
    XCTAssertEqual(person.frame.phase, .attracted)
    person.engine.setSettings(with(PointerSettings()) { $0.animations = false }, at: person.now)
    XCTAssertNotEqual(person.frame.phase, .attracted)
  }
}
