import PointerTestSupport
import XCTest

@testable import PointerKit

/// The path of an attracted model pointer, without an engine (F4).
final class AttractionPathTests: XCTestCase {
  // The path alone, so that every distance occurs, whatever target would be chosen.
  func testItArrivesInTimeWhateverTheDistanceAndSpeed() {
    for (seed, var dice) in withDice(0..<2_000) {
      let start = Point(dice.number(2000...4000), dice.number(2000...4000))
      let direction = dice.vector(upTo: 1).normalized
      let distance = dice.chance(0.2) ? dice.pick([5, 2000]) : 5 * Elementary.exp(dice.number(0...6))
      let goal = start + direction * min(2000, distance)
      let velocity = dice.vector(upTo: dice.pick([100, 1000, 8000]))
      var pointer = ModelPointer(size: Size(6000, 6000), start: start)
      pointer.startAttraction(to: goal, target: 1, velocity: velocity, response: 0.28, at: .zero)
      let way = goal - start
      for milliseconds in stride(from: 2, through: 1000, by: 14) {
        let time = Timestamp(nanoseconds: Int64(milliseconds) * 1_000_000)
        let position = pointer.position(at: time)
        XCTAssertLessThanOrEqual(
          (position - start).dot(way) / way.length, way.length + 1e-9, "seed \(seed) at \(milliseconds) ms")
        if milliseconds >= 600 { XCTAssertLessThan((goal - position).length, 0.5, "seed \(seed)") }
      }
      XCTAssertLessThanOrEqual(pointer.end.seconds(since: .zero), 1, "seed \(seed)")
      XCTAssertEqual(pointer.position(at: pointer.end), goal, "seed \(seed)")
      XCTAssertEqual(pointer.velocity(at: pointer.end), .zero)
    }
  }

  func testItNeverGoesFarFromTheWayWhateverTheVelocity() {
    for (seed, var dice) in withDice(0..<2_000) {
      let start = Point(500, 500)
      // From nowhere and from 4 points on: between, 20,000 points a second would take more than the fastest
      // spring.
      let distance = dice.chance(0.1) ? 0 : Elementary.exp(dice.number(1.4...7))
      let way = dice.vector(upTo: 1).normalized * distance
      let velocity = dice.vector(upTo: dice.pick([200, 2000, 20_000]))
      var pointer = ModelPointer(size: Size(4000, 4000), start: start)
      pointer.startAttraction(to: start + way, target: 1, velocity: velocity, response: 0.28, at: .zero)
      let direction = way.normalized
      for microseconds in stride(from: 100 as Int64, through: 400_000, by: 1700) {
        let gone = pointer.position(at: Timestamp(nanoseconds: microseconds * 1000)) - start
        let along = gone.dot(direction)
        let across = direction == .zero ? gone.length : (gone - direction * along).length
        XCTAssertGreaterThan(along, -ModelPointer.turningDistance - 1e-6, "seed \(seed)")
        XCTAssertLessThan(along, way.length + 1e-6, "seed \(seed)")
        XCTAssertLessThan(
          across, max(ModelPointer.turningDistance, way.length / 4) + 1e-6, "seed \(seed): a bow")
      }
    }
  }

  func testASlowStartKeepsTheSpringOfTheConfiguration() {
    let pointer = ModelPointer(size: Size(400, 400), start: .zero)
    var (towardIt, away) = (pointer, pointer)
    let goal = Point(100, 0)
    towardIt.startAttraction(to: goal, target: 1, velocity: Vector(50, 0), response: 0.28, at: .zero)
    away.startAttraction(to: goal, target: 1, velocity: Vector(-50, 0), response: 0.28, at: .zero)
    let tenth = Timestamp(nanoseconds: 100_000_000)
    // Both are the spring's own: they differ by what the velocities add, 2·50·t·e^(−ωt).
    let rate = 2 * Double.pi / 0.28
    let difference = towardIt.position(at: tenth).x - away.position(at: tenth).x
    XCTAssertEqual(difference, 100 * 0.1 * Elementary.exp(-rate * 0.1), accuracy: 1e-9)
  }
}
