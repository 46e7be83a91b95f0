import Foundation
import PointerTestSupport
import XCTest

/// M7: if the finger lifts during a swipe, the pointer coasts, and a new touch stops it.
///
/// It does not coast over what says so. Where lifts are inferred, the visible pointer starts before.
///
/// Files: `Lifts`, `ModelPointer`, `TentativeCoast`, `Movements`, `Decay`.
final class InertiaTests: XCTestCase {
  func testOneFlickCrossesTheScreen() {
    var person = SimulatedPerson(start: Point(10, 400))
    person.flick(Vector(6000, 0), waiting: 2000)
    XCTAssertEqual(person.model.x, 1024, accuracy: 1)
  }

  func testWhateverThePersonDoesStopsACoastAtOnce() {
    let stops: [(String, PointerInput.Kind)] = [
      ("contact", .contact(.began, fingers: 1)), ("motion", .motion(.zero)),
      ("press", .button(.primary, isDown: true)),
      ("scroll", .scroll(Vector(0, 4), phase: .began, source: .finger)),
      ("pinch", .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2)), ("leave", .leave),
      ("cancel", .cancel),
    ]
    for (name, stop) in stops {
      var person = SimulatedPerson(start: Point(200, 400))
      person.flick(Vector(1500, 300), waiting: 37)
      let position = person.model
      XCTAssertTrue((100..<1500).contains(person.frame.velocity.length), name)
      person.send(stop)
      XCTAssertEqual(person.frame.velocity, .zero, name)
      XCTAssertEqual(person.model, position, name)
      person.wait(milliseconds: 500)
      XCTAssertEqual(person.model, position, name)
    }
  }

  func testWithInertiaSwitchedOffNothingCoasts() {
    let settings = with(PointerSettings()) { $0.inertia = false }
    for isOffBefore in [true, false] {
      var person = SimulatedPerson(start: Point(200, 400))
      if isOffBefore { person.engine.setSettings(settings, at: person.now) }
      person.flick(Vector(1500, 0))
      if !isOffBefore { person.wait(milliseconds: 20) }
      person.engine.setSettings(settings, at: person.now)
      let position = person.model
      person.wait(milliseconds: 500)
      XCTAssertEqual(person.model, position, "switched off before: \(isOffBefore)")
    }
  }

  func testOnlyAScrollOfFingersStopsACoast() {
    let cases: [(ScrollSource, ScrollPhase, stops: Bool)] = [
      (.finger, .began, true), (.continuous, .began, false), (.continuous, .none, false),
      (.wheel, .none, false),
    ]
    for (source, phase, stops) in cases {
      var person = SimulatedPerson(start: Point(200, 400))
      person.engine.setDevice(source == .wheel ? .mouse : .trackpoint, id: 2, at: person.now)
      person.flick(Vector(1500, 0))
      XCTAssertEqual(person.frame.phase, .coasting)
      person.device = source == .finger ? 0 : 2
      person.send(.scroll(Vector(0, 3), phase: phase, source: source))
      let position = person.model
      person.wait(milliseconds: 24)
      XCTAssertEqual(person.model == position, stops, "\(source), \(phase)")
    }
  }

  func testThePauseOfAMouseStopsNoOtherCoast() {
    var person = SimulatedPerson(start: Point(100, 340))
    person.engine.setDevice(.mouse, id: 2, at: person.now)
    person.device = 2
    person.move(by: Vector(1, 0))
    person.device = 0
    person.wait(milliseconds: 240)
    let wide = PointerTarget(
      1, Rect(200, 100, 400, 480), style: PointerStyle(effect: .highlight), isMagnetic: false)
    person.engine.upsert(wide, at: person.now)
    person.flick(Vector(2000, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
    person.wait(milliseconds: 100)
    XCTAssertEqual(person.frame.phase, .coasting, "the mouse's pause came at 0.4 s")
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testACoastIntoAnEdgeIsOverAsItArrives() {
    for velocity in [Vector(3000, 0), Vector(3000, 2500), Vector(0, -3000)] {
      var person = SimulatedPerson(start: Point(640, 380))
      person.flick(velocity)
      XCTAssertEqual(person.frame.phase, .coasting)
      var before = person.model
      while person.frame.phase == .coasting {
        person.wait(milliseconds: 4)
        XCTAssertNotEqual(person.model, before, "it coasts without moving")
        before = person.model
      }
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model, before, "it does not move after its end")
      XCTAssertEqual(person.events.last?.type, .landed)
    }
  }

  func testAPointerThatLeftTheSurfaceDoesNotCoast() {
    for hasLeft in [false, true] {
      var person = SimulatedPerson(start: Point(300, 300))
      person.touch()
      person.move(by: Vector(120, 0), over: 60)
      if hasLeft { person.send(.leave) }
      person.lift()
      let position = person.model
      person.wait(milliseconds: 500)
      XCTAssertEqual(person.model != position, !hasLeft)
      XCTAssertEqual(person.newTypes().contains(.coasted), !hasLeft)
    }
  }

  func testByDefaultOnlyATrackpadCoasts() {
    for kind in PointerDevice.Kind.allCases {
      var person = SimulatedPerson(start: Point(100, 100), device: PointerDevice(kind: kind))
      person.flick(Vector(1500, 0))
      XCTAssertEqual(person.events.contains { $0.type == .coasted }, kind == .trackpad, "\(kind)")
    }
  }

  func testAMouseWithATouchSurfaceCoasts() {
    var mouse = PointerDevice(kind: .mouse, reportsContact: true)
    mouse.profile.hasLift = true
    var person = SimulatedPerson(start: Point(100, 100), device: mouse)
    person.flick(Vector(1500, 0))
    XCTAssertEqual(person.frame.phase, .coasting)
  }

  func testACanceledContactIsNoLift() {
    var person = SimulatedPerson(start: Point(200, 400))
    person.touch()
    person.move(by: Vector(150, 0), over: 120)
    person.send(.contact(.cancelled, fingers: 0), waiting: 500)
    XCTAssertEqual(person.model, Point(350, 400))
    XCTAssertTrue(person.events.isEmpty)
  }

  func testTwoDevicesHaveTheirOwnStrokes() {
    var person = SimulatedPerson(start: Point(400, 400))
    person.engine.setDevice(PointerDevice(kind: .mouse), id: 2, at: person.now)
    person.touch()
    person.move(by: Vector(100, 0), over: 100)
    // A mouse is nudged while the finger lifts: its slowness is not the finger's.
    person.device = 2
    person.send(.motion(Vector(0, 1)))
    person.device = 0
    person.lift()
    XCTAssertEqual(person.frame.phase, .coasting)
    XCTAssertEqual(person.frame.velocity.dx, 100 / 0.096, accuracy: 1)
    XCTAssertEqual(person.frame.velocity.dy, 0, accuracy: 1)
  }

  /// Tries strokes whose last 20 ms have 60 % of the greatest speed or more, every other one with a fingertip
  /// that rolls off; with and without contact, in points and millimeters, at 60–1,000 reports a second.
  ///
  /// The speed is at least 60 mm/s, twice the least speed of a flick, since a fingertip that rolls off is
  /// slower. A coast of less than 42 points, half the side of an icon's region, often ends in the region
  /// where it began. The pointer then goes to the icon's center, which may lie behind the end of the coast,
  /// so the landings of such coasts are not counted.
  func testAFingerThatLiftsInMovementGoesOn() {
    var shares: [Double] = []
    var landings: [Double] = []
    for (seed, var dice) in withDice(0..<50, from: 10_000) {
      let stroke = FingerStroke(&dice, liftedInMovement: true)
      let trial = StrokeTrial(stroke, &dice)
      let coast = trial.run(on: StrokeTrial.plane)
      let ahead = coast.way.dot(stroke.direction)
      XCTAssertGreaterThan(ahead, 0, "seed \(seed): \(stroke), \(trial.device)")
      // At 60 Hz there may be no report in the last 20 ms.
      if stroke.roll == 0, coast.velocity != .zero {
        shares.append(ahead / (coast.velocity.length * coastTime))
      }
      guard coast.way.length >= 42 else { continue }
      let landing = trial.run(on: StrokeTrial.icons)
      landings.append(landing.way.length / max(coast.way.length, 1e-9))
    }
    let median = shares.sorted()[shares.count / 2]
    let near = Double(landings.filter { 0.5...2 ~= $0 }.count) / Double(landings.count)
    XCTAssertTrue(0.7...1.4 ~= median, "the median coast is \(median) of what the last speed covers in 62 ms")
    XCTAssertGreaterThan(near, 0.9, "landings within a factor of two of the coast")
  }
}
