import PointerKit
import ReferenceScenes
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a second.
final class GoldenDigestTests: XCTestCase {
  /// Minted by this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0x98fbf039668db9ab),
    ("flick", 0x5be9a7b0b9745359),
    ("scrolling", 0xa951d654626638df),
    ("mouse", 0x91e7862c0097ebdc),
    ("layout", 0xc700cc905eeb1ada),
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
