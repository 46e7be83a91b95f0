import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class TraceTests: XCTestCase {
  func testChaptersAndCamerasAreReadFromWaits() throws {
    let scene = try scene()
    let trace = try trace(
      #"{"t":0,"event":"wait","x-chapter":"One","x-overlay":true,"x-camera":[10,20,300,200]}"#,
      #"{"t":1,"event":"wait","x-chapter":"Two","x-overlay":1,"x-camera":null}"#,
      #"{"t":2,"event":"wait","x-camera":[1,2,3]}"#, #"{"t":2,"event":"wait","x-camera":[0,0,0,10]}"#,
      #"{"t":3,"event":"motion","delta":[1,0],"x-camera":[1,2,3,4]}"#, over: scene)
    XCTAssertEqual(trace.chapters.map(\.title), ["One", "Two"])
    XCTAssertEqual(trace.chapters.map(\.hasOverlay), [true, false])
    XCTAssertEqual(trace.cameras.map(\.part), [Rect(10, 20, 300, 200), nil])
    XCTAssertEqual(trace.cameras.map(\.time.seconds), [0, 1])
  }

  func testTheHeaderDescribesTheDevice() throws {
    func device(_ json: String) throws -> PointerDevice { try trace(device: json).device }
    XCTAssertEqual(try device(#"{"kind":"trackpad"}"#), .trackpad)
    XCTAssertEqual(try device(#"{"kind":"mouse"}"#), .mouse)
    XCTAssertTrue(try device(#"{"kind":"trackpad"}"#).reportsContact)
    XCTAssertFalse(try device(#"{"kind":"trackpoint"}"#).reportsContact)
    XCTAssertEqual(
      try device(#"{"kind":"trackpad","motion":"millimeters","reportsContact":false}"#),
      PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: false))
    XCTAssertEqual(
      try device(#"{"kind":"other","motion":"counts","countsPerInch":800}"#),
      PointerDevice(kind: .other, unit: .counts(perInch: 800)))
  }

  func testTheStartIsTheCenterUnlessTheHeaderSaysSo() throws {
    XCTAssertNil(try trace().start)
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"},"start":[1,2],"x-source":"me"}"#
    XCTAssertEqual(try Trace(Data(header.utf8), over: scene()).start, Point(1, 2))
  }

  func testEveryInputIsRead() throws {
    let inputs: [(String, PointerInput.Kind)] = [
      (#""event":"contact","phase":"began","fingers":2"#, .contact(.began, fingers: 2)),
      (#""event":"contact","phase":"began""#, .contact(.began, fingers: 1)),
      (#""event":"contact","phase":"cancelled""#, .contact(.cancelled, fingers: 0)),
      (#""event":"motion","delta":[3.2,-0.5]"#, .motion(Vector(3.2, -0.5))),
      (#""event":"motion","position":[1,2]"#, .position(Point(1, 2))),
      (#""event":"button","button":"primary","down":true"#, .button(.primary, isDown: true)),
      (#""event":"button","button":5,"down":false"#, .button(PointerButton(rawValue: 5), isDown: false)),
      (
        #""event":"scroll","delta":[0,-12],"phase":"momentum","source":"finger""#,
        .scroll(Vector(0, -12), phase: .momentum, source: .finger)
      ),
      (#""event":"scroll","delta":[0,1]"#, .scroll(Vector(0, 1), phase: .none, source: .wheel)),
      (
        #""event":"transform","phase":"changed","scale":1.2,"rotation":0.1,"translation":[1,2],"fingers":2"#,
        .transform(.changed, scale: 1.2, rotation: 0.1, translation: Vector(1, 2), fingers: 2)
      ),
      (
        #""event":"gesture","name":"swipeBetweenPages","phase":"ended","fingers":3"#,
        .gesture(.swipeBetweenPages, phase: .ended, fingers: 3)
      ),
      (#""event":"modifiers","keys":["option","shift"]"#, .modifiers([.option, .shift])),
      (#""event":"typing""#, .typing),
      (#""event":"drag","operation":"forbidden""#, .dragOperation(.forbidden)),
      (
        #""event":"touch","phase":"began","position":[100,100],"id":1"#,
        .touch(.began, at: Point(100, 100), id: 1)
      ),
      (#""event":"gaze","position":[3,4]"#, .gaze(Point(3, 4))),
      (#""event":"pressure","value":0.7"#, .pressure(0.7)),
      (#""event":"pressure","value":1"#, .pressure(1)),
      (#""event":"hold","phase":"began""#, .hold(.began)),
      (#""event":"hold","phase":"ended""#, .hold(.ended)),
      (#""event":"hold","phase":"cancelled""#, .hold(.cancelled)),
      (#""event":"luminance","value":0.1"#, .luminance(0.1)),
      (#""event":"luminance","value":null"#, .luminance(nil)), (#""event":"leave""#, .leave),
      (#""event":"enter","position":[10,10]"#, .enter(Point(10, 10))),
      (#""event":"enter""#, .enter(nil)), (#""event":"cancel""#, .cancel),
    ]
    for (json, expected) in inputs { XCTAssertEqual(try input(json), expected, json) }
  }

  func testEveryOtherEventIsRead() throws {
    XCTAssertEqual(try event(#""event":"bounds","size":[1280,800]"#), .bounds(Size(1280, 800)))
    XCTAssertEqual(try event(#""event":"appearance","value":"dark""#), .appearance(.dark))
    XCTAssertEqual(
      try event(#""event":"annotation","values":{"X":"41"}"#),
      .annotation(PointerAnnotation([PointerAnnotation.Value(label: "X", text: "41")])))
    XCTAssertEqual(try event(#""event":"annotation","values":null"#), .annotation(nil))
    XCTAssertEqual(try event(#""event":"wait""#), .wait)
  }

  func testSettingsAddUp() throws {
    let trace = try trace(
      #"{"t":1,"event":"settings","values":{"reduceMotion":true}}"#,
      #"{"t":2,"event":"settings","values":{"inertia":false}}"#)
    var settings = PointerSettings()
    settings.reduceMotion = true
    XCTAssertEqual(trace.events[0].kind, .settings(settings))
    settings.inertia = false
    XCTAssertEqual(trace.events[1].kind, .settings(settings))
  }

  func testASpaceEventChangesWhatItNamesAndANewIdMakesASpace() throws {
    let given = try scene(more: #""spaces":[{"id":"list","order":4}]"#)
    let trace = try trace(
      #"{"t":1,"event":"space","id":"list","origin":[0,60]}"#,
      #"{"t":2,"event":"space","id":"popover","opaque":true}"#,
      #"{"t":3,"event":"targets","upsert":[{"id":"ok","frame":[0,0,1,1],"space":"popover"}]}"#, over: given)
    XCTAssertEqual(trace.events[0].kind, .space(PointerSpace(id: 1, origin: Point(0, 60), z: 4)))
    let popover = PointerSpace(id: 2, isOpaque: true)
    XCTAssertEqual(trace.events[1].kind, .space(popover))
    XCTAssertEqual(trace.names.name(ofSpace: 2), "popover")
  }

  func testASpaceEventGivesASpaceAnotherParent() throws {
    let given = try scene(more: #""spaces":[{"id":"page"},{"id":"list","parent":"page","order":4}]"#)
    let trace = try trace(
      #"{"t":1,"event":"space","id":"list","parent":null,"enabled":false}"#,
      #"{"t":2,"event":"space","id":"page","parent":"list","clip":[0,0,9,9]}"#,
      #"{"t":3,"event":"space","id":"page","clip":null}"#, over: given)
    XCTAssertEqual(trace.events[0].kind, .space(PointerSpace(id: 2, z: 4, isEnabled: false)))
    var page = PointerSpace(id: 1, in: 2, clip: Rect(0, 0, 9, 9))
    XCTAssertEqual(trace.events[1].kind, .space(page))
    page.clip = nil
    XCTAssertEqual(trace.events[2].kind, .space(page), "the parent stays")
  }

  func testTargetsKeepTheirNumbersThroughATrace() throws {
    let trace = try trace(
      #"{"t":1,"event":"targets","upsert":[{"id":"b","frame":[0,0,1,1]}],"remove":["a"]}"#,
      #"{"t":2,"event":"targets","upsert":[{"id":"a","frame":[0,0,1,1]}]}"#)
    guard case .targets(let first, let removed) = trace.events[0].kind,
      case .targets(let second, []) = trace.events[1].kind
    else { return XCTFail("not targets") }
    XCTAssertEqual(first.map(\.id), [2])
    XCTAssertEqual(removed, [1])
    XCTAssertEqual(second.map(\.id), [1])
  }

  func testEventsNameTheirDevice() throws {
    let trace = try trace(#"{"t":1,"event":"motion","delta":[1,1],"device":7}"#)
    guard case .pointer(let event) = trace.events[0].kind else { return XCTFail("no input") }
    XCTAssertEqual(event.device, 7)
    XCTAssertEqual(event.time, Timestamp(nanoseconds: 1_000_000_000))
  }
}
