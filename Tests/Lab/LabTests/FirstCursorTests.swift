import AllocationCounter
import Foundation
import PointerTestSupport
import XCTest

/// What all engines of a process share is created with the first engine, not by the first event that needs it: that event
/// took 0.8 ms.
///
/// This can be seen only in a process that has done nothing else, so the test runs itself in a new one.
final class FirstCursorTests: XCTestCase {
  private static let variable = "POINTERKIT_FIRST_CURSOR"

  /// How many allocations the first movement makes onto a target with a cursor that shows accessories.
  private func allocations() -> UInt {
    var engine = PointerEngine(size: Size(400, 300), start: Point(20, 20))
    engine.upsert(PointerTarget(1, Rect(100, 100, 100, 100), cursor: .move), at: .zero)
    var frame = PointerFrame()
    engine.step(now: .zero, into: &frame)
    let before = allocation_count()
    let time = Timestamp(nanoseconds: 8_000_000)
    engine.simulate(PointerInput(.position(Point(150, 150)), at: time))
    engine.step(now: time.advanced(bySeconds: 0.1), into: &frame)
    XCTAssertEqual(frame.accessories.count, 4)
    return allocation_count() - before
  }

  func testTheFirstCursorOfAProcessCostsNoMoreThanTheSecond() throws {
    try XCTSkipUnless(allocation_count_works())
    guard ProcessInfo.processInfo.environment[FirstCursorTests.variable] == nil else {
      let (first, second) = (allocations(), allocations())
      // The runtime's own tables take some; the paths of all cursors took hundreds.
      XCTAssertLessThan(first, second + 100, "\(first) allocations, then \(second)")
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["LabTests.FirstCursorTests"]
    process.environment = ProcessInfo.processInfo.environment.merging([FirstCursorTests.variable: "1"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, text)
    XCTAssertTrue(text.contains("Executed 1 test"), text)
  }
}
