import Foundation
import PointerKit
import PointerScenes
import XCTest

/// What files say of gestures, and what frames tell of them (I7, I8, I10).
final class GestureFileTests: XCTestCase {
  func testGestureSettingsAreRead() throws {
    let gestures = try scene(
      more: """
        "settings":{"doubleClickInterval":0.3,"gestures":{"disabled":["lookUp"],"secondaryClickFingers":[3],\
        "controlClickIsSecondary":false,"secondaryClickRegion":"bottomRight",\
        "trackpad":{"missionControl":[3,4]},"mouse":{"smartZoom":[]}}}
        """
    ).settings.gestures
    XCTAssertEqual(gestures[.lookUp, on: .trackpad], [])
    XCTAssertEqual(gestures[.missionControl, on: .trackpad], [.three, .four])
    XCTAssertEqual(gestures[.missionControl, on: .mouse], .any)
    XCTAssertEqual(gestures[.smartZoom, on: .mouse], [])
    XCTAssertEqual(gestures.secondaryClickFingers, .three)
    XCTAssertFalse(gestures.controlClickIsSecondary)
    XCTAssertEqual(gestures.secondaryClickRegion, .bottomRight)
  }

  func testGestureSettingsThatMakeNoSenseAreRefused() {
    for text in [
      #"{"disabled":["primaryClick"]}"#, #"{"disabled":["jump"]}"#, #"{"trackpad":{"zoom":[6]}}"#,
      #"{"trackpad":{"zoom":[0]}}"#, #"{"trackpoint":{}}"#, #"{"secondaryClickRegion":"top"}"#,
    ] {
      XCTAssertThrowsError(try scene(more: "\"settings\":{\"gestures\":\(text)}"), text)
    }
  }
}
