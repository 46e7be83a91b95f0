import Foundation
import Kinematics

@testable import Magnetism

/// The density of an estimate, computed with angles, the usual form of each distribution and the C library.
struct TextbookEstimate {
  private let estimate: LandingEstimate
  private let blur: Double

  init(_ estimate: LandingEstimate, configuration: MagnetismConfiguration) {
    self.estimate = estimate
    // A fifth of the shortest distance.
    blur = pow(configuration.shortestDistance / 5, 2)
  }

  /// Cauchy in the logarithm of the distance, wrapped Cauchy in the angle, and dA = R²·d(ln R)·dθ.
  func density(_ frame: Rect) -> Double {
    let size = pow(frame.maxX - frame.minX, 2) + pow(frame.maxY - frame.minY, 2)
    let center = Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    let offset = center - estimate.position
    let distance = sqrt(pow(hypot(offset.dx, offset.dy), 2) + blur)
    let radial = cauchy(log(distance / estimate.distance), estimate.distanceSpread)
    let angle = atan2(offset.dy, offset.dx) - atan2(estimate.heading.dy, estimate.heading.dx)
    let cosine = cos(angle) * hypot(offset.dx, offset.dy) / distance
    let spread = pow(estimate.angularSpread, 2) + size / 48 / pow(distance, 2)
    // (1 − ρ)² / ρ is the squared spread.
    let concentration = 1 + spread / 2 - sqrt(pow(1 + spread / 2, 2) - 1)
    let angular =
      (1 - pow(concentration, 2)) / (2 * Double.pi * (1 + pow(concentration, 2) - 2 * concentration * cosine))
    return radial * angular / pow(distance, 2)
  }

  private func cauchy(_ x: Double, _ scale: Double) -> Double {
    1 / (Double.pi * scale * (1 + pow(x / scale, 2)))
  }
}
