import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// M7: a host of interactions goes on after any flick, also one that ends exactly in a corner.
final class FlickIntoCornerTests: XCTestCase {
  private let size = Size(1_024, 768)

  private func flick(_ host: PointerInteractionHost, from start: Timestamp, by movements: [Vector]) {
    var now = start
    host.simulate(PointerInput(.contact(.began, fingers: 1), at: now))
    for (index, movement) in movements.enumerated() {
      if index > 0 { now = now.advanced(byNanoseconds: 16_000_000) }
      host.simulate(PointerInput(.motion(movement), at: now))
    }
    now = now.advanced(byNanoseconds: 16_000_000)
    host.simulate(PointerInput(.contact(.ended, fingers: 0), at: now))
    host.update(at: now.advanced(byNanoseconds: 16_000_000))
  }

  func testAFlickThatEndsInTheCornerIsOver() {
    let host = PointerInteractionHost(PointerEngine(size: size, start: Point(1_024, 360)))
    flick(
      host, from: Timestamp(nanoseconds: 1_000_000_000),
      by: [Vector(50, -60), Vector(100, -120), Vector(150, -180)])
    XCTAssertEqual(host.engine.position, Point(1_024, 0))
    XCTAssertNotEqual(host.engine.step(now: host.engine.time).phase, .coasting)
  }

  /// Flicks from everywhere on the surface and its edges, many of them into edges and corners.
  func testNoFlickKeepsTheHostFromGoingOn() {
    var dice = Dice(seed: 60_01)
    for trial in 0..<200 {
      let start = Point(
        dice.pick([0, 1_024, dice.number(0...1_024)]), dice.pick([0, 768, dice.number(0...768)]))
      let host = PointerInteractionHost(PointerEngine(size: size, start: start))
      let step = Vector(dice.number(-80...80).rounded(), dice.number(-80...80).rounded())
      let begin = Timestamp(nanoseconds: 1_000_000_000)
      flick(host, from: begin, by: [step, step * 2, step * 3])
      let end = begin.advanced(byNanoseconds: 3_000_000_000)
      host.update(at: end)
      XCTAssertEqual(host.engine.time, end, "trial \(trial)")
      XCTAssertEqual(host.engine.step(now: end).velocity, .zero, "trial \(trial)")
    }
  }
}
