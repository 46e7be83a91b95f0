import PointerTestSupport
import XCTest

/// P5: texts whose lines follow each other in a column of one space are one text.
///
/// From paragraph to paragraph, the beam jumps as it does within one.
final class ParagraphsTests: XCTestCase {
  private let space: SpaceID = 3

  /// A column of texts, each a target of its own.
  private struct Column {
    var targets: [PointerTarget] = []
    /// The lines of all targets, in the space.
    var lines: [AxisPrecision.Line] = []

    /// The line at a position, within a rounding error.
    func line(centeredAt y: Double) -> AxisPrecision.Line? {
      lines.first { ($0.center - y).magnitude < 1e-6 }
    }
  }

  private func column(
    _ dice: inout Dice, heights: ClosedRange<Double>, counts: ClosedRange<Int> = 1...6, gap: Double,
    padding: Insets?, x: Double = 100, width: Double = 600
  ) -> Column {
    var column = Column()
    var top = -4_000.0
    while top < 5_000 {
      let frame = dice.count(counts)
      let heights = (0..<frame).map { _ in dice.number(heights) }
      var target = PointerTarget(
        TargetID(column.targets.count + 1), Rect(x, top, width, heights.reduce(0, +)), .text,
        lines: .lines(heights: heights), space: space)
      target.padding = padding
      column.targets.append(target)
      for height in heights {
        column.lines.append(AxisPrecision.Line(start: top, length: height))
        top += height
      }
      top += gap
    }
    return column
  }

  private func reader(_ column: Column, at start: Point = Point(300, 401)) -> SimulatedPerson {
    var person = SimulatedPerson(
      targets: column.targets, spaces: [PointerSpace(id: space)], start: start, device: .mouse)
    // The pointer may have begun in a gap.
    for _ in 0..<100 where person.hovered == nil { person.move(by: Vector(0, 1)) }
    person.move(by: Vector(0.1, 0), waiting: 800)
    return person
  }

  /// Asserts that the pointer is a beam on one line, as tall as the line, which a click would hit; or, over no text,
  /// on one line all the same.
  private func assertOnLine(
    _ person: SimulatedPerson, _ column: Column, scrolled origin: Double = 0, _ message: String
  ) {
    let frame = person.frame
    XCTAssertEqual(frame.pointer.outline, .verticalBeam, message)
    guard let line = column.line(centeredAt: frame.pointer.center.y - origin) else {
      return XCTFail("\(frame.pointer.center.y - origin) is on no line, \(message)")
    }
    XCTAssertEqual(frame.pointer.size.height, line.length, accuracy: 0.01, message)
    XCTAssertEqual(frame.pointer.center.x, frame.modelPosition.x, accuracy: 1e-6, message)
    if frame.hovered == nil {
      let position = frame.modelPosition - Vector(0, origin)
      let isOnText = column.targets.contains {
        $0.frame.outset(by: $0.padding ?? Insets(24)).contains(position)
      }
      XCTAssertFalse(isOnText, "in a gap, \(message)")
    } else {
      XCTAssertEqual(frame.pointer.center.y, frame.clickLocation.y, accuracy: 1e-6, message)
    }
  }

  private enum Movement: CaseIterable { case scrolls, hand, both }

  /// Moves the text, the pointer, or both for a second; returns the number of paragraphs that were hovered.
  private func read(
    _ column: Column, _ movement: Movement, speed: Double, reports: Int64 = 125, frames: Int64,
    _ message: String
  ) -> Int {
    var person = reader(column)
    var (origin, direction) = (0.0, 1.0)
    var hovered: Set<TargetID> = []
    let reportInterval = 1_000_000_000 / reports
    let frameInterval = 1_000_000_000 / frames
    var (report, frame) = (person.now, person.now.advanced(byNanoseconds: frameInterval))
    let end = person.now.advanced(bySeconds: 1)
    while person.now < end {
      let next = min(report, frame)
      person.wait(nanoseconds: next.nanoseconds - person.now.nanoseconds)
      if next == report {
        report = report.advanced(byNanoseconds: reportInterval)
        let step = direction * speed / Double(reports)
        if person.model.y > 700 { direction = -1 }
        if person.model.y < 60 { direction = 1 }
        if movement != .scrolls { person.send(.motion(Vector(0.05, step))) }
        if movement != .hand {
          origin -= movement == .both ? step / 3 : step
          person.engine.scroll(space: space, toOrigin: Point(0, origin), at: person.now)
        }
      } else {
        frame = frame.advanced(byNanoseconds: frameInterval)
        assertOnLine(person, column, scrolled: origin, message)
        if let target = person.hovered { hovered.insert(target) }
      }
    }
    return hovered.count
  }

  // MARK: From paragraph to paragraph

  func testInEveryFrameTheBeamIsOnALineAcrossParagraphs() {
    for (seed, var dice) in withDice(0..<2, from: 500) {
      for movement in Movement.allCases {
        for speed in [-1_200.0, 60, 300, 1_200] {
          let others: [(Double, Insets?)] = [
            (0, nil), (4, nil), (4, .zero), (8, .zero), (16, nil), (16, .zero), (16, Insets(4)), (40, nil),
          ]
          for (gap, padding) in [(0, .zero), dice.pick(others)] {
            let heights = dice.pick([22...22, 14.0...40])
            let column = column(&dice, heights: heights, gap: gap, padding: padding)
            let frames: Int64 = dice.pick([60, 240])
            let message = "seed \(seed), \(movement), \(speed) pt/s, gap \(gap), \(heights), \(frames) Hz"
            let count = read(column, movement, speed: speed, frames: frames, message)
            if speed.magnitude > 100 { XCTAssertGreaterThan(count, 1, message) }
          }
        }
      }
    }
  }

  func testAFastMovementThatSkipsParagraphsJumpsToo() {
    for (seed, var dice) in withDice(0..<4, from: 560) {
      let column = column(&dice, heights: 14...30, counts: 1...2, gap: 8, padding: nil)
      for speed in [-12_000.0, 9_000] {
        let count = read(
          column, .scrolls, speed: speed / 3, reports: 30, frames: 60, "seed \(seed), \(speed)")
        XCTAssertGreaterThan(count, 5)
      }
    }
  }

  func testAHeadingAndItsBodyAreOneText() {
    let heading = PointerTarget(
      1, Rect(100, 300, 600, 60), .text, lines: .lines([.init(start: 8, length: 40)]), space: space)
    let body = PointerTarget(
      2, Rect(100, 376, 600, 44), .text, lines: .lines(heights: [22, 22]), space: space)
    let column = Column(
      targets: [heading, body],
      lines: [.init(start: 308, length: 40)] + [376, 398].map { .init(start: $0, length: 22) })
    var person = reader(column, at: Point(300, 330))
    for step in 0..<80 {
      person.move(by: Vector(0, step < 40 ? 2 : -2))
      assertOnLine(person, column, "step \(step)")
    }
  }

  // MARK: What is no single text

  /// The longest way that the pointer covers in a millisecond after it has gone from one target to another.
  private func longestStep(_ targets: [PointerTarget], from start: Point, by movement: Vector, _ name: String)
    -> Double
  {
    var person = SimulatedPerson(
      targets: targets, spaces: [PointerSpace(id: space), PointerSpace(id: 4)], start: start, device: .mouse)
    person.move(by: Vector(0.1, 0), waiting: 800)
    XCTAssertEqual(person.hovered, 1, name)
    var longest = 0.0
    for millisecond in 0..<300 {
      let before = person.frame.pointer.center.y
      if millisecond == 10 { person.send(.motion(movement)) }
      person.wait(milliseconds: 1)
      longest = max(longest, (person.frame.pointer.center.y - before).magnitude)
    }
    XCTAssertEqual(person.hovered, 2, name)
    return longest
  }

  func testToOtherTextThanTheNextOfTheColumnThePointerAnimates() {
    let lines = AxisPrecision.lines(heights: [20, 20])
    let text = PointerTarget(1, Rect(100, 300, 200, 40), .text, lines: lines, space: space)
    func other(_ change: (inout PointerTarget) -> Void) -> PointerTarget {
      with(PointerTarget(2, Rect(100, 344, 200, 40), .text, lines: lines, space: space), change)
    }
    let down = Vector(0, 40)
    let start = Point(250, 330)
    XCTAssertGreaterThan(longestStep([text, other { _ in }], from: start, by: down, "next"), 20)
    for (name, target, movement) in [
      ("a field", other { $0.hasBezel = true }, down),
      ("another space", other { $0.space = 4 }, down),
      ("text without lines", other { $0.style = .automatic }, down),
      (
        "a button",
        other {
          $0.kind = .button
          $0.style = .automatic
        }, down
      ),
      ("another column", other { $0.frame = Rect(301, 311, 200, 40) }, Vector(80, 0)),
      (
        "text in front",
        other {
          $0.frame = Rect(240, 306, 40, 30)
          $0.z = 1
          $0.padding = .zero
        }, Vector(0, -12)
      ),
    ] as [(String, PointerTarget, Vector)] {
      let from = name == "text in front" ? Point(250, 338) : start
      XCTAssertLessThan(longestStep([text, target], from: from, by: movement, name), 8, name)
    }
  }

  // MARK: In a gap that no region covers

  private func paragraphs(gap: Double) -> [PointerTarget] {
    (0..<2).map { index in
      PointerTarget(
        TargetID(index + 1), Rect(100, 300 + Double(index) * (44 + gap), 600, 44), .text,
        lines: .lines(heights: [22, 22]), space: space, padding: .zero)
    }
  }

  private func reader(gap: Double) -> SimulatedPerson {
    var person = SimulatedPerson(
      targets: paragraphs(gap: gap), spaces: [PointerSpace(id: space)], start: Point(300, 340), device: .mouse
    )
    person.move(by: Vector(0, 0.1), waiting: 800)
    return person
  }

  func testAPointerThatRestsInAGapIsFree() {
    for gap in [8.0, 16, 40] {
      var person = reader(gap: gap)
      person.move(by: Vector(0, 344 + gap / 2 - person.model.y))
      XCTAssertNil(person.hovered, "\(gap)")
      XCTAssertEqual(person.frame.pointer.outline, .verticalBeam, "while it may go on, \(gap)")
      XCTAssertEqual(person.frame.clickLocation, person.model, "\(gap)")
      person.wait(milliseconds: 600)
      XCTAssertEqual(person.frame.pointer.outline, .circle, "\(gap)")
      XCTAssertEqual(person.frame.pointer.center, person.model, "\(gap)")
      person.move(by: Vector(0, gap), waiting: 600)
      XCTAssertEqual(person.frame.pointer.outline, .verticalBeam, "\(gap)")
      XCTAssertEqual(person.hovered, 2, "\(gap)")
    }
  }

  func testBeyondTheTextThePointerIsFreeAtOnce() {
    for (name, gap, movement) in [
      ("a wide gap", 49.0, Vector(0, 10)), ("the end of the text", 16, Vector(0, -50)),
      ("beside the gap", 16, Vector(402, 10)),
    ] {
      var person = reader(gap: gap)
      person.move(by: movement)
      let before = person.frame.pointer.size.width
      person.wait(milliseconds: 30)
      XCTAssertNil(person.hovered)
      XCTAssertGreaterThan(person.frame.pointer.size.width, before, name)
    }
  }

  func testAPressInAGapIsOnNoText() {
    var person = reader(gap: 16)
    person.move(by: Vector(0, 12))
    person.press(waiting: 10)
    XCTAssertEqual(person.events.last { $0.type == .pressed }?.location, person.model)
    XCTAssertNil(person.events.last { $0.type == .pressed }?.target)
    person.move(by: Vector(20, 4))
    XCTAssertEqual(person.frame.phase, .banding, "it begins a band, as on the ground")
  }

  func testFramesInAGapDoNotDependOnTheReading() {
    var (often, seldom) = (reader(gap: 16), reader(gap: 16))
    for _ in 0..<2 {
      often.move(by: Vector(0, 6))
      seldom.move(by: Vector(0, 6))
      for _ in 0..<150 { often.wait(milliseconds: 1) }
      seldom.wait(milliseconds: 150)
      XCTAssertEqual(often.frame, seldom.frame)
    }
  }

  // MARK: The length of the beam

  func testOnAnotherLineTheBeamIsAsTallAsThatLineAtOnce() {
    for hasViews in [false, true] {
      var targets = [
        PointerTarget(
          1, Rect(100, 300, 600, 76), .text, lines: .lines(heights: [14, 40, 22]), padding: .zero)
      ]
      if hasViews {
        targets = [(300.0, 14.0), (314, 40), (354, 22)].enumerated().map { index, line in
          with(PointerTarget(TargetID(index + 1), Rect(100, line.0, 600, line.1), .text, padding: .zero)) {
            $0.view = 99
          }
        }
      }
      var person = SimulatedPerson(targets: targets, start: Point(300, 306), device: .mouse)
      person.move(by: Vector(0, 0.1), waiting: 800)
      for (y, height) in [(307.0, 14.0), (330, 40), (364, 22), (330, 40), (307, 14)] {
        person.move(by: Vector(0, y - person.model.y))
        XCTAssertEqual(person.frame.pointer.size.height, height, accuracy: 0.01, "\(y), views: \(hasViews)")
        XCTAssertEqual(person.frame.pointer.outline, .verticalBeam, "\(y), views: \(hasViews)")
      }
    }
  }

  /// A pointer that only begins to become a beam gets little of the other length at once.
  func testAPointerThatIsNoBeamYetDoesNotJumpInLength() {
    let text = PointerTarget(
      1, Rect(100, 300, 600, 100), .text, lines: .lines(heights: [14, 86]), padding: .zero)
    var person = SimulatedPerson(targets: [text], start: Point(300, 290), device: .mouse)
    person.reportInterval = 1_000_000
    person.move(by: Vector(0, 12))
    person.wait(milliseconds: 4)
    let before = person.frame.pointer.size.height
    person.move(by: Vector(0, 30))
    XCTAssertEqual(person.frame.pointer.size.height, before, accuracy: 8)
  }
}
