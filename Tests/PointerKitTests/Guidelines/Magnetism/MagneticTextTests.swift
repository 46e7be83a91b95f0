import PointerTestSupport
import XCTest

/// F6: a flick into text ends on a line.
///
/// Along this line, it ends where inertia would end, but within the text.
///
/// Files: `Attractions`, `AxisPrecision`.
final class MagneticTextTests: XCTestCase {
  private let page = Rect(300, 150, 400, 420)

  /// Lines of uneven heights with uneven gaps, as of headings and paragraphs.
  private func lines(_ dice: inout Dice) -> [AxisPrecision.Line] {
    var lines: [AxisPrecision.Line] = []
    var top = dice.number(0...6)
    while top < 380 {
      let height = dice.number(12...40)
      lines.append(AxisPrecision.Line(start: top, length: height))
      top += height + dice.pick([0, 0, dice.number(0...14)])
    }
    return lines
  }

  private func text(_ lines: [AxisPrecision.Line], along axis: Axis = .vertical) -> PointerTarget {
    var target = PointerTarget(1, page, .text)
    if axis == .vertical { target.style.verticalPrecision = .lines(lines) }
    if axis == .horizontal { target.style.horizontalPrecision = .lines(lines) }
    return target
  }

  private func middles(_ lines: [AxisPrecision.Line], from edge: Double) -> [Double] {
    lines.map { edge + $0.center }
  }

  func testAFlickIntoTextEndsOnALineInItsColumn() {
    for (seed, var dice) in withDice(0..<20, from: 300) {
      let lines = lines(&dice)
      var target = text(lines)
      target.frame = Rect(500, 150, 300, 420)
      var person = SimulatedPerson(targets: [target], start: Point(250, dice.number(200...500)))
      person.flick(Vector(dice.number(1300...1700), dice.number(-250...250)))
      let attraction = person.engine.lastAttraction
      XCTAssertEqual(attraction?.target, 1, "seed \(seed + 300)")
      person.wait(milliseconds: 2500)
      let frame = person.frame
      XCTAssertTrue(middles(lines, from: 150).contains(frame.pointer.center.y), "seed \(seed + 300)")
      XCTAssertEqual(frame.modelPosition.y, frame.pointer.center.y)
      person.move(by: Vector(1, 3), waiting: 900)
      XCTAssertEqual(person.frame.pointer.center.y, frame.pointer.center.y, "a slip, seed \(seed + 300)")
      if let projected = attraction?.projected.x {
        XCTAssertEqual(
          frame.modelPosition.x, max(500, min(800, projected)), accuracy: 0.1, "seed \(seed + 300)")
      }
    }
  }
}
