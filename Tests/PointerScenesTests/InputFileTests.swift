import Foundation
import XCTest

@testable import PointerScenes

final class InputFileTests: XCTestCase {
  private func error(_ bytes: Data) -> String? { complaint(try Scene(bytes, name: "s")) }
  private func error(_ text: String) -> String? { error(Data(text.utf8)) }

  func testAnEmptyFileIsToldToBeEmpty() {
    XCTAssertEqual(error(""), "s: found an empty file, expected JSON")
    XCTAssertEqual(error(" \r\n"), "s: found an empty file, expected JSON")
    XCTAssertEqual(
      complaint(try Trace(Data(), name: "t", over: scene())),
      "t: found an empty file, expected a pointerkit-trace/1 header")
  }

  func testOnlyUTF8IsRead() {
    let message = "s: found bytes that are not UTF-8, expected JSON in UTF-8"
    XCTAssertEqual(error(Data([0x22, 0xff, 0x22])), message)
    XCTAssertEqual(error(Data([0xff, 0xfe, 0x31, 0])), message)
    XCTAssertEqual(error(Data([0x31, 0, 0x32, 0])), message, "UTF-16 without a mark")
    XCTAssertEqual(complaint(try Trace(Data([0x0a, 0xc0]), name: "t", over: scene()))?.prefix(8), "t:2: fou")
  }

  func testAByteOrderMarkAndCarriageReturnsAreSkipped() throws {
    let text = "\u{feff}" + sceneText([button]).replacingOccurrences(of: "\n", with: "\r\n")
    XCTAssertEqual(try Scene(Data(text.utf8)), try scene(button))
    let lines =
      "\u{feff}{\"format\":\"pointerkit-trace/1\",\"device\":{\"kind\":\"mouse\"}}\r\n\r\n"
      + "{\"t\":1,\"event\":\"wait\"}\r\n \n\n"
    let trace = try Trace(Data(lines.utf8), over: scene())
    XCTAssertEqual(trace.events.map(\.line), [3], "blank lines count but say nothing")
  }

  func testTheLastLineNeedNotEnd() throws {
    var lines = try LineReader(InputFile(name: "l", contents: Data("1\n2".utf8)))
    XCTAssertEqual(try lines.next().map { String(decoding: $0.text, as: UTF8.self) }, "1")
    XCTAssertEqual(try lines.next().map { String(decoding: $0.text, as: UTF8.self) }, "2")
    XCTAssertNil(try lines.next())
  }

  func testLinesThatCrossThePiecesOfAFileAreWhole() throws {
    let long = String(repeating: "9", count: 150_000)
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("1\n\(long)\n2\n".utf8).write(to: URL(fileURLWithPath: path))
    var lines = try LineReader(InputFile(path))
    var found: [Int] = []
    while let (text, number) = try lines.next() { found += [number, text.count] }
    XCTAssertEqual(found, [1, 1, 2, 150_000, 3, 1])
  }

  func testALineThatIsTooLongIsRefusedUnparsed() {
    var text = Data("{\"format\":\"pointerkit-trace/1\",\"device\":{\"kind\":\"mouse\"}}\n".utf8)
    text.append(Data(repeating: 0x20, count: InputFile.longestLine + 1))
    XCTAssertEqual(
      complaint(try Trace(text, name: "t", over: scene())),
      "t:2: found a line of more than 16 MiB, expected lines of at most 16 MiB")
  }

  func testASceneThatIsTooLongIsRefusedUnparsed() {
    XCTAssertEqual(
      error(Data(repeating: 0x5b, count: InputFile.largestValue + 1)),
      "s: found more than 16 MiB, expected a file of at most 16 MiB")
  }

  func testMissingFilesAndDirectoriesAreToldApart() {
    XCTAssertEqual(
      complaint(try Scene(contentsOf: InputFile("/nowhere/s.json"))),
      "/nowhere/s.json: found no such file, expected a file to read")
    XCTAssertEqual(
      complaint(try Scene(contentsOf: InputFile("/"))), "/: found a directory, expected a file to read")
  }

  // MARK: Files of another format

  private let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#

  func testATraceInPlaceOfASceneIsNamed() {
    let message = #"s:1: format: found "pointerkit-trace/1", expected "pointerkit-scene/1""#
    XCTAssertEqual(error(header), message)
    XCTAssertEqual(error(header + "\n" + #"{"t":0,"event":"wait"}"#), message)
  }

  func testASceneInPlaceOfATraceIsNamed() throws {
    let text = sceneText([button])
    let error = #"format: found "pointerkit-scene/1", expected "pointerkit-trace/1""#
    XCTAssertEqual(complaint(try Trace(Data(text.utf8), name: "t", over: scene())), "t:1: " + error)
    let oneLine = text.replacingOccurrences(of: "\n", with: "")
    XCTAssertEqual(complaint(try Trace(Data(oneLine.utf8), name: "t", over: scene())), "t:1: " + error)
  }

  func testAWholeFirstLineOfASceneIsNotEnough() {
    let text = sceneText([]).replacingOccurrences(of: "\n", with: "")
    XCTAssertEqual(error(text + "\n}"), "s:2:1: found '}', expected the end of the file")
  }

  // MARK: Lines of values

  func testAnErrorInASceneHasTheLineOfTheValue() {
    let text = """
      {
        "format": "pointerkit-scene/1", "size": [400, 300],
        "x-note": [{"targets": 1}, "]"],
        "targets": [
          {"id": "a", "frame": [0, 0, 10, 10]},
          {
            "id": "b",
            "frame": [0, 0,
                      -10, 10]
          }
        ]
      }
      """
    XCTAssertEqual(error(text), "s:9: targets[1].frame[2]: found -10, expected a number of at least 0")
  }

  func testAMissingKeyHasTheLineOfItsObject() {
    XCTAssertEqual(
      error("{\"format\": \"pointerkit-scene/1\", \"size\": [1, 1], \"targets\": [\n\n{\"id\": \"a\"}]}"),
      #"s:3: targets[0].frame: found nothing, expected the required key "frame""#)
  }

  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("pointerkit-\(UUID().uuidString)").path
  }
}
