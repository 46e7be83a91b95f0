import Kinematics
import Magnetism
import XCTest

/// The behaviours of the guidelines, and the rules that break ties.
final class MagnetTests: XCTestCase {
  // MARK: Stories

  func testAFlickThatWouldLandInAControlGoesToItsCentre() {  // F2, F4
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (110, 8))])
    XCTAssertEqual(attraction.reason, .landed)
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.landing, Point(x: 110, y: 8))
  }

  func testAFlickThatFallsShortIsCarriedToTheControlAhead() {  // F3, F4
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (160, 16))])
    XCTAssertEqual(attraction.reason, .scan)
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.projected, Point(x: 100, y: 0))
    XCTAssertEqual(attraction.landing, Point(x: 160, y: 16))
  }

  func testTheNearestCenterWins() {  // F4
    let targets = [button(1, at: (20, 0)), button(2, at: (170, 0)), button(3, at: (100, -71))]
    let flick = rightward(from: .zero, coasting: 100)
    XCTAssertEqual(magnet.attraction(for: flick, among: targets).target, 2)
    XCTAssertEqual(magnet.attraction(for: flick, among: [targets[0], targets[2]]).target, 3)
  }

  func testThePointerCoastsIfNothingIsWithinTheRadius() {  // F3, F8
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (500, 0))])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertNil(attraction.target)
    XCTAssertEqual(attraction.landing, Point(x: 100, y: 0))
    for (x, target) in [(250, 1), (250.001, nil)] as [(Double, TargetID?)] {
      let flick = rightward(from: .zero, coasting: 100)
      XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (x, 0))]).target, target)
    }
  }

  func testAShortCoastMakesNoLongJump() {  // F8
    // The circle has a radius of 20 + 1.5 · 30 points.
    let flick = rightward(from: .zero, coasting: 30)
    for (x, reason) in [(95.0, MagnetismReason.scan), (95.001, .coasted)] {
      XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (x, 0))]).reason, reason)
    }
  }

  func testNothingBehindTheSwipeAttracts() {  // F4
    let flick = rightward(from: .zero, coasting: 50)
    let targets = [button(1, at: (-30, 0)), button(2, at: (130, 0))]
    XCTAssertEqual(magnet.attraction(for: flick, among: [targets[0]]).reason, .coasted)
    XCTAssertEqual(magnet.attraction(for: flick, among: targets).target, 2)
    // Exactly aside is still in the direction.
    for (x, reason) in [(0, MagnetismReason.scan), (-0.001, .coasted)] {
      XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (x, 70))]).reason, reason)
    }
  }

  func testATargetThatHoldsTheProjectedPointWinsWhereverItsCenterIs() {  // F3
    let frame = Rect(x: -900, y: -10, width: 1000, height: 20)
    let wide = MagneticTarget(id: 9, frame: frame, padding: Insets(12))
    let targets = [wide, button(1, at: (140, 0))]
    let attraction = magnet.attraction(for: rightward(from: .zero, coasting: 100), among: targets)
    XCTAssertEqual(attraction.target, 9)
    XCTAssertEqual(attraction.reason, .landed)
    // Of two that hold it, the one whose frame is nearer.
    let beside = magnet.attraction(
      for: rightward(from: .zero, coasting: 109), among: targets + [button(2, at: (109, 30))])
    XCTAssertEqual(beside.target, 9)
  }

  func testAPointerPushedAgainstTheEdgeStaysUnlessItIsOnATarget() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    let flick = Flick(
      position: Point(x: 200, y: 50), velocity: Vector(dx: 0, dy: 480), bounds: bounds, isAgainstEdge: true)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (160, 110))]).reason, .coasted)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (170, 110))]).reason, .landed)
  }

  func testASlipInALineOfTextStaysInThatLine() {  // F6
    let lines = (0..<5).map { line in
      MagneticTarget(id: TargetID(line + 1), frame: Rect(x: 0, y: Double(line) * 20, width: 400, height: 20))
    }
    let slip = Flick(position: Point(x: 100, y: 50), velocity: Vector(dx: 240, dy: 20))
    let attraction = magnet.attraction(for: slip, among: lines)
    XCTAssertEqual(attraction.reason, .landed)
    XCTAssertEqual(attraction.target, 3)
  }

  func testNoTargetsNoJump() {  // F8
    let attraction = magnet.attraction(for: rightward(from: .zero, coasting: 100), among: [])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertEqual(attraction.landing, attraction.projected)
  }

  func testASlowLiftIsNoFlick() {  // F8
    for velocity in [Vector.zero, Vector(dx: 149.9, dy: 0)] {
      let flick = Flick(position: Point(x: 3, y: 4), velocity: velocity)
      let attraction = magnet.attraction(for: flick, among: [button(1, at: (8, 4))])
      XCTAssertEqual(attraction.reason, .tooSlow)
      XCTAssertNil(attraction.target)
      XCTAssertEqual(attraction.landing, Point(x: 3, y: 4))
      XCTAssertEqual(attraction.projected, Point(x: 3, y: 4))
    }
  }

  func testInertiaAloneCrossesTheScreen() {  // M7
    let bounds = Rect(x: 0, y: 0, width: 1024, height: 768)
    let flick = Flick(position: Point(x: 100, y: 384), velocity: Vector(dx: 14_000, dy: 0), bounds: bounds)
    let landing = Magnet().attraction(for: flick, among: []).landing
    XCTAssertGreaterThan(landing.x, 900)
    XCTAssertEqual(landing.y, 384)
  }

  func testTheEdgeOfTheScreenStopsTheProjectionBeforeTheScan() {  // F2
    let bounds = Rect(x: 0, y: 0, width: 1000, height: 700)
    let flick = Flick(
      position: Point(x: 800, y: 200), velocity: Vector(dx: 20_000, dy: -20_000), bounds: bounds)
    let attraction = magnet.attraction(for: flick, among: [button(1, at: (960, 40))])
    XCTAssertEqual(attraction.projected, Point(x: 1000, y: 0))
    XCTAssertEqual(attraction.target, 1)
  }

  func testAControlHalfOutsideTheBoundsAttractsToTheEdgeAndOneOutsideDoesNot() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    let flick = Flick(position: Point(x: 50, y: 100), velocity: Vector(dx: 1000, dy: 0), bounds: bounds)
    let half = MagneticTarget(id: 1, frame: Rect(x: 170, y: 90, width: 80, height: 20))
    XCTAssertEqual(magnet.attraction(for: flick, among: [half]).landing, Point(x: 200, y: 100))
    let outside = MagneticTarget(
      id: 1, frame: Rect(x: 201, y: 90, width: 40, height: 20), padding: Insets(24))
    XCTAssertEqual(magnet.attraction(for: flick, among: [outside]).reason, .coasted)
  }

  // MARK: Several in question

  func testOfEquallyNearOnesTheLowerIdWins() {
    let above = MagneticTarget(id: 5, frame: Rect(x: 90, y: -60, width: 20, height: 20))
    let below = MagneticTarget(id: 4, frame: Rect(x: 90, y: 40, width: 20, height: 20))
    let flick = rightward(from: .zero, coasting: 100)
    XCTAssertEqual(magnet.attraction(for: flick, among: [above, below]).target, 4)
    XCTAssertEqual(magnet.attraction(for: flick, among: [below, above]).target, 4)
  }

  // MARK: Support

  /// A magnet with a time constant of an eighth of a second, so that the projection is exact.
  private let magnet = Magnet(
    configuration: .with { $0.decay = Decay(timeConstant: 0.125) })

  /// A flick to the right that coasts for a distance.
  private func rightward(from position: Point, coasting distance: Double) -> Flick {
    Flick(position: position, velocity: Vector(dx: distance * 8, dy: 0))
  }

  /// A bar button of 40 × 40 with a bezel: 12 points of padding (R1).
  private func button(_ id: TargetID, at center: (Double, Double)) -> MagneticTarget {
    MagneticTarget(
      id: id, frame: Rect(center: Point(x: center.0, y: center.1), size: Size(width: 40, height: 40)),
      padding: Insets(12))
  }
}
