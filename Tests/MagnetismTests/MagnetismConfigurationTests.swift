import Kinematics
import XCTest

@testable import Magnetism

/// Values are clamped to their ranges, and the circles leave no gap.
final class MagnetismConfigurationTests: XCTestCase {
  func testValuesAreClampedToTheirRanges() {
    func check<Value>(
      _ field: WritableKeyPath<MagnetismConfiguration, Value>, _ low: Value, _ high: Value,
      _ range: ClosedRange<Value>, _ standard: Value
    ) {
      var configuration = MagnetismConfiguration()
      XCTAssertEqual(configuration[keyPath: field], standard, "\(field)")
      configuration[keyPath: field] = low
      XCTAssertEqual(configuration[keyPath: field], range.lowerBound, "\(field)")
      configuration[keyPath: field] = high
      XCTAssertEqual(configuration[keyPath: field], range.upperBound, "\(field)")
    }
    func check(
      _ field: WritableKeyPath<MagnetismConfiguration, Double>, _ range: ClosedRange<Double>,
      _ standard: Double
    ) {
      check(field, -.infinity, .infinity, range, standard)
      var configuration = MagnetismConfiguration()
      configuration[keyPath: field] = range.lowerBound
      configuration[keyPath: field] = .nan
      XCTAssertEqual(configuration, MagnetismConfiguration(), "\(field)")
    }
    check(\.minimumSpeed, 0...1e6, 150)
    check(\.settlingSpeed, 0...1e6, 250)
    check(\.radius, 0...1e6, 240)
    check(\.ringCount, .min, .max, 1...12, 9)
    check(\.minimumProbability, 0...1, 0.15)
    check(\.strayDistance, 1...1e6, 1000)
    check(\.shortestDistance, 1...1e6, 45)
    check(\.distanceSpread, 0.01...10, 0.3)
    check(\.brakedDistanceSpread, 0.01...10, 1.2)
    check(\.angularSpread, 0.01...3, 0.08)
    check(\.steadyShare, 0...2, 0.75)
    check(\.steadyReach, 0...1e6, 1)
    check(\.coastPreference, 0...1e6, 3)
  }

  func testTheCirclesAreasDoubleAndTheLastIsTheRadiusToTheBit() {  // F3
    for count in 1...12 {
      for radius in [0, 0x1p-500, 0.1, 1 / 3, 240, 1e6] as [Double] {
        let configuration = MagnetismConfiguration.with { ($0.radius, $0.ringCount) = (radius, count) }
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
      let configuration = MagnetismConfiguration.with { $0.radius = radius }
      XCTAssertEqual(configuration.ring(reachingSquare: 0), 0)
      XCTAssertNil(configuration.ring(reachingSquare: .leastNonzeroMagnitude))
      XCTAssertEqual((0..<9).map { configuration.ringSquare($0) }, Array(repeating: 0, count: 9))
    }
  }

  func testADistanceBelongsToTheFirstCircleThatReachesIt() {  // F3
    let configuration = MagnetismConfiguration.with { ($0.radius, $0.ringCount) = (240, 9) }
    for (distance, ring) in [
      (0, 0), (.leastNonzeroMagnitude, 0), (15, 0), (15.0.nextUp, 1), (21, 1), (22, 2), (30, 2),
      (30.0.nextUp, 3), (60, 4), (120, 6), (169, 7), (170, 8), (240, 8), (240.0.nextUp, nil),
      (.nan, nil), (.infinity, nil),
    ] as [(Double, Int?)] {
      XCTAssertEqual(configuration.ring(reachingSquare: distance * distance), ring, "\(distance)")
    }
    for count in 1...12 {
      let configuration = MagnetismConfiguration.with { ($0.radius, $0.ringCount) = (0.1, count) }
      for ring in 0..<count {
        let square = configuration.ringSquare(ring)
        XCTAssertEqual(configuration.ring(reachingSquare: square), ring)
        XCTAssertEqual(
          configuration.ring(reachingSquare: square.nextUp), ring + 1 < count ? ring + 1 : nil)
      }
    }
  }
}
