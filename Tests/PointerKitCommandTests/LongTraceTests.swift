import Foundation
import XCTest

@testable import PointerKitCommand

/// Long input leaves nothing behind but an error in one line; no file remains.
final class LongTraceTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pointerkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(#"{"format":"pointerkit-scene/1","size":[1000,800],"targets":[]}"#, "scene.json")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func writeTrace(_ events: String...) throws {
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#
    try write(([header] + events).joined(separator: "\n"), "trace.jsonl")
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
    try write("", "err")
    defer { try? FileManager.default.removeItem(atPath: path("err")) }
    let console = Console(
      output: FileHandle.nullDevice,
      errors: try FileHandle(forWritingTo: folder.appendingPathComponent("err")))
    let status = Program.run(arguments, console)
    return (status, try String(contentsOfFile: path("err"), encoding: .utf8))
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
    XCTAssertEqual(try files, ["scene.json", "still.svg", "trace.jsonl"])
  }

  func testTheMostFramesWithoutAnEndDependOnTheirRate() throws {
    try writeTrace(#"{"t":0,"event":"wait"}"#, #"{"t":999.0,"event":"wait"}"#)
    let options = ["simulate", "--scene", path("scene.json"), "--trace", path("trace.jsonl"), "--digest"]
    let console = Console(output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
    XCTAssertEqual(Program.run(options + ["--fps", "1"], console), 0)
    XCTAssertEqual(Program.run(options + ["--fps", "1010"], console), 2)
  }
}
