import Kinematics
import Magnetism
import XCTest

/// A magnet clamps the values to their ranges, and replaces NaN by the default.
final class MagnetismConfigurationTests: XCTestCase {
  func testValuesAreClampedToTheirRanges() {
    func check(
      _ field: WritableKeyPath<MagnetismConfiguration, Double>, _ range: ClosedRange<Double>,
      _ standard: Double
    ) {
      var magnet = Magnet()
      XCTAssertEqual(magnet.configuration[keyPath: field], standard, "\(field)")
      magnet.configuration[keyPath: field] = -.infinity
      XCTAssertEqual(magnet.configuration[keyPath: field], range.lowerBound, "\(field)")
      magnet.configuration[keyPath: field] = .infinity
      XCTAssertEqual(magnet.configuration[keyPath: field], range.upperBound, "\(field)")
      magnet.configuration[keyPath: field] = .nan
      XCTAssertEqual(magnet, Magnet(), "\(field)")
      var configuration = MagnetismConfiguration()
      configuration[keyPath: field] = .nan
      XCTAssertEqual(Magnet(configuration: configuration), Magnet(), "\(field)")
    }
    check(\.minimumSpeed, 0...1e6, 150)
    check(\.settlingSpeed, 0...1e6, 250)
    check(\.radius, 0...1e6, 150)
    check(\.shortestReach, 0...1e6, 20)
    check(\.reachPerCoast, 0...1e6, 1.5)
    check(\.directionTolerance, 0...3.1416, Double.pi / 2)
  }
}
