import Foundation
import XCTest

@testable import PointerKitCommand

final class CompletionsTests: XCTestCase {
  private func words(_ line: String) -> [String] {
    Shell.words(completing: line.components(separatedBy: " "))
  }

  func testCommandsOptionsAndValuesAreCompleted() {
    let verbs = words("")
    for topic in Command.Topic.verbs {
      XCTAssertTrue(verbs.contains(topic.rawValue))
      XCTAssertEqual(
        Set(words("\(topic.rawValue) -")),
        Set(topic.description.options.flatMap(\.names) + ["--help", "-h"]), topic.rawValue)
    }
    XCTAssertEqual(words("ren"), ["render"])
    XCTAssertEqual(words("exa"), ["example"])
    XCTAssertEqual(words("--ev"), ["--events"])
    XCTAssertEqual(words("render --f"), ["--filmstrip"])
    XCTAssertEqual(words("--o"), ["--out", "--open"])
    XCTAssertEqual(words("completions "), ["bash", "zsh", "fish"])
    XCTAssertEqual(words("audit --explain L16"), ["L16"])
    XCTAssertEqual(words("help s"), ["simulate"])
    // Files after an option that takes one, also with its short name; nothing after one that takes a number.
    for line in ["simulate --scene us", "render -o us", "magnetism --cases a us", "replay us", "example us"] {
      XCTAssertEqual(words(line), [":files"], line)
    }
    XCTAssertEqual(words("simulate --fps "), [])
  }

  /// The script of a shell, given to that shell, with the command beside this bundle of tests.
  func testBashCompletesWithTheScript() throws {
    guard FileManager.default.isExecutableFile(atPath: "/bin/bash") else { throw XCTSkip("there is no bash") }
    let command = try XCTUnwrap(try builtProgram().executableURL)
    func bash(_ line: String) throws -> [String] {
      let words = [command.path] + line.components(separatedBy: " ")
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = [
        "--norc", "--noprofile", "-c",
        Shell.bash.script
          + "cd /; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _pointerkit; "
          + "printf '%s\\n' \"${COMPREPLY[@]}\"",
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return output.split(separator: "\n").map(String.init)
    }
    XCTAssertEqual(try bash("ren"), ["render"])
    XCTAssertEqual(try bash("render --f"), ["--filmstrip"])
    XCTAssertEqual(try bash("simulate --scene us"), ["usr"])
    XCTAssertEqual(try bash("simulate --fps "), [])
  }
}
