import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// The exact edges of the scan, and its use target by target and circle by circle.
final class MagneticScanTests: XCTestCase {
  /// Every target in reach and within the direction tolerance attracts, however improbable.
  private var configuration = MagnetismConfiguration.with {
    $0.decay = Decay(timeConstant: 0.125)
    $0.radius = 100
    $0.minimumProbability = 0
  }
  /// Projects to exactly (400, 0).
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

  func testTheCirclesAreAroundTheLiftToo() {  // F3
    XCTAssertEqual(reason(Rect(minX: 100, minY: -10, maxX: 120, maxY: 10)), .scan)
    XCTAssertEqual(reason(Rect(minX: 100.0.nextUp, minY: -10, maxX: 120, maxY: 10)), .coasted)
    XCTAssertEqual(reason(Rect(minX: -10, minY: 100, maxX: 10, maxY: 120)), .scan)
    XCTAssertEqual(reason(Rect(minX: -10, minY: 100.0.nextUp, maxX: 10, maxY: 120)), .coasted)
    XCTAssertEqual(reason(Rect(minX: 190, minY: -10, maxX: 210, maxY: 10)), .coasted, "between the two")
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

  func testTheDirectionToleranceItselfIsAllowed() {  // F4
    // The center is at (400, 80), 11.3° off the swipe.
    let frame = Rect(center: Point(x: 400, y: 80), size: Size(width: 20, height: 20))
    configuration.directionTolerance = Elementary.atan2(80, 400)
    XCTAssertEqual(reason(frame), .scan)
    configuration.directionTolerance -= 1e-9
    XCTAssertEqual(reason(frame), .coasted)
  }

  func testARightAngleAndAHalfTurnAreReachedExactly() {
    configuration.radius = 1000
    configuration.directionTolerance = Double.pi / 2
    XCTAssertEqual(reason(Rect(center: Point(x: 0, y: 100), size: Size(width: 20, height: 20))), .scan)
    XCTAssertEqual(reason(Rect(center: Point(x: -1, y: 100), size: Size(width: 20, height: 20))), .coasted)
    configuration.directionTolerance = Double.pi
    XCTAssertEqual(reason(Rect(center: Point(x: -100, y: 0), size: Size(width: 20, height: 20))), .scan)
    configuration.directionTolerance = 0
    XCTAssertEqual(reason(Rect(center: Point(x: 450, y: 0), size: Size(width: 20, height: 20))), .scan)
    XCTAssertEqual(reason(Rect(center: Point(x: 450, y: 0.01), size: Size(width: 20, height: 20))), .coasted)
  }

  func testARegionUnderThePointerIsInEveryDirection() {  // F4
    configuration.directionTolerance = 0.1
    XCTAssertEqual(reason(Rect(minX: -40, minY: -10, maxX: 0, maxY: 10)), .scan)
    XCTAssertEqual(reason(Rect(minX: -40, minY: -10, maxX: -0.001, maxY: 10)), .coasted)
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

  func testAddingCircleByCircleUntilTheScanEndsAgreesWithTheList() {
    var early = 0
    forEachSeed(1000) { generator in
      let scene = MagnetismScene.random(using: &generator)
      var scan = MagneticScan(scene.flick, configuration: scene.configuration)
      let rings = scene.explanation.candidates.map { $0.ring }
      for ring in 0..<scene.configuration.ringCount {
        for (target, first) in zip(scene.targets, rings) where first == ring { scan.consider(target) }
        guard scan.ends(at: ring) else { continue }
        early += ring + 1 < scene.configuration.ringCount ? 1 : 0
        break
      }
      XCTAssertEqual(scan.outcome(), scene.attraction)
    }
    XCTAssertGreaterThan(early, 30, "some end before the last circle")
  }

  func testTheScanEndsWhenNoTargetCanBeProbableEnough() {  // F8
    configuration = MagnetismConfiguration()
    // A grid of symbols around the projected point, all about equally probable.
    let flick = Flick(position: .zero, velocity: Vector(dx: 3000, dy: 0))
    var scan = MagneticScan(flick, configuration: configuration)
    var number = 0
    for row in -4...4 {
      for column in -4...4 where row != 0 || column != 0 {
        number += 1
        let center = scan.projected + Vector(dx: 12 * Double(column), dy: 12 * Double(row))
        scan.consider(
          MagneticTarget(id: TargetID(number), frame: Rect(center: center, size: Size(width: 7, height: 7))))
      }
    }
    XCTAssertFalse(scan.ends(at: 0))
    XCTAssertTrue(scan.ends(at: 1))
    XCTAssertEqual(scan.outcome().reason, .coasted)
    // If every probability is enough, the scan goes on.
    configuration.minimumProbability = 0
    scan = MagneticScan(flick, configuration: configuration)
    XCTAssertFalse(scan.ends(at: 1))
  }

  /// The converse need not be true: among fewer targets the most probable one is more probable.
  func testWhereItCoastsItWouldHaveCoastedAmongAll() {
    var coasted = 0
    forEachSeed(2000) { generator in
      var scene = MagnetismScene.random(using: &generator)
      guard scene.attraction.reason == .coasted else { return }
      coasted += 1
      scene.configuration.ringCount = 1
      XCTAssertEqual(scene.attraction.reason, .coasted)
    }
    XCTAssertGreaterThan(coasted, 100)
  }

  func testATargetThatDoesNotAttractIsNotChosenAndLowersTheOtherProbabilities() {  // F5
    let (near, far) = (
      Rect(x: 380, y: -20, width: 40, height: 40), Rect(x: 440, y: -20, width: 40, height: 40)
    )
    var alone = MagneticScan(flick, configuration: configuration)
    alone.consider(MagneticTarget(id: 2, frame: far))
    var both = alone
    var calls = 0
    both.consider(MagneticTarget(id: 1, frame: near)) {
      calls += 1
      return false
    }
    XCTAssertEqual(both.outcome().target, 2)
    XCTAssertLessThan(both.outcome().probability, alone.outcome().probability / 2)
    XCTAssertEqual(calls, 1)
  }

  func testAttractsIsCalledOnlyForATargetThatWouldWin() {
    var scan = MagneticScan(flick, configuration: configuration)
    scan.consider(MagneticTarget(id: 1, frame: Rect(x: 380, y: -20, width: 40, height: 40)))
    scan.consider(MagneticTarget(id: 2, frame: Rect(x: 390, y: -5, width: 160, height: 10))) {
      XCTFail("it is less likely, and on the same circle")
      return true
    }
    XCTAssertEqual(scan.outcome().target, 1)
  }
}
