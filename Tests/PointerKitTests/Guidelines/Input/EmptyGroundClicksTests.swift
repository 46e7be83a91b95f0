import PointerTestSupport
import XCTest

/// I7: a click on empty ground has no target, and clears the selection.
final class EmptyGroundClicksTests: ClickTestCase {
  func testClickOnEmptyGroundClearsTheSelection() {
    for (keys, expected) in [
      (KeyModifiers(), [] as [TargetID]), (.option, []), (.capsLock, []), (.shift, [1, 3]),
      (.command, [1, 3]), ([.shift, .command], [1, 3]),
    ] {
      var person = person(at: Point(100, 100))
      person.engine.setSelection([1, 3], at: person.now)
      person.send(.modifiers(keys))
      person.press()
      XCTAssertEqual(person.engine.selection, [1, 3], "not before the release")
      person.release()
      let news = person.newEvents()
      XCTAssertEqual(news.map { $0.type }, [.pressed, .released, .clicked])
      XCTAssertEqual(news.last?.location, Point(100, 100))
      XCTAssertNil(news.last?.target)
      XCTAssertEqual(news.last?.count, 1)
      XCTAssertEqual(news.last?.modifiers, keys)
      XCTAssertEqual(person.engine.selection, expected, "\(keys)")
      person.click()
      XCTAssertEqual(person.newEvents().last?.count, 2)
    }
  }

  func testAHostThatSelectsByItselfKeepsTheSelection() {
    let configuration = with(PointerConfiguration()) { $0.input.bandSelection = false }
    var person = SimulatedPerson(targets: [left], start: Point(100, 100), configuration: configuration)
    person.engine.setSelection([1], at: person.now)
    person.click()
    XCTAssertEqual(person.events.last?.type, .clicked)
    XCTAssertEqual(person.engine.selection, [1])
  }

  func testAPressOrReleaseElsewhereIsNoClick() {
    var onto = person(at: Point(386, 320))
    onto.press()
    onto.engine.refuseBand()
    onto.move(by: Vector(3.5, 0))
    onto.release()
    XCTAssertEqual(onto.hovered, 1)
    XCTAssertEqual(counts(onto), [])
    var off = person(at: Point(389, 320))
    off.press()
    off.move(by: Vector(-3.5, 0))
    XCTAssertNil(off.hovered)
    off.release()
    XCTAssertEqual(counts(off), [])
  }

  func testASecondaryClickOnEmptyGroundIsNoPrimaryOne() {
    var secondary = person(at: Point(100, 100))
    secondary.click(.secondary)
    XCTAssertEqual(secondary.newTypes(), [.pressed, .secondaryClicked, .released])
  }

  func testABrokenPressIsNoClickAndKeepsTheSelection() {
    for kind in [PointerInput.Kind.cancel, .leave] {
      var broken = person(at: Point(100, 100))
      broken.engine.setSelection([1], at: broken.now)
      broken.press()
      broken.send(kind)
      broken.release()
      XCTAssertEqual(counts(broken), [], "\(kind)")
      XCTAssertEqual(broken.engine.selection, [1], "\(kind)")
    }
  }

  func testAPointerThatIsNotOnTheSurfaceClicksNothing() {
    var away = person(at: Point(100, 100))
    away.send(.leave)
    away.click()
    XCTAssertEqual(counts(away), [])
  }
}
