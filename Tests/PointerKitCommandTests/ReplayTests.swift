import Foundation
import XCTest

@testable import PointerKitCommand

/// `pointerkit replay`, as a person meets it with a bug report: one file.
final class ReplayTests: ProgramTestCase {
  private let scene = """
    {"format":"pointerkit-scene/1","size":[1000,800],
     "targets":[{"id":"1","frame":[480,380,40,40],"kind":"appIcon"}]}
    """
  private let trace = """
    {"format":"pointerkit-trace/1","device":{"kind":"trackpad"},"start":[400,400]}
    {"t":0,"event":"contact","phase":"began","fingers":1}
    {"t":0.02,"event":"motion","delta":[40,0]}
    {"t":0.04,"event":"motion","delta":[40,0]}
    {"t":0.05,"event":"contact","phase":"ended","fingers":0}
    """

  override var files: [String: String] { ["scene.json": scene, "trace.jsonl": trace] }

  /// A recording of the trace at 60 frames a second, and its frames.
  private func record() throws -> (bytes: Data, frames: String) {
    let run = try run(
      "simulate", "--scene", path("scene.json"), "--trace", path("trace.jsonl"), "--record", path("r"))
    XCTAssertEqual(run.status, 0, run.errors)
    return (try Data(contentsOf: URL(fileURLWithPath: path("r"))), run.output)
  }

  func testARecordedSimulationIsReplayedAsItWas() throws {
    let frames = try record().frames
    let replay = try run("replay", path("r"))
    XCTAssertEqual(replay.status, 0, replay.errors)
    XCTAssertEqual(replay.errors, "")
    let count = frames.split(separator: "\n").count - 1
    XCTAssertNotNil(
      replay.output.range(
        of: "^[0-9]+ calls, \(count) digests of frames: all equal to the recorded ones\n$",
        options: .regularExpression), replay.output)
  }

  func testTheFramesAreThoseOfSimulate() throws {
    let frames = try record().frames
    XCTAssertEqual(try run("replay", path("r"), "--frames").output, frames)
    let written = try run("replay", "--frames", "--out", path("frames.jsonl"), path("r"))
    XCTAssertEqual(written.status, 0, written.errors)
    XCTAssertEqual(written.output, "")
    XCTAssertEqual(read("frames.jsonl"), frames)
  }

  func testATornRecordingIsReplayedUpToItsLastWholeRecordAndSaysSo() throws {
    let (bytes, frames) = try record()
    try bytes.prefix(bytes.count * 2 / 3).write(to: URL(fileURLWithPath: path("torn")))
    let replay = try run("replay", path("torn"), "--frames")
    XCTAssertEqual(replay.status, 1)
    XCTAssertTrue(frames.hasPrefix(replay.output), "the frames of the whole records")
    XCTAssertGreaterThan(replay.output.split(separator: "\n").count, 5)
    XCTAssertNotNil(
      replay.errors.range(
        of: "torn: found the end of the file within the record at byte [0-9]+, expected more records; "
          + "the [0-9]+ calls before it have the recorded results\n$", options: .regularExpression),
      replay.errors)
    XCTAssertEqual(replay.errors.split(separator: "\n").count, 1)
  }

  func testWhatIsNoRecordingIsRefusedAndLeavesNoFile() throws {
    let replay = try run("replay", path("scene.json"), "--frames", "--out", path("frames.jsonl"))
    XCTAssertEqual(replay.status, 2)
    XCTAssertEqual(
      replay.errors, "pointerkit: \(path("scene.json")): found a file of another kind, expected a recording\n"
    )
    XCTAssertNil(read("frames.jsonl"))
    let missing = try run("replay", path("none"))
    XCTAssertEqual(missing.status, 2)
    XCTAssertEqual(
      missing.errors, "pointerkit: \(path("none")): found no such file, expected a file to read\n")
    for (arguments, found) in [([], "nothing"), (["a", "b"], "'a' 'b'")] {
      XCTAssertThrowsError(try Command.parse(["replay"] + arguments)) {
        XCTAssertEqual("\($0)", "replay: found \(found), expected one recording")
      }
    }
  }
}
