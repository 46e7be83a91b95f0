import PointerTestSupport
import XCTest

@testable import PointerKit

/// Whatever a host gives as lines of text, they are in order, and the line of a point is the nearest (P5).
final class TextLinesOracleTests: XCTestCase {
  func testWhateverTheRectanglesTheLinesAreValid() {
    for (seed, var dice) in withDice(0..<200) {
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

  private func text(_ precision: AxisPrecision?) -> PointerTarget {
    PointerTarget(1, Rect(300, 150, 400, 200), .text, lines: precision)
  }

  func testTheLineOfAPointIsThatOfALookAtEveryLine() throws {
    var dice = Dice(seed: 9)
    for count in [1, 2, 3, 10, 1000] {
      var lines: [AxisPrecision.Line] = []
      var end = -50.0
      for _ in 0..<count {
        let start = end + (dice.chance(0.5) ? 0 : dice.number(0...9))
        lines.append(AxisPrecision.Line(start: start, length: dice.chance(0.2) ? 0 : dice.number(1...30)))
        end = start + lines[lines.count - 1].length
      }
      for _ in 0..<100 {
        let line = dice.pick(lines)
        let point = dice.pick([
          line.start, line.center, line.start + line.length, dice.number(-100...end + 50),
        ])
        func distance(_ line: AxisPrecision.Line) -> Double {
          max(0, line.start - point, point - line.start - line.length)
        }
        let least = try XCTUnwrap(lines.map { distance($0) }.min())
        let found = try XCTUnwrap(AxisPrecision.lines(lines).line(at: point, from: 0))
        XCTAssertEqual(distance(found), least, accuracy: 1e-9, "seed 9, \(count) lines, at \(point)")
      }
    }
  }
}
