import Kinematics
import PointerTestSupport
import XCTest

@testable import Magnetism

/// The exact edges of the scan, and its use target by target and circle by circle.
final class MagneticScanTests: XCTestCase {
  /// A configuration with which every target in reach attracts, however improbable.
  private var configuration = MagnetismConfiguration.with {
    $0.decay = Decay(timeConstant: 0.125)
    $0.radius = 100
    $0.minimumProbability = 0
    $0.steadyShare = 2
  }
  /// A flick that projects to exactly (400, 0).
  private let flick = Flick(position: .zero, velocity: Vector(dx: 3200, dy: 0))

  private func reason(_ frame: Rect) -> MagnetismReason {
    var scan = MagneticScan(flick, configuration: configuration)
    scan.consider(MagneticTarget(id: 1, frame: frame))
    return scan.outcome().reason
  }

  func testARegionTouchedExactlyByTheRadiusIsIn() {  // F3
    XCTAssertEqual(reason(Rect(minX: 500, minY: -10, maxX: 520, maxY: 10)), .scan)
    XCTAssertEqual(reason(Rect(minX: 500.0.nextUp, minY: -10, maxX: 520, maxY: 10)), .coasted)
    XCTAssertEqual(reason(Rect(minX: 390, minY: -120, maxX: 410, maxY: -100)), .scan)
    XCTAssertEqual(reason(Rect(minX: 390, minY: -120, maxX: 410, maxY: -100.0.nextUp)), .coasted)
    // A corner at (60, 80) from the projection: a circle, not a square.
    XCTAssertEqual(reason(Rect(minX: 460, minY: 80, maxX: 500, maxY: 90)), .scan)
    XCTAssertEqual(reason(Rect(minX: 460, minY: 80.0.nextUp, maxX: 500, maxY: 90)), .coasted)
  }

  func testTheShortWayOfTheIndexGivesTheSameOutcome() {  // F4
    var chosen = 0
    for seed in seeds(4000) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let scene = MagnetismScene.random(using: &generator)
      var (whole, short) = (
        MagneticScan(scene.flick, configuration: scene.configuration),
        MagneticScan(scene.flick, configuration: scene.configuration)
      )
      var attracts: [Bool] = []
      for target in scene.targets {
        let target = MagneticTarget(id: target.id, frame: target.frame, region: target.region)
        attracts.append(Int.random(in: 0...3, using: &generator) > 0)
        whole.consider(target)
        let distanceSquared = target.region.distanceSquared(to: short.projected)
        short.consider(target.id, frame: target.frame, distanceSquared: distanceSquared)
      }
      let outcome = whole.outcome { _, index in attracts[index] }
      XCTAssertEqual(outcome, short.outcome { _, index in attracts[index] }, "seed \(seed)")
      XCTAssertEqual(whole.needsMoreLeaders, short.needsMoreLeaders, "seed \(seed)")
      if outcome.target != nil { chosen += 1 }
    }
    XCTAssertGreaterThan(chosen, 200)
  }

  func testThereAreNoCirclesAroundTheLift() {  // F3
    XCTAssertEqual(reason(Rect(minX: -10, minY: -10, maxX: 10, maxY: 10)), .coasted)
    XCTAssertEqual(reason(Rect(minX: 90, minY: -10, maxX: 110, maxY: 10)), .coasted)
  }

  func testAProjectionOnTheRegionsEdgeIsIn() {  // F2, R3
    configuration.radius = 0
    XCTAssertEqual(reason(Rect(minX: 400, minY: -10, maxX: 420, maxY: 10)), .landed)
    XCTAssertEqual(reason(Rect(minX: 400.0.nextUp, minY: -10, maxX: 420, maxY: 10)), .coasted)
    XCTAssertEqual(reason(Rect(minX: 380, minY: -10, maxX: 400, maxY: 0)), .landed)
    XCTAssertEqual(reason(Rect(minX: 380, minY: -10, maxX: 400.0.nextDown, maxY: 0)), .coasted)
  }

  func testTheSmallestCirclesAreAsExactAsTheOthers() {  // F3
    configuration.radius = 0x1p-400
    XCTAssertEqual(reason(Rect(minX: 390, minY: 0x1p-400, maxX: 410, maxY: 10)), .scan)
    XCTAssertEqual(reason(Rect(minX: 390, minY: 0x1p-400.nextUp, maxX: 410, maxY: 10)), .coasted)
    // A gap whose square is 0 is none.
    configuration.radius = 0
    XCTAssertEqual(reason(Rect(minX: 390, minY: .leastNonzeroMagnitude, maxX: 410, maxY: 10)), .landed)
  }

  func testAFingerThatKeptItsSpeedIsNotDrawnBackNorTwiceAsFar() {  // F4
    configuration.radius = 1000
    configuration.steadyShare = 0.75
    // 400 points around (400, 0), to the center.
    let size = Size(width: 20, height: 20)
    for (x, reason) in [(-0.5, MagnetismReason.coasted), (0, .scan), (800, .scan), (800.5, .coasted)] {
      XCTAssertEqual(self.reason(Rect(center: Point(x: x, y: 0), size: size)), reason, "\(x)")
    }
    // A region that holds the projected point is not too far, wherever its center is.
    XCTAssertEqual(self.reason(Rect(minX: -1400, minY: -10, maxX: 400, maxY: 10)), .landed)
    configuration.steadyShare = 1.0.nextUp
    XCTAssertEqual(self.reason(Rect(center: Point(x: -100, y: 0), size: size)), .scan, "it has braked")
  }

  func testATargetThatHoldsTheEndOfAStrokeThatKeptItsSpeedWinsWhateverItsLength() {  // F2, F4
    let near = MagneticTarget(id: 1, frame: Rect(x: 300, y: -60, width: 80, height: 120))
    let held = MagneticTarget(id: 2, frame: Rect(x: 399, y: -300, width: 4, height: 301))
    func target(_ speedShare: Double) -> TargetID? {
      let flick = Flick(position: .zero, velocity: Vector(dx: 3200, dy: 0), speedShare: speedShare)
      var scan = MagneticScan(flick, configuration: configuration)
      for target in [near, held] { scan.consider(target) }
      return scan.outcome().target
    }
    configuration.steadyShare = 0.75
    for share in [0.75, 0.9, 1] { XCTAssertEqual(target(share), 2) }
    XCTAssertEqual(target(0.75.nextDown), 1, "the other one is likelier")
  }

  /// The preference is for targets from half to twice the distance that inertia covers, both included.
  func testATargetAboutWhereThePointerWouldCoastIsPreferred() {  // F2
    let size = Size(width: 8, height: 8)
    func density(of flick: Flick, x: Double, preference: Double) -> Double {
      configuration.coastPreference = preference
      let target = MagneticTarget(id: 1, frame: Rect(center: Point(x: x, y: 0), size: size))
      let explanation = Magnet(configuration: configuration).explanation(of: flick, among: [target])
      return explanation.candidates[0].density
    }
    for (x, isOnCoast) in [
      (20.0, false), (199.875, false), (200, true), (400, true), (800, true), (800.125, false),
      (-400, true), (-100, false),
    ] {
      for share in [1, 0.5, 0] {
        let flick = Flick(position: .zero, velocity: Vector(dx: 3200, dy: 0), speedShare: share)
        let factor = isOnCoast ? 1 : 1 + 3 * share * share * share
        XCTAssertEqual(
          density(of: flick, x: x, preference: 0) / density(of: flick, x: x, preference: 3), factor,
          accuracy: 1e-12, "\(x), \(share)")
      }
    }
    // At the edge of the surface it coasts less far.
    let bounds = Rect(x: 0, y: -100, width: 100, height: 200)
    let flick = Flick(position: .zero, velocity: Vector(dx: 3200, dy: 0), bounds: bounds)
    XCTAssertEqual(
      density(of: flick, x: 60, preference: 0), density(of: flick, x: 60, preference: 3))
  }

  func testOfTwoThatHoldItTheNearerFrameWins() {
    configuration.steadyShare = 0.75
    var scan = MagneticScan(flick, configuration: configuration)
    scan.consider(
      MagneticTarget(id: 1, frame: Rect(x: 360, y: -20, width: 38, height: 40), padding: Insets(12)))
    scan.consider(
      MagneticTarget(id: 2, frame: Rect(x: 401, y: -20, width: 38, height: 40), padding: Insets(12)))
    XCTAssertEqual(scan.outcome().target, 2)
    XCTAssertEqual(scan.outcome().probability, 1)
  }

  func testAPointerPushedAgainstAnEdgeIsDrawnOnlyToWhatHoldsItsEnd() {  // F8
    let bounds = Rect(x: 0, y: -300, width: 400, height: 600)
    for (y, target) in [(0.0, TargetID(1)), (21, nil), (60, nil)] {
      let flick = Flick(
        position: Point(x: 400, y: -100), velocity: Vector(dx: 0, dy: 800), bounds: bounds,
        isAgainstEdge: true)
      var scan = MagneticScan(flick, configuration: configuration)
      scan.consider(MagneticTarget(id: 1, frame: Rect(x: 340, y: y - 20, width: 60, height: 40)))
      XCTAssertEqual(scan.outcome().target, target, "\(y)")
    }
  }

  func testTheMinimumProbabilityItselfIsEnough() {
    let frame = Rect(x: 440, y: 60, width: 40, height: 40)
    var scan = MagneticScan(flick, configuration: configuration)
    scan.consider(MagneticTarget(id: 1, frame: frame))
    let probability = scan.outcome().probability
    XCTAssertTrue((0.01...0.99).contains(probability))
    configuration.minimumProbability = probability
    XCTAssertEqual(reason(frame), .scan)
    configuration.minimumProbability = probability.nextUp
    XCTAssertEqual(reason(frame), .coasted)
  }

  func testTheMinimumSpeedItselfIsAFlick() {
    configuration.minimumSpeed = 500
    let slow = Flick(position: .zero, velocity: Vector(dx: 300, dy: 400.0.nextDown))
    let fast = Flick(position: .zero, velocity: Vector(dx: 300, dy: 400))
    XCTAssertTrue(MagneticScan(slow, configuration: configuration).isTooSlow)
    XCTAssertFalse(MagneticScan(fast, configuration: configuration).isTooSlow)
    configuration.minimumSpeed = 0
    let still = Flick(position: .zero, velocity: .zero)
    XCTAssertTrue(MagneticScan(still, configuration: configuration).isTooSlow)
  }

  // MARK: Target by target

  func testAddingTargetByTargetAgreesWithTheList() {
    forEachSeed(200) { generator in
      let scene = MagnetismScene.random(using: &generator)
      var scan = MagneticScan(scene.flick, configuration: scene.configuration)
      for target in scene.targets { scan.consider(target) }
      XCTAssertEqual(scan.outcome(), scene.attraction)
    }
  }

  func testATargetThatDoesNotAttractIsNotChosenAndLowersTheOtherProbabilities() {  // F5
    let (near, far) = (
      Rect(x: 380, y: -20, width: 40, height: 40), Rect(x: 440, y: -20, width: 40, height: 40)
    )
    var alone = MagneticScan(flick, configuration: configuration)
    alone.consider(MagneticTarget(id: 2, frame: far))
    var both = alone
    both.consider(MagneticTarget(id: 1, frame: near))
    var checked: [TargetID] = []
    let outcome = both.outcome { id, _ in
      checked.append(id)
      return id != 1
    }
    XCTAssertEqual(outcome.target, 2)
    XCTAssertLessThan(outcome.probability, alone.outcome().probability / 2)
    XCTAssertEqual(checked, [1, 2], "the likeliest first")
  }

  func testOnlyTheLikeliestIsCheckedIfItAttracts() {
    var scan = MagneticScan(flick, configuration: configuration)
    scan.consider(MagneticTarget(id: 2, frame: Rect(x: 390, y: -5, width: 160, height: 10)))
    scan.consider(MagneticTarget(id: 1, frame: Rect(x: 380, y: -20, width: 40, height: 40)))
    let outcome = scan.outcome { id, index in
      XCTAssertEqual(id, 1)
      XCTAssertEqual(index, 1)
      return true
    }
    XCTAssertEqual(outcome.target, 1)
  }

  func testWithoutTheLikeliestOnlyTargetsThatAreLikelyEnoughAreChecked() {
    let frame = Rect(x: 440, y: -20, width: 40, height: 40)
    for (minimum, count) in [(0.0, 8), (0.15, 1)] {
      configuration.minimumProbability = minimum
      var scan = MagneticScan(flick, configuration: configuration)
      for id in 1...20 { scan.consider(MagneticTarget(id: TargetID(id), frame: frame)) }
      var checked: [TargetID] = []
      let outcome = scan.outcome { id, _ in
        checked.append(id)
        return false
      }
      XCTAssertEqual(outcome.reason, .coasted)
      XCTAssertNil(outcome.likeliest)
      XCTAssertEqual(outcome.probability, 0)
      XCTAssertEqual(checked, (1...count).map { TargetID($0) })
      XCTAssertEqual(scan.needsMoreLeaders, minimum == 0, "the ninth might have been chosen")
    }
  }

  func testTheChoiceIsTheFirstThatAttractsInTheOrderOfAllTargets() {
    var (chosen, rejected) = (0, 0)
    for seed in seeds(4000) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let scene = MagnetismScene.random(using: &generator)
      let attracts = scene.targets.map { _ in Int.random(in: 0...2, using: &generator) > 0 }
      var scan = MagneticScan(scene.flick, configuration: scene.configuration)
      for target in scene.targets { scan.consider(target) }
      let outcome = scan.outcome { _, index in attracts[index] }
      guard outcome.reason != .tooSlow else { continue }
      let order = scene.targets.indices.map { (score: scan.score(of: scene.targets[$0]), index: $0) }
        .filter { $0.score.eligibility == .eligible }
        .sorted { $0.score.isPreferred(to: $1.score) }
      guard let rank = order.firstIndex(where: { attracts[$0.index] }), rank < CandidateRanking.mostEntries
      else {
        XCTAssertNil(outcome.target, "seed \(seed)")
        continue
      }
      let first = order[rank].score
      let area = scene.configuration.strayDistance * scene.configuration.strayDistance
      let sum = order.reduce(0) { $0 + $1.score.density } * area
      let probability = first.isCertain ? 1 : first.density * area / (1 + sum)
      if abs(probability - scene.configuration.minimumProbability) < 0x1p-15, probability > 0 { continue }
      let isLikely = probability >= scene.configuration.minimumProbability
      XCTAssertEqual(outcome.target, isLikely ? first.id : nil, "seed \(seed)")
      XCTAssertEqual(outcome.likeliest, isLikely || rank == 0 ? first.id : nil, "seed \(seed)")
      if isLikely { (chosen, rejected) = (chosen + 1, rejected + (rank > 0 ? 1 : 0)) }
    }
    XCTAssertGreaterThan(chosen, 100)
    XCTAssertGreaterThan(rejected, 15)
  }
}
