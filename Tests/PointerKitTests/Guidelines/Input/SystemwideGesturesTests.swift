import PointerTestSupport
import XCTest

/// I9: gestures of the system are always passed on and never have a target.
///
/// Files: `GesturePermissions`, `GestureAssignments`, `StandardGesture`.
final class SystemwideGesturesTests: XCTestCase {
  private let systemwide: Set<StandardGesture> = [
    .missionControl, .appExpose, .launchpad, .showDesktop, .notificationCenter, .swipeBetweenFullScreenApps,
  ]

  func testGesturesOfTheSystemAreThoseOfTheTable() {
    XCTAssertEqual(Set(StandardGesture.allCases.filter { $0.isSystemwide }), systemwide)
  }

  func testGesturesOfTheSystemHaveNoTargetAndAllOthersHave() {
    for gesture in StandardGesture.allCases {
      var person = SimulatedPerson(
        targets: [PointerTarget(1, Rect(400, 300, 200, 200), .image, hasBezel: true, style: .system)],
        at: Point(460, 370), device: .trackpad, waiting: 500)
      person.send(.gesture(gesture, phase: .ended, fingers: 1))
      let event = person.newEvents().first
      XCTAssertEqual(event?.type, .gestured, "\(gesture)")
      XCTAssertEqual(event?.recipient?.isSystemwide, systemwide.contains(gesture), "\(gesture)")
      XCTAssertEqual(event?.target, systemwide.contains(gesture) ? nil : 1, "\(gesture)")
    }
  }
}
