import PointerTestSupport
import XCTest

@testable import PointerKit

/// M1, M3, M7: the true position, which the hand alone moves.
final class M1M3M7ModelPointerTests: XCTestCase {
  private func wall() -> [PointerTarget] {
    (0..<80).map { index in
      let frame = Rect(60 + 90 * Double(index % 10), 40 + 90 * Double(index / 10), 70, 60)
      return PointerTarget(TargetID(index + 1), frame, .button, hasBezel: index % 3 == 0)
    }
  }

  func testM1TwoPointersMoveAtOnceTheInvisibleModelToTheTruePositionAndTheVisibleOneElsewhere() {
    var person = SimulatedPerson(targets: [icon], start: Point(300, 340))
    person.touch()
    person.move(by: Vector(110, 20), over: 300, waiting: 600)
    let frame = person.frame
    XCTAssertEqual(frame.modelPosition.x, 410, accuracy: 1e-9, "the model is where the hand brought it")
    XCTAssertGreaterThan(frame.pointer.center.x, 430, "the visible pointer is near the middle of the icon")
  }

  func testM3TheModelPointersDistanceDependsOnTheMovementAloneWhateverThePointerSnapsTo() {
    for (seed, var dice) in withDice(0..<20) {
      var free = SimulatedPerson(start: Point(500, 380))
      var crowded = SimulatedPerson(targets: wall(), start: Point(500, 380))
      free.touch()
      crowded.touch()
      for _ in 0..<80 {
        let delta = dice.vector(upTo: 12)
        free.move(by: delta)
        crowded.move(by: delta)
        XCTAssertEqual(free.model, crowded.model, "seed \(seed)")
      }
      XCTAssertNotNil(crowded.events.first, "the stroke passed something")
    }
  }

  func testM7OneFlickCoastsAcrossTheScreenAndSlowsDownAndATouchAMotionAPressAndAScrollStopItAtOnce() {
    let stops: [(String, PointerInput.Kind)] = [
      ("contact", .contact(.began, fingers: 1)), ("motion", .motion(.zero)),
      ("press", .button(.primary, isDown: true)),
      ("scroll", .scroll(Vector(0, 4), phase: .began, source: .finger)),
      ("pinch", .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2)), ("leave", .leave),
      ("cancel", .cancel),
    ]
    var swift = SimulatedPerson(start: Point(10, 400))
    swift.flick(Vector(6000, 0), waiting: 2000)
    XCTAssertEqual(swift.model.x, 1024, accuracy: 1, "one flick crosses the screen")
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

  func testM7WithInertiaSwitchedOffNothingCoastsNotEvenWhatCoastsAlready() {
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

  // MARK: The model pointer, without an engine

  private let size = Size(1_000, 800)

  private func pointer(at position: Point = Point(500, 400)) -> ModelPointer {
    ModelPointer(size: size, start: position)
  }

  private func coasting(_ velocity: Vector, from position: Point = Point(500, 400)) -> ModelPointer {
    var pointer = pointer(at: position)
    let flick = Flick(position: position, velocity: velocity, bounds: pointer.bounds)
    let configuration = PointerConfiguration()
    let attraction = Magnet(configuration: configuration.magnetism).attraction(for: flick, among: [])
    XCTAssertEqual(attraction.reason, .coasted)
    pointer.start(flick, attraction, configuration: configuration, since: start, at: start)
    return pointer
  }

  // MARK: Position and bounds

  func testItStartsOnTheSurface() {
    XCTAssertEqual(ModelPointer(size: size, start: nil).position, Point(500, 400))
    XCTAssertEqual(pointer(at: Point(-5, 9_999)).position, Point(0, 800))
    XCTAssertEqual(pointer(at: Point(.nan, 0)).position, Point(500, 400))
    XCTAssertEqual(ModelPointer(size: Size(.infinity, 10), start: nil).bounds.maxX, 1e9, "clamped")
  }

  // Found by `Lab soak calls`, where a target that attracts changed its frame while the pointer moved along an edge.
  func testF4AnAttractionThatBeginsSidewaysAtAnEdgeStaysOnTheSurface() {
    for velocity in [Vector(800, 3_000), Vector(50, 400), Vector(-9_000, 9_000)] {
      var pointer = pointer(at: Point(300, 795))
      pointer.startAttraction(to: Point(700, 790), target: 7, velocity: velocity, response: 0.28, at: start)
      var lowest = 0.0
      for milliseconds in 0...600 {
        let time = start.after(milliseconds: Double(milliseconds))
        let position = pointer.position(at: time)
        lowest = max(lowest, position.y)
        XCTAssertEqual(position, position.clamped(to: pointer.bounds), "\(velocity) after \(milliseconds) ms")
        if position.y == 800 {
          XCTAssertLessThanOrEqual(pointer.velocity(at: time).dy, 0, "it stays at the edge")
        }
      }
      XCTAssertEqual(lowest, 800, "\(velocity) leads beyond the edge")
      XCTAssertEqual(pointer.position(at: pointer.end), Point(700, 790))
    }
  }

  // MARK: Ownership

  func testTheLastMovementOfADeviceDecidesWhoOwnsThePosition() {
    var person = SimulatedPerson()
    XCTAssertFalse(person.engine.model.isOwnedByHost)
    person.send(.position(Point(1, 1)))
    XCTAssert(person.engine.model.isOwnedByHost)
    person.send(.motion(Vector(1, 0)))
    XCTAssertFalse(person.engine.model.isOwnedByHost)
    person.send(.position(person.model))
    XCTAssert(person.engine.model.isOwnedByHost, "an absolute position where the pointer is already")
    person.send(.motion(.zero))
    XCTAssertFalse(person.engine.model.isOwnedByHost, "a movement without distance")
  }

  // MARK: Coasting

  func testAtAnEdgeTheVelocityAcrossItIsZero() {
    let pointer = coasting(Vector(3_000, 900), from: Point(990, 400))
    let late = start.after(milliseconds: 50)
    XCTAssertEqual(pointer.position(at: late).x, 1_000)
    XCTAssertEqual(pointer.velocity(at: late).dx, 0)
    XCTAssertGreaterThan(pointer.velocity(at: late).dy, 0)
  }

  func testTheGridIsEveryFourMillisecondsUntilTheEnd() {
    var pointer = coasting(Vector(900, 0))
    var count: Int64 = 0
    while pointer.nextSample < pointer.end {
      count += 1
      XCTAssertEqual(pointer.nextSample, start.advanced(byNanoseconds: 4_000_000 * count))
      XCTAssertFalse(pointer.advanceToNextSample(at: pointer.nextSample))
    }
    XCTAssertGreaterThan(count, 20)
    XCTAssert(pointer.advanceToNextSample(at: pointer.end))
    XCTAssertFalse(pointer.isMoving)
    XCTAssertEqual(pointer.nextSample, .distantFuture)
  }

  func testAFlickThatIsTooSlowIsRememberedAndMovesNothing() {
    var pointer = pointer()
    let flick = Flick(position: pointer.position, velocity: Vector(1, 0), bounds: pointer.bounds)
    let configuration = PointerConfiguration()
    let attraction = Magnet(configuration: configuration.magnetism).attraction(for: flick, among: [])
    pointer.start(flick, attraction, configuration: configuration, since: start, at: start)
    XCTAssertEqual(pointer.lastAttraction?.reason, .tooSlow)
    XCTAssertEqual(pointer.lastFlick, flick)
    XCTAssertFalse(pointer.isMoving)
  }

  // MARK: Resizing

  func testACoastGoesOnWithinTheNewBounds() {
    var pointer = coasting(Vector(900, 0))
    let moment = start.after(milliseconds: 20)
    let (position, velocity) = (pointer.position(at: moment), pointer.velocity(at: moment))
    XCTAssertEqual(pointer.resize(to: Size(position.x + 10, 800), decay: .fast, at: moment), .zero)
    XCTAssertEqual(pointer.position(at: moment), position)
    XCTAssertEqual(pointer.velocity(at: moment).dx, velocity.dx, accuracy: 1e-9)
    XCTAssertEqual(pointer.position(at: pointer.end).x, position.x + 10, accuracy: 1e-9)
    XCTAssertEqual(pointer.resize(to: Size(100, 800), decay: .fast, at: moment).dx, 100 - position.x)
    XCTAssertFalse(pointer.isMoving, "pushed by the edge it stops")
  }

  func testM7OnlyAScrollOfFingersStopsACoast() {
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

  func testM7PauseOfAMouseDoesNotStopAnotherDevicesCoast() {
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

  func testM7CoastIntoAnEdgeIsOverAsItArrives() {
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

  func testM7APointerThatLeftTheSurfaceDoesNotCoast() {
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
}
