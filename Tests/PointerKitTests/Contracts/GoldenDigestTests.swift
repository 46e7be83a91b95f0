import PointerKit
import ReferenceScenes
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a
/// second.
final class GoldenDigestTests: XCTestCase {
  /// The fingerprints of the scenes, copied from this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0x271d69a5a31d3ea9),
    ("flick", 0x313f71ffed96e93),
    ("scrolling", 0xff2b06b1b1bf4fc3),
    ("mouse", 0x7da6f7eaf61828a5),
    ("layout", 0xe7bf09a13c1d6300),
    ("writing", 0xfcacafa0531df0a1),
  ]

  func testReferenceScenesMoveAsTheyDidBefore() {
    let found = ReferenceScene.all.map { ("\($0.name)", $0.digest(framesPerSecond: 120)) }
    let isSame = found.map { "\($0)" } == golden.map { "\($0)" }
    XCTAssertTrue(
      isSame,
      """
      A trajectory changed. If that is meant, say so in the commit message and put this table into
      Tests/PointerKitTests/Contracts/GoldenDigestTests.swift:

      \(found.map { "    (\"\($0.0)\", 0x\(String($0.1, radix: 16)))," }.joined(separator: "\n"))
      """)
  }
}
