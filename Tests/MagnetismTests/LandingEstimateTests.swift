import Foundation
import Kinematics
import PointerTestSupport
import XCTest

@testable import Magnetism

/// The estimate of where a stroke was meant to end.
final class LandingEstimateTests: XCTestCase {
  private let configuration = MagnetismConfiguration()

  private func estimate(
    speed: Double = 1000, travelled: Double, final: Double = 1, turnedBy degrees: Double = 0, peak: Double = 1
  ) -> LandingEstimate {
    let angle = degrees * Double.pi / 180
    let last = Vector(dx: cos(angle), dy: sin(angle)) * (speed * peak * final)
    let flick = Flick(
      position: Point(x: 300, y: 300), velocity: Vector(dx: speed, dy: 0),
      stroke: Stroke(travelled: travelled, finalVelocity: last, peakSpeed: speed * peak))
    return MagneticScan(flick, configuration: configuration).estimate
  }

  func testALiftAtFullSpeedInTheFirstHalfIsAThrow() {
    XCTAssertEqual(estimate(travelled: 80).throwShare, configuration.throwShare)
    let unknown = Flick(position: .zero, velocity: Vector(dx: 1000, dy: 0))
    XCTAssertEqual(
      MagneticScan(unknown, configuration: configuration).estimate.throwShare, configuration.throwShare,
      "nothing is known of its stroke")
  }

  func testABrakingOrLongMovementIsNoThrow() {
    XCTAssertEqual(estimate(travelled: 80, final: 0.5).throwShare, 0, "it stops")
    XCTAssertEqual(estimate(travelled: 80, peak: 1.4).throwShare, 0, "it was faster before")
    XCTAssertEqual(estimate(travelled: 400).throwShare, 0, "inertia adds 100 to a distance of 400")
    XCTAssertEqual(
      estimate(travelled: 80, peak: 1.05).throwShare, configuration.throwShare, "a twentieth is no difference"
    )
    let between = estimate(travelled: 80, final: 0.62).throwShare
    XCTAssertTrue((0.1...0.7).contains(between), "continuous between: \(between)")
  }

  func testABrakingMovementEndsNearerAndInALessCertainDirection() {
    let (full, half, still) = (
      estimate(travelled: 50), estimate(travelled: 50, final: 0.5), estimate(travelled: 50, final: 0)
    )
    XCTAssertEqual(full.homingDistance, 156)
    XCTAssertEqual(half.homingDistance, 156 * 0.6, accuracy: 1e-9)
    XCTAssertEqual(still.homingDistance, 156 * 0.2, accuracy: 1e-9)
    XCTAssertEqual(full.angularSpread, 0.09)
    XCTAssertEqual(half.angularSpread, 0.18)
    XCTAssertEqual(still.angularSpread, 0.9, accuracy: 1e-12, "ten times as wide and no wider")
  }

  func testTheHomingDistanceDoesNotDependOnTheDistanceTravelled() {
    let near = estimate(travelled: 50)
    XCTAssertEqual(estimate(travelled: 300).homingDistance, near.homingDistance)
    XCTAssertEqual(estimate(speed: 2000, travelled: 50).homingDistance, near.homingDistance)
  }

  func testTheHomingDistanceIsAtLeastTheRollOfAFinger() {
    var configuration = configuration
    configuration.homingShortening = 1
    let flick = Flick(
      position: .zero, velocity: Vector(dx: 500, dy: 0),
      stroke: Stroke(travelled: 90, finalVelocity: .zero, peakSpeed: 500))
    let estimate = MagneticScan(flick, configuration: configuration).estimate
    XCTAssertEqual(estimate.homingDistance, 156 * 0.064, accuracy: 1e-9)
  }

  func testTheHeadingFollowsASmallTurnByHalfAndALargeOneHardly() {
    func turn(_ degrees: Double) -> Double {
      let heading = estimate(travelled: 80, turnedBy: degrees).heading
      return atan2(heading.dy, heading.dx) * 180 / Double.pi
    }
    XCTAssertEqual(turn(0), 0)
    XCTAssertEqual(turn(4), 4, accuracy: 0.1)
    XCTAssertEqual(turn(28), 14, accuracy: 0.3)
    XCTAssertEqual(turn(50), 12, accuracy: 0.3)
    XCTAssertEqual(turn(-28), -turn(28), accuracy: 1e-12)
    XCTAssertEqual(turn(91), 0, "that is a finger that rolls as it leaves")
    XCTAssertEqual(turn(170), 0)
    for degrees in stride(from: -180.0, through: 180, by: 1) {
      XCTAssertLessThan(turn(degrees).magnitude, 14.3, "\(degrees)")
    }
  }

  func testTheErrorOfAThrowIsAShareOfItsLength() {
    let estimate = estimate(travelled: 80)
    let coast = 1000 * Decay.fast.timeConstant
    XCTAssertEqual(estimate.projected.x, 300 + coast, accuracy: 1e-9)
    XCTAssertEqual(estimate.throwSpread.along, coast * 0.18, accuracy: 1e-9)
    XCTAssertEqual(estimate.throwSpread.across, coast * 0.09, accuracy: 1e-9)
  }
}
