import PointerTestSupport
import XCTest

/// A5: an annotation shows values: at most four, each of at most 31 bytes, which is too short for instructions.
///
/// Files: `PointerAnnotation`.
final class AnnotationLengthTests: AnnotationTestCase {
  /// Each of the letters has two bytes.
  func testTextIsCutAfter31Bytes() {
    let text = AnnotationText(String(repeating: "ä", count: 20))
    XCTAssertEqual(text.string, String(repeating: "ä", count: 15))
    XCTAssertTrue(text.isCut)
    XCTAssertFalse(AnnotationText(String(repeating: "x", count: 31)).isCut)
  }

  func testFifthValueIsDropped() {
    let many = PointerAnnotation(Array(repeating: PointerAnnotation.Value(label: "a", text: "1"), count: 6))
    XCTAssertEqual(many.values.count, 4)
    XCTAssertEqual(many.droppedValues, 2)
  }

  func testEachCutAnnotationIsCounted() {
    var person = SimulatedPerson()
    func cut(after annotation: PointerAnnotation) -> Int {
      person.engine.setAnnotation(annotation, at: person.now)
      return person.engine.diagnostics.cutAnnotations.count
    }
    let long = AnnotationText(String(repeating: "ä", count: 20))
    XCTAssertEqual(cut(after: PointerAnnotation([PointerAnnotation.Value(label: "X", text: long)])), 1)
    let many = PointerAnnotation(Array(repeating: PointerAnnotation.Value(label: "a", text: "1"), count: 6))
    XCTAssertEqual(cut(after: many), 2)
    XCTAssertEqual(cut(after: values("1", "2")), 2)
    XCTAssertEqual(person.engine.diagnostics.total, 2)
  }

  /// The engine does not read texts; the audit finds instructions.
  func testEngineShowsAnInstructionAsItIs() {
    var person = SimulatedPerson()
    let words = PointerAnnotation([PointerAnnotation.Value(label: "", text: "Drag to resize")])
    person.engine.setAnnotation(words, at: person.now)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.annotation?.annotation, words)
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }
}
