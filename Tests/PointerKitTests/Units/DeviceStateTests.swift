import PointerTestSupport
import XCTest

@testable import PointerKit

/// One device and its stroke, without an engine (M4, M5, M7, F8).
final class DeviceStateTests: XCTestCase {
  private let configuration = PointerConfiguration()

  private func state(_ device: PointerDevice = .trackpad) -> DeviceState {
    DeviceState(id: 3, device: device, settings: PointerSettings())
  }

  /// A device after an even stroke of 120 ms, reported every 8 ms, that ends at ``start``.
  private func stroked(_ device: PointerDevice = .trackpad, speed: Double = 1_000) -> DeviceState {
    var state = state(device)
    state.beginStroke(at: start.after(milliseconds: -200))
    for report in 1...25 {
      _ = state.addMovement(
        by: Vector(speed * 0.008, 0), at: start.after(milliseconds: -200 + 8 * Double(report)))
    }
    return state
  }

  // MARK: Strokes

  private func lift(_ state: DeviceState, at time: Timestamp = start) -> MeasuredLift {
    state.measuredLift(at: time, configuration: configuration)
  }

  func testAStrokeKnowsWhatShareOfItsSpeedIsLeft() {
    XCTAssertEqual(lift(stroked(speed: 800)).speedShare, 1, accuracy: 1e-9)
    var state = stroked(speed: 800)
    for report in 1...8 {
      _ = state.addMovement(by: Vector(3.2, 0), at: start.after(milliseconds: 8 * Double(report)))
    }
    // The pointer's speed is halved, so the finger's has fallen to about 0.5^(3/4), which is 0.595.
    XCTAssertEqual(lift(state, at: start.after(milliseconds: 64)).speedShare, 0.595, accuracy: 0.01)
  }

  func testTheEndOfAStrokeForgetsIt() {
    var state = stroked()
    XCTAssert(state.isMoving)
    state.endStroke()
    XCTAssertFalse(state.isMoving)
    XCTAssertNil(state.lastMotion)
    XCTAssertEqual(state.currentVelocity(at: start), .zero)
    XCTAssertEqual(lift(state).velocity, .zero)
    XCTAssertNil(state.pauseDue(configuration: configuration))
  }

  func testANewContactDoesNotInheritSpeed() {
    var state = stroked(speed: 3_000)
    state.beginStroke(at: start.after(milliseconds: 10))
    XCTAssertEqual(lift(state, at: start.after(milliseconds: 10)).velocity, .zero)
  }

  func testTheFirstAbsolutePositionOfAStrokeIsWhereItBegins() {
    var state = state()
    state.addMovement(to: Point(900, 700), at: start)
    XCTAssertEqual(lift(state).velocity, .zero, "a jump is no movement")
    for report in 1...10 {
      state.addMovement(
        to: Point(900 - 4 * Double(report), 700), at: start.after(milliseconds: 8 * Double(report)))
    }
    XCTAssertEqual(lift(state, at: start.after(milliseconds: 80)).velocity.dx, -500, accuracy: 1)
  }

  // MARK: Silence

  func testAfterFortyMillisecondsTheVelocityIsZero() {
    let state = stroked()
    XCTAssertEqual(state.silentFrom, start.advanced(byNanoseconds: 40_000_000))
    XCTAssertEqual(state.currentVelocity(at: start).dx, 1_000, accuracy: 1e-6)
    XCTAssertEqual(
      state.currentVelocity(at: start.advanced(byNanoseconds: 39_999_999)).dx, 1_000, accuracy: 1e-6)
    XCTAssertEqual(state.currentVelocity(at: start.advanced(byNanoseconds: 40_000_000)), .zero)
  }

  // M7: a lift in the midst of a stroke has its velocity; silence beyond a report's interval counts as rest.
  func testTheVelocityOfALiftIsThatOfTheFinger() {
    let state = stroked(speed: 1_000)
    for milliseconds in [0.0, 4, 8] {
      XCTAssertEqual(
        lift(state, at: start.after(milliseconds: milliseconds)).velocity.dx, 1_000, accuracy: 1e-6)
    }
    let rested = lift(state, at: start.after(milliseconds: 23))
    XCTAssertEqual(rested.velocity.dx, 1_000 * Elementary.exp(-1), accuracy: 1, "15 ms of rest")
    XCTAssertFalse(rested.isFlick, "it has stopped")
    XCTAssertEqual(lift(state, at: start.advanced(byNanoseconds: 40_000_001)).velocity, .zero)
  }

  func testTheFirstReportOfAStrokeTookTheTimeSinceTheContact() {
    var state = state()
    state.beginStroke(at: start)
    _ = state.addMovement(by: Vector(8, 0), at: start.after(milliseconds: 8))
    XCTAssertEqual(state.currentVelocity(at: start.after(milliseconds: 8)).dx, 1_000, accuracy: 1e-6)
  }

  func testTheVelocityOfALiftHasTheGainAtThatSpeed() {
    let device = PointerDevice(kind: .trackpad, unit: .millimeters)
    let accelerator = Accelerator(
      curve: .appleTrackpad(trackingSpeed: PointerSettings().trackingSpeed), unit: .millimeters)
    for speed in [20.0, 100, 400] {
      XCTAssertEqual(
        lift(stroked(device, speed: speed)).velocity.dx, speed * accelerator.gain(atSpeed: speed),
        accuracy: 1e-6)
    }
  }

  func testReportsOutOfOrderDoNotMoveSilenceBack() {
    var state = stroked()
    let points = state.addMovement(by: Vector(5, 0), at: start.after(milliseconds: -30))
    XCTAssertEqual(points, Vector(5, 0), "the movement itself counts")
    XCTAssertEqual(state.lastMotion, start)
    XCTAssertEqual(state.silentFrom, start.advanced(byNanoseconds: 40_000_000))
    XCTAssertEqual(state.pauseDue(configuration: configuration), start.after(milliseconds: 400))
  }

  // MARK: Pauses and lifts

  func testTheTimeBetweenTwoStrokesIsNoReportInterval() {
    var state = stroked(PointerDevice(kind: .trackpad, reportsContact: false))
    state.endStroke()
    _ = state.addMovement(by: Vector(1, 0), at: start.after(milliseconds: 45))
    XCTAssertEqual(state.liftDue(configuration: configuration), start.after(milliseconds: 45 + 24))
  }

  // MARK: Flicks

  // F8: 30 mm/s of the finger, or 150 points a second where only points are known.
  func testAFlickHasAnExactLeastSpeedInEachUnit() {
    let rows: [(DeviceUnit, Double)] = [
      (.points, 150), (.millimeters, 30), (.counts(perInch: 1_000), 30 * 1_000 / 25.4),
      (.counts(perInch: .nan), 30 * 400 / 25.4), (.counts(perInch: 0), 30 * 400 / 25.4),
    ]
    for (unit, least) in rows {
      let device = PointerDevice(kind: .trackpad, unit: unit, curve: AccelerationCurve.linear)
      XCTAssert(lift(stroked(device, speed: least * 1.001)).isFlick, "\(unit)")
      XCTAssertFalse(lift(stroked(device, speed: least * 0.999)).isFlick, "\(unit)")
    }
  }

  func testFactorsAreHeld() {
    for value in AdversarialValues.numbers {
      let profile = DeviceProfile(hasLift: false, restingPauseFactor: value, hideDelayFactor: value)
      var set = DeviceProfile.mouse
      set.restingPauseFactor = value
      set.hideDelayFactor = value
      for factor in [profile.restingPauseFactor ?? -1, profile.hideDelayFactor, set.hideDelayFactor] {
        XCTAssertTrue((0.1...100).contains(factor), "\(value)")
      }
      XCTAssertEqual(set.restingPauseFactor, profile.restingPauseFactor)
      if value.isNaN { XCTAssertEqual(profile.hideDelayFactor, 1) }
    }
  }
}
