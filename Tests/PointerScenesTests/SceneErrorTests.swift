import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

/// Every way in which a scene can be wrong, and the message for each.
final class SceneErrorTests: XCTestCase {
  private func complaintAboutTarget(_ keys: String, line: UInt = #line) -> String? {
    complaint(try target(keys), line: line)
  }

  func testAnUnknownKeyIsNamedWithItsPath() {
    XCTAssertEqual(
      complaint(try scene(more: #""colour":1"#)),
      """
      scene.json: colour: found the unknown key "colour", expected one of: appearance, background, configuration, \
      format, settings, size, spaces, targets
      """)
    XCTAssertEqual(
      complaintAboutTarget(#""hover":{"tnt":"none"}"#),
      #"scene.json: targets[0].hover.tnt: found the unknown key "tnt", expected one of: scale, shadow, tint; did you mean 'tint'?"#
    )
    XCTAssertEqual(
      complaint(try scene(more: #""settings":{"speed":1}"#))?.prefix(64),
      #"scene.json: settings.speed: found the unknown key "speed", expec"#)
    XCTAssertEqual(
      complaintAboutTarget(#""shape":{"type":"circle","length":2}"#),
      #"scene.json: targets[0].shape.length: found the unknown key "length", expected one of: diameter, type"#
    )
  }

  func testAMisspelledKeyOrWordSuggestsTheNearestOne() {
    func suffix(_ message: String?) -> String? { message.map { String($0.split(separator: ";").last ?? "") } }
    XCTAssertEqual(suffix(complaint(try scene(more: #""backgrund":1"#))), " did you mean 'background'?")
    XCTAssertEqual(suffix(complaintAboutTarget(#""Z":1"#)), " did you mean 'z'?")
    XCTAssertEqual(
      suffix(complaint(try scene(more: #""settings":{"reducedMotion":true}"#))),
      " did you mean 'reduceMotion'?")
    XCTAssertEqual(suffix(complaintAboutTarget(#""kind":"buton""#)), " did you mean 'button'?")
    XCTAssertEqual(suffix(complaintAboutTarget(#""shape":{"type":"crcle"}"#)), " did you mean 'circle'?")
    // Nothing is near these words, or there is nothing to choose from.
    XCTAssertEqual(complaintAboutTarget(#""wiggle":1"#)?.contains("did you mean"), false)
    XCTAssertEqual(complaintAboutTarget(#""kind":"checkbox""#)?.contains("did you mean"), false)
    XCTAssertEqual(complaintAboutTarget(#""kind":7"#)?.contains("did you mean"), false)
    let other = complaint(try Scene(Data(#"{"format":"pointerkit-scene/2"}"#.utf8), name: "s"))
    XCTAssertEqual(other?.contains("did you mean"), false)
  }

  func testAVeryLongKeyIsRefusedAtOnce() {
    let key = String(repeating: "background", count: 100_000)
    let start = ContinuousClock.now
    let message = complaint(try scene(more: "\"\(key)\":1"))
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
    XCTAssertEqual(message?.contains("found the unknown key \"\(key.prefix(80))\""), true)
  }

  func testALuminanceOrAColorBeyondItsRangeIsRefused() throws {
    for number in ["89", "-0.01", "1.0001"] {
      let rest = "found \(number), expected a number from 0 to 1"
      XCTAssertEqual(
        complaint(try scene(more: "\"background\":\(number)")), "scene.json: background: " + rest)
      XCTAssertEqual(
        complaintAboutTarget("\"luminance\":\(number)"), "scene.json: targets[0].luminance: " + rest)
      XCTAssertEqual(
        complaintAboutTarget("\"color\":[0.5,\(number),0.5]"), "scene.json: targets[0].color[1]: " + rest)
    }
    for number in [0.0, 1] {
      XCTAssertEqual(try scene(more: "\"background\":\(number)").background, number)
      let target = try target("\"luminance\":\(number),\"color\":[0,\(number),1]")
      XCTAssertEqual(target.luminance, number)
      XCTAssertEqual(target.color, LinearColor(red: 0, green: number, blue: 1))
    }
  }

  func testKeysThatBeginWithXAreAnyones() throws {
    XCTAssertEqual(
      try target(#""x-note":{"anything":[1]},"hover":{"x-a":1},"precision":{"x-b":2}"#), try target())
  }

  func testAWrongTypeIsToldWithWhatWasExpected() {
    XCTAssertEqual(
      complaintAboutTarget(#""z":"high""#),
      """
      scene.json: targets[0].z: found "high", expected a whole number from -9223372036854775808 to \
      9223372036854775807
      """)
    XCTAssertEqual(
      complaintAboutTarget(#""bezel":1"#), "scene.json: targets[0].bezel: found 1, expected true or false")
    XCTAssertEqual(
      complaintAboutTarget(#""bezel":null"#),
      "scene.json: targets[0].bezel: found null, expected true or false")
    XCTAssertEqual(
      complaintAboutTarget(#""group":7"#), "scene.json: targets[0].group: found 7, expected a string")
    XCTAssertEqual(
      complaintAboutTarget(#""padding":[1,2]"#),
      "scene.json: targets[0].padding: found an array of 2, expected a number or [top, left, bottom, right]")
    XCTAssertEqual(
      complaintAboutTarget(#""cornerRadius":true"#),
      "scene.json: targets[0].cornerRadius: found true, expected a number of at least 0")
    XCTAssertEqual(
      complaint(try scene(more: #""background":"white""#)),
      #"scene.json: background: found "white", expected a number from 0 to 1"#)
    XCTAssertEqual(
      complaint(try Scene(Data("[]".utf8), name: "scene.json")),
      "scene.json: found an array of 0, expected an object")
    XCTAssertEqual(
      complaint(try scene(#"{"id":"a","frame":[1,2,"3",4]}"#)),
      #"scene.json: targets[0].frame[2]: found "3", expected a number"#)
    XCTAssertEqual(complaintAboutTarget(#""z":1.5"#)?.prefix(33), "scene.json: targets[0].z: found 1")
  }

  func testAMissingRequiredKeyIsNamed() {
    func error(_ text: String) -> String? { complaint(try Scene(Data(text.utf8), name: "s")) }
    XCTAssertEqual(error("{}"), #"s: format: found nothing, expected the required key "format""#)
    XCTAssertEqual(
      error(#"{"format":"pointerkit-scene/1","targets":[]}"#),
      #"s: size: found nothing, expected the required key "size""#)
    XCTAssertEqual(
      error(#"{"format":"pointerkit-scene/1","size":[1,1]}"#),
      #"s: targets: found nothing, expected the required key "targets""#)
    XCTAssertEqual(
      complaint(try scene(#"{"frame":[0,0,1,1]}"#)),
      #"scene.json: targets[0].id: found nothing, expected the required key "id""#)
    XCTAssertEqual(
      complaint(try scene(#"{"id":"a"}"#)),
      #"scene.json: targets[0].frame: found nothing, expected the required key "frame""#)
    XCTAssertEqual(
      complaint(try scene(more: #""spaces":[{}]"#)),
      #"scene.json: spaces[0].id: found nothing, expected the required key "id""#)
  }

  func testAnotherFormatIsRefused() {
    XCTAssertEqual(
      complaint(
        try Scene(Data(#"{"format":"pointerkit-scene/2","size":[1,1],"targets":[]}"#.utf8), name: "s")),
      #"s: format: found "pointerkit-scene/2", expected one of: pointerkit-scene/1"#)
  }

  func testNumbersThatDoNotFitAreRefused() {
    XCTAssertEqual(
      complaintAboutTarget(#""cornerRadius":1e999"#),
      "scene.json:2: found 1e999, expected a number that fits a Double")
    XCTAssertEqual(
      complaintAboutTarget(#""cornerRadius":NaN"#)?.prefix(22), "scene.json:2: found no")
    XCTAssertEqual(
      complaintAboutTarget(#""z":9223372036854775808"#)?.prefix(51),
      "scene.json: targets[0].z: found 9.223372036854776e+18, expected".prefix(51))
    XCTAssertEqual(
      complaint(try scene(#"{"id":"a","frame":[1e308,0,1e308,1]}"#)),
      "scene.json: targets[0].frame: found a rectangle that reaches beyond 1.8e308, expected edges that fit a Double"
    )
  }

  func testNegativeExtentsAreRefused() {
    XCTAssertEqual(
      complaint(try scene(#"{"id":"a","frame":[0,0,-5,1]}"#)),
      "scene.json: targets[0].frame[2]: found -5, expected a number of at least 0")
    XCTAssertEqual(
      complaint(try scene(more: #""spaces":[{"id":"s","clip":[0,0,1,-1]}]"#)),
      "scene.json: spaces[0].clip[3]: found -1, expected a number of at least 0")
    XCTAssertEqual(
      complaintAboutTarget(#""shape":{"type":"roundedRect","size":[-1,1]}"#),
      "scene.json: targets[0].shape.size[0]: found -1, expected a number of at least 0")
    XCTAssertEqual(
      complaintAboutTarget(#""precision":{"y":{"lines":[[0,-1]]}}"#),
      "scene.json: targets[0].precision.y.lines[0][1]: found -1, expected a number of at least 0")
  }

  func testDuplicateIdsAreRefused() {
    XCTAssertEqual(
      complaint(try scene(button, button)),
      #"scene.json: targets[1].id: found "a", expected an id that no other target of the list has"#)
    XCTAssertEqual(
      complaint(try scene(more: #""spaces":[{"id":"s"},{"id":"s"}]"#)),
      #"scene.json: spaces[1].id: found "s", expected an id that no other space has"#)
  }

  func testIdsThatNothingHasAreRefused() {
    XCTAssertEqual(
      complaintAboutTarget(#""space":"nowhere""#),
      #"scene.json: targets[0].space: found "nowhere", expected the id of a space"#)
    XCTAssertEqual(
      complaintAboutTarget(#""reveals":["a","ghost"]"#),
      #"scene.json: targets[0].reveals[1]: found "ghost", expected the id of a target or group"#)
  }

  func testParentsThatAreMissingOrWithinTheirChildrenAreRefused() {
    XCTAssertEqual(
      complaint(try scene(more: #""spaces":[{"id":"s","parent":"page"}]"#)),
      #"scene.json: spaces[0].parent: found "page", expected the id of a space, or null"#)
    XCTAssertEqual(
      complaint(try scene(more: #""spaces":[{"id":"s","parent":7}]"#)),
      "scene.json: spaces[0].parent: found 7, expected the id of a space, or null")
    XCTAssertEqual(
      complaint(try scene(more: #""spaces":[{"id":"s","parent":"s"}]"#)),
      #"scene.json: spaces[0].parent: found "s", expected a space that is not within "s""#)
    XCTAssertEqual(
      complaint(
        try scene(
          more: #""spaces":[{"id":"a","parent":"c"},{"id":"b","parent":"a"},{"id":"c","parent":"b"}]"#)),
      #"scene.json: spaces[2].parent: found "b", expected a space that is not within "c""#)
  }

  func testUnknownNamesAreRefused() {
    XCTAssertEqual(
      complaintAboutTarget(#""effect":"lift!""#),
      #"scene.json: targets[0].effect: found "lift!", expected one of: automatic, highlight, lift, hover, none; did you mean 'lift'?"#
    )
    XCTAssertEqual(
      complaintAboutTarget(#""latching":["z"]"#),
      #"scene.json: targets[0].latching[0]: found "z", expected one of: x, y"#)
    XCTAssertEqual(
      complaintAboutTarget(#""precision":{"x":"half"}"#),
      #"scene.json: targets[0].precision.x: found "half", expected one of: continuous, whole"#)
    for keys in [
      #""kind":"knob""#, #""cursor":"hand""#, #""shape":{"type":"star"}"#, #""hover":{"tint":"red"}"#,
      #""accessories":[{"shape":"star"}]"#, #""shape":{"type":"path","commands":[["M",0,0],["X",1,1]]}"#,
      #""shape":{"type":"path","commands":[["L",0,0]]}"#,
    ] {
      XCTAssertEqual(complaintAboutTarget(keys)?.hasPrefix("scene.json: targets[0]."), true, keys)
    }
  }

  func testAFifthAccessoryIsRefused() {
    XCTAssertEqual(
      complaintAboutTarget(#""accessories":[{},{},{},{},{}]"#),
      "scene.json: targets[0].accessories: found an array of 5, expected an array of at most 4 accessories")
  }

  func testStepsAndPrecisionsCannotBeMixed() {
    XCTAssertEqual(
      complaintAboutTarget(#""precision":{"x":{"step":0}}"#),
      "scene.json: targets[0].precision.x.step: found 0, expected a number greater than 0")
    XCTAssertEqual(
      complaintAboutTarget(#""precision":{"x":{"lines":[],"step":1}}"#)?.prefix(47),
      "scene.json: targets[0].precision.x.step: found the unknown key".prefix(47))
  }

  func testLongAndStrangeTextStaysOneShortLine() throws {
    let message = try XCTUnwrap(
      complaintAboutTarget("\"kind\":\"\(String(repeating: "k", count: 5000))\\n\\u0007\""))
    XCTAssertLessThan(message.count, 400)
    let key = try XCTUnwrap(complaintAboutTarget(#""a\nb c":1"#))
    XCTAssertTrue(key.hasPrefix(#"scene.json: targets[0]["a\nb c"]: found the unknown key "a\nb c""#), key)
  }
}
