import Foundation
import PointerRecordings
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class SimulationTests: XCTestCase {
  /// A flick to the right from left of the button.
  private func flick() throws -> (Trace, Scene) {
    let scene = try scene(button, #"{"id":"b","frame":[700,380,40,40],"kind":"appIcon","bezel":true}"#)
    var events = [#"{"t":0.25,"event":"contact","phase":"began"}"#]
    for step in 1...12 {
      events.append("{\"t\":\(0.25 + Double(step) * 0.01),\"event\":\"motion\",\"delta\":[8.3,0.7]}")
    }
    events.append(#"{"t":0.38,"event":"contact","phase":"ended"}"#)
    events.append(#"{"t":1.9,"event":"button","button":"primary","down":true}"#)
    events.append(#"{"t":2,"event":"button","button":"primary","down":false}"#)
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"trackpad"},"start":[300,400]}"#
    let text = ([header] + events).joined(separator: "\n")
    return (try Trace(Data(text.utf8), over: scene), scene)
  }

  func testFrameKIsAtTheNanosecondNearestToTheFirstEventAndKFrames() throws {
    let (trace, scene) = try flick()
    let frames = try frames(of: trace, over: scene)
    XCTAssertEqual(frames[0].frame.time, Timestamp(nanoseconds: 250_000_000))
    XCTAssertEqual(frames[1].frame.time, Timestamp(nanoseconds: 266_666_667))
    XCTAssertEqual(frames[2].frame.time, Timestamp(nanoseconds: 283_333_333))
    XCTAssertEqual(frames[60].frame.time, Timestamp(nanoseconds: 1_250_000_000))
  }

  func testTheMillionthFrameIsAsExactAsTheFirst() {
    let clock = FrameClock(start: .zero, framesPerSecond: 60)
    XCTAssertEqual(clock.time(ofFrame: 60_000_000).nanoseconds, 1_000_000_000_000_000)
    XCTAssertEqual(clock.time(ofFrame: 60_000_001).nanoseconds, 1_000_000_016_666_667)
    let film = FrameClock(start: .zero, framesPerSecond: 23.976)
    XCTAssertEqual(film.time(ofFrame: 1).nanoseconds, 41_708_375)
    let video = FrameClock(start: .zero, framesPerSecond: 59.94)
    XCTAssertEqual(video.time(ofFrame: 123_866).nanoseconds, 2_066_499_833_166)
    XCTAssertEqual(FrameClock(start: .zero, framesPerSecond: .nan).framesPerSecond, 60)
    XCTAssertEqual(FrameClock(start: .zero, framesPerSecond: 0).framesPerSecond, 1)
  }

  func testFramesEndWithTheFirstAtRestAfterTheLastEvent() throws {
    let (trace, scene) = try flick()
    let frames = try frames(of: trace, over: scene)
    let last = try XCTUnwrap(frames.last?.frame)
    XCTAssertTrue(last.isAtRest)
    XCTAssertGreaterThanOrEqual(last.time, Timestamp(nanoseconds: 2_000_000_000))
    XCTAssertFalse(frames.dropLast().contains { $0.frame.isAtRest && $0.frame.time.seconds >= 2 })
    XCTAssertNotNil(last.nextWake, "hiding still waits, but that does not count")
  }

  func testUntilEndsExactlyThere() throws {
    let (trace, scene) = try flick()
    func times(_ until: Double) throws -> [Int64] {
      try frames(of: trace, over: scene, until: Timestamp(seconds: until)).map(\.frame.time.nanoseconds)
    }
    XCTAssertEqual(try times(0.283333333), [250_000_000, 266_666_667, 283_333_333])
    XCTAssertEqual(try times(0.28), [250_000_000, 266_666_667])
    XCTAssertEqual(try times(0.1), [], "before the first event there are no frames")
    XCTAssertEqual(try times(9.25).count, 541, "also long after all is at rest")
  }

  func testEventsThatShareAFramesInstantAreInIt() throws {
    let scene = try scene(button)
    let trace = try trace(
      #"{"t":0,"event":"wait"}"#, #"{"t":0.05,"event":"motion","position":[500,400]}"#, over: scene)
    let frames = try frames(of: trace, over: scene, framesPerSecond: 20)
    XCTAssertEqual(frames[1].frame.time.nanoseconds, 50_000_000)
    XCTAssertEqual(frames[1].frame.modelPosition, Point(500, 400))
  }

  func testEveryEventIsInOneFrameAndNoneIsLost() throws {
    let scene = try scene(button)
    var events = [#"{"t":0,"event":"wait"}"#]
    for step in 0..<400 { events.append("{\"t\":0.5,\"event\":\"scroll\",\"delta\":[0,\(step)]}") }
    let header = #"{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}"#
    let trace = try Trace(Data(([header] + events).joined(separator: "\n").utf8), over: scene)
    let happened = try frames(of: trace, over: scene, framesPerSecond: 1).flatMap(\.events)
    XCTAssertEqual(happened.count { $0.type == .scrolled }, 400, "more than the engine keeps")
  }

  func testATraceWithoutEventsBeginsAtZeroAndEndsAtRest() throws {
    let nothing = try scene()
    XCTAssertEqual(try frames(of: trace(over: nothing), over: nothing).map(\.frame.time), [.zero])
  }

  func testEveryDeviceIsWhatTheHeaderSays() throws {
    let scene = try scene()
    let trace = try trace(
      #"{"t":0,"event":"motion","delta":[1,0],"device":3}"#,
      device: #"{"kind":"mouse","motion":"millimeters"}"#, over: scene)
    let moved = try frames(of: trace, over: scene)[0].frame.modelPosition.x - 500
    XCTAssertNotEqual(moved, 1, "millimetres are accelerated, points would not be")
    XCTAssertGreaterThan(moved, 0)
  }

  func testTheLayoutChangesAsTheTraceSays() throws {
    let scene = try scene(button, more: #""settings":{"autoHideDelay":null}"#)
    let trace = try trace(
      #"{"t":0,"event":"motion","position":[500,400]}"#, #"{"t":1,"event":"targets","remove":["a"]}"#,
      #"{"t":2,"event":"space","id":"s","origin":[480,380]}"#,
      #"{"t":3,"event":"targets","upsert":[{"id":"b","frame":[0,0,40,40],"space":"s"}]}"#,
      #"{"t":4,"event":"bounds","size":[100,100]}"#, over: scene)
    let hovered = try frames(of: trace, over: scene, framesPerSecond: 1, until: Timestamp(seconds: 4))
      .map { $0.frame.hovered }
    XCTAssertEqual(hovered, [1, nil, nil, 2, nil])
  }

  func testARunThatWouldNeverEndIsRefused() throws {
    let scene = try scene()
    let trace = try trace(#"{"t":0,"event":"wait"}"#, #"{"t":9e9,"event":"wait"}"#, over: scene)
    XCTAssertThrowsError(try Simulation(of: trace, over: scene)) { error in
      XCTAssertEqual(
        "\(error)", "found more than 100000000 frames up to 9000000000 s at 60 per second, expected fewer")
    }
  }
}
