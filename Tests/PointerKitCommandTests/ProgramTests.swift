import Foundation
import XCTest

@testable import PointerKitCommand

/// The command as a person meets it: what it prints where, its exit status, and what it leaves on disk.
final class ProgramTests: ProgramTestCase {
  private let scene = """
    {"format":"pointerkit-scene/1","size":[1000,800],
     "targets":[{"id":"a","frame":[480,380,40,40],"kind":"appIcon"}]}
    """
  private let trace = """
    {"format":"pointerkit-trace/1","device":{"kind":"mouse"}}
    {"t":0,"event":"motion","position":[500,400]}
    {"t":0.1,"event":"motion","position":[505,400]}
    """

  override var files: [String: String] { ["scene.json": scene, "trace.jsonl": trace] }

  /// Runs a command with the scene and a trace.
  private func play(
    _ command: String = "simulate", _ trace: String = "trace.jsonl", _ more: String...
  ) throws -> (status: Int32, output: String, errors: String) {
    try run([command, "--scene", path("scene.json"), "--trace", path(trace)] + more)
  }

  func testSimulatePrintsAHeaderAndOneLineAFrame() throws {
    let run = try play("simulate", "trace.jsonl", "--until", "0.1")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.errors, "")
    let lines = run.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 1 + 7)
    XCTAssertEqual(lines[0], #"{"format":"pointerkit-frames/1","fps":60}"#)
    XCTAssertTrue(lines[7].hasPrefix(#"{"t":0.1,"phase":"#))
  }

  func testAFileGetsTheSameAndNothingElseIsLeft() throws {
    let printed = try play().output
    let run = try play("simulate", "trace.jsonl", "--out", path("frames.jsonl"))
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(read("frames.jsonl"), printed)
    XCTAssertEqual(try filesLeft, ["frames.jsonl", "scene.json", "trace.jsonl"])
  }

  func testTheDigestIsOneHashAndTheSameEveryTime() throws {
    func digest(_ rate: String) throws -> String {
      try play("simulate", "trace.jsonl", "--digest", "--fps", rate).output
    }
    let first = try digest("60")
    XCTAssertNotNil(first.range(of: "^[0-9a-f]{16}\n$", options: .regularExpression), first)
    XCTAssertEqual(first, try digest("60"))
    XCTAssertNotEqual(first, try digest("61"))
  }

  func testABadFileIsStatus2AndLeavesTheOldOutputAlone() throws {
    try write("old", "frames.jsonl")
    try write(trace + "\n{\"t\":1,\"event\":\"wiggle\"}\n", "bad.jsonl")
    let run = try play("simulate", "bad.jsonl", "--out", path("frames.jsonl"))
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.errors.contains("bad.jsonl:4: event: found \"wiggle\", expected one of: "), run.errors)
    XCTAssertEqual(run.errors.filter { $0 == "\n" }.count, 1, "one line")
    XCTAssertEqual(read("frames.jsonl"), "old")
    XCTAssertEqual(try filesLeft.count, 4)
  }

  func testAWrongCommandLineIsStatus2() throws {
    let run = try run("simulate", "--scene", "s", "--trace", "t", "--fps", "abc")
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(
      run.errors,
      "pointerkit: --fps: found 'abc', expected a number from 1 to 100000 (see pointerkit simulate --help)\n")
    XCTAssert(try self.run("simulat").errors.hasSuffix("(see pointerkit --help)\n"))
  }

  func testATimeBeyondTheEndIsAnErrorThatNamesTheSpan() throws {
    func render(_ times: String) throws -> (status: Int32, output: String, errors: String) {
      try play("render", "trace.jsonl", "--at", times, "--out", "-")
    }
    let late = try render("0.05,20")
    XCTAssertEqual(late.status, 2)
    XCTAssertEqual(late.output, "")
    let span = try XCTUnwrap(late.errors.firstMatch(of: #/is from ([0-9.]+) to ([0-9.]+)/#), late.errors)
    XCTAssert(
      late.errors.hasPrefix("pointerkit: --at: found 20, expected seconds up to the end"), late.errors)
    XCTAssertEqual(span.1, "0.0")
    // The end in the message is a time that can be drawn, and a hundredth later is none.
    XCTAssertEqual(try render(String(span.2)).status, 0)
    let end = try XCTUnwrap(Double(span.2))
    XCTAssertEqual(try render("\(end + 0.01)").status, 2)
  }

  func testATimeBeforeTheTraceIsAnErrorUnlessTheTraceBeginsLater() throws {
    func render(_ times: String, of trace: String = "trace.jsonl") throws -> String {
      let file = path("time.svg")
      let run = try play("render", trace, "--at", times, "--out", file)
      XCTAssertEqual(run.status == 0, run.errors.isEmpty, times)
      XCTAssertEqual(FileManager.default.fileExists(atPath: file), run.status == 0, times)
      if run.status == 0 { try FileManager.default.removeItem(atPath: file) }
      return run.errors
    }
    func error(_ found: String, _ expected: String) -> String {
      "pointerkit: --at: found \(found), expected \(expected) (see pointerkit render --help)\n"
    }
    XCTAssertEqual(try render("-1"), error("-1", "seconds from 0 on"))
    XCTAssertEqual(try render("0.05,-0.001"), error("-0.001", "seconds from 0 on"))
    XCTAssertEqual(try render("0"), "")
    XCTAssertEqual(try render("-0.0"), "")
    // The clock of a trace need not begin at 0.
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#
    for first in [-2.0, 3] {
      let motion = #"{"t":\#(first),"event":"motion","delta":[1,1]}"#
      try write(header + "\n" + motion + "\n", "clock.jsonl")
      let least = min(0, first)
      XCTAssertEqual(try render("\(least)", of: "clock.jsonl"), "", "the window as at the start")
      let expected = first < 0 ? "seconds from -2 on, where the trace begins" : "seconds from 0 on"
      XCTAssertEqual(try render("\(least - 0.5)", of: "clock.jsonl"), error("\(least - 0.5)", expected))
    }
  }

  func testAnOutputThatCannotBeWrittenIsStatus1() throws {
    for destination in [path("no/such/folder/f"), folder.path] {
      let run = try play("simulate", "trace.jsonl", "--out", destination)
      XCTAssertEqual(run.status, 1)
      XCTAssertTrue(run.errors.hasPrefix("pointerkit: \(destination): not written, "), run.errors)
    }
  }

  func testAFullDeviceIsNamed() throws {
    let run = try play("simulate", "trace.jsonl", "--out", "/dev/full")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.errors, "pointerkit: /dev/full: not written, it cannot be written\n")
  }

  func testAReplacedFileKeepsItsPermissions() throws {
    try write("old", "frames.jsonl")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("frames.jsonl"))
    let run = try play("simulate", "trace.jsonl", "--out", path("frames.jsonl"))
    XCTAssertEqual(run.status, 0)
    let attributes = try files.attributesOfItem(atPath: path("frames.jsonl"))
    XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600)
  }

  func testAPipeOrDeviceIsWrittenDirectly() throws {
    let run = try play("simulate", "trace.jsonl", "--out", "/dev/null")
    XCTAssertEqual(run.status, 0)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    XCTAssertEqual(type, .typeCharacterSpecial, "it was not replaced by a file")
  }

  func testALinkKeepsPointingWhereItDid() throws {
    try write("old", "real")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("real"))
    XCTAssertEqual(try play("simulate", "trace.jsonl", "--out", path("link")).status, 0)
    XCTAssertEqual(read("real")?.hasPrefix("{"), true)
  }

  func testMagnetismAnswersOneForOneOrNothing() throws {
    func stroke(_ id: String, _ lift: Double) -> String {
      """
      {"id":"\(id)","size":[1000,800],"targets":[{"id":"t","frame":[600,380,60,60],"kind":"appIcon"}],\
      "samples":[[0,300,400],[0.01,310,400],[0.02,320,400]],"lift":\(lift),"clicked":"t"}
      """
    }
    try write([stroke("a-b-c-1", 0.02), stroke("a-b-d-1", 0.02)].joined(separator: "\n"), "good.jsonl")
    try write([stroke("a-b-c-3", 0.02), stroke("a-b-c-4", 0)].joined(separator: "\n"), "bad.jsonl")
    let good = try run("magnetism", "--cases", path("good.jsonl"))
    XCTAssertEqual(good.status, 0)
    XCTAssertEqual(
      good.output.split(separator: "\n").map { $0.prefix(15) }, [#"{"id":"a-b-c-1""#, #"{"id":"a-b-d-1""#])
    let score = try run("magnetism", "--cases", path("good.jsonl"), path("good.jsonl"), "--score")
    let names = score.output.split(separator: "\n").filter { $0.contains(" of 1 movement") }
    XCTAssertEqual(
      names,
      [
        "\(path("good.jsonl")): 2 cases of 1 movement", "\(path("good.jsonl")): 2 cases of 1 movement",
        "all files: 4 cases of 1 movement",
      ].map { Substring($0) })
    let bad = try run("magnetism", "--cases", path("good.jsonl"), path("bad.jsonl"))
    XCTAssertEqual(bad.status, 2)
    XCTAssertEqual(bad.output, "", "not even the answers before the error")
  }

  func testOneCaseOfAFileIsNamedByItsIdAndExplainedInWords() throws {
    let stroke = """
      {"id":"a","size":[1000,800],"targets":[{"id":"t","frame":[600,380,60,60],"kind":"appIcon"}],\
      "samples":[[0,300,400],[0.01,310,400],[0.02,320,400]],"lift":0.02,"clicked":"t"}
      """
    try write(stroke + "\n" + stroke.replacingOccurrences(of: #""a""#, with: #""b""#), "c.jsonl")
    let whole = try run("magnetism", "--cases", path("c.jsonl")).output.split(separator: "\n")
    XCTAssertEqual(try run("magnetism", "--cases", path("c.jsonl:b")).output, whole[1] + "\n")
    let words = try run("magnetism", "--cases", path("c.jsonl:b"), "--explain").output
    XCTAssertTrue(words.hasPrefix("b: ends on "), words)
    XCTAssertTrue(
      try run("magnetism", "--cases", path("c.jsonl"), "--explain").output.hasPrefix(#"{"id":"a""#))
    XCTAssertTrue(
      try run("magnetism", "--cases", path("c.jsonl:a"), path("c.jsonl"), "--explain").output.hasPrefix("{"))
    // A file of that whole name wins.
    try write(stroke, "c.jsonl:b")
    XCTAssertEqual(try run("magnetism", "--cases", path("c.jsonl:b")).output, whole[0] + "\n")
    let missing = try run("magnetism", "--cases", path("c.jsonl:x"))
    XCTAssertEqual(missing.status, 2)
    XCTAssertEqual(
      missing.errors,
      "pointerkit: \(path("c.jsonl")): found no case 'x', expected the id of a case in the file\n")
    let noFile = try run("magnetism", "--cases", path("d.jsonl:x"))
    XCTAssertEqual(
      noFile.errors, "pointerkit: \(path("d.jsonl:x")): found no such file, expected a file to read\n")
  }

  func testVersionAndHelpGoToStandardOutput() throws {
    XCTAssertEqual(try run("--version").output, "pointerkit \(Program.version)\n")
    XCTAssertEqual(try run("-V").output, "pointerkit \(Program.version)\n")
    let help = try run("magnetism", "--help")
    XCTAssertEqual(help.status, 0)
    XCTAssertTrue(help.output.hasPrefix("pointerkit magnetism --cases"))
    XCTAssertEqual(help.errors, "")
  }

  /// The demonstration with nobody at the screen: a program of the name xdg-open notes what it is given.
  func testTheTourIsWrittenWhereItIsAskedForAndOpened() throws {
    let opener = path("xdg-open")
    try write("#!/bin/sh\necho \"$1\" > \"$(dirname \"$0\")/opened\"\n", "xdg-open")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
    let before = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", "\(folder.path):\(before)", 1)
    defer { setenv("PATH", before, 1) }
    try Program.open(path("scene.json"))
    XCTAssertEqual(read("opened"), path("scene.json") + "\n")
    try write("#!/bin/sh\nexit 3\n", "xdg-open")
    XCTAssertThrowsError(try Program.open(path("scene.json"))) { error in
      XCTAssertEqual(
        "\(error)",
        "\(path("scene.json")): written but not opened, xdg-open is missing or failed; open it yourself")
    }
    let unwritable = try run("--out", path("no/such/folder.html"))
    XCTAssertEqual(unwritable.status, 1)
    XCTAssert(unwritable.errors.contains("not written"), unwritable.errors)
  }

  func testWhatTheEngineIgnoredOrCorrectedIsReported() throws {
    try write(trace + "\n{\"t\":1,\"event\":\"button\",\"button\":\"primary\",\"down\":false}\n", "odd.jsonl")
    let run = try play("simulate", "odd.jsonl", "--digest")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(
      run.errors, "pointerkit: the engine ignored or corrected: unbalancedInputs 1 (last: device 0)\n")
  }

  func testRenderDrawsASceneAtRest() throws {
    for (name, start) in [("rest.svg", "<svg "), ("rest.html", "<!DOCTYPE html>")] {
      let run = try run("render", "--scene", path("scene.json"), "--out", path(name))
      XCTAssertEqual(run.status, 0, run.errors)
      XCTAssertEqual(read(name)?.hasPrefix(start), true)
      XCTAssertEqual(read(name)?.contains("<script"), false, "a still needs no player")
    }
    let overlay = try run("render", "--scene", path("scene.json"), "--overlay", "--out", "-")
    XCTAssertTrue(overlay.output.contains("stroke-dasharray=\"4 3\""), "the hit region")
    XCTAssertFalse(overlay.output.contains("class=\"model\""), "without input there is no pointer")
  }

  func testRenderWritesAPictureOrNothing() throws {
    for (ending, start) in [("svg", "<svg "), ("html", "<!DOCTYPE html>")] {
      let out = path("picture." + ending)
      let good = try play("render", "trace.jsonl", "--at", "0.1", "--out", out)
      XCTAssertEqual(good.status, 0, good.errors)
      XCTAssertEqual(read("picture." + ending)?.hasPrefix(start), true)
      try FileManager.default.removeItem(atPath: out)
    }
    let moving = try play("render", "trace.jsonl", "--animate", "--out", path("moving.svg"))
    XCTAssertEqual(moving.status, 0, moving.errors)
    XCTAssertEqual(read("moving.svg")?.contains("@keyframes"), true)
    try FileManager.default.removeItem(atPath: path("moving.svg"))
    try write("{}", "bad.json")
    let bad = try run(
      "render", "--scene", path("bad.json"), "--trace", path("trace.jsonl"), "--out", path("picture.svg"))
    XCTAssertEqual(bad.status, 2)
    XCTAssertNil(read("picture.svg"))
    let missing = try run("render", "--case", path("none.jsonl:a"), "--out", path("picture.svg"))
    XCTAssertEqual(missing.status, 2)
    XCTAssertEqual(
      missing.errors, "pointerkit: \(path("none.jsonl")): found no such file, expected a file to read\n")
    let misuse = try run("render", "--animate", "--out", path("picture.png"))
    XCTAssertEqual(misuse.status, 2)
    XCTAssertEqual(try filesLeft.count, 3)
  }
}
