import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// Each field of a struct that a host fills arrives, and comes back.
final class RoundTripTests: EngineInCTestCase {
  /// The numbers of a struct's fields by their names, found by reflection; without pointers and unused room.
  private func fields(_ value: Any, _ name: String = "") -> [String: Double] {
    switch value {
    case let isTrue as Bool: return [name: isTrue ? 1 : 0]
    case let number as Double: return [name: number]
    case let number as UInt8: return [name: Double(number)]
    case let number as Int32: return [name: Double(number)]
    case let number as Int64: return [name: Double(number)]
    case let number as UInt32: return [name: Double(number)]
    case let number as UInt64: return [name: Double(number)]
    case let number as Int: return [name: Double(number)]
    default:
      var fields: [String: Double] = [:]
      for child in Mirror(reflecting: value).children where child.label?.hasPrefix("reserved") == false {
        let path = child.label == "rawValue" ? name : name + "." + (child.label ?? "")
        fields.merge(self.fields(child.value, path)) { first, _ in first }
      }
      return fields
    }
  }

  /// Compares what was sent and what came back, field by field; in what was sent, no field has its default.
  private func assertEqual(
    _ sent: Any, _ back: Any, default plain: Any, except: Set<String> = [], line: UInt = #line
  ) {
    let (sent, back, plain) = (fields(sent), fields(back), fields(plain))
    XCTAssertEqual(sent.keys.sorted(), back.keys.sorted(), line: line)
    XCTAssertGreaterThan(sent.count, 16, "the fields were found", line: line)
    for (name, value) in sent where !except.contains(name) {
      if name != ".size" {
        XCTAssertNotEqual(value, plain[name], "\(name) has another value than its default", line: line)
      }
      XCTAssertEqual(back[name], value, name, line: line)
    }
  }

  private func target() -> ptk_target {
    var target = ptk_target_of_kind(PTK_KIND_SLIDER, 7, ptk_rect(x: 11, y: 12, width: 13, height: 14))
    (target.space, target.z, target.group) = (3, -5, 9)
    (target.is_enabled, target.has_bezel, target.is_selectable) = (false, true, false)
    (target.has_padding, target.padding) = (true, ptk_insets(top: 1, left: 2, bottom: 3, right: 4))
    (target.latching_axes, target.cursor) = (PTK_AXIS_VERTICAL.rawValue, PTK_CURSOR_GRAB)
    (target.corner_radius, target.is_dragged_by_scrolling, target.is_magnetic) = (
      6.5, PTK_CHOICE_NO, PTK_CHOICE_YES
    )
    (target.tracks_held_press, target.accepts_drops, target.clicks_after_drag) = (
      PTK_CHOICE_YES, PTK_CHOICE_NO, PTK_CHOICE_YES
    )
    (target.coasts, target.has_luminance, target.luminance) = (false, true, 0.25)
    (target.has_color, target.color) = (true, ptk_color(red: 0.1, green: 0.2, blue: 0.3))
    return target
  }

  func testEveryFieldOfATargetComesBack() {
    var (target, found) = (target(), ptk_target())
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_get_target(engine, 7, &found, MemoryLayout<ptk_target>.size), PTK_STATUS_OK)
    // Reveals have a function of their own.
    assertEqual(target, found, default: ptk_default_target(), except: [".reveal_count"])
  }

  func testEveryFieldOfASpaceComesBack() {
    var spaces = [ptk_space_with_clip(2, ptk_rect(x: 0, y: 0, width: 500, height: 400)), ptk_default_space()]
    spaces[1].id = 3
    (spaces[1].parent, spaces[1].origin, spaces[1].z) = (2, ptk_point(x: 21, y: 22), 8)
    (spaces[1].is_enabled, spaces[1].coasts) = (false, false)
    (spaces[1].is_opaque, spaces[1].lets_parent_band_in) = (true, true)
    (spaces[1].has_clip, spaces[1].clip) = (true, ptk_rect(x: 31, y: 32, width: 33, height: 34))
    (spaces[1].has_content_size, spaces[1].content_size) = (true, ptk_size(width: 133, height: 134))
    var found = ptk_space()
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, spaces, 2, 0), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_get_space(engine, 3, &found, MemoryLayout<ptk_space>.size), PTK_STATUS_OK)
    assertEqual(spaces[1], found, default: ptk_default_space())
  }

  /// Where a flag says that a value is missing, the value beside it means nothing.
  func testAValueWithoutItsFlagIsMissing() {
    var (target, found) = (target(), ptk_target())
    (target.has_padding, target.has_luminance, target.has_color) = (false, false, false)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_get_target(engine, 7, &found, MemoryLayout<ptk_target>.size), PTK_STATUS_OK)
    XCTAssertEqual([found.has_padding, found.has_luminance, found.has_color], [false, false, false])
    var space = ptk_space_with_clip(3, ptk_rect(x: 0, y: 0, width: 5, height: 4))
    (space.has_clip, space.content_size) = (false, ptk_size(width: 3, height: 4))
    var back = ptk_space()
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_get_space(engine, 3, &back, MemoryLayout<ptk_space>.size), PTK_STATUS_OK)
    XCTAssertEqual([back.has_clip, back.has_content_size], [false, false])
  }

  func testEachNumberThatIsClampedIsTold() throws {
    let told = Told()
    func isTold(_ change: (inout ptk_target) -> Void) -> Bool {
      tearDown()
      setUp()
      told.lines = []
      let data = Unmanaged.passUnretained(told).toOpaque()
      XCTAssertEqual(ptk_engine_set_log(engine, tellLine, data, PTK_LOG_LEVEL_NOTES), PTK_STATUS_OK)
      var target = target()
      change(&target)
      XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
      _ = ptk_engine_step(engine, 1, 1)
      return told.lines.contains { $0.contains(" is used; it is in target") }
    }
    XCTAssertFalse(isTold { _ in })
    XCTAssertFalse(isTold { ($0.frame.width, $0.frame.height) = (0, 0) })
    XCTAssertFalse(isTold { $0.frame.width = -13 }, "it is refused")
    XCTAssertTrue(isTold { $0.color.red = 1.1 })
    XCTAssertTrue(isTold { $0.color.green = -0.1 })
    XCTAssertTrue(isTold { $0.color.blue = 2 })
    XCTAssertFalse(isTold { ($0.has_color, $0.color.blue) = (false, 2) })
  }

  /// A program of a later version has longer structs, and each states its own size.
  func testAStructIsMadeWithTheSizeOfTheCaller() {
    func assertMade<Struct>(
      _ type: Struct.Type, line: UInt = #line, _ make: (UnsafeMutablePointer<Struct>?, Int) -> ptk_status
    ) {
      let size = MemoryLayout<Struct>.size
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size + 64, alignment: 16)
      defer { memory.deallocate() }
      for extra in [0, 40] {
        memory.initializeMemory(as: UInt8.self, repeating: 0xff, count: size + 64)
        XCTAssertEqual(make(memory.assumingMemoryBound(to: type), size + extra), PTK_STATUS_OK, line: line)
        XCTAssertEqual(memory.load(as: UInt32.self), UInt32(size + extra), line: line)
        XCTAssertEqual(
          memory.load(fromByteOffset: size, as: UInt8.self), 0xff, "no more is written", line: line)
      }
      XCTAssertEqual(make(memory.assumingMemoryBound(to: type), size - 1), PTK_STATUS_ERROR_SIZE, line: line)
      XCTAssertEqual(make(nil, size), PTK_STATUS_ERROR_NULL, line: line)
    }
    assertMade(ptk_target.self, ptk_target_init)
    assertMade(ptk_space.self, ptk_space_init)
    assertMade(ptk_options.self, ptk_options_init)
    assertMade(ptk_settings.self, ptk_settings_init)
    assertMade(ptk_configuration.self, ptk_configuration_init)
    assertMade(ptk_configuration.self, ptk_configuration_init_compact)
    assertMade(ptk_path.self, ptk_path_init)
    assertMade(ptk_shape.self, ptk_shape_init)
    assertMade(ptk_precision.self, ptk_precision_init)
    assertMade(ptk_accessory.self, ptk_accessory_init)
    assertMade(ptk_style.self, ptk_style_init)
    assertMade(ptk_curve.self, ptk_curve_init)
    assertMade(ptk_flick.self, ptk_flick_init)
    assertMade(ptk_audit_configuration.self, ptk_audit_configuration_init)
    assertMade(ptk_device.self) { ptk_device_init($0, $1, PTK_DEVICE_KIND_MOUSE) }
    assertMade(ptk_input.self) { ptk_input_init($0, $1, PTK_INPUT_KIND_MOTION, 5) }
  }
}
