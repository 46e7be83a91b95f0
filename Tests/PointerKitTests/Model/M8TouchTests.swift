import PointerTestSupport
import XCTest

@testable import PointerKit

/// M8, I1: fingers on the screen, and devices and buttons without an engine.
final class M8TouchTests: XCTestCase {
  /// Three fingers touch the screen, move and lift, in different orders.
  private func touchTheScreen(_ person: inout SimulatedPerson) {
    let position = Point(430, 330)
    for id in [1, 2, 3] { person.send(.touch(.began, at: position, id: .init(id))) }
    for id in [3, 1, 2] { person.send(.touch(.changed, at: Point(20, 700), id: .init(id))) }
    XCTAssertEqual(person.engine.touchCount, 3)
    for (id, phase) in [(2, ContactPhase.ended), (1, .cancelled), (3, .ended)] {
      person.send(.touch(phase, at: position, id: UInt64(id)))
    }
    XCTAssertEqual(person.engine.touchCount, 0)
  }

  func testM8TouchWorksWhateverThePointerDoesAndNeitherReplacesNorBlocksTheOther() {
    let acts: [(String, (inout SimulatedPerson) -> Void)] = [
      ("rests", { $0.move(by: Vector(2, 0)) }),
      ("is hidden", { $0.wait(milliseconds: 4000) }),
      ("is away", { $0.send(.leave) }),
      ("coasts", { $0.flick(Vector(1500, 300)) }),
      ("is attracted", { $0.flick(Vector(700, 0)) }),
      (
        "is pressed",
        {
          $0.move(by: Vector(2, 0))
          $0.press()
        }
      ),
      (
        "drags",
        {
          $0.press()
          $0.move(by: Vector(20, 0))
        }
      ),
      ("pinches", { $0.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2)) }),
    ]
    for (name, act) in acts {
      var alone = SimulatedPerson(targets: [icon], start: Point(250, 340))
      act(&alone)
      var touched = alone
      touchTheScreen(&touched)
      XCTAssertEqual(touched.events, alone.events, "a pointer that \(name)")
      for _ in 0..<10 {
        XCTAssertEqual(touched.frame, alone.frame, "a pointer that \(name)")
        touched.wait(milliseconds: 37)
        alone.wait(milliseconds: 37)
      }
    }
  }

  func testM8LeavingEnteringAndCancellingThePointerEndsNoTouch() {
    var person = SimulatedPerson(targets: [icon])
    person.send(.touch(.began, at: .zero, id: 5))
    for kind in [PointerInput.Kind.leave, .enter(nil), .cancel] { person.send(kind) }
    XCTAssertEqual(person.engine.touchCount, 1)
  }

  func testM8TouchesThatDoNotFitAreCounted() {
    var person = SimulatedPerson()
    person.send(.touch(.ended, at: .zero, id: 1))
    person.send(.touch(.changed, at: .zero, id: 1))
    person.send(.touch(.began, at: .zero, id: 1))
    person.send(.touch(.began, at: .zero, id: 1))
    XCTAssertEqual(person.engine.diagnostics.unbalancedInputs.count, 3)
    for id in 2..<100 { person.send(.touch(.began, at: .zero, id: .init(id))) }
    XCTAssertEqual(person.engine.touchCount, 64)
  }

  // MARK: Devices, buttons and fingers on the screen, without an engine

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
  func testI1ClicksInARowAreCountedByTimeAndDistance() {
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
