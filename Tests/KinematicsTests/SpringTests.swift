import Kinematics
import PointerTestSupport
import XCTest

final class SpringTests: XCTestCase {
  private let ratios = [0.05, 0.3, 0.7, 0.95, 0.999, 1, 1.001, 1.3, 3, 10]

  func testAgreesWithIntegration() {
    for (ratio, response) in product(ratios, [0.2, 1]) {
      let spring = Spring(dampingRatio: ratio, response: response)
      for (share, (x, v)) in product([0.05, 0.3, 1], [(1.0, 0.0), (0, 10), (-1, 15)]) {
        let t = share * response
        let basis = spring.basis(after: t)
        let exact = Oscillator(spring: spring, goal: 0, value: x, velocity: v).advanced(by: t)
        let offset = basis.offsetFromOffset * x + basis.offsetFromVelocity * v
        let velocity = basis.velocityFromOffset * x + basis.velocityFromVelocity * v
        XCTAssertEqual(offset, exact.value, accuracy: 1e-7, "\(ratio) \(response) \(t)")
        XCTAssertEqual(velocity, exact.velocity, accuracy: 1e-5, "\(ratio) \(response) \(t)")
      }
    }
  }

  func testBasisAtTheEndsOfTime() {
    for ratio in ratios {
      let spring = Spring(dampingRatio: ratio, response: 0.4)
      for t in [0, -0.0, -1, -.infinity, .nan] { XCTAssertEqual(spring.basis(after: t), .identity) }
      for t in [Double.infinity, 1e300, 1e6] { XCTAssertEqual(spring.basis(after: t), .atRest) }
    }
  }

  func testIsContinuousAcrossCriticalDamping() {
    for t in [1e-6, 0.01, 0.3, 2] {
      let critical = Spring(dampingRatio: 1, response: 0.5).basis(after: t)
      for difference in [1e-3, 1e-6, 1e-9, 1e-12, 1e-15] {
        for ratio in [1 - difference, 1 + difference] {
          let near = Spring(dampingRatio: ratio, response: 0.5).basis(after: t)
          let limit = difference * 40 + 1e-13
          XCTAssertEqual(near.offsetFromOffset, critical.offsetFromOffset, accuracy: limit)
          XCTAssertEqual(near.offsetFromVelocity, critical.offsetFromVelocity, accuracy: limit)
          XCTAssertEqual(near.velocityFromOffset, critical.velocityFromOffset, accuracy: limit * 40)
          XCTAssertEqual(near.velocityFromVelocity, critical.velocityFromVelocity, accuracy: limit * 40)
        }
      }
    }
  }

  func testParametersAreClampedToTheirRanges() {
    XCTAssertEqual(Spring(dampingRatio: .nan, response: .nan), Spring(dampingRatio: 1, response: 0.5))
    XCTAssertEqual(Spring(dampingRatio: -1, response: -1), Spring(dampingRatio: 0.05, response: 0.001))
    XCTAssertEqual(
      Spring(dampingRatio: .infinity, response: .infinity), Spring(dampingRatio: 10, response: 100))
  }

  func testStaysWithinTheToleranceFromTheSettlingTimeOn() {
    for ratio in ratios + [0.94, 0.951, 1.04, 1.06] {
      let spring = Spring(dampingRatio: ratio, response: 0.5)
      let w = 2 * Double.pi / 0.5
      for (x, v) in [(1.0, 0.0), (0, 10), (1, -12), (1, 30), (500, -20_000), (0.002, 0)] {
        let t = spring.settlingTime(offset: x, velocity: v, tolerance: 0.001)
        var lastBroken = 0.0
        for step in 0...3_000 {
          let time = t * 1.5 * Double(step) / 3_000
          let basis = spring.basis(after: time)
          let offset = basis.offsetFromOffset * x + basis.offsetFromVelocity * v
          let velocity = basis.velocityFromOffset * x + basis.velocityFromVelocity * v
          if offset.magnitude > 0.001 || velocity.magnitude > 0.001 * w { lastBroken = time }
        }
        XCTAssertLessThanOrEqual(lastBroken, t, "\(ratio) \(x) \(v)")
        if x == 1, v == 0, ratio < 5 { XCTAssertLessThan(t, lastBroken * 1.3, "\(ratio) \(x) \(v)") }
      }
    }
  }

  func testSettlingTimeOfAwkwardStarts() {
    let spring = Spring()
    XCTAssertEqual(spring.settlingTime(offset: 0, velocity: 0, tolerance: 0.1), 0)
    XCTAssertEqual(spring.settlingTime(offset: 0.1, velocity: 0, tolerance: 0.1), 0)
    var generator = Dice(seed: 3)
    for _ in 0..<5_000 {
      let spring = Spring(dampingRatio: generator.anyDouble(), response: generator.anyDouble())
      let time = spring.settlingTime(
        offset: generator.anyDouble(), velocity: generator.anyDouble(), tolerance: generator.anyDouble())
      XCTAssert(time.isFinite && time >= 0, "\(spring)")
    }
  }
}
