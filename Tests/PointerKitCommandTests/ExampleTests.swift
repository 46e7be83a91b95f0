import Foundation
import LayoutAudit
import PointerScenes
import XCTest

@testable import PointerKitCommand

/// The command `example`: the files that it writes, and the commands that it prints.
final class ExampleTests: ProgramTestCase {
  func testTheFolderIsMadeAndHasTwoFiles() throws {
    let run = try run("example", path("new/first"))
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: path("new/first")).sorted(),
      ["scene.json", "trace.jsonl"])
    XCTAssertEqual(read("new/first/scene.json")?.prefix(37), "{\n  \"format\": \"pointerkit-scene/1\",\n ")
  }

  func testThePrintedCommandsRun() throws {
    let output = try run("example", path("a folder")).output
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("  pointerkit ") }
    XCTAssertEqual(lines.count, 4)
    for line in lines {
      // The folder's name has a space, so that the names of files are in quotation marks.
      let words = line.matches(of: /'([^']*)'|([^ ']+)/).map { String($0.1 ?? $0.2 ?? "") }
      let run = try run(Array(words.dropFirst()))
      XCTAssertEqual(run.status, 0, "\(line): \(run.errors)")
    }
    XCTAssertEqual(read("a folder/page.html")?.hasPrefix("<!DOCTYPE html>"), true)
    XCTAssertEqual(read("a folder/layout.svg")?.hasPrefix("<svg "), true)
  }

  func testAnExistingFileIsNotReplaced() throws {
    try write("mine", "trace.jsonl")
    let run = try run("example", folder.path)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(
      run.errors, "pointerkit: \(path("trace.jsonl")): not written, it exists; choose another folder\n")
    XCTAssertEqual(read("trace.jsonl"), "mine")
    XCTAssertNil(read("scene.json"), "nothing is written")
  }

  func testAFileInPlaceOfTheFolderIsNamed() throws {
    try write("mine", "first")
    let run = try run("example", path("first"))
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.errors, "pointerkit: \(path("first")): not written, it is a file and not a folder\n")
  }

  func testTheExampleFollowsTheGuidelines() throws {
    XCTAssertEqual(try run("example", path("first")).status, 0)
    XCTAssertEqual(
      try run("audit", "--scene", path("first/scene.json")).output, "no findings in 1 scene\n")
  }

  func testAWordIsQuotedIfAShellNeedsIt() {
    XCTAssertEqual(Program.quoted("a/b-1_é.json"), "a/b-1_é.json")
    XCTAssertEqual(Program.quoted("a b"), "'a b'")
    XCTAssertEqual(Program.quoted("it's"), #"'it'\''s'"#)
  }

  func testACommandInABuildFolderIsCalledWithSwiftRun() {
    XCTAssertEqual(Program.command(for: "pointerkit"), "pointerkit")
    XCTAssertEqual(Program.command(for: "/usr/bin/pointerkit"), "/usr/bin/pointerkit")
    XCTAssertEqual(Program.command(for: "/a/.build/debug/pointerkit"), "swift run pointerkit")
  }
}
