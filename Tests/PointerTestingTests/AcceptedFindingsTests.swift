import Foundation
import XCTest

@testable import PointerTesting

/// A file of accepted findings only shrinks.
///
/// Files: `AcceptedFindings`.
final class AcceptedFindingsTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("accepted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func failures(_ keys: [String], isWriting: Bool = false) -> [String] {
    AcceptedFindings.failures(
      of: keys.map { AcceptedFindings.Found(key: $0, text: "it is small") }, baseline: "accepted.txt",
      besides: folder.path + "/Tests.swift", isWriting: isWriting)
  }

  private func write(_ text: String) throws {
    try text.write(to: folder.appendingPathComponent("accepted.txt"), atomically: true, encoding: .utf8)
  }

  private func read() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("accepted.txt"), encoding: .utf8)
  }

  func testWhatIsAcceptedPasses() throws {
    try write("# Later\n2.5.8: Close\n\n2.5.8: Open\n")
    XCTAssertEqual(failures(["2.5.8: Open", "2.5.8: Close"]), [])
  }

  func testANewFindingFails() throws {
    try write("2.5.8: Close\n")
    XCTAssertEqual(
      failures(["2.5.8: Close", "2.5.8: Close", "2.5.5: Close"]),
      [
        "2.5.8: Close: it is small; or accept it by this line in accepted.txt: 2.5.8: Close",
        "2.5.5: Close: it is small; or accept it by this line in accepted.txt: 2.5.5: Close",
      ])
  }

  func testAnAcceptedFindingThatIsGoneFails() throws {
    try write("2.5.8: Close\n2.5.8: Open\n")
    XCTAssertEqual(
      failures(["2.5.8: Open"]),
      ["2.5.8: Close: this accepted finding is gone; remove its line from accepted.txt"])
  }

  func testWritingOnlyRemovesFromAFileThatExists() throws {
    XCTAssertEqual(failures(["2.5.8: Close"]).count, 1, "no file")
    XCTAssertEqual(failures(["2.5.8: Close", "2.5.8: Open"], isWriting: true), [])
    XCTAssertEqual(try read(), AcceptedFindings.header + "2.5.8: Close\n2.5.8: Open\n")
    XCTAssertEqual(
      failures(["2.5.8: Open", "2.5.8: New"], isWriting: true).count, 1, "a new one is not accepted")
    XCTAssertEqual(try read(), AcceptedFindings.header + "2.5.8: Open\n")
  }
}
