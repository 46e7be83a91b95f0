import PointerKit
import PointerTestSupport
import XCTest

/// I1 and I10: clicks in a row, and the three ways to a secondary click.
final class ClickTests: XCTestCase {
  private func onIcon(
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> PointerHarness {
    var person = PointerHarness(
      targets: [icon], start: Point(x: 439, y: 339), settings: settings, configuration: configuration)
    person.move(by: Vector(dx: 1, dy: 1))
    _ = person.newEvents()
    return person
  }

  private func counts(_ person: PointerHarness) -> [Int] {
    person.events.filter { $0.type == .clicked }.compactMap { $0.count }
  }

  func testI1ClicksInARowAreCountedUpToHalfASecondApart() {
    var person = onIcon()
    for pause in [Int64(0), 420, 420, 421] {
      person.wait(milliseconds: pause)
      person.click()
    }
    XCTAssertEqual(counts(person), [1, 2, 3, 1], "from release to release: the click itself takes 80 ms")
  }

  func testI1ThePersonsIntervalDecides() {
    let settings = with(PointerSettings()) { $0.doubleClickInterval = 1 }
    var person = onIcon(settings: settings)
    person.click()
    person.wait(milliseconds: 900)
    person.click()
    XCTAssertEqual(counts(person), [1, 2])
  }

  func testI1ClicksApartAreNotOneRow() {
    let plain = with(icon) { $0.style = .system }
    for (distance, expected) in [(4.0, [1, 2]), (4.5, [1, 1])] {
      var person = PointerHarness(targets: [plain], start: Point(x: 430, y: 330))
      person.move(by: Vector(dx: 1, dy: 0))
      person.click()
      person.move(by: Vector(dx: distance, dy: 0))
      person.click()
      XCTAssertEqual(counts(person), expected, "\(distance) points apart")
    }
  }

  // MARK: Secondary clicks

  func testI1SecondaryButtonClicksAtOnce() {
    var person = onIcon()
    person.press(.secondary)
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked], "as it goes down")
    person.release(.secondary)
    XCTAssertEqual(person.newTypes(), [.released])
  }

  func testI1TwoFingerClickIsSecondaryFromPressToRelease() {
    var person = onIcon()
    person.send(.contact(.began, fingers: 2))
    person.press()
    // One finger leaves before the click is over.
    person.send(.contact(.ended, fingers: 1))
    person.wait(milliseconds: 60)
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.pressed, .secondaryClicked, .released])
    XCTAssertTrue(news.allSatisfy { $0.button == .secondary && $0.target == 1 })
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testI1ControlClickIsSecondaryThoughControlIsLetGoInBetween() {
    var person = onIcon()
    person.send(.modifiers(.control))
    person.press()
    person.send(.modifiers([]))
    person.move(by: Vector(dx: 20, dy: 0))
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.pressed, .secondaryClicked, .released], "and no drag of it")
    XCTAssertTrue(news.allSatisfy { $0.button == .secondary })
  }

  func testI1OneFingerAndOtherKeysArePrimary() {
    for keys in [KeyModifiers(), .shift, .option, .command, .capsLock] {
      var person = onIcon()
      person.touch()
      person.send(.modifiers(keys))
      person.click()
      XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
    }
  }

  func testI1SecondFingerDuringAPressLeavesItPrimary() {
    var person = onIcon()
    person.touch()
    person.press()
    person.send(.contact(.changed, fingers: 2))
    person.release()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
  }

  func testI10ThePersonSwitchesTheWaysOff() {
    var settings = PointerSettings()
    settings.gestures.secondaryClickFingers = []
    settings.gestures.controlClickIsSecondary = false
    var person = onIcon(settings: settings)
    person.send(.contact(.began, fingers: 2))
    person.send(.modifiers(.control))
    person.click()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
    settings.gestures.secondaryClickFingers = .three
    person.engine.setSettings(settings, at: person.now)
    person.send(.contact(.changed, fingers: 3))
    person.click()
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked, .released])
  }

  func testI10RegionsOfTheDeviceAnswerAHostThatKnowsTheFinger() {
    var gestures = GestureAssignments()
    let corner = Point(x: 0.5, y: 0.75)
    XCTAssertFalse(gestures.secondaryClickRegion.contains(corner), "no region by default")
    gestures.secondaryClickRegion = .bottomRight
    XCTAssertTrue(gestures.secondaryClickRegion.contains(corner), "closed")
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(x: 0.5, y: 0.75.nextDown)))
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(x: 0.49, y: 0.9)))
    gestures.secondaryClickRegion = .bottomLeft
    XCTAssertTrue(gestures.secondaryClickRegion.contains(Point(x: 0.1, y: 0.9)))
    gestures.secondaryClickRegion = .rightSide
    XCTAssertTrue(gestures.secondaryClickRegion.contains(Point(x: 0.9, y: 0.1)))
    gestures.secondaryClickRegion = .leftSide
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(x: 0.9, y: 0.1)))
    for odd in [Double.nan, -0.1, 1.1, .infinity] {
      XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(x: odd, y: 0.9)), "\(odd)")
    }
  }

  func testAButtonOfAMeaningThatIsDownAlreadyIsIgnoredAndCounted() {
    var person = onIcon()
    person.send(.modifiers(.control))
    person.press()
    person.press(.secondary)
    person.release(.secondary)
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 2)
    person.release()
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked, .released])
  }

  // MARK: I12

  func testI12AScrubberIsToldThePreciseLocation() {
    var scrubber = PointerTarget(id: 3, frame: Rect(x: 100, y: 600, width: 800, height: 20), kind: .slider)
    scrubber.style = PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    var person = PointerHarness(targets: [scrubber], start: Point(x: 313.25, y: 596))
    person.move(by: Vector(dx: 0.5, dy: 0))
    XCTAssertEqual(person.frame.precise, Point(x: 313.75, y: 610), "a preview")
    person.click()
    XCTAssertEqual(person.events.last?.location, Point(x: 313.75, y: 610), "and a seek")
  }
}
