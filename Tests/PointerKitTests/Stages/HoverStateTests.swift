import PointerTestSupport
import XCTest

@testable import PointerKit

/// M2, P5: the hovered target and the location of a click, without an engine.
final class HoverStateTests: XCTestCase {
  private let frame = Rect(x: 100, y: 100, width: 200, height: 80)

  private func state(_ target: PointerTarget?) -> HoverState {
    let configuration = PointerConfiguration()
    var state = HoverState(style: ResolvedStyle(configuration, PointerSettings()))
    guard let target else { return state }
    state.hover(target.id, frame: target.frame)
    state.style = StyleResolution.resolve(target)
    return state
  }

  private var text: PointerTarget {
    var text = PointerTarget(id: 4, frame: frame, kind: .text)
    text.style.verticalPrecision = .lines(
      (0..<4).map { AxisPrecision.Line(start: 20 * Double($0), length: 20) })
    return text
  }

  func testOverNothingAClickLandsOnTheModelPointer() {
    let state = state(nil)
    XCTAssertNil(state.target)
    XCTAssertNil(state.frame)
    XCTAssertEqual(state.location(of: Point(x: 3, y: 4)), Point(x: 3, y: 4))
    XCTAssertEqual(state.visibility, .unseen, "until an input places the pointer")
  }

  func testOverASnappedControlAClickLandsInItsCenter() {
    let state = state(PointerTarget(id: 2, frame: frame, kind: .appIcon))
    XCTAssertEqual(state.location(of: Point(x: 101, y: 179)), frame.center)
  }

  func testI4ADragOverAControlThatSnapsStaysAtThePointer() {
    var state = state(PointerTarget(id: 2, frame: frame, kind: .appIcon))
    let model = Point(x: 101, y: 179)
    XCTAssertEqual(state.dragLocation(of: model, isLatched: false), model)
    XCTAssertEqual(state.dragLocation(of: model, isLatched: true), frame.center)
    state.hover(nil, frame: nil)
    XCTAssertEqual(state.dragLocation(of: model, isLatched: false), model)
  }

  func testI4ADragOverTextIsOnALine() {
    let state = state(text)
    XCTAssertEqual(
      state.dragLocation(of: Point(x: 151, y: 145), isLatched: false), Point(x: 151, y: 150))
  }

  func testP5WithoutAPressNoLineIsKept() {
    var state = state(text)
    state.updateLines(model: Point(x: 150, y: 135), isPressed: false, distance: 10)
    XCTAssertNil(state.lines.target)
    XCTAssertEqual(state.location(of: Point(x: 150, y: 145)), Point(x: 150, y: 150))
  }

  func testP5APressKeepsItsLineUntilItEnds() {
    var state = state(text)
    state.updateLines(model: Point(x: 150, y: 135), isPressed: true, distance: 10)
    state.updateLines(model: Point(x: 150, y: 145), isPressed: true, distance: 10)
    XCTAssertEqual(state.lines.vertical, 1)
    XCTAssertEqual(
      state.location(of: Point(x: 150, y: 145)), Point(x: 150, y: 130), "less than ten points past it")
    state.updateLines(model: Point(x: 150, y: 145), isPressed: false, distance: 10)
    XCTAssertEqual(state.lines, LineHysteresis())
    XCTAssertEqual(state.location(of: Point(x: 150, y: 145)), Point(x: 150, y: 150))
  }

  func testLeavingATextForgetsItsLines() {
    var state = state(text)
    state.updateLines(model: Point(x: 150, y: 135), isPressed: true, distance: 10)
    let button = PointerTarget(id: 5, frame: frame, kind: .appIcon)
    state.hover(5, frame: frame)
    state.style = StyleResolution.resolve(button)
    state.updateLines(model: Point(x: 150, y: 135), isPressed: true, distance: 10)
    XCTAssertEqual(state.lines, LineHysteresis())
    state.hover(nil, frame: nil)
    XCTAssertEqual(state.location(of: Point(x: 1, y: 2)), Point(x: 1, y: 2))
  }

  func testV3TheGazeSettlesWhenThePointerIsThere() {
    var gaze = GazeContext()
    gaze.isPending = true
    gaze.isHiddenByGesture = true
    gaze.position = Point(x: 1, y: 2)
    gaze.space = 3
    gaze.settle()
    XCTAssertFalse(gaze.isPending)
    XCTAssertFalse(gaze.isHiddenByGesture)
    XCTAssertEqual(gaze.position, Point(x: 1, y: 2), "the person still looks there")
    XCTAssertEqual(gaze.space, 3)
  }
}
