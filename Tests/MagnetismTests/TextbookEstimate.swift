import Foundation
import Kinematics

@testable import Magnetism

/// The density of an estimate with angles, the usual form of each distribution and the C library.
struct TextbookEstimate {
  private let estimate: LandingEstimate
  private let blur: Double

  init(_ estimate: LandingEstimate, configuration: MagnetismConfiguration) {
    self.estimate = estimate
    // A fifth of the shortest homing distance.
    blur = pow(configuration.homingDistance * 0.064 / 5, 2)
  }

  /// The density at the center of a frame, per square point.
  func density(_ frame: Rect) -> Double {
    let variance = (pow(frame.maxX - frame.minX, 2) + pow(frame.maxY - frame.minY, 2)) / 12
    let center = Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    return (1 - estimate.throwShare) * homing(center, variance) + estimate.throwShare
      * thrown(center, variance)
  }

  /// sech^1.5 in the logarithm of the distance, wrapped Cauchy in the angle, and dA = R²·d(ln R)·dθ.
  private func homing(_ point: Point, _ variance: Double) -> Double {
    let offset = point - estimate.position
    let distance = sqrt(pow(hypot(offset.dx, offset.dy), 2) + 0.15 * variance + blur)
    let normalizer = tgamma(0.75) * tgamma(0.5) / tgamma(1.25)
    let radial = pow(1 / cosh(log(distance / estimate.homingDistance)), 1.5) / normalizer
    let angle = atan2(offset.dy, offset.dx) - atan2(estimate.heading.dy, estimate.heading.dx)
    let cosine = cos(angle) * hypot(offset.dx, offset.dy) / distance
    let spread = pow(estimate.angularSpread, 2) + variance / 4 / pow(distance, 2)
    // (1 − ρ)² / ρ is the squared spread.
    let concentration = 1 + spread / 2 - sqrt(pow(1 + spread / 2, 2) - 1)
    let angular =
      (1 - pow(concentration, 2)) / (2 * Double.pi * (1 + pow(concentration, 2) - 2 * concentration * cosine))
    return radial * angular / pow(distance, 2)
  }

  /// Student's t with two degrees of freedom in two dimensions, rotated to the direction of the throw.
  private func thrown(_ point: Point, _ variance: Double) -> Double {
    let end = estimate.projected - estimate.position
    let offset = end == .zero ? estimate.heading : end
    let error = point - estimate.projected
    let angle = atan2(error.dy, error.dx) - atan2(offset.dy, offset.dx)
    let length = hypot(error.dx, error.dy)
    let (along, across) = estimate.throwSpread
    let (a, b) = (sqrt(along * along + variance), sqrt(across * across + variance))
    let departure = pow(length * cos(angle) / a, 2) + pow(length * sin(angle) / b, 2)
    return 1 / (Double.pi * a * b * pow(1 + departure, 2))
  }
}
