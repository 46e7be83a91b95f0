import Foundation
import PointerKit
import PointerScenes
import XCTest

/// Gestures in the files of scenes and traces, and in frames (I7, I8, I10).
final class GestureFileTests: XCTestCase {
  func testGestureSettingsAreRead() throws {
    let gestures = try scene(
      more: """
        "settings":{"doubleClickInterval":0.3,"gestures":{"disabled":["lookUp"],"secondaryClickFingers":[3],\
        "controlClickIsSecondary":false,"secondaryClickRegion":"bottomRight",\
        "trackpad":{"missionControl":[3,4],"secondaryClick":[3]},"mouse":{"smartZoom":[],"secondaryClick":[]}}}
        """
    ).settings.gestures
    XCTAssertEqual(gestures[.lookUp, on: .trackpad], [])
    XCTAssertEqual(gestures[.missionControl, on: .trackpad], [.three, .four])
    XCTAssertEqual(gestures[.missionControl, on: .mouse], .any)
    XCTAssertEqual(gestures[.smartZoom, on: .mouse], [])
    XCTAssertEqual(gestures[.secondaryClick, on: .trackpad], .three)
    XCTAssertEqual(gestures[.secondaryClick, on: .mouse], [])
    XCTAssertEqual(gestures.secondaryClickFingers, .three)
    XCTAssertFalse(gestures.controlClickIsSecondary)
    XCTAssertEqual(gestures.secondaryClickRegion, .bottomRight)
  }

  func testGestureSettingsThatMakeNoSenseAreRefused() {
    for text in [
      #"{"disabled":["primaryClick"]}"#, #"{"mouse":{"primaryClick":[1]}}"#,
      #"{"disabled":["jump"]}"#, #"{"trackpad":{"zoom":[6]}}"#,
      #"{"trackpad":{"zoom":[0]}}"#, #"{"trackpoint":{}}"#, #"{"secondaryClickRegion":"top"}"#,
    ] {
      XCTAssertThrowsError(try scene(more: "\"settings\":{\"gestures\":\(text)}"), text)
    }
  }
}
