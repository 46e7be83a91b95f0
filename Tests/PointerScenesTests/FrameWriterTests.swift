import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKit
@testable import PointerScenes

final class FrameWriterTests: XCTestCase {
  private func lines(_ trace: Trace, _ scene: Scene, until: Double? = nil) throws -> [String] {
    let writer = FrameWriter(names: trace.names)
    let until = until.flatMap { Timestamp(seconds: $0) }
    return try frames(of: trace, over: scene, until: until).map { writer.line(for: $0.frame, $0.events) }
  }

  func testKeysStandInTheFormatsOrder() throws {
    let scene = try scene(button)
    let line = try lines(try trace(#"{"t":0,"event":"motion","position":[501,402]}"#, over: scene), scene)[8]
    let keys = [
      "t", "phase", "model", "precise", "velocity", "hovered", "pointer", "shape", "center", "size",
      "cornerRadius", "rotation", "opacity", "scale", "layer", "luminance", "contrast", "contents",
      "progress", "translation", "shadow", "specular", "radiosity", "tint", "accessories", "annotation",
      "band", "revealed", "cursor", "events", "damage", "atRest", "nextWake",
    ]
    var rest = line[...]
    for key in keys {
      let range = try XCTUnwrap(rest.range(of: "\"\(key)\":"), "\(key) after the keys before it in \(line)")
      rest = rest[range.upperBound...]
    }
    XCTAssertNoThrow(try JSONNode(text: Data(line.utf8), file: "f"))
  }

  func testALineReadsBackToTheSameBits() throws {
    let scene = try scene(#"{"id":"sa\"ve","frame":[480,380,40,40],"kind":"appIcon"}"#)
    let trace = try trace(
      #"{"t":0.1,"event":"motion","position":[501.3,402.7]}"#,
      #"{"t":0.2,"event":"motion","position":[503.1,399.9]}"#, over: scene)
    let writer = FrameWriter(names: trace.names)
    for (frame, events) in try frames(of: trace, over: scene) {
      let text = writer.line(for: frame, events)
      let object = try JSONNode(text: Data(text.utf8), file: "f").anyObject()
      XCTAssertEqual(try object.required("t").number(), frame.time.seconds)
      XCTAssertEqual(try object.required("model").point(), frame.modelPosition)
      XCTAssertEqual(try object.required("hovered").string(), "sa\"ve")
      let pointer = try object.required("pointer").anyObject()
      XCTAssertEqual(try pointer.required("center").point(), frame.pointer.center)
      XCTAssertEqual(try pointer.required("opacity").number().bitPattern, frame.pointer.opacity.bitPattern)
      if let content = frame.contents.first {
        let read = try object.required("contents").anyObject().required("sa\"ve").anyObject()
        XCTAssertEqual(try read.required("progress").number().bitPattern, content.progress.bitPattern)
        XCTAssertEqual(try read.required("translation").vector(), content.translation)
      }
    }
  }

  func testEventsHaveTheirTypeTargetAndNumbers() throws {
    let scene = try scene(button)
    let trace = try trace(
      #"{"t":0,"event":"motion","position":[500,400]}"#, #"{"t":0,"event":"modifiers","keys":["option"]}"#,
      #"{"t":0,"event":"button","button":"primary","down":true}"#,
      #"{"t":0,"event":"button","button":"primary","down":false}"#,
      #"{"t":0,"event":"button","button":4,"down":true,"device":2}"#,
      #"{"t":0,"event":"scroll","delta":[0,-12],"phase":"changed","source":"finger"}"#,
      #"{"t":0,"event":"transform","phase":"changed","scale":1.5,"rotation":0.25,"translation":[1,2]}"#,
      #"{"t":0,"event":"gesture","name":"lookUp","phase":"ended"}"#, over: scene)
    let line = try lines(trace, scene)[0]
    let hand = #""location":[500,400],"modifiers":["option"]"#
    for event in [
      #"{"t":0,"type":"entered","target":"a","position":[500,400]}"#,
      #"{"t":0,"type":"pressed","target":"a","button":"primary",\#(hand)}"#,
      #"{"t":0,"type":"clicked","target":"a","button":"primary","count":1,\#(hand)}"#,
      #"{"t":0,"type":"pressed","target":"a","button":4,\#(hand),"device":2}"#,
      #"{"t":0,"type":"scrolled","target":"a","delta":[0,-12],"phase":"began",\#(hand)}"#,
      #"""
      {"t":0,"type":"transformed","target":"a","scale":1.5,"rotation":0.25,"delta":[1,2],"anchor":[500,400],\#
      "phase":"began",\#(hand)}
      """#, #"{"t":0,"type":"gestured","target":"a","name":"lookUp","phase":"ended",\#(hand)}"#,
    ] { XCTAssertTrue(line.contains(event), "\(event) in \(line)") }
  }

  // I13, I4
  func testDragsAndPressureAreWrittenWithTheirNumbers() throws {
    let scene = try scene(button, #"{"id":"bin","frame":[600,380,40,40],"kind":"appIcon"}"#)
    let trace = try trace(
      #"{"t":0,"event":"motion","position":[500,400]}"#,
      #"{"t":0,"event":"button","button":"primary","down":true}"#, #"{"t":0,"event":"pressure","value":0.7}"#,
      #"{"t":0,"event":"motion","position":[510,402]}"#, #"{"t":0,"event":"drag","operation":"move"}"#,
      #"{"t":0,"event":"motion","position":[615,402]}"#,
      #"{"t":0,"event":"button","button":"primary","down":false}"#, over: scene)
    let line = try lines(trace, scene)[0]
    for event in [
      #"{"t":0,"type":"pressureChanged","target":"a","button":"primary","value":0.7,"location":[500,400],"modifiers":[]}"#,
      #"{"t":0,"type":"dragBegan","target":"a","delta":[10,2],"position":[510,402],"location":[500,400],"modifiers":[]}"#,
      #"{"t":0,"type":"dragChanged","target":"a","delta":[115,2],"drop":"bin","position":[615,402],"#
        + #""location":[615,402],"modifiers":[]}"#,
      #"{"t":0,"type":"dragEnded","target":"a","delta":[115,2],"phase":"ended","drop":"bin","#
        + #""position":[615,402],"location":[615,402],"modifiers":[]}"#,
      #"{"t":0,"type":"pressureChanged","target":"a","button":"primary","value":0,"#,
    ] { XCTAssertTrue(line.contains(event), "\(event) in \(line)") }
  }

  func testEveryEventSaysWhereItHappened() throws {
    let writer = FrameWriter(names: SceneNames())
    for kind in [
      .entered(1), .exited(1), .recentered(1), .landed(nil), .hidden, .shown, .revealed(.target(1)),
      .concealed(.group(1)), .styleChanged(1), .coasted(velocity: .zero, landing: .zero),
      .attracted(1, velocity: .zero, landing: .zero), .focusChanged(nil, gaze: .zero),
    ] as [PointerEvent.Kind] {
      let event = PointerEvent(kind, at: .zero, position: Point(7, 8.5), modifiers: [])
      XCTAssertTrue(writer.event(event).text.contains(#","position":[7,8.5]"#), "\(kind)")
    }
  }

  func testSharedNameIsRevealedOnceInAFrame() throws {
    let scene = try scene(
      #"{"id":"opener","frame":[400,300,200,200],"reveals":["bar","menu"]}"#,
      #"{"id":"bar","frame":[0,0,10,10]}"#, #"{"id":"menu","frame":[20,0,10,10],"group":"bar"}"#)
    XCTAssertEqual(scene.targets[0].reveals, [.target(2), .group(2), .target(3)])
    let trace = try trace(#"{"t":0,"event":"motion","position":[500,400]}"#, over: scene)
    let line = try lines(trace, scene)[0]
    XCTAssertTrue(line.contains(#""revealed":["bar","menu"]"#), line)
    XCTAssertEqual(line.components(separatedBy: #""type":"revealed","target":"bar""#).count, 3, line)
    XCTAssertEqual(line.components(separatedBy: #""type":"revealed","target":"menu""#).count, 2, line)
  }

  func testEveryTypeOfEventHasTheFormatsName() {
    XCTAssertEqual(
      PointerEventType.allCases.map { Vocabulary.eventType.word(for: $0) }.joined(separator: " "),
      """
      entered exited recentered coasted attracted landed pressed released clicked secondaryClicked hidden shown revealed \
      concealed bandBegan bandChanged bandEnded dragBegan dragChanged dragEnded pressureChanged scrolled transformed \
      gestured focusChanged \
      styleChanged cancelled pushedEdge
      """)
    XCTAssertEqual(
      PointerPhase.allCases.map { Vocabulary.pointerPhase.word(for: $0) }.joined(separator: " "),
      "tracking resting coasting attracted hidden gesturing banding away")
  }
}
