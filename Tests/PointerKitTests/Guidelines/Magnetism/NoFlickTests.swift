import PointerTestSupport
import XCTest

/// F8: a tap that rolls, noise as the finger leaves, and the last finger of a gesture are no flicks.
final class NoFlickTests: XCTestCase {
  private static let start = Point(500, 400)

  private func person(_ unit: DeviceUnit = .points, reportsContact: Bool = true) -> SimulatedPerson {
    var device = PointerDevice(kind: .trackpad, unit: unit)
    device.reportsContact = reportsContact
    // An icon in each direction, none beneath the pointer.
    let icons = (0..<8).map { index in
      let angle = Double(index) * Double.pi / 4
      let center = Self.start + Vector(Elementary.cos(angle), Elementary.sin(angle)) * 110
      return PointerTarget(
        TargetID(rawValue: UInt64(index + 1)), Rect(center: center, size: Size(30, 30)), .appIcon,
        hasBezel: true)
    }
    return SimulatedPerson(targets: icons, start: Self.start, device: device)
  }

  private func direction(_ dice: inout Dice) -> Vector {
    let angle = dice.number(0...2 * Double.pi)
    return Vector(Elementary.cos(angle), Elementary.sin(angle))
  }

  // MARK: Travel

  func testATapThatRollsIsNoFlick() {
    for (seed, var dice) in withDice(0..<100) {
      var person = person(.millimeters)
      person.touch(waiting: Int64(dice.count(0...60)))
      let (roll, reports) = (direction(&dice) * dice.number(0.1...1.9), dice.count(1...5))
      for _ in 0..<reports { person.move(by: roll / Double(reports)) }
      let end = person.model
      person.wait(milliseconds: Int64(dice.count(0...12)))
      person.lift(waiting: 150)
      XCTAssertEqual(person.model, end, "seed \(seed)")
      person.click(waiting: 500)
      XCTAssertEqual(person.model, end, "seed \(seed)")
      XCTAssertNil(person.newEvents().first { $0.type == .attracted || $0.type == .coasted }, "seed \(seed)")
    }
  }

  func testNoiseAsAFingerLeavesAfterARestIsNoFlick() {
    for (seed, var dice) in withDice(0..<100) {
      let reportsContact = dice.chance(0.5)
      var person = person(reportsContact: reportsContact)
      if reportsContact { person.touch() }
      person.move(by: direction(&dice) * 30, over: 120)
      for _ in 0..<dice.count(8...60) { person.move(by: dice.vector(upTo: 0.03)) }
      let noise = direction(&dice) * dice.number(2...19)
      let reports = dice.count(1...2)
      for _ in 0..<reports { person.move(by: noise / Double(reports)) }
      let end = person.model
      if reportsContact { person.lift() }
      person.wait(milliseconds: 1_000)
      let center = person.hovered.flatMap { person.engine.target($0)?.frame.center }
      XCTAssert(person.model == end || person.model == center, "seed \(seed): \(person.model - end)")
      XCTAssertNil(person.newEvents().first { $0.type == .attracted || $0.type == .coasted }, "seed \(seed)")
    }
  }

  /// 20 points, or 2 mm of the finger where that is known.
  func testTheLeastTravelOfAFlick() {
    for (unit, least) in [(.points, 20.0), (.millimeters, 2), (.counts(perInch: 1_000), 2 / 25.4 * 1_000)]
      as [(DeviceUnit, Double)]
    {
      for (share, flies) in [(0.999, false), (1.001, true)] {
        var person = person(unit)
        person.touch()
        person.wait(milliseconds: 60)
        person.move(by: .zero)
        for _ in 0..<4 { person.move(by: Vector(least * share / 4, 0)) }
        let end = person.model
        person.lift(waiting: 40)
        XCTAssertEqual(person.model != end, flies, "\(unit), \(share)")
      }
    }
  }

  func testTheLeastTravelIsAConfiguration() {
    var configuration = PointerConfiguration()
    configuration.lifts.minimumFlickTravel = 200
    var person = SimulatedPerson(start: Self.start, configuration: configuration)
    person.flick(Vector(1_600, 0), waiting: 500)
    XCTAssertEqual(person.model.x, 692, accuracy: 1e-9, "192 points")
    person.flick(Vector(-1_700, 0), waiting: 500)
    XCTAssertLessThan(person.model.x, 692 - 204 - 50, "204 points")
  }

  // MARK: A click that follows at once

  /// A finger that rolls a little farther than a flick at least, and taps.
  func testAClickThatFollowsATapTakesTheCoastBack() {
    for (tap, milliseconds) in product(
      [
        PointerInput.Kind.button(.primary, isDown: true),
        .gesture(.tapToClick, phase: .ended, fingers: 1),
      ], [20, 150, 249] as [Int64])
    {
      var person = person()
      person.touch()
      for _ in 0..<5 { person.move(by: Vector(6, 0)) }
      let end = person.model
      person.lift(waiting: milliseconds)
      XCTAssertNotEqual(person.model, end, "it coasts")
      _ = person.newEvents()
      person.send(tap)
      XCTAssertEqual(person.model, end, "after \(milliseconds) ms")
      let pressed = person.newEvents().first { $0.type == .pressed }
      XCTAssertNotNil(pressed)
      XCTAssertNil(pressed?.target, "the click reaches nothing that the pointer coasted to")
    }
  }

  func testAClickAfterAFlickStopsThePointerWhereItIs() {
    var person = SimulatedPerson(start: Point(200, 400))
    person.flick(Vector(1_500, 0), waiting: 40)
    let position = person.model
    person.click()
    XCTAssertEqual(person.model, position)
  }

  // MARK: Gestures

  func testTheLastFingerOfAGestureIsNoFlick() {
    for (seed, var dice) in withDice(0..<100) {
      var person = person()
      let velocity = direction(&dice) * dice.number(400...3_000)
      let fingers = dice.count(2...4)
      person.touch()
      person.send(.contact(.began, fingers: fingers))
      if dice.chance(0.5) {
        person.send(.scroll(velocity * 0.008, phase: .began, source: .finger), waiting: 30)
        person.send(.scroll(.zero, phase: .ended, source: .finger))
      }
      person.send(.contact(.ended, fingers: 1))
      person.move(by: velocity * 0.1, over: 100)
      let end = person.model
      person.lift(waiting: 400)
      XCTAssertNil(person.newEvents().first { $0.type == .attracted || $0.type == .coasted }, "seed \(seed)")
      if person.hovered == nil { XCTAssertEqual(person.model, end, "seed \(seed)") }
      // The next stroke of one finger is a flick again.
      person.send(.position(Self.start), waiting: 900)
      person.flick(velocity)
      XCTAssertNotNil(
        person.newEvents().first { $0.type == .attracted || $0.type == .coasted }, "seed \(seed)")
    }
  }

  /// Some trackpads scroll with one finger at their edge.
  func testAFingerThatScrolledBeforeItMovedIsNoFlick() {
    for scrolls in [false, true] {
      var person = person()
      person.touch()
      if scrolls {
        person.send(.scroll(Vector(0, 8), phase: .began, source: .finger), waiting: 50)
        person.send(.scroll(.zero, phase: .ended, source: .finger))
      }
      person.wait(milliseconds: 400)
      person.move(by: Vector(90, 0), over: 100)
      person.lift(waiting: 300)
      let flew = person.newEvents().contains { $0.type == .attracted || $0.type == .coasted }
      XCTAssertEqual(flew, !scrolls, "scrolls: \(scrolls)")
    }
  }

  /// Without contact reports, a movement that follows a scroll or a pinch at once is still the gesture.
  func testAMovementRightAfterAGestureIsNoFlick() {
    let steps: [(PointerInput.Kind, PointerInput.Kind)] = [
      (
        .scroll(Vector(0, 8), phase: .began, source: .finger),
        .scroll(.zero, phase: .ended, source: .finger)
      ),
      (
        .transform(.began, scale: 1.1, rotation: 0, translation: .zero, fingers: 2),
        .transform(.ended, scale: 1.1, rotation: 0, translation: .zero, fingers: 2)
      ),
    ]
    for ((began, ended), (pause, flies)) in product(steps, [(20 as Int64, false), (141, false), (143, true)])
    {
      var person = person(reportsContact: false)
      person.send(began, waiting: 50)
      person.send(ended, waiting: pause)
      person.flick(Vector(900, 0), reportsContact: false, waiting: 300)
      let flew = person.newEvents().contains { $0.type == .attracted || $0.type == .coasted }
      XCTAssertEqual(flew, flies, "\(began) and \(pause) ms")
    }
  }

  func testAWheelIsNoGestureOfFingers() {
    var person = person()
    person.touch()
    person.send(.scroll(Vector(0, 8), phase: .none, source: .wheel))
    person.move(by: Vector(150, 0), over: 120)
    person.lift()
    XCTAssertTrue(person.newEvents().contains { $0.type == .attracted || $0.type == .coasted })
  }

  // MARK: A fingertip that rolls back

  func testAFingertipThatRollsBackAsItLeavesIsStillAFlick() {
    for (seed, var dice) in withDice(0..<100) {
      let direction = direction(&dice)
      let speed = dice.number(600...3_000)
      var straight = SimulatedPerson(start: Self.start)
      straight.touch()
      straight.move(by: direction * speed * 0.12, over: 120)
      var rolling = straight
      straight.lift()
      let back = dice.pick([0, dice.number(0...0.24)])
      rolling.move(by: direction * (-back * speed * 0.008))
      rolling.wait(milliseconds: Int64(dice.count(0...8)))
      rolling.lift()
      let (velocity, expected) = (
        rolling.engine.lastAttraction?.velocity, straight.engine.lastAttraction?.velocity
      )
      XCTAssertEqual(rolling.frame.phase, .coasting, "seed \(seed)")
      XCTAssertEqual(
        ((velocity ?? .zero) - (expected ?? .zero)).length / speed, 0, accuracy: 0.02, "seed \(seed)")
    }
  }

  func testAStrokeThatRestsIsNoFlick() {
    for rests in 2...10 {
      var person = SimulatedPerson(start: Self.start)
      person.touch()
      person.move(by: Vector(140, 0), over: 120)
      for _ in 0..<rests { person.move(by: .zero) }
      let end = person.model
      person.lift(waiting: 500)
      XCTAssertEqual(person.model, end, "\(rests) reports without movement")
    }
  }
}
