import Foundation
import XCTest

@testable import PointerScenes

final class InputFileTests: XCTestCase {
  private func error(_ bytes: Data) -> String? { complaint(try Scene(bytes, name: "s")) }
  private func error(_ text: String) -> String? { error(Data(text.utf8)) }

  func testAFileThatIsNotJSONIsToldByItsLine() {
    XCTAssertEqual(
      error("{\n\"format\": tru\n}"), "s:2: found no JSON (invalid value, column 14), expected JSON")
    XCTAssertEqual(error("{\"format\":"), "s:1: found JSON that breaks off, expected its end")
    XCTAssertEqual(error("{} {}")?.prefix(17), "s:1: found no JSO")
  }

  func testACommaAfterTheLastElementIsNoJSON() {
    let message = "found no JSON: a comma after the last element"
    XCTAssertEqual(error("{\n\"size\": [1, 2, ]}"), "s:2: \(message) (column 14), expected JSON")
    XCTAssertEqual(error("{\"a\": {\"b\": 1,\n}}")?.prefix(50), "s:1: \(message)")
    let line = #"{"t":0,"event":"motion","delta":[1,2],}"#
    XCTAssertEqual(complaint(try trace(line)), "trace.jsonl:2: \(message) (column 38), expected JSON")
    XCTAssertNoThrow(
      try JSONParser.value(of: Array(#"[{"a":",]","b":[]},"\\",",}","\"",{}]"#.utf8)),
      "commas in strings are text")
  }

  func testAKeyThatStandsTwiceIsRefused() {
    XCTAssertEqual(
      error("{\"size\": [1, 2],\n \"size\": [3, 4]}"),
      "s:2: found the key \"size\" twice (column 2), expected it once")
    XCTAssertEqual(
      complaint(try trace(#"{"t":0,"event":"wait","t":1}"#)),
      "trace.jsonl:2: found the key \"t\" twice (column 23), expected it once")
    XCTAssertEqual(
      error(#"{"size": [1, 2], "s\u0069ze": [3, 4]}"#),
      #"s:1: found the key "size" twice (column 18), expected it once"#, "escapes are read first")
    XCTAssertNoThrow(
      try JSONParser.value(of: Array(#"{"a":{"a":"a","b":["a","a"]},"b":[{"a":1},{"a":1}]}"#.utf8)))
  }

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

  func testNestingWithoutEndIsRefused() {
    XCTAssertEqual(error(String(repeating: "[", count: 100_000))?.prefix(15), "s:1: found no J")
    XCTAssertEqual(error(String(repeating: "{\"a\":", count: 100_000))?.prefix(15), "s:1: found no J")
  }

  func testMissingFilesAndDirectoriesAreToldApart() {
    XCTAssertEqual(
      complaint(try Scene(contentsOf: InputFile("/nowhere/s.json"))),
      "/nowhere/s.json: found no such file, expected a file to read")
    XCTAssertEqual(
      complaint(try Scene(contentsOf: InputFile("/"))), "/: found a directory, expected a file to read")
  }

  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("pointerkit-\(UUID().uuidString)").path
  }
}
