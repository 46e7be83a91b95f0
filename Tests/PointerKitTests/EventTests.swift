import PointerKit
import PointerTestSupport
import XCTest

/// Events are read by sequence number from a ring of fixed size.
final class EventTests: XCTestCase {
  /// A person who has clicked so often that the engine has had this many events.
  private func busy(_ count: Int) -> PointerHarness {
    var person = PointerHarness()
    for index in 0..<count { person.send(.button(.middle, isDown: index % 2 == 0)) }
    XCTAssertEqual(person.engine.eventCount, UInt64(count))
    return person
  }

  func testOverflowOfTheRingIsCounted() {
    let engine = busy(300).engine
    let all = engine.events(since: 0)
    XCTAssertEqual(all.count, 256)
    XCTAssertEqual(all.lostCount, 44)
    XCTAssertEqual(all.startIndex, 44)
    XCTAssertEqual(all.endIndex, 300)
    XCTAssertEqual(engine.events(since: 44).lostCount, 0)
    XCTAssertEqual(engine.events(since: 43).lostCount, 1)
  }

  func testNothingIsLostUpToTheCapacity() {
    XCTAssertEqual(busy(256).engine.events(since: 0).lostCount, 0)
    XCTAssertEqual(busy(256).engine.events(since: 0).count, 256)
    XCTAssertEqual(busy(257).engine.events(since: 0).lostCount, 1)
  }

  func testAskingAgainFromTheEndGivesOnlyWhatIsNew() {
    var person = busy(10)
    let first = person.engine.events(since: 0)
    XCTAssertEqual(person.engine.events(since: first.endIndex).count, 0)
    person.press()
    let news = person.engine.events(since: first.endIndex)
    XCTAssertEqual(news.map { $0.type }, [.pressed])
    XCTAssertEqual(first.count, 10, "what was given before does not change")
  }

  func testNumbersBeyondTheEndAreHarmless() {
    let engine = busy(3).engine
    for number in [3, 4, 1000, UInt64.max] {
      let events = engine.events(since: number)
      XCTAssertTrue(events.isEmpty)
      XCTAssertEqual(events.lostCount, 0)
      XCTAssertEqual(events.endIndex, 3)
    }
  }

  func testCollectionWalksBothWays() {
    let events = busy(40).engine.events(since: 5)
    XCTAssertEqual(events.count, 35)
    XCTAssertEqual(Array(events.reversed()).count, 35)
    XCTAssertEqual(events.last, events[events.endIndex - 1])
    XCTAssertEqual(events.index(events.startIndex, offsetBy: 34), events.endIndex - 1)
  }

  func testScrollsAndGesturesGoToWhatIsHovered() {
    let settings = with(PointerSettings()) { ($0.scrollingSpeed, $0.naturalScrolling) = (2, false) }
    let target = PointerTarget(id: 4, frame: Rect(x: 400, y: 300, width: 300, height: 300), effect: nil)
    var person = PointerHarness(targets: [target], start: Point(x: 450, y: 350), settings: settings)
    person.move(by: .zero)
    person.send(.modifiers([.option, .shift]))
    person.send(.scroll(Vector(dx: 1, dy: -12), phase: .changed, source: .finger))
    person.send(.transform(.changed, scale: 1.5, rotation: 0.2, translation: .zero, fingers: 2))
    person.send(.gesture(.smartZoom, phase: .ended, fingers: 2))
    let events = person.events.dropFirst()
    XCTAssertEqual(events.map { $0.type }, [.scrolled, .transformed, .gestured])
    XCTAssertEqual(events.map { $0.target }, [4, 4, 4])
    XCTAssertEqual(events.first?.scroll?.delta, Vector(dx: -2, dy: 24))
    XCTAssertTrue(
      events.allSatisfy { $0.modifiers == [.option, .shift] && $0.location == Point(x: 450, y: 350) })
    XCTAssertEqual(events.dropFirst().first?.transform?.scale, 1.5)
    XCTAssertEqual(events.last?.gesture, .smartZoom)
  }
}
