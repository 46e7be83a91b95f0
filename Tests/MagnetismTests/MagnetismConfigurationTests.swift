import Kinematics
import Magnetism
import XCTest

/// Values are clamped to their ranges, and NaN sets the default.
final class MagnetismConfigurationTests: XCTestCase {
  func testValuesAreClampedToTheirRanges() {
    func check(
      _ field: WritableKeyPath<MagnetismConfiguration, Double>, _ range: ClosedRange<Double>,
      _ standard: Double
    ) {
      var configuration = MagnetismConfiguration()
      XCTAssertEqual(configuration[keyPath: field], standard, "\(field)")
      configuration[keyPath: field] = -.infinity
      XCTAssertEqual(configuration[keyPath: field], range.lowerBound, "\(field)")
      configuration[keyPath: field] = .infinity
      XCTAssertEqual(configuration[keyPath: field], range.upperBound, "\(field)")
      configuration[keyPath: field] = .nan
      XCTAssertEqual(configuration, MagnetismConfiguration(), "\(field)")
    }
    check(\.minimumSpeed, 0...1e6, 150)
    check(\.settlingSpeed, 0...1e6, 250)
    check(\.radius, 0...1e6, 150)
    check(\.shortestReach, 0...1e6, 20)
    check(\.reachPerCoast, 0...1e6, 1.5)
    check(\.directionTolerance, 0...3.1416, Double.pi / 2)
  }
}
