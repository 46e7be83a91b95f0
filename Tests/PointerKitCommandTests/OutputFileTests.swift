import Foundation
import XCTest

@testable import PointerKitCommand

/// No file that is read is replaced, and no unfinished file is left.
final class OutputFileTests: ProgramTestCase {
  private static let scene = """
    {"format":"pointerkit-scene/1","size":[1000,800],"targets":[
     {"id":"a","frame":[480,380,40,40],"kind":"appIcon"},{"id":"b","frame":[80,380,40,40],"kind":"appIcon"}]}
    """
  private static let trace = """
    {"format":"pointerkit-trace/1","device":{"kind":"mouse"}}
    {"t":0,"event":"motion","position":[500,400]}
    """
  private static let stroke = """
    {"id":"x","size":[1000,800],"targets":[{"id":"t","frame":[600,380,60,60],"kind":"appIcon"}],\
    "samples":[[0,300,400],[0.01,310,400],[0.02,320,400]],"lift":0.02,"clicked":"t"}
    """
  private static let press =
    #"{"participant":"A","tremor":"yes","target":[0,0],"samples":[[-50,20,0],[100,21,0]]}"#

  // Names that end in .svg are files that every command can write.
  override var files: [String: String] {
    [
      "scene.svg": Self.scene, "trace.svg": Self.trace, "cases.svg": Self.stroke, "presses.svg": Self.press,
      "recording.svg": "",
    ]
  }

  /// The command lines that read and write files, each with a file that it reads, and the words for that file.
  private var commands: [(arguments: [String], read: String, role: String)] {
    let scene = ["--scene", path("scene.svg")]
    let both = scene + ["--trace", path("trace.svg")]
    return [
      (["simulate"] + both, "scene.svg", "that of --scene"),
      (["simulate"] + both, "trace.svg", "that of --trace"),
      (["render"] + both, "scene.svg", "that of --scene"),
      (["render"] + both, "trace.svg", "that of --trace"),
      (["render"] + scene, "scene.svg", "that of --scene"),
      (["render", "--case", path("cases.svg") + ":x"], "cases.svg", "that of --case"),
      (["audit"] + scene, "scene.svg", "that of --scene"),
      (["replay", path("recording.svg")], "recording.svg", "the recording"),
    ]
  }

  private func assertRefused(
    _ arguments: [String], _ option: String, _ file: String, _ role: String, line: UInt = #line
  ) throws {
    let before = try filesLeft.map { read($0) }
    let run = try run(arguments + [option, file])
    XCTAssertEqual(run.status, 2, "\(arguments) \(file)", line: line)
    XCTAssertEqual(run.output, "", line: line)
    XCTAssertEqual(
      run.errors,
      "pointerkit: \(option): found '\(file)', expected a file to write, other than \(role) "
        + "(see pointerkit \(arguments[0]) --help)\n", line: line)
    XCTAssertEqual(try filesLeft.map { read($0) }, before, "no file has changed", line: line)
  }

  func testAFileThatIsReadIsNeverAnOutput() throws {
    for command in commands {
      try assertRefused(command.arguments, "--out", path(command.read), command.role)
    }
    for read in ["scene", "trace"] {
      try assertRefused(commands[0].arguments, "--record", path(read + ".svg"), "that of --\(read)")
    }
  }

  func testEveryCommandWithAnOutputIsTried() {
    let tried = Set(commands.map { $0.arguments[0] })
    for topic in Command.Topic.verbs where topic.description.option("--out") != nil {
      XCTAssertTrue(tried.contains(topic.rawValue), topic.rawValue)
    }
  }

  func testLinksAndOtherPathsToAReadFileAreRefused() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: path("again"), withDestinationPath: "folder/..")
    for command in commands {
      let name = command.read
      try files.createSymbolicLink(atPath: path("soft.svg"), withDestinationPath: name)
      try files.createSymbolicLink(atPath: path("softer.svg"), withDestinationPath: path("soft.svg"))
      try files.linkItem(atPath: path(name), toPath: path("hard.svg"))
      let relative = String(repeating: "../", count: 64) + path(name).dropFirst()
      let others = [
        "soft.svg", "softer.svg", "hard.svg", "folder/../\(name)", "./\(name)", "again/\(name)",
        "again/soft.svg",
      ].map { path($0) }
      for other in others + [relative] {
        try assertRefused(command.arguments, "--out", other, command.role)
      }
      for link in ["soft.svg", "softer.svg", "hard.svg"] { try files.removeItem(atPath: path(link)) }
    }
  }

  func testTwoOutputsAreTwoFiles() throws {
    let simulate = commands[0].arguments
    let files = FileManager.default
    try files.createSymbolicLink(atPath: path("link"), withDestinationPath: "new")
    try files.createSymbolicLink(atPath: path("folder"), withDestinationPath: ".")
    for (first, second) in [("new", "new"), ("new", "link"), ("link", "new"), ("folder/new", "./new")] {
      try assertRefused(
        simulate + ["--out", path(first)], "--record", path(second), "that of --out")
    }
    let both = try run(simulate + ["--out", path("new"), "--record", path("newer")])
    XCTAssertEqual([both.status, both.errors.isEmpty ? 0 : 1], [0, 0], both.errors)
    XCTAssertEqual(try run(simulate + ["--out", "/dev/null", "--record", "/dev/null"]).status, 0)
  }

  func testACopyOfAReadFileIsReplaced() throws {
    for command in commands where command.arguments[0] != "replay" {
      try write("old", "copy.svg")
      XCTAssertLessThan(try run(command.arguments + ["--out", path("copy.svg")]).status, 2)
      XCTAssertNotEqual(read("copy.svg"), "old", "\(command)")
    }
  }

  func testALinkWhoseFileIsMissingCreatesThatFile() throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "real")
    XCTAssertEqual(try run(commands[0].arguments + ["--out", path("link")]).status, 0)
    XCTAssertEqual(read("real")?.hasPrefix("{"), true)
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")), "real")
  }

  /// Starts the command, waits until a temporary file is there, and sends it a signal.
  private func interrupt(with number: Int32) throws -> (reason: Process.TerminationReason, status: Int32) {
    // A trace that takes minutes.
    try write(Self.trace + "\n{\"t\":9999,\"event\":\"wait\"}\n", "long.jsonl")
    let process = try builtProgram()
    process.arguments = [
      "simulate", "--scene", path("scene.svg"), "--trace", path("long.jsonl"), "--out", path("frames"),
      "--record", path("record"),
    ]
    try process.run()
    let end = Date(timeIntervalSinceNow: 30)
    while try filesLeft.count(where: { $0.hasSuffix(".tmp") }) < 2, process.isRunning, Date() < end {
      usleep(1000)
    }
    XCTAssertEqual(try filesLeft.count { $0.hasSuffix(".tmp") }, 2, "both outputs have begun")
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus)
  }

  func testASignalLeavesNoUnfinishedFile() throws {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      let end = try interrupt(with: number)
      XCTAssertEqual(end.reason, .uncaughtSignal)
      XCTAssertEqual(end.status, number, "the shell learns why it ended")
      XCTAssertEqual(try filesLeft, (files.keys + ["long.jsonl"]).sorted())
    }
  }
}
