import PointerTestSupport
import XCTest

/// I5: every event carries the modifier keys, and a key alone can change the pointer.
///
/// Files: `PointerEngine+Input`, `PointerEvent`, `HoveredStyle`.
final class ModifierKeysTests: XCTestCase {
  private let button = PointerTarget(1, Rect(490, 364, 44, 40), .button, hasBezel: true)

  func testEveryEventCarriesTheModifierKeys() {
    var person = SimulatedPerson(targets: [button])
    person.send(.touch(.began, at: .zero, id: 1))
    person.move(by: Vector(1, 0))
    person.send(.modifiers([.shift, .option]))
    XCTAssertEqual(person.engine.touchCount, 1)
    XCTAssertEqual(person.engine.pressedModifiers, [.shift, .option], "which a host reads for its touches")
    _ = person.newEvents()
    person.click()
    person.send(.scroll(Vector(0, 5), phase: .none, source: .wheel))
    person.send(.modifiers(.command))
    person.click(.secondary)
    let news = person.newEvents()
    XCTAssertEqual(
      news.filter { $0.modifiers == [.shift, .option] }.map { $0.type },
      [.pressed, .released, .clicked, .scrolled])
    XCTAssertEqual(
      Set(news.filter { $0.modifiers == .command }.map { $0.type }), [.pressed, .secondaryClicked, .released])
    XCTAssertEqual(news.filter { $0.modifiers == [] }, [])
  }

  func testKeyAloneChangesFunctionAndShapeAtOnce() {
    // A target with a context menu shows so while Control is held, though nothing else happens.
    var person = SimulatedPerson(targets: [with(button) { $0.cursor = .contextMenu }])
    person.touch(movingBy: Vector(1, 0))
    person.lift()
    person.waitUntilRest()
    let plain = person.frame
    _ = person.newEvents()
    person.send(.modifiers(.control))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.waitUntilRest()
    XCTAssertNotEqual(person.frame.cursor, plain.cursor)
    XCTAssertNotEqual(person.frame.accessories, plain.accessories)
    person.send(.modifiers([]))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.waitUntilRest()
    XCTAssertEqual(person.frame.accessories, plain.accessories)
    XCTAssertEqual(person.model, plain.modelPosition)
  }
}
