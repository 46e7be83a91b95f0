import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

/// `simulate --drawing`: the drawing commands in a frame's line, by space.
final class DrawingFileTests: XCTestCase {
  private func frames(includesDrawing: Bool) throws -> [[String: Any]] {
    let scene = try scene(
      #"{"id":"share","frame":[80,40,44,37],"space":"bar","kind":"barButton"}"#,
      more: #""spaces":[{"id":"bar","clip":[60,20,200,80]}]"#)
    let trace = try trace(
      #"{"t":0,"event":"motion","delta":[-412,-326]}"#, #"{"t":1,"event":"motion","delta":[0,100]}"#,
      over: scene)
    var simulation = try Simulation(of: trace, over: scene)
    let writer = FrameWriter(names: trace.names, includesDrawing: includesDrawing)
    var frame = PointerFrame()
    var lines: [[String: Any]] = []
    while try simulation.next(into: &frame) {
      let line = writer.line(for: frame, simulation.events)
      lines.append(try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]))
    }
    return lines
  }

  func testCommandsAreWrittenBySpaceWithClipsFromBackToFront() throws {
    let lines = try frames(includesDrawing: true)
    let settled = try XCTUnwrap(lines[59]["drawing"] as? [[String: Any]])
    XCTAssertEqual(settled.count, 2)
    XCTAssertEqual(settled[0]["space"] as? String, "bar")
    XCTAssertEqual(settled[0]["clip"] as? [Double], [60, 20, 200, 80])
    let commands = try XCTUnwrap(settled[0]["commands"] as? [[String: Any]])
    XCTAssertEqual(
      commands.map { $0["type"] as? String }, ["roundedRect", "radialLight", "contentBegin", "contentEnd"])
    XCTAssertEqual(commands[0]["pointer"] as? Bool, true)
    XCTAssertTrue(commands[0]["target"] is NSNull)
    XCTAssertEqual((commands[0]["rect"] as? [Double])?.count, 4)
    for command in commands.dropFirst() {
      XCTAssertEqual(command["target"] as? String, "share")
      XCTAssertNil(command["pointer"])
    }
    XCTAssertEqual(Set(commands[2].keys), ["type", "target", "center", "scale", "translation"])
    XCTAssertTrue(settled[1]["space"] is NSNull)
    XCTAssertTrue(settled[1]["clip"] is NSNull)
    XCTAssertEqual((settled[1]["commands"] as? [Any])?.count, 0)
    // Free again: the pointer is in front of everything.
    let last = try XCTUnwrap(lines.last?["drawing"] as? [[String: Any]])
    XCTAssertEqual(last.count, 1)
    XCTAssertEqual((last[0]["commands"] as? [[String: Any]])?.first?["pointer"] as? Bool, true)
  }

  func testWithoutTheFlagALineIsAsBefore() throws {
    let (with, without) = (try frames(includesDrawing: true), try frames(includesDrawing: false))
    XCTAssertEqual(with.count, without.count)
    for (with, without) in zip(with, without) {
      XCTAssertNil(without["drawing"])
      var rest = with
      rest["drawing"] = nil
      XCTAssertEqual(rest as NSDictionary, without as NSDictionary)
    }
  }
}
