import Foundation
import Kinematics
import PointerTestSupport
import XCTest

@testable import Magnetism

/// The density of an estimate is a probability density, and mirroring mirrors it exactly, to the bit (F4).
final class LandingDensityTests: XCTestCase {
  func testTheDensityIntegratesToOneOverThePlane() {
    let seed = UInt64.random(in: 0..<1_000_000)
    print("seed", seed)
    var dice = SeededGenerator(seed: seed)
    for speedShare in [0, 0.3, 0.7, 1] {
      let angle = Double.random(in: -3.1...3.1, using: &dice)
      let speed = Double.random(in: 1e7...2e7, using: &dice)
      let estimate = estimate(Vector(dx: speed * cos(angle), dy: speed * sin(angle)), share: speedShare)
      // All but what a Cauchy distribution has nearer than the roll of a fingertip, 9 points, and beyond the grid.
      let (near, far) = (log(9 / estimate.distance), 60 * estimate.distanceSpread)
      let all = (atan(far / estimate.distanceSpread) - atan(near / estimate.distanceSpread)) / Double.pi
      XCTAssertGreaterThan(all, 0.87)
      // Near the lift the roll spreads the direction: so fast that little of it is there.
      let ends = share(of: estimate, near - 6, near + 2) + share(of: estimate, near + 2, far)
      XCTAssertEqual(ends, all, accuracy: 0.01, "\(speedShare)")
    }
  }

  func testHalfOfTheEndsAreNearerThanTheMedianAndHalfOnEitherSide() {
    for speedShare in [0.5, 0.8, 1] {
      let estimate = estimate(Vector(dx: 24_000, dy: -10_000), share: speedShare)
      let limit = 2 * estimate.distanceSpread
      let (near, far) = (self.share(of: estimate, -limit, 0), self.share(of: estimate, 0, limit))
      XCTAssertEqual(near / far, 1, accuracy: 0.02)
      let (left, right) = (
        self.share(of: estimate, -limit, limit, angles: -.pi...0),
        self.share(of: estimate, -limit, limit, angles: 0 ... .pi)
      )
      XCTAssertEqual(left / right, 1, accuracy: 1e-6)
    }
  }

  func testQuarterTurnsAndMirrorsKeepEveryBit() {
    let changes: [(Vector) -> Vector] = [
      { Vector(dx: -$0.dx, dy: $0.dy) }, { Vector(dx: $0.dx, dy: -$0.dy) }, { Vector(dx: $0.dy, dy: $0.dx) },
      { Vector(dx: -$0.dy, dy: $0.dx) }, { Vector(dx: -$0.dx, dy: -$0.dy) },
      { Vector(dx: $0.dy, dy: -$0.dx) },
    ]
    forEachSeed(200) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let scan = MagneticScan(scene.flick, configuration: scene.configuration)
      guard !scan.isTooSlow else { return }
      for change in changes {
        func map(_ point: Point) -> Point { .zero + change(point - .zero) }
        let flick = Flick(
          position: map(scene.flick.position), velocity: change(scene.flick.velocity),
          speedShare: scene.flick.speedShare)
        let changed = LandingEstimate(
          flick, projected: map(scan.projected), configuration: scene.configuration)
        XCTAssertEqual(changed.heading, change(scan.estimate.heading))
        XCTAssertEqual(changed.distance, scan.estimate.distance)
        for target in scene.targets {
          let size = change(Vector(dx: target.frame.width, dy: target.frame.height))
          XCTAssertEqual(
            changed.density(
              at: map(target.frame.center), size: Size(width: size.dx.magnitude, height: size.dy.magnitude)),
            scan.estimate.density(at: target.frame.center, size: target.frame.size))
        }
      }
    }
  }

  private func estimate(_ velocity: Vector, share: Double) -> LandingEstimate {
    let flick = Flick(position: Point(x: 300, y: -200), velocity: velocity, speedShare: share)
    return MagneticScan(flick, configuration: MagnetismConfiguration()).estimate
  }

  /// The probability of an end between two distances and between two angles, summed over the midpoints of a
  /// grid.
  ///
  /// Distances are given as logarithms of the share of the median distance.
  private func share(
    of estimate: LandingEstimate, _ near: Double, _ far: Double,
    angles: ClosedRange<Double> = -Double.pi ... .pi
  ) -> Double {
    let heading = atan2(estimate.heading.dy, estimate.heading.dx)
    let (rings, sectors) = (300, Int(240 * (angles.upperBound - angles.lowerBound) / (2 * .pi)))
    let (ring, sector) = (
      (far - near) / Double(rings), (angles.upperBound - angles.lowerBound) / Double(sectors)
    )
    var sum = 0.0
    for turn in 0..<sectors {
      let angle = heading + angles.lowerBound + (Double(turn) + 0.5) * sector
      let direction = Vector(dx: cos(angle), dy: sin(angle))
      for step in 0..<rings {
        let distance = estimate.distance * exp(near + (Double(step) + 0.5) * ring)
        sum += estimate.density(at: estimate.position + direction * distance) * distance * distance
      }
    }
    return sum * ring * sector
  }
}
