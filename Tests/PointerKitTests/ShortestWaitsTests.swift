import PointerKit
import XCTest

/// The shortest waits that can be configured end at their exact nanosecond.
final class ShortestWaitsTests: XCTestCase {
  private let start = Timestamp(nanoseconds: 1_000_000_000)

  func testHidingAfterTheShortestDelay() {
    let settings = with(PointerSettings()) { $0.autoHideDelay = 0.5 }
    let profile = DeviceProfile(hasLift: false, restingPauseFactor: nil, hideDelayFactor: 0.1)
    for (wait, phase) in [(Int64(49_999_999), PointerPhase.tracking), (50_000_000, .hidden)] {
      var engine = PointerEngine(size: Size(width: 800, height: 600), settings: settings)
      engine.setDevice(PointerDevice(kind: .mouse, unit: .points, profile: profile), id: 0, at: .zero)
      engine.handle(PointerInput(.motion(Vector(dx: 5, dy: 0)), at: start))
      XCTAssertEqual(engine.step(now: start.advanced(byNanoseconds: wait)).phase, phase)
    }
  }

  func testALiftAfterTheShortestSilence() {
    var configuration = PointerConfiguration()
    configuration.minimumLiftSilence = 0.001
    configuration.maximumLiftSilence = 0.001
    for (wait, phase) in [(Int64(999_999), PointerPhase.tracking), (1_000_000, .coasting)] {
      var engine = PointerEngine(size: Size(width: 4000, height: 600), configuration: configuration)
      engine.setDevice(PointerDevice(kind: .trackpad, unit: .points, reportsContact: false), id: 0, at: .zero)
      var time = start
      for _ in 0..<100 {
        time = time.advanced(byNanoseconds: 500_000)
        engine.handle(PointerInput(.motion(Vector(dx: 1, dy: 0)), at: time))
      }
      XCTAssertEqual(engine.step(now: time.advanced(byNanoseconds: wait)).phase, phase)
    }
  }

  func testRecenteringAfterTheShortestPause() {
    let configuration = with(PointerConfiguration()) { $0.restingPause = 0.05 }
    let profile = DeviceProfile(hasLift: true, restingPauseFactor: 0.1)
    let button = PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 40), kind: .barButton)
    for (wait, x) in [(Int64(4_999_999), 125.0), (5_000_000, 130)] {
      var engine = PointerEngine(
        size: Size(width: 800, height: 600), start: Point(x: 120, y: 120), configuration: configuration)
      let silent = PointerDevice(kind: .trackpad, unit: .points, reportsContact: false, profile: profile)
      engine.setDevice(silent, id: 0, at: .zero)
      engine.upsert(button, at: .zero)
      engine.handle(PointerInput(.motion(Vector(dx: 5, dy: 0)), at: start))
      XCTAssertEqual(engine.step(now: start.advanced(byNanoseconds: wait)).model.x, x)
    }
  }
}
