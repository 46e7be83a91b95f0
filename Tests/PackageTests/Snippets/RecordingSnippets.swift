import PointerKit
import PointerRecordings
import XCTest

/// The sample of PointerRecordings.
final class RecordingSnippets: XCTestCase {
  private let now = Timestamp(nanoseconds: 1_000_000_000)

  func testTheSampleOfTheRecorder() throws {
    var stored: [UInt8] = []
    func store(_ bytes: [UInt8]) { stored += bytes }
    var frame = PointerFrame()
    // snippet.recorder
    var recorder = PointerRecorder(RecordedCreation(size: Size(width: 1024, height: 768)))
    recorder.setDevice(.mouse, at: now)
    recorder.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
    recorder.step(now: now, into: &frame)
    store(recorder.bytes)
    recorder.removeBytes()
    // snippet.end
    var replay = try RecordingReplay(stored)
    while try replay.next() != nil {}
    XCTAssertNil(replay.difference)
    XCTAssertEqual(replay.frame, frame)
  }
}
