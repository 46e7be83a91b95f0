import CPointerKit
import Glibc
import PointerKit
import XCTest

@testable import PointerKitABI

/// What is made through C leaves no memory behind when it is destroyed.
final class MemoryInCTests: XCTestCase {
  /// The bytes of the heap that are in use, from the report of `malloc_info`, which Swift does not import.
  private func usedBytes() -> Int {
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    var (text, size) = (nil as UnsafeMutablePointer<CChar>?, 0)
    let stream = open_memstream(&text, &size)
    XCTAssertEqual(unsafeBitCast(symbol, to: Report.self)(0, stream), 0)
    fclose(stream)
    let report = text.map { String(cString: $0) } ?? ""
    free(text)
    /// The last number of a kind is the sum of all arenas.
    func bytes(_ kind: String) -> Int {
      let line = report.split(separator: "\n").last { $0.contains(kind) }
      return line?.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) } ?? 0
    }
    return bytes("<system type=\"current\"") + bytes("<total type=\"mmap\"")
      - bytes("<total type=\"fast\"") - bytes("<total type=\"rest\"")
  }

  private func assertFrees(_ name: String, line: UInt = #line, _ body: () -> Void) {
    // Many, since the heap's own records vary by about a kilobyte.
    let repeats = 500
    for _ in 0..<3 { body() }
    let before = usedBytes()
    for _ in 0..<repeats { body() }
    // A single number that is kept each time would be more.
    XCTAssertLessThan(usedBytes() - before, 8 * repeats, name, line: line)
  }

  private func madeEngine() -> OpaquePointer? {
    let engine = ptk_engine_create(ptk_size(width: 800, height: 600), nil)
    var targets = (1...40).map { number in
      ptk_target_of_kind(
        PTK_KIND_APP_ICON, UInt64(number), ptk_rect(x: 20 * Double(number), y: 20, width: 18, height: 37))
    }
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &targets, targets.count, nil, 0, 0), PTK_STATUS_OK)
    return engine
  }

  /// Moves over targets, so that frames and events have lists.
  private func sweep(_ engine: OpaquePointer?) {
    for step in 1...30 {
      let time = Int64(step) * 8_000_000
      var input = ptk_input_motion(time, 15, step == 1 ? 30 : 0)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
      _ = ptk_engine_step(engine, time, time)
    }
  }

  func testAnEngineIsFreed() {
    assertFrees("an engine") {
      let engine = madeEngine()
      sweep(engine)
      ptk_engine_destroy(engine)
    }
  }

  func testTheEventsThatAHostReadsAreFreed() {
    assertFrees("events") {
      let engine = madeEngine()
      sweep(engine)
      var (next, count) = (UInt64(0), 0)
      XCTAssertNotNil(ptk_engine_get_events(engine, &next, &count))
      XCTAssertGreaterThan(count, 3)
      ptk_engine_destroy(engine)
    }
  }

  func testACopyIsFreed() {
    let engine = madeEngine()
    sweep(engine)
    assertFrees("a copy") {
      let copy = ptk_engine_copy(engine)
      XCTAssertEqual(ptk_engine_restore(copy, engine), PTK_STATUS_OK)
      ptk_engine_destroy(copy)
    }
    ptk_engine_destroy(engine)
  }

  func testAFrameIsFreed() {
    let engine = madeEngine()
    sweep(engine)
    assertFrees("a frame") {
      let frame = ptk_frame_create()
      XCTAssertEqual(ptk_engine_read(engine, 250_000_000, frame), PTK_STATUS_OK)
      ptk_frame_destroy(frame)
    }
    ptk_engine_destroy(engine)
  }

  func testAnAuditIsFreed() {
    let engine = madeEngine()
    // Too large for a lift.
    var icon = ptk_target_of_kind(PTK_KIND_APP_ICON, 99, ptk_rect(x: 0, y: 100, width: 600, height: 400))
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &icon, 1, nil, 0, 0), PTK_STATUS_OK)
    assertFrees("an audit") {
      var audit: OpaquePointer?
      var count = 0
      XCTAssertEqual(ptk_engine_audit(engine, nil, &audit), PTK_STATUS_OK)
      XCTAssertEqual(ptk_audit_get_findings(audit, nil, 999, 0, &count), PTK_STATUS_INCOMPLETE)
      ptk_audit_destroy(audit)
    }
    ptk_engine_destroy(engine)
  }

  func testAMessageOfTheLogIsFreed() {
    let engine = madeEngine()
    assertFrees("a message") {
      XCTAssertEqual(ptk_engine_set_log(engine, { _, _, _ in }, nil, PTK_LOG_LEVEL_NOTES), PTK_STATUS_OK)
      XCTAssertEqual(ptk_engine_remove_target(engine, 77, 0), PTK_STATUS_ERROR_UNKNOWN)
      XCTAssertEqual(ptk_engine_set_log(engine, nil, nil, PTK_LOG_LEVEL_NONE), PTK_STATUS_OK)
    }
    ptk_engine_destroy(engine)
  }

  func testListsAreFreed() {
    assertFrees("lists") {
      var lists = TransientLists()
      // Outside of the block, within it, and both.
      for count in [100, 100, 500] {
        for _ in 0..<4 { _ = lists.append(count, of: Double.self) }
        lists.removeAll()
      }
      for _ in 0..<4 { _ = lists.append(2000, of: Double.self) }
      lists.free()
    }
  }
}
