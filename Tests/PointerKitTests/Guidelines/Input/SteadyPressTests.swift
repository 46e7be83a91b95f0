import PointerTestSupport
import XCTest

/// I14: from the press until the drag distance, hover and the click stay with what was pressed.
///
/// Files: `HoverState`, `HoveredTarget`, `Drags`, `Buttons`.
final class SteadyPressTests: SteadyPressTestCase {
  /// The axes along which the hovered control has centers, lines or steps, or latches: there the location of a
  /// click does not follow the pointer.
  private func heldAxes(_ person: SimulatedPerson) -> Axes {
    guard let id = person.hovered, let target = person.engine.target(id) else { return [] }
    if target.latchingAxes != [] { return .both }
    let style = person.engine.resolvedStyle(of: id) ?? .system
    var axes: Axes = []
    if style.horizontalPrecision ?? .continuous != .continuous { axes.insert(.horizontal) }
    if style.verticalPrecision ?? .continuous != .continuous { axes.insert(.vertical) }
    return axes
  }

  /// Two buttons that touch at x 160, and a finger on the left one, 0.1 pt from the other.
  private func besideANeighbor() -> SimulatedPerson {
    let buttons = [1, 2].map {
      PointerTarget($0, Rect(60 + 100 * Double($0.rawValue - 1), 100, 100, 40), .button, hasBezel: true)
    }
    var person = SimulatedPerson(targets: buttons, start: Point(130, 120), device: .mouse)
    for _ in 0..<10 { person.move(by: Vector(2.99, 0)) }
    XCTAssertEqual(person.hovered, 1)
    return person
  }

  func testPressedControlIsKeptUntilTheNextClickCannotCome() {
    for (wait, hovered) in [(300, 1), (700, 2)] as [(Int64, TargetID)] {
      var person = besideANeighbor()
      person.press()
      person.release()
      person.move(by: Vector(2, 0))
      XCTAssertEqual(person.hovered, 1)
      person.wait(milliseconds: wait)
      XCTAssertEqual(person.hovered, 1, "time alone changes nothing")
      person.move(by: Vector(0.3, 0))
      XCTAssertEqual(person.hovered, hovered, "after \(wait) ms")
    }
  }

  func testAfterTheReleaseTheNewLayoutIsHovered() {
    for isOnControl in [true, false] {
      var person = besideANeighbor()
      if !isOnControl { person.move(by: Vector(0, 300)) }
      person.press()
      person.engine.upsert(
        PointerTarget(3, Rect(0, 0, 900, 700), .card, z: 1, padding: .zero), at: person.now)
      XCTAssertEqual(person.hovered, isOnControl ? 1 : nil)
      _ = person.newTypes()
      person.release()
      XCTAssertEqual(person.hovered, 3)
      XCTAssertEqual(
        person.newTypes(),
        isOnControl ? [.released, .clicked, .exited, .entered] : [.released, .clicked, .entered])
    }
  }

  // A finger that clicks at the end of a swipe is no longer swiping.
  func testAClickAtTheEndOfASwipeIsNoFlick() {
    let icons = [1, 2].map { PointerTarget($0, Rect(100 + 150 * Double($0.rawValue), 100, 60, 60), .appIcon) }
    var person = SimulatedPerson(
      targets: icons, start: Point(150, 130), device: PointerDevice(kind: .trackpad, reportsContact: false))
    while person.model.x < 285 { person.move(by: Vector(9.6, 0)) }
    person.press(waiting: 12)
    person.release(waiting: 500)
    let types = person.newTypes()
    XCTAssertTrue(types.contains(.clicked))
    XCTAssertFalse(types.contains { [.attracted, .coasted].contains($0) }, "\(types)")
    XCTAssertEqual(person.hovered, 1)
  }

  func testHoverAndClickStayAndNoClickIsLost() {
    var counts: [ElementKind?: Int] = [:]
    let all = 0..<8
    for (seed, var dice) in withDice(all, from: 140_000) {
      var person = person(&dice)
      for number in 0..<25 {
        approach(&person, &dice)
        let (lit, point) = (person.hovered, person.model)
        let (precise, held) = (person.frame.clickLocation, heldAxes(person))
        _ = person.newEvents()
        let clicks = dice.count(1...3)
        for _ in 0..<clicks {
          person.press()
          for _ in 0..<dice.count(0...6) {
            tremble(&person, around: point, &dice)
            XCTAssertEqual(person.hovered, lit, "seed \(seed), click \(number)")
            XCTAssertEqual(person.frame.hovered, lit)
            for axis in Axis.allCases {
              XCTAssertEqual(
                person.frame.clickLocation[axis],
                held.contains(Axes(axis)) ? precise[axis] : person.model[axis],
                "seed \(seed), click \(number)")
            }
          }
          person.release()
          // Back to where the finger is most at ease, so that the next press is not a drag distance away.
          person.move(by: point - person.model)
        }
        let news = person.newEvents()
        let types: [PointerEventType] = Array(repeating: [.pressed, .released, .clicked], count: clicks)
          .flatMap { $0 }
        XCTAssertEqual(news.map { $0.type }, types, "seed \(seed), click \(number)")
        XCTAssertTrue(news.allSatisfy { $0.target == lit }, "seed \(seed), click \(number)")
        for axis in Axis.allCases where held.contains(Axes(axis)) {
          XCTAssertTrue(
            news.allSatisfy { $0.location?[axis] == precise[axis] }, "seed \(seed), click \(number)")
        }
        XCTAssertEqual(news.last?.count, clicks, "seed \(seed), click \(number)")
        counts[lit.flatMap { person.engine.target($0)?.kind }, default: 0] += clicks
        person.wait(milliseconds: 700)
        if person.engine.diagnostics.unbalancedInputs.count > 0 { XCTFail("seed \(seed)") }
      }
    }
    // More than 30 clicks on controls for each seed.
    let onControls = counts.filter { $0.key != nil }
    XCTAssertGreaterThanOrEqual(onControls.count, min(ElementKind.allCases.count, 2 * all.count))
    XCTAssertGreaterThanOrEqual(onControls.values.reduce(0, +), 31 * all.count)
    XCTAssertGreaterThan(counts[nil] ?? 0, 3 * all.count / 2)
  }

  // The second press of a double click is made wherever the tremble of the first has left the pointer.
  func testADoubleClickStaysOnTheControlAcrossItsBorder() {
    let left = PointerTarget(1, Rect(300, 300, 60, 40), .barButton, group: 1)
    let right = PointerTarget(2, Rect(360, 300, 60, 40), .barButton, group: 1)
    for device in SteadyPressTests.devices {
      var person = SimulatedPerson(targets: [left, right], start: Point(355, 320), device: device)
      person.move(by: Vector(4.5, 0))
      XCTAssertEqual(person.hovered, 1)
      _ = person.newEvents()
      person.press()
      person.move(by: Vector(2.75, 0))
      person.release()
      person.press()
      person.move(by: Vector(2.5, 0))
      person.release()
      XCTAssertEqual(person.hovered, 1, "lit until the third press, which is meant for it")
      person.press()
      person.move(by: Vector(-1, 2))
      person.release()
      let clicks = person.newEvents().filter { $0.type == .clicked }
      XCTAssertEqual(clicks.map { $0.target }, [1, 1, 1])
      XCTAssertEqual(clicks.map { $0.count }, [1, 2, 3])
      person.move(by: Vector(9, 0))
      XCTAssertEqual(person.hovered, 2, "beyond the drag distance, hover follows the pointer again")
    }
  }

  func testTheSecondaryButtonIsReleasedOverWhatItPressed() {
    for button in [PointerButton.secondary, .middle] {
      let card = PointerTarget(1, Rect(300, 300, 260, 200), .card)
      var person = SimulatedPerson(targets: [card], start: Point(270, 400))
      person.move(by: Vector(18.5, 0))
      XCTAssertEqual(person.hovered, 1)
      _ = person.newEvents()
      person.press(button)
      person.move(by: Vector(-2.5, 0.5))
      XCTAssertEqual(person.hovered, 1)
      person.release(button)
      XCTAssertTrue(person.newEvents().allSatisfy { $0.target == 1 })
    }
  }

  // In a group, what attracts the pointer is lit from the start (E15). With a hover effect, a jump shows (F8).
  func testAClickDuringAFlightNamesTheControlThatLitUp() throws {
    for (delay, effect) in product([0, 20, 50, 100, 200] as [Int64], [PointerEffect.automatic, .hover()]) {
      let bar = (0..<6).map { index in
        PointerTarget(
          TargetID(rawValue: UInt64(index + 1)), Rect(100 + 90 * Double(index), 300, 50, 40), .barButton,
          group: 1, effect: effect, isMagnetic: true)
      }
      var person = SimulatedPerson(targets: bar, start: Point(125, 320))
      person.flick(Vector(1500, 0), waiting: delay)
      let lit = try XCTUnwrap(person.hovered)
      let before = person.frame.pointer.center
      person.press()
      XCTAssertEqual(person.hovered, lit)
      let center = person.engine.target(lit)?.frame.center
      XCTAssertEqual(person.model, effect == .automatic ? center : person.engine.lastAttraction?.landing)
      XCTAssertEqual(person.frame.pointer.center.distance(to: before), 0, accuracy: 1e-6)
      person.release()
      XCTAssertEqual(person.events.last { $0.type == .clicked }?.target, lit, "after \(delay) ms")
    }
  }
}
