import PointerTesting
import XCTest

/// What a simulated person does reaches the engine as a device and a hand would do it.
final class SimulatedPersonTests: XCTestCase {
  private let button = PointerTarget(id: 1, frame: Rect(x: 300, y: 200, width: 60, height: 40), kind: .button)

  func testMoveEndsAtThePoint() {
    var person = SimulatedPerson(targets: [button])
    person.move(to: Point(x: 100, y: 640), over: 250)
    XCTAssertEqual(person.position.x, 100, accuracy: 1e-9)
    XCTAssertEqual(person.position.y, 640, accuracy: 1e-9)
  }

  /// At a quarter of the time 10/4³ − 15/4⁴ + 6/4⁵ of the way is done, at half the time a half.
  func testMoveFollowsTheMinimumJerkPath() {
    var person = SimulatedPerson(start: Point(x: 0, y: 100))
    person.reportInterval = 10_000_000
    person.move(to: Point(x: 400, y: 100), over: 400)
    for (report, position) in [(10, 41.40625), (20, 200), (30, 358.59375), (40, 400)] {
      XCTAssertEqual(person.path[report].x, position, accuracy: 1e-9, "report \(report)")
    }
  }

  func testBurstsArriveLateWithTheirOwnTimes() {
    var even = SimulatedPerson(targets: [button], start: Point(x: 100, y: 220))
    var bursts = even
    bursts.delivery = .bursts(of: 4)
    even.flick(Vector(dx: 1200, dy: 0))
    bursts.flick(Vector(dx: 1200, dy: 0))
    XCTAssertEqual(even.engine.lastAttraction?.target, bursts.engine.lastAttraction?.target)
    XCTAssertEqual(even.position, bursts.position)
  }

  func testMergedReportsHaveTheSameSum() {
    var person = SimulatedPerson(start: Point(x: 100, y: 220))
    person.delivery = .merged(3)
    person.move(by: Vector(dx: 90, dy: 30), over: 200)
    XCTAssertEqual(person.position.x, 190, accuracy: 1e-9)
    XCTAssertEqual(person.position.y, 250, accuracy: 1e-9)
  }

  func testTremorMovesThePointerByItsAmplitude() {
    var person = SimulatedPerson(start: Point(x: 500, y: 400))
    person.hand = .tremor(amplitude: 3, frequency: 9, seed: 5)
    person.touch()
    var farthest = 0.0
    for _ in 0..<200 {
      person.move(by: .zero)
      farthest = max(farthest, (person.position - Point(x: 500, y: 400)).length)
    }
    // Both axes oscillate by the amplitude.
    XCTAssertGreaterThan(farthest, 2)
    XCTAssertLessThanOrEqual(farthest, 2 * 3 * 2.0.squareRoot())
  }

  func testRollingFingerMovesBetweenPressAndRelease() {
    var person = SimulatedPerson(targets: [button], start: Point(x: 330, y: 220))
    person.hand = .rolling(by: 4, seed: 9)
    let before = person.position
    person.click()
    XCTAssertEqual((person.position - before).length, 4, accuracy: 1e-9)
  }

  func testSameSeedRepeatsTheSameHand() {
    var one = SimulatedPerson(targets: [button])
    one.hand = .rolling(by: 4, seed: 9)
    var other = one
    one.click(1)
    other.click(1)
    XCTAssertEqual(one.story, other.story)
    XCTAssertEqual(one.position, other.position)
  }

  func testKeysAreHeldWhileThePersonActs() {
    var person = SimulatedPerson(targets: [button])
    person.hold(.option) { person in XCTAssertEqual(person.engine.pressedModifiers, .option) }
    XCTAssertEqual(person.engine.pressedModifiers, [])
  }

  func testEverybodyIsNamedWithADeviceAndAHand() {
    var people: [String] = []
    forEachPerson(like: SimulatedPerson(targets: [button])) { person in
      person.click(1)
      assertClicks(person, 1)
      people.append("\(people.count)")
    }
    XCTAssertEqual(people.count, PersonProfile.everybody.count)
    XCTAssertEqual(
      PersonProfile.mice[3].description,
      "a mouse, 125 reports a second even, hand trembles by 2 pt at 9 Hz, seed 2")
  }

  func testPersonReachesATargetWithPositionsAlone() {
    var person = SimulatedPerson(targets: [button], device: .mouse)
    person.sendsPositions = true
    person.move(to: 1)
    XCTAssertEqual(person.position.x, 330, accuracy: 1e-9)
    XCTAssertEqual(person.position.y, 220, accuracy: 1e-9)
    XCTAssertEqual(person.hovered, 1)
  }

  func testPersonScrollsPinchesTypesAndLooks() {
    var person = SimulatedPerson(targets: [button], start: Point(x: 330, y: 220))
    person.move(by: Vector(dx: 1, dy: 0))
    person.scroll(by: Vector(dx: 0, dy: -40))
    person.pinch(to: 2)
    person.type(characters: 2)
    person.look(at: 1)
    let types = Set(person.events.map { "\($0.kind)".prefix { $0 != " " } })
    XCTAssertTrue(types.isSuperset(of: ["scrolled", "transformed", "hidden"]), "\(types)")
    XCTAssertEqual(person.engine.diagnostics.description, "no violations")
  }

  func testStoryKeepsTheOrderOfActsAndEvents() {
    var person = SimulatedPerson(
      targets: [button], start: Point(x: 200, y: 220), names: [1: "Save"])
    person.touch()
    person.move(by: Vector(dx: 130, dy: 0), over: 200)
    person.lift()
    XCTAssertEqual(
      person.story,
      """
      0.00 s  touch at (200, 220)
      0.00 s  move by (130, 0) in 0.20 s
      0.12 s    entered “Save”
      0.20 s  lift at (330, 220) on “Save”
      0.20 s    attracted by “Save”

      """)
  }
}
