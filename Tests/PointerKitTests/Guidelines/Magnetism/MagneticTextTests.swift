import PointerTestSupport
import XCTest

/// F6: a flick into text ends on a line.
///
/// Along this line, it ends where inertia would end, but within the text.
///
/// Files: `Attractions`, `AxisPrecision`.
final class MagneticTextTests: TextPageTestCase {
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
