import Foundation
import PointerKit
import ReferenceScenes
import StateDigests
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a
/// second.
final class GoldenDigestTests: XCTestCase {
  /// The fingerprints of the scenes, copied from this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0xee7e61cad23e60a2),
    ("flick", 0x8d6af7f64cd80e6f),
    ("scrolling", 0xff2b06b1b1bf4fc3),
    ("mouse", 0x3fc2ce0d1e743d8b),
    ("layout", 0x461b1c77b99245c5),
    ("writing", 0x52b82163804c80c6),
  ]

  func testReferenceScenesMoveAsTheyDidBefore() {
    let found = ReferenceScene.all.map { ("\($0.name)", $0.digest(framesPerSecond: 120)) }
    let isSame = found.map { "\($0)" } == golden.map { "\($0)" }
    XCTAssertTrue(
      isSame,
      """
      A trajectory changed. If that is meant, say so in the commit message and put this table into
      Tests/PointerKitTests/GoldenDigestTests.swift:

      \(found.map { "    (\"\($0.0)\", 0x\(String($0.1, radix: 16)))," }.joined(separator: "\n"))
      """)
  }

  /// The release notes list the fingerprints of the reference scenes, newest first, each with the reason why
  /// it differs from the one before.
  func testEachChangeOfTheReferenceScenesIsInTheReleaseNotes() throws {
    var digest = StateDigest()
    for (_, value) in golden { digest.combine(value) }
    let fingerprint = String(digest.value, radix: 16)
    let notes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/PointerKit/PointerKit.docc/ReleaseNotes.md")
    let text = try String(contentsOf: notes, encoding: .utf8)
    let section = try XCTUnwrap(
      text.components(separatedBy: "### The reference scenes\n").dropFirst().first, "the section")
    let entries = section.components(separatedBy: "\n#")[0].split(separator: "\n").filter {
      $0.hasPrefix("- `")
    }
    let newest = try XCTUnwrap(entries.first, "an entry")
    XCTAssert(
      newest.hasPrefix("- `\(fingerprint)`: "),
      """
      The reference scenes move otherwise than the release notes say. Add the first entry of that section:
      - `\(fingerprint)`: what changed, and why.
      """)
    for entry in entries {
      XCTAssertGreaterThan(entry.count, 60, "a reason: \(entry)")
    }
    XCTAssertEqual(Set(entries).count, entries.count, "each once")
  }
}
