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
    XCTAssertEqual(attraction.ring, 0)
  }

  func testAFlickThatFallsShortIsCarriedToTheControlAhead() {  // F3, F4
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (160, 16))])
    XCTAssertEqual(attraction.reason, .scan)
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.projected, Point(x: 100, y: 0))
    XCTAssertEqual(attraction.landing, Point(x: 160, y: 16))
    // The region is 28 points from the projected point: beyond the second circle (21), within the third (30).
    XCTAssertEqual(attraction.ring, 2)
  }

  func testABrakingFingerIsDrawnToANearerControlThanOneAtFullSpeed() {  // F4
    let targets = [button(1, at: (80, 0)), button(2, at: (215, 0))]
    func target(_ share: Double) -> TargetID? {
      magnet.attraction(
        for: Flick(position: .zero, velocity: Vector(dx: 1600, dy: 0), speedShare: share), among: targets
      ).target
    }
    XCTAssertEqual(target(0.3), 1)
    XCTAssertEqual(target(1), 2)
  }

  func testOfTwoControlsOnTheWayTheOneWhereInertiaEndsWins() {  // F4
    let targets = [button(1, at: (300, 0)), button(2, at: (210, 0)), button(3, at: (120, 0))]
    for share in [0.8, 0.9, 1] {
      let flick = Flick(position: .zero, velocity: Vector(dx: 1600, dy: 0), speedShare: share)
      XCTAssertEqual(magnet.attraction(for: flick, among: targets).target, 2, "\(share)")
    }
  }

  func testThePointerCoastsIfNothingIsWithinTheRadius() {  // F3, F8
    let attraction = magnet.attraction(
      for: rightward(from: .zero, coasting: 100), among: [button(1, at: (500, 0))])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertNil(attraction.target)
    XCTAssertNil(attraction.likeliest)
    XCTAssertEqual(attraction.probability, 0)
    XCTAssertEqual(attraction.landing, Point(x: 100, y: 0))
  }

  func testAnImprobableControlInReachIsReportedButDoesNotAttract() {  // F8
    var magnet = magnet
    magnet.configuration.minimumProbability = 0.9
    let flick = Flick(position: .zero, velocity: Vector(dx: 800, dy: 0), speedShare: 0.7)
    let attraction = magnet.attraction(for: flick, among: [button(1, at: (180, 90))])
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertEqual(attraction.likeliest, 1)
    XCTAssertTrue((0.01..<0.9).contains(attraction.probability), "\(attraction.probability)")
    XCTAssertEqual(attraction.landing, attraction.projected)
  }

  func testAmongManyEquallyLikelyOnesNoneIsMeant() {  // F8
    let crowd = (0..<400).map { index in
      let (column, row) = (Double(index % 20), Double(index / 20))
      let frame = Rect(x: 60 + 4 * column, y: -40 + 4 * row, width: 3, height: 3)
      return MagneticTarget(id: TargetID(index + 1), frame: frame)
    }
    let flick = Flick(position: .zero, velocity: Vector(dx: 800, dy: 0), speedShare: 0.7)
    let attraction = magnet.attraction(for: flick, among: crowd)
    XCTAssertEqual(attraction.reason, .coasted)
    XCTAssertNotNil(attraction.likeliest)
    let alone = crowd.filter { $0.id == attraction.likeliest }
    XCTAssertNotNil(magnet.attraction(for: flick, among: alone).target, "alone it would be")
  }

  func testNothingBehindAFingerAtFullSpeedAttracts() {  // F4
    let flick = rightward(from: .zero, coasting: 50)
    XCTAssertEqual(magnet.attraction(for: flick, among: [button(1, at: (-40, 0))]).reason, .coasted)
    let targets = [button(1, at: (-40, 0)), button(2, at: (90, 0))]
    XCTAssertEqual(magnet.attraction(for: flick, among: targets).target, 2)
  }

  func testAControlBesideTheDirectionAttractsOnlyIfItIsNotFarOff() {  // F4
    let flick = Flick(position: .zero, velocity: Vector(dx: 800, dy: 0), speedShare: 0.7)
    func probability(_ y: Double) -> Double {
      magnet.attraction(for: flick, among: [button(1, at: (100, y))]).probability
    }
    XCTAssertGreaterThan(probability(0), 0.9)
    for (near, far) in [(0.0, 40.0), (40, 80), (80, 160), (160, 240)] {
      XCTAssertGreaterThan(probability(near), probability(far), "\(far)")
    }
    XCTAssertLessThan(probability(240), 0.3)
  }

  func testAMovementThatTurnedKeepsItsControl() {  // F4
    // 40° off the swipe, without another target.
    let target = button(1, at: (90, 75))
    XCTAssertEqual(
      magnet.attraction(for: rightward(from: .zero, coasting: 100), among: [target]).target, 1)
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

  func testOfEquallyLikelyOnesTheNearerRegionThenTheLowerIdWins() {
    let flick = rightward(from: .zero, coasting: 100)
    // The same frame: the same density.
    let frame = Rect(x: 120, y: -20, width: 40, height: 40)
    let narrow = MagneticTarget(id: 1, frame: frame)
    let wide = MagneticTarget(id: 9, frame: frame, padding: Insets(12))
    XCTAssertEqual(magnet.attraction(for: flick, among: [narrow, wide]).target, 9)
    let twin = MagneticTarget(id: 7, frame: frame, padding: Insets(12))
    XCTAssertEqual(magnet.attraction(for: flick, among: [wide, twin]).target, 7)
    XCTAssertEqual(magnet.attraction(for: flick, among: [twin, wide]).target, 7)
  }

  func testMirrorImagesOnBothSidesOfTheDirectionAreEquallyLikely() {
    let above = MagneticTarget(id: 5, frame: Rect(x: 90, y: -60, width: 20, height: 20))
    let below = MagneticTarget(id: 4, frame: Rect(x: 90, y: 40, width: 20, height: 20))
    let flick = rightward(from: .zero, coasting: 100)
    XCTAssertEqual(magnet.attraction(for: flick, among: [above, below]).target, 4)
    XCTAssertEqual(magnet.attraction(for: flick, among: [below, above]).target, 4)
  }

  func testWeightMultipliesTheDensityAndNeverReachesPastTheRadius() {
    let flick = rightward(from: .zero, coasting: 100)
    func block(_ id: TargetID, above: Bool, weight: Double) -> MagneticTarget {
      MagneticTarget(
        id: id, frame: Rect(x: 90, y: above ? -60 : 40, width: 20, height: 20), weight: weight)
    }
    let targets = [block(1, above: true, weight: 0.5), block(2, above: false, weight: 1)]
    let explanation = magnet.explanation(of: flick, among: targets)
    XCTAssertEqual(explanation.attraction.target, 2, "mirror images, but for the weight")
    XCTAssertEqual(explanation.candidates[0].density * 2, explanation.candidates[1].density)
    XCTAssertEqual(
      explanation.candidates[0].probability * 2, explanation.candidates[1].probability, accuracy: 0x1p-18)
  }

  func testTheNumberOfCirclesDoesNotChangeTheMostProbableTarget() {
    forEachSeed(200) { generator in
      var scene = MagnetismScene.random(using: &generator)
      scene.configuration.minimumProbability = 0
      let choice = scene.attraction
      scene.configuration.ringCount = Int.random(in: 1...12, using: &generator)
      XCTAssertEqual(scene.attraction.target, choice.target)
      XCTAssertEqual(scene.attraction.landing, choice.landing)
    }
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
