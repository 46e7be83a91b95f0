import PointerTestSupport
import XCTest

/// What is said of a system and a device is what an engine does with them.
final class HostCapabilitiesTests: XCTestCase {
  /// A person who points at the icon, or flicks toward it, and the program of a system, which may move the
  /// cursor.
  private struct Desk {
    var person: SimulatedPerson
    let system: HostSystem
    let device: PointerDevice

    init(_ system: HostSystem, _ device: PointerDevice, at start: Point) {
      var host = HostTraits()
      switch system {
      case .x11, .xwayland, .waylandWithWarp, .waylandWithConstraints: host.warpsCursor = true
      case .wayland, .ownPosition: host.warpsCursor = false
      }
      person = SimulatedPerson(targets: [icon], start: start, device: device, hostTraits: host)
      (self.system, self.device) = (system, device)
    }

    /// Moves in equal steps, and lifts the finger.
    mutating func stroke(_ step: Vector, count: Int) {
      if device.reportsContact { person.touch() }
      for _ in 0..<count {
        if system == .ownPosition { person.move(by: step) } else { person.move(to: person.model + step) }
      }
      if device.reportsContact { person.lift() }
    }
  }

  private func onEach(_ body: (HostSystem, PointerDevice, HostCapabilities) -> Void) {
    for (system, kind) in product(HostSystem.allCases, PointerDevice.Kind.allCases) {
      for reportsContact in [true, false] where kind == .trackpad || !reportsContact {
        let device = PointerDevice(kind: kind, reportsContact: reportsContact)
        body(system, device, HostCapabilities(system: system, device: device))
      }
    }
  }

  func testThePointerRecentersWhereItIsPromised() {
    onEach { system, device, capabilities in
      var desk = Desk(system, device, at: Point(380, 280))
      desk.stroke(Vector(1, 1), count: 30)
      desk.person.wait(milliseconds: 2000)
      XCTAssertEqual(
        desk.person.model == icon.frame.center, capabilities.contains(.recentering), "\(system), \(device)")
    }
  }

  func testAFlickLandsWhereItIsPromised() {
    onEach { system, device, capabilities in
      var desk = Desk(system, device, at: Point(100, 320))
      desk.stroke(Vector(18, 0), count: 8)
      let end = desk.person.model
      desk.person.wait(milliseconds: 3000)
      XCTAssertEqual(
        desk.person.model == icon.frame.center, capabilities.contains(.flicks), "\(system), \(device)")
      XCTAssertEqual(desk.person.model == end, !capabilities.contains(.flicks), "\(system), \(device)")
    }
  }

  func testTheCircleBecomesTheControlEverywhere() {
    onEach { system, device, capabilities in
      var desk = Desk(system, device, at: Point(380, 280))
      desk.stroke(Vector(1, 1), count: 30)
      desk.person.wait(milliseconds: 1000)
      XCTAssertTrue(capabilities.contains(.effects))
      XCTAssertEqual(desk.person.frame.pointer.size, icon.frame.size, "\(system), \(device)")
    }
  }

  func testOnlyTrackpadsWithContactReportLifts() {
    for (system, kind) in product(HostSystem.allCases, PointerDevice.Kind.allCases) {
      for reportsContact in [true, false] {
        let device = PointerDevice(kind: kind, reportsContact: reportsContact)
        let capabilities = HostCapabilities(system: system, device: device)
        XCTAssertEqual(capabilities.contains(.reportedLifts), kind == .trackpad && reportsContact)
      }
    }
  }
}
