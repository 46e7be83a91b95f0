import Foundation
import XCTest

@testable import PointerKitCommand

/// Long input leaves nothing behind but an error in one line; no file remains.
final class LongTraceTests: ProgramTestCase {
  override var files: [String: String] {
    ["scene.json": #"{"format":"pointerkit-scene/1","size":[1000,800],"targets":[]}"#]
  }

  private func writeTrace(_ events: String...) throws {
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#
    try write(([header] + events).joined(separator: "\n"), "trace.jsonl")
  }

  func testATraceOfElevenDaysAsksForAnEnd() throws {
    try writeTrace(#"{"t":0,"event":"motion","position":[500,400]}"#, #"{"t":1e6,"event":"wait"}"#)
    let options = ["--scene", path("scene.json"), "--trace", path("trace.jsonl")]
    for more in [["--out", path("frames")], ["--digest"], []] {
      let console = Console(output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
      XCTAssertEqual(Program.run(["simulate"] + options + more, console), 2)
    }
    let long = try run("simulate", "--scene", options[1], "--trace", options[3], "--out", path("frames"))
    XCTAssertEqual(
      long.errors,
      "pointerkit: \(path("trace.jsonl")):3: t: found 1000000.0, up to which there are 60000001 frames, expected "
        + "at most 1000000 frames, or an end with --until SECONDS\n")
    XCTAssertEqual(
      try run("simulate", "--scene", options[1], "--trace", options[3], "--until", "0.5").status, 0)
    let strip = try run("render", "--scene", options[1], "--trace", options[3], "--out", path("strip.svg"))
    XCTAssertEqual(strip.status, 2)
    XCTAssert(strip.errors.contains("or an end with --at SECONDS"), strip.errors)
    XCTAssertEqual(
      try run(
        "render", "--scene", options[1], "--trace", options[3], "--at", "1e6", "--out", path("still.svg")
      ).status, 0, "the stills of a long trace are as quick as ever")
    XCTAssertEqual(try filesLeft, ["scene.json", "still.svg", "trace.jsonl"])
  }

  func testTheMostFramesWithoutAnEndDependOnTheirRate() throws {
    try writeTrace(#"{"t":0,"event":"wait"}"#, #"{"t":999.0,"event":"wait"}"#)
    let options = ["simulate", "--scene", path("scene.json"), "--trace", path("trace.jsonl"), "--digest"]
    let console = Console(output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
    XCTAssertEqual(Program.run(options + ["--fps", "1"], console), 0)
    XCTAssertEqual(Program.run(options + ["--fps", "1010"], console), 2)
  }
}
