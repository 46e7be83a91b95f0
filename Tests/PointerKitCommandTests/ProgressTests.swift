import Foundation
import XCTest

@testable import PointerKitCommand

/// Progress on a terminal, for which a pseudoterminal stands.
final class ProgressTests: XCTestCase {
  /// What a command writes to standard error if that is a terminal.
  private func terminal(_ work: (Console) throws -> Void) throws -> String {
    let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (number, isLocked): (Int32, Int32) = (0, 0)
    // The numbers of TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    guard leader >= 0, ioctl(leader, 0x4004_5431, &isLocked) == 0, ioctl(leader, 0x8004_5430, &number) == 0
    else { throw XCTSkip("there are no pseudoterminals") }
    let follower = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    defer {
      close(follower)
      close(leader)
    }
    let errors = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
    try work(Console(output: FileHandle.nullDevice, errors: errors))
    // The terminal passes bytes on with a delay.
    let end = "<end>"
    try errors.write(contentsOf: Data(end.utf8))
    var text = ""
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !text.hasSuffix(end) {
      let count = Foundation.read(leader, &bytes, bytes.count)
      guard count > 0 else { break }
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    return String(text.dropLast(end.count))
  }

  func testProgressIsShownOnATerminalAndCleared() throws {
    let shown = try terminal { console in
      var progress = Progress(console)
      progress.show(64, "frames")
      progress.show(128, "frames")
      progress.show("writing the page")
      progress.clear()
    }
    XCTAssertTrue(shown.contains("64 frames"), shown)
    XCTAssertFalse(shown.contains("128 frames"), "at most ten times a second")
    XCTAssertTrue(shown.contains("writing the page"), shown)
    XCTAssertTrue(shown.hasSuffix("\r\u{1b}[K"), "the line is cleared")
  }

  func testLongCommandsShowTheirProgressOnATerminal() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "progress-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let icons = [100, 500].map { #"{"id":"i\#($0)","frame":[\#($0),380,60,60],"kind":"appIcon"}"# }
    let scene = try file(
      "s.json",
      #"{"format":"pointerkit-scene/1","size":[1000,800],"targets":[\#(icons.joined(separator: ","))]}"#)
    let trace = try file(
      "t.jsonl",
      #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"# + "\n" + #"{"t":0,"event":"wait"}"# + "\n"
        + #"{"t":3,"event":"motion","delta":[5,0]}"#)
    let strokes = (0..<64).map {
      #"{"id":"\#($0)","size":[1000,800],"targets":[],"samples":[[0,1,1],[0.01,2,2],[0.02,3,3]],"lift":0.02}"#
    }
    let cases = try file("c.jsonl", strokes.joined(separator: "\n"))
    let recording = folder.appendingPathComponent("r").path
    let commands: [(arguments: [String], word: String)] = [
      (["simulate", "--scene", scene, "--trace", trace, "--record", recording], "64 frames"),
      (["replay", recording], " calls"),
      (["render", "--scene", scene, "--trace", trace, "--out", "-"], "64 frames"),
      (["render", "--scene", scene, "--trace", trace, "--animate", "--out", "-"], "64 frames"),
      (["render", "--scene", scene, "--trace", trace, "--at", "3.0001", "--out", "-"], "64 frames"),
      (["magnetism", "--cases", cases], "64 cases"),
      (["audit", "--scene", scene], "1 of 1: "),
    ]
    for (arguments, word) in commands {
      let shown = try terminal { console in
        let status = Program.run(arguments, console)
        XCTAssertEqual(status, arguments[0] == "audit" ? status : 0, "\(arguments)")
      }
      XCTAssertTrue(shown.contains(word), "\(arguments[0]): \(shown)")
      XCTAssertTrue(shown.contains("\r\u{1b}[K"), arguments[0])
    }
  }
}
