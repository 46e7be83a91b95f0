import PointerTestSupport
import XCTest

/// A4: live values are shown above the pointer on a dark platter, below it near the top, and always on the
/// surface.
///
/// Files: `AnnotationPresentation`, `PointerEngine+Annotation`.
final class AnnotationTests: AnnotationTestCase {
  func testValuesOverAGraphFollowWithoutLag() throws {
    var person = shown()
    person.engine.upsert(PointerTarget(1, Rect(300, 200, 400, 400), .canvas), at: person.now)
    person.wait(milliseconds: 900)
    let state = try XCTUnwrap(person.frame.annotation)
    XCTAssertEqual(state.position, Point(500 - state.size.width / 2, 400 - 9.5 - 12 - state.size.height))
    XCTAssertEqual(state.opacity, 1)
    XCTAssertEqual(state.annotation, values("41", "7"))
    person.move(by: Vector(13, 8))
    let next = try XCTUnwrap(person.frame.annotation)
    XCTAssertEqual(next.position, state.position + Vector(13, 8))
  }

  func testSizeWhileResizingChangesAtOnce() throws {
    var person = shown()
    person.engine.upsert(PointerTarget(1, Rect(492, 392, 16, 16), .handle), at: person.now)
    person.press(waiting: 900)
    for side in 40..<60 {
      person.move(by: Vector(1, 1))
      let size = values("\(side) pt", "\(side) pt", ["W", "H"])
      person.engine.setAnnotation(size, at: person.now)
      let state = try XCTUnwrap(person.frame.annotation)
      XCTAssertEqual(state.annotation, size)
    }
    person.wait(milliseconds: 900)
    let before = try XCTUnwrap(person.frame.annotation)
    person.engine.setAnnotation(values("70 pt", "80 pt", ["W", "H"]), at: person.now)
    XCTAssertEqual(try XCTUnwrap(person.frame.annotation).position, before.position)
    XCTAssertTrue(person.frame.isAtRest)
  }

  func testItFadesInAndOutAndKeepsTheLastValuesMeanwhile() throws {
    var person = SimulatedPerson()
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    XCTAssertNil(person.frame.annotation)
    person.wait(milliseconds: 60)
    let coming = try XCTUnwrap(person.frame.annotation).opacity
    XCTAssertTrue((0.1...0.9).contains(coming))
    person.wait(milliseconds: 900)
    person.engine.setAnnotation(nil, at: person.now)
    XCTAssertEqual(person.frame.annotation?.opacity, 1)
    person.wait(milliseconds: 60)
    XCTAssertEqual(person.frame.annotation?.annotation, values("41", "7"))
    XCTAssertTrue((0.1...0.9).contains(try XCTUnwrap(person.frame.annotation).opacity))
    person.wait(milliseconds: 900)
    XCTAssertNil(person.frame.annotation)
  }

  func testOneWithoutValuesFadesTheLastOneOut() throws {
    var person = shown()
    person.engine.setAnnotation(PointerAnnotation([]), at: person.now)
    person.wait(milliseconds: 60)
    let fading = try XCTUnwrap(person.frame.annotation)
    XCTAssertEqual(fading.annotation, values("41", "7"))
    XCTAssertTrue((0.1...0.9).contains(fading.opacity))
    person.wait(milliseconds: 900)
    XCTAssertNil(person.frame.annotation)
  }

  func testItHidesWithThePointerAndComesBackWithIt() throws {
    var person = shown()
    person.send(.leave, waiting: 900)
    XCTAssertNil(person.frame.annotation)
    person.send(.enter(Point(300, 300)), waiting: 900)
    let state = person.frame.annotation
    XCTAssertEqual(state?.platter.rect.center.x, 300)
    XCTAssertEqual(state?.platter.rect.maxY, 300 - 9.5 - 12)
  }

  func testItIsDrawnOnAPlatterThatCanBeReadInLightAndDark() {
    var person = shown()
    for appearance in Appearance.allCases {
      person.engine.setAppearance(appearance, at: person.now)
      var platter: Double?
      var ink: Double?
      for command in person.frame.drawing.commands {
        if case .roundedRect(_, let color, _) = command.kind { platter = color.red }
        if case .annotation(_, _, let color, _) = command.kind { ink = color.red }
      }
      guard let platter, let ink else { return XCTFail("no platter or no text") }
      XCTAssertTrue(appearance == .light ? platter < 0.1 : platter > 0.8, "A4: dark on a light interface")
      XCTAssertEqual(person.frame.annotation?.appearance, appearance == .light ? .dark : .light)
      XCTAssertGreaterThan((max(platter, ink) + 0.05) / (min(platter, ink) + 0.05), 7, "WCAG AAA")
    }
  }
}
