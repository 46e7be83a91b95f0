import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// An engine in C does what the Swift engine does, and never crashes.
final class EngineInCTests: EngineInCTestCase {
  private func button(_ id: UInt64, x: Double) -> pk_target {
    pk_target_make(id, Int32(PK_KIND_BAR_BUTTON), pk_rect(x: x, y: 20, width: 44, height: 37))
  }

  private func upsert(_ targets: [pk_target]) -> pk_status {
    pk_engine_upsert_targets(engine, targets, targets.count, nil, 0, 0)
  }

  private func move(to x: Double, _ y: Double, at time: Int64) {
    var input = pk_input_position(time, x, y)
    XCTAssertEqual(pk_engine_handle(engine, &input), PK_OK)
  }

  func testThePointerBecomesTheButtonThatItIsOver() {
    XCTAssertEqual(upsert([button(1, x: 20), button(2, x: 100)]), PK_OK)
    move(to: 122, 38, at: 1_000_000)
    XCTAssertEqual(pk_engine_step(engine, 2_000_000_000, 2_000_000_000, frame), PK_OK)
    var info = pk_frame_info()
    XCTAssertEqual(pk_frame_get_info(frame, &info, MemoryLayout<pk_frame_info>.size), PK_OK)
    XCTAssertEqual(info.hovered, 2)
    var pointer = pk_pointer()
    XCTAssertEqual(pk_frame_get_pointer(frame, &pointer, MemoryLayout<pk_pointer>.size), PK_OK)
    XCTAssertEqual(pointer.behind, 2)
    XCTAssertEqual(pointer.size.height, 37, accuracy: 0.01)
    var commands = [pk_command](repeating: pk_command(), count: 16)
    var count = 0
    let status = pk_frame_get_commands(
      frame, Int32(PK_LIST_ALL), 0, &commands, MemoryLayout<pk_command>.size, commands.count, &count)
    XCTAssertEqual(status, PK_OK)
    let kinds = commands.prefix(count).map { Int($0.kind) }
    XCTAssertTrue(
      kinds.contains(PK_COMMAND_ROUNDED_RECT) && kinds.contains(PK_COMMAND_CONTENT_BEGIN), "\(kinds)")
    var element = pk_element()
    XCTAssertEqual(pk_frame_get_element(frame, 2, &element, MemoryLayout<pk_element>.size), PK_OK)
    XCTAssertEqual(
      pk_frame_get_element(frame, 1, &element, MemoryLayout<pk_element>.size), pk_status(PK_ABSENT))
  }

  func testAListIsWrittenAsFarAsTheBufferGoesAndItsWholeCountAlways() {
    XCTAssertEqual(upsert((0..<5).map { button(UInt64($0 + 1), x: 80 * Double($0)) }), PK_OK)
    var ids = [UInt64](repeating: 99, count: 3)
    var count = 0
    XCTAssertEqual(pk_engine_get_targets(engine, &ids, 2, &count), pk_status(PK_INCOMPLETE))
    XCTAssertEqual(count, 5)
    XCTAssertEqual(ids, [1, 2, 99])
    XCTAssertEqual(pk_engine_get_targets(engine, nil, 0, &count), pk_status(PK_INCOMPLETE))
    XCTAssertEqual(pk_engine_get_targets(engine, nil, 3, &count), pk_status(PK_ERROR_NULL))
    XCTAssertEqual(pk_engine_get_targets(engine, &ids, 2, nil), pk_status(PK_ERROR_NULL))
  }

  func testAnExplanationIsWrittenAsFarAsTheBufferGoesAndItsWholeCountAlways() {
    XCTAssertEqual(upsert((0..<6).map { button(UInt64($0 + 1), x: 60 * Double($0)) }), PK_OK)
    var flick = pk_flick()
    XCTAssertEqual(pk_flick_init(&flick, MemoryLayout<pk_flick>.size), PK_OK)
    flick.position = pk_point(x: 100, y: 200)
    flick.velocity = pk_vector(dx: 300, dy: -1500)
    var attraction = pk_attraction()
    var count = 0
    let (size, each) = (MemoryLayout<pk_attraction>.size, MemoryLayout<pk_candidate>.stride)
    XCTAssertEqual(
      pk_engine_explain(engine, &flick, &attraction, size, nil, each, 0, &count), pk_status(PK_INCOMPLETE),
      "the count alone")
    XCTAssertGreaterThan(count, 2)
    let all = count
    for capacity in [1, 2, all - 1, all, all + 1] {
      var candidates = [pk_candidate](repeating: pk_candidate(), count: all + 2)
      for index in candidates.indices { candidates[index].target = 99 }
      let status = pk_engine_explain(
        engine, &flick, &attraction, size, &candidates, each, capacity, &count)
      XCTAssertEqual(status, pk_status(capacity < all ? PK_INCOMPLETE : 0), "\(capacity)")
      XCTAssertEqual(count, all)
      XCTAssertTrue(candidates[min(capacity, all)...].allSatisfy { $0.target == 99 }, "\(capacity)")
      XCTAssertFalse(candidates[..<min(capacity, all)].contains { $0.target == 99 }, "\(capacity)")
    }
    XCTAssertEqual(
      pk_engine_explain(engine, &flick, &attraction, size - 1, nil, each, 0, &count), pk_status(PK_ERROR_SIZE)
    )
  }

  // In C, a flick had no surface, and was explained as if it could end beyond the edge.
  func testTheLastFlickIsExplainedAsItWasWithinTheSurface() {
    var device = pk_device()
    XCTAssertEqual(pk_device_init(&device, MemoryLayout<pk_device>.size, Int32(PK_DEVICE_TRACKPAD)), PK_OK)
    XCTAssertEqual(pk_engine_set_device(engine, 0, &device, 0), PK_OK)
    var input = pk_input_position(1_000_000, 700, 300)
    XCTAssertEqual(pk_engine_handle(engine, &input), PK_OK)
    input = pk_input_contact(2_000_000, Int32(PK_PHASE_BEGAN), 1)
    XCTAssertEqual(pk_engine_handle(engine, &input), PK_OK)
    for step in 1...8 as ClosedRange<Int64> {
      input = pk_input_motion(2_000_000 + step * 8_000_000, 8, 1)
      XCTAssertEqual(pk_engine_handle(engine, &input), PK_OK)
    }
    input = pk_input_contact(67_000_000, Int32(PK_PHASE_ENDED), 0)
    XCTAssertEqual(pk_engine_handle(engine, &input), PK_OK)
    var (flick, made, explained) = (pk_flick(), pk_attraction(), pk_attraction())
    let size = MemoryLayout<pk_attraction>.size
    XCTAssertEqual(
      pk_engine_get_last_flick(engine, &flick, MemoryLayout<pk_flick>.size, &made, size), PK_OK)
    XCTAssertEqual(flick.bounds.width, 800)
    XCTAssertEqual(flick.bounds.height, 600)
    var count = 0
    let each = MemoryLayout<pk_candidate>.stride
    XCTAssertEqual(pk_engine_explain(engine, &flick, &explained, size, nil, each, 0, &count), PK_OK)
    XCTAssertEqual(made.projected.x, 800, "it would end beyond the edge")
    XCTAssertEqual(explained.projected.x, made.projected.x)
    XCTAssertEqual(explained.projected.y, made.projected.y)
    XCTAssertEqual(explained.reason, made.reason)
    var open = pk_flick()
    XCTAssertEqual(pk_flick_init(&open, MemoryLayout<pk_flick>.size), PK_OK)
    (open.position, open.velocity) = (flick.position, flick.velocity)
    XCTAssertEqual(pk_engine_explain(engine, &open, &explained, size, nil, each, 0, &count), PK_OK)
    XCTAssertGreaterThan(explained.projected.x, 800, "by default the plane has no edge")
  }

  func testAWrongTargetChangesNothing() {
    var wrong = button(2, x: 100)
    wrong.kind = 999
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), pk_status(PK_ERROR_VALUE))
    wrong = button(0, x: 100)
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), pk_status(PK_ERROR_VALUE))
    wrong = button(2, x: 100)
    wrong.reveal_count = 3
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), pk_status(PK_ERROR_NULL))
    var style = pk_style_default()
    style.size = 4
    withUnsafePointer(to: &style) {
      wrong = button(2, x: 100)
      wrong.style = $0
      XCTAssertEqual(upsert([button(1, x: 20), wrong]), pk_status(PK_ERROR_SIZE))
    }
    XCTAssertEqual(pk_engine_upsert_targets(engine, nil, 3, nil, 0, 0), pk_status(PK_ERROR_NULL))
    XCTAssertEqual(pk_engine_upsert_targets(engine, [wrong], -1, nil, 0, 0), pk_status(PK_ERROR_VALUE))
    XCTAssertEqual(pk_engine_upsert_targets(engine, [wrong], .max, nil, 0, 0), pk_status(PK_ERROR_VALUE))
    var count = 0
    XCTAssertEqual(pk_engine_get_targets(engine, nil, 0, &count), PK_OK)
    XCTAssertEqual(count, 0)
  }

  /// An error changes nothing, not even the time or the diagnostics.
  func testACallThatReportsAnErrorChangesNothing() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PK_OK)
    move(to: 22, 38, at: 1_000_000)
    var snapshot: OpaquePointer?
    XCTAssertEqual(pk_engine_copy(engine, &snapshot), PK_OK)
    defer { pk_engine_destroy(snapshot) }
    let now: Int64 = 50_000_000
    var space = pk_space()
    XCTAssertEqual(pk_space_init(&space, MemoryLayout<pk_space>.size), PK_OK)
    var device = pk_device()
    XCTAssertEqual(
      pk_device_init(&device, MemoryLayout<pk_device>.size, Int32(PK_DEVICE_TRACKPAD)), PK_OK)
    device.unit = 99
    var input = pk_input_motion(now, 1, 1)
    input.kind = 99
    let (unknown, value) = (pk_status(PK_ERROR_UNKNOWN), pk_status(PK_ERROR_VALUE))
    let null = pk_status(PK_ERROR_NULL)
    let calls: [(name: String, status: pk_status, expected: pk_status)] = [
      ("remove_target", pk_engine_remove_target(engine, 7, now), unknown),
      ("scroll_space", pk_engine_scroll_space(engine, 7, pk_point(x: 1, y: 1), now), unknown),
      ("remove_space", pk_engine_remove_space(engine, 7, now), unknown),
      ("remove_space, the window", pk_engine_remove_space(engine, 0, now), value),
      ("upsert_targets", pk_engine_upsert_targets(engine, [button(0, x: 1)], 1, nil, 0, now), value),
      ("upsert_spaces", pk_engine_upsert_spaces(engine, &space, 1, now), value),
      ("move_targets", pk_engine_move_targets(engine, nil, 1, now), null),
      ("set_selection", pk_engine_set_selection(engine, nil, 1, now), null),
      ("set_device", pk_engine_set_device(engine, 1, &device, now), value),
      ("handle", pk_engine_handle(engine, &input), value),
      ("handle_at", pk_engine_handle_at(engine, &input, now), value),
      ("step", pk_engine_step(engine, now, now, nil), null),
      ("set_appearance", pk_engine_set_appearance(engine, 99, now), value),
    ]
    for call in calls { XCTAssertEqual(call.status, call.expected, call.name) }
    var isEqual: pk_bool = 0
    XCTAssertEqual(pk_engine_is_equal(engine, snapshot, &isEqual), PK_OK)
    XCTAssertEqual(isEqual, 1)
    // The same calls with registered ids succeed.
    space.id = 7
    XCTAssertEqual(pk_engine_upsert_spaces(engine, &space, 1, now), PK_OK)
    XCTAssertEqual(pk_engine_scroll_space(engine, 7, pk_point(x: 1, y: 1), now), PK_OK)
    XCTAssertEqual(pk_engine_remove_space(engine, 7, now), PK_OK)
    XCTAssertEqual(pk_engine_remove_target(engine, 1, now), PK_OK)
    // The window can be scrolled, but not removed.
    XCTAssertEqual(pk_engine_scroll_space(engine, 0, pk_point(x: 1, y: 1), now), PK_OK)
  }

  /// A program that was compiled against a later header passes longer structs, also in arrays.
  func testStructsOfALaterVersionAreRead() {
    let stride = MemoryLayout<pk_target>.size + 24
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 2 * stride, alignment: 8)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0xff, count: 2 * stride)
    for index in 0..<2 {
      var target = button(UInt64(index + 1), x: 100 * Double(index))
      target.size = UInt32(stride)
      bytes.storeBytes(of: target, toByteOffset: index * stride, as: pk_target.self)
    }
    let first = bytes.assumingMemoryBound(to: pk_target.self)
    XCTAssertEqual(pk_engine_upsert_targets(engine, first, 2, nil, 0, 0), PK_OK)
    var found = pk_target()
    XCTAssertEqual(pk_engine_get_target(engine, 2, &found, MemoryLayout<pk_target>.size), PK_OK)
    XCTAssertEqual(found.frame.x, 100)
    XCTAssertEqual(pk_engine_get_target(engine, 2, &found, 16), pk_status(PK_ERROR_SIZE))
  }

  func testATargetAndItsStyleComeBackAsTheyWent() {
    var target = button(7, x: 33)
    var line = [pk_line(start: 0, length: 20), pk_line(start: 20, length: 20)]
    var lines = pk_precision()
    XCTAssertEqual(pk_precision_init(&lines, MemoryLayout<pk_precision>.size), PK_OK)
    var shape = pk_shape()
    XCTAssertEqual(pk_shape_init(&shape, MemoryLayout<pk_shape>.size), PK_OK)
    (shape.kind, shape.length) = (Int32(PK_SHAPE_VERTICAL_BEAM), 30)
    var accessory = pk_accessory()
    XCTAssertEqual(pk_accessory_init(&accessory, MemoryLayout<pk_accessory>.size), PK_OK)
    (accessory.shape, accessory.angle) = (Int32(PK_ACCESSORY_PLUS), 1.5)
    var style = pk_style_default()
    (target.z, target.group, target.has_luminance, target.luminance) = (5, 9, 1, 0.25)
    (target.has_padding, target.padding) = (1, pk_insets(top: 1, left: 2, bottom: 3, right: 4))
    (target.is_magnetic, target.cursor) = (1, Int32(PK_CURSOR_GRAB))
    var reveals = [
      pk_revealed(id: 4, is_group: 1, reserved: 0), pk_revealed(id: 5, is_group: 0, reserved: 0),
    ]
    line.withUnsafeMutableBufferPointer { line in
      reveals.withUnsafeMutableBufferPointer { reveals in
        withUnsafePointer(to: &shape) { shape in
          withUnsafePointer(to: &accessory) { accessory in
            (lines.kind, lines.lines, lines.line_count) = (
              Int32(PK_PRECISION_LINES), UnsafePointer(line.baseAddress), 2
            )
            withUnsafePointer(to: &lines) { lines in
              (style.shape, style.vertical, style.effect) = (shape, lines, Int32(PK_EFFECT_NONE))
              (style.accessories, style.accessory_count) = (accessory, 1)
              withUnsafePointer(to: &style) { style in
                (target.style, target.reveals, target.reveal_count) = (
                  style, UnsafePointer(reveals.baseAddress), 2
                )
                XCTAssertEqual(upsert([target]), PK_OK)
              }
            }
          }
        }
      }
    }
    var found = pk_target()
    XCTAssertEqual(pk_engine_get_target(engine, 7, &found, MemoryLayout<pk_target>.size), PK_OK)
    XCTAssertEqual(found.z, 5)
    XCTAssertEqual(found.group, 9)
    XCTAssertEqual(found.luminance, 0.25)
    XCTAssertEqual(found.padding.right, 4)
    XCTAssertEqual(found.is_magnetic, 1)
    XCTAssertEqual(Int(found.cursor), PK_CURSOR_GRAB)
    XCTAssertEqual(found.reveal_count, 2)
    var list = [pk_revealed](repeating: pk_revealed(), count: 2)
    var count = 0
    XCTAssertEqual(pk_engine_get_reveals(engine, 7, &list, 2, &count), PK_OK)
    XCTAssertEqual(list.map(\.is_group), [1, 0])
    var ownShape = pk_shape()
    XCTAssertEqual(
      pk_engine_get_style_shape(
        engine, 7, 0, &ownShape, MemoryLayout<pk_shape>.size, nil, 0, nil, 0, &count), PK_OK)
    XCTAssertEqual(ownShape.length, 30)
    var precision = pk_precision()
    var read = [pk_line](repeating: pk_line(), count: 4)
    XCTAssertEqual(
      pk_engine_get_style_precision(
        engine, 7, 0, Int32(PK_AXIS_VERTICAL), &precision, MemoryLayout<pk_precision>.size, &read, 4, &count),
      PK_OK)
    XCTAssertEqual(count, 2)
    XCTAssertEqual(read[1].start, 20)
    var accessories = [pk_accessory](repeating: pk_accessory(), count: 2)
    XCTAssertEqual(
      pk_engine_get_style_accessories(
        engine, 7, 0, &accessories, MemoryLayout<pk_accessory>.size, 2, &count), PK_OK)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(accessories[0].angle, 1.5)
  }

  func testSettingsAndConfigurationsComeBackAsTheyWent() {
    var settings = pk_settings_default()
    (settings.tracking_speed, settings.auto_hide_delay, settings.pointer_scale) = (1.5, 0, 2)
    settings.secondary_click_region = Int32(PK_REGION_BOTTOM_RIGHT)
    settings.trackpad_gestures.3 = UInt8(PK_FINGERS_TWO)
    XCTAssertEqual(pk_engine_set_settings(engine, &settings, 0), PK_OK)
    var found = pk_settings()
    XCTAssertEqual(pk_engine_get_settings(engine, &found, MemoryLayout<pk_settings>.size), PK_OK)
    withUnsafeBytes(of: settings) { sent in
      withUnsafeBytes(of: found) { XCTAssertTrue(sent.elementsEqual($0)) }
    }
    // Every field of the configuration: a number of its own within all ranges, and back.
    var config = pk_config_default()
    let doubles = (MemoryLayout<pk_config>.size - 8) / 8
    XCTAssertGreaterThan(doubles, 60)
    config.bezel_padding = 7
    config.shape_spring = pk_spring(damping_ratio: 0.5, response: 0.4)
    config.blending = Int32(PK_BLENDING_LINEAR)
    config.reveal_inactivity = 0
    config.band_selection = 0
    XCTAssertEqual(pk_engine_set_config(engine, &config, 0), PK_OK)
    var used = pk_config()
    XCTAssertEqual(pk_engine_get_config(engine, &used, MemoryLayout<pk_config>.size), PK_OK)
    withUnsafeBytes(of: config) { sent in
      withUnsafeBytes(of: used) { XCTAssertTrue(sent.elementsEqual($0)) }
    }
    config.blending = 7
    XCTAssertEqual(pk_engine_set_config(engine, &config, 0), pk_status(PK_ERROR_VALUE))
  }

  func testASnapshotIsAnEngineOfItsOwn() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PK_OK)
    var snapshot: OpaquePointer?
    XCTAssertEqual(pk_engine_copy(engine, &snapshot), PK_OK)
    defer { pk_engine_destroy(snapshot) }
    var isEqual: pk_bool = 0
    XCTAssertEqual(pk_engine_is_equal(engine, snapshot, &isEqual), PK_OK)
    XCTAssertEqual(isEqual, 1)
    move(to: 40, 38, at: 5)
    XCTAssertEqual(pk_engine_is_equal(engine, snapshot, &isEqual), PK_OK)
    XCTAssertEqual(isEqual, 0)
    XCTAssertEqual(pk_engine_restore(engine, snapshot), PK_OK)
    XCTAssertEqual(pk_engine_is_equal(engine, snapshot, &isEqual), PK_OK)
    XCTAssertEqual(isEqual, 1)
  }

  func testEventsAreReadOnceAndInOrder() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PK_OK)
    move(to: 42, 38, at: 1_000_000)
    for isDown in [1, 0] as [pk_bool] {
      var input = pk_input_button(2_000_000, Int32(PK_BUTTON_PRIMARY), isDown)
      XCTAssertEqual(pk_engine_handle(engine, &input), PK_OK)
    }
    var events = [pk_event](repeating: pk_event(), count: 2)
    var (count, next, lost) = (0, UInt64(0), UInt64(0))
    var types: [Int] = []
    while true {
      let status = pk_engine_get_events(
        engine, next, &events, MemoryLayout<pk_event>.size, 2, &count, &next, &lost)
      types += events.prefix(min(count, 2)).map { Int($0.type) }
      if status == PK_OK { break }
      XCTAssertEqual(status, pk_status(PK_INCOMPLETE))
    }
    XCTAssertEqual(lost, 0)
    let expected = [PK_EVENT_ENTERED, PK_EVENT_PRESSED, PK_EVENT_RELEASED, PK_EVENT_CLICKED]
    XCTAssertEqual(types.filter { expected.contains($0) }, expected)
  }

  func testUnknownConstantsOfAnInputAreErrors() {
    var input = pk_input_motion(0, 1, 1)
    for kind in [-1, 17, Int32.max] {
      input.kind = kind
      XCTAssertEqual(pk_engine_handle(engine, &input), pk_status(PK_ERROR_VALUE))
    }
    input = pk_input_contact(0, 4, 1)
    XCTAssertEqual(pk_engine_handle(engine, &input), pk_status(PK_ERROR_VALUE))
    input.size = 8
    XCTAssertEqual(pk_engine_handle(engine, &input), pk_status(PK_ERROR_SIZE))
    XCTAssertEqual(pk_engine_handle(nil, &input), pk_status(PK_ERROR_NULL))
    XCTAssertEqual(pk_engine_handle(engine, nil), pk_status(PK_ERROR_NULL))
    var button: Int32 = 0
    XCTAssertEqual(pk_button_convert(Int32(PK_TOOLKIT_EVDEV), 0x111, &button), PK_OK)
    XCTAssertEqual(Int(button), PK_BUTTON_SECONDARY)
    XCTAssertEqual(pk_button_convert(99, 0x111, &button), pk_status(PK_ERROR_VALUE))
    XCTAssertEqual(String(cString: pk_cursor_css_name(Int32(PK_CURSOR_GRAB))), "grab")
    XCTAssertNil(pk_cursor_css_name(200))
  }
}

extension pk_status {
  /// Constants of C enumerations are integers in Swift.
  static func == (status: pk_status, constant: Int) -> Bool { Int(status) == constant }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertEqual(
  _ status: pk_status, _ constant: Int, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(Int(status), constant, String(cString: pk_status_string(status)), file: file, line: line)
}
