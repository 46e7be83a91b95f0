import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import Lab
@testable import PointerScenes

/// The pictures of README and articles are those that the package makes; those in the dark are drawn alike.
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

  func testTheMovingPictureIsTheTours() throws { try check(Tour().movingPicture(), "tour.svg") }

  func testTheFilmstripIsTheTours() throws { try check(Tour().filmstrip(), "filmstrip.svg") }
}
