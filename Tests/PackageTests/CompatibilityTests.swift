import Foundation
import XCTest

/// The promise of a release to users of the last one: the release notes, which begin with the first release,
/// name every removed declaration.
///
/// The last release is the newest tag of the form `1.2.3` that is an ancestor of the present commit. Without
/// one, as before the first release, there is nothing to compare with.
final class CompatibilityTests: XCTestCase {
  /// The declarations of the old list that the new one lacks and the release notes do not mention.
  ///
  /// A member is mentioned by its name, with the name of its type anywhere; its arguments need not be
  /// mentioned.
  private static func unmentioned(old: [String], new: [String], notes: String) -> [String] {
    let kept = Set(new)
    return old.filter { line in
      if kept.contains(line) { return false }
      // Conformances and declarations: "Type.member(of:) | func …", "Type : Protocol".
      let name = line.components(separatedBy: line.contains(" | ") ? " | " : " : ")[0]
      let words = name.split(separator: "(")[0].split(separator: ".")
      return !words.allSatisfy { notes.contains($0) }
    }
  }

  func testWhatWentSinceTheLastReleaseIsInTheReleaseNotes() throws {
    guard let tag = try lastRelease() else { throw XCTSkip("there is no release yet to be compatible with") }
    let root = SourceFile.packageRoot
    let notes = try String(
      contentsOf: root.appendingPathComponent("Sources/PointerKit/PointerKit.docc/ReleaseNotes.md"),
      encoding: .utf8)
    let folder = root.appendingPathComponent("Tests/PublicAPI")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard let old = try git(["show", "\(tag):Tests/PublicAPI/\(file)"]) else { continue }
      let new = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let gone = CompatibilityTests.unmentioned(
        old: old.components(separatedBy: "\n"), new: new.components(separatedBy: "\n"), notes: notes)
      XCTAssertEqual(gone, [], "gone or changed since \(tag), and not in the release notes")
    }
  }

  func testADeclarationThatWentIsFoundUnlessTheNotesNameIt() {
    let old = [
      "A | struct A", "A.size | var size: Double { get }", "A : Swift.Hashable", "A.f(_:) | func f(_ a: Int)",
    ]
    func unmentioned(_ new: [String], _ notes: String) -> [String] {
      CompatibilityTests.unmentioned(old: old, new: new, notes: notes)
    }
    XCTAssertEqual(unmentioned(old + ["B | struct B"], ""), [], "what is added breaks nobody")
    XCTAssertEqual(unmentioned([old[0], old[2], old[3]], "nothing"), [old[1]])
    XCTAssertEqual(unmentioned([old[0], old[2], old[3]], "`A.size` is gone"), [])
    XCTAssertEqual(unmentioned([old[0], old[1], old[2], "A.f(_:) | func f(_ a: UInt)"], "none"), [old[3]])
    XCTAssertEqual(unmentioned([old[0], old[1], old[3]], "none"), [old[2]])
  }

  /// The name of the newest release before the present commit; nil without one, or without git.
  private func lastRelease() throws -> String? {
    try git(["describe", "--tags", "--abbrev=0", "--match", "[0-9]*.[0-9]*.[0-9]*"])?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs git and returns what it prints; nil if it fails.
  private func git(_ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", SourceFile.packageRoot.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
