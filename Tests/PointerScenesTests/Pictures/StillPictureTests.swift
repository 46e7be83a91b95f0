import PointerTestSupport
import XCTest

@testable import PointerScenes

final class StillPictureTests: XCTestCase {
  private let size = Size(400, 300)

  /// An engine with the pointer at rest on the middle of one target.
  private func engine(
    _ kind: ElementKind, hasBezel: Bool = false, effect: PointerEffect = .automatic, path: PointerPath? = nil
  ) -> PointerEngine {
    var engine = PointerEngine(size: size, start: Point(20, 280))
    var target = PointerTarget(7, Rect(160, 110, 80, 80), kind, hasBezel: hasBezel, effect: effect)
    if let path { target.style = PointerStyle(shape: .path(path)) }
    engine.upsert(target, at: .zero)
    engine.simulate(PointerInput(.motion(Vector(185, -125)), at: .zero))
    engine.advance(to: Timestamp(nanoseconds: 1_000_000_000))
    return engine
  }

  private func svg(_ engine: PointerEngine, label: String = "Share", hasOverlay: Bool = false) throws
    -> String
  {
    var film = Film(labels: [7: label])
    film.record(engine, at: Timestamp(nanoseconds: 1_000_000_000), size: size, background: 0.9)
    return try XCTUnwrap(film.svg(at: .zero, hasOverlay: hasOverlay))
  }

  func testAHighlightLiesBehindTheContent() throws {
    let picture = WellFormed(try svg(engine(.barButton)))
    let pointer = try XCTUnwrap(picture.first(ofClass: "pointer"))
    let content = try XCTUnwrap(picture.first(ofClass: "content"))
    XCTAssertLessThan(pointer, content)
  }

  func testAShadowLiesBehindALiftedElementAndTheLightOnTop() throws {
    let picture = WellFormed(try svg(engine(.appIcon, hasBezel: true)))
    let shadow = try XCTUnwrap(picture.first { $0.attributes["filter"] != nil })
    let content = try XCTUnwrap(picture.first(ofClass: "content"))
    let light = try XCTUnwrap(picture.first(ofClass: "light"))
    XCTAssertLessThan(shadow, content)
    XCTAssertLessThan(content, light)
    let filters = picture.elements.filter { $0.name == "filter" }
    XCTAssertFalse(filters.isEmpty)
    for filter in filters {
      XCTAssertEqual(filter.attributes["color-interpolation-filters"], "sRGB", "blended as encoded")
    }
  }

  /// E17: no shadow is seen through an element without a background of its own.
  func testAShadowIsNotDrawnWithinItsShape() throws {
    for isCompact in [false, true] {
      var drawing = CommandDrawing(prefix: "a", isCompact: isCompact) { _ in "" }
      let shape = RoundedRect(Rect(100, 50, 80, 40), cornerRadius: 8)
      let command = DrawingCommand(
        .shadow(shape, offset: Vector(0, 6), radius: 10, color: LinearColor(luminance: 0), opacity: 0.3))
      let picture = WellFormed("<svg>" + drawing.markup(for: [command]) + "</svg>")
      let outside = try XCTUnwrap(picture.elements.first { $0.attributes["clip-rule"] == "evenodd" })
      XCTAssertEqual(
        outside.attributes["d"],
        "M70,26h140v100h-140v-100z"
          + "M108,50h64a8,8 0 0 1 8,8v24a8,8 0 0 1 -8,8h-64a8,8 0 0 1 -8,-8v-24a8,8 0 0 1 8,-8z")
      let shadow = try XCTUnwrap(picture.elements.last)
      XCTAssertEqual(shadow.attributes["y"], "56")
      XCTAssertNotNil(shadow.attributes["clip-path"])
      picture.assertNames()
    }
  }

  /// E17: the engine makes the plate in a bar for the background of the window.
  func testSurfacesHaveTheBackgroundThatTheEngineAssumes() throws {
    for (kind, background) in product(
      [ElementKind.barButton, .tabBarItem, .segment, .editMenuItem, .row, .card, .other],
      [0, 0.0116, 0.5, 0.89])
    {
      var engine = PointerEngine(size: size)
      engine.setAppearance(background < 0.2 ? .dark : .light, at: .zero)
      for id in [TargetID(1), 2] {
        engine.upsert(
          PointerTarget(
            id, Rect(60 * Double(id.rawValue), 60, 50, 37), kind, hasBezel: kind == .other, group: 1),
          at: .zero)
      }
      var film = Film()
      film.record(engine, at: .zero, size: size, background: background)
      let picture = WellFormed(try XCTUnwrap(film.svg(at: .zero)))
      let surfaces = picture.elements.filter {
        $0.name == "rect" && $0.attributes["fill"] != "none" && $0.attributes["fill-opacity"] == nil
          && (Double($0.attributes["height"] ?? "") ?? 0) >= 36
      }
      XCTAssertGreaterThanOrEqual(surfaces.count, 2, "\(kind)")
      for surface in surfaces where surface.attributes["fill"]?.hasPrefix("#") == true {
        // The photograph of a card is narrower.
        if (Double(surface.attributes["width"] ?? "") ?? 0) < 50 { continue }
        XCTAssertEqual(
          surface.attributes["fill"], "\(DisplayColor(luminance: background))", "\(kind) over \(background)")
      }
    }
  }

  func testAnAreaIsPaintedInItsColorOrElseItsLuminance() throws {
    let stated = LinearColor(red: 0.1, green: 0.4, blue: 0.2)
    for (kind, color) in product([ElementKind.other, .canvas, .text, .barButton, .link], [stated, nil]) {
      var engine = PointerEngine(size: size)
      var target = PointerTarget(7, Rect(40, 50, 90, 60), kind, color: color)
      target.luminance = 0.3
      engine.upsert(target, at: .zero)
      let picture = WellFormed(try svg(engine))
      let fill = "\(color.map { DisplayColor($0) } ?? DisplayColor(luminance: 0.3))"
      XCTAssert(
        picture.elements.contains { $0.attributes["fill"] == fill && $0.attributes["width"] == "90" },
        "\(kind)")
    }
  }

  func testLabelsAreLegibleOnWhatTheyStandOn() throws {
    func luminance(_ hex: String) -> Double {
      let value = Int(hex.dropFirst(), radix: 16) ?? 0
      func light(_ shift: Int) -> Double { EncodedColor.light(ofSignal: Double(value >> shift & 255) / 255) }
      return hex == "#fff" ? 1 : 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0)
    }
    func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
    for appearance in [Appearance.light, .dark] {
      let palette = Palette(appearance)
      XCTAssertGreaterThanOrEqual(contrast(1, luminance(palette.button)), 4.5, "\(appearance)")
      XCTAssertGreaterThanOrEqual(
        contrast(luminance(palette.accent), palette.background), 4.5, "\(appearance)")
      for step in 0...100 {
        let ground = Double(step) / 100
        XCTAssertGreaterThanOrEqual(contrast(luminance(Palette.ink(on: ground)), ground), 4, "on \(ground)")
        XCTAssertEqual(
          palette.isAccentLegible(on: ground), contrast(luminance(palette.accent), ground) >= 4.5,
          "\(appearance) on \(ground)")
      }
    }
  }

  func testAFreePointerLiesOverEverything() throws {
    let engine = engine(.card, hasBezel: true, effect: .hover(HoverOptions(prefersShadow: true)))
    let picture = WellFormed(try svg(engine))
    let content = try XCTUnwrap(picture.first(ofClass: "content"))
    let tint = try XCTUnwrap(picture.first(ofClass: "tint"))
    let pointer = try XCTUnwrap(picture.first(ofClass: "pointer"))
    XCTAssertLessThan(content, tint)
    XCTAssertLessThan(tint, pointer)
    XCTAssertEqual(pointer, picture.elements.count - 1)
    // S4: a browser blends the same color with the same opacity.
    let (drawn, attributes) = (engine.frame(at: engine.time).pointer, picture.elements[pointer].attributes)
    XCTAssertEqual(attributes["fill"], "\(DisplayColor(luminance: drawn.luminance))")
    XCTAssertEqual(Double(attributes["fill-opacity"] ?? "1") ?? 0, drawn.opacity, accuracy: 0.005)
  }

  func testAPathIsStretchedToItsRectangle() throws {
    let cross = PointerPath([.move(to: Point(-12, 0)), .line(to: Point(12, 0)), .close], strokeWidth: 4.5)
    let picture = WellFormed(try svg(engine(.other, path: cross)))
    let pointer = picture.elements[try XCTUnwrap(picture.first(ofClass: "pointer"))]
    XCTAssertEqual(pointer.attributes["d"], "M-12,0L12,0Z")
    XCTAssertEqual(pointer.attributes["stroke-width"], "4.5")
  }

  func testTheOverlayShowsTheModelPointerOnTop() throws {
    let plain = WellFormed(try svg(engine(.barButton)))
    XCTAssertNil(plain.first(ofClass: "model"))
    let picture = WellFormed(try svg(engine(.barButton), hasOverlay: true))
    let model = try XCTUnwrap(picture.first(ofClass: "model"))
    XCTAssertGreaterThan(model, try XCTUnwrap(picture.first(ofClass: "content")))
    XCTAssertNotNil(
      picture.first { $0.attributes["width"] == "128" && $0.attributes["stroke-dasharray"] != nil })
  }

  func testLabelsAreEscapedInEveryKind() throws {
    for (kind, hasBezel) in product(ElementKind.allCases, [false, true]) {
      let picture = WellFormed(try svg(engine(kind, hasBezel: hasBezel), label: "<&\"'>\u{1}"))
      XCTAssertFalse(picture.elements.isEmpty, "\(kind)")
    }
    XCTAssert(WellFormed(try svg(engine(.row), label: "<&>")).text.contains("<&>"))
  }

  func testAScrolledAndClippedSpaceMovesWhatLivesInIt() throws {
    var engine = engine(.row)
    let space = PointerSpace(id: 3, origin: Point(0, -40), clip: Rect(0, 50, 400, 200))
    engine.upsert(space, at: .zero)
    engine.upsert(PointerTarget(8, Rect(0, 120, 400, 44), .row, space: 3), at: .zero)
    let picture = WellFormed(try svg(engine))
    let use = try XCTUnwrap(picture.elements.first { $0.name == "use" && $0.attributes["y"] == "-40" })
    XCTAssertEqual(use.attributes["href"]?.first, "#")
    picture.assertNames()
    XCTAssert(picture.references.given.contains { $0.hasSuffix("c3") })
  }

  func testNestedSpacesAreDrawnWithTheirParentsClipsAndOrder() throws {
    var engine = PointerEngine(size: Size(400, 400))
    var (page, list, behind) = (PointerSpace(id: 3), PointerSpace(id: 4), PointerSpace(id: 5))
    page.origin = Point(10, 20)
    page.clip = Rect(0, 0, 200, 300)
    list.parent = 3
    list.origin = Point(5, 7)
    list.clip = Rect(100, 0, 300, 100)
    behind.parent = 3
    behind.z = -1
    engine.upsert([page, list, behind], at: .zero)
    for (id, space) in [(1, 0), (2, 5), (3, 3), (4, 4)] as [(TargetID, SpaceID)] {
      engine.upsert(PointerTarget(id, Rect(0, 0, 80, 30), .row, space: space), at: .zero)
    }
    var film = Film()
    film.record(engine, at: .zero, size: Size(400, 400), background: 1)
    XCTAssertEqual(film.layouts[0].elements.map(\.target.id), [1, 2, 3, 4], "from the back to the front")
    let picture = WellFormed(try XCTUnwrap(film.svg(at: .zero)))
    let uses = picture.elements.filter { $0.name == "use" && $0.attributes["x"] != nil }
    XCTAssertEqual(uses.map { $0.attributes["x"] }, ["10", "10", "15"])
    XCTAssertEqual(uses.map { $0.attributes["y"] }, ["20", "20", "27"])
    XCTAssertEqual(
      film.arrangements[0].map(\.clip),
      [nil, Rect(0, 0, 200, 300), Rect(minX: 110, minY: 20, maxX: 200, maxY: 120), Rect(0, 0, 200, 300)])
    page.isEnabled = false
    engine.upsert(page, at: .zero)
    film.record(engine, at: .zero, size: Size(400, 400), background: 1)
    XCTAssertEqual(film.layouts[1].elements.map(\.target.id), [1])
  }

  func testWindowsAndTargetsOfAnyExtentMakeADocument() throws {
    for extent in [0, 1e-300, 1e9, 1e300] {
      let size = Size(extent, extent)
      var engine = PointerEngine(size: size)
      for (index, kind) in ElementKind.allCases.enumerated() {
        let target = PointerTarget(
          TargetID(index + 1), Rect(-extent, 0, extent, extent / 2), kind, cornerRadius: extent)
        engine.upsert(target, at: .zero)
      }
      var film = Film(labels: [1: "one"])
      film.record(engine, at: .zero, size: size, background: .nan)
      _ = WellFormed(try XCTUnwrap(film.svg(at: .zero, hasOverlay: true)))
      _ = WellFormed(try XCTUnwrap(film.filmstrip(at: [.zero], zoom: .infinity)))
      XCTAssertLessThan(film.page(title: "").utf8.count, 1_000_000)
    }
  }
}
