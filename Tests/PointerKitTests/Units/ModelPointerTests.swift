import PointerTestSupport
import XCTest

@testable import PointerKit

/// The model pointer, without an engine (M1, M3, M7, F4).
final class ModelPointerTests: XCTestCase {
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
  func testAnAttractionAlongAnEdgeStaysOnTheSurface() {
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
}
