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
