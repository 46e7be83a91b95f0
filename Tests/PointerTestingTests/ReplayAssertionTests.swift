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

  /// A recording of four movements; with another movement, that movement is not what the recorded engine did.
  private func recording(another delta: Vector? = nil) -> [UInt8] {
    let creation = RecordedCreation(size: Size(width: 640, height: 400))
    var writer = RecordingWriter(creation)
    var engine = creation.engine
    for index in 0..<4 {
      let time = Timestamp(nanoseconds: Int64(index) * 8_000_000)
      let made = PointerInput(.motion(Vector(dx: 10, dy: 0)), at: time)
      let written = index == 1 ? PointerInput(.motion(delta ?? Vector(dx: 10, dy: 0)), at: time) : made
      writer.append(.handle(written, now: time), to: engine)
      engine.handle(made, now: time)
      writer.append(.step(now: time, presenting: nil), to: engine)
      let frame = engine.step(now: time)
      writer.append(digestOf: frame, of: engine)
    }
    return writer.bytes
  }

  private func write(_ bytes: [UInt8]) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).recording")
    try Data(bytes).write(to: file)
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    return file
  }

  private func failure(of bytes: [UInt8]) throws -> String {
    let file = try write(bytes)
    failures = []
    isExpectingFailures = true
    defer { isExpectingFailures = false }
    assertReplays(file.path)
    XCTAssertEqual(failures.count, 1)
    return (failures.first ?? "").replacing(file.path, with: "bug.recording")
  }

  func testRecordingThatIsRepeatedPasses() throws { assertReplays(try write(recording()).path) }

  func testDifferenceNamesTheCallAndTheFrame() throws {
    let lines = try failure(of: recording(another: Vector(dx: 40, dy: 0))).split(separator: "\n").map(
      String.init)
    XCTAssertEqual(lines.count, 3, "\(lines)")
    XCTAssertEqual(lines.first, "failed - bug.recording: the state after call 3 is not the recorded one")
    XCTAssertTrue(lines.dropFirst().first?.contains("(40, 0)") == true, "\(lines)")
    XCTAssertTrue(lines.last?.hasPrefix("  frame now: ") == true, "\(lines)")
  }

  func testDamageIsNamedWithItsPlace() throws {
    var bytes = recording()
    bytes[bytes.count - 30] ^= 1
    let message = try failure(of: bytes)
    XCTAssertTrue(message.hasPrefix("failed - bug.recording: "), message)
    XCTAssertTrue(message.contains("offset"), message)
  }
}
