import Kinematics
import Magnetism
import XCTest

/// The exact edges of the scan, and its use target by target.
final class MagneticScanTests: XCTestCase {
  private var configuration = MagnetismConfiguration(decay: Decay(timeConstant: 0.125), radius: 100)
  /// Projects to exactly (200, 0).
  private let flick = Flick(position: .zero, velocity: Vector(dx: 1600, dy: 0))

  private func reason(_ frame: Rect) -> MagnetismReason {
    var scan = MagneticScan(flick, configuration: configuration)
    scan.consider(MagneticTarget(id: 1, frame: frame))
    return scan.attraction.reason
  }

  func testARegionTouchedExactlyByTheRadiusIsIn() {  // F3
    XCTAssertEqual(reason(Rect(minX: 300, minY: -10, maxX: 320, maxY: 10)), .scan)
    XCTAssertEqual(reason(Rect(minX: 300.0.nextUp, minY: -10, maxX: 320, maxY: 10)), .coasted)
    XCTAssertEqual(reason(Rect(minX: 190, minY: -120, maxX: 210, maxY: -100)), .scan)
    XCTAssertEqual(reason(Rect(minX: 190, minY: -120, maxX: 210, maxY: -100.0.nextUp)), .coasted)
    // A corner at (60, 80) from the projection: a circle, not a square.
    XCTAssertEqual(reason(Rect(minX: 260, minY: 80, maxX: 300, maxY: 90)), .scan)
    XCTAssertEqual(reason(Rect(minX: 260, minY: 80.0.nextUp, maxX: 300, maxY: 90)), .coasted)
  }

  func testAProjectionOnTheRegionsEdgeIsIn() {  // F2, R3
    configuration.radius = 0
    XCTAssertEqual(reason(Rect(minX: 200, minY: -10, maxX: 220, maxY: 10)), .landed)
    XCTAssertEqual(reason(Rect(minX: 200.0.nextUp, minY: -10, maxX: 220, maxY: 10)), .coasted)
    XCTAssertEqual(reason(Rect(minX: 180, minY: -10, maxX: 200, maxY: 0)), .landed)
    XCTAssertEqual(reason(Rect(minX: 180, minY: -10, maxX: 200.0.nextDown, maxY: 0)), .coasted)
  }

  func testACornerTouchedFromAnUlpAwayIsOnTheFirstCircle() {  // F3
    configuration.radius = 1e-300
    let tiny = Double.leastNonzeroMagnitude
    XCTAssertEqual(reason(Rect(minX: 190, minY: tiny, maxX: 210, maxY: 10)), .scan)
  }

  func testTheRimOfTheConeBelongsToIt() {  // F4
    // The centre at (200, 80): 21.8° off the swipe.
    let frame = Rect(center: Point(x: 200, y: 80), size: Size(width: 20, height: 20))
    configuration.directionTolerance = Elementary.atan2(80, 200)
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
    XCTAssertEqual(reason(Rect(center: Point(x: 250, y: 0), size: Size(width: 20, height: 20))), .scan)
    XCTAssertEqual(reason(Rect(center: Point(x: 250, y: 0.01), size: Size(width: 20, height: 20))), .coasted)
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

  func testFedTargetByTargetItAgreesWithTheList() {
    forEachSeed(200) { generator in
      let scene = MagnetismScene.random(using: &generator)
      var scan = MagneticScan(scene.flick, configuration: scene.configuration)
      for target in scene.targets { scan.consider(target) }
      XCTAssertEqual(scan.attraction, scene.attraction)
    }
  }

  func testTargetsOutsideTheSearchBoundsNeverMatter() {
    forEachSeed(400) { generator in
      let scene = MagnetismScene.random(using: &generator)
      var scan = MagneticScan(scene.flick, configuration: scene.configuration)
      for target in scene.targets where target.region.intersects(scan.searchBounds) { scan.consider(target) }
      XCTAssertEqual(scan.attraction, scene.attraction)
    }
  }

  func testRoundingCannotLeaveATouchedRegionOutOfTheSearchBounds() {
    forEachSeed(2000) { generator in
      // Sums that round: the region's edge is exactly as far away as the subtraction can tell.
      let x = Double.random(in: -1e3...1e3, using: &generator)
      var configuration = self.configuration
      configuration.minimumSpeed = 0
      configuration.radius = Double.random(in: 1e-3...1e3, using: &generator)
      if Bool.random(using: &generator) { configuration.radius *= 0x1p-20 }
      let flick = Flick(
        position: Point(x: x, y: 0), velocity: Vector(dx: 0x1p-1000, dy: 0))
      var scan = MagneticScan(flick, configuration: configuration)
      var edge = x + configuration.radius
      while edge - x <= configuration.radius { edge = edge.nextUp }
      while edge - x > configuration.radius { edge = edge.nextDown }
      let frame = Rect(minX: edge, minY: -1, maxX: edge + 10, maxY: 1)
      XCTAssertTrue(frame.intersects(scan.searchBounds))
      scan.consider(MagneticTarget(id: 1, frame: frame))
      XCTAssertEqual(scan.attraction.reason, .scan)
    }
  }

  func testTheSameTargetTwiceIsTheSameAsOnce() {
    forEachSeed(100) { generator in
      var scene = MagnetismScene.random(using: &generator)
      let once = scene.attraction
      scene.targets += scene.targets
      XCTAssertEqual(scene.attraction, once)
    }
  }
}
