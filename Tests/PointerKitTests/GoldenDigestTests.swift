import PointerKit
import ReferenceScenes
import XCTest

/// A changed trajectory is a changed behaviour: the fingerprints of the reference scenes at 120 frames a second.
final class GoldenDigestTests: XCTestCase {
  /// Minted by this test's own failure message.
  private let golden: [(String, UInt64)] = [
    ("toolbar", 0xa75bd56d490d6e7c),
    ("flick", 0x4d418d38a98561ed),
    ("scrolling", 0x7c1ec687a72188df),
    ("mouse", 0x996b5008b2017786),
    ("layout", 0xea3182642bbf2b67),
    ("writing", 0x917805ae2645fe7b),
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
