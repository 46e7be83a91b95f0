import PointerTestSupport
import XCTest

@testable import PointerKit

/// I2: a scroll goes to what is under the pointer: to the innermost space that can move that way.
///
/// Files: `Scrolls`, `TargetStore+Scrolling`, `Gestures`.
final class ScrollsTests: GestureTestCase {
  func testAScrollGoesWhereItBeganMomentumIncluded() {
    var person = onLeft()
    scroll(&person, .began)
    person.engine.setDevice(.trackpad, id: 7, at: person.now)
    // Another device moves the pointer away meanwhile.
    person.device = 7
    person.move(by: Vector(500, 0), over: 100)
    person.device = 0
    XCTAssertEqual(person.hovered, 2)
    scroll(&person, .changed)
    scroll(&person, .ended, by: 0)
    scroll(&person, .momentum, by: -3)
    scroll(&person, .momentum, by: -2)
    let scrolls = person.newEvents().filter { $0.type == .scrolled }
    XCTAssertEqual(scrolls.map { $0.target }, [1, 1, 1, 1, 1])
    XCTAssertEqual(scrolls.map { $0.phase }, [.began, .changed, .ended, nil, nil])
    XCTAssertEqual(scrolls.map { $0.scroll?.isMomentum }, [false, false, false, true, true])
    XCTAssertTrue(scrolls.allSatisfy { $0.location == Point(200, 400) })
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.target, 2, "the next one begins anew")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testAWheelGoesToWhatIsUnderThePointerAtEachStep() {
    var person = onLeft(device: .mouse)
    person.send(.scroll(Vector(0, 10), phase: .none, source: .wheel))
    person.move(by: Vector(500, 0), over: 100)
    person.send(.scroll(Vector(0, 10), phase: .none, source: .wheel))
    XCTAssertEqual(person.events.filter { $0.type == .scrolled }.map { $0.target }, [1, 2])
    XCTAssertNotEqual(person.frame.phase, .gesturing)
  }

  func testAHiddenPointerScrollsWhatIsUnderItAllTheSame() {
    var person = onLeft()
    person.wait(milliseconds: 3100)
    XCTAssertEqual(person.frame.phase, .hidden)
    scroll(&person, .began)
    XCTAssertEqual(person.newEvents().last?.target, 1)
    XCTAssertNil(person.hovered)
  }

  func testBetweenRowsTheScrollGoesToTheSpace() {
    var person = onLeft()
    person.engine.upsert(PointerSpace(id: 9, clip: Rect(400, 100, 100, 600)), at: person.now)
    person.move(by: Vector(240, 0))
    scroll(&person, .began)
    XCTAssertNil(person.events.last?.target)
    XCTAssertEqual(person.events.last?.space, 9)
    scroll(&person, .ended)
    person.wait(milliseconds: 3100)
    scroll(&person, .began)
    XCTAssertEqual(person.events.last?.space, 9, "a hidden pointer is there all the same")
    person.send(.leave)
    scroll(&person, .began)
    XCTAssertEqual(person.events.last?.space, .window, "and one that has left is not")
  }

  func testMomentumWithoutAScrollGoesToWhatIsUnderIt() {
    var person = onLeft()
    for _ in 0..<2 { scroll(&person, .momentum) }
    let scrolls = person.newEvents()
    XCTAssertEqual(scrolls.map { $0.target }, [1, 1])
    XCTAssertEqual(scrolls.map { $0.scroll?.isMomentum }, [true, true])
  }

  func testANewTouchEndsMomentumForGood() {
    var person = onLeft()
    person.send(.contact(.began, fingers: 2))
    scroll(&person, .began)
    scroll(&person, .ended, by: 0)
    person.lift()
    scroll(&person, .momentum)
    person.touch()
    _ = person.newEvents()
    scroll(&person, .momentum)
    XCTAssertEqual(person.newTypes(), [], "the host's queue had one more")
  }

  func testARowThatIsRecycledWhileItScrollsIsToldNoMore() {
    var person = onLeft()
    scroll(&person, .began)
    person.engine.remove(target: 1, at: person.now)
    scroll(&person, .changed)
    scroll(&person, .ended)
    let scrolls = person.newEvents().filter { $0.type == .scrolled }
    XCTAssertEqual(scrolls.map { $0.target }, [1, nil, nil])
    XCTAssertEqual(scrolls.map { $0.phase }, [.began, .changed, .ended])
  }
}
