import CPointerKit
import PointerKit
import XCTest

@testable import PointerKitABI

/// What is told to the log, word by word, and how the lists that a host borrows are kept.
final class LogInCTests: EngineInCTestCase {
  private let told = Told()

  /// Empties what was told, and sets a log that has told nothing.
  private func log(_ level: ptk_log_level) {
    told.lines = []
    let data = Unmanaged.passUnretained(told).toOpaque()
    XCTAssertEqual(ptk_engine_set_log(engine, tellLine, data, level), PTK_STATUS_OK)
  }

  private var hosted: UnsafeMutablePointer<HostedEngine> { UnsafeMutablePointer<HostedEngine>(engine) }

  func testEachViolationIsToldWithItsLevelAndElement() throws {
    let notes: Set = [
      PTK_VIOLATION_KIND_LATE_INPUTS.rawValue, PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES.rawValue,
      PTK_VIOLATION_KIND_UNKNOWN_LUMINANCES.rawValue, PTK_VIOLATION_KIND_CLAMPED_VALUES.rawValue,
      PTK_VIOLATION_KIND_CUT_ANNOTATIONS.rawValue, PTK_VIOLATION_KIND_TEXTS_WITHOUT_LINES.rawValue,
      PTK_VIOLATION_KIND_THIN_STROKES.rawValue,
    ]
    let spaces = PTK_VIOLATION_KIND_INVALID_SPACES.rawValue...PTK_VIOLATION_KIND_UNKNOWN_SPACES.rawValue
    for number in 0..<20 as Range<UInt32> {
      let kind = ptk_violation_kind(number)
      let noun =
        number <= PTK_VIOLATION_KIND_EXCESS_DEVICES.rawValue
        ? "device" : spaces.contains(number) ? "space" : "target"
      let text = String(cString: try XCTUnwrap(ptk_violation_string(kind)))
      for level in [PTK_LOG_LEVEL_MISTAKES, PTK_LOG_LEVEL_NOTES] {
        log(level)
        for _ in 0..<2 { hosted.tell(of: kind, id: 1_234_567_890) }
        let isTold = level == PTK_LOG_LEVEL_NOTES || !notes.contains(number)
        let expected = "\(notes.contains(number) ? 2 : 1) \(text); the latest is \(noun) 1234567890"
        XCTAssertEqual(told.lines, isTold ? [expected] : [])
      }
      log(PTK_LOG_LEVEL_NOTES)
      hosted.tell(of: kind, id: 0)
      let device = kind == PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES ? "; the latest is device 0" : ""
      XCTAssertEqual(told.lines.map { $0.dropFirst(2) }, ["\(text)\(device)"], "without an element")
    }
    XCTAssertNil(ptk_violation_string(ptk_violation_kind(20)))
  }

  func testACallWithoutAnEngineReturnsItsStatus() {
    log(PTK_LOG_LEVEL_NOTES)
    XCTAssertEqual(ptk_engine_advance(nil, 0), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_engine_set_log(nil, nil, nil, PTK_LOG_LEVEL_NOTES), PTK_STATUS_ERROR_NULL)
    ptk_engine_destroy(nil)
    ptk_frame_destroy(nil)
    ptk_audit_destroy(nil)
    XCTAssertEqual(told.lines, [], "there is no log then")
  }

  func testEachEngineHasALogOfItsOwn() {
    log(PTK_LOG_LEVEL_NOTES)
    let other = Told()
    var options = ptk_default_options()
    XCTAssertEqual(options.log_level, PTK_LOG_LEVEL_MISTAKES)
    (options.log, options.log_data) = (tellLine, Unmanaged.passUnretained(other).toOpaque())
    let second = ptk_engine_create(ptk_size(width: 10, height: 10), &options)
    let copy = ptk_engine_copy(second)
    XCTAssertEqual(ptk_engine_remove_target(copy, 55, 0), PTK_STATUS_ERROR_UNKNOWN)
    XCTAssertEqual(other.lines, [], "a copy has no log")
    XCTAssertEqual(ptk_engine_remove_target(second, 55, 0), PTK_STATUS_ERROR_UNKNOWN)
    XCTAssertEqual(ptk_engine_restore(second, engine), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_remove_target(second, 56, 0), PTK_STATUS_ERROR_UNKNOWN)
    XCTAssertEqual(other.lines.count, 2, "\(other.lines)")
    XCTAssertEqual(told.lines, [])
    XCTAssertEqual(ptk_engine_set_log(second, nil, nil, PTK_LOG_LEVEL_NOTES), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_remove_target(second, 57, 0), PTK_STATUS_ERROR_UNKNOWN)
    XCTAssertEqual(other.lines.count, 2)
    ptk_engine_destroy(second)
    ptk_engine_destroy(copy)
  }

  func testAMistakeIsToldOnceForEachIdentifierUpToABound() {
    log(PTK_LOG_LEVEL_MISTAKES)
    for id in [55, 56, 55, 56] as [UInt64] {
      XCTAssertEqual(ptk_engine_remove_target(engine, id, 0), PTK_STATUS_ERROR_UNKNOWN)
    }
    let message =
      "1 ptk_engine_remove_target: target: found %, expected a registered target: "
      + "call ptk_engine_upsert_targets() first"
    func lines(_ ids: ClosedRange<Int>) -> [String] { ids.map { message.replacing("%", with: "\($0)") } }
    XCTAssertEqual(told.lines, lines(55...56))
    for id in 57...200 as ClosedRange<UInt64> {
      XCTAssertEqual(ptk_engine_remove_target(engine, id, 0), PTK_STATUS_ERROR_UNKNOWN)
    }
    XCTAssertEqual(told.lines, lines(55...69) + lines(70...70).map { $0 + "; no more of this kind are told" })
    XCTAssertEqual(ptk_engine_handle(engine, nil, 0), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(told.lines.count, 17, "another kind")
    for step in 0..<3 {
      for device in [3, 4] as [UInt32] {
        var input = ptk_input_motion(.max / 2, 1, 1)
        input.device = device
        XCTAssertEqual(ptk_engine_handle(engine, &input, Int64(step)), PTK_STATUS_OK)
        _ = ptk_engine_step(engine, Int64(step), Int64(step))
      }
    }
    XCTAssertEqual(
      told.lines.dropFirst(17).map { $0.suffix(24) },
      ["; the latest is device 3", "; the latest is device 4"].map { $0.suffix(24) })
  }

  func testATargetWhoseSpaceComesLaterIsNoMistake() {
    log(PTK_LOG_LEVEL_MISTAKES)
    var target = ptk_target_of_kind(PTK_KIND_BUTTON, 9, ptk_rect(x: 20, y: 20, width: 44, height: 37))
    target.space = 44
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
    var space = ptk_space_with_clip(44, ptk_rect(x: 0, y: 0, width: 500, height: 400))
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_STATUS_OK)
    _ = ptk_engine_step(engine, 1, 1)
    XCTAssertEqual(told.lines, [])
    target.id = 10
    target.space = 45
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_remove_target(engine, 10, 0), PTK_STATUS_OK)
    _ = ptk_engine_step(engine, 2, 2)
    XCTAssertEqual(told.lines, [], "it is gone")
  }

  func testWhichNumbersOfSettingsAreToldAsClamped() {
    func isTold(_ change: (inout ptk_settings) -> Void) -> Bool {
      log(PTK_LOG_LEVEL_NOTES)
      var settings = ptk_default_settings()
      change(&settings)
      XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_STATUS_OK)
      return !told.lines.isEmpty
    }
    XCTAssertFalse(isTold { _ in })
    // An optional number that is 0 or less is absent, and every negative number means the same.
    for number in [0, -1, -7.5] { XCTAssertFalse(isTold { $0.auto_hide_delay = number }, "\(number)") }
    XCTAssertTrue(isTold { $0.auto_hide_delay = 0.1 })
    XCTAssertTrue(isTold { $0.auto_hide_delay = .nan })
    XCTAssertFalse(isTold { $0.pointer_scale = 2 })
    XCTAssertTrue(isTold { $0.pointer_scale = -1 })
    XCTAssertTrue(isTold { $0.pointer_scale = 0 })
    XCTAssertTrue(isTold { $0.pointer_scale = 1000 })
    XCTAssertFalse(isTold { $0.tracking_speed = -2 })
    XCTAssertFalse(isTold { $0.inertia = true }, "a flag")
    log(PTK_LOG_LEVEL_NOTES)
    XCTAssertEqual(ptk_engine_set_settings(engine, nil, 0), PTK_STATUS_OK)
    XCTAssertEqual(told.lines, [], "the defaults")
  }

  func testAnUnknownConstantInSettingsIsAnError() {
    var settings = ptk_default_settings()
    settings.secondary_click_region = ptk_secondary_click_region(9)
    XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_STATUS_ERROR_VALUE)
    var host = ptk_default_host_traits()
    host.blending = ptk_blending(9)
    XCTAssertEqual(ptk_engine_set_host_traits(engine, &host, 0), PTK_STATUS_ERROR_VALUE)
  }

  // MARK: Lists

  func testListsStayAsTheyAreWhileMoreAreAdded() {
    var lists = TransientLists()
    defer { lists.free() }
    for round in 0..<4 {
      lists.removeAll()
      var made: [UnsafeMutablePointer<Double>] = []
      let counts = [0, 1, 3, 1 << round, 100, 7]
      for (number, count) in counts.enumerated() {
        let list = lists.append(count, of: Double.self)
        for index in 0..<count { list[index] = Double(1000 * number + index) }
        made.append(list)
      }
      for (number, count) in counts.enumerated() {
        for index in 0..<count {
          XCTAssertEqual(made[number][index], Double(1000 * number + index), "round \(round)")
        }
        XCTAssertEqual(Int(bitPattern: made[number]) % 16, 0, "aligned")
      }
    }
    // From the second round on, one block has all of them.
    lists.removeAll()
    let first = lists.append(4, of: Double.self)
    let second = lists.append(1, of: Double.self)
    XCTAssertEqual(Int(bitPattern: second) - Int(bitPattern: first), 32)
    lists.removeAll()
    XCTAssertEqual(lists.append(4, of: Double.self), first)
  }
}
