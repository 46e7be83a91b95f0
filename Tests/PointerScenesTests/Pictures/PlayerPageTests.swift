import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class PlayerPageTests: XCTestCase {
  /// A film of two chapters: the pointer moves onto an icon, and away again.
  private static func film(_ appearance: Appearance = .light) throws -> Film {
    var scene = try scene(
      #"{"id":"music","frame":[400,380,60,60],"kind":"appIcon","bezel":true,"label":"Music <&>"}"#,
      #"{"id":"dock","frame":[480,600,60,60],"kind":"appIcon","bezel":true,"label":"Dock"}"#,
      #"{"id":"edge","frame":[0,700,1000,100],"padding":0,"effect":"none","reveals":["dock"]}"#)
    scene.appearance = appearance
    var events = [#"{"t":0,"event":"wait","x-chapter":"Over to <it>"}"#]
    for step in 1...50 {
      events.append("{\"t\":\(Double(step) / 50),\"event\":\"motion\",\"delta\":[-1.4,0.2]}")
    }
    events.append(#"{"t":1.5,"event":"wait","x-chapter":"Away again"}"#)
    for step in 1...50 {
      events.append("{\"t\":\(1.5 + Double(step) / 50),\"event\":\"motion\",\"delta\":[0,6.4]}")
    }
    let text = ([#"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#] + events).joined(
      separator: "\n")
    return try Film(of: Trace(Data(text.utf8), over: scene), over: scene)
  }

  private static let film = Result { try PlayerPageTests.film() }
  private func film() throws -> Film { try PlayerPageTests.film.get() }

  func testThePageIsOneFileThatNeedsNoNetwork() throws {
    let page = try film().page(title: "<b>&\"'</script>")
    XCTAssertFalse(page.contains("http://"))
    XCTAssertFalse(page.contains("https://"))
    XCTAssertFalse(page.contains("src="))
    XCTAssert(page.contains("<title>&lt;b&gt;&amp;&quot;&#39;&lt;/script&gt;</title>"))
    // Two scripts are closed, and nothing in the data closes one.
    XCTAssertEqual(page.components(separatedBy: "</script>").count, 3)
  }

  /// The page has a renderer of its own, which follows the conventions as the pictures do.
  func testTheRendererOfThePageBlendsEncodedColorsAndRoundsStrokes() throws {
    let page = try film().page(title: "")
    for (opening, attribute) in [
      ("<filter ", "color-interpolation-filters=\"sRGB\""),
      ("stroke-width=\"${stroke}\"", "stroke-linecap=\"round\""),
    ] {
      let parts = page.components(separatedBy: opening).dropFirst()
      XCTAssertFalse(parts.isEmpty, opening)
      for part in parts {
        XCTAssertTrue(part.prefix(120).contains(attribute), "\(opening) without \(attribute)")
      }
    }
  }

  func testThePageIsWellFormedAroundItsScripts() throws {
    let body = document(try film().page(title: "<&>", hasOverlay: true))
    XCTAssertNotNil(body.first { $0.attributes["checked"] != nil })
    XCTAssertNotNil(body.first { $0.attributes["id"] == "drawing" })
    let strip = try XCTUnwrap(film().filmstrip(at: [.zero]))
    let around = Film.page(around: strip, title: "<&>").replacingOccurrences(
      of: "<style>.*</style>", with: "", options: .regularExpression)
    XCTAssertEqual(WellFormed(around).elements.first?.name, "html")
  }

  /// The document around the scripts and styles of a page.
  private func document(_ page: String) -> WellFormed {
    WellFormed(page.replacing(#/<(script|style)[^>]*>(.|\n)*?<\/\1>/#, with: ""))
  }

  func testTheBoxOfTheOverlayIsUncheckedAtFirst() throws {
    func box(_ page: String) -> [String: String]? {
      let elements = document(page).elements
      return elements.first { $0.attributes["id"] == "show-overlay" }?.attributes
    }
    let (plain, marked) = (try film().page(title: ""), try film().page(title: "", hasOverlay: true))
    XCTAssertNotNil(box(plain))
    XCTAssertNil(box(plain)?["checked"])
    XCTAssertEqual(box(marked)?["checked"], "checked")
  }

  /// The recordings in a page.
  private func recordings(in page: String) throws -> [[String: Any]] {
    let begin = try XCTUnwrap(page.range(of: "type=\"application/json\">")).upperBound
    let end = try XCTUnwrap(page.range(of: "</script>")).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(page[begin..<end].utf8)) as? [String: Any]
    return try XCTUnwrap(data?["films"] as? [[String: Any]])
  }

  /// The result of a change as the page's script applies it to the value before.
  private func patched(_ old: Any?, _ change: Any) -> Any {
    guard let members = change as? [String: Any], let list = old as? [Any] else { return change }
    return list.enumerated().map { index, value in members["\(index)"].map { patched(value, $0) } ?? value }
  }

  func testThePageHoldsTheEnginesOwnCommands() throws {
    let film = try film()
    let recording = try XCTUnwrap(recordings(in: film.page(title: "")).first)
    let changes = try XCTUnwrap(recording["stills"] as? [Any])
    XCTAssertEqual(changes.count, film.stills.count)
    var before: Any?
    for (change, still) in zip(changes, film.stills) {
      let written = patched(before, change)
      before = written
      let members = try XCTUnwrap(written as? [Any])
      XCTAssertEqual(try XCTUnwrap(members[0] as? Double), still.frame.time.seconds, accuracy: 0.0001)
      let groups = try XCTUnwrap(members[7] as? [[Any]])
      XCTAssertEqual(groups.map { $0.count - 1 }, still.frame.drawing.map { $0.commands.count })
      XCTAssertEqual(
        try XCTUnwrap((members[4] as? [Double])?.first), still.frame.modelPosition.x, accuracy: 0.01)
    }
    XCTAssertEqual((recording["account"] as? [[Any]])?.count, Account(of: film).lines.count)
    XCTAssertEqual((recording["chapters"] as? [[Any]])?.last?.last as? String, "Away again")
  }

  func testAnOutlineGoesFromCornerToCornerInWholeSteps() throws {
    // Off a star: the pointer is an outline of many corners for a while.
    let star =
      #"{"id":"a","frame":[400,300,200,200],"effect":"none","shape":{"type":"path","commands":"#
      + #"[["M",0,-15],["L",10,10],["L",-10,10],["Z"]]}}"#
    let scene = try scene(star)
    let trace = try trace(
      #"{"t":0,"event":"wait"}"#, #"{"t":1,"event":"motion","delta":[-300,0]}"#, over: scene)
    let film = try Film(of: trace, over: scene, at: [XCTUnwrap(Timestamp(seconds: 1.05))])
    guard
      case .outline(let outline, _, _, _, _)? = film.stills[0].frame.drawing.commands.first(where: {
        if case .outline = $0.kind { true } else { false }
      })?.kind
    else { return XCTFail("no outline") }
    let page = film.page(title: "")
    let still = try XCTUnwrap((recordings(in: page)[0]["stills"] as? [[Any]])?.first)
    let group = try XCTUnwrap((still[7] as? [[Any]])?.last)
    let command = try XCTUnwrap(group.compactMap { $0 as? [Any] }.first { $0.first as? String == "outline" })
    let text = try XCTUnwrap(command[1] as? String)
    let numbers = text.matches(of: /-?\d+/).compactMap { Double($0.output) }
    var (x, y) = (0.0, 0.0)
    var corners: [Point] = []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      x += numbers[index]
      y += numbers[index + 1]
      corners.append(Point(x / 20, y / 20))
    }
    XCTAssert(text.hasPrefix("M") && text.hasSuffix("Z") && outline.ends.count == 1, text)
    for corner in outline.points {
      XCTAssertLessThan(corners.map { $0.distance(to: corner) }.min() ?? 9, 0.0362, "\(corner)")
    }
  }

  func testTheOverlayIsCutWhereAClipHidesARegion() throws {
    let scene = try Scene(
      Data(
        #"""
        {"format":"pointerkit-scene/1","size":[400,300],
         "spaces":[{"id":"list","origin":[0,0],"clip":[50,50,200,100]}],
         "targets":[{"id":"a","frame":[60,60,80,20],"space":"list","kind":"row","padding":0},
                    {"id":"b","frame":[60,140,80,20],"space":"list","kind":"row","padding":0},
                    {"id":"c","frame":[60,200,80,20],"space":"list","kind":"row","padding":0}]}
        """#.utf8))
    let trace = try Trace(
      Data(
        (#"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"# + "\n" + #"{"t":0,"event":"wait"}"#)
          .utf8), over: scene)
    let film = try Film(of: trace, over: scene)
    let with = WellFormed(try XCTUnwrap(film.svg(at: .zero, hasOverlay: true)))
    let regions = with.elements.filter { $0.attributes["stroke"] == PictureOverlay.regionColor }
    // What is scrolled away has no region, and what is cut has a part of one.
    XCTAssertEqual(
      Set(regions.map { "\($0.attributes["y"] ?? "") \($0.attributes["height"] ?? "")" }),
      ["60 20", "140 10"])
    XCTAssertEqual(regions.count, 2)
  }

  func testAnAnimatedPictureShowsEachStillInItsTime() throws {
    let film = try film()
    let times = (0..<20).compactMap { Timestamp(seconds: Double($0) / 5) }
    let picture = try XCTUnwrap(film.animation(at: times, framesPerSecond: 5, width: 500))
    let document = WellFormed(picture)
    document.assertNames()
    XCTAssert(picture.contains("animation:4s step-end infinite"))
    XCTAssert(picture.contains("prefers-reduced-motion"))
    let frames = document.elements.filter { $0.attributes["class"]?.hasPrefix("f k") == true }
    let counts = frames.compactMap { frame in
      frame.attributes["class"]?.firstMatch(of: /k(\d+)/).flatMap { Int($0.1) }
    }
    XCTAssertEqual(counts.reduce(0, +), times.count)
    XCTAssertLessThan(frames.count, times.count, "equal stills are drawn once")
    XCTAssertNil(film.animation(at: []))
  }

  func testAPageOfTwoFilmsHasASwitchBetweenThem() throws {
    let films = [try film(), try PlayerPageTests.film(.dark)]
    let page = Film.page(of: films, title: "")
    XCTAssertEqual(try recordings(in: page).compactMap { $0["appearance"] as? String }, ["light", "dark"])
    XCTAssert(page.contains("id=\"appearance\""))
    XCTAssertFalse(films[0].page(title: "").contains("id=\"appearance\""))
  }

  func testWhatIsConcealedIsNotDrawn() throws {
    // H1: the dock is shown only while the edge is hovered.
    let film = try film()
    func drawn(at time: Timestamp) throws -> Int {
      WellFormed(try XCTUnwrap(film.svg(at: time))).elements.filter { $0.name == "use" }.count
    }
    // Two icons with their names, and the edge; at first one icon and its name less.
    XCTAssertEqual(try drawn(at: .zero), 3)
    XCTAssertEqual(try drawn(at: .distantFuture), 5)
  }

  func testTheAccountIsMadeOfWhatHappened() throws {
    let account = Account(of: try film())
    let lines = account.lines.map { $0.text }
    XCTAssertEqual(lines.first, "entered Music <&>")
    XCTAssert(lines.contains("left Music <&>"))
    XCTAssertFalse(lines.contains { $0.contains("landed") })
    XCTAssert(account.text().hasPrefix("\n1. Over to <it>\n"))
    XCTAssert(account.text().contains("\n\n2. Away again\n"))
  }

  func testTheSameFilmMakesTheSameFiles() throws {
    let (film, again) = (try film(), try PlayerPageTests.film())
    XCTAssertEqual(again.page(title: "a"), film.page(title: "a"))
    let times = [1, 2].compactMap { Timestamp(seconds: $0) }
    XCTAssertEqual(again.filmstrip(at: times), film.filmstrip(at: times))
  }

  func testAStripIsOneDocumentWhoseNamesAreItsOwn() throws {
    let times = (0..<12).compactMap { Timestamp(seconds: Double($0) / 5) }
    let strip = try XCTUnwrap(film().filmstrip(at: times, zoom: 2, hasOverlay: true))
    let picture = WellFormed(strip)
    picture.assertNames()
    XCTAssertEqual(picture.elements.filter { $0.name == "svg" }.count, 13)
    XCTAssert(picture.text.contains("1.40 s · lift · Music <&>"), picture.text)
  }
}
