import Foundation
import PointerScenes
import XCTest

@testable import PointerKitCommand

/// What the command prints about the tour.
final class DemonstrationTests: XCTestCase {
  /// A film of the tour at 10 frames a second; the events do not depend on the rate.
  private static let film = Result {
    let tour = try Tour()
    return try Film(of: tour.trace, over: tour.scene, framesPerSecond: 10)
  }

  func testAFewEventsArePrinted() throws {
    XCTAssertEqual(
      Program.summary(of: try DemonstrationTests.film.get(), allEvents: false),
      """
      A tour of the pointer. A person tries every feature with a trackpad, in a window with all kinds of controls.
      It has 38 chapters and takes 117 s. Some of its events, with their times:

         6.56 s  clicked Share
        37.66 s  flicked at 3915 points per second; attracted by Music
        38.15 s  landed on Music, exactly in its center
        65.28 s  band selection: 4 selected
        80.38 s  1.6 times as large, rotated by 23° on Map
        87.23 s  revealed dock


      """)
  }

  func testAllEventsArePrintedByChapter() throws {
    let text = Program.summary(of: try DemonstrationTests.film.get(), allEvents: true)
    XCTAssertTrue(text.contains("\n\n2. Bar buttons: the pointer becomes the highlight\n"), text)
    XCTAssertTrue(text.contains("\n    6.56 s  clicked Share\n"), text)
    XCTAssertGreaterThan(text.count { $0 == "\n" }, 300)
  }
}
