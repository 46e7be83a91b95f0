import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

final class DemonstrationTests: XCTestCase {
  private static let film = Demonstration.film()
  private var film: Film { DemonstrationTests.film }

  /// What happened to what, in order; what was left is not told.
  private var story: [String] {
    film.occurrences.filter { $0.kind != .exited }.map { occurrence in
      occurrence.target.map { "\(occurrence.kind) \(film.name(of: $0))" } ?? "\(occurrence.kind)"
    }
  }

  func testTheStory() {
    XCTAssertEqual(
      story,
      [
        "entered Undo", "entered Redo", "entered Search", "entered Bookmark", "entered Flag", "entered Share",
        "recentered Share", "hidden", "shown", "entered Share", "entered Trash", "entered Compose",
        "entered Day", "entered Week", "entered Morning walk", "attracted Music", "entered Music",
        "landed Music",
        "pressed Music", "released Music", "clicked Music",
      ])
  }

  func testNeighboursHandOverWithoutTheCircle() throws {
    // R4, E15: from the first button to the rest on Share there is always exactly one.
    let first = try XCTUnwrap(film.occurrences.first { $0.kind == .entered }).time
    let rest = try XCTUnwrap(film.occurrences.first { $0.kind == .hidden }).time
    for still in film.stills where still.frame.time >= first && still.frame.time < rest {
      XCTAssertNotNil(still.frame.hovered, "\(still.frame.time.seconds)")
    }
  }

  func testTheFlickMeantItsIconWithoutReachingIt() throws {
    // F3: magnetism is seen only where inertia alone would have landed beside the icon.
    let attracted = try XCTUnwrap(film.occurrences.first { $0.kind == .attracted })
    var engine = Demonstration.engine
    for event in Demonstration.events where event.time <= attracted.time { engine.handle(event) }
    XCTAssertEqual(engine.lastAttraction?.reason, .scan)
  }

  func testTheModelPointerEndsExactlyInTheMiddleOfTheIcon() throws {
    let last = try XCTUnwrap(film.stills.last)
    let music = try XCTUnwrap(film.layouts[last.layout].elements.first { $0.label == "Music" })
    XCTAssertEqual(last.frame.model, music.target.frame.center)
    XCTAssertEqual(last.frame.hovered, music.target.id)
    XCTAssert(last.frame.isAtRest)
  }

  func testRestingBringsTheTruePointerToTheMiddle() throws {
    let recentered = try XCTUnwrap(film.occurrences.first { $0.kind == .recentered })
    let before = try XCTUnwrap(film.stills.last { $0.frame.time < recentered.time })
    let after = try XCTUnwrap(film.stills.first { $0.frame.time >= recentered.time })
    // M5 would not be seen if the hand had been in the middle already.
    XCTAssertGreaterThan(before.frame.model.distance(to: after.frame.model), 5)
    XCTAssertEqual(after.frame.model, after.frame.precise)
  }

  func testTheAccountIsMadeOfWhatHappened() {
    let lines = Account(of: film).lines.map { $0.text }
    XCTAssertEqual(lines.first, "entered Undo")
    XCTAssert(lines.contains("entered Redo, straight from Undo"))
    XCTAssert(lines.contains("left Compose"))
    XCTAssert(lines.contains("landed on Music, exactly in its middle"))
    XCTAssertFalse(lines.contains("left Undo"))
    for line in Account(of: film).text().split(separator: "\n") { XCTAssertLessThan(line.count, 80) }
  }

  func testAnAccountOfAnotherStrokeTellsThatOne() {
    // The same window, but the hand only flicks into the open: nothing of the story is claimed.
    var engine = Demonstration.engine
    var film = Film(labels: Demonstration.labels)
    for index in 1...8 {
      engine.handle(
        PointerEvent(.motion(Vector(dx: 0.3, dy: 1)), at: Timestamp(nanoseconds: Int64(index) * 8_333_333)))
    }
    engine.advance(to: Timestamp(nanoseconds: 3_000_000_000))
    film.record(
      engine, at: Timestamp(nanoseconds: 3_000_000_000), size: DemonstrationScene.size,
      background: DemonstrationScene.background)
    let text = Account(of: film).text()
    XCTAssertFalse(text.contains("landed"))
    XCTAssertFalse(text.contains("Music"))
    XCTAssert(text.contains("hid"), text)
  }

  func testThePageIsOneLightFileThatNeedsNoNetwork() throws {
    let page = try film.page(title: "<b>&\"'</script>")
    XCTAssertLessThan(page.utf8.count, 500_000)
    XCTAssertFalse(page.contains("http://"))
    XCTAssertFalse(page.contains("https://"))
    XCTAssertFalse(page.contains("src="))
    XCTAssert(page.contains("<title>&lt;b&gt;&amp;&quot;&#39;&lt;/script&gt;</title>"))
    // Two scripts are closed, and nothing in the data closes one.
    XCTAssertEqual(page.components(separatedBy: "</script>").count, 3)
  }

  func testThePageIsWellFormedAroundItsScripts() throws {
    var page = try film.page(title: "<&>", hasOverlay: true)
    for tag in ["script", "style"] {
      while let open = page.range(of: "<\(tag)[^>]*>", options: .regularExpression),
        let close = page.range(of: "</\(tag)>")
      {
        page.removeSubrange(open.lowerBound..<close.upperBound)
      }
    }
    let body = WellFormed(page)
    XCTAssertNotNil(body.first { $0.attributes["checked"] != nil })
    XCTAssertNotNil(body.first { $0.attributes["id"] == "drawing" })
    let strip = try XCTUnwrap(film.filmstrip(at: [.zero]))
    let around = Film.page(around: strip, title: "<&>").replacingOccurrences(
      of: "<style>.*</style>", with: "", options: .regularExpression)
    XCTAssertEqual(WellFormed(around).elements.first?.name, "html")
  }

  func testThePageHoldsTheEnginesOwnCommands() throws {
    let page = try film.page(title: "")
    let begin = try XCTUnwrap(page.range(of: "type=\"application/json\">")).upperBound
    let end = try XCTUnwrap(page.range(of: "</script>")).lowerBound
    let recording = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(page[begin..<end].utf8)) as? [String: Any])
    let stills = try XCTUnwrap(recording["stills"] as? [[String: Any]])
    XCTAssertEqual(stills.count, film.stills.count)
    for (written, still) in zip(stills, film.stills) {
      XCTAssertEqual((written["d"] as? [Any])?.count, still.frame.drawing.count)
    }
    let account = try XCTUnwrap(recording["account"] as? [[Any]])
    XCTAssertEqual(account.count, Account(of: film).lines.count)
  }

  func testTheSameFilmMakesTheSameFiles() throws {
    let again = Demonstration.film()
    XCTAssertEqual(try again.page(title: "a"), try film.page(title: "a"))
    let times = [1, 4, 9].compactMap { Timestamp(seconds: $0) }
    XCTAssertEqual(again.filmstrip(at: times), film.filmstrip(at: times))
  }

  func testAStripIsOneDocumentWhoseNamesAreItsOwn() throws {
    let times = (0..<12).compactMap { Timestamp(seconds: Double($0)) }
    let strip = try XCTUnwrap(film.filmstrip(at: times, zoom: 2, hasOverlay: true))
    let picture = WellFormed(strip)
    let (used, given) = picture.references
    XCTAssertEqual(Set(given).count, given.count, "a name stands for two things")
    XCTAssert(used.isSubset(of: given), "\(used.subtracting(given))")
    XCTAssertEqual(picture.elements.filter { $0.name == "svg" }.count, 13)
    XCTAssert(picture.text.contains("9.00 s · attracted · Music"))
  }

  func testStillsDoNotDependOnWhichOthersAreTaken() throws {
    let time = try XCTUnwrap(Timestamp(seconds: 8.85))
    let alone = try XCTUnwrap(Demonstration.film(at: [time]).stills.first)
    var among = try XCTUnwrap(
      Demonstration.film(at: film.stills.map { $0.frame.time } + [time]).still(at: time))
    XCTAssertEqual(among.frame.drawing, alone.frame.drawing)
    XCTAssertEqual(among.frame.model, alone.frame.model)
    among = try XCTUnwrap(film.still(at: .distantFuture))
    XCTAssertEqual(among.frame.time, film.stills.last?.frame.time)
  }
}
