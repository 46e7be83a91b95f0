import Foundation
import Kinematics
import PointerTestSupport
import XCTest

@testable import Magnetism

/// The estimate of where a stroke was meant to end, from one velocity and one time constant (F2, F4).
final class LandingEstimateTests: XCTestCase {
  private let configuration = MagnetismConfiguration()

  private func estimate(speed: Double = 2000, share: Double = 1) -> LandingEstimate {
    let flick = Flick(
      position: Point(x: 300, y: 300), velocity: Vector(dx: speed, dy: 0), speedShare: share)
    return MagneticScan(flick, configuration: configuration).estimate
  }

  func testProjectionAndChoiceFollowOneTimeConstant() {
    for rate in [0.984, 0.99, 0.998] {
      let decay = Decay(decelerationRate: rate)
      let flick = Flick(position: .zero, velocity: Vector(dx: 3000, dy: 0))
      let scan = MagneticScan(flick, configuration: .with { $0.decay = decay })
      XCTAssertEqual(scan.projected.x, 3000 * decay.timeConstant, accuracy: 1e-9)
      XCTAssertEqual(scan.estimate.distance, hypot(scan.projected.x, 45), accuracy: 1e-9)
    }
    XCTAssertEqual(configuration.decay.timeConstant, 0.062, accuracy: 1e-4, "about 60 ms")
  }

  func testTheWayIsAtLeastTheShortestDistance() {
    XCTAssertEqual(estimate(speed: 0).distance, 45)
    XCTAssertEqual(estimate(speed: 1e-6).distance, 45, accuracy: 1e-9)
  }

  func testABrakingFingerIsLessCertainOfItsWayAndOfItsDirection() {
    let (full, half, still) = (estimate(), estimate(share: 0.5), estimate(share: 0))
    XCTAssertEqual([full.distance, half.distance, still.distance], Array(repeating: full.distance, count: 3))
    XCTAssertEqual(full.distanceSpread, 0.3, accuracy: 1e-12)
    XCTAssertEqual(half.distanceSpread, 1.2 - 0.9 / 8, accuracy: 1e-12)
    XCTAssertEqual(still.distanceSpread, 1.2, accuracy: 1e-12)
    XCTAssertEqual(full.angularSpread, 0.08)
    XCTAssertEqual(half.angularSpread, 0.16)
    XCTAssertEqual(still.angularSpread, 0.8, accuracy: 1e-12, "ten times as wide and no wider")
  }

  /// The textbook's density uses angles, the usual form of each distribution and the C library, none of which
  /// the module uses.
  func testTheDensityAgreesWithTheTextbook() {
    forEachSeed(2000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let scan = MagneticScan(scene.flick, configuration: scene.configuration)
      guard !scan.isTooSlow else { return }
      let textbook = TextbookEstimate(scan.estimate, configuration: scene.configuration)
      for target in scene.targets {
        let found = scan.estimate.density(at: target.frame.center, size: target.frame.size)
        XCTAssertEqual(found / textbook.density(target.frame), 1, accuracy: 1e-9)
      }
    }
  }

  /// Integrals over rings and sectors: half of the ends are within the factor, and half within the angle.
  func testHalfOfTheEndsAreWithinTheFactorAndHalfWithinTheAngle() {
    for share in [0.7, 0.85, 1] {
      let estimate = estimate(speed: 20_000, share: share)
      var (sum, isNear, isAhead) = (0.0, 0.0, 0.0)
      let (rings, sectors) = (400, 2400)
      for ring in 0..<rings {
        // Logarithms of the distance from −3 to 3 spreads, in equal parts.
        let u = (Double(ring) + 0.5) / Double(rings) * 6 - 3
        let distance = estimate.distance * exp(u * estimate.distanceSpread)
        for sector in 0..<sectors {
          let angle = ((Double(sector) + 0.5) / Double(sectors) * 2 - 1) * Double.pi
          let point = estimate.position + Vector(dx: cos(angle), dy: sin(angle)) * distance
          let part = estimate.density(at: point) * distance * distance
          sum += part
          if abs(u) <= 1 { isNear += part }
          if abs(angle) <= estimate.angularSpread { isAhead += part }
        }
      }
      // 79.5 % of a Cauchy distribution are within three scales.
      XCTAssertEqual(isNear / sum, 0.5 / 0.7952, accuracy: 0.01, "\(share)")
      XCTAssertEqual(isAhead / sum, 0.5, accuracy: 0.02, "\(share)")
    }
  }
}
