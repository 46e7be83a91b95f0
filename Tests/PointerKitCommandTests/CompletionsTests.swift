import Foundation
import XCTest

@testable import PointerKitCommand

/// The completions, in the shells that are installed here.
final class CompletionsTests: XCTestCase {
  /// Runs a script in a shell that has read the completions; nil if there is no such shell.
  private func run(_ shell: Shell, _ options: [String] = [], _ script: String) throws -> String? {
    let program = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).completions")
    try Data(shell.script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = options + ["-c", script.replacingOccurrences(of: "FILE", with: file.path)]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, output)
    return output
  }

  /// What bash offers for a command line; the last word is the one that is being typed.
  private func bash(_ line: String) throws -> [String]? {
    let words = line.components(separatedBy: " ")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let output = try run(
      .bash, ["--norc", "--noprofile"],
      "source FILE; cd /; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _pointerkit; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"")
    return output?.split(separator: "\n").map(String.init)
  }

  func testBashCompletesCommandsOptionsAndValues() throws {
    guard let verbs = try bash("pointerkit ") else { throw XCTSkip("there is no bash") }
    for topic in Command.Topic.verbs {
      XCTAssertTrue(verbs.contains(topic.rawValue))
      let offered = try XCTUnwrap(bash("pointerkit \(topic.rawValue) -"))
      XCTAssertEqual(
        Set(offered), Set(topic.description.options.flatMap(\.names) + ["--help", "-h"]), topic.rawValue)
    }
    XCTAssertEqual(try bash("pointerkit ren"), ["render"])
    XCTAssertEqual(try bash("pointerkit render --f"), ["--filmstrip"])
    XCTAssertEqual(try bash("pointerkit --o"), ["--out", "--open"])
    XCTAssertEqual(try bash("pointerkit completions "), ["bash", "zsh", "fish"])
    XCTAssertEqual(try bash("pointerkit audit --explain L16"), ["L16"])
    XCTAssertEqual(try bash("pointerkit help b"), ["bench"])
    // Files after an option that takes one, also with its short name; nothing after one that takes a number.
    XCTAssertEqual(try bash("pointerkit simulate --scene us"), ["usr"])
    XCTAssertEqual(try bash("pointerkit render -o us"), ["usr"])
    XCTAssertEqual(try bash("pointerkit magnetism --cases a us"), ["usr"])
    XCTAssertEqual(try bash("pointerkit simulate --fps "), [])
  }

  func testFishCompletesCommandsOptionsAndValues() throws {
    let lines =
      ["pointerkit ", "pointerkit --o", "pointerkit completions ", "pointerkit simulate --scene us"]
      + Command.Topic.verbs.map { "pointerkit \($0.rawValue) --" }
    let script = lines.map { "complete -C '\($0)'; echo ==" }.joined(separator: "; ")
    guard let output = try run(.fish, ["--no-config"], "source FILE; cd /; \(script)") else {
      throw XCTSkip("there is no fish")
    }
    let offered = output.components(separatedBy: "==\n").map { part in
      Set(part.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
    }
    XCTAssertEqual(offered.count, lines.count + 1)
    XCTAssertEqual(offered[0], Set(Command.Topic.verbs.map(\.rawValue) + ["help"]))
    XCTAssertEqual(offered[1], ["--open", "--out"])
    XCTAssertEqual(offered[2], ["bash", "zsh", "fish"])
    XCTAssertEqual(offered[3], ["usr/"])
    for (topic, names) in zip(Command.Topic.verbs, offered[4...]) {
      XCTAssertEqual(names, Set(topic.description.options.map(\.name) + ["--help"]), topic.rawValue)
    }
  }

  func testZshReadsTheCompletionsAndKnowsTheCommand() throws {
    let output = try run(
      .zsh, ["-f"],
      "autoload -Uz compinit && compinit -u -D && source FILE && print -r -- $_comps[pointerkit]")
    guard let output else { throw XCTSkip("there is no zsh") }
    XCTAssertEqual(output, "_pointerkit\n")
  }

  /// A stand-in for the function of zsh that does the completing, which prints what it is given.
  func testZshGivesEveryOptionOfACommand() throws {
    for topic in Command.Topic.verbs {
      let output = try run(
        .zsh, ["-f"],
        "compdef() { :; }; source FILE; _arguments() { print -rl -- $argv; }; "
          + "words=(pointerkit \(topic.rawValue) -); CURRENT=3; _pointerkit")
      guard let output else { throw XCTSkip("there is no zsh") }
      for name in topic.description.options.flatMap(\.names) {
        XCTAssertTrue(output.contains("\(name)["), "\(topic.rawValue) \(name): \(output)")
      }
    }
  }
}
