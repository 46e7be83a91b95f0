import PointerKit
import PointerTestSupport
import XCTest

final class ModifierTests: XCTestCase {
  private let button = PointerTarget(
    id: 1, frame: Rect(x: 490, y: 364, width: 44, height: 40), kind: .button, hasBezel: true)

  func testI5TheKeysGoWithEverythingThatAHandDoes() {
    var person = PointerHarness(targets: [button])
    person.move(by: Vector(dx: 1, dy: 0))
    person.send(.modifiers([.shift, .option]))
    _ = person.newEvents()
    person.click()
    person.send(.scroll(Vector(dx: 0, dy: 5), phase: .none, source: .wheel))
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

  func testI5AKeyAloneChangesThePointerAtOnce() {
    // A target with a context menu shows so while Control is held, though nothing else happens.
    let target = with(button) { $0.cursor = .contextMenu }
    var person = PointerHarness(targets: [target])
    person.touch()
    person.move(by: Vector(dx: 1, dy: 0))
    person.lift()
    person.waitUntilRest()
    let plain = person.frame
    _ = person.newEvents()
    person.send(.modifiers(.control))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.waitUntilRest()
    XCTAssertNotEqual(person.frame.accessories, plain.accessories)
    person.send(.modifiers([]))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.waitUntilRest()
    XCTAssertEqual(person.frame.accessories, plain.accessories)
    XCTAssertEqual(person.model, plain.model)
  }
}
