import PointerTestSupport
import XCTest

/// F7: every target to which the pointer snaps attracts, without any setting.
///
/// Files: `Attractions`, `StyleResolution`.
final class MagneticControlsTests: FlickTestCase {
  func testHostCanSwitchMagnetismOfOneTarget() {
    var target = icon(1, x: 380, y: 370)
    target.behavior.isMagnetic = .no
    let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [target])
    XCTAssertFalse(person.events.contains { $0.type == .attracted })
  }

  func testEveryControlThatSnapsIsMagneticByItself() {
    for kind in ElementKind.allCases {
      let target = PointerTarget(1, Rect(380, 360, 50, 50), kind)
      var resting = SimulatedPerson(targets: [target], start: Point(390, 370))
      resting.touch(movingBy: .zero, waiting: 800)
      let position = resting.frame.modelPosition
      resting.lift()
      let recentres = resting.model != position
      let person = flicked(Vector(1500, 0), from: Point(120, 320), among: [target])
      XCTAssertEqual(person.events.contains { $0.type == .attracted }, recentres, "\(kind)")
    }
  }
}
