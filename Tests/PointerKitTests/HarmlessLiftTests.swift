import PointerKit
import PointerTestSupport
import XCTest

/// F8: a pointer that was not flicked does not jump.
final class HarmlessLiftTests: XCTestCase {
  func testF8WithNothingInReachTheCoastIsInertiaToTheBit() {
    for seed in 0..<60 {
      var dice = Dice(seed: UInt64(seed))
      let far = PointerTarget(
        id: 1, frame: Rect(x: 980, y: 720, width: 40, height: 40), kind: .appIcon, hasBezel: true)
      var person = PointerHarness(
        targets: dice.chance(0.5) ? [far] : [], start: Point(x: 400, y: 300))
      person.flick(dice.vector(upTo: 1200))
      guard let flick = person.engine.lastFlick, let attraction = person.engine.lastAttraction,
        attraction.reason == .coasted
      else { continue }
      let bounds = Rect(x: 0, y: 0, width: 1024, height: 768)
      let lift = person.now
      let decay = PointerConfiguration().magnetism.decay
      let landing = (flick.position + decay.projectedDistance(velocity: flick.velocity)).clamped(to: bounds)
      for _ in 0..<60 {
        person.wait(nanoseconds: Int64(dice.count(1...20_000_000)))
        if person.frame.phase != .coasting { break }
        let way = decay.displacement(velocity: flick.velocity, after: person.now.seconds(since: lift))
        XCTAssertEqual(person.model, (flick.position + way).clamped(to: bounds), "seed \(seed)")
      }
      person.wait(milliseconds: 1500)
      XCTAssertEqual(person.model, landing, "seed \(seed)")
    }
  }
}
