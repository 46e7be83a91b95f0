import PointerTestSupport
import XCTest

/// F2: when the finger lifts, the engine computes the point at which inertia would end.
///
/// Files: `Attractions`, `Flick`, `Magnet`, `Lifts`, `Decay`.
final class LandingPointTests: FlickTestCase {
  // Also F4.
  func testAFlickThatWouldLandOnAControlEndsAtItsCenter() {
    let target = icon(1, x: 380.3, y: 301.7)
    let person = flicked(Vector(1500, 25), from: Point(120, 320), among: [target])
    XCTAssertEqual(person.model, target.frame.center)
    XCTAssertEqual(person.frame.clickLocation, target.frame.center)
    XCTAssertEqual(person.frame.pointer.center, target.frame.center, "and so does the visible pointer")
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.engine.lastAttraction?.reason, .landed)
    XCTAssertTrue(target.frame.contains(person.engine.lastAttraction?.projected ?? .zero))
    XCTAssertEqual(
      person.events.map { $0.type }, [.attracted, .entered, .landed], "nothing is left to recenter")
  }

  func testALiftOfAPointerAtRestIsNoFlick() {
    let configuration = with(PointerConfiguration()) { $0.magnetism.minimumSpeed = 0 }
    let person = SimulatedPerson(targets: [icon(1, x: 380, y: 380)], configuration: configuration)
    for (speed, reason) in [(0, .tooSlow), (1e-3, .coasted)] as [(Double, MagnetismReason)] {
      let flick = Flick(position: Point(100, 100), velocity: Vector(speed, 0))
      XCTAssertEqual(person.engine.attraction(of: flick).reason, reason, "\(speed) pt/s")
    }
  }

  func testNoMagnetismWithoutAnimations() {
    let settings = with(PointerSettings()) { $0.animations = false }
    var person = SimulatedPerson(
      targets: [icon(1, x: 380, y: 360)], start: Point(130, 320), settings: settings)
    person.flick(Vector(1200, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
  }

  /// Movements that accelerate to 2,200 points a second and slow down again; in the last 24 ms they slow to a
  /// third and turn.
  private static let braking: [Vector] =
    [500, 1200, 1800, 2200, 2200, 2200, 2200, 1900, 1600, 1400, 1300].map { Vector($0 * 0.008, 0) }
    + [(700, 200), (450, 200), (400, 150)].map { Vector($0.0 * 0.008, $0.1 * 0.008) }

  func testTheVelocityOfALiftIsThatWhichTheFrameShowed() throws {
    var person = SimulatedPerson(start: Point(300, 384))
    person.touch()
    for way in LandingPointTests.braking { person.move(by: way) }
    let newest = person.frame.velocity
    person.lift()
    let flick = try XCTUnwrap(person.engine.lastFlick)
    XCTAssertEqual(flick.velocity.dx, newest.dx, accuracy: 1e-9)
    XCTAssertEqual(flick.velocity.dy, newest.dy, accuracy: 1e-9)
  }

  func testCoastProjectionAndChoiceFollowOneTimeConstant() throws {
    for rate in [0.984, 0.99, 0.998] {
      let configuration = with(PointerConfiguration()) { $0.magnetism.decay = Decay(decelerationRate: rate) }
      var person = SimulatedPerson(
        start: Point(100, 384), size: Size(4_000, 768), configuration: configuration)
      person.flick(Vector(900, 0))
      let flick = try XCTUnwrap(person.engine.lastFlick)
      let projected = try XCTUnwrap(person.engine.lastAttraction?.projected)
      person.wait(milliseconds: 9_000)
      XCTAssertEqual(person.model.x, projected.x, accuracy: coastTolerance)
      XCTAssertEqual(
        projected.x, flick.position.x + flick.velocity.dx * configuration.magnetism.decay.timeConstant,
        accuracy: 1e-9)
    }
  }

  func testAnInferredLiftTellsTheSameOfTheStroke() throws {
    func flick(reportsContact: Bool) throws -> Flick {
      let device = PointerDevice(kind: .trackpad, reportsContact: reportsContact)
      var person = SimulatedPerson(start: Point(300, 384), device: device)
      if reportsContact { person.touch() } else { person.move(by: .zero) }
      for way in LandingPointTests.braking.prefix(10) { person.move(by: way) }
      if reportsContact { person.lift() } else { person.wait(milliseconds: 100) }
      return try XCTUnwrap(person.engine.lastFlick)
    }
    XCTAssertEqual(try flick(reportsContact: false), try flick(reportsContact: true))
  }
}
