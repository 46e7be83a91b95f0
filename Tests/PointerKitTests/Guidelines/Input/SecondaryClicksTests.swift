import PointerTestSupport
import XCTest

/// I1: a secondary click acts when the button goes down.
final class SecondaryClicksTests: ClickTestCase {
  func testSecondaryButtonClicksAtOnce() {
    var person = onIcon()
    person.press(.secondary)
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked], "as it goes down")
    person.release(.secondary)
    XCTAssertEqual(person.newTypes(), [.released])
  }

  func testTwoFingerClickIsSecondaryUntilItsRelease() {
    var person = onIcon()
    person.send(.contact(.began, fingers: 2))
    person.press()
    // One finger leaves before the click is over.
    person.send(.contact(.ended, fingers: 1), waiting: 60)
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.pressed, .secondaryClicked, .released])
    XCTAssertTrue(news.allSatisfy { $0.button == .secondary && $0.target == 1 })
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testControlClickIsSecondaryThoughControlIsLetGo() {
    var person = onIcon()
    person.send(.modifiers(.control))
    person.press()
    person.send(.modifiers([]))
    person.move(by: Vector(20, 0))
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.pressed, .secondaryClicked, .released], "and no drag of it")
    XCTAssertTrue(news.allSatisfy { $0.button == .secondary })
  }
}
