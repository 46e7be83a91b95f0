import PointerTestSupport
import XCTest

/// P5: lines of text that follow from a host's layout, and text for which the engine knows no lines.
final class TextLinesTests: XCTestCase {
  private typealias Line = AxisPrecision.Line

  // MARK: From heights

  func testP5LinesFromHeightsFollowEachOther() {
    XCTAssertEqual(
      AxisPrecision.lines(heights: [20, 34, 0, 16], leading: 4, from: 8),
      .lines([
        Line(start: 8, length: 20), Line(start: 32, length: 34), Line(start: 70, length: 0),
        Line(start: 74, length: 16),
      ]))
    XCTAssertEqual(
      AxisPrecision.lines(heights: [20, 20]),
      .lines([Line(start: 0, length: 20), Line(start: 20, length: 20)]))
    XCTAssertEqual(AxisPrecision.lines(heights: []), .lines([]))
  }

  func testP5HeightsThatMeanNothingAreLeftOut() {
    XCTAssertEqual(
      AxisPrecision.lines(heights: [10, .nan, -5, .infinity, 10], leading: .nan, from: .infinity),
      .lines([Line(start: 0, length: 10), Line(start: 10, length: 10)]))
    XCTAssertEqual(
      AxisPrecision.lines(heights: [10, 10], leading: -3),
      .lines([Line(start: 0, length: 10), Line(start: 10, length: 10)]), "lines never overlap")
    var person = SimulatedPerson(targets: [text(.lines(heights: [1e300, 1e300, 20]))])
    person.move(to: Point(400, 200))
    XCTAssertTrue(person.frame.clickLocation.isFinite)
  }

  // MARK: From rectangles

  func testP5LinesFromRectanglesAreRelativeToTheFrameInOrder() {
    let frame = Rect(300, 150, 400, 200)
    let rects = [Rect(300, 190, 250, 30), Rect(300, 154, 380, 20), Rect(300, 224, 90, 20)]
    XCTAssertEqual(
      AxisPrecision.lines(rects, in: frame),
      .lines([Line(start: 4, length: 20), Line(start: 40, length: 30), Line(start: 74, length: 20)]))
    let columns = [Rect(360, 0, 40, 500), Rect(310, 0, 40, 300)]
    XCTAssertEqual(
      AxisPrecision.lines(columns, in: frame, along: .horizontal),
      .lines([Line(start: 10, length: 40), Line(start: 60, length: 40)]))
  }

  func testP5RunsOfOneLineAreOneLineAsTallAsAllOfThem() {
    let frame = Rect(0, 0, 400, 200)
    let runs = [
      // Body text with a large capital and a footnote mark, on one baseline.
      Rect(0, 20, 100, 20), Rect(100, 4, 30, 38), Rect(130, 20, 100, 20), Rect(230, 18, 6, 12),
      // The next line, and one that overlaps it by less than half.
      Rect(0, 42, 300, 20), Rect(0, 58, 300, 20),
    ]
    let expected = AxisPrecision.lines([
      Line(start: 4, length: 38), Line(start: 42, length: 16), Line(start: 58, length: 20),
    ])
    XCTAssertEqual(AxisPrecision.lines(runs, in: frame), expected)
    XCTAssertEqual(AxisPrecision.lines(runs.reversed(), in: frame), expected, "in any order")
    let edge = [Rect(0, 0, 9, 20), Rect(9, 15, 9, 10)]
    XCTAssertEqual(AxisPrecision.lines(edge, in: frame), .lines([Line(start: 0, length: 25)]))
  }

  func testP5WhateverTheRectanglesTheLinesAreValid() {
    for (seed, var dice) in withDice(seeds(200)) {
      let numbers = [Double.nan, .infinity, 1e300, -1e300, 0, -0.0]
      let rects = (0..<dice.count(0...30)).map { _ in
        let rect = Rect(dice.number(0...300), dice.number(0...300), dice.number(0...100), dice.number(0...40))
        return dice.chance(0.1) ? Rect(0, dice.pick(numbers), 1, dice.pick(numbers)) : rect
      }
      let precision = AxisPrecision.lines(rects, in: Rect(300, 150, 400, 400))
      guard case .lines(let lines) = precision else { return XCTFail("seed \(seed)") }
      for (line, next) in zip(lines, lines.dropFirst()) {
        XCTAssertLessThanOrEqual(line.start + line.length, next.start + 1e-6, "seed \(seed)")
        XCTAssertGreaterThanOrEqual(line.length, 0, "seed \(seed)")
      }
      let person = SimulatedPerson(targets: [text(precision)])
      XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 0, "seed \(seed)")
    }
  }

  // MARK: The beam

  func testP5WithoutLinesTheBeamIsAsTallAsTheFrameUpToTheCap() {
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

  // MARK: Diagnostics

  func testP5TextWithoutLinesIsReportedOncePerRegistration() {
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

  func testP5OnlyTextWithoutLinesIsReported() {
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
    let precise = [text(.continuous), text(.stepped(origin: 0, spacing: 5)), text(.whole)]
    for target in [text(.lines(heights: [20])), columns, beam, hidden, hover, link] + precise {
      let counts = SimulatedPerson(targets: [target]).engine.diagnostics
      XCTAssertEqual(counts.textsWithoutLines.count, 0, "\(target.style)")
    }
  }

  private func text(_ precision: AxisPrecision?) -> PointerTarget {
    PointerTarget(1, Rect(300, 150, 400, 200), .text, lines: precision)
  }
}
