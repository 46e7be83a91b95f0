import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// No number that a host can pass traps or gives a landing that is not finite.
final class MagnetTotalityTests: XCTestCase {
  private let numbers: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, 0x1p-1060, -1e-160, 1e-160,
    1, -1, 1.0.nextUp, 1.0.nextDown, 59.999, 100, -100, 1e9, 1e9.nextUp, -1e12, 1e153, 1e154, -1e200,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude,
  ]

  func testAdversarialNumbersLeaveAFiniteLanding() {
    forEachSeed(10_000) { generator in
      func number() -> Double { self.numbers.randomElement(using: &generator) ?? 0 }
      func rect() -> Rect {
        Bool.random(using: &generator)
          ? Rect(minX: number(), minY: number(), maxX: number(), maxY: number())
          : Rect(number(), number(), number(), number())
      }
      let flick = Flick(
        position: Point(number(), number()), velocity: Vector(number(), number()),
        bounds: Bool.random(using: &generator) ? Flick.unbounded : rect(),
        isDeliberate: generator.next() % 8 == 0, isAgainstEdge: generator.next() % 8 == 0)
      let targets = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        MagneticTarget(
          id: TargetID(UInt64.random(in: 0...3, using: &generator)), frame: rect(), region: rect())
      }
      var configuration = MagnetismConfiguration()
      configuration.decay = Decay(decelerationRate: number())
      configuration.minimumSpeed = number()
      configuration.radius = number()
      configuration.shortestReach = number()
      configuration.reachPerCoast = number()
      configuration.directionTolerance = number()
      let magnet = Magnet(configuration: configuration)

      let explanation = magnet.explanation(of: flick, among: targets)
      let attraction = magnet.attraction(for: flick, among: targets)
      XCTAssertEqual(explanation.attraction, attraction)
      XCTAssertTrue(flick.bounds.contains(attraction.landing), "\(attraction.landing)")
      XCTAssertTrue(flick.bounds.contains(attraction.projected))
      XCTAssertTrue(attraction.velocity.isFinite)
      XCTAssertEqual(attraction.target == nil, attraction.reason == .coasted || attraction.reason == .tooSlow)
      XCTAssertEqual(
        explanation.candidates.filter { $0.verdict == .chosen }.count, attraction.target == nil ? 0 : 1)
      for candidate in explanation.candidates {
        XCTAssertTrue((0...1e10).contains(candidate.distance), "\(candidate.distance)")
        if let angle = candidate.angle { XCTAssertTrue((0...Double.pi).contains(angle)) }
      }
      XCTAssertTrue((0...magnet.configuration.radius).contains(attraction.reach))
    }
  }

  func testATargetWithANaNEdgeIsNeverChosen() {
    let good = Rect(60, -20, 40, 40)
    let flick = Flick(position: .zero, velocity: Vector(800, 0))
    for bad in [
      Rect(minX: .nan, minY: -20, maxX: 100, maxY: 20), Rect(minX: 60, minY: .nan, maxX: 100, maxY: 20),
      Rect(.nan, .nan, .nan, .nan), Rect(60, -20, -40, 40), Rect(60, -20, 40, .nan),
    ] {
      for target in [MagneticTarget(id: 1, frame: bad), MagneticTarget(id: 1, frame: good, region: bad)] {
        let explanation = Magnet().explanation(of: flick, among: [target])
        XCTAssertEqual(explanation.attraction.reason, .coasted)
        XCTAssertEqual(explanation.candidates[0].verdict, .outOfReach)
      }
    }
  }

  func testAnEmptyFrameIsAPoint() {
    let flick = Flick(position: .zero, velocity: Vector(1300, 0))
    for height in [0.0, 10] {
      let frame = Rect(90, -0.5 * height, 0, height)
      XCTAssertEqual(
        Magnet().attraction(for: flick, among: [MagneticTarget(id: 1, frame: frame)]).landing, Point(90, 0))
    }
  }
}
