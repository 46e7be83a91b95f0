import Kinematics
import PointerTestSupport
import XCTest

final class DecayTests: XCTestCase {
  func testPublishedTimeConstants() {
    XCTAssertEqual(Decay.normal.timeConstant, 0.4995, accuracy: 1e-5)
    XCTAssertEqual(Decay.fast.timeConstant, 0.0995, accuracy: 1e-5)
    XCTAssertEqual(Decay().decelerationRate, 0.99)
    XCTAssertEqual(Decay(timeConstant: Decay.normal.timeConstant).decelerationRate, 0.998, accuracy: 1e-15)
  }

  /// Compares the decay with small steps of its definition: each millisecond multiplies the speed by the
  /// rate.
  func testAgreesWithSteps() {
    for decay in [Decay.normal, .fast, Decay(decelerationRate: 0.9)] {
      var distance = 0.0
      var speed = 800.0
      let share = (decay.decelerationRate.squareRoot().squareRoot()).squareRoot()
      for _ in 0..<200 * 8 {
        let next = speed * share
        distance += (speed + next) / 2 * 0.000_125
        speed = next
      }
      XCTAssertEqual(decay.displacement(velocity: 800, after: 0.2), distance, accuracy: distance * 3e-5)
      XCTAssertEqual(decay.velocity(800, after: 0.2), speed, accuracy: 1e-9)
    }
  }

  func testTheWholeDistance() {
    let decay = Decay.fast
    XCTAssertEqual(decay.projectedDistance(velocity: 1_000), 99.499, accuracy: 0.001)
    XCTAssertEqual(
      decay.displacement(velocity: 1_000, after: .infinity), decay.projectedDistance(velocity: 1_000))
    XCTAssertEqual(decay.velocity(1_000, after: .infinity), 0)
    let velocity = Vector(30, -40)
    XCTAssertEqual(decay.projectedDistance(velocity: velocity), velocity * decay.timeConstant)
    XCTAssertEqual(decay.displacement(velocity: velocity, after: .infinity), velocity * decay.timeConstant)
    XCTAssertEqual(decay.velocity(velocity, after: .infinity), .zero)
  }

  func testShortTimesKeepTheirBits() {
    let decay = Decay.normal
    let tiny = 1e-12
    XCTAssertEqual(decay.displacement(velocity: 1, after: tiny), tiny, accuracy: tiny * 1e-11)
    XCTAssertEqual(decay.displacement(velocity: 1, after: -1), 0)
    XCTAssertEqual(decay.displacement(velocity: 1, after: .nan), 0)
    XCTAssertEqual(decay.velocity(7, after: -1), 7)
  }

  func testParametersAreClampedToTheirRanges() {
    XCTAssertEqual(Decay(decelerationRate: .nan), .fast)
    XCTAssertEqual(Decay(decelerationRate: 2).decelerationRate, 0.99999)
    XCTAssertEqual(Decay(decelerationRate: -1).timeConstant, 0.001, accuracy: 1e-12)
    XCTAssertEqual(Decay(timeConstant: .infinity).timeConstant, 100)
    XCTAssertEqual(Decay(timeConstant: .nan).timeConstant, Decay.fast.timeConstant)
  }
}
