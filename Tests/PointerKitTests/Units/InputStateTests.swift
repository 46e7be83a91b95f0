import PointerTestSupport
import XCTest

@testable import PointerKit

/// Devices, buttons and clicks in a row, without an engine (I1, I15).
final class InputStateTests: XCTestCase {
  private let settings = PointerSettings()

  private func use(_ id: DeviceID, _ state: inout InputState, _ diagnostics: inout PointerDiagnostics) -> Int
  { state.useDevice(id, settings: settings, diagnostics: &diagnostics) }

  // MARK: Devices

  func testTheListOfExcessDevicesEndsAtSixtyFour() {
    var (state, diagnostics) = (InputState(), PointerDiagnostics())
    for id in 0..<1_000 { _ = use(DeviceID(id), &state, &diagnostics) }
    XCTAssertEqual(diagnostics.excessDevices.count, 64)
  }

  func testTheVelocityIsThatOfTheDeviceThatMovedLast() {
    var state = InputState()
    for id in 0..<2 { XCTAssert(state.setDevice(.trackpad, id: DeviceID(id), settings: settings)) }
    XCTAssertEqual(state.readVelocity(at: start), .zero, "nothing moved yet")
    for report in 1...20 {
      let time = start.after(milliseconds: 8 * Double(report))
      _ = state.devices[0].addMovement(by: Vector(8, 0), at: time)
      _ = state.devices[1].addMovement(by: Vector(0, -4), at: time)
    }
    let end = start.after(milliseconds: 160)
    state.movingDevice = 0
    XCTAssertEqual(state.readVelocity(at: end).dx, 1_000, accuracy: 1e-6)
    state.movingDevice = 1
    XCTAssertEqual(state.readVelocity(at: end).dy, -500, accuracy: 1e-6)
  }

  // MARK: Buttons

  private func press(_ button: PointerButton, as meaning: PointerButton? = nil, device: DeviceID = 1)
    -> ButtonState.Press
  { ButtonState.Press(physical: button, button: meaning ?? button, device: device, target: 7) }

  func testButtonsAreReleasedInTheOrderOfTheirPresses() {
    var buttons = ButtonState()
    for button in [PointerButton.middle, .primary] { buttons.add(press(button)) }
    XCTAssertEqual(buttons.releaseAny()?.physical, .middle)
    XCTAssertEqual(buttons.releaseAny()?.physical, .primary)
    XCTAssertNil(buttons.releaseAny())
  }

  // I1: half a second and four points by default; both edges count.
  func testClicksInARowAreCountedByTimeAndDistance() {
    var buttons = ButtonState()
    func click(_ x: Double, _ seconds: Double, on target: TargetID? = 7) -> Int {
      buttons.noteClick(
        on: target, at: Point(x, 0), time: start.advanced(bySeconds: seconds), interval: 0.5, distance: 4)
    }
    XCTAssertEqual(click(0, 0), 1)
    XCTAssertEqual(click(4, 0.5), 2, "exactly half a second and four points")
    XCTAssertEqual(click(0, 1), 3)
    XCTAssertEqual(click(0, 1.500_001), 1, "too late")
    XCTAssertEqual(click(4.001, 1.6), 1, "too far")
    XCTAssertEqual(click(4.001, 1.6), 2)
    XCTAssertEqual(click(4.001, 1.6, on: 8), 1, "another target")
    XCTAssertEqual(click(4.001, 1.6, on: nil), 1, "empty ground")
    XCTAssertEqual(click(4.001, 1.6, on: nil), 2)
    buttons.endClicks()
    XCTAssertEqual(click(4.001, 1.6, on: nil), 1)
  }
}
