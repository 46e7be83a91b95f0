import PointerKit
import PointerTestSupport
import XCTest

/// The lift of fingers whose host is never told of it, and of hands that have none (M5, M7).
final class LiftEstimatorTests: XCTestCase {
  private let silent = PointerDevice(kind: .trackpad, reportsContact: false)
  private let icon = PointerTarget(
    id: 1, frame: Rect(x: 400, y: 300, width: 80, height: 80), kind: .appIcon, hasBezel: true)

  private func flicked(hertz: Int64, jitter: Double = 0, seed: UInt64 = 0) -> PointerHarness {
    var dice = Dice(seed: seed)
    var person = PointerHarness(start: Point(x: 200, y: 400), device: silent)
    let interval = 1_000_000_000 / hertz
    for _ in 0..<max(4, 160_000_000 / interval) {
      let share = jitter > 0 ? dice.number(1 - jitter...1 + jitter) : 1
      person.reportInterval = Int64(Double(interval) * share)
      person.move(by: Vector(dx: 1200 * Double(person.reportInterval) / 1e9, dy: 0))
    }
    return person
  }

  func testM7FlickIsInferredFromSilenceAtEveryReportRate() {
    for hertz in [60, 90, 100, 125, 144, 200, 500, 1000] as [Int64] {
      var person = flicked(hertz: hertz)
      let place = person.model
      XCTAssertEqual(person.frame.phase, .tracking)
      person.wait(milliseconds: 62)
      XCTAssertTrue(
        person.events.contains { $0.type == .coasted }, "\(hertz) Hz: silence after a fast stroke is a lift")
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.model.x - place.x, 1200 * 0.0995, accuracy: 6, "\(hertz) Hz")
    }
  }

  func testM7FlickIsInferredFromIrregularReports() {
    for seed in 0..<30 {
      for hertz in [60, 125] as [Int64] {
        var person = flicked(hertz: hertz, jitter: 0.4, seed: UInt64(seed))
        person.wait(milliseconds: 62)
        XCTAssertTrue(person.events.contains { $0.type == .coasted }, "\(hertz) Hz, seed \(seed)")
      }
    }
  }

  func testSilenceIsJudgedAfterAboutThreeReportsAndNeverWithinTwo() {
    for (hertz, earliest, latest) in [(125, 16, 25), (60, 34, 61), (250, 8, 25)] as [(Int64, Int64, Int64)] {
      var person = flicked(hertz: hertz)
      person.wait(milliseconds: earliest)
      XCTAssertFalse(person.events.contains { $0.type == .coasted }, "\(hertz) Hz: too early")
      person.wait(milliseconds: latest - earliest)
      XCTAssertTrue(person.events.contains { $0.type == .coasted }, "\(hertz) Hz: too late")
    }
  }

  func testInferredLiftHappensAtItsOwnInstantNotAtTheHosts() {
    var often = flicked(hertz: 125)
    var once = often
    for _ in 0..<500 { often.wait(milliseconds: 1) }
    once.wait(milliseconds: 500)
    XCTAssertEqual(often.events, once.events)
    XCTAssertEqual(often.model, once.model)
  }

  func testMotionWithinTheCoastCancelsIt() {
    var person = flicked(hertz: 125)
    person.wait(milliseconds: 50)
    XCTAssertEqual(person.frame.phase, .coasting)
    let place = person.frame(afterNanoseconds: 8_000_000).model
    person.move(by: Vector(dx: 2, dy: 0))
    XCTAssertEqual(person.model.x, place.x + 2, accuracy: 1e-9)
    XCTAssertEqual(person.frame.phase, .tracking)
  }

  func testM5SlowMovementWithoutContactIsRestingAndRecentresAfterThePauseOnly() {
    var person = PointerHarness(targets: [icon], start: Point(x: 404, y: 304), device: silent)
    person.move(by: Vector(dx: 4, dy: 0), over: 200)
    person.wait(milliseconds: 399)
    XCTAssertEqual(person.model.x, 408, accuracy: 1e-9, "a finger that rests has not lifted")
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.events.last?.type, .recentered)
  }

  func testM5SlowIrregularMovementIsNeverInterrupted() {
    // Slow fingers make few reports: 60, 90, 120 ms apart.
    var person = PointerHarness(targets: [icon], start: Point(x: 404, y: 304), device: silent)
    for index in 0..<30 {
      person.reportInterval = Int64(60 + 30 * (index % 3)) * 1_000_000
      person.move(by: Vector(dx: 1, dy: 0))
      XCTAssertEqual(person.model.x, 405 + Double(index), accuracy: 1e-9)
    }
    XCTAssertFalse(person.events.contains { $0.type == .recentered })
  }

  func testM5MouseRecentresAfterAPauseAndNeverCoasts() {
    for kind in [PointerDevice.Kind.mouse, .other] {
      var person = PointerHarness(
        targets: [icon], start: Point(x: 250, y: 320), device: PointerDevice(kind: kind))
      person.move(by: Vector(dx: 170, dy: 0), over: 80)
      person.wait(milliseconds: 399)
      XCTAssertEqual(person.model, Point(x: 420, y: 320), "\(kind)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.model, icon.frame.center, "\(kind)")
      person.wait(milliseconds: 2000)
      XCTAssertFalse(person.events.contains { $0.type == .coasted || $0.type == .attracted }, "\(kind)")
    }
  }

  func testContactReportsAreObeyedAndSilenceIsNot() {
    var person = PointerHarness(start: Point(x: 200, y: 400))
    person.touch()
    person.move(by: Vector(dx: 150, dy: 0), over: 120)
    person.wait(milliseconds: 1000)
    XCTAssertTrue(person.events.isEmpty, "the finger is still on the trackpad")
    person.lift()
    person.wait(milliseconds: 500)
    XCTAssertEqual(person.model, Point(x: 350, y: 400))
  }

  func testF4InferredLiftIsAttractedToo() {
    var person = PointerHarness(targets: [icon], start: Point(x: 200, y: 340), device: silent)
    person.flick(Vector(dx: 1000, dy: 0), reportsContact: false)
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.model, icon.frame.center)
    XCTAssertEqual(person.hovered, 1)
  }
}
