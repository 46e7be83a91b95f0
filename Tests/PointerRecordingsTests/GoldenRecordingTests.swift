import Foundation
import PointerTestSupport
import XCTest

@testable import PointerRecordings

/// A recording with every kind of call, input, style and property, as its bytes were on 29 November 2026.
///
/// That day the form of acceleration curves changed. From the first release on, recordings that people have kept can
/// always be read, and the same calls are always written as the same bytes. Nothing here depends on what an engine does.
final class GoldenRecordingTests: XCTestCase {
  /// An engine that never changes, whose state the records check.
  private let engine = PointerEngine(size: Size(640, 480))

  private var written: [UInt8] {
    var writer = RecordingWriter(GoldenRecording.creation)
    for call in GoldenRecording.calls { writer.append(call, to: engine) }
    return writer.bytes
  }

  private func golden() throws -> [UInt8] {
    try Array(Data(contentsOf: PackageFile.url("Tests/PointerRecordingsTests/golden.recording")))
  }

  func testTheSameCallsAreWrittenAsTheSameBytes() throws {
    let golden = try golden()
    XCTAssertEqual(golden.count, written.count)
    XCTAssertEqual(
      zip(golden, written).prefix { $0 == $1 }.count, golden.count, "the first byte that differs")
  }

  func testTheSameBytesAreReadAsTheSameCalls() throws {
    var reader = try RecordingReader(golden())
    XCTAssertEqual(reader.creation, GoldenRecording.creation)
    for call in GoldenRecording.calls {
      guard case .call(let read, _)? = try reader.next() else { return XCTFail("no call: \(call)") }
      XCTAssertEqual(read, call)
    }
    XCTAssertNil(try reader.next())
  }

  func testEveryKindOfCallAndInputIsInIt() {
    XCTAssertEqual(Set(GoldenRecording.calls.map(\.recordKind)).count, 24)
    let inputs = GoldenRecording.calls.compactMap { call -> String? in
      guard case .simulate(let input) = call else { return nil }
      return String("\(input.kind)".prefix { $0.isLetter })
    }
    XCTAssertEqual(Set(inputs).count, 18)
  }
}
