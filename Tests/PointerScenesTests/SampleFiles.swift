import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

/// A scene of given targets, each a JSON object as text; `more` is text with further keys of the scene.
func scene(_ targets: String..., more: String = "") throws -> Scene {
  try Scene(Data(sceneText(targets, more: more).utf8), name: "scene.json")
}

func sceneText(_ targets: [String], more: String = "") -> String {
  """
  {"format":"pointerkit-scene/1","size":[1000,800]\(more.isEmpty ? "" : ",")\(more),
   "targets":[\(targets.joined(separator: ","))]}
  """
}

/// A target with a frame and these keys, as it is read from a scene.
func target(_ keys: String = "") throws -> PointerTarget {
  let scene = try scene("{\"id\":\"a\",\"frame\":[100,100,40,40]\(keys.isEmpty ? "" : ",")\(keys)}")
  return try XCTUnwrap(scene.targets.first)
}

let button = #"{"id":"a","frame":[480,380,40,40],"kind":"button","bezel":true}"#

/// A trace of given events over a scene with one button in the middle.
func trace(_ events: String..., device: String = #"{"kind":"trackpad"}"#, over given: Scene? = nil) throws
  -> Trace
{
  let header = "{\"format\":\"pointerkit-trace/1\",\"device\":\(device)}"
  let text = ([header] + events).joined(separator: "\n") + "\n"
  return try Trace(Data(text.utf8), name: "trace.jsonl", over: given ?? scene(button))
}

/// The kind of the only event of a trace.
func event(_ keys: String) throws -> TraceEvent.Kind {
  try XCTUnwrap(trace("{\"t\":1,\(keys)}").events.first?.kind)
}

/// The input of the only event of a trace.
func input(_ keys: String) throws -> PointerInput.Kind? {
  guard case .pointer(let event) = try event(keys) else { return nil }
  return event.kind
}

/// The message of the error that a file gives; nil and a failed test if it gives none.
func complaint<Value>(
  _ read: @autoclosure () throws -> Value, file: StaticString = #filePath, line: UInt = #line
) -> String? {
  do {
    _ = try read()
    XCTFail("the file was accepted", file: file, line: line)
    return nil
  } catch let error as FileError {
    XCTAssertFalse(error.description.contains("\n"), "one line", file: file, line: line)
    return error.description
  } catch {
    XCTFail("\(error)", file: file, line: line)
    return nil
  }
}

/// All frames of a trace over a scene.
func frames(
  of trace: Trace, over scene: Scene, framesPerSecond: Double = 60, until: Timestamp? = nil
) throws -> [(frame: PointerFrame, events: [PointerEvent])] {
  var simulation = try Simulation(of: trace, over: scene, framesPerSecond: framesPerSecond, until: until)
  var frames: [(PointerFrame, [PointerEvent])] = []
  var frame = PointerFrame()
  while try simulation.next(into: &frame) { frames.append((frame, simulation.events)) }
  return frames
}
