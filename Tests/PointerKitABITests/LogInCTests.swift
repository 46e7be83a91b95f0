import CPointerKit
import PointerKit
import XCTest

@testable import PointerKitABI

/// What is told to the log, word by word, and how the lists that a host borrows are kept.
final class LogInCTests: EngineInCTestCase {
  private final class Told { var lines: [String] = [] }
  private let told = Told()

  private func log(_ level: ptk_log_level) {
    told.lines = []
    ptk_set_log(
      { data, level, message in
        guard let data, let message else { return }
        Unmanaged<Told>.fromOpaque(data).takeUnretainedValue().lines
          .append("\(level.rawValue) " + String(cString: message))
      }, Unmanaged.passUnretained(told).toOpaque(), level)
  }

  override func tearDown() {
    ptk_set_log(nil, nil, PTK_LOG_NONE)
    super.tearDown()
  }

  private var hosted: UnsafeMutablePointer<HostedEngine> { UnsafeMutablePointer<HostedEngine>(engine) }

  func testEachViolationIsToldWithItsLevelAndElement() throws {
    let notes: Set = [
      PTK_VIOLATION_LATE_INPUTS.rawValue, PTK_VIOLATION_UNDESCRIBED_DEVICES.rawValue,
      PTK_VIOLATION_UNKNOWN_LUMINANCES.rawValue, PTK_VIOLATION_CLAMPED_VALUES.rawValue,
      PTK_VIOLATION_CUT_ANNOTATIONS.rawValue, PTK_VIOLATION_TEXTS_WITHOUT_LINES.rawValue,
      PTK_VIOLATION_THIN_STROKES.rawValue,
    ]
    let spaces = PTK_VIOLATION_INVALID_SPACES.rawValue...PTK_VIOLATION_UNKNOWN_SPACES.rawValue
    for number in 0..<20 as Range<UInt32> {
      let kind = ptk_violation_kind(number)
      let noun =
        number <= PTK_VIOLATION_EXCESS_DEVICES.rawValue
        ? "device" : spaces.contains(number) ? "space" : "target"
      let text = String(cString: try XCTUnwrap(ptk_violation_string(kind)))
      for level in [PTK_LOG_MISTAKES, PTK_LOG_NOTES] {
        log(level)
        hosted.pointee.told = 0
        for _ in 0..<2 { hosted.tell(of: kind, id: 1_234_567_890) }
        let isTold = level == PTK_LOG_NOTES || !notes.contains(number)
        let expected = "\(notes.contains(number) ? 2 : 1) \(text); the latest is \(noun) 1234567890"
        XCTAssertEqual(told.lines, isTold ? [expected] : [])
      }
      hosted.pointee.told = 0
      log(PTK_LOG_NOTES)
      hosted.tell(of: kind, id: 0)
      let device = kind == PTK_VIOLATION_UNDESCRIBED_DEVICES ? "; the latest is device 0" : ""
      XCTAssertEqual(told.lines.map { $0.dropFirst(2) }, ["\(text)\(device)"], "without an element")
    }
    XCTAssertNil(ptk_violation_string(ptk_violation_kind(20)))
  }

  func testEachErrorIsToldWithItsFunctionAndElement() {
    for status in [ptk_status.null, .size, .value, .unknown] {
      let text = String(cString: ptk_status_string(status))
      log(PTK_LOG_MISTAKES)
      hosted.pointee.told = 0
      for _ in 0..<2 { XCTAssertEqual(hosted.tell(of: status, id: 10, in: "ptk_some_call(_:)"), status) }
      XCTAssertEqual(told.lines, ["1 ptk_some_call: \(text); it is in the element with id 10"])
      hosted.pointee.told = 0
      XCTAssertEqual(hosted.tell(of: status, in: "ptk_some_call(_:)"), status)
      XCTAssertEqual(told.lines.count, 2)
      XCTAssertEqual(told.lines.last, "1 ptk_some_call: \(text)")
      log(PTK_LOG_NONE)
      hosted.pointee.told = 0
      XCTAssertEqual(hosted.tell(of: status), status)
      PointerKitABI.tell(of: status)
      XCTAssertEqual(told.lines, [])
    }
    log(PTK_LOG_MISTAKES)
    for status in [ptk_status.ok, .absent, .incomplete] { XCTAssertEqual(hosted.tell(of: status), status) }
    XCTAssertEqual(told.lines, [], "these are no errors")
  }

  func testAHandleThatIsNullIsToldOnce() {
    log(PTK_LOG_NONE)
    XCTAssertEqual(ptk_engine_advance(nil, 0), PTK_ERROR_NULL)
    XCTAssertEqual(told.lines, [])
    for _ in 0..<2 {
      log(PTK_LOG_MISTAKES)
      for _ in 0..<2 { XCTAssertEqual(ptk_engine_advance(nil, 0), PTK_ERROR_NULL) }
      XCTAssertEqual(told.lines, ["1 a handle is NULL: check that ptk_engine_create() returned one"])
    }
  }

  func testDestroyingNullIsNoMistake() {
    log(PTK_LOG_NOTES)
    ptk_engine_destroy(nil)
    ptk_frame_destroy(nil)
    ptk_audit_destroy(nil)
    XCTAssertEqual(told.lines, [])
  }

  func testWhatHappenedWithoutALogIsToldWhenItHappensAgain() {
    ptk_set_log(nil, nil, PTK_LOG_NOTES)
    XCTAssertEqual(ptk_engine_advance(nil, 0), PTK_ERROR_NULL)
    XCTAssertEqual(ptk_engine_remove_target(engine, 55, 0), PTK_ERROR_UNKNOWN)
    XCTAssertEqual(ptk_engine_set_device(engine, 0, nil, 0), PTK_ERROR_NULL)
    log(PTK_LOG_NOTES)
    XCTAssertEqual(ptk_engine_remove_target(engine, 56, 0), PTK_ERROR_UNKNOWN)
    XCTAssertEqual(ptk_engine_set_device(engine, 0, nil, 0), PTK_ERROR_NULL)
    XCTAssertEqual(
      told.lines,
      [
        "1 targets are not registered: call ptk_engine_upsert_targets() first; the latest is target 56",
        "1 ptk_engine_set_device: a handle or a required pointer is NULL",
      ])
  }

  func testATargetWhoseSpaceComesLaterIsNoMistake() {
    log(PTK_LOG_MISTAKES)
    var target = ptk_target_make(PTK_KIND_BUTTON, 9, ptk_rect(x: 20, y: 20, width: 44, height: 37))
    target.space = 44
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_OK)
    var space = ptk_space_make(44, ptk_rect(x: 0, y: 0, width: 500, height: 400))
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_OK)
    _ = ptk_engine_step(engine, 1, 1)
    XCTAssertEqual(told.lines, [])
    target.id = 10
    target.space = 45
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_OK)
    XCTAssertEqual(ptk_engine_remove_target(engine, 10, 0), PTK_OK)
    _ = ptk_engine_step(engine, 2, 2)
    XCTAssertEqual(told.lines, [], "it is gone")
  }

  func testWhichNumbersOfSettingsAreToldAsClamped() {
    func isTold(_ change: (inout ptk_settings) -> Void) -> Bool {
      log(PTK_LOG_NOTES)
      hosted.pointee.told = 0
      var settings = ptk_settings_default()
      change(&settings)
      XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_OK)
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
    XCTAssertFalse(isTold { $0.inertia = 7 }, "a flag")
    log(PTK_LOG_NOTES)
    XCTAssertEqual(ptk_engine_set_settings(engine, nil, 0), PTK_OK)
    XCTAssertEqual(told.lines, [], "the defaults")
  }

  func testAnUnknownConstantInSettingsIsAnError() {
    var settings = ptk_settings_default()
    settings.secondary_click_region = ptk_secondary_click_region(9)
    XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_ERROR_VALUE)
    var host = ptk_host_traits_default()
    host.blending = ptk_blending(9)
    XCTAssertEqual(ptk_engine_set_host_traits(engine, &host, 0), PTK_ERROR_VALUE)
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
