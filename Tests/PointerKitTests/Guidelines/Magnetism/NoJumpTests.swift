import Foundation
import PointerTestSupport
import XCTest

/// F8: if the person meant no target, the pointer does not jump.
///
/// If the finger stopped, the pointer stays where it is. A tap that rolls, noise as the finger leaves, and the last
/// finger of a gesture are no flicks, and reports in bursts change nothing. A pointer that is pushed against an edge
/// stays at that edge.
///
/// Files: `Lifts`, `DeviceState`, `VelocityTracker`, `VelocityTracker+Lift`, `ReportBurst`, `LiftInference`, `Flick`,
/// `Magnet`, `Attractions`, `Movements`.
final class NoJumpTests: XCTestCase {
  /// Tries devices with and without contact, in points and millimeters, at 60–1,000 reports a second.
  func testAFingerThatStoppedIsNotThrownOn() {
    var thrown: [String] = []
    for (seed, var dice) in withDice(0..<50) {
      let stroke = FingerStroke(&dice)
      let trial = StrokeTrial(stroke, &dice)
      let outcome = trial.run(on: StrokeTrial.icons)
      guard !outcome.isRecentered else { continue }
      if outcome.way.length > 12 { thrown.append("seed \(seed): \(stroke), \(trial.device)") }
    }
    XCTAssertEqual(thrown, [])
  }

  /// A finger that moves on before it could have left and come back had paused, whatever a silence seemed to be.
  ///
  /// With a slow or a fast movement, a tremble or one tiny report after the pause, over icons and over nothing.
  func testAPauseIsAStopWithoutContactToo() {
    for (seed, var dice) in withDice(0..<60) {
      var person = dice.chance(0.5) ? StrokeTrial.plane : StrokeTrial.icons
      person.engine.setDevice(PointerDevice(kind: .trackpad, reportsContact: false), at: person.now)
      let (start, rate) = (Point(8_000, 8_000), dice.number(60...1_000))
      person.send(.position(start), waiting: 900)
      person.reportInterval = Int64(1e9 / rate)
      let velocity = dice.vector(upTo: 1).normalized * dice.pick([1_000, dice.number(300...3_000)])
      var way = Vector.zero
      for _ in 0..<Int(rate * 0.15) {
        person.move(by: velocity / rate)
        way += velocity / rate
      }
      person.wait(milliseconds: Int64(dice.count(25...140)) - Int64(1e3 / rate))
      let tremble = dice.number(0.01...1)
      for report in 0..<dice.pick([1, 30]) {
        let delta = Vector(report % 2 == 0 ? tremble : -tremble, dice.number(-0.1...0.1))
        person.wait(nanoseconds: person.reportInterval)
        let seen = person.frame.pointer.center
        person.send(.motion(delta))
        way += delta
        XCTAssertEqual((person.frame.pointer.center - seen).length, 0, accuracy: 2, "seed \(seed)")
        XCTAssertEqual((person.model - start - way).length, 0, accuracy: 1e-6, "seed \(seed)")
      }
      let stop = person.model
      person.wait(milliseconds: 2_000)
      if person.hovered == nil { XCTAssertEqual(person.model, stop, "seed \(seed): and it is no flick") }
    }
  }

  // Found by `Lab soak calls`. A host that stamps reports when it collects them may have two within microseconds.
  func testTwoReportsAtOnceAreNoFlick() {
    for (gap, reportsContact) in product([1, 1_000, 20_000] as [Int64], [false, true]) {
      var device = PointerDevice(kind: .trackpad)
      device.reportsContact = reportsContact
      device.curve = .linear
      var person = SimulatedPerson(start: Point(300, 300), device: device)
      person.wait(milliseconds: 1000)
      if reportsContact { person.touch() }
      person.send(.motion(Vector(3, 0)))
      person.wait(nanoseconds: gap)
      person.send(.motion(Vector(3, 0)), waiting: 8)
      if reportsContact { person.lift() }
      person.wait(milliseconds: 2000)
      // 3 points in 2.4 ms or more are 1,250 a second, which coast for a time constant of about 60 ms.
      XCTAssertLessThan(person.model.x, 306 + 90, "\(gap) ns, contact \(reportsContact)")
    }
  }

  // Found by `Lab soak calls`: the pointer was seen thousands of points away.
  func testTwoReportsAtOnceThrowNoPointerOffAButton() {
    let button = PointerTarget(1, Rect(280, 280, 40, 40), .button, hasBezel: true)
    for gap in [1, 1_000, 20_000] as [Int64] {
      var person = SimulatedPerson(targets: [button], at: Point(301, 300), device: .mouse, waiting: 1000)
      XCTAssertEqual(person.hovered, 1)
      person.send(.motion(Vector(2, 0)))
      person.wait(nanoseconds: gap)
      person.send(.motion(Vector(60, 0)))
      XCTAssertNil(person.hovered)
      for _ in 0..<300 {
        person.wait(milliseconds: 2)
        let center = person.frame.pointer.center
        XCTAssertEqual(center.y, 300, accuracy: 1)
        XCTAssertTrue((260...person.model.x + 40).contains(center.x), "\(gap) ns: seen at \(center)")
      }
    }
  }

  func testWithNoTargetInReachTheCoastIsInertia() {
    for (seed, var dice) in withDice(0..<60) {
      let far = PointerTarget(1, Rect(980, 720, 40, 40), .appIcon, hasBezel: true)
      var person = SimulatedPerson(targets: dice.chance(0.5) ? [far] : [], start: Point(400, 300))
      person.flick(dice.vector(upTo: 1200))
      guard let flick = person.engine.lastFlick, let attraction = person.engine.lastAttraction,
        attraction.reason == .coasted
      else { continue }
      let bounds = Rect(0, 0, 1024, 768)
      let lift = person.now
      let decay = PointerConfiguration().magnetism.decay
      let landing = (flick.position + decay.projectedDistance(velocity: flick.velocity)).clamped(to: bounds)
      for _ in 0..<60 {
        person.wait(nanoseconds: Int64(dice.count(1...20_000_000)))
        if person.frame.phase != .coasting { break }
        let way = decay.displacement(velocity: flick.velocity, after: person.now.seconds(since: lift))
        XCTAssertEqual(person.model, (flick.position + way).clamped(to: bounds), "seed \(seed)")
      }
      person.wait(milliseconds: 1500)
      XCTAssertEqual(person.model, landing, "seed \(seed)")
    }
  }
}
