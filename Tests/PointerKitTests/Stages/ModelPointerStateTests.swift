import PointerTestSupport
import XCTest

@testable import PointerKit

/// M1, M3, M7, F4: the model pointer, without an engine.
final class ModelPointerStateTests: XCTestCase {
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

  private func attracted(to goal: Point, velocity: Vector) -> ModelPointer {
    var pointer = pointer()
    pointer.attract(to: goal, target: 7, velocity: velocity, response: 0.28, at: start)
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

  // M7: the velocity falls by a factor of e in a time constant of 60 ms or so, so that the whole distance is
  // their product.
  func testM7ACoastGoesAsFarAsItsDecaySaysAndSlowsDown() {
    let velocity = Vector(dx: 900, dy: -600)
    let pointer = coasting(velocity)
    let constant = PointerConfiguration().magnetism.decay.timeConstant
    var last = Point(x: 500, y: 400)
    var lastStep = Double.infinity
    for milliseconds in stride(from: 10.0, through: 400, by: 10) {
      let position = pointer.position(at: start.after(milliseconds: milliseconds))
      XCTAssertLessThanOrEqual(position.distance(to: last), lastStep + 1e-9)
      (lastStep, last) = (position.distance(to: last), position)
    }
    let end = pointer.position(at: pointer.end)
    XCTAssertEqual(end.x, 500 + 900 * constant, accuracy: 0.1)
    XCTAssertEqual(end.y, 400 - 600 * constant, accuracy: 0.1)
    XCTAssertEqual(pointer.velocity(at: start).dx, 900, accuracy: 1e-9)
    XCTAssertEqual(pointer.velocity(at: pointer.end), .zero)
  }

  func testM7ACoastStaysOnTheSurfaceAndEndsInACorner() {
    let pointer = coasting(Vector(dx: 9_000, dy: 9_000), from: Point(x: 950, y: 780))
    for milliseconds in 0...500 {
      let time = start.after(milliseconds: Double(milliseconds))
      XCTAssert(pointer.bounds.contains(pointer.position(at: time)))
    }
    XCTAssertEqual(pointer.position(at: pointer.end), Point(x: 1_000, y: 800))
    XCTAssertLessThan(pointer.end.seconds(since: start), 0.1, "it does not go on against the corner")
  }

  func testAtAnEdgeTheVelocityAcrossItIsZero() {
    let pointer = coasting(Vector(dx: 3_000, dy: 900), from: Point(x: 990, y: 400))
    let late = start.after(milliseconds: 50)
    XCTAssertEqual(pointer.position(at: late).x, 1_000)
    XCTAssertEqual(pointer.velocity(at: late).dx, 0)
    XCTAssertGreaterThan(pointer.velocity(at: late).dy, 0)
  }

  func testM7AStopIsWhereItIsAtThatInstant() {
    var pointer = coasting(Vector(dx: 900, dy: 0))
    let moment = start.after(milliseconds: 30)
    let position = pointer.position(at: moment)
    pointer.stop(at: moment)
    XCTAssertFalse(pointer.isMoving)
    XCTAssertEqual(pointer.position, position)
    XCTAssertEqual(pointer.position(at: moment.after(milliseconds: 500)), position)
    XCTAssertEqual(pointer.velocity(at: moment), .zero)
    XCTAssertEqual(pointer.end, moment)
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

  func testAMovementDuringAMotionEndsItsGrid() {
    var pointer = coasting(Vector(dx: 900, dy: 0))
    pointer.move(to: Point(x: 20, y: 20), at: start.advanced(byNanoseconds: 3_000_000))
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

  // MARK: Attraction

  func testF4AnAttractedPointerKeepsItsVelocityAndArrivesExactly() {
    for seed in seeds(100) {
      var dice = Dice(seed: UInt64(seed))
      let goal = dice.point(in: Rect(x: 0, y: 0, width: 1_000, height: 800))
      let velocity = dice.vector(upTo: 3_000)
      let pointer = attracted(to: goal, velocity: velocity)
      XCTAssertEqual(pointer.attractor, 7)
      XCTAssertEqual(pointer.goal, goal)
      XCTAssertEqual(pointer.position(at: start), Point(x: 500, y: 400), "seed \(seed)")
      XCTAssertEqual(pointer.velocity(at: start).dx, velocity.dx, accuracy: 1e-9, "seed \(seed)")
      XCTAssertEqual(pointer.position(at: pointer.end), goal, "seed \(seed)")
      XCTAssertLessThan(pointer.end.seconds(since: start), 0.7, "seed \(seed): at rest within 0.7 s")
    }
  }

  func testF4AnAttractionNeverOvershootsItsGoal() {
    for speed in [0.0, 500, 3_000, 20_000] {
      let pointer = attracted(to: Point(x: 600, y: 400), velocity: Vector(dx: speed, dy: 0))
      for milliseconds in 0...800 {
        let x = pointer.position(at: start.after(milliseconds: Double(milliseconds))).x
        XCTAssertLessThanOrEqual(x, 600 + 1e-9, "from \(speed) points a second")
      }
    }
  }

  func testF4BackwardItTurnsWithinAFewPoints() {
    for speed in [200.0, 1_000, 5_000] {
      let pointer = attracted(to: Point(x: 400, y: 400), velocity: Vector(dx: speed, dy: 0))
      let farthest =
        (0...800).map { pointer.position(at: start.after(milliseconds: Double($0))).x }.max() ?? 0
      XCTAssertLessThanOrEqual(farthest, 500 + ModelPointer.turningDistance, "from \(speed) points a second")
    }
  }

  func testAnAttractionWhoseTargetIsGoneCoastsOnWithItsVelocity() {
    var pointer = attracted(to: Point(x: 700, y: 400), velocity: Vector(dx: 800, dy: 0))
    let moment = start.after(milliseconds: 40)
    let (position, velocity) = (pointer.position(at: moment), pointer.velocity(at: moment))
    pointer.releaseAttraction(decay: PointerConfiguration().magnetism.decay, at: moment)
    XCTAssertEqual(pointer.motion, .coasting)
    XCTAssertNil(pointer.attractor)
    XCTAssertNil(pointer.goal)
    XCTAssertEqual(pointer.position(at: moment), position)
    XCTAssertEqual(pointer.velocity(at: moment).dx, velocity.dx, accuracy: 1e-9)
  }

  // MARK: Resizing

  func testAPointerThatTheSurfaceStillHoldsDoesNotMove() {
    var pointer = pointer()
    XCTAssertEqual(pointer.resize(to: Size(width: 2_000, height: 900), decay: .fast, at: start), .zero)
    XCTAssertEqual(pointer.position, Point(x: 500, y: 400))
    XCTAssertEqual(pointer.bounds.maxX, 2_000)
  }

  func testAPointerBeyondTheNewEdgeMovesToItAndSaysByHowMuch() {
    var pointer = pointer()
    XCTAssertEqual(
      pointer.resize(to: Size(width: 300, height: 390), decay: .fast, at: start), Vector(dx: -200, dy: -10))
    XCTAssertEqual(pointer.position, Point(x: 300, y: 390))
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
