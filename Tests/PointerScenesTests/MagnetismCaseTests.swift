import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

final class MagnetismCaseTests: XCTestCase {
  /// A case with a stroke to the right at a constant speed, in points a second, and with one icon.
  private func text(
    id: String = "dev-home-c70-1", speed: Double = 900, frame: String = "[500,380,60,60]", more: String = ""
  ) -> String {
    let samples = (0...12).map { "[\(Double($0) / 100),\(200 + speed * Double($0) / 100),400]" }
    return """
      {"id":"\(id)","size":[1000,800],"targets":[{"id":"t0","frame":\(frame),"kind":"appIcon","effect":"lift"}],\
      "samples":[\(samples.joined(separator: ","))],"lift":0.12\(more)}
      """
  }

  private func cases(_ text: String) throws -> [MagnetismCase] {
    var reader = try MagnetismCaseReader(InputFile(name: "c", contents: Data(text.utf8)))
    var cases: [MagnetismCase] = []
    while let next = try reader.next() { cases.append(next) }
    return cases
  }

  private func answer(_ text: String, isExplained: Bool = false) throws -> MagnetismAnswer {
    try XCTUnwrap(cases(text).first).answer(isExplained: isExplained)
  }

  func testALineIsAsTheFormatSays() throws {
    let stroke = try XCTUnwrap(cases(text(speed: 1900)).first)
    let line = try stroke.answer().line(names: stroke.names)
    XCTAssertTrue(line.hasPrefix(#"{"id":"dev-home-c70-1","target":"t0","reason":"#), line)
    XCTAssertTrue(line.hasSuffix(#""landing":[530,410]}"#), line)
    XCTAssertNoThrow(try JSONNode(text: Data(line.utf8), file: "l"))
  }

  func testAnExplanationHasTheRingsAndEveryCandidate() throws {
    let explained = try answer(text(speed: 1900), isExplained: true)
    let explanation = try XCTUnwrap(explained.explanation)
    XCTAssertEqual(explanation.attraction.target, explained.target)
    XCTAssertEqual(explanation.candidates.map(\.verdict), [.chosen])
    let stroke = try XCTUnwrap(cases(text(speed: 1900)).first)
    let line = explained.line(names: stroke.names)
    XCTAssertTrue(line.contains(#","rings":["#), line)
    XCTAssertTrue(line.contains(#","candidates":[{"target":"t0","score":"#), line)
    XCTAssertTrue(line.contains(#""verdict":"chosen"}]}"#), line)
  }

  func testWordsTellWhatAPersonWouldAsk() throws {
    let stroke = try XCTUnwrap(cases(text(speed: 1900, more: #","clicked":"t0""#)).first)
    let words = try stroke.answer(isExplained: true).words(about: stroke)
    let lines = words.split(separator: "\n").map(String.init)
    XCTAssertTrue(lines[0].hasPrefix("dev-home-c70-1: ends on t0, "), words)
    XCTAssertTrue(lines[0].hasSuffix("; clicked t0: right"), words)
    XCTAssertTrue(lines[1].hasPrefix("lift       (428, 400) at "), words)
    XCTAssertEqual(lines[3], "circle     150 points around that")
    XCTAssertEqual(lines[4], "landing    (530, 410)")
    XCTAssertTrue(lines[5].hasSuffix("nearest to pointer: t0; nearest to projection: t0"), words)
    XCTAssertTrue(lines.last?.hasPrefix("t0  chosen ") == true, words)
    let still = try XCTUnwrap(cases(text(speed: 5)).first)
    let stays = try still.answer(isExplained: true).words(about: still)
    XCTAssertTrue(stays.hasPrefix("dev-home-c70-1: ends on nothing, too slow\n"), stays)
    XCTAssertTrue(stays.contains("\nstays      the finger had slowed to 5 points per second\n"), stays)
    XCTAssertFalse(stays.contains("verdict"), stays)
  }

  func testWrongCasesAreRefused() {
    func error(_ text: String) -> String? { complaint(try cases(text)) }
    XCTAssertEqual(
      error(text() + "\n" + text()),
      #"c:2: id: found "dev-home-c70-1", expected an id that no other case of the file has"#)
    XCTAssertEqual(
      error(text(more: #","clicked":"t9""#)),
      #"c:1: clicked: found "t9", expected the id of a target of this case"#)
    XCTAssertEqual(
      error(#"{"id":"a","size":[1,1],"targets":[],"samples":[],"lift":1}"#),
      "c:1: samples: found an array of 0, expected an array of at least one [t, x, y]")
    XCTAssertEqual(
      error(#"{"id":"a","size":[1,1],"targets":[],"samples":[[1,0,0],[0.5,0,0]],"lift":1}"#),
      "c:1: samples[1][0]: found 0.5, expected a time of at least 1, that of the sample before")
    XCTAssertEqual(
      error(#"{"id":"a","size":[1,1],"targets":[],"samples":[[1,0,0]],"lift":0.5}"#),
      "c:1: lift: found 0.5, expected a time of at least 1, that of the last sample")
    XCTAssertEqual(
      error(#"{"id":"a","size":[1,1],"targets":[],"samples":[[1,0]],"lift":2}"#),
      "c:1: samples[0]: found an array of 2, expected [t, x, y]")
    XCTAssertEqual(
      error(#"{"id":"a","size":[1,1],"targets":[],"samples":[[1,0,0]]}"#),
      #"c:1: lift: found nothing, expected the required key "lift""#)
  }
}
