import PointerTestSupport
import XCTest

/// A5: an annotation is meant for values; a text has at most 31 bytes.
///
/// Files: `PointerAnnotation`.
final class AnnotationLengthTests: AnnotationTestCase {
  func testLongerValueIsCutAndCounted() {
    let long = String(repeating: "ä", count: 20)
    let text = AnnotationText(long)
    XCTAssertEqual(text.string, String(repeating: "ä", count: 15))
    XCTAssertTrue(text.isCut)
    XCTAssertFalse(AnnotationText(String(repeating: "x", count: 31)).isCut)
    var person = SimulatedPerson()
    person.engine.setAnnotation(
      PointerAnnotation([PointerAnnotation.Value(label: "X", text: text)]), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.cutAnnotations.count, 1)
    let many = PointerAnnotation(Array(repeating: PointerAnnotation.Value(label: "a", text: "1"), count: 6))
    XCTAssertEqual(many.values.count, 4)
    XCTAssertEqual(many.droppedValues, 2)
    person.engine.setAnnotation(many, at: person.now)
    XCTAssertEqual(person.engine.diagnostics.cutAnnotations.count, 2)
    person.engine.setAnnotation(values("1", "2"), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.total, 2)
  }

  /// The only limit is storage, since the engine does not read texts.
  func testInstructionIsLeftToTheAuditToFind() {
    var person = SimulatedPerson()
    let words = PointerAnnotation([PointerAnnotation.Value(label: "", text: "Drag to resize")])
    person.engine.setAnnotation(words, at: person.now)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.annotation?.annotation, words)
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }
}
