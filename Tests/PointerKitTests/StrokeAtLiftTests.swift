import PointerKit
import PointerTestSupport
import XCTest

/// What the engine tells magnetism of the stroke before a lift, and what follows from it (F3, F4, F8).
final class StrokeAtLiftTests: XCTestCase {
  private func icon(_ id: TargetID, x: Double, y: Double = 360, side: Double = 48) -> PointerTarget {
    PointerTarget(
      id: id, frame: Rect(x: x, y: y, width: side, height: side), kind: .appIcon, hasBezel: true)
  }

  // MARK: A hand that has arrived

  /// Braking from 1,800 to 190 points a second; it lifts at the far edge of one target, another just ahead.
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

  func testF8AHandThatHasArrivedOnAControlStaysThoughAnotherIsLikelier() throws {
    let near = icon(1, x: 400)
    var hasty = braked(settlingSpeed: 0, onto: near)
    hasty.lift()
    let flick = try XCTUnwrap(hasty.engine.lastFlick)
    XCTAssertEqual(hasty.engine.lastAttraction?.target, 2, "without the rule it would be drawn off")

    var person = braked(onto: near)
    XCTAssertEqual(person.engine.explain(flick).attraction.target, 2)
    XCTAssertEqual(person.hovered, 1)
    _ = person.newEvents()
    person.lift()
    XCTAssertEqual(person.newTypes(), [.recentered])
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.model, near.frame.center)

    // The rule is for speeds below the limit: at the limit itself it goes on.
    let speed = flick.stroke.finalVelocity.length
    for (limit, stays) in [(speed.nextUp, true), (speed, false)] {
      var person = braked(settlingSpeed: limit, onto: near)
      person.lift()
      XCTAssertEqual(person.frame.phase != .attracted, stays, "\(limit)")
    }
  }

  func testF8AHandThatHasSlowedOnWhatDoesNotSnapHasNotArrived() {
    let card = PointerTarget(
      id: 1, frame: icon(1, x: 400).frame, kind: .card, hasBezel: true, effect: .hover())
    var person = braked(onto: card)
    XCTAssertEqual(person.hovered, 1)
    person.lift()
    XCTAssertEqual(person.engine.lastAttraction?.target, 2)
  }

  // MARK: A finger that rests

  /// An even movement for 120 ms, at a speed in the device's unit; then 60 ms of rest, of which it reports
  /// 24.
  private func rested(_ device: PointerDevice, speed: Double) -> PointerHarness {
    var person = PointerHarness(start: Point(x: 400, y: 384), device: device)
    person.reportInterval = 4_000_000
    person.touch()
    person.move(by: Vector(dx: speed * 0.12, dy: 0), over: 120)
    person.move(by: .zero, over: 24)
    person.wait(milliseconds: 36)
    _ = person.newEvents()
    person.lift()
    return person
  }

  func testF8AFingerThatRestsBeforeItLeavesIsNoFlick() {
    let pad = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)
    // Least speeds are 150 points and 30 mm a second. The velocity looks past the rest: it is the whole of
    // these. But of the last 100 ms there was movement in 40.
    for (device, slow, fast) in [(PointerDevice.trackpad, 370.0, 380.0), (pad, 74, 76)] {
      var person = rested(device, speed: slow)
      XCTAssertEqual(person.newTypes(), [], "\(device.unit)")
      let place = person.model
      person.wait(milliseconds: 800)
      XCTAssertEqual(person.model, place, "\(device.unit)")

      var flicking = rested(device, speed: fast)
      XCTAssertEqual(flicking.newTypes(), [.coasted], "\(device.unit)")
    }
  }

  // MARK: How far it came

  /// A swipe at 1,200 points a second; inertia would go on for 119.
  private func swiped(_ milliseconds: Int64, among targets: [PointerTarget] = []) -> PointerHarness {
    var person = PointerHarness(
      targets: targets, start: Point(x: 600 - 1.2 * Double(milliseconds), y: 384))
    person.touch()
    person.move(by: Vector(dx: 1.2 * Double(milliseconds), dy: 0), over: milliseconds)
    person.lift()
    return person
  }

  func testF4ALongStrokeIsLessOfAThrow() throws {
    func share(_ milliseconds: Int64) throws -> Double {
      let person = swiped(milliseconds)
      let flick = try XCTUnwrap(person.engine.lastFlick)
      XCTAssertEqual(flick.stroke.travelled, 1.2 * Double(milliseconds), accuracy: 1e-9)
      return person.engine.explain(flick).estimate.throwShare
    }
    let full = PointerConfiguration().magnetism.throwShare
    XCTAssertEqual(try share(80), full, accuracy: 1e-9, "96 points: inertia carries it as far")
    XCTAssertEqual(try share(120), full / 2, accuracy: full / 8, "144 points")
    XCTAssertEqual(try share(240), 0, accuracy: 1e-9, "288 points")

    // So the same velocity at the same place goes to where inertia ends, or to what is straight ahead.
    let targets = [icon(1, x: 700, y: 366, side: 36), icon(2, x: 636, y: 366, side: 36)]
    XCTAssertEqual(swiped(80, among: targets).engine.lastAttraction?.target, 1)
    XCTAssertEqual(swiped(240, among: targets).engine.lastAttraction?.target, 2)
  }

  func testTheWayOfAStrokeIsThePointersAsTheCrowFlies() throws {
    // In millimetres, so that the pointer's way is not the finger's, and there and back a little.
    let pad = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)
    var person = PointerHarness(start: Point(x: 300, y: 384), device: pad)
    person.move(by: Vector(dx: 5, dy: 0), over: 40)
    person.touch()
    let start = person.model
    person.move(by: Vector(dx: -4, dy: 2), over: 80)
    person.move(by: Vector(dx: 12, dy: 0), over: 120)
    person.lift()
    let flick = try XCTUnwrap(person.engine.lastFlick)
    XCTAssertEqual(flick.stroke.travelled, (person.model - start).length, accuracy: 1e-9)
    XCTAssertGreaterThan(flick.stroke.travelled, 20)
  }

  // MARK: How fast it was

  /// Faster and faster up to 2,200 points a second, then slower, at last within 24 ms to a third, and
  /// turning.
  private static let braking: [Vector] =
    [500, 1200, 1800, 2200, 2200, 2200, 2200, 1900, 1600, 1400, 1300].map { Vector(dx: $0 * 0.008, dy: 0) }
    + [(700, 200), (450, 200), (300, 150)].map { Vector(dx: $0.0 * 0.008, dy: $0.1 * 0.008) }

  func testABrakedStrokeTellsItsNewestVelocityAndItsPeak() throws {
    var person = PointerHarness(start: Point(x: 300, y: 384))
    person.touch()
    for way in StrokeAtLiftTests.braking { person.move(by: way) }
    let hand = person.frame.velocity
    person.lift()
    let flick = try XCTUnwrap(person.engine.lastFlick)
    let (velocity, stroke) = (flick.velocity.length, flick.stroke)
    XCTAssertEqual(stroke.finalVelocity, hand, "what the frame shows of the hand")
    XCTAssertLessThan(stroke.finalVelocity.length, 0.6 * velocity)
    XCTAssertGreaterThan(stroke.peakSpeed, 1.05 * velocity)
    XCTAssertLessThanOrEqual(stroke.peakSpeed, 2200 * (1 + 1e-12))

    let estimate = person.engine.explain(flick).estimate
    XCTAssertEqual(estimate.throwShare, 0, "it stops")
    let full = PointerConfiguration().magnetism
    XCTAssertLessThan(estimate.homingDistance, 0.7 * full.homingDistance)
    XCTAssertGreaterThan(estimate.angularSpread, 1.5 * full.angularSpread)
    // Turned toward the newest moment, but not all the way.
    let (swipe, last) = (flick.velocity.normalized, stroke.finalVelocity.normalized)
    XCTAssertGreaterThan(estimate.heading.dy, swipe.dy + 0.02)
    XCTAssertLessThan(estimate.heading.dy, last.dy)
  }

  func testAnInferredLiftTellsTheSameOfTheStroke() throws {
    func flick(reportsContact: Bool) throws -> Flick {
      let device = PointerDevice(kind: .trackpad, reportsContact: reportsContact)
      var person = PointerHarness(start: Point(x: 300, y: 384), device: device)
      if reportsContact { person.touch() } else { person.move(by: .zero) }
      for way in StrokeAtLiftTests.braking { person.move(by: way) }
      if reportsContact { person.lift() } else { person.wait(milliseconds: 100) }
      return try XCTUnwrap(person.engine.lastFlick)
    }
    XCTAssertEqual(try flick(reportsContact: false), try flick(reportsContact: true))
  }
}
