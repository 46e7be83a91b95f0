import Foundation
import PointerRecordings
import PointerTesting
import XCTest

/// A recording that this engine repeats passes, and one that it does not fails with the call and the frame.
final class ReplayAssertionTests: XCTestCase {
  private var failures: [String] = []
  private var isExpectingFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard !isExpectingFailures else { return failures.append(description) }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  /// A recording of a pointer that moves 37.25 points to the right.
  private var recording: [UInt8] {
    var recorder = PointerRecorder(RecordedCreation(size: Size(width: 640, height: 400)), framesPerDigest: 1)
    var frame = PointerFrame()
    for index in 0..<4 {
      let time = Timestamp(nanoseconds: Int64(index) * 8_000_000)
      let delta = index == 1 ? 37.25 : 1
      recorder.handle(PointerInput(.motion(Vector(dx: delta, dy: 0)), at: time), now: time)
      recorder.step(now: time, into: &frame)
    }
    return recorder.bytes
  }

  private func write(_ bytes: [UInt8]) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).recording")
    try Data(bytes).write(to: file)
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    return file
  }

  func testRecordingThatIsRepeatedPasses() throws { assertReplays(try write(recording).path) }

  func testDifferenceNamesTheCallAndTheFrame() throws {
    // Another movement than the recorded engine was given.
    var bytes = recording
    let number = withUnsafeBytes(of: 37.25.bitPattern.littleEndian) { Array($0) }
    let place = try XCTUnwrap(
      bytes.indices.dropLast(8).first { Array(bytes[$0..<$0 + 8]) == number }, "the movement is in the file")
    bytes.replaceSubrange(
      place..<place + 8, with: withUnsafeBytes(of: 40.25.bitPattern.littleEndian, Array.init))
    isExpectingFailures = true
    assertReplays(try write(bytes).path)
    isExpectingFailures = false
    XCTAssertEqual(failures.count, 1)
    let lines = failures.first?.split(separator: "\n").map(String.init) ?? []
    XCTAssertEqual(lines.count, 3, failures.first ?? "")
    XCTAssertTrue(lines.first?.hasSuffix(" is not the recorded one") == true, lines.first ?? "")
    XCTAssertTrue(
      lines.dropFirst().first?.contains("motion by (40.25, 0)") == true, lines.dropFirst().first ?? "")
    XCTAssertTrue(lines.last?.hasPrefix("  frame now: ") == true, lines.last ?? "")
  }
}
