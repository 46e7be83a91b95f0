import PointerKit
import XCTest

/// The numbers of Apple's guidelines for the pointer, each with what they say about it.
///
/// They are in the Human Interface Guidelines, *Pointing devices*, and in the talk *Design for the iPadOS pointer*
/// (WWDC 2020, session 10640).
final class GuidelineNumbersTests: XCTestCase {
  /// Add about 12 points of padding around an element with a bezel.
  func testTwelvePointsAroundABezel() {
    let button = PointerTarget(id: 1, frame: frame, kind: .button, hasBezel: true)
    XCTAssertEqual(engine(button).region(of: 1), Rect(x: 288, y: 188, width: 104, height: 68))
  }

  /// Add about 24 points around the visible edges of an element without a bezel.
  func testTwentyFourPointsAroundAPlainElement() {
    let button = PointerTarget(id: 1, frame: frame, kind: .button, hasBezel: false)
    XCTAssertEqual(engine(button).region(of: 1), Rect(x: 276, y: 176, width: 128, height: 92))
  }

  /// The default pointer is a circle with a diameter of 19 points.
  func testTheCircleIsNineteenPointsAcross() {
    let pointer = resting(at: Point(x: 500, y: 500)).pointer
    XCTAssertEqual(pointer.outline, .circle)
    XCTAssertEqual(pointer.size, Size(width: 19, height: 19))
  }

  /// Use a height of 37 points for the buttons of a toolbar.
  func testToolbarHighlightsAre37PointsHigh() {
    let button = PointerTarget(id: 1, frame: frame, kind: .barButton, group: 1)
    XCTAssertEqual(resting(at: frame.center, over: button).pointer.size, Size(width: 80, height: 37))
  }

  /// Unless an app sets another, the corner radius of an element is 8 points.
  func testTheDefaultCornerRadiusIsEight() {
    let button = PointerTarget(id: 1, frame: frame, kind: .barButton)
    XCTAssertEqual(button.cornerRadius, 8)
    XCTAssertEqual(resting(at: frame.center, over: button).pointer.cornerRadius, 8)
  }

  /// A narrow shape is larger, so that it looks as heavy as the circle: a cross is 24 points across.
  func testTheCrossIsTwentyFourPointsAcross() {
    var canvas = PointerTarget(id: 1, frame: frame, kind: .canvas)
    canvas.style = PointerStyle(shape: .cross)
    XCTAssertEqual(resting(at: frame.center, over: canvas).pointer.size, Size(width: 24, height: 24))
  }

  /// Where a shape cannot be solid, its strokes are heavy: at least 4.5 points.
  func testThinnerStrokesThan4Point5AreReported() {
    func reports(strokeWidth: Double) -> Int {
      let line: [PointerPath.Element] = [.move(to: .zero), .line(to: Point(x: 30, y: 0))]
      var canvas = PointerTarget(id: 1, frame: frame, kind: .canvas)
      canvas.style = PointerStyle(shape: .path(PointerPath(line, strokeWidth: strokeWidth)))
      return engine(canvas).diagnostics.thinStrokes.count
    }
    XCTAssertEqual(reports(strokeWidth: 4.4), 1)
    XCTAssertEqual(reports(strokeWidth: 4.5), 0)
  }

  /// In a day view, an event begins at a multiple of 15 minutes, and the pointer shows where.
  func testADayViewHasStepsOfFifteenMinutes() {
    // One point is one minute, and the day begins at the top.
    var day = PointerTarget(id: 1, frame: Rect(x: 0, y: 0, width: 300, height: 768), kind: .canvas)
    day.style.verticalPrecision = .stepped(origin: 0, spacing: 15)
    XCTAssertEqual(engine(day).hitTest(Point(x: 100, y: 143))?.location, Point(x: 100, y: 150))
  }

  /// One finger points and clicks, two fingers act in the app, and three or more belong to the system.
  func testOneFingerPointsTwoActAndThreeAreTheSystems() {
    XCTAssertEqual((1...5).map { GestureOwner(fingers: $0) }, [.pointer, .app, .system, .system, .system])
  }

  /// macOS has 18 standard pointers.
  func testMacOSHasEighteenPointers() {
    XCTAssertEqual(MacOSPointer.allCases.count, 18)
  }

  // MARK: The circles of a flick

  /// Where inertia would end without a control, circles up to a fixed radius are searched; here 150 points.
  func testTheSearchEndsAtAFixedRadius() {
    XCTAssertEqual(attracted(by: [control(1, offset: 149)]), 1)
    XCTAssertNil(attracted(by: [control(1, offset: 151)]))
  }

  /// Of the controls in the circle, the nearest attracts the pointer.
  func testTheNearestControlAttracts() {
    XCTAssertEqual(attracted(by: [control(1, offset: 60), control(2, offset: -40)]), 2)
  }

  /// The control has to be in the direction of the swipe, even if it is in the circle.
  func testNothingBehindTheSwipeAttracts() {
    XCTAssertNil(attracted(by: [control(1, offset: -140)]))
  }

  // MARK: The stage

  private let frame = Rect(x: 300, y: 200, width: 80, height: 44)

  private func engine(_ target: PointerTarget?) -> PointerEngine {
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    engine.setDevice(.mouse, at: .zero)
    if let target { engine.upsert(target, at: .zero) }
    return engine
  }

  /// The frame of a pointer that has been at a position for two seconds.
  private func resting(at position: Point, over target: PointerTarget? = nil) -> PointerFrame {
    var engine = engine(target)
    engine.handle(PointerInput(.position(position), at: .zero), now: .zero)
    return engine.step(now: Timestamp(nanoseconds: 2_000_000_000))
  }

  /// A swipe to the right from (0, 0), after which inertia moves the pointer about 124 points.
  private let swipe = Flick(position: .zero, velocity: Vector(dx: 2000, dy: 0))

  /// A control whose center is some distance to the right of the point where inertia ends.
  private func control(_ id: TargetID, offset: Double) -> MagneticTarget {
    let end = Magnet().attraction(for: swipe, among: []).landing
    let center = Point(x: end.x + offset, y: end.y)
    return MagneticTarget(id: id, frame: Rect(center: center, size: Size(width: 20, height: 20)))
  }

  private func attracted(by controls: [MagneticTarget]) -> TargetID? {
    Magnet().attraction(for: swipe, among: controls).target
  }
}
