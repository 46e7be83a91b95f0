import PointerTestSupport
import PointerToolkits
import XCTest

/// The scrolls of libraries, with the units and signs of their documentation.
final class ScrollDeltaTests: XCTestCase {
  /// One detent toward the person shows what is below: the content moves up by 60 points, in every library.
  func testDetentIs60PointsInEveryLibrary() {
    let up = Vector(0, -60)
    XCTAssertEqual(ScrollDelta.pointsPerDetent, 60)
    XCTAssertEqual(ScrollDelta(sdl: Vector(0, -1)).points, up)
    XCTAssertEqual(ScrollDelta(gdk: Vector(0, 1), unit: 0).points, up)  // GDK_SCROLL_UNIT_WHEEL
    XCTAssertEqual(ScrollDelta(qtAngleDelta: Vector(0, -120)).points, up)
    XCTAssertEqual(ScrollDelta(wayland120: Vector(0, 120)).points, up)
    XCTAssertEqual(ScrollDelta(evdev120: Vector(0, -120)).points, up)
  }

  /// One detent to the right shows what is to the right: the content moves to the left.
  func testDetentToTheRightMovesTheContentToTheLeft() {
    let left = Vector(-60, 0)
    XCTAssertEqual(ScrollDelta(sdl: Vector(1, 0)).points, left)
    XCTAssertEqual(ScrollDelta(gdk: Vector(1, 0), unit: 0).points, left)
    XCTAssertEqual(ScrollDelta(qtAngleDelta: Vector(-120, 0)).points, left)
    XCTAssertEqual(ScrollDelta(wayland120: Vector(120, 0)).points, left)
    XCTAssertEqual(ScrollDelta(evdev120: Vector(120, 0)).points, left)
  }

  func testPartsOfADetentAndPointsKeepTheirSize() {
    let delta = Vector(0.25, -3)
    XCTAssertEqual(ScrollDelta(sdl: delta).points, Vector(-15, -180))
    XCTAssertEqual(ScrollDelta(wayland120: Vector(1, -30)).points, Vector(-0.5, 15))
    XCTAssertEqual(ScrollDelta(waylandAxis: delta).points, Vector(-0.25, 3))
    // GDK_SCROLL_UNIT_SURFACE
    XCTAssertEqual(ScrollDelta(gdk: delta, unit: 1).points, Vector(-0.25, 3))
    XCTAssertEqual(ScrollDelta(gdk: delta, unit: 7).points, Vector(-0.25, 3), "no such unit")
    XCTAssertEqual(ScrollDelta(points: delta).points, delta)
    XCTAssertEqual(ScrollDelta(sdl: delta, pointsPerDetent: 40).points, Vector(-10, -120))
    XCTAssertEqual(ScrollDelta(wayland120: delta, pointsPerDetent: 120).points, Vector(-0.25, 3))
  }

  private func onPage() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [PointerTarget(1, Rect(0, 0, 900, 700))])
    person.send(.position(Point(100, 100)))
    return person
  }

  func testDetentScrollsTheContent() {
    var person = onPage()
    person.send(.scroll(ScrollDelta(sdl: Vector(0, -1)).points, phase: .none, source: .wheel))
    XCTAssertEqual(person.events.last { $0.type == .scrolled }?.scroll?.delta, Vector(0, -60))
  }

  func testNumbersThatAreNotFiniteAreIgnored() {
    var person = onPage()
    for bad in [Double.nan, .infinity, -.infinity] {
      let before = person.engine.diagnostics.nonFiniteInputs.count
      let delta = ScrollDelta(wayland120: Vector(0, bad)).points
      person.send(.scroll(delta, phase: .none, source: .wheel))
      XCTAssertEqual(person.engine.diagnostics.nonFiniteInputs.count, before + 1, "\(bad)")
    }
  }

  func testHugeScrollIsClamped() {
    var person = onPage()
    person.send(.scroll(ScrollDelta(waylandAxis: Vector(0, 1e300)).points, phase: .none, source: .wheel))
    XCTAssertEqual(person.events.last { $0.type == .scrolled }?.scroll?.delta, Vector(0, -1e9))
  }

  func testAMovementPrintsItsPoints() {
    XCTAssertEqual("\(ScrollDelta(sdl: Vector(0, -1)))", "(0, -60)")
  }

  func testTheSourcesOfWayland() {
    XCTAssertEqual(
      [0, 1, 2, 3, 4, .max].map { ScrollSource(wayland: $0) },
      [.wheel, .finger, .continuous, .wheel, .continuous, .continuous])
  }
}
