import PointerTestSupport
import XCTest

/// I10: the person chooses which part of a device, and how many fingers, make a secondary click.
///
/// Files: `GestureAssignments`, `GesturePermissions`.
final class AssignedClicksTests: ClickTestCase {
  func testPersonSwitchesOffOrReassignsSecondaryClicks() {
    var settings = PointerSettings()
    settings.gestures.secondaryClickFingers = []
    settings.gestures.controlClickIsSecondary = false
    var person = onIcon(settings: settings)
    person.send(.contact(.began, fingers: 2))
    person.send(.modifiers(.control))
    person.click()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked])
    settings.gestures.secondaryClickFingers = .three
    person.engine.setSettings(settings, at: person.now)
    person.send(.contact(.changed, fingers: 3))
    person.click()
    XCTAssertEqual(person.newTypes(), [.pressed, .secondaryClicked, .released])
  }

  func testRegionOfADeviceMakesSecondaryClicks() {
    var gestures = GestureAssignments()
    let corner = Point(0.5, 0.75)
    XCTAssertFalse(gestures.secondaryClickRegion.contains(corner), "no region by default")
    gestures.secondaryClickRegion = .bottomRight
    XCTAssertTrue(gestures.secondaryClickRegion.contains(corner), "closed")
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(0.5, 0.75.nextDown)))
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(0.49, 0.9)))
    gestures.secondaryClickRegion = .bottomLeft
    XCTAssertTrue(gestures.secondaryClickRegion.contains(Point(0.1, 0.9)))
    gestures.secondaryClickRegion = .rightSide
    XCTAssertTrue(gestures.secondaryClickRegion.contains(Point(0.9, 0.1)))
    gestures.secondaryClickRegion = .leftSide
    XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(0.9, 0.1)))
    for odd in [Double.nan, -0.1, 1.1, .infinity] {
      XCTAssertFalse(gestures.secondaryClickRegion.contains(Point(odd, 0.9)), "\(odd)")
    }
  }
}
