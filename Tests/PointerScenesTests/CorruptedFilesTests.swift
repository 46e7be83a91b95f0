import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// A corrupted byte anywhere in a scene, a trace or a case gives either an error in one line or a file that
/// can be played to its end, without a trap, a hang or a number that is not finite.
final class CorruptedFilesTests: XCTestCase {
  /// The bytes that replace a byte: three that differ from it in one bit, 0, 255, and characters of JSON's
  /// syntax.
  private func replacements(of byte: UInt8) -> [UInt8] {
    let structure = Array("\"{}[],:-.0e9\\ n".utf8)
    return [byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0, 0xff] + structure
  }

  /// Reads each corrupted text, and returns how many were accepted and refused.
  private func corrupt(_ text: String, _ name: String, _ read: (Data) throws -> Void) throws -> (
    accepted: Int, refused: Int
  ) {
    let original = Data(text.utf8)
    var counts = (accepted: 0, refused: 0)
    func attempt(_ data: Data, _ what: String) {
      do {
        try read(data)
        counts.accepted += 1
      } catch let error as FileError {
        counts.refused += 1
        XCTAssertFalse(error.description.contains("\n"), "\(name), \(what)")
        XCTAssertLessThan(error.description.utf8.count, 2000, "\(name), \(what)")
      } catch let error as SimulationError {
        counts.refused += 1
        XCTAssertFalse(error.description.isEmpty, "\(name), \(what)")
      } catch { XCTFail("\(name), \(what): \(error)") }
    }
    for offset in stride(from: 0, to: original.count, by: 30) {
      for byte in replacements(of: original[offset]) where byte != original[offset] {
        var data = original
        data[offset] = byte
        attempt(data, "byte \(byte) at \(offset)")
      }
      attempt(original.prefix(offset), "cut at \(offset)")
      attempt(Data(original.prefix(offset)) + original.dropFirst(offset + 1), "without byte \(offset)")
    }
    return counts
  }

  /// Plays a trace for at most a second, and checks that every number that comes out is finite.
  private func play(_ trace: Trace, over scene: Scene) throws {
    let start = trace.events.first?.time ?? .zero
    var simulation = try Simulation(
      of: trace, over: scene, framesPerSecond: 30, until: start.advanced(bySeconds: 1))
    var frame = PointerFrame()
    let writer = FrameWriter(names: trace.names, includesDrawing: true)
    while try simulation.next(into: &frame) {
      // What is not finite is written as null, and nothing else of the pointer is.
      let line = writer.line(for: frame, simulation.events)
      let pointer = line.components(separatedBy: "\"contents\"")[0]
      XCTAssertFalse(pointer.contains("[null") || pointer.contains(",null,"), pointer)
    }
  }

  func testACorruptedSceneIsRefusedOrPlayed() throws {
    let trace = Data(Version1Files.trace.utf8)
    var played = 0
    let counts = try corrupt(Version1Files.scene, "scene") { data in
      let scene = try Scene(data, name: "scene.json")
      played += 1
      // All are read; to play them all would take minutes.
      guard played % 20 == 0 else { return }
      try play(Trace(trace, name: "trace.jsonl", over: scene), over: scene)
    }
    XCTAssertGreaterThan(counts.accepted, 5)
    XCTAssertGreaterThan(counts.refused, 100)
  }

  func testACorruptedTraceIsRefusedOrPlayed() throws {
    let scene = try Scene(Data(Version1Files.scene.utf8))
    var played = 0
    let counts = try corrupt(Version1Files.trace, "trace") { data in
      let trace = try Trace(data, name: "trace.jsonl", over: scene)
      played += 1
      guard played % 20 == 0 else { return }
      try play(trace, over: scene)
    }
    XCTAssertGreaterThan(counts.accepted, 5)
    XCTAssertGreaterThan(counts.refused, 100)
  }

  func testACorruptedCaseIsRefusedOrAnswered() throws {
    let counts = try corrupt(Version1Files.cases, "case") { data in
      var reader = try MagnetismCaseReader(InputFile(name: "cases.jsonl", contents: data))
      while let stroke = try reader.next() {
        let answer = try stroke.answer(isExplained: false)
        XCTAssert(answer.landing.isFinite)
      }
    }
    XCTAssertGreaterThan(counts.accepted, 2)
    XCTAssertGreaterThan(counts.refused, 20)
  }

  // MARK: Limits of the article on security

  #if !DEBUG
    func testListsOfTargetsAreLimited() throws {
      let short = Array(repeating: #"{"id":"a","frame":[0,0,1,1]}"#, count: LayoutReader.mostTargets + 1)
      XCTAssertEqual(
        complaint(try Scene(Data(sceneText(short).utf8), name: "s")),
        "s: targets: found an array of 131073, expected at most 131072 targets")
    }

    func testTheTargetsOfASceneAndItsTraceAreLimitedTogether() throws {
      let targets = (0..<100_000).map { #"{"id":"\#($0)","frame":[0,0,1,1]}"# }.joined(separator: ",")
      let line = #"{"t":1,"event":"targets","upsert":[\#(targets)]}"#
      let message = try XCTUnwrap(complaint(try traceOfLines(Array(repeating: line, count: 11))))
      XCTAssertEqual(
        message,
        "trace.jsonl:12: upsert: found 1100001, expected at most 1048576 targets in a scene and its trace")
    }

    func testTheEventsOfATraceAreLimited() throws {
      let line = #"{"t":1,"event":"wait"}"#
      let message = try XCTUnwrap(
        complaint(try traceOfLines(Array(repeating: line, count: Trace.mostEvents + 1))))
      XCTAssertEqual(message, "trace.jsonl:2097154: found more than 2097152 events, expected at most 2097152")
    }

    private func traceOfLines(_ lines: [String]) throws -> Trace {
      let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#
      let text = ([header] + lines).joined(separator: "\n")
      return try Trace(Data(text.utf8), name: "trace.jsonl", over: scene(button))
    }
  #endif
}
