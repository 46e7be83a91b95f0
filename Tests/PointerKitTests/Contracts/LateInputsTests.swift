import PointerTestSupport
import XCTest

/// Input that arrives after the time to which the engine has advanced takes effect at once, with its own time for speeds.
final class LateInputsTests: XCTestCase {
  func testALateInputTakesEffectNow() {
    var person = SimulatedPerson(start: Point(100, 100))
    person.wait(milliseconds: 100)
    let late = person.now.advanced(byNanoseconds: -50_000_000)
    person.engine.simulate(PointerInput(.motion(Vector(10, 0)), at: late))
    XCTAssertEqual(person.model, Point(110, 100))
    XCTAssertEqual(
      person.engine.frame(at: late).time, person.now, "a read before the last call is held to it")
    XCTAssertEqual(person.engine.diagnostics.lateInputs.count, 1)
  }

  func testLateInputsKeepTheirOwnTimesForVelocity() {
    // The host advances to each vsync first and delivers the older reports after it.
    var punctual = SimulatedPerson(start: Point(100, 400))
    var late = punctual
    punctual.flick(Vector(1200, 0))
    late.touch()
    let start = late.now
    for report in 1...15 {
      late.wait(milliseconds: 8)
      late.wait(milliseconds: report % 2 == 0 ? 5 : 0)
      let time = start.advanced(byNanoseconds: Int64(report) * 8_000_000)
      late.engine.simulate(PointerInput(.motion(Vector(9.6, 0)), at: time))
    }
    late.engine.simulate(
      PointerInput(.contact(.ended, fingers: 0), at: start.advanced(byNanoseconds: 120_000_000)))
    XCTAssertEqual(late.frame.velocity.dx, punctual.frame.velocity.dx, accuracy: 1e-6)
    XCTAssertEqual(late.model.x, punctual.model.x, accuracy: 1e-9)
  }
}
