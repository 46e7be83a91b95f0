import PointerTestSupport
import XCTest

/// F8: a finger that has arrived, rests, or pushes against an edge meant no target farther on.
final class StoppedFingerTests: XCTestCase {
  private func square(_ id: TargetID, x: Double, y: Double = 360, side: Double = 48) -> PointerTarget {
    PointerTarget(id, Rect(x, y, side, side), .appIcon, hasBezel: true)
  }

  // MARK: A finger that has arrived

  /// A person whose finger brakes from 1,800 to 190 points a second, and lifts at the far edge of one target
  /// with another just ahead.
  private func braked(settlingSpeed: Double? = nil, onto near: PointerTarget) -> SimulatedPerson {
    var configuration = PointerConfiguration()
    if let settlingSpeed { configuration.magnetism.settlingSpeed = settlingSpeed }
    var person = SimulatedPerson(
      targets: [near, square(2, x: 464)], start: Point(286, 384), configuration: configuration)
    person.touch()
    for step in 0..<20 { person.move(by: Vector(14.4 - 0.67 * Double(step), 0)) }
    person.move(by: Vector(6, 0), over: 32)
    return person
  }

  func testAFingerThatHasArrivedOnAControlStays() {
    let near = square(1, x: 400)
    var hasty = braked(settlingSpeed: 0, onto: near)
    hasty.lift()
    XCTAssertNotEqual(hasty.engine.lastAttraction?.reason, .tooSlow, "without the rule it would go on")

    var person = braked(onto: near)
    XCTAssertEqual(person.hovered, 1)
    _ = person.newEvents()
    person.lift()
    XCTAssertEqual(person.newTypes(), [.recentered])
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, near.frame.center)
  }

  // The rule is for speeds below the limit: at the limit itself it goes on.
  func testTheSettlingSpeedIsALimitToTheBit() throws {
    let near = square(1, x: 400)
    var hasty = braked(settlingSpeed: 0, onto: near)
    hasty.lift()
    let flick = try XCTUnwrap(hasty.engine.lastFlick)
    let speed = flick.velocity.length
    for (limit, stays) in [(speed.nextUp, true), (speed, false)] {
      var person = braked(settlingSpeed: limit, onto: near)
      person.lift()
      XCTAssertEqual(
        person.engine.lastAttraction?.reason == .tooSlow || person.newTypes().contains(.recentered), stays,
        "\(limit)")
    }
  }

  func testOnWhatDoesNotSnapAFingerHasNotArrived() {
    let card = PointerTarget(1, square(1, x: 400).frame, .card, hasBezel: true, effect: .hover())
    var person = braked(onto: card)
    XCTAssertEqual(person.hovered, 1)
    _ = person.newEvents()
    person.lift()
    XCTAssertNotEqual(person.engine.lastAttraction?.reason, .tooSlow)
  }

  // MARK: A finger that rests

  /// A person after an even movement of 120 ms, at a speed in the device's unit, and a rest of which the
  /// device reports a part.
  private func rested(_ device: PointerDevice, speed: Double, reported: Int64, silent: Int64)
    -> SimulatedPerson
  {
    var person = SimulatedPerson(start: Point(400, 384), size: Size(9_000, 768), device: device)
    person.reportInterval = 4_000_000
    person.touch()
    person.move(by: Vector(speed * 0.12, 0), over: 120)
    if reported > 0 { person.move(by: .zero, over: reported) }
    person.wait(milliseconds: silent)
    _ = person.newEvents()
    person.lift()
    return person
  }

  func testAFingerThatRestsBeforeItLeavesIsNoFlick() {
    let pad = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)
    for (device, speed) in [(PointerDevice.trackpad, 400.0), (.trackpad, 3_000), (pad, 80), (pad, 500)] {
      for (reported, silent) in [(24, 0), (16, 8), (0, 24), (4, 40), (0, 90)] as [(Int64, Int64)] {
        var person = rested(device, speed: speed, reported: reported, silent: silent)
        XCTAssertEqual(person.newTypes(), [], "\(device.unit), \(speed), \(reported) + \(silent) ms")
        let position = person.model
        person.wait(milliseconds: 800)
        XCTAssertEqual(person.model, position, "\(device.unit)")
      }
      var flicking = rested(device, speed: speed, reported: 0, silent: 4)
      XCTAssertEqual(flicking.newTypes(), [.coasted], "\(device.unit), \(speed)")
    }
  }

  func testASilenceAfterBrakingIsNotTakenForALift() {
    let device = PointerDevice(kind: .trackpad, reportsContact: false)
    for share in [0.1, 0.2, 0.25] {
      var person = SimulatedPerson(start: Point(300, 384), device: device)
      person.move(by: .zero)
      for _ in 0..<12 { person.move(by: Vector(20, 0)) }
      for _ in 0..<8 { person.move(by: Vector(20 * share, 0)) }
      let stopped = person.model
      person.wait(milliseconds: 300)
      XCTAssertEqual(person.model, stopped, "\(share)")
      XCTAssertNil(person.engine.lastFlick, "\(share)")
    }
  }

  // MARK: The edge of the surface

  func testAPointerPushedAgainstAnEdgeStaysThere() {
    let behind = square(1, x: 850)
    for direction in [Vector(64, 0), Vector(64, 30), Vector(40, -40)] {
      var person = SimulatedPerson(targets: [behind], start: Point(600, 384))
      person.touch()
      for _ in 0..<12 { person.move(by: direction) }
      XCTAssertEqual(person.model.x, 1024)
      person.lift(waiting: 1_000)
      XCTAssertEqual(person.model.x, 1024, accuracy: 1e-9, "\(direction)")
      XCTAssertNil(person.hovered)
    }
  }

  func testAtAnEdgeThePointerRecentersOnTheControlItIsOn() {
    let beside = square(2, x: 984)
    var person = SimulatedPerson(targets: [beside], start: Point(600, 384))
    person.touch()
    for _ in 0..<12 { person.move(by: Vector(64, 0)) }
    person.lift(waiting: 1_000)
    XCTAssertEqual(person.model, beside.frame.center)
  }
}
