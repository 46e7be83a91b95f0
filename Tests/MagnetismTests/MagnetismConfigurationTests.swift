import Kinematics
import XCTest

@testable import Magnetism

/// Values are held to their ranges however they are set, and circles never leave a gap.
final class MagnetismConfigurationTests: XCTestCase {
  func testValuesAreHeldToTheirRanges() {
    var configuration = MagnetismConfiguration(
      minimumSpeed: -1, radius: .infinity, ringCount: 0, directionTolerance: 9, minimumProbability: 2)
    XCTAssertEqual(configuration.minimumSpeed, 0)
    XCTAssertEqual(configuration.radius, 1e6)
    XCTAssertEqual(configuration.ringCount, 1)
    XCTAssertEqual(configuration.directionTolerance, Double.pi)
    XCTAssertEqual(configuration.minimumProbability, 1)
    configuration.minimumSpeed = 1e9
    configuration.radius = -1
    configuration.ringCount = .max
    configuration.directionTolerance = -1
    configuration.minimumProbability = -1
    XCTAssertEqual(configuration.minimumSpeed, 1e6)
    XCTAssertEqual(configuration.radius, 0)
    XCTAssertEqual(configuration.ringCount, 12)
    XCTAssertEqual(configuration.directionTolerance, 0)
    XCTAssertEqual(configuration.minimumProbability, 0)
  }

  func testNaNBecomesTheDefault() {
    var configuration = MagnetismConfiguration(
      minimumSpeed: .nan, radius: .nan, directionTolerance: .nan, minimumProbability: .nan)
    XCTAssertEqual(configuration, MagnetismConfiguration())
    let fields: [WritableKeyPath<MagnetismConfiguration, Double>] = [
      \.minimumSpeed, \.radius, \.directionTolerance, \.minimumProbability, \.strayDistance, \.homingDistance,
      \.homingShortening, \.angularSpread, \.throwShare, \.throwSpread, \.settlingSpeed,
    ]
    for field in fields {
      configuration[keyPath: field] = .nan
      XCTAssertEqual(configuration, MagnetismConfiguration(), "\(field)")
    }
  }

  func testTheCirclesAreasDoubleAndTheLastIsTheRadiusToTheBit() {  // F3
    for count in 1...12 {
      for radius in [0, 0x1p-500, 0.1, 1 / 3, 240, 1e6] as [Double] {
        let configuration = MagnetismConfiguration(radius: radius, ringCount: count)
        let rings = (0..<count).map { configuration.ringRadius($0) }
        XCTAssertEqual(rings, rings.sorted())
        XCTAssertEqual(rings.last, radius)
        for (inner, outer) in zip(rings, rings.dropFirst(2)) { XCTAssertEqual(inner * 2, outer) }
        let squares = (0..<count).map { configuration.ringSquare($0) }
        for (inner, outer) in zip(squares, squares.dropFirst()) { XCTAssertEqual(inner * 2, outer) }
        XCTAssertEqual(configuration.ringRadius(.min), rings.first)
        XCTAssertEqual(configuration.ringRadius(.max), radius)
      }
    }
  }

  func testARadiusTooSmallToBeSquaredReachesOnlyWhatIsThere() {
    for radius in [0, 0x1p-500.nextDown, .leastNonzeroMagnitude] {
      let configuration = MagnetismConfiguration(radius: radius)
      XCTAssertEqual(configuration.ring(reachingSquare: 0), 0)
      XCTAssertNil(configuration.ring(reachingSquare: .leastNonzeroMagnitude))
      XCTAssertEqual((0..<9).map { configuration.ringSquare($0) }, Array(repeating: 0, count: 9))
    }
  }

  func testADistanceBelongsToTheFirstCircleThatReachesIt() {  // F3
    let configuration = MagnetismConfiguration(radius: 240, ringCount: 9)
    for (distance, ring) in [
      (0, 0), (.leastNonzeroMagnitude, 0), (15, 0), (15.0.nextUp, 1), (21, 1), (22, 2), (30, 2),
      (30.0.nextUp, 3), (60, 4), (120, 6), (169, 7), (170, 8), (240, 8), (240.0.nextUp, nil),
      (.nan, nil), (.infinity, nil),
    ] as [(Double, Int?)] {
      XCTAssertEqual(configuration.ring(reachingSquare: distance * distance), ring, "\(distance)")
    }
    for count in 1...12 {
      let configuration = MagnetismConfiguration(radius: 0.1, ringCount: count)
      for ring in 0..<count {
        let square = configuration.ringSquare(ring)
        XCTAssertEqual(configuration.ring(reachingSquare: square), ring)
        XCTAssertEqual(
          configuration.ring(reachingSquare: square.nextUp), ring + 1 < count ? ring + 1 : nil)
      }
    }
  }
}
