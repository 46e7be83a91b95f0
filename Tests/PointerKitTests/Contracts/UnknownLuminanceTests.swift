import PointerTestSupport
import XCTest

@testable import PointerKit

/// An opaque element that does not say how light it is is counted where that matters (E11).
final class UnknownLuminanceTests: XCTestCase {
  private func card(_ id: TargetID, x: Double = 300) -> PointerTarget {
    PointerTarget(id, Rect(x, 200, 300, 300), .card)
  }

  /// A person who has moved onto a target.
  private func person(on target: PointerTarget) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [target], start: target.frame.center)
    person.touch(movingBy: Vector(1, 0))
    return person
  }

  func testItIsCountedOnceHoweverOftenItIsRegistered() {
    var person = person(on: card(7))
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.count, 1)
    XCTAssertEqual(person.engine.diagnostics.unknownLuminances.lastID, 7)
    XCTAssertEqual(person.engine.diagnostics.total, 0, "nothing is ignored or corrected")
    for step in 0..<50 {
      person.move(by: Vector(step % 2 == 0 ? 400 : -400, 0))
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
    var measuring = SimulatedPerson(targets: [card(7)], start: Point(100, 100))
    measuring.send(.luminance(0.3))
    measuring.move(by: Vector(300, 200))
    XCTAssertEqual(measuring.hovered, 7)
    XCTAssertEqual(measuring.engine.diagnostics.unknownLuminances.count, 0)
    measuring.send(.luminance(nil))
    XCTAssertEqual(measuring.engine.diagnostics.unknownLuminances.count, 1)
  }

  func testElementWithoutAnEffectInFrontIsNotCounted() {
    var icon = PointerTarget(7, Rect(300, 200, 80, 80), .appIcon, hasBezel: true)
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
    var button = PointerTarget(7, Rect(300, 200, 44, 37), .barButton, hasBezel: true)
    XCTAssertEqual(person(on: button).engine.diagnostics.unknownLuminances.count, 1)
    button.luminance = 0.3
    XCTAssertEqual(person(on: button).engine.diagnostics.unknownLuminances.count, 0)
  }
}
