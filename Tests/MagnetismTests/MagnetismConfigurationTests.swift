import Kinematics
import Magnetism
import XCTest

/// Values are held to their ranges however they are set, and circles never leave a gap.
final class MagnetismConfigurationTests: XCTestCase {
  func testValuesAreHeldToTheirRanges() {
    var configuration = MagnetismConfiguration(
      minimumSpeed: -1, radius: .infinity, ringCount: 0, directionTolerance: 9)
    XCTAssertEqual(configuration.minimumSpeed, 0)
    XCTAssertEqual(configuration.radius, 1e6)
    XCTAssertEqual(configuration.ringCount, 1)
    XCTAssertEqual(configuration.directionTolerance, Double.pi)
    configuration.minimumSpeed = 1e9
    configuration.radius = -1
    configuration.ringCount = .max
    configuration.directionTolerance = -1
    XCTAssertEqual(configuration.minimumSpeed, 1e6)
    XCTAssertEqual(configuration.radius, 0)
    XCTAssertEqual(configuration.ringCount, 64)
    XCTAssertEqual(configuration.directionTolerance, 0)
  }

  func testNaNBecomesTheDefault() {
    var configuration = MagnetismConfiguration(
      minimumSpeed: .nan, radius: .nan, directionTolerance: .nan)
    XCTAssertEqual(configuration, MagnetismConfiguration())
    configuration.minimumSpeed = .nan
    configuration.radius = .nan
    configuration.directionTolerance = .nan
    XCTAssertEqual(configuration, MagnetismConfiguration())
  }

  func testCirclesGrowAndTheLastIsTheRadiusToTheBit() {  // F3
    for count in 1...64 {
      for radius in [0, .leastNonzeroMagnitude, 0.1, 1 / 3, 120, 1e6] as [Double] {
        let configuration = MagnetismConfiguration(radius: radius, ringCount: count)
        let rings = (0..<count).map { configuration.ringRadius($0) }
        XCTAssertEqual(rings, rings.sorted())
        XCTAssertEqual(rings.last, radius)
        XCTAssertEqual(configuration.ringRadius(.min), rings.first)
        XCTAssertEqual(configuration.ringRadius(.max), radius)
      }
    }
  }
}
