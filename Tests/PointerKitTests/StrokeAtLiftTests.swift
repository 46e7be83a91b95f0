import PointerKit
import PointerTestSupport
import XCTest

/// What the engine tells magnetism about the stroke before a lift, and what follows from it (F3, F4, F8).
final class StrokeAtLiftTests: XCTestCase {
  private func icon(_ id: TargetID, x: Double, y: Double = 360, side: Double = 48) -> PointerTarget {
    PointerTarget(
      id: id, frame: Rect(x: x, y: y, width: side, height: side), kind: .appIcon, hasBezel: true)
  }

  // MARK: A finger that has arrived

  /// A person whose finger brakes from 1,800 to 190 points a second, and lifts at the far edge of one target
  /// with another just ahead.
  private func braked(settlingSpeed: Double? = nil, onto near: PointerTarget) -> PointerHarness {
    var configuration = PointerConfiguration()
    if let settlingSpeed { configuration.magnetism.settlingSpeed = settlingSpeed }
    var person = PointerHarness(
      targets: [near, icon(2, x: 464)], start: Point(x: 286, y: 384), configuration: configuration)
    person.touch()
    for step in 0..<20 { person.move(by: Vector(dx: 14.4 - 0.67 * Double(step), dy: 0)) }
    person.move(by: Vector(dx: 6, dy: 0), over: 32)
    return person
  }

  func testF8AFingerThatHasArrivedOnAControlStays() throws {
    let near = icon(1, x: 400)
    var hasty = braked(settlingSpeed: 0, onto: near)
    hasty.lift()
    let flick = try XCTUnwrap(hasty.engine.lastFlick)
    XCTAssertNotEqual(hasty.engine.lastAttraction?.reason, .tooSlow, "without the rule it would go on")

    var person = braked(onto: near)
    XCTAssertEqual(person.hovered, 1)
    _ = person.newEvents()
    person.lift()
    XCTAssertEqual(person.newTypes(), [.recentered])
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, near.frame.center)

    // The rule is for speeds below the limit: at the limit itself it goes on.
    let speed = flick.velocity.length
    for (limit, stays) in [(speed.nextUp, true), (speed, false)] {
      var person = braked(settlingSpeed: limit, onto: near)
      person.lift()
      XCTAssertEqual(
        person.engine.lastAttraction?.reason == .tooSlow || person.newTypes().contains(.recentered), stays,
        "\(limit)")
    }
  }

  func testF8AFingerThatHasSlowedOnWhatDoesNotSnapHasNotArrived() {
    let card = PointerTarget(
      id: 1, frame: icon(1, x: 400).frame, kind: .card, hasBezel: true, effect: .hover())
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
    -> PointerHarness
  {
    var person = PointerHarness(
      start: Point(x: 400, y: 384), size: Size(width: 9_000, height: 768), device: device)
    person.reportInterval = 4_000_000
    person.touch()
    person.move(by: Vector(dx: speed * 0.12, dy: 0), over: 120)
    if reported > 0 { person.move(by: .zero, over: reported) }
    person.wait(milliseconds: silent)
    _ = person.newEvents()
    person.lift()
    return person
  }

  func testF8AFingerThatRestsBeforeItLeavesIsNoFlick() {
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

  // MARK: One estimate

  /// Movements that accelerate to 2,200 points a second and slow down again; in the last 24 ms they slow to a
  /// third and turn.
  private static let braking: [Vector] =
    [500, 1200, 1800, 2200, 2200, 2200, 2200, 1900, 1600, 1400, 1300].map { Vector(dx: $0 * 0.008, dy: 0) }
    + [(700, 200), (450, 200), (400, 150)].map { Vector(dx: $0.0 * 0.008, dy: $0.1 * 0.008) }

  func testTheVelocityOfALiftIsThatWhichTheFrameShowed() throws {
    var person = PointerHarness(start: Point(x: 300, y: 384))
    person.touch()
    for way in StrokeAtLiftTests.braking { person.move(by: way) }
    let newest = person.frame.velocity
    person.lift()
    let flick = try XCTUnwrap(person.engine.lastFlick)
    XCTAssertEqual(flick.velocity.dx, newest.dx, accuracy: 1e-9)
    XCTAssertEqual(flick.velocity.dy, newest.dy, accuracy: 1e-9)
  }

  func testCoastProjectionAndChoiceFollowOneTimeConstant() throws {
    for rate in [0.984, 0.99, 0.998] {
      let configuration = with(PointerConfiguration()) { $0.magnetism.decay = Decay(decelerationRate: rate) }
      var person = PointerHarness(
        start: Point(x: 100, y: 384), size: Size(width: 4_000, height: 768), configuration: configuration)
      person.flick(Vector(dx: 900, dy: 0))
      let flick = try XCTUnwrap(person.engine.lastFlick)
      let projected = try XCTUnwrap(person.engine.lastAttraction?.projected)
      person.wait(milliseconds: 9_000)
      XCTAssertEqual(person.model.x, projected.x, accuracy: 0.06)
      XCTAssertEqual(
        projected.x, flick.position.x + flick.velocity.dx * configuration.magnetism.decay.timeConstant,
        accuracy: 1e-9)
    }
  }

  func testAnInferredLiftTellsTheSameOfTheStroke() throws {
    func flick(reportsContact: Bool) throws -> Flick {
      let device = PointerDevice(kind: .trackpad, reportsContact: reportsContact)
      var person = PointerHarness(start: Point(x: 300, y: 384), device: device)
      if reportsContact { person.touch() } else { person.move(by: .zero) }
      for way in StrokeAtLiftTests.braking.prefix(10) { person.move(by: way) }
      if reportsContact { person.lift() } else { person.wait(milliseconds: 100) }
      return try XCTUnwrap(person.engine.lastFlick)
    }
    XCTAssertEqual(try flick(reportsContact: false), try flick(reportsContact: true))
  }

  func testF8ASilenceAfterBrakingIsNotTakenForALift() {
    let device = PointerDevice(kind: .trackpad, reportsContact: false)
    for share in [0.1, 0.2, 0.25] {
      var person = PointerHarness(start: Point(x: 300, y: 384), device: device)
      person.move(by: .zero)
      for _ in 0..<12 { person.move(by: Vector(dx: 20, dy: 0)) }
      for _ in 0..<8 { person.move(by: Vector(dx: 20 * share, dy: 0)) }
      let stopped = person.model
      person.wait(milliseconds: 300)
      XCTAssertEqual(person.model, stopped, "\(share)")
      XCTAssertNil(person.engine.lastFlick, "\(share)")
    }
  }

  // MARK: The edge of the surface

  func testF8APointerPushedAgainstTheEdgeStaysThereUnlessItIsOnAControl() {
    let behind = icon(1, x: 850)
    for direction in [Vector(dx: 64, dy: 0), Vector(dx: 64, dy: 30), Vector(dx: 40, dy: -40)] {
      var person = PointerHarness(targets: [behind], start: Point(x: 600, y: 384))
      person.touch()
      for _ in 0..<12 { person.move(by: direction) }
      XCTAssertEqual(person.model.x, 1024)
      person.lift()
      person.wait(milliseconds: 1_000)
      XCTAssertEqual(person.model.x, 1024, accuracy: 1e-9, "\(direction)")
      XCTAssertNil(person.hovered)
    }
    let beside = icon(2, x: 984)
    var person = PointerHarness(targets: [beside], start: Point(x: 600, y: 384))
    person.touch()
    for _ in 0..<12 { person.move(by: Vector(dx: 64, dy: 0)) }
    person.lift()
    person.wait(milliseconds: 1_000)
    XCTAssertEqual(person.model, beside.frame.center, "it is recentered on what it is on")
  }
}
