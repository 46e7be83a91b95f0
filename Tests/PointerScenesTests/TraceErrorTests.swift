import Foundation
import XCTest

@testable import PointerScenes

/// Every way in which a trace can be wrong, and the message for each.
final class TraceErrorTests: XCTestCase {
  private func error(_ events: String..., line: UInt = #line) -> String? {
    let text = [#"{"format":"pointerkit-trace/1","device":{"kind":"trackpad"}}"#] + events
    return complaint(
      try Trace(Data(text.joined(separator: "\n").utf8), name: "t", over: scene(button)), line: line)
  }

  func testTimeMayNotDecreaseButMayStandStill() throws {
    XCTAssertEqual(
      error(#"{"t":2,"event":"wait"}"#, #"{"t":1.5,"event":"wait"}"#),
      "t:3: t: found 1.5, expected a time of at least 2, that of the event before")
    XCTAssertNoThrow(try trace(#"{"t":-1,"event":"wait"}"#, #"{"t":-1,"event":"wait"}"#))
  }

  func testTimeMustFitInt64Nanoseconds() {
    XCTAssertEqual(
      error(#"{"t":9.3e9,"event":"wait"}"#),
      "t:2: t: found 9300000000, expected seconds within ±9.2e9, which fit Int64 nanoseconds")
    XCTAssertEqual(error(#"{"t":"now","event":"wait"}"#)?.prefix(20), #"t:2: t: found "now","#)
    XCTAssertEqual(
      error(#"{"t":1e999,"event":"wait"}"#), "t:2: found 1e999, expected a number that fits a Double")
  }

  func testUnknownEventsNamesAndKeysAreRefused() {
    XCTAssertEqual(
      error(#"{"t":1,"event":"wiggle"}"#)?.prefix(43),
      #"t:2: event: found "wiggle", expected one of: contact"#.prefix(43))
    XCTAssertEqual(
      error(#"{"t":1,"event":"motion","dleta":[1,1]}"#),
      #"t:2: dleta: found the unknown key "dleta", expected one of: delta, device, event, position, t; did you mean 'delta'?"#
    )
    XCTAssertEqual(
      error(#"{"t":1,"event":"contact","phase":"changed"}"#),
      #"t:2: phase: found "changed", expected one of: began, ended, cancelled"#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"modifiers","keys":["alt"]}"#),
      #"t:2: keys[0]: found "alt", expected one of: shift, control, option, command, capsLock"#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"button","button":2,"down":true}"#),
      "t:2: button: found 2, expected primary, secondary, middle or a number from 3 to 65535")
    XCTAssertEqual(
      error(#"{"t":1,"event":"pressure","value":1.5}"#),
      "t:2: value: found 1.5, expected a number from 0 to 1")
    XCTAssertEqual(
      error(#"{"t":1,"event":"pressure","value":"hard"}"#),
      #"t:2: value: found "hard", expected a number from 0 to 1"#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"hold","phase":"changed"}"#),
      #"t:2: phase: found "changed", expected one of: began, ended, cancelled"#)
    for event in [
      #"{"t":1,"event":"pressure","value":-0.01}"#, #"{"t":1,"event":"pressure","value":null}"#,
      #"{"t":1,"event":"hold","phase":"began","fingers":1}"#, #"{"t":1,"event":"pressure","force":1}"#,
      #"{"t":1,"event":"gesture","name":"wave","phase":"ended"}"#,
      #"{"t":1,"event":"drag","operation":"steal"}"#, #"{"t":1,"event":"appearance","value":"dusk"}"#,
      #"{"t":1,"event":"settings","values":{"speed":1}}"#,
      #"{"t":1,"event":"scroll","delta":[0,0],"phase":"over"}"#,
      #"{"t":1,"event":"annotation","values":{"X":41}}"#, #"{"t":1,"event":"wait","seconds":3}"#,
      #"{"t":1,"event":"wait","device":-1}"#, #"{"t":1,"event":"wait","device":4294967296}"#,
    ] {
      XCTAssertEqual(error(event)?.hasPrefix("t:2: "), true, event)
    }
  }

  func testMissingKeysAreNamed() {
    XCTAssertEqual(error(#"{"t":1}"#), #"t:2: event: found nothing, expected the required key "event""#)
    XCTAssertEqual(error(#"{"event":"wait"}"#), #"t:2: t: found nothing, expected the required key "t""#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"motion"}"#), #"t:2: found neither, expected "delta" or "position""#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"motion","delta":[1,1],"position":[1,1]}"#),
      #"t:2: found both, expected "delta" or "position""#)
    for (event, key) in [
      ("contact", "phase"), ("button", "button"), ("scroll", "delta"), ("transform", "phase"),
      ("gesture", "name"), ("modifiers", "keys"), ("drag", "operation"), ("space", "id"), ("bounds", "size"),
      ("touch", "phase"), ("gaze", "position"), ("annotation", "values"), ("luminance", "value"),
      ("settings", "values"), ("appearance", "value"), ("pressure", "value"), ("hold", "phase"),
    ] {
      XCTAssertEqual(
        error("{\"t\":1,\"event\":\"\(event)\"}"),
        "t:2: \(key): found nothing, expected the required key \"\(key)\"")
    }
  }

  func testAMeasuredLuminanceIsFromZeroToOne() {
    for number in ["89", "-0.5", "1.0001"] {
      XCTAssertEqual(
        error("{\"t\":1,\"event\":\"luminance\",\"value\":\(number)}"),
        "t:2: value: found \(number), expected a number from 0 to 1, or null")
    }
  }

  func testOnlyWhatIsThereCanBeRemovedOrNamed() {
    XCTAssertEqual(
      error(#"{"t":1,"event":"targets","remove":["ghost"]}"#),
      #"t:2: remove[0]: found "ghost", expected the id of an existing target"#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"targets","remove":["a"]}"#, #"{"t":2,"event":"targets","remove":["a"]}"#),
      #"t:3: remove[0]: found "a", expected the id of an existing target"#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"targets","upsert":[{"id":"b","frame":[0,0,1,1],"space":"s"}]}"#),
      #"t:2: upsert[0].space: found "s", expected the id of a space"#)
    XCTAssertEqual(
      error(#"{"t":1,"event":"space","id":"s","parent":"page"}"#),
      #"t:2: parent: found "page", expected the id of a space, or null"#)
    XCTAssertEqual(
      error(
        #"{"t":1,"event":"space","id":"s"}"#, #"{"t":2,"event":"space","id":"u","parent":"s"}"#,
        #"{"t":3,"event":"space","id":"s","parent":"u"}"#),
      #"t:4: parent: found "u", expected a space that is not within "s""#)
    XCTAssertEqual(
      error(
        #"{"t":1,"event":"targets","remove":["a"],"upsert":[{"id":"b","frame":[0,0,1,1],"reveals":["a"]}]}"#),
      #"t:2: upsert[0].reveals[0]: found "a", expected the id of a target or group"#)
    XCTAssertEqual(
      error(
        #"{"t":1,"event":"targets","upsert":[{"id":"b","frame":[0,0,1,1]},{"id":"b","frame":[0,0,1,1]}]}"#),
      #"t:2: upsert[1].id: found "b", expected an id that no other target of the list has"#)
  }

  func testTheHeaderIsChecked() {
    func header(_ text: String) -> String? { complaint(try Trace(Data(text.utf8), name: "t", over: scene())) }
    XCTAssertEqual(
      header(#"{"format":"pointerkit-frames/1","device":{"kind":"mouse"}}"#),
      #"t:1: format: found "pointerkit-frames/1", expected one of: pointerkit-trace/1"#)
    XCTAssertEqual(
      header(#"{"format":"pointerkit-trace/1","device":{}}"#),
      #"t:1: device.kind: found nothing, expected the required key "kind""#)
    XCTAssertEqual(
      header(#"{"format":"pointerkit-trace/1","device":{"kind":"mouse","motion":"counts"}}"#),
      #"t:1: device.countsPerInch: found nothing, expected the required key "countsPerInch""#)
    XCTAssertEqual(
      header(#"{"format":"pointerkit-trace/1","device":{"kind":"mouse","countsPerInch":400}}"#),
      #"t:1: device.countsPerInch: found 400, expected it only with "motion": "counts""#)
    XCTAssertEqual(
      header(#"{"format":"pointerkit-trace/1","device":{"kind":"pen"}}"#),
      #"t:1: device.kind: found "pen", expected one of: trackpad, mouse, trackpoint, other"#)
  }

  func testALineThatIsNotAnObjectIsRefused() {
    XCTAssertEqual(error("7"), "t:2: found 7, expected an event")
    XCTAssertEqual(error(#"{"t":1,"ev"#), "t:2: found JSON that breaks off, expected its end")
  }
}
