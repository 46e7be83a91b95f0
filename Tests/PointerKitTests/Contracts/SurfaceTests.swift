import PointerTestSupport
import XCTest

/// A pointer that leaves the surface, comes back, or is canceled; a surface that changes its size.
final class SurfaceTests: XCTestCase {
  private func onIcon(configuration: PointerConfiguration = PointerConfiguration()) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(410, 310), configuration: configuration)
    person.touch(movingBy: Vector(5, 5), waiting: 100)
    return person
  }

  func testLeaveEndsHoverPressesAndStrokes() {
    var person = onIcon()
    person.press()
    person.press(.secondary)
    _ = person.newEvents()
    person.send(.leave)
    XCTAssertEqual(person.newTypes(), [.cancelled, .cancelled, .exited, .hidden])
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.frame.phase, .away)
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.frame.pointer.opacity, 0)
    XCTAssertTrue(person.frame.contents.isEmpty)
    XCTAssertTrue(person.frame.isAtRest)
    XCTAssertNil(person.frame.nextWake)
    person.release()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1, "the release was told already")
  }

  func testEnterComesBackAtAPlaceWithoutSpeed() {
    var person = onIcon()
    person.send(.leave, waiting: 500)
    _ = person.newEvents()
    person.send(.enter(Point(440, 340)))
    XCTAssertEqual(person.newTypes(), [.shown, .entered])
    XCTAssertEqual(person.model, Point(440, 340))
    XCTAssertEqual(person.frame.velocity, .zero)
    person.lift(waiting: 500)
    XCTAssertEqual(person.model, Point(440, 340))
  }

  func testWithoutAPlaceThePointerComesBackWhereItLeft() {
    for kind in [PointerInput.Kind.enter(nil), .motion(Vector(1, 0))] {
      var person = onIcon()
      let position = person.model
      person.send(.leave)
      person.send(kind)
      XCTAssertEqual(person.model.distance(to: position), 0, accuracy: 1, "\(kind)")
      XCTAssertEqual(person.hovered, 1, "\(kind)")
    }
  }

  func testCancelEndsThePressWithoutAClickAndHoverStays() {
    var person = onIcon()
    person.press()
    _ = person.newEvents()
    person.send(.cancel)
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.cancelled])
    XCTAssertEqual(news.first?.button, .primary)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.frame.pointer.scale, 1, "nothing stays pressed")
    person.release()
    XCTAssertFalse(person.events.contains { $0.type == .clicked })
  }

  func testPointerStaysWithinBoundsThatShrink() {
    var person = SimulatedPerson(start: Point(1000, 700))
    person.engine.resize(to: Size(500, 400), at: person.now)
    XCTAssertEqual(person.model, Point(500, 400))
    person.move(by: Vector(50, -100))
    XCTAssertEqual(person.model, Point(500, 300))
    person.engine.resize(to: Size(2000, 400), at: person.now)
    person.move(by: Vector(50, 0))
    XCTAssertEqual(person.model, Point(550, 300))
  }
}
