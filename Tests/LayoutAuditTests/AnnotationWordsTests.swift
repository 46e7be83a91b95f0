import LayoutAudit
import PointerKit
import XCTest

/// L14: which texts instruct, word by word.
final class AnnotationWordsTests: XCTestCase {
  private func finding(_ label: AnnotationText, _ text: AnnotationText) -> Finding? {
    let found = LayoutAuditor().findings(
      in: PointerAnnotation([PointerAnnotation.Value(label: label, text: text)]), at: Point(x: 200, y: 100))
    XCTAssertLessThanOrEqual(found.count, 1)
    return found.first
  }

  private func check(
    _ texts: [(AnnotationText, AnnotationText)], instruct: Bool, line: UInt = #line
  ) {
    for (label, text) in texts {
      let found = finding(label, text)
      XCTAssertEqual(
        found?.certainty == .likely, instruct, "\(label.string), \(text.string)", line: line)
    }
  }

  func testAVerbAlone() {
    check([("Drag", ""), ("", "Drag"), ("", "DRAG"), ("please", "drag")], instruct: true)
    check(
      [("Drag", "41"), ("Drag", "Fit"), ("", "Drag 3"), ("Move", "12, 4"), ("drehen", "45°")], instruct: false
    )
  }

  func testAVerbAfterAWordThatAsks() {
    check(
      [
        ("", "how to drag 4 boxes"), ("", "now please drag 4 boxes"), ("", "4 Ecken, zu ziehen mit 2"),
        ("", "jetzt bitte ziehen 4 mal"), ("how to", "drag"),
      ], instruct: true)
    check([("", "way of drag"), ("", "to boxes")], instruct: false)
  }

  func testAVerbBeforeAWordThatConnects() {
    check(
      [("", "Drag it"), ("", "Tap for 2 more"), ("", "Zoom In"), ("Drag", "it 2 points")], instruct: true)
    check([("", "Blue it"), ("", "Drag 4 it")], instruct: false)
  }

  func testAVerbBeforeAnotherWord() {
    check(
      [
        ("", "Drag handles"), ("", "Press Return"), ("", "Wähle Blau"), ("", "Double click"),
        ("", "DRAG HANDLES"),
      ],
      instruct: true)
    check(
      [
        ("", "Drag Handles"), ("", "Press release"), ("Name", "Drag handles"), ("Name", "Press release"),
        ("", "Drag Ösen"), ("", "Open Sans"),
      ], instruct: false)
    check([("", "Drag ösen"), ("", "Drag|handles")], instruct: true)
  }

  func testAGermanInfinitiveAtTheEnd() {
    check(
      [("", "Farbe wählen"), ("", "Hier klicken"), ("", "Mit 2 Fingern drehen"), ("Farbe", "wählen")],
      instruct: true)
    check(
      [("", "Modus Ziehen"), ("", "Größe 12, dann ändern"), ("", "Digital zoom"), ("", "Farbe gewählt")],
      instruct: false)
  }

  func testUnitsAreNoWords() {
    check([("", "3 pt drag it here"), ("", "3: drag it"), ("", "2× zoom it")], instruct: true)
    check([("", "3 drag it"), ("", "3, drag it"), ("", "3. drag it"), ("", "34 drag it")], instruct: false)
  }

  func testNamesOfFilesAreValues() {
    check(
      [
        ("", "Drag.pdf"), ("", "Drag it.pdf"), ("", "Drag it.mp4"), ("", "Drag it.abcde"), ("Drag", "it.pdf"),
        ("Drag it.pdf", "x"),
      ], instruct: false)
    check(
      [
        ("", "Drag it.abcdef"), ("", "Drag it.4mp"), ("", "Drag .pdf"), ("", "Drag it.p_f"),
        ("", "Drag it.p:f"),
        ("", "Drag it"),
      ], instruct: true)
  }

  func testManyWordsWithoutADigitAreASentence() {
    for (label, text, count) in [
      ("a label of many words", "", 5.0), ("", "a text of many words", 5), ("one", "here are four words", 4),
      ("here are four words", "one", 4),
    ] as [(AnnotationText, AnnotationText, Double)] {
      let found = finding(label, text)
      XCTAssertEqual(found?.certainty, .possible, text.string)
      XCTAssertEqual(found?.measured, Quantity(count, .count))
      XCTAssertEqual(found?.expected, .atMost(Quantity(3, .count)))
    }
    for text in [
      "only three words", "a text of 4 many words", "The Dark Side Of Mars", "Rest of the Day",
      "annual report of it.txt",
    ] as [AnnotationText] {
      XCTAssertNil(finding("", text), text.string)
    }
  }

  func testTheFindingIsAtThePointer() {
    let found = finding("Drag", "")
    XCTAssertEqual(found?.rect, Rect(x: 170, y: 90, width: 60, height: 20))
    XCTAssertEqual(found?.targets, [])
    XCTAssertEqual(found?.measured, Quantity(1, .count))
    XCTAssertEqual(found?.expected, .atMost(Quantity(0, .count)))
    XCTAssertEqual(found?.remedy, .showValue)
    let values = [("Drag", ""), ("X", "41"), ("", "Hier klicken")] as [(AnnotationText, AnnotationText)]
    let annotation = PointerAnnotation(values.map { PointerAnnotation.Value(label: $0, text: $1) })
    XCTAssertEqual(LayoutAuditor().findings(in: annotation).map { $0.measured.value }, [1, 2])
  }

  func testTheRuleCanBeSwitchedOff() {
    var engine = PointerEngine(size: Size(width: 100, height: 100))
    engine.setAnnotation(PointerAnnotation([PointerAnnotation.Value(label: "Drag", text: "")]), at: .zero)
    XCTAssertEqual(LayoutAuditor().findings(in: engine).map { $0.rule }, [.annotation])
    var configuration = AuditConfiguration()
    configuration.rules.subtract(LayoutRules(.annotation))
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: engine), [])
    configuration = AuditConfiguration()
    configuration.instructionWords = ["ātrd"]
    let text = PointerAnnotation([
      PointerAnnotation.Value(label: "", text: "Ātrd it"), .init(label: "", text: "ātrd it"),
    ])
    XCTAssertEqual(LayoutAuditor(configuration).findings(in: text).count, 1, "only Latin-1 has another case")
  }
}
