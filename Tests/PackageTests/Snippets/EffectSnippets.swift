import PointerKit
import XCTest

/// The samples of the articles about effects.
final class EffectSnippets: SnippetTestCase {
  private let searchButton = Rect(x: 20, y: 12, width: 44, height: 37)
  private let moreButton = Rect(x: 80, y: 12, width: 44, height: 37)
  private let mapsIcon = Rect(x: 100, y: 100, width: 60, height: 60)
  private let morningCard = Rect(x: 100, y: 100, width: 300, height: 110)
  private let shareButton = Rect(x: 20, y: 12, width: 44, height: 37)
  private let saveButton = Rect(x: 100, y: 12, width: 92, height: 37)
  private let wideCard = Rect(x: 100, y: 100, width: 300, height: 110)
  private let bannerFrame = Rect(x: 100, y: 100, width: 300, height: 110)
  private let canvasFrame = Rect(x: 100, y: 100, width: 200, height: 200)
  private let edgeFrame = Rect(x: 300, y: 100, width: 8, height: 200)

  func testTheSampleOfEffectCircle() {
    // snippet.effectCircle
    var settings = engine.settings
    settings.pointerScale = 1.5
    settings.autoHideDelay = 2
    engine.setSettings(settings, at: now)
    // snippet.end
    XCTAssertEqual(engine.settings.autoHideDelay, 2)
  }

  func testTheSampleOfEffectHighlight() {
    // snippet.effectHighlight
    let search = PointerTarget(id: 1, frame: searchButton, kind: .barButton, group: 1)
    let more = PointerTarget(id: 2, frame: moreButton, effect: .highlight)
    engine.upsert([search, more], at: now)
    // snippet.end
    XCTAssertEqual([1, 2].map { engine.resolvedStyle(of: $0)?.effect }, [.highlight, .highlight])
  }

  func testTheSampleOfEffectLift() {
    // snippet.effectLift
    var maps = PointerTarget(id: 3, frame: mapsIcon, kind: .appIcon)
    maps.cornerRadius = 13.5
    maps.color = LinearColor(red: 0.03, green: 0.48, blue: 0.15)
    engine.upsert(maps, at: now)
    // snippet.end
    XCTAssertEqual(engine.resolvedStyle(of: 3)?.effect, .lift)
  }

  func testTheSampleOfEffectHover() {
    // snippet.effectHover
    let rising = HoverOptions(
      preferredTintMode: .none, prefersShadow: true, prefersScaledContent: true)
    let card = PointerTarget(
      id: 4, frame: morningCard, kind: .card, effect: .hover(rising))
    engine.upsert(card, at: now)
    // snippet.end
    engine.handle(PointerInput(.position(morningCard.center), at: now), now: now)
    engine.advance(to: settled)
    let content = engine.frame(at: settled).contents.first
    XCTAssertGreaterThan(content?.scale ?? 0, 1)
    XCTAssertEqual(content?.tintOpacity, 0)
  }

  func testTheSampleOfEffectAutomatic() {
    // snippet.effectAutomatic
    engine.upsert(
      [
        PointerTarget(id: 5, frame: shareButton, kind: .barButton),
        PointerTarget(id: 6, frame: saveButton, kind: .button, hasBezel: true),
        PointerTarget(id: 7, frame: wideCard, kind: .card),
      ], at: now)
    let effect = engine.resolvedStyle(of: 6)?.effect
    // snippet.end
    XCTAssertEqual(effect, .lift)
    XCTAssertEqual(engine.resolvedStyle(of: 5)?.effect, .highlight)
    XCTAssertEqual(engine.resolvedStyle(of: 7)?.effect, .hover(HoverOptions()))
  }

  func testTheSampleOfEffectContrast() {
    // snippet.effectContrast
    engine.setAppearance(.dark, at: now)
    engine.setBackgroundLuminance(0.012, at: now)
    var banner = PointerTarget(id: 8, frame: bannerFrame, hasBezel: true)
    banner.luminance = 0.6
    engine.upsert(banner, at: now)
    engine.handle(PointerInput(.luminance(0.4), at: now), now: now)
    // snippet.end
    XCTAssertEqual(engine.appearance, .dark)
  }

  func testTheSampleOfEffectShapes() {
    // snippet.effectShapes
    let triangle = PointerPath([
      .move(to: Point(x: 0, y: -14)), .line(to: Point(x: 12, y: 10)),
      .line(to: Point(x: -12, y: 10)), .close,
    ])
    var canvas = PointerTarget(id: 15, frame: canvasFrame, effect: .none)
    canvas.style = PointerStyle(shape: .path(triangle))
    engine.upsert(canvas, at: now)
    // snippet.end
    XCTAssertEqual(engine.resolvedStyle(of: 15)?.shape, .path(triangle))
  }

  func testTheSampleOfEffectAccessories() {
    // snippet.effectAccessories
    var edge = PointerTarget(id: 17, frame: edgeFrame, kind: .handle, effect: .none)
    edge.style = PointerStyle(shape: .grabber, constrainedAxes: .horizontal)
    edge.style.accessories = [.arrow(.left), .arrow(.right)]
    engine.upsert(edge, at: now)
    // snippet.end
    XCTAssertEqual(engine.resolvedStyle(of: 17)?.accessories.count, 2)
  }

  func testTheSampleOfEffectAnnotations() {
    // snippet.effectAnnotations
    let values: [PointerAnnotation.Value] = [
      .init(label: "X", text: "41"), .init(label: "Y", text: "7"),
    ]
    engine.setAnnotation(PointerAnnotation(values), at: now)
    engine.setAnnotation(nil, at: now)
    // snippet.end
    XCTAssertNil(engine.frame(at: settled).annotation)
  }
}
