import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// Every way in which a scene or a trace can be wrong, and the message for each: the files in `Errors`.
final class ErrorTests: XCTestCase {
  /// A mistake: the lines that contain it, the message, and the line of the message in its file.
  private typealias Case = (lines: [String], message: String, location: String)

  private func cases(_ name: String) throws -> [Case] {
    let text = try PackageFile.text("Tests/PointerScenesTests/Errors/\(name).txt")
    var (cases, lines, hasBegun) = ([Case](), [String](), false)
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("#") { hasBegun = true }
      if !hasBegun || line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("  ") {
        cases.append((lines, String(line.dropFirst(2)), "\(name).txt:\(number + 1)"))
        lines = []
      } else {
        lines.append(line)
      }
    }
    XCTAssertGreaterThan(cases.count, 50, "the file was read")
    return cases
  }

  /// Checks the message of a file that is called `s`.
  private func check(_ found: String?, _ one: Case) {
    let parts = one.message.components(separatedBy: "…")
    let message = found.map { String($0.dropFirst($0.hasPrefix("s: ") ? 3 : 2)) } ?? "accepted"
    let fits =
      parts.count == 1 ? message == parts[0] : message.hasPrefix(parts[0]) && message.hasSuffix(parts[1])
    XCTAssertTrue(fits, "\(one.location): \(message)")
  }

  func testEveryWrongSceneIsRefusedWithItsMessage() throws {
    for one in try cases("scenes") {
      let parts = one.lines[0].split(separator: " ", maxSplits: 1).map(String.init)
      let text =
        switch parts[0] {
        case "target": sceneText([#"{"id":"a","frame":[100,100,40,40],\#(parts[1])}"#])
        case "targets": sceneText([parts[1]])
        case "scene": sceneText([], more: parts[1])
        default: parts[1]
        }
      // The line depends on how the test lays out the scene. InputFileTests tests lines.
      let found = complaint(try Scene(Data(text.utf8), name: "s"))
      check(found.map { $0.replacing(#/^s:[0-9]+: /#, with: "s: ") }, one)
    }
  }

  func testEveryWrongTraceIsRefusedWithItsMessage() throws {
    let scene = try scene(button)
    for one in try cases("traces") {
      let prefix = "header "
      let header =
        one.lines[0].hasPrefix(prefix)
        ? String(one.lines[0].dropFirst(prefix.count))
        : #"{"format":"pointerkit-trace/1","device":{"kind":"trackpad"}}"#
      let text = ([header] + one.lines.filter { !$0.hasPrefix(prefix) }).joined(separator: "\n")
      check(complaint(try Trace(Data(text.utf8), name: "s", over: scene)), one)
    }
  }

  // MARK: What is nearly wrong

  func testAVeryLongKeyIsRefusedInTimeLinearInItsLength() throws {
    func time(_ count: Int) throws -> Duration {
      let key = String(repeating: "background", count: count)
      return try (0..<3).map { _ in
        try processorTime {
          let message = complaint(try scene(more: "\"\(key)\":1"))
          XCTAssertEqual(message?.contains("found the unknown key \"\(key.prefix(80))\""), true)
        }
      }.min() ?? .zero
    }
    XCTAssertLessThan(try time(20_000) / time(2_000), 30, "100 if it is quadratic")
  }

  func testLongTextStaysOneShortLine() throws {
    let message = try XCTUnwrap(
      complaint(try target("\"kind\":\"\(String(repeating: "k", count: 5000))\\n\\u0007\"")))
    XCTAssertLessThan(message.count, 400)
  }

  func testKeysThatBeginWithXAreAnyones() throws {
    XCTAssertEqual(
      try target(#""x-note":{"anything":[1]},"hover":{"x-a":1},"precision":{"x-b":2}"#), try target())
  }

  func testALuminanceAndAColorMayBeAtTheEndsOfTheirRange() throws {
    for number in [0.0, 1] {
      XCTAssertEqual(try scene(more: "\"background\":\(number)").background, number)
      let target = try target("\"luminance\":\(number),\"color\":[0,\(number),1]")
      XCTAssertEqual(target.luminance, number)
      XCTAssertEqual(target.color, LinearColor(red: 0, green: number, blue: 1))
    }
  }

  func testTimeMayStandStill() {
    XCTAssertNoThrow(try trace(#"{"t":-1,"event":"wait"}"#, #"{"t":-1,"event":"wait"}"#))
  }
}
