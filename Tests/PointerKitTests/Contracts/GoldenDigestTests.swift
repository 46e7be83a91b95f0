import PointerKit
import PointerTestSupport
import XCTest

/// A changed trajectory is a changed behavior: the fingerprints of the reference scenes at 120 frames a
/// second.
final class GoldenDigestTests: XCTestCase {
  /// The fingerprints of the scenes, copied from this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0xe45698f653b93cee),
    ("flick", 0xfa21d704b5e3f0cc),
    ("scrolling", 0x68b7393473aec0f5),
    ("mouse", 0xfcd30e8fb4ae96b8),
    ("layout", 0x7bdb4a10de76f470),
    ("writing", 0xd9bb239c584046d6),
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
