import PointerTestSupport
import XCTest

/// I1, I7, I10: clicks in a row, on empty ground, and the three ways to a secondary click.
final class I1I10ClicksTests: XCTestCase {
  private func onIcon(
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> SimulatedPerson {
    var person = SimulatedPerson(
      targets: [icon], start: Point(439, 339), settings: settings, configuration: configuration)
    person.move(by: Vector(1, 1))
    _ = person.newEvents()
    return person
  }

  private func counts(_ person: SimulatedPerson) -> [Int] {
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
    var person = onIcon(settings: with(PointerSettings()) { $0.doubleClickInterval = 1 })
    person.click(waiting: 900)
    person.click()
    XCTAssertEqual(counts(person), [1, 2])
  }

  // MARK: Secondary clicks

  func testI1SecondaryButtonClicksAtOnce() {
    var person = onIcon()
    person.press(.secondary)
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked], "as it goes down")
    person.release(.secondary)
    XCTAssertEqual(person.newTypes(), [.released])
  }

  func testI1TwoFingerClickIsSecondaryAtOnceAndUntilItsRelease() {
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

  func testI1ControlClickIsSecondaryAtOnceThoughControlIsLetGoInBetween() {
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

  func testI1APrimaryClickSelectsAtTheReleaseWhateverOtherKeys() {
    for keys in [KeyModifiers(), .shift, .option, .command, .capsLock] {
      var person = onIcon()
      person.send(.modifiers(keys))
      person.click()
      let types = person.newEvents().map { $0.target == 1 ? $0.type : nil }
      XCTAssertEqual(types, [.pressed, .released, .clicked])
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

  func testI10ThePersonSwitchesOffOrReassignsTheWaysOfASecondaryClick() {
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

  func testI10ARegionOfAMouseOrTrackpadChosenForSecondaryClicksAnswersAHostThatKnowsTheFinger() {
    var gestures = GestureAssignments()
    let corner = Point(0.5, 0.75)
    XCTAssertFalse(gestures.secondaryClickRegion.contains(corner), "no region by default")
    gestures.secondaryClickRegion = .bottomRight
    XCTAssertTrue(gestures.secondaryClickRegion.contains(corner), "closed")
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(0.5, 0.75.nextDown)))
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(0.49, 0.9)))
    gestures.secondaryClickRegion = .bottomLeft
    XCTAssertTrue(gestures.secondaryClickRegion.contains(Point(0.1, 0.9)))
    gestures.secondaryClickRegion = .rightSide
    XCTAssertTrue(gestures.secondaryClickRegion.contains(Point(0.9, 0.1)))
    gestures.secondaryClickRegion = .leftSide
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(0.9, 0.1)))
    for odd in [Double.nan, -0.1, 1.1, .infinity] {
      XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(odd, 0.9)), "\(odd)")
    }
  }

  // MARK: Double clicks, which are two clicks on one thing with nothing in between

  /// Two buttons that share an edge, and a row that can be dragged.
  private let left = PointerTarget(1, Rect(400, 300, 40, 40), .button, hasBezel: true)
  private let right = PointerTarget(2, Rect(440, 300, 40, 40), .button, hasBezel: true)
  private let row = PointerTarget(3, Rect(400, 500, 300, 44), .row)

  private func person(at position: Point, plain: Bool = true) -> SimulatedPerson {
    var targets = [left, right, row]
    if plain { for index in targets.indices { targets[index].style = .system } }
    return SimulatedPerson(targets: targets, at: position)
  }

  func testI1ClicksOnTwoControlsInQuickSuccessionAreTwoSingleClicks() {
    var person = person(at: Point(438, 320))
    person.click()
    person.move(by: Vector(4, 0))
    person.click()
    XCTAssertEqual(person.events.filter { $0.type == .clicked }.map { $0.target }, [1, 2])
    XCTAssertEqual(counts(person), [1, 1], "4 points apart")
    person.click()
    XCTAssertEqual(counts(person), [1, 1, 2])
  }

  func testI1AControlThatTakesThePlaceOfAnotherIsNotDoubleClicked() {
    var person = person(at: Point(420, 320))
    person.click()
    person.engine.upsert([PointerTarget(9, left.frame, .button)], removing: [1], at: person.now)
    person.click()
    XCTAssertEqual(counts(person), [1, 1])
  }

  func testI1AnInterposedClickOfAnotherButtonEndsTheRow() {
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

  func testI1ADragABandAndACancelledPressEndTheRow() {
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
    var band = person(at: Point(100, 100))
    band.click()
    band.press()
    band.move(by: Vector(9, 0))
    band.move(by: Vector(-9, 0))
    band.release()
    band.click()
    XCTAssertEqual(counts(band), [1, 1], "a band")
  }

  // MARK: Empty ground

  func testI7AClickOnEmptyGroundHasNoTargetAndClearsTheSelection() {
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

  func testI7AHostThatSelectsByItselfKeepsTheSelection() {
    let configuration = with(PointerConfiguration()) { $0.input.bandSelection = false }
    var person = SimulatedPerson(targets: [left], start: Point(100, 100), configuration: configuration)
    person.engine.setSelection([1], at: person.now)
    person.click()
    XCTAssertEqual(person.events.last?.type, .clicked)
    XCTAssertEqual(person.engine.selection, [1])
  }

  func testI7NoClickOnEmptyGroundWhereThePressOrTheReleaseWasElsewhere() {
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
    var secondary = person(at: Point(100, 100))
    secondary.click(.secondary)
    XCTAssertEqual(secondary.newTypes(), [.pressed, .secondaryClicked, .released])
    for kind in [PointerInput.Kind.cancel, .leave] {
      var broken = person(at: Point(100, 100))
      broken.engine.setSelection([1], at: broken.now)
      broken.press()
      broken.send(kind)
      broken.release()
      XCTAssertEqual(counts(broken), [], "\(kind)")
      XCTAssertEqual(broken.engine.selection, [1], "\(kind)")
    }
    var away = person(at: Point(100, 100))
    away.send(.leave)
    away.click()
    XCTAssertEqual(counts(away), [], "the pointer is not on the surface")
  }
}
