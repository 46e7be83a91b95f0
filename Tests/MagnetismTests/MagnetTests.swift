import Kinematics
import Magnetism
import XCTest

/// The guideline's stories, and the rules that break ties.
final class MagnetTests: XCTestCase {
  // MARK: Stories

  func testAFlickThatWouldLandInAControlGoesToItsCentre() {  // F2
    let attraction = Magnet().attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (110, 8))])
    XCTAssertEqual(attraction.reason, .landed)
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.landing, Point(x: 110, y: 8))
    XCTAssertNil(attraction.ring)
  }

  func testAFlickThatFallsShortIsCarriedToTheControlAhead() {  // F3, F4
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (200, 30))])
    XCTAssertEqual(attraction.reason, .scan)
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.projected, Point(x: 100, y: 0))
    XCTAssertEqual(attraction.landing, Point(x: 200, y: 30))
    // The region begins 68 points away: beyond the fourth circle (60), within the fifth (75).
    XCTAssertEqual(attraction.ring, 4)
  }

  func testOfTwoControlsAheadTheNearerToTheProjectionWins() {  // F4
    let targets = [button(1, at: (220, 0)), button(2, at: (190, 0))]
    XCTAssertEqual(
      magnet.attraction(for: rightward(from: .zero, coasting: 100), among: targets).target, 2)
  }

  func testNothingWithinTheRadiusAndThePointerCoasts() {  // F3, F8
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (400, 0))])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertNil(attraction.target)
    XCTAssertEqual(attraction.landing, Point(x: 100, y: 0))
  }

  func testATargetBehindIsNotChosen() {  // F4
    let flick = rightward(from: .zero, coasting: 50)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (-40, 0))]).reason, .coasted)
    let targets = [button(1, at: (-40, 0)), button(2, at: (170, 0))]
    XCTAssertEqual(magnet.attraction(for: flick, among: targets).target, 2, "though farther")
  }

  func testATargetBesideTheSwipeIsNotChosen() {  // F4
    let flick = rightward(from: .zero, coasting: 50)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (0, 100))]).reason, .coasted)
  }

  func testAFlickAwayFromItsOwnControlLeavesIt() {  // F8
    let flick = rightward(from: Point(x: 30, y: 0), coasting: 60)
    XCTAssertTrue(button(1, at: (20, 0)).region.contains(flick.position))
    let attraction = magnet.attraction(for: flick, among: [button(1, at: (20, 0))])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertEqual(attraction.landing, Point(x: 90, y: 0))
  }

  func testASwipeThatOvershootsTheControlItWasHeadingIntoComesBack() {  // F4
    let flick = rightward(from: Point(x: 0, y: 0), coasting: 70)
    XCTAssertTrue(button(1, at: (20, 0)).region.contains(flick.position))
    let attraction = magnet.attraction(for: flick, among: [button(1, at: (20, 0))])
    XCTAssertEqual(attraction.reason, .scan)
    XCTAssertEqual(attraction.landing, Point(x: 20, y: 0))
  }

  func testALiftOnTheVeryCentreHasNoWayToGo() {
    let flick = rightward(from: Point(x: 20, y: 0), coasting: 70)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (20, 0))]).reason, .coasted)
  }

  func testASlipInALineOfTextStaysInThatLine() {  // F6
    let lines = (0..<5).map { line in
      MagneticTarget(id: UInt64(line + 1), frame: Rect(x: 0, y: Double(line) * 20, width: 400, height: 20))
    }
    let slip = Flick(position: Point(x: 100, y: 50), velocity: Vector(dx: 240, dy: 60))
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
    for velocity in [Vector.zero, Vector(dx: 59.9, dy: 0)] {
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
    let flick = Flick(position: Point(x: 100, y: 384), velocity: Vector(dx: 9000, dy: 0), bounds: bounds)
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

  func testAControlHalfOutOfTheBoundsIsMetAtTheEdgeAndOneWhollyOutsideNotAtAll() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    let flick = Flick(position: Point(x: 50, y: 100), velocity: Vector(dx: 800, dy: 0), bounds: bounds)
    let half = MagneticTarget(id: 1, frame: Rect(x: 190, y: 90, width: 40, height: 20))
    XCTAssertEqual(magnet.attraction(for: flick, among: [half]).landing, Point(x: 200, y: 100))
    let outside = MagneticTarget(
      id: 1, frame: Rect(x: 201, y: 90, width: 40, height: 20), padding: Insets(24))
    XCTAssertEqual(magnet.attraction(for: flick, among: [outside]).reason, .coasted)
  }

  // MARK: Several in question

  func testOfOverlappingRegionsTheFrameThatHoldsTheProjectionWins() {
    let flick = rightward(from: .zero, coasting: 100)
    let holds = MagneticTarget(id: 9, frame: Rect(x: 90, y: -100, width: 200, height: 400))
    let near = MagneticTarget(id: 1, frame: Rect(x: 80, y: -5, width: 19, height: 10), padding: Insets(24))
    XCTAssertEqual(magnet.attraction(for: flick, among: [near, holds]).target, 9)
  }

  func testOfOverlappingRegionsWithoutAFrameTheNearerEdgeWins() {
    let flick = rightward(from: .zero, coasting: 100)
    let left = MagneticTarget(id: 1, frame: Rect(x: 60, y: -5, width: 20, height: 10), padding: Insets(24))
    let right = MagneticTarget(
      id: 2, frame: Rect(x: 119, y: -50, width: 90, height: 100), padding: Insets(24))
    XCTAssertEqual(magnet.attraction(for: flick, among: [left, right]).target, 2)
  }

  func testOfNestedFramesTheNearerCentreThenTheLowerIdWins() {
    let flick = rightward(from: .zero, coasting: 100)
    let card = MagneticTarget(id: 1, frame: Rect(x: 0, y: -100, width: 300, height: 200))
    let inner = MagneticTarget(id: 2, frame: Rect(x: 90, y: -10, width: 40, height: 20))
    XCTAssertEqual(magnet.attraction(for: flick, among: [card, inner]).target, 2)
    let twin = MagneticTarget(id: 7, frame: inner.frame)
    XCTAssertEqual(magnet.attraction(for: flick, among: [twin, inner]).target, 2)
    XCTAssertEqual(magnet.attraction(for: flick, among: [inner, twin]).target, 2)
  }

  func testAtEqualDistanceTheSmallerAngleWins() {  // F4
    // Both regions begin 40 points from the projection (100, 0): one below, one straight on.
    let below = MagneticTarget(id: 1, frame: Rect(x: 90, y: 40, width: 20, height: 20))
    let ahead = MagneticTarget(id: 2, frame: Rect(x: 140, y: -10, width: 20, height: 20))
    let flick = rightward(from: .zero, coasting: 100)
    XCTAssertEqual(magnet.attraction(for: flick, among: [below, ahead]).target, 2)
  }

  func testAtEqualDistanceAndAngleTheLowerIdWins() {
    let above = MagneticTarget(id: 5, frame: Rect(x: 90, y: -60, width: 20, height: 20))
    let below = MagneticTarget(id: 4, frame: Rect(x: 90, y: 40, width: 20, height: 20))
    let flick = rightward(from: .zero, coasting: 100)
    XCTAssertEqual(magnet.attraction(for: flick, among: [above, below]).target, 4)
    XCTAssertEqual(magnet.attraction(for: flick, among: [below, above]).target, 4)
  }

  func testWeightDividesTheDistanceWithinARingOnly() {
    let flick = rightward(from: .zero, coasting: 100)
    func block(_ id: UInt64, gap: Double, above: Bool, weight: Double = 1) -> MagneticTarget {
      let y = above ? -gap - 20 : gap
      return MagneticTarget(id: id, frame: Rect(x: 90, y: y, width: 20, height: 20), weight: weight)
    }
    // 47 and 58 points away: both on the fourth circle (45…60).
    let near = block(1, gap: 47, above: true)
    XCTAssertEqual(
      magnet.attraction(for: flick, among: [near, block(2, gap: 58, above: false)]).target, 1)
    XCTAssertEqual(
      magnet.attraction(for: flick, among: [near, block(2, gap: 58, above: false, weight: 1.5)]).target, 2)
    // 61 is on the fifth: no weight reaches past the fourth, nor past the radius.
    XCTAssertEqual(
      magnet.attraction(for: flick, among: [near, block(2, gap: 61, above: false, weight: 10)]).target, 1)
    XCTAssertEqual(
      magnet.attraction(for: flick, among: [block(2, gap: 121, above: false, weight: 10)]).reason, .coasted)
  }

  func testWithoutWeightsTheNumberOfCirclesChangesNoChoice() {
    forEachSeed(200) { generator in
      var scene = MagnetismScene.random(using: &generator)
      scene.targets = scene.targets.map { MagneticTarget(id: $0.id, frame: $0.frame, region: $0.region) }
      let choice = scene.attraction
      scene.configuration.ringCount = Int.random(in: 1...64, using: &generator)
      XCTAssertEqual(scene.attraction.target, choice.target)
      XCTAssertEqual(scene.attraction.landing, choice.landing)
    }
  }

  // MARK: Support

  /// A coast of an eighth of a second, so that the projection is exact.
  private let magnet = Magnet(
    configuration: MagnetismConfiguration(decay: Decay(timeConstant: 0.125)))

  private func rightward(from position: Point, coasting distance: Double) -> Flick {
    Flick(position: position, velocity: Vector(dx: distance * 8, dy: 0))
  }

  /// A bar button of 40 × 40 with a bezel: 12 points of padding (R1).
  private func button(_ id: UInt64, at center: (Double, Double)) -> MagneticTarget {
    MagneticTarget(
      id: id, frame: Rect(center: Point(x: center.0, y: center.1), size: Size(width: 40, height: 40)),
      padding: Insets(12))
  }
}
