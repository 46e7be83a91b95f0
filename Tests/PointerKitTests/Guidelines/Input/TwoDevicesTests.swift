import PointerTestSupport
import XCTest

/// I1: two people, or two hands, press buttons of two devices at once.
final class TwoDevicesTests: XCTestCase {
  private let icon = PointerTarget(1, Rect(400, 300, 80, 80), .appIcon)

  private func person() -> SimulatedPerson {
    var person = SimulatedPerson(targets: [icon], start: Point(440, 340), device: .mouse)
    for id in 1...5 { person.engine.setDevice(.mouse, id: DeviceID(rawValue: UInt32(id)), at: person.now) }
    person.move(by: Vector(1, 0))
    _ = person.newEvents()
    return person
  }

  private func presses(_ person: inout SimulatedPerson, _ calls: [(DeviceID, Bool)]) {
    for (device, isDown) in calls {
      person.device = device
      person.wait(milliseconds: 30)
      person.send(.button(.primary, isDown: isDown))
    }
  }

  func testANestedPressOfAnotherDeviceIsBalancedAndDoesNothing() {
    let orders: [[(DeviceID, Bool)]] = [
      [(1, true), (2, true), (2, false), (1, false)], [(1, true), (2, true), (1, false), (2, false)],
      [(1, true), (2, true), (3, true), (2, false), (1, false), (3, false)],
    ]
    for order in orders {
      var person = person()
      presses(&person, order)
      let news = person.newEvents()
      XCTAssertEqual(news.map { $0.type }, [.pressed, .released, .clicked])
      XCTAssertEqual(news.last?.target, 1)
      XCTAssertEqual(person.engine.diagnostics.total, 0)
      // The next click is one again.
      person.wait(milliseconds: 900)
      presses(&person, [(2, true), (2, false)])
      XCTAssertEqual(person.newEvents().map { $0.type }, [.pressed, .released, .clicked])
    }
  }

  func testOneMouseMayPressTheSecondaryButtonInTwoWays() {
    var person = person()
    person.send(.modifiers(.control))
    _ = person.newEvents()
    person.press()
    person.press(.secondary)
    person.release()
    person.release(.secondary)
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked, .released])
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testATapWhileAMouseIsPressedIsNoSecondClick() {
    var person = person()
    person.engine.setDevice(.trackpad, id: 9, at: person.now)
    person.press()
    person.device = 9
    person.send(.gesture(.tapToClick, phase: .ended, fingers: 1))
    person.device = 0
    person.release()
    XCTAssertEqual(person.newTypes().filter { $0 != .gestured }, [.pressed, .released, .clicked])
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 0)
  }

  func testAButtonThatIsPressedTwiceByOneDeviceIsCounted() {
    var person = person()
    person.press()
    person.press()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 1)
    person.device = 2
    person.release()
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 2, "another device has not pressed it")
    person.device = 0
    person.release()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
  }

  func testWhateverIsPressedInWhicheverOrderIsBalanced() {
    for (seed, var dice) in withDice(0..<20, from: 90_000) {
      var person = person()
      var down: [(DeviceID, PointerButton)] = []
      for _ in 0..<60 {
        if dice.chance(0.2) { person.move(by: dice.vector(upTo: 9)) }
        let device = DeviceID(rawValue: UInt32(dice.count(1...5)))
        let button = dice.pick([PointerButton.primary, .secondary, .middle])
        person.device = device
        if let index = down.firstIndex(where: { $0 == device && $1 == button }) {
          down.remove(at: index)
          person.release(button)
        } else {
          down.append((device, button))
          person.press(button)
        }
      }
      for (device, button) in down {
        person.device = device
        person.release(button)
      }
      XCTAssertEqual(person.engine.diagnostics.total, 0, "seed \(seed)")
      var pressed: [PointerButton: Int] = [:]
      for event in person.events {
        guard let button = event.button else { continue }
        if event.type == .pressed { pressed[button, default: 0] += 1 }
        if event.type == .released { pressed[button, default: 0] -= 1 }
        XCTAssertTrue((0...1).contains(pressed[button] ?? 0), "seed \(seed)")
      }
      XCTAssertTrue(pressed.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    }
  }
}
