import PointerKit
import ReferenceScenes
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a second.
final class GoldenDigestTests: XCTestCase {
  /// Minted by this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0x421f3367ec9166eb),
    ("flick", 0xc48a869c07cd9119),
    ("scrolling", 0xe2b9e085db7fb5f),
    ("mouse", 0xa3adaa8a6cf4b23c),
    ("layout", 0xa4f7eacdbc298da),
  ]

  func testReferenceScenesMoveAsTheyDidBefore() {
    let found = ReferenceScene.all.map { ("\($0.name)", $0.digest(framesPerSecond: 120).value) }
    let isSame = found.map { "\($0)" } == golden.map { "\($0)" }
    XCTAssertTrue(
      isSame,
      """
      A trajectory changed. If that is meant, say so in the commit message and put this table into
      Tests/PointerKitTests/GoldenDigestTests.swift:

      \(found.map { "    (\"\($0.0)\", 0x\(String($0.1, radix: 16)))," }.joined(separator: "\n"))
      """)
  }
}
