import PointerKit
import PointerTestSupport
import XCTest

/// S4: an opaque element that does not say how light it is.
final class UnknownLuminanceTests: XCTestCase {
  private func card(_ id: TargetID, x: Double = 300) -> PointerTarget {
    PointerTarget(id: id, frame: Rect(x: x, y: 200, width: 300, height: 300), kind: .card)
  }

  /// A person who has moved onto a target.
  private func person(on target: PointerTarget) -> PointerHarness {
    var person = PointerHarness(targets: [target], start: target.frame.center)
    person.touch()
    person.move(by: Vector(dx: 1, dy: 0))
    return person
  }

  func testItIsCountedOnceHoweverOftenThePointerMovesAndTheHostRegistersItAgain() {
    var person = person(on: card(7))
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 1)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.lastID, 7)
    XCTAssertEqual(person.engine.diagnostics.total, 0, "nothing is ignored or corrected")
    for step in 0..<50 {
      person.move(by: Vector(dx: step % 2 == 0 ? 400 : -400, dy: 0))
      person.press()
      person.release()
      person.engine.upsert(card(7), at: person.now)
      person.wait(milliseconds: 20)
    }
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 1)
    // Another one is another matter, even in the place of the first.
    person.engine.upsert([card(8)], removing: [7], at: person.now)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 2)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.lastID, 8)
  }

  func testATargetThatSaysItAndAHostThatMeasuresAreNotCounted() {
    var colored = card(7)
    colored.color = LinearColor(red: 0, green: 0, blue: 0.1)
    var plain = card(7)
    plain.kind = .other
    var stated = card(7)
    stated.luminance = 0.4
    for target in [colored, plain, stated] {
      XCTAssertEqual(person(on: target).engine.diagnostics.unknownLuminances.count, 0)
    }
    var measuring = PointerHarness(targets: [card(7)], start: Point(x: 100, y: 100))
    measuring.send(.luminance(0.3))
    measuring.move(by: Vector(dx: 300, dy: 200))
    XCTAssertEqual(measuring.hovered, 7)
    XCTAssertEqual(measuring.engine.diagnostics.unknownLuminances.count, 0)
    measuring.send(.luminance(nil))
    XCTAssertEqual(measuring.engine.diagnostics.unknownLuminances.count, 1)
  }

  func testAnElementThatThePointerIsBehindOrNotSeenOnIsNotCounted() {
    var icon = PointerTarget(
      id: 7, frame: Rect(x: 300, y: 200, width: 80, height: 80), kind: .appIcon, hasBezel: true)
    XCTAssertEqual(person(on: icon).engine.diagnostics.unknownLuminances.count, 0, "it is lifted")
    icon.kind = .barButton
    icon.hasBezel = false
    XCTAssertEqual(
      person(on: icon).engine.diagnostics.unknownLuminances.count, 0, "it is highlighted from behind")
    icon = card(7)
    icon.style = PointerStyle.hidden
    XCTAssertEqual(person(on: icon).engine.diagnostics.unknownLuminances.count, 0, "it hides the pointer")
  }

  /// E11: the highlight of an opaque element is on top of it.
  func testAHighlightedOpaqueElementOfUnknownLuminanceIsCounted() {
    var button = PointerTarget(
      id: 7, frame: Rect(x: 300, y: 200, width: 44, height: 37), kind: .barButton, hasBezel: true)
    XCTAssertEqual(person(on: button).engine.diagnostics.unknownLuminances.count, 1)
    button.luminance = 0.3
    XCTAssertEqual(person(on: button).engine.diagnostics.unknownLuminances.count, 0)
  }
}
