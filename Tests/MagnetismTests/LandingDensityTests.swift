import Foundation
import Kinematics
import PointerTestSupport
import XCTest

@testable import Magnetism

/// The density integrates to 1, its halves are where the documentation says, and its upper bound holds.
final class LandingDensityTests: XCTestCase {
  // MARK: Integrals

  func testTheDensityOfAHomingMovementIntegratesToOne() {
    forEachSeed(6) { generator in
      let estimate = self.homing(using: &generator)
      // The blurred part around the lift itself is not integrated.
      XCTAssertEqual(self.homingShare(estimate), 1, accuracy: 0.05)
    }
  }

  func testTheDensityOfAThrowIntegratesToOne() {
    forEachSeed(6) { generator in
      let estimate = self.thrown(using: &generator)
      XCTAssertEqual(self.throwShare(estimate, within: .infinity), 1, accuracy: 1e-3)
    }
  }

  func testHalfOfTheHomingEndsAreNearerThanTheHomingDistance() {
    forEachSeed(6) { generator in
      let estimate = self.homing(using: &generator)
      let half = self.homingShare(estimate, nearer: estimate.homingDistance)
      XCTAssertEqual(half, 0.5, accuracy: 0.03)
    }
  }

  func testHalfOfTheHomingEndsAreWithinTheAngularSpread() {
    for (spread, half) in [(0.15, 0.5), (0.22, 0.503), (0.4, 0.51), (1, 0.563)] {
      forEachSeed(2) { generator in
        let estimate = self.estimate(using: &generator, atFullSpeed: true) {
          $0.throwShare = 0
          $0.angularSpread = spread
        }
        XCTAssertEqual(estimate.angularSpread, spread)
        XCTAssertEqual(
          self.homingShare(estimate, steps: 2880, within: spread), half, accuracy: 0.03, "\(spread)")
      }
    }
  }

  func testHalfOfTheThrowsEndWithinTheEllipseOfTheSpread() {
    forEachSeed(6) { generator in
      XCTAssertEqual(self.throwShare(self.thrown(using: &generator), within: 1), 0.5, accuracy: 1e-3)
    }
  }

  // MARK: The formula

  /// With angles, the usual form of each distribution and the C library, none of which the module uses.
  func testTheDensityAgreesWithTheTextbook() {
    forEachSeed(2000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      let scan = MagneticScan(scene.flick, configuration: scene.configuration)
      guard !scan.isTooSlow else { return }
      let textbook = TextbookEstimate(scan.estimate, configuration: scene.configuration)
      for target in scene.targets {
        let found = scan.estimate.density(at: target.frame.center, size: target.frame.size)
        let expected = textbook.density(target.frame)
        XCTAssertEqual(found / expected, 1, accuracy: 1e-4)
      }
    }
  }

  // MARK: The bound

  func testNothingFartherIsLikelierThanTheBound() {
    var greatest = 0.0
    forEachSeed(3000) { generator in
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
      let scene = MagnetismScene.random(using: &generator)
      let scan = MagneticScan(scene.flick, configuration: scene.configuration)
      guard !scan.isTooSlow else { return }
      let estimate = scan.estimate
      let distance = [0, number(0...1), number(1...60), number(10...600)][
        Int.random(in: 0...3, using: &generator)]
      let bound = estimate.greatestDensity(beyondSquare: distance * distance)
      let headings = [
        estimate.heading, estimate.thrown.direction,
        Vector(dx: number(-1...1), dy: number(-1...1)).normalized,
      ]
      for origin in [estimate.position, estimate.projected] {
        for heading in headings {
          let point =
            origin + heading
            * (distance * (1 + 1e-12) + [0, number(0...50)][Int.random(in: 0...1, using: &generator)])
          let gap = Swift.min((point - estimate.position).length, (point - estimate.projected).length)
          guard gap > distance else { continue }
          let side = distance * 12.0.squareRoot()
          for size in [
            Size.zero, Size(width: side, height: 0), Size(width: 0, height: side * 0.7),
            Size(width: side / 3, height: side / 2),
            Size(width: number(0...2000), height: number(0...300)), Size(width: 1e6, height: 1e6),
          ] {
            let share = estimate.density(at: point, size: size) / bound
            XCTAssertLessThanOrEqual(share, 1 + 1e-12, "at \(distance), \(size)")
            greatest = Swift.max(greatest, share)
          }
        }
      }
    }
    XCTAssertGreaterThan(
      greatest, 0.99, "and it is reached, or the circles would end later than they need to")
  }

  // MARK: Turning and mirroring

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
        let stroke = scene.flick.stroke
        let flick = Flick(
          position: map(scene.flick.position), velocity: change(scene.flick.velocity),
          stroke: Stroke(
            travelled: stroke.travelled, finalVelocity: change(stroke.finalVelocity),
            peakSpeed: stroke.peakSpeed))
        let changed = LandingEstimate(
          flick, projected: map(scan.projected), configuration: scene.configuration)
        XCTAssertEqual(changed.heading, change(scan.estimate.heading))
        XCTAssertEqual(changed.homingDistance, scan.estimate.homingDistance)
        XCTAssertEqual(changed.throwShare, scan.estimate.throwShare)
        for target in scene.targets {
          let size = target.frame.size
          let turned = change(Vector(dx: size.width, dy: size.height))
          XCTAssertEqual(
            changed.density(
              at: map(target.frame.center),
              size: Size(width: turned.dx.magnitude, height: turned.dy.magnitude)),
            scan.estimate.density(at: target.frame.center, size: size))
        }
      }
    }
  }

  // MARK: Support

  private func estimate(
    using generator: inout SeededGenerator, atFullSpeed: Bool = false,
    _ change: (inout MagnetismConfiguration) -> Void
  ) -> LandingEstimate {
    var scene = MagnetismScene.random(using: &generator)
    while scene.flick.velocity.length < 200 { scene = .random(using: &generator) }
    var configuration = scene.configuration
    // So long that the least homing distance is a small part of it.
    configuration.homingShortening = 0
    change(&configuration)
    return MagneticScan(
      Flick(
        position: scene.flick.position, velocity: scene.flick.velocity,
        stroke: atFullSpeed ? nil : scene.flick.stroke),
      configuration: configuration
    ).estimate
  }

  private func homing(using generator: inout SeededGenerator) -> LandingEstimate {
    estimate(using: &generator) { $0.throwShare = 0 }
  }

  private func thrown(using generator: inout SeededGenerator) -> LandingEstimate {
    var found = LandingEstimate.none
    while found.throwShare < 1 { found = estimate(using: &generator) { $0.throwShare = 1 } }
    return found
  }

  /// The probability of an end within a distance from the lift and an angle from the heading, by the
  /// midpoints of a grid that is even in the logarithm of the distance and in the angle.
  private func homingShare(
    _ estimate: LandingEstimate, steps: Int = 360, step: Double = 0.05, nearer: Double = .infinity,
    within angle: Double = .infinity
  ) -> Double {
    let heading = atan2(estimate.heading.dy, estimate.heading.dx)
    var sum = 0.0
    for turn in 0..<steps {
      let theta = (Double(turn) + 0.5) / Double(steps) * 2 * Double.pi - Double.pi
      guard theta.magnitude < angle else { continue }
      let direction = Vector(dx: cos(heading + theta), dy: sin(heading + theta))
      var logarithm = Swift.min(log(nearer), log(estimate.homingDistance) + 9) - step / 2
      while logarithm > -3 {
        let distance = exp(logarithm)
        sum +=
          estimate.density(at: estimate.position + direction * distance) * distance * distance
        logarithm -= step
      }
    }
    return sum * step * 2 * Double.pi / Double(steps)
  }

  /// The probability of an end within a multiple of the ellipse of the throw's spread.
  private func throwShare(_ estimate: LandingEstimate, within limit: Double) -> Double {
    let offset = estimate.projected - estimate.position
    let heading = atan2(offset.dy, offset.dx)
    let (along, across) = estimate.throwSpread
    let (steps, step) = (72, 0.02)
    var sum = 0.0
    for turn in 0..<steps {
      let phi = (Double(turn) + 0.5) / Double(steps) * 2 * Double.pi
      let (x, y) = (along * cos(phi), across * sin(phi))
      let ray = Vector(dx: x * cos(heading) - y * sin(heading), dy: x * sin(heading) + y * cos(heading))
      var logarithm = Swift.min(log(limit), 6) - step / 2
      while logarithm > -7 {
        let radius = exp(logarithm)
        sum += estimate.density(at: estimate.projected + ray * radius) * radius * radius
        logarithm -= step
      }
    }
    return sum * step * 2 * Double.pi / Double(steps) * along * across
  }
}

extension LandingEstimate {
  fileprivate static var none: LandingEstimate {
    LandingEstimate(
      Flick(position: .zero, velocity: .zero), projected: .zero,
      configuration: {
        var configuration = MagnetismConfiguration()
        configuration.throwShare = 0
        return configuration
      }())
  }
}
