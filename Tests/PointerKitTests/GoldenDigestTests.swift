import PointerKit
import ReferenceScenes
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a
/// second.
final class GoldenDigestTests: XCTestCase {
  /// Minted by this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0xb36bda9d5916e73f),
    ("flick", 0xd9a5cce97f35485b),
    ("scrolling", 0xb7f40fd96301b5f2),
    ("mouse", 0x64c9aab0df841cdf),
    ("layout", 0x38b70edc619077ca),
    ("writing", 0x3cf2a4835d335879),
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
}
