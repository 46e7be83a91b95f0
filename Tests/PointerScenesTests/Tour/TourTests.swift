import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class TourTests: XCTestCase {
  private static let tour = Result { try Tour() }
  /// A film of the tour at 10 frames a second; the events do not depend on the rate.
  private static let film = Result {
    try Film(of: tour.get().trace, over: tour.get().scene, framesPerSecond: 10)
  }

  private func tour() throws -> Tour { try TourTests.tour.get() }
  private func film() throws -> Film { try TourTests.film.get() }

  /// The dark window becomes light where the light window becomes dark; nothing else differs.
  func testTheTourInTheDarkDiffersInItsAppearanceAlone() throws {
    let (light, dark) = (try tour().trace, try Tour(.dark).trace)
    XCTAssertEqual(light.names, dark.names)
    let changed = zip(light.events, dark.events).filter { $0 != $1 }
    XCTAssertEqual(
      changed.map { "\($0.0.time.seconds)" }, ["102.67", "102.67", "103.97", "103.97"],
      "two changes of the appearance, each with its luminance")
    XCTAssertEqual(changed[0].1.kind, .appearance(.light))
    XCTAssertEqual(changed[2].1.kind, .appearance(.dark))
  }

  func testNoChapterShowsTheOverlayByItself() throws {
    XCTAssertEqual(try tour().trace.chapters.filter(\.hasOverlay), [])
  }

  // MARK: What it tours

  func testEveryTypeOfEventHappens() throws {
    let happened = Set(try film().events.map { $0.type })
    let missing = PointerEventType.allCases.filter { !happened.contains($0) }
    XCTAssertEqual(missing, [])
  }

  func testEveryChapterMakesAPicture() throws {
    let film = try film()
    for index in [0, film.chapters.count / 2, film.chapters.count - 1] {
      let chapter = film.chapters[index]
      let time = chapter.time.advanced(bySeconds: 0.9)
      WellFormed(try XCTUnwrap(film.svg(at: time))).assertNames(chapter.title)
    }
  }

  // MARK: What is seen

  /// The stills of the chapter whose title begins with some words.
  private func stills(_ words: String) throws -> [Film.Still] {
    let film = try film()
    let index = try XCTUnwrap(film.chapters.firstIndex { $0.title.hasPrefix(words) }, words)
    let start = film.chapters[index].time
    let end = index + 1 < film.chapters.count ? film.chapters[index + 1].time : .distantFuture
    return film.stills.filter { $0.frame.time >= start && $0.frame.time < end }
  }

  func testTheSelectionStaysAndGrowsAndEnds() throws {
    let first = try XCTUnwrap(stills("Band selection").last)
    XCTAssertNil(first.frame.band)
    XCTAssertGreaterThanOrEqual(first.selected.count, 4)
    let second = try XCTUnwrap(stills("With Shift").last)
    XCTAssertNil(second.frame.band)
    XCTAssertGreaterThan(second.selected.count, first.selected.count)
    XCTAssertEqual(try stills("Scrolling").last?.selected, [])
  }

  func testTheDraggedIconFollows() throws {
    let notes = try XCTUnwrap(tour().trace.names.target(named: "notes"))
    let drags = try stills("Drag and drop").compactMap(\.dragged)
    XCTAssertEqual(Set(drags.map(\.target)), [notes])
    XCTAssertGreaterThan(drags.map(\.translation.length).max() ?? 0, 150)
    XCTAssertNil(try stills("Drag and drop").last?.dragged)
    XCTAssertEqual(try stills("A divider").compactMap(\.dragged), [], "a divider moves itself")
  }
}
