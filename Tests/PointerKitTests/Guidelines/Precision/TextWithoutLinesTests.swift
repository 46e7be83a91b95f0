import PointerTestSupport
import XCTest

/// P5: the beam over text of which the engine knows no lines, which is told to the host.
final class TextWithoutLinesTests: XCTestCase {
  func testTheBeamIsAsTallAsTheFrameUpToTheCap() {
    for (height, beam) in [(30.0, 30.0), (60, 60), (100, 100), (144, 144), (400, 144)] {
      var field = text(nil)
      field.frame = Rect(300, 150, 600, height)
      var person = SimulatedPerson(targets: [field], start: Point(420, 140))
      person.move(to: Point(420, 153), waiting: 800)
      XCTAssertEqual(person.frame.pointer.size.height, beam, accuracy: 0.03)
      XCTAssertEqual(
        person.frame.clickLocation.y, height <= 60 ? 150 + height / 2 : 153,
        "a field of one line is centered; a taller text is not known to be one line")
    }
  }

  func testItIsReportedOncePerRegistration() {
    var person = SimulatedPerson(targets: [text(nil)])
    XCTAssertEqual(person.engine.diagnostics.textsWithoutLines.count, 1)
    XCTAssertEqual(person.engine.diagnostics.textsWithoutLines.lastID, 1)
    XCTAssertEqual(person.engine.diagnostics.total, 0, "a hint, and not a violation")
    person.engine.upsert(text(nil), at: person.now)
    person.engine.move(1, to: Rect(0, 0, 80, 50), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.textsWithoutLines.count, 1, "it is known")
    person.engine.upsert(text(.lines(heights: [20])), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.textsWithoutLines.count, 1)
    person.engine.upsert(text(nil), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.textsWithoutLines.count, 2, "it has lost its lines")
    person.engine.remove(target: 1, at: person.now)
    person.engine.upsert(text(nil), at: person.now)
    XCTAssertEqual(person.engine.diagnostics.textsWithoutLines.count, 3)
  }

  func testOnlyTextWithoutLinesIsReported() {
    let cursor = PointerTarget(1, Rect(300, 150, 400, 40), cursor: .text)
    for target in [text(nil), text(.lines([])), cursor] {
      let counts = SimulatedPerson(targets: [target]).engine.diagnostics
      XCTAssertEqual(counts.textsWithoutLines.count, 1)
    }
    var columns = text(nil)
    columns.style.horizontalPrecision = .lines(heights: [20])
    var beam = text(nil)
    beam.style = PointerStyle(shape: .verticalBeam(length: 20))
    var hidden = text(nil)
    hidden.style = .hidden
    var hover = text(nil)
    hover.style = PointerStyle(effect: .hover())
    var link = text(nil)
    link.kind = .link
    link.cursor = .text
    var disabled = text(nil)
    disabled.isEnabled = false
    let precise = [text(.continuous), text(.stepped(origin: 0, spacing: 5)), text(.whole)]
    for target in [text(.lines(heights: [20])), columns, beam, hidden, hover, link, disabled] + precise {
      let counts = SimulatedPerson(targets: [target]).engine.diagnostics
      XCTAssertEqual(counts.textsWithoutLines.count, 0, "\(target.style)")
    }
  }

  private func text(_ precision: AxisPrecision?) -> PointerTarget {
    PointerTarget(1, Rect(300, 150, 400, 200), .text, lines: precision)
  }
}
