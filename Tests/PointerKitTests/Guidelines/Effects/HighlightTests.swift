import PointerTestSupport
import XCTest

/// E1: highlight: the pointer becomes a translucent rounded rectangle behind content that grows, moves with
/// parallax and is lit.
///
/// Files: `ContentEffects`, `ContentPresentation`, `StyleResolution`, `Goals`.
final class HighlightTests: HighlightTestCase {
  /// A person whose pointer is a little off the middle of a button, at (70, 70).
  private var person: SimulatedPerson {
    resting(on: Control(.barButton, 60, 60), off: Vector(0.3, 0.2), over: 1).person
  }

  func testPointerIsATranslucentRoundedRectangleBehind() {
    let pointer = person.frame.pointer
    XCTAssertEqual(pointer.layer, .behind)
    XCTAssertEqual(pointer.outline, .roundedRect)
    XCTAssertTrue((0.05..<0.5).contains(pointer.opacity), "\(pointer.opacity)")
  }

  func testContentGrowsByTwoPointsWithoutAShadow() throws {
    let content = try XCTUnwrap(person.content(1))
    XCTAssertEqual(content.scale, 1 + 2.0 / 60, accuracy: 1e-9)
    XCTAssertEqual(content.shadow, .none)
  }

  func testContentAndPointerShiftALittleWithTheHand() throws {
    let content = try XCTUnwrap(person.content(1))
    XCTAssertGreaterThan(content.translation.dx, 0)
    XCTAssertGreaterThan(content.translation.dy, 0)
    XCTAssertLessThanOrEqual(content.translation.dx, 2)
    XCTAssertGreaterThan(person.frame.pointer.center.x, 70)
    XCTAssertLessThanOrEqual(person.frame.pointer.center.x, 73)
  }

  func testLightIsAtTheModelPointer() throws {
    let content = try XCTUnwrap(person.content(1))
    XCTAssertGreaterThan(content.specular.opacity, 0)
    XCTAssertEqual(content.specular.center, person.model)
  }

  func testParallaxIsCappedHoweverFarTheModelIs() {
    let person = resting(on: Control(.card, 230, 230), off: Vector(-1.1, 1.1), over: 1).person
    XCTAssertEqual(person.content(1)?.translation, Vector(-2, 2))
    XCTAssertEqual(person.frame.pointer.center, person.frame.clickLocation + Vector(-3, 3))
  }

  func testALargeHighlightDoesNotGlare() {
    for (ground, side) in product([0, 0.02, 0.1, 0.18, 0.5, 1], [200.0, 400, 700]) {
      let control = Control(.other, side, side, effect: .highlight)
      let (person, size) = resting(on: control, over: ground)
      let painted = painted(person, size, over: ground)
      // An eighth of the range from black to white.
      XCTAssertLessThanOrEqual(
        painted.light(at: Rect(origin: .zero, size: size).center), 32, "\(side) over \(ground)")
    }
  }
}
