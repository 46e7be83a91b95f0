import PointerTestSupport
import XCTest

@testable import PointerKit

/// M4: the faster a finger moves, the farther the pointer goes, by the Mac's curve at the person's tracking speed,
/// whatever the rate of reports.
///
/// Files: `DeviceState`, `AccelerationCurve`, `Accelerator`, `SpeedEstimator`.
///
/// The curves themselves are tested in KinematicsTests.
final class AccelerationTests: XCTestCase {
  private func state(_ device: PointerDevice = .trackpad) -> DeviceState {
    DeviceState(id: 3, device: device, settings: PointerSettings())
  }

  func testPointsPassUnchangedWhateverTheCurve() {
    var dice = Dice(seed: 2)
    var state = state(PointerDevice(kind: .mouse, curve: .appleMouse(trackingSpeed: 3)))
    for report in 1...200 {
      let delta = dice.vector(upTo: 90)
      XCTAssertEqual(state.addMovement(by: delta, at: start.after(milliseconds: 8 * Double(report))), delta)
    }
  }

  func testWithoutACurveALengthIsThatInPoints() {
    // Without acceleration an inch is 96 points.
    let inch = Vector(25.4, 0)
    var metric = state(PointerDevice(kind: .mouse, unit: .millimeters, curve: AccelerationCurve.linear))
    XCTAssertEqual(metric.addMovement(by: inch, at: start).dx, 96, accuracy: 1e-9)
    var counts = state(
      PointerDevice(kind: .mouse, unit: .counts(perInch: 800), curve: AccelerationCurve.linear))
    XCTAssertEqual(counts.addMovement(by: Vector(0, 800), at: start).dy, 96, accuracy: 1e-9)
  }

  func testATrackpadAndAMouseHaveTheirOwnCurves() {
    for (kind, speed) in product(PointerDevice.Kind.allCases, [0.0, 0.6875, 3, -1]) {
      let settings = with(PointerSettings()) { $0.trackingSpeed = speed }
      let device = PointerDevice(kind: kind, unit: .millimeters)
      var state = DeviceState(id: 1, device: device, settings: settings)
      let curve: AccelerationCurve =
        kind == .trackpad ? .appleTrackpad(trackingSpeed: speed) : .appleMouse(trackingSpeed: speed)
      var accelerator = Accelerator(curve: curve, unit: .millimeters)
      let delta = Vector(3, 1)
      XCTAssertEqual(state.addMovement(by: delta, at: start), accelerator.points(for: delta, at: start))
      var adopted = DeviceState(id: 1, device: device, settings: PointerSettings())
      adopted.adopt(settings)
      accelerator.reset()
      XCTAssertEqual(
        adopted.addMovement(by: delta, at: start), accelerator.points(for: delta, at: start), "adopted later"
      )
    }
  }
}
