import Foundation
import PointerKit
import PointerRecordings

/// Asserts that this engine does what a recorded engine did: its state after each call, and its frames.
///
/// A failure names the first call after which they differ, with that call and the frame as it is now. A file that
/// cannot be read, or that is damaged, fails too. A relative path counts from the folder of the test.
public func assertReplays(
  _ path: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = Place(fileID, file, line, column)
  let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
  let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
  guard let data = try? Data(contentsOf: url) else {
    return place.fail("\(url.path): found no such file, expected a recording")
  }
  do throws(RecordingError) {
    var replay = try RecordingReplay(Array(data))
    while replay.difference == nil, try replay.next() != nil {}
    guard let difference = replay.difference else { return }
    let calls = difference.calls
    let range =
      calls.count == 1 ? "call \(calls.lowerBound)" : "calls \(calls.lowerBound) to \(calls.upperBound)"
    place.fail(
      "\(path): \(difference.aspect == .state ? "the state" : "the frame") after \(range) is not the recorded one\n"
        + "  call \(calls.lowerBound): \(difference.call.map { "\($0)" } ?? "the creation of the engine")\n"
        + "  frame now: \(replay.engine.frame(at: replay.engine.time))")
  } catch {
    place.fail("\(path): \(error)")
  }
}
