import PointerTestSupport
import XCTest

/// P5, E15: only the lines of one view are jumped between; from view to view the pointer animates.
final class BetweenViewsTests: XCTestCase {
  /// The longest way that what is seen covers in a millisecond, while the pointer moves from one target to another.
  private func longestStep(_ person: inout SimulatedPerson, to goal: Point, after pause: Int64 = 600)
    -> Double
  {
    person.wait(milliseconds: pause)
    var longest = 0.0
    for millisecond in 0..<400 {
      let before = person.frame.pointer.center
      person.wait(milliseconds: 1)
      if millisecond == 100 { person.send(.motion(goal - person.model)) }
      let moved = person.frame.pointer.center - before
      // Along the lines the beam is on the pointer, which a single report moves.
      longest = max(longest, moved.dy.magnitude)
    }
    return longest
  }

  func testFromViewToViewThePointerAnimates() {
    for distance in [30.0, 54, 120, 254] {
      let top = PointerTarget(1, Rect(200, 200, 300, 28), .text)
      let bottom = PointerTarget(2, Rect(200, 200 + distance, 300, 28), .text)
      var person = SimulatedPerson(targets: [top, bottom], at: Point(301, 210), device: .mouse)
      let step = longestStep(&person, to: Point(301, 214 + distance))
      XCTAssertEqual(person.hovered, 2)
      XCTAssertEqual(person.frame.clickLocation.y, 214 + distance)
      XCTAssertLessThan(step, distance / 4, "\(distance)")
    }
  }

  func testBetweenTheLinesOfOneViewTheBeamJumps() {
    let page = PointerTarget(1, Rect(200, 200, 300, 56), .text, lines: .lines(heights: [28, 28]))
    var reader = SimulatedPerson(targets: [page], at: Point(301, 210), device: .mouse)
    let step = longestStep(&reader, to: Point(301, 242))
    XCTAssertEqual(step, 28, accuracy: visibleLength, "it jumps to the next line")
  }

  func testItAnimatesAlsoInTheMiddleOfAMorph() {
    let text = PointerTarget(1, Rect(200, 200, 300, 60), .text, lines: .lines(heights: [20, 20, 20]))
    let other = PointerTarget(2, Rect(200, 340, 300, 28), .text)
    for pause in [0, 10, 30, 60] as [Int64] {
      var person = SimulatedPerson(targets: [text, other], start: Point(300, 150), device: .mouse)
      person.move(by: Vector(0, 60))
      XCTAssertEqual(person.hovered, 1)
      person.wait(milliseconds: pause)
      let before = person.frame.pointer.center
      person.send(.motion(Vector(0, 145)))
      XCTAssertEqual(person.hovered, 2)
      XCTAssertEqual(person.frame.pointer.center.y, before.y, accuracy: 0.5, "after \(pause) ms")
    }
  }
}
