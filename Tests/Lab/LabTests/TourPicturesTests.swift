import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import Lab
@testable import PointerScenes

/// The pictures of README and articles are those that the package makes.
final class TourPicturesTests: XCTestCase {
  /// Playing the whole tour takes seconds in a debug build.
  override func setUpWithError() throws {
    #if DEBUG
      throw XCTSkip("release only")
    #endif
  }

  /// Compares a picture with the file of the articles' resources; `Lab pictures` writes it
  /// again.
  private func check(_ picture: String, _ name: String) throws {
    // Not XCTAssertEqual, which would print both.
    let written = try PackageFile.text("Sources/PointerKit/PointerKit.docc/Resources/\(name)")
    XCTAssert(written == picture, "\(name) is out of step")
    WellFormed(picture).assertNames(name)
  }

  func testTheMovingPictureInTheLightIsTheTours() throws {
    let picture = try Tour().movingPicture()
    try check(picture, "tour.svg")
    XCTAssert(picture.contains("@keyframes"))
    XCTAssertFalse(picture.contains("<script"))
    try check(Tour().filmstrip(), "filmstrip.svg")
  }

  func testTheMovingPictureInTheDarkIsTheTours() throws {
    let tour = try Tour(.dark)
    try check(tour.movingPicture(), "tour~dark.svg")
    try check(tour.filmstrip(), "filmstrip~dark.svg")
  }
}
