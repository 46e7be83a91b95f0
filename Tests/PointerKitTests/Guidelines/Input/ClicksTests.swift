import PointerTestSupport
import XCTest

/// I1: a primary click selects; a secondary click, with the secondary button, two fingers or Control, acts
/// when the button goes down.
///
/// Files: `Buttons`, `GestureAssignments`.
final class ClicksTests: ClickTestCase {
  func testClicksInARowAreAtMostHalfASecondApart() {
    var person = onIcon()
    for pause in [Int64(0), 420, 420, 421] {
      person.wait(milliseconds: pause)
      person.click()
    }
    XCTAssertEqual(counts(person), [1, 2, 3, 1], "from release to release: the click itself takes 80 ms")
  }

  func testThePersonsIntervalDecides() {
    var person = onIcon(settings: with(PointerSettings()) { $0.doubleClickInterval = 1 })
    person.click(waiting: 900)
    person.click()
    XCTAssertEqual(counts(person), [1, 2])
  }

  func testAPrimaryClickSelectsAtTheReleaseWhateverOtherKeys() {
    for keys in [KeyModifiers(), .shift, .option, .command, .capsLock] {
      var person = onIcon()
      person.send(.modifiers(keys))
      person.click()
      let types = person.newEvents().map { $0.target == 1 ? $0.type : nil }
      XCTAssertEqual(types, [.pressed, .released, .clicked])
    }
  }

  func testSecondFingerDuringAPressLeavesItPrimary() {
    var person = onIcon()
    person.touch()
    person.press()
    person.send(.contact(.changed, fingers: 2))
    person.release()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
  }

  func testQuickClicksOnTwoControlsAreTwoSingleClicks() {
    var person = person(at: Point(438, 320))
    person.click()
    person.move(by: Vector(4, 0))
    person.click()
    XCTAssertEqual(person.events.filter { $0.type == .clicked }.map { $0.target }, [1, 2])
    XCTAssertEqual(counts(person), [1, 1], "4 points apart")
    person.click()
    XCTAssertEqual(counts(person), [1, 1, 2])
  }

  func testAControlThatTakesThePlaceOfAnotherIsNotDoubleClicked() {
    var person = person(at: Point(420, 320))
    person.click()
    person.engine.upsert([PointerTarget(9, left.frame, .button)], removing: [1], at: person.now)
    person.click()
    XCTAssertEqual(counts(person), [1, 1])
  }

  func testAnInterposedClickOfAnotherButtonEndsTheRow() {
    for button in [PointerButton.secondary, .middle, PointerButton(rawValue: 9)] {
      var person = person(at: Point(420, 320))
      person.click()
      person.click(button)
      person.click()
      person.click()
      XCTAssertEqual(counts(person), [1, 1, 2], "\(button)")
    }
    // Within the second click, too.
    var person = person(at: Point(420, 320))
    person.click()
    person.press()
    person.press(.secondary)
    person.release()
    XCTAssertEqual(counts(person), [1, 1])
  }

  func testADragOrABrokenPressEndsTheRow() {
    let deeds: [(String, (inout SimulatedPerson) -> Void)] = [
      (
        "a drag that comes back",
        { person in
          person.press()
          person.move(by: Vector(9, 0))
          person.move(by: Vector(-9, 0))
          person.release()
        }
      ),
      (
        "a cancelled press",
        { person in
          person.press()
          person.send(.cancel)
        }
      ),
      (
        "a release over nothing",
        { person in
          let row = person.engine.target(3)
          person.press()
          person.engine.remove(target: 3, at: person.now)
          person.release()
          person.engine.upsert(row.map { [$0] } ?? [], at: person.now)
        }
      ),
    ]
    for (name, deed) in deeds {
      var person = person(at: Point(450, 520))
      person.click()
      deed(&person)
      person.click()
      XCTAssertEqual(counts(person), [1, 1], name)
    }
  }

  func testABandEndsTheRow() {
    var band = person(at: Point(100, 100))
    band.click()
    band.press()
    band.move(by: Vector(9, 0))
    band.move(by: Vector(-9, 0))
    band.release()
    band.click()
    XCTAssertEqual(counts(band), [1, 1])
  }
}
