import Kinematics
import XCTest

/// The samples of Kinematics.
final class KinematicsSnippets: XCTestCase {
  // snippet.clamped
  struct Padding {
    @Clamped(0...1000) var bezel = 12.0
  }

  // snippet.hide
  func testTheSampleOfAClampedNumber() {
    // snippet.show
    var padding = Padding()
    padding.bezel = 5000  // clamped to 1000
    let range = padding.$bezel.range  // 0...1000
    // snippet.end
    XCTAssertEqual(padding.bezel, 1000)
    XCTAssertEqual(range, 0...1000)
  }
}
