import PointerTestSupport
import XCTest

@testable import PointerKit

/// What frames, and what they consist of, print.
final class FrameDescriptionsTests: XCTestCase {
  /// A frame of a pointer that highlights target 7, at second 1.5.
  private var highlight: PointerFrame {
    var frame = PointerFrame()
    frame.time = Timestamp(nanoseconds: 1_500_000_000)
    frame.phase = .tracking
    frame.hovered = 7
    frame.pointer.outline = .roundedRect
    frame.pointer.size = Size(80, 37)
    frame.pointer.center = Point(340.25, 218.5)
    frame.pointer.cornerRadius = 8
    frame.pointer.opacity = 0.2
    frame.pointer.behind = 7
    frame.commands = [DrawingCommand(.contentEnd, of: 7)]
    frame.isAtRest = false
    return frame
  }

  // MARK: Frames

  func testEmptyFrame() {
    XCTAssertEqual(
      "\(PointerFrame())",
      "0 s: resting; over no target; pointer circle 0 × 0 at (0, 0); 0 commands; at rest")
  }

  func testHighlight() {
    XCTAssertEqual(
      "\(highlight)",
      "1.5 s: tracking; over target 7; pointer roundedRect 80 × 37 at (340.25, 218.5), radius 8, opacity 0.2, "
        + "behind target 7; 1 command; not at rest")
  }

  func testRestEndsAtTheNextWake() {
    var frame = PointerFrame()
    frame.nextWake = Timestamp(nanoseconds: 4_500_000_000)
    XCTAssertEqual(
      "\(frame)",
      "0 s: resting; over no target; pointer circle 0 × 0 at (0, 0); 0 commands; at rest until 4.5 s")
  }

  func testBeforeTheFirstInputThePointerIsInvisible() {
    var engine = PointerEngine(size: Size(100, 80))
    XCTAssertEqual(
      "\(engine.step(now: .zero))", "0 s: away; over no target; pointer invisible; 0 commands; at rest")
  }

  func testAHiddenPointerIsInvisible() {
    var person = SimulatedPerson()
    person.wait(milliseconds: 5000)
    XCTAssertEqual(
      "\(person.frame)", "6 s: hidden; over no target; pointer invisible; 0 commands; at rest")
  }

  func testMorph() {
    var frame = PointerFrame()
    frame.pointer.outline = .path
    frame.pointer.size = Size(21, 22)
    frame.outline.points = [Point(0, -11), Point(10.5, 11), Point(-10.5, 11)]
    frame.outline.ends = [3]
    XCTAssertEqual(
      "\(frame)",
      "0 s: resting; over no target; pointer path 21 × 22 at (0, 0), morphing; 0 commands; at rest")
    XCTAssertEqual("\(frame.outline)", "outline of 1 contour, 3 corners, 21 × 22")
  }

  func testWhatAFrameHasOnlyAtTimes() {
    var frame = PointerFrame()
    frame.warp = Point(10, 20)
    frame.band = BandState(rect: Rect(0, 0, 90, 80), selected: [1, 2])
    frame.autoscroll = Autoscroll(space: 3, velocity: Vector(0, -240))
    frame.revealed = [.group(4)]
    frame.annotation = AnnotationState(
      annotation: PointerAnnotation([.init(label: "X", text: "41")]), position: Point(30, 40),
      size: Size(60, 28), opacity: 0.5, appearance: .dark)
    XCTAssertEqual(
      "\(frame)",
      "0 s: resting; over no target; pointer circle 0 × 0 at (0, 0); 0 commands; warp to (10, 20); "
        + "band (x: 0, y: 0, width: 90, height: 80), selected [1, 2]; "
        + "autoscroll space 3, velocity (0, -240); revealed [group 4]; "
        + "annotation (X 41) at (30, 40), opacity 0.5; at rest")
  }

  func testNumbersThatAreNotFiniteAreHarmless() {
    var frame = highlight
    frame.pointer.center = Point(.nan, .infinity)
    frame.pointer.scale = -1e300
    XCTAssertTrue("\(frame)".contains("at (nan, inf), radius 8, scale -1e+300, "), "\(frame)")
  }

  // MARK: Assertions and reflection

  func testAFailedAssertionSaysTheNumberOfTheTarget() {
    XCTAssertEqual("\(highlight.hovered as Any)", "Optional(7)")
    XCTAssertEqual("\(highlight.pointer.center)", "(340.25, 218.5)")
  }

  func testAFrameReflectsItsPublicProperties() {
    let labels = Mirror(reflecting: PointerFrame()).children.compactMap { $0.label }
    XCTAssertEqual(
      labels,
      [
        "time", "phase", "modelPosition", "clickLocation", "velocity", "hovered", "pointer", "outline",
        "warp", "contents", "accessories", "annotation", "band", "autoscroll", "revealed", "cursor",
        "drawing", "redrawn", "damage", "isAtRest", "nextWake",
      ])
  }

  func testThePointerReflectsItsPublicProperties() {
    let labels = Mirror(reflecting: PointerAppearance()).children.compactMap { $0.label }
    XCTAssertEqual(
      labels,
      [
        "outline", "center", "size", "cornerRadius", "opacity", "scale", "behind", "luminance", "contrast",
        "path",
      ])
  }

  func testAPathReflectsWhatItWasMadeFrom() {
    let labels = Mirror(reflecting: PointerPath.cross).children.compactMap { $0.label }
    XCTAssertEqual(labels, ["elements", "anchor", "strokeWidth", "bounds"])
  }

  // MARK: Parts of frames

  private let gray = LinearColor(luminance: 0.5)
  private let shape = RoundedRect(Rect(10, 20, 44, 37), cornerRadius: 8)

  func testFills() {
    XCTAssertEqual(
      "\(DrawingCommand(.roundedRect(shape, color: gray, opacity: 0.2)))",
      "pointer: roundedRect (x: 10, y: 20, width: 44, height: 37, cornerRadius: 8), "
        + "color (red: 0.5, green: 0.5, blue: 0.5), opacity 0.2")
    XCTAssertEqual(
      "\(DrawingCommand(.tint(shape, color: gray, opacity: 0.1), of: 7, in: 3))",
      "target 7 in space 3: tint (x: 10, y: 20, width: 44, height: 37, cornerRadius: 8), "
        + "color (red: 0.5, green: 0.5, blue: 0.5), opacity 0.1")
  }

  func testLights() {
    XCTAssertEqual(
      "\(DrawingCommand(.shadow(shape, offset: Vector(0, 6), radius: 9, color: gray, opacity: 0.3), of: 7))",
      "target 7: shadow (x: 10, y: 20, width: 44, height: 37, cornerRadius: 8), offset (0, 6), radius 9, "
        + "color (red: 0.5, green: 0.5, blue: 0.5), opacity 0.3")
    XCTAssertEqual(
      "\(DrawingCommand(.radialLight(center: Point(30, 40), radius: 60, opacity: 0.3, clip: shape), of: 7))",
      "target 7: radialLight center (30, 40), radius 60, opacity 0.3, "
        + "clip (x: 10, y: 20, width: 44, height: 37, cornerRadius: 8)")
  }

  func testContents() {
    let begin = DrawingCommand.Kind.contentBegin(
      center: Point(32, 38.5), scale: 1.05, translation: Vector(0.8, 0))
    XCTAssertEqual(
      "\(DrawingCommand(begin, of: 7))",
      "target 7: contentBegin center (32, 38.5), scale 1.05, translation (0.8, 0)")
    XCTAssertEqual("\(DrawingCommand(.contentEnd, of: 7))", "target 7: contentEnd")
  }

  func testPaths() {
    let path = DrawingCommand.Kind.path(
      .cross, in: Rect(0, 0, 24, 24), rotation: 0.5, color: gray, opacity: 1)
    XCTAssertEqual(
      "\(path)",
      "path 21 elements in (x: 0, y: 0, width: 24, height: 24), rotation 0.5, "
        + "color (red: 0.5, green: 0.5, blue: 0.5), opacity 1")
    let outline = DrawingCommand.Kind.outline(
      PointerOutline(), center: Point(3, 4), scale: 1, color: gray, opacity: 1)
    XCTAssertEqual(
      "\(outline)",
      "outline 0 corners at (3, 4), scale 1, color (red: 0.5, green: 0.5, blue: 0.5), opacity 1")
    XCTAssertEqual("\(PointerOutline())", "empty outline")
  }

  func testAnnotationCommand() {
    let values = [PointerAnnotation.Value(label: "X", text: "41")]
    XCTAssertEqual(
      "\(DrawingCommand(.annotation(values, in: Rect(0, 0, 60, 28), color: gray, opacity: 1)))",
      "pointer: annotation X 41 in (x: 0, y: 0, width: 60, height: 28), "
        + "color (red: 0.5, green: 0.5, blue: 0.5), opacity 1")
  }

  func testGroups() {
    XCTAssertEqual(
      "\(DrawingGroup(space: .window, clip: nil, commands: [DrawingCommand(.contentEnd)]))",
      "the window: 1 command")
    XCTAssertEqual(
      "\(DrawingGroup(space: 3, clip: Rect(0, 44, 320, 400), commands: []))",
      "space 3: 0 commands, clip (x: 0, y: 44, width: 320, height: 400)")
  }

  func testElements() {
    var content = ContentState(target: 7, frame: Rect(10, 20, 44, 37))
    content.isRaised = true
    XCTAssertEqual("\(content)", "target 7: progress 0, scale 1, translation (0, 0), raised")
    let drawing = ElementDrawing(
      beneath: [DrawingCommand(.contentEnd)], above: [], center: Point(32, 38.5), scale: 1.05,
      translation: .zero, isRaised: false)
    XCTAssertEqual("\(drawing)", "1 beneath, 0 above, center (32, 38.5), scale 1.05, translation (0, 0)")
  }

  func testAccessory() {
    let arrow = AccessoryState(shape: .arrow, center: Point(30, 40), angle: 0.5, opacity: 1, scale: 1)
    XCTAssertEqual("\(arrow)", "arrow at (30, 40), angle 0.5")
  }
}
