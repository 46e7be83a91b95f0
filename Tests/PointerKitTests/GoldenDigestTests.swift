import PointerKit
import ReferenceScenes
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a second.
final class GoldenDigestTests: XCTestCase {
  /// Minted by this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0x421f3367ec9166eb),
    ("flick", 0xdb9e454ed8e92044),
    ("scrolling", 0x9270c75ae952d0af),
    ("mouse", 0xa6a91757891c12),
    ("layout", 0x37a29867f7594f98),
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
