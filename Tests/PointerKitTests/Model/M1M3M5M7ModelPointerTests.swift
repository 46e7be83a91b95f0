import PointerTestSupport
import XCTest

@testable import PointerKit

/// M1, M3–M5, M7: the true position, which the hand alone moves.
final class M1M3M5M7ModelPointerTests: XCTestCase {
  private func wall() -> [PointerTarget] {
    (0..<80).map { index in
      let frame = Rect(
        x: 60 + 90 * Double(index % 10), y: 40 + 90 * Double(index / 10), width: 70, height: 60)
      return PointerTarget(id: TargetID(index + 1), frame: frame, kind: .button, hasBezel: index % 3 == 0)
    }
  }

  func testM1VisibleAndModelPointerAreTwo() {
    var person = PointerHarness(targets: [icon], start: Point(x: 300, y: 340))
    person.touch()
    person.move(by: Vector(dx: 110, dy: 20), over: 300, waiting: 600)
    let frame = person.frame
    XCTAssertEqual(frame.modelPosition.x, 410, accuracy: 1e-9, "the model is where the hand brought it")
    XCTAssertGreaterThan(frame.pointer.center.x, 430, "the visible pointer is near the middle of the icon")
  }

  func testM3DistanceTravelledDoesNotDependOnWhatItPasses() {
    for (seed, var dice) in withDice(0..<20) {
      var free = PointerHarness(start: Point(x: 500, y: 380))
      var crowded = PointerHarness(targets: wall(), start: Point(x: 500, y: 380))
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

  func testM5LiftCentresThePointerOnTheHoveredControl() {
    var person = PointerHarness(targets: [icon], start: Point(x: 300, y: 320))
    person.touch()
    person.move(by: Vector(dx: 95, dy: 0), over: 300, waiting: 200)
    XCTAssertEqual(person.hovered, 1)
    person.lift()
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.events.last?.type, .recentered)
    XCTAssertEqual(person.events.last?.target, 1)
    XCTAssertEqual(person.frame.clickLocation, icon.frame.center)
    // A finger that rolls as it clicks stays on the control.
    person.touch()
    person.move(by: Vector(dx: 0, dy: 30))
    XCTAssertEqual(person.hovered, 1)
  }

  func testM5RecentringIsPerAxis() {
    var text = PointerTarget(id: 2, frame: Rect(x: 100, y: 100, width: 400, height: 30), kind: .text)
    var person = PointerHarness(targets: [text], start: Point(x: 250, y: 108))
    person.touch(movingBy: Vector(dx: 3, dy: 1), waiting: 200)
    person.lift()
    XCTAssertEqual(person.model, Point(x: 253, y: 115), "the line's middle, and the column kept")

    text.style = PointerStyle(shape: .horizontalBeam(length: 20), constrainedAxes: .horizontal)
    person = PointerHarness(targets: [text], start: Point(x: 250, y: 108))
    person.touch(movingBy: Vector(dx: 3, dy: 1), waiting: 200)
    person.lift()
    XCTAssertEqual(person.model, Point(x: 300, y: 109))
  }

  func testM5HoverAndPlainElementsDoNotRecentre() {
    for effect in [PointerEffect.hover(), nil] {
      let target = PointerTarget(id: 1, frame: icon.frame, effect: effect)
      var person = PointerHarness(targets: [target], start: Point(x: 405, y: 305))
      person.touch(movingBy: Vector(dx: 1, dy: 0), waiting: 200)
      person.lift(waiting: 1000)
      XCTAssertEqual(person.model, Point(x: 406, y: 305))
      XCTAssertFalse(person.events.contains { $0.type == .recentered })
    }
  }

  func testM5RecentringNeverLeavesTheHoveredControlForOneThatCoversItsMiddle() {
    let badge = PointerTarget(
      id: 2, frame: Rect(x: 430, y: 330, width: 20, height: 20), kind: .button, hasBezel: true)
    var front = badge
    front.z = 1
    front.padding = .zero
    var person = PointerHarness(targets: [icon, front], start: Point(x: 404, y: 304))
    person.touch(movingBy: Vector(dx: 1, dy: 0), waiting: 200)
    XCTAssertEqual(person.hovered, 1)
    person.lift(waiting: 500)
    XCTAssertEqual(person.hovered, 1, "a click must reach what was hovered before the lift")
  }

  func testM5NotWhileAButtonIsHeld() {
    for device in [PointerDevice.trackpad, .mouse, PointerDevice(kind: .trackpad, reportsContact: false)] {
      var person = PointerHarness(targets: [icon], start: Point(x: 405, y: 305), device: device)
      if device == .trackpad { person.touch() }
      person.press()
      person.move(by: Vector(dx: 2, dy: 0))
      if device == .trackpad { person.lift() }
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model, Point(x: 407, y: 305), "a drag is not moved by itself: \(device)")
    }
  }

  func testM7FlickCoastsAndSlowsDown() {
    var person = PointerHarness(start: Point(x: 200, y: 400))
    person.flick(Vector(dx: 1500, dy: 0))
    let start = person.model
    XCTAssertEqual(person.frame.phase, .coasting)
    XCTAssertEqual(person.events.last?.type, .coasted)
    var last = person.frame.velocity.dx
    XCTAssertEqual(last, 1500, accuracy: 20)
    var position = start
    for _ in 0..<40 {
      person.wait(milliseconds: 10)
      XCTAssertLessThanOrEqual(person.frame.velocity.dx, last)
      XCTAssertGreaterThanOrEqual(person.model.x, position.x)
      last = person.frame.velocity.dx
      position = person.model
    }
    person.wait(milliseconds: 1000)
    XCTAssertEqual(
      person.model.x - start.x, 1500 * 0.062, accuracy: 3, "the way is speed times time constant")
    XCTAssertEqual(person.events.last?.type, .landed)
    XCTAssertEqual(person.frame.phase, .resting)
    XCTAssertEqual(person.frame.velocity, .zero)
  }

  func testM7ATouchAMotionAPressAndAScrollStopTheCoastWithinTheSameEvent() {
    let stops: [(String, PointerInput.Kind)] = [
      ("contact", .contact(.began, fingers: 1)), ("motion", .motion(.zero)),
      ("press", .button(.primary, isDown: true)),
      ("scroll", .scroll(Vector(dx: 0, dy: 4), phase: .began, source: .finger)),
      ("pinch", .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2)), ("leave", .leave),
      ("cancel", .cancel),
    ]
    for (name, stop) in stops {
      var person = PointerHarness(start: Point(x: 200, y: 400))
      person.flick(Vector(dx: 1500, dy: 300), waiting: 37)
      let position = person.model
      XCTAssertGreaterThan(person.frame.velocity.length, 100, name)
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
      var person = PointerHarness(start: Point(x: 200, y: 400))
      if isOffBefore { person.engine.setSettings(settings, at: person.now) }
      person.flick(Vector(dx: 1500, dy: 0))
      if !isOffBefore { person.wait(milliseconds: 20) }
      person.engine.setSettings(settings, at: person.now)
      let position = person.model
      person.wait(milliseconds: 500)
      XCTAssertEqual(person.model, position, "switched off before: \(isOffBefore)")
    }
  }

  func testM7ModelAndVisiblePointerAreContinuousAtLift() {
    for (seed, var dice) in withDice(0..<30) {
      var person = PointerHarness(start: Point(x: 500, y: 380))
      let velocity = dice.vector(upTo: 2000)
      person.touch()
      person.move(by: velocity * 0.12, over: 120)
      let before = person.frame
      person.lift()
      let after = person.frame
      XCTAssertEqual(before.modelPosition, after.modelPosition, "seed \(seed)")
      XCTAssertEqual(before.pointer.center, after.pointer.center, "seed \(seed)")
      // A steady hand's velocity is the flick's, whichever way it is found.
      XCTAssertLessThan((before.velocity - after.velocity).length, 1e-9, "seed \(seed)")
      let nanosecond = person.frame(afterNanoseconds: 1)
      XCTAssertLessThan(nanosecond.modelPosition.distance(to: after.modelPosition), 1e-5, "seed \(seed)")
      // One millisecond on, both have gone the way that the velocity says, less a hundredth for the decay.
      let millisecond = person.frame(afterNanoseconds: 1_000_000)
      for (name, moved) in [
        ("model", millisecond.modelPosition - after.modelPosition),
        ("pointer", millisecond.pointer.center - after.pointer.center),
      ] {
        XCTAssertLessThan(
          (moved / 0.001 - after.velocity).length, after.velocity.length * 0.01 + 0.1, "\(name), seed \(seed)"
        )
      }
    }
  }

  // MARK: The model pointer, without an engine

  private let size = Size(width: 1_000, height: 800)

  private func pointer(at position: Point = Point(x: 500, y: 400)) -> ModelPointer {
    ModelPointer(size: size, start: position)
  }

  private func coasting(_ velocity: Vector, from position: Point = Point(x: 500, y: 400)) -> ModelPointer {
    var pointer = pointer(at: position)
    let flick = Flick(position: position, velocity: velocity, bounds: pointer.bounds)
    let configuration = PointerConfiguration()
    let attraction = Magnet(configuration: configuration.magnetism).attraction(for: flick, among: [])
    XCTAssertEqual(attraction.reason, .coasted)
    pointer.follow(flick, attraction, configuration: configuration, at: start)
    return pointer
  }

  // MARK: Position and bounds

  func testItStartsOnTheSurface() {
    XCTAssertEqual(ModelPointer(size: size, start: nil).position, Point(x: 500, y: 400))
    XCTAssertEqual(pointer(at: Point(x: -5, y: 9_999)).position, Point(x: 0, y: 800))
    XCTAssertEqual(pointer(at: Point(x: .nan, y: 0)).position, Point(x: 500, y: 400))
    XCTAssertEqual(
      ModelPointer(size: Size(width: .infinity, height: 10), start: nil).bounds.maxX, 1e9, "clamped")
  }

  func testMovementsAreClampedToTheBounds() {
    var pointer = pointer()
    pointer.move(to: Point(x: 1_200, y: -3), at: start)
    XCTAssertEqual(pointer.position, Point(x: 1_000, y: 0))
  }

  // Found by `Soak calls`, where a target that attracts changed its frame while the pointer moved along an edge.
  func testF4AnAttractionThatBeginsSidewaysAtAnEdgeStaysOnTheSurface() {
    for velocity in [Vector(dx: 800, dy: 3_000), Vector(dx: 50, dy: 400), Vector(dx: -9_000, dy: 9_000)] {
      var pointer = pointer(at: Point(x: 300, y: 795))
      pointer.attract(to: Point(x: 700, y: 790), target: 7, velocity: velocity, response: 0.28, at: start)
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
      XCTAssertEqual(pointer.position(at: pointer.end), Point(x: 700, y: 790))
    }
  }

  // MARK: Ownership

  func testTheLastMovementOfADeviceDecidesWhoOwnsThePosition() {
    var person = PointerHarness()
    XCTAssertFalse(person.engine.model.isOwnedByHost)
    person.send(.position(Point(x: 1, y: 1)))
    XCTAssert(person.engine.model.isOwnedByHost)
    person.send(.motion(Vector(dx: 1, dy: 0)))
    XCTAssertFalse(person.engine.model.isOwnedByHost)
    person.send(.position(person.model))
    XCTAssert(person.engine.model.isOwnedByHost, "an absolute position where the pointer is already")
    person.send(.motion(.zero))
    XCTAssertFalse(person.engine.model.isOwnedByHost, "a movement without distance")
  }

  // MARK: Coasting

  func testAtAnEdgeTheVelocityAcrossItIsZero() {
    let pointer = coasting(Vector(dx: 3_000, dy: 900), from: Point(x: 990, y: 400))
    let late = start.after(milliseconds: 50)
    XCTAssertEqual(pointer.position(at: late).x, 1_000)
    XCTAssertEqual(pointer.velocity(at: late).dx, 0)
    XCTAssertGreaterThan(pointer.velocity(at: late).dy, 0)
  }

  func testTheGridIsEveryFourMillisecondsUntilTheEnd() {
    var pointer = coasting(Vector(dx: 900, dy: 0))
    var count: Int64 = 0
    while pointer.gridDue < pointer.end {
      count += 1
      XCTAssertEqual(pointer.gridDue, start.advanced(byNanoseconds: 4_000_000 * count))
      XCTAssertFalse(pointer.advanceGrid(at: pointer.gridDue))
    }
    XCTAssertGreaterThan(count, 20)
    XCTAssert(pointer.advanceGrid(at: pointer.end))
    XCTAssertFalse(pointer.isMoving)
    XCTAssertEqual(pointer.gridDue, .distantFuture)
  }

  func testAFlickThatIsTooSlowIsRememberedAndMovesNothing() {
    var pointer = pointer()
    let flick = Flick(position: pointer.position, velocity: Vector(dx: 1, dy: 0), bounds: pointer.bounds)
    let configuration = PointerConfiguration()
    let attraction = Magnet(configuration: configuration.magnetism).attraction(for: flick, among: [])
    pointer.follow(flick, attraction, configuration: configuration, at: start)
    XCTAssertEqual(pointer.lastAttraction?.reason, .tooSlow)
    XCTAssertEqual(pointer.lastFlick, flick)
    XCTAssertFalse(pointer.isMoving)
  }

  // MARK: Resizing

  func testAPointerThatTheSurfaceStillHoldsDoesNotMove() {
    var pointer = pointer()
    XCTAssertEqual(pointer.resize(to: Size(width: 2_000, height: 900), decay: .fast, at: start), .zero)
    XCTAssertEqual(pointer.position, Point(x: 500, y: 400))
    XCTAssertEqual(pointer.bounds.maxX, 2_000)
  }

  func testACoastGoesOnWithinTheNewBounds() {
    var pointer = coasting(Vector(dx: 900, dy: 0))
    let moment = start.after(milliseconds: 20)
    let (position, velocity) = (pointer.position(at: moment), pointer.velocity(at: moment))
    XCTAssertEqual(
      pointer.resize(to: Size(width: position.x + 10, height: 800), decay: .fast, at: moment), .zero)
    XCTAssertEqual(pointer.position(at: moment), position)
    XCTAssertEqual(pointer.velocity(at: moment).dx, velocity.dx, accuracy: 1e-9)
    XCTAssertEqual(pointer.position(at: pointer.end).x, position.x + 10, accuracy: 1e-9)
    XCTAssertEqual(
      pointer.resize(to: Size(width: 100, height: 800), decay: .fast, at: moment).dx, 100 - position.x)
    XCTAssertFalse(pointer.isMoving, "pushed by the edge it stops")
  }
}
