import PointerTestSupport
import XCTest

/// First sight: nothing is shown or hovered until the first input that places or moves the pointer.
final class FirstSightTests: XCTestCase {
  private let now = Timestamp(nanoseconds: 1_000_000_000)
  private let icon = PointerTarget(1, Rect(480, 352, 64, 64), .appIcon)

  /// An engine with an icon beneath its center, as a host makes it.
  private func engine() -> PointerEngine {
    var engine = PointerEngine(size: Size(1024, 768))
    engine.setDevice(.trackpad, at: now)
    engine.upsert(icon, at: now)
    return engine
  }

  private func send(_ kind: PointerInput.Kind, _ engine: inout PointerEngine) -> PointerFrame {
    engine.simulate(PointerInput(kind, at: now))
    return engine.step(now: now)
  }

  func testNothingIsShownOrHoveredAtFirst() {
    var engine = engine()
    let frame = engine.step(now: now.advanced(bySeconds: 10))
    XCTAssertEqual(frame.phase, .away)
    XCTAssertNil(frame.hovered)
    XCTAssertEqual(frame.pointer.opacity, 0)
    XCTAssertTrue(frame.drawing.commands.isEmpty)
    XCTAssertTrue(frame.contents.isEmpty)
    XCTAssertTrue(frame.isAtRest)
    XCTAssertNil(frame.nextWake)
    XCTAssertEqual(engine.eventCount, 0)
  }

  func testInputsThatNeitherPlaceNorMoveItShowNothing() {
    let inputs: [PointerInput.Kind] = [
      .contact(.began, fingers: 1), .contact(.ended, fingers: 0), .button(.primary, isDown: true),
      .button(.primary, isDown: false), .scroll(Vector(0, 4), phase: .none, source: .wheel),
      .modifiers(.shift), .dragOperation(.copy), .touch(.began, at: Point(500, 380), id: 1), .luminance(0.5),
      .gaze(Point(500, 380)), .motion(.zero), .enter(nil), .leave, .cancel,
      .gesture(.smartZoom, phase: .ended, fingers: 2),
      .transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2),
    ]
    var engine = engine()
    for input in inputs {
      let frame = send(input, &engine)
      XCTAssertEqual(frame.phase == .gesturing ? .away : frame.phase, .away, "\(input)")
      XCTAssertNil(frame.hovered, "\(input)")
      XCTAssertEqual(frame.pointer.opacity, 0, "\(input)")
      XCTAssertTrue(frame.contents.isEmpty, "\(input)")
    }
    XCTAssertFalse(engine.events(since: 0).contains { $0.type == .shown || $0.type == .entered })
    XCTAssertFalse(engine.events(since: 0).contains { $0.target != nil })
  }

  func testTheFirstMovementPositionOrEntryShowsItAtOnce() {
    for input in [
      .motion(Vector(1, 0)), .position(Point(512, 384)), .position(Point(500, 380)), .enter(Point(500, 380)),
    ] as [PointerInput.Kind] {
      var engine = engine()
      let frame = send(input, &engine)
      XCTAssertNotEqual(frame.phase, .away, "\(input)")
      XCTAssertEqual(frame.hovered, 1, "\(input)")
      XCTAssertEqual(engine.events(since: 0).map { $0.type }, [.entered], "\(input)")
    }
    var open = PointerEngine(size: Size(1024, 768))
    var again = open
    let free = send(.motion(Vector(1, 0)), &open)
    let settled = open.step(now: now.advanced(bySeconds: 1))
    XCTAssertGreaterThan(settled.pointer.opacity, 0.3)
    XCTAssertEqual(free.pointer.opacity, 0, "it fades in")
    var fading = send(.motion(Vector(1, 0)), &again).pointer.opacity
    for millisecond in 1...1000 {
      let opacity = again.step(now: now.advanced(byNanoseconds: Int64(millisecond) * 1_000_000)).pointer
        .opacity
      XCTAssertGreaterThanOrEqual(opacity, fading - 1e-3, "\(millisecond) ms")
      XCTAssertLessThan(opacity - fading, 0.02, "\(millisecond) ms")
      fading = opacity
    }
    XCTAssertEqual(fading, settled.pointer.opacity)
    XCTAssertEqual(free.pointer.center, Point(513, 384))
  }

  /// S4: what was learnt about the ground before the pointer is seen neither animates nor counts as a change of material.
  func testItIsSeenFirstInTheMaterialOfItsGround() {
    for (appearance, ground, expected) in [
      (.dark, 0.1, 1.0), (.dark, 0.9, 0), (.light, 0.9, 0), (.light, 0.02, 1),
    ] as [(Appearance, Double, Double)] {
      var engine = engine()
      engine.setAppearance(appearance, at: now)
      engine.setBackgroundLuminance(ground, at: now)
      engine.simulate(PointerInput(.position(Point(100, 100)), at: now))
      for millisecond in stride(from: Int64(0), through: 1000, by: 20) {
        let frame = engine.step(now: now.advanced(byNanoseconds: millisecond * 1_000_000))
        XCTAssertEqual(frame.pointer.luminance, expected, "\(appearance) over \(ground), \(millisecond) ms")
      }
    }
  }
}
