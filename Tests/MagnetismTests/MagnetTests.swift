import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// The behaviors of the guidelines, and the rules that break ties (F2, F3, F4, F8).
final class MagnetTests: XCTestCase {
  // MARK: Stories

  func testAFlickThatWouldLandInAControlGoesToItsCenter() {
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (110, 8))])
    XCTAssertEqual(attraction.reason, .landed)
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.landing, Point(110, 8))
  }

  func testThePointerCoastsIfNothingIsWithinTheRadius() {
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (500, 0))])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertNil(attraction.target)
    XCTAssertEqual(attraction.landing, Point(100, 0))
  }

  func testTheRadiusIsExact() {
    for (x, target) in [(250, 1), (250.001, nil)] as [(Double, TargetID?)] {
      let flick = rightward(from: .zero, coasting: 100)
      XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (x, 0))]).target, target)
    }
  }

  func testAShortCoastMakesNoLongJump() {
    // The circle has a radius of 20 + 1.5 · 30 points.
    let flick = rightward(from: .zero, coasting: 30)
    for (x, reason) in [(95.0, MagnetismReason.scan), (95.001, .coasted)] {
      XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (x, 0))]).reason, reason)
    }
  }

  func testNothingBehindTheSwipeAttracts() {
    let flick = rightward(from: .zero, coasting: 50)
    let targets = [button(1, at: (-30, 0)), button(2, at: (130, 0))]
    XCTAssertEqual(magnet.attraction(for: flick, among: [targets[0]]).reason, .coasted)
    XCTAssertEqual(magnet.attraction(for: flick, among: targets).target, 2)
  }

  func testExactlyAsideIsStillInTheDirection() {
    let flick = rightward(from: .zero, coasting: 50)
    for (x, reason) in [(0, MagnetismReason.scan), (-0.001, .coasted)] {
      XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (x, 70))]).reason, reason)
    }
  }

  func testAPointerPushedAgainstTheEdgeStays() {
    let bounds = Rect(0, 0, 200, 200)
    let flick = Flick(position: Point(200, 50), velocity: Vector(0, 480), bounds: bounds, isAgainstEdge: true)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (160, 110))]).reason, .coasted)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (170, 110))]).reason, .landed)
  }

  func testASlowLiftIsNoFlick() {
    for velocity in [Vector.zero, Vector(149.9, 0)] {
      let flick = Flick(position: Point(3, 4), velocity: velocity)
      let attraction = magnet.attraction(for: flick, among: [button(1, at: (8, 4))])
      XCTAssertEqual(attraction.reason, .tooSlow)
      XCTAssertNil(attraction.target)
      XCTAssertEqual(attraction.landing, Point(3, 4))
      XCTAssertEqual(attraction.projected, Point(3, 4))
    }
  }

  // MARK: Support

  /// A magnet with a time constant of an eighth of a second, so that the projection is exact.
  private let magnet = Magnet(configuration: .with { $0.decay = Decay(timeConstant: 0.125) })

  /// A flick to the right that coasts for a distance.
  private func rightward(from position: Point, coasting distance: Double) -> Flick {
    Flick(position: position, velocity: Vector(distance * 8, 0))
  }

  /// A bar button of 40 × 40 with a bezel: 12 points of padding (R1).
  private func button(_ id: TargetID, at center: (Double, Double)) -> MagneticTarget {
    MagneticTarget(
      id: id, frame: Rect(center: Point(center.0, center.1), size: Size(40, 40)), padding: Insets(12))
  }
}
