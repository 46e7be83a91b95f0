import PointerKit
import PointerTestSupport
import XCTest

/// Trackpad, mouse and trackpoint differ where a person expects it (M5–M7).
final class DeviceProfileTests: XCTestCase {
  private func moved(_ device: PointerDevice, over milliseconds: Int64 = 80) -> PointerHarness {
    var person = PointerHarness(targets: [icon], start: Point(x: 350, y: 330), device: device)
    person.move(by: Vector(dx: 60, dy: 0), over: milliseconds)
    return person
  }

  func testM5EachRecentresAfterItsOwnPause() {
    let slow = DeviceProfile(hasLift: true, restingPauseFactor: 2)
    for (profile, pause) in [(DeviceProfile.trackpad, Int64(400)), (slow, 800)] {
      let device = PointerDevice(kind: .trackpad, reportsContact: false, profile: profile)
      var person = moved(device, over: 1_200)
      person.wait(milliseconds: pause - 1)
      XCTAssertNotEqual(person.model, icon.frame.center, "\(device.kind)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.model, icon.frame.center, "\(device.kind)")
    }
  }

  func testM5AProfileMayNeverRecentreByPause() {
    var profile = DeviceProfile.trackpad
    profile.restingPauseFactor = nil
    var person = moved(
      PointerDevice(kind: .trackpad, reportsContact: false, profile: profile), over: 1_200)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.model.x, 410, accuracy: 1e-9)
  }

  func testM6EachHidesAfterItsOwnDelay() {
    for (device, delay) in [(PointerDevice.trackpad, Int64(3000)), (.mouse, 6000), (.trackpoint, 3000)] {
      var person = PointerHarness(start: Point(x: 100, y: 100), device: device)
      person.move(by: Vector(dx: 0.5, dy: 0), waiting: delay - 1)
      XCTAssertNotEqual(person.frame.phase, .hidden, "\(device.kind)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.frame.phase, .hidden, "\(device.kind)")
    }
  }

  func testM6TheDeviceThatWasUsedLastDecides() {
    var person = PointerHarness(start: Point(x: 100, y: 100), device: .mouse)
    person.engine.setDevice(.trackpad, id: 4, at: person.now)
    person.move(by: Vector(dx: 1, dy: 0))
    person.device = 4
    person.move(by: Vector(dx: 1, dy: 0), waiting: 3000)
    XCTAssertEqual(person.frame.phase, .hidden)
  }

  func testM7OnlyWhatLiftsCoastsUnlessTheHostSaysOtherwise() {
    for kind in PointerDevice.Kind.allCases {
      var person = PointerHarness(start: Point(x: 100, y: 100), device: PointerDevice(kind: kind))
      person.flick(Vector(dx: 1500, dy: 0))
      XCTAssertEqual(person.events.contains { $0.type == .coasted }, kind == .trackpad, "\(kind)")
    }
    var mouse = PointerDevice(kind: .mouse, reportsContact: true)
    mouse.profile.hasLift = true
    var person = PointerHarness(start: Point(x: 100, y: 100), device: mouse)
    person.flick(Vector(dx: 1500, dy: 0))
    XCTAssertEqual(person.frame.phase, .coasting, "a mouse with a touch surface")
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
