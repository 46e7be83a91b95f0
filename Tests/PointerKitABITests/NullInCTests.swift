import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// NULL, a size that is too small, and an unknown id, passed to each function.
final class NullInCTests: EngineInCTestCase {
  private typealias Call = (name: String, make: (OpaquePointer?) -> ptk_status)

  /// Calls that would succeed with an engine that has the target 1 in the space 2, except where `absent` says otherwise.
  private var calls: [Call] {
    var (id, count, next) = (UInt64(0), 0, UInt64(0))
    var (point, rect, isEqual) = (ptk_point(), ptk_rect(), false)
    _ = next
    next = 0
    return [
      ("advance", { ptk_engine_advance($0, 1) }), ("place_pointer", { ptk_engine_place_pointer($0, 1) }),
      ("cursor_warped", { ptk_engine_cursor_warped($0, ptk_point(x: 1, y: 1), 1) }),
      ("resize", { ptk_engine_resize($0, ptk_size(width: 900, height: 700), 1) }),
      ("set_appearance", { ptk_engine_set_appearance($0, PTK_APPEARANCE_DARK, 1) }),
      ("set_background_luminance", { ptk_engine_set_background_luminance($0, 0.5, 1) }),
      ("set_annotation", { ptk_engine_set_annotation($0, nil, 0, nil, 1) }),
      ("set_selection", { ptk_engine_set_selection($0, nil, 0, 1) }),
      ("set_settings", { ptk_engine_set_settings($0, nil, 1) }),
      ("set_config", { ptk_engine_set_configuration($0, nil, 1) }),
      (
        "set_device",
        {
          var device = ptk_default_device(PTK_DEVICE_KIND_MOUSE)
          return ptk_engine_set_device($0, 0, &device, 1)
        }
      ),
      (
        "upsert_targets",
        {
          var target = ptk_target_of_kind(PTK_KIND_BUTTON, 9, ptk_rect(x: 0, y: 0, width: 9, height: 9))
          return ptk_engine_upsert_targets($0, &target, 1, nil, 0, 1)
        }
      ), ("move_targets", { ptk_engine_move_targets($0, nil, 0, 1) }),
      (
        "upsert_spaces",
        {
          var space = ptk_space_with_clip(8, ptk_rect(x: 0, y: 0, width: 9, height: 9))
          return ptk_engine_upsert_spaces($0, &space, 1, 1)
        }
      ), ("scroll_space", { ptk_engine_scroll_space($0, 2, ptk_point(x: 1, y: 1), 1) }),
      ("remove_target", { ptk_engine_remove_target($0, 9, 1) }),
      ("remove_space", { ptk_engine_remove_space($0, 8, 1) }),
      (
        "handle",
        {
          var input = ptk_input_motion(1, 1, 1)
          return ptk_engine_handle($0, &input, 1)
        }
      ),
      (
        "simulate",
        {
          var input = ptk_input_motion(1, 1, 1)
          return ptk_engine_simulate($0, &input)
        }
      ), ("read", { [frame] in ptk_engine_read($0, 1, frame) }),
      ("get_targets", { ptk_engine_get_targets($0, &id, 1, &count) }),
      ("get_targets_at", { ptk_engine_get_targets_at($0, point, &id, 1, &count) }),
      ("get_selection", { ptk_engine_get_selection($0, &id, 1, &count) }),
      ("get_reveals", { ptk_engine_get_reveals($0, 1, nil, 0, &count) }),
      ("get_space_at", { ptk_engine_get_space_at($0, point, &id) }),
      ("get_region", { ptk_engine_get_region($0, 1, &rect) }),
      ("get_clip", { ptk_engine_get_clip($0, 2, &rect) }),
      ("convert_from_space", { ptk_engine_convert_from_space($0, 2, point, &point) }),
      ("convert_to_space", { ptk_engine_convert_to_space($0, 2, point, &point) }),
      ("is_equal", { [engine] in ptk_engine_is_equal($0, engine, &isEqual) }),
      ("is_equal, second", { [engine] in ptk_engine_is_equal(engine, $0, &isEqual) }),
      ("restore", { [engine] in ptk_engine_restore($0, engine) }),
      ("restore from", { [engine] in ptk_engine_restore(engine, $0) }),
      (
        "get_violations",
        {
          ptk_engine_get_violations($0, nil, 0, &count) == PTK_STATUS_INCOMPLETE
            ? PTK_STATUS_OK : PTK_STATUS_ERROR_NULL
        }
      ),
      (
        "digest_add_events",
        {
          var digest = UInt64(0)
          return ptk_digest_add_events(&digest, $0, 0)
        }
      ),
    ]
  }

  private func register() {
    var space = ptk_space_with_clip(2, ptk_rect(x: 0, y: 0, width: 500, height: 400))
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_STATUS_OK)
    var target = ptk_target_of_kind(PTK_KIND_BUTTON, 1, ptk_rect(x: 20, y: 20, width: 44, height: 37))
    target.space = 2
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
  }

  func testAHandleThatIsNullIsAnErrorOfEachFunction() {
    register()
    for call in calls {
      XCTAssertEqual(call.make(nil), PTK_STATUS_ERROR_NULL, call.name)
      XCTAssertEqual(call.make(engine), PTK_STATUS_OK, call.name)
    }
    XCTAssertNil(ptk_engine_step(nil, 0, 0))
    XCTAssertNil(ptk_engine_copy(nil))
    ptk_engine_destroy(nil)
    ptk_frame_destroy(nil)
    XCTAssertNil(ptk_frame_get_element(nil, 1))
  }

  func testAResultThatCannotBeWrittenIsAnErrorOfEachFunction() {
    register()
    var (count, point, attraction, flick) = (0, ptk_point(), ptk_attraction(), ptk_default_flick())
    let size = MemoryLayout<ptk_attraction>.size
    let calls: [(String, ptk_status)] = [
      ("hit_test", ptk_engine_hit_test(engine, ptk_point(x: 30, y: 30), nil, 99)),
      ("get_state", ptk_engine_get_state(engine, nil, 999)),
      ("get_target", ptk_engine_get_target(engine, 1, nil, 999)),
      ("get_space", ptk_engine_get_space(engine, 2, nil, 999)),
      ("get_style", ptk_engine_get_style(engine, 1, false, nil, 999)),
      ("get_style_shape", ptk_engine_get_style_shape(engine, 1, true, nil, 999, nil, 0, nil, 0, &count)),
      (
        "get_style_precision",
        ptk_engine_get_style_precision(engine, 1, true, PTK_AXIS_VERTICAL, nil, 999, nil, 0, &count)
      ), ("get_targets", ptk_engine_get_targets(engine, nil, 1, &count)),
      ("get_targets, count", ptk_engine_get_targets(engine, nil, 0, nil)),
      ("get_space_at", ptk_engine_get_space_at(engine, point, nil)),
      ("get_region", ptk_engine_get_region(engine, 1, nil)),
      ("get_clip", ptk_engine_get_clip(engine, 2, nil)),
      ("convert_from_space", ptk_engine_convert_from_space(engine, 2, point, nil)),
      ("convert_to_space", ptk_engine_convert_to_space(engine, 2, point, nil)),
      ("is_equal", ptk_engine_is_equal(engine, engine, nil)),
      ("get_settings", ptk_engine_get_settings(engine, nil, 999)),
      ("get_config", ptk_engine_get_configuration(engine, nil, 9999)),
      ("set_device", ptk_engine_set_device(engine, 0, nil, 0)),
      ("explain", ptk_engine_explain(engine, nil, &attraction, size, nil, 99, 0, &count)),
      ("explain, result", ptk_engine_explain(engine, &flick, nil, size, nil, 99, 0, &count)),
      ("get_last_flick", ptk_engine_get_last_flick(engine, nil, 99, &attraction, size)),
      ("get_last_flick, result", ptk_engine_get_last_flick(engine, &flick, 99, nil, size)),
      ("digest_add_frame", ptk_digest_add_frame(nil, frame)),
      ("digest_add_events", ptk_digest_add_events(nil, engine, 0)),
      ("button_convert", ptk_button_convert(PTK_TOOLKIT_EVDEV, 0x110, nil)),
      ("modifiers_convert", ptk_modifiers_convert(PTK_TOOLKIT_GDK4, 1, nil)),
      ("scroll_convert", ptk_scroll_convert(PTK_WHEEL_SDL, ptk_vector(), 1, nil)),
      ("cursor_convert", ptk_cursor_convert(PTK_TOOLKIT_QT6, PTK_CURSOR_GRAB, nil)),
    ]
    for (name, status) in calls { XCTAssertEqual(status, PTK_STATUS_ERROR_NULL, name) }
    var digest = UInt64(0)
    XCTAssertEqual(ptk_digest_add_frame(&digest, nil), PTK_STATUS_ERROR_NULL)
    point = ptk_point()
  }

  func testASizeThatIsTooSmallIsAnErrorOfEachFunction() {
    register()
    func assertSize<Struct>(
      _ name: String, _ type: Struct.Type, line: UInt = #line,
      _ call: (UnsafeMutablePointer<Struct>, Int) -> ptk_status
    ) {
      let memory = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
      defer { memory.deallocate() }
      let size = MemoryLayout<Struct>.size
      memset(memory, 0, size)
      XCTAssertEqual(call(memory, size - 1), PTK_STATUS_ERROR_SIZE, name, line: line)
      XCTAssertEqual(call(memory, size), PTK_STATUS_OK, name, line: line)
    }
    var count = 0
    assertSize("get_state", ptk_state.self) { ptk_engine_get_state(engine, $0, $1) }
    assertSize("hit_test", ptk_hit.self) { ptk_engine_hit_test(engine, ptk_point(x: 30, y: 30), $0, $1) }
    assertSize("get_target", ptk_target.self) { ptk_engine_get_target(engine, 1, $0, $1) }
    assertSize("get_space", ptk_space.self) { ptk_engine_get_space(engine, 2, $0, $1) }
    assertSize("get_settings", ptk_settings.self) { ptk_engine_get_settings(engine, $0, $1) }
    assertSize("get_config", ptk_configuration.self) { ptk_engine_get_configuration(engine, $0, $1) }
    assertSize("get_style", ptk_style.self) { ptk_engine_get_style(engine, 1, true, $0, $1) }
    assertSize("get_style_shape", ptk_shape.self) {
      ptk_engine_get_style_shape(engine, 1, true, $0, $1, nil, 0, nil, 0, &count)
    }
    assertSize("get_style_precision", ptk_precision.self) {
      ptk_engine_get_style_precision(engine, 1, true, PTK_AXIS_VERTICAL, $0, $1, nil, 0, &count)
    }
    // Structs that a host fills, in their first field.
    func assertRead<Struct>(
      _ name: String, _ value: Struct, line: UInt = #line, _ call: (UnsafePointer<Struct>) -> ptk_status
    ) {
      var value = value
      XCTAssertEqual(call(&value), PTK_STATUS_OK, name, line: line)
      withUnsafeMutableBytes(of: &value) {
        $0.storeBytes(of: UInt32(MemoryLayout<Struct>.size - 1), as: UInt32.self)
      }
      XCTAssertEqual(call(&value), PTK_STATUS_ERROR_SIZE, name, line: line)
    }
    assertRead("set_settings", ptk_default_settings()) { ptk_engine_set_settings(engine, $0, 0) }
    assertRead("set_config", ptk_default_configuration()) { ptk_engine_set_configuration(engine, $0, 0) }
    assertRead("set_device", ptk_default_device(PTK_DEVICE_KIND_MOUSE)) {
      ptk_engine_set_device(engine, 0, $0, 0)
    }
    assertRead("curve", ptk_default_curve()) {
      var device = ptk_default_device(PTK_DEVICE_KIND_MOUSE)
      device.curve = $0
      return ptk_engine_set_device(engine, 0, &device, 0)
    }
    assertRead("handle", ptk_input_motion(0, 1, 1)) { ptk_engine_handle(engine, $0, 0) }
    assertRead("simulate", ptk_input_motion(0, 1, 1)) { ptk_engine_simulate(engine, $0) }
    assertRead("upsert_targets", ptk_target_of_kind(PTK_KIND_BUTTON, 1, ptk_rect())) {
      ptk_engine_upsert_targets(engine, $0, 1, nil, 0, 0)
    }
    assertRead("upsert_spaces", ptk_space_with_clip(2, ptk_rect())) {
      ptk_engine_upsert_spaces(engine, $0, 1, 0)
    }
    var attraction = ptk_attraction()
    assertRead("explain", ptk_default_flick()) {
      ptk_engine_explain(
        engine, $0, &attraction, MemoryLayout<ptk_attraction>.size, nil, MemoryLayout<ptk_candidate>.size, 0,
        &count)
        == PTK_STATUS_ERROR_SIZE ? PTK_STATUS_ERROR_SIZE : PTK_STATUS_OK
    }
    var flick = ptk_default_flick()
    for (size, expected) in [
      (MemoryLayout<ptk_candidate>.size, false), (MemoryLayout<ptk_candidate>.size - 1, true),
    ] {
      let status = ptk_engine_explain(
        engine, &flick, &attraction, MemoryLayout<ptk_attraction>.size, nil, size, 0, &count)
      XCTAssertEqual(status == PTK_STATUS_ERROR_SIZE, expected)
    }
  }

  func testAnUnknownIdIsAnErrorOfEachFunction() {
    register()
    var (count, size) = (7, 999)
    var (target, space, style, shape, precision) = (
      ptk_target(), ptk_space(), ptk_style(), ptk_shape(), ptk_precision()
    )
    var (accessory, path, rect, point) = (ptk_accessory(), ptk_path(), ptk_rect(), ptk_point())
    let calls: [(String, ptk_status)] = [
      ("get_target", ptk_engine_get_target(engine, 7, &target, size)),
      ("get_space", ptk_engine_get_space(engine, 7, &space, size)),
      ("get_reveals", ptk_engine_get_reveals(engine, 7, nil, 0, &count)),
      ("get_region", ptk_engine_get_region(engine, 7, &rect)),
      ("get_style", ptk_engine_get_style(engine, 7, false, &style, size)),
      ("get_style", ptk_engine_get_style(engine, 7, true, &style, size)),
      ("get_style_shape", ptk_engine_get_style_shape(engine, 7, false, &shape, size, nil, 0, nil, 0, &count)),
      (
        "get_style_precision",
        ptk_engine_get_style_precision(
          engine, 7, false, PTK_AXIS_VERTICAL, &precision, size, nil, 0, &count)
      ),
      (
        "get_style_accessories", ptk_engine_get_style_accessories(engine, 7, false, &accessory, 99, 1, &count)
      ),
      (
        "get_style_accessory_path",
        ptk_engine_get_style_accessory_path(engine, 7, false, 0, &path, size, nil, 0, &count)
      ),
      ("convert_from_space", ptk_engine_convert_from_space(engine, 7, point, &point)),
      ("convert_to_space", ptk_engine_convert_to_space(engine, 7, point, &point)),
    ]
    for (name, status) in calls { XCTAssertEqual(status, PTK_STATUS_ERROR_UNKNOWN, name) }
    // An axis that is none, or both.
    for axis in [ptk_axis(0), ptk_axis(3), ptk_axis(4)] {
      XCTAssertEqual(
        ptk_engine_get_style_precision(engine, 1, false, axis, &precision, size, nil, 0, &count),
        PTK_STATUS_ERROR_VALUE)
    }
    XCTAssertEqual(
      ptk_engine_get_style_shape(engine, 1, false, &shape, size, nil, 0, nil, 0, &count), PTK_STATUS_ABSENT)
    XCTAssertEqual(count, 0)
    size = 0
  }

  func testNullIsToldBeforeAnUnknownId() {
    register()
    var (count, path, shape) = (7, ptk_path(), ptk_shape())
    var (accessory, precision) = (ptk_accessory(), ptk_precision())
    let (size, vertical) = (999, PTK_AXIS_VERTICAL)
    let calls: [(String, ptk_status)] = [
      ("hit_test", ptk_engine_hit_test(engine, ptk_point(x: -9, y: -9), nil, size)),
      ("get_target", ptk_engine_get_target(engine, 7, nil, size)),
      ("get_preferred_hover", ptk_engine_get_preferred_hover(engine, 7, nil)),
      ("get_space", ptk_engine_get_space(engine, 7, nil, size)),
      ("get_region", ptk_engine_get_region(engine, 7, nil)),
      ("get_clip", ptk_engine_get_clip(engine, 7, nil)),
      ("convert_from_space", ptk_engine_convert_from_space(engine, 7, ptk_point(), nil)),
      ("convert_to_space", ptk_engine_convert_to_space(engine, 7, ptk_point(), nil)),
      ("get_style", ptk_engine_get_style(engine, 7, false, nil, size)),
      (
        "get_style_shape",
        ptk_engine_get_style_shape(engine, 7, false, nil, size, &path, size, nil, 0, &count)
      ),
      (
        "get_style_shape, count",
        ptk_engine_get_style_shape(engine, 7, false, &shape, size, &path, size, nil, 0, nil)
      ),
      (
        "get_style_precision",
        ptk_engine_get_style_precision(engine, 7, false, vertical, nil, size, nil, 0, &count)
      ),
      (
        "get_style_precision, count",
        ptk_engine_get_style_precision(engine, 7, false, vertical, &precision, size, nil, 0, nil)
      ),
      (
        "get_style_accessory_path, count",
        ptk_engine_get_style_accessory_path(engine, 7, false, 0, &path, size, nil, 0, nil)
      ),
      (
        "get_style_accessories, NULL", ptk_engine_get_style_accessories(nil, 7, false, &accessory, 99, 1, nil)
      ),
      ("get_last_flick", ptk_engine_get_last_flick(engine, nil, size, nil, size)),
    ]
    for (name, status) in calls { XCTAssertEqual(status, PTK_STATUS_ERROR_NULL, name) }
    XCTAssertEqual(count, 7, "nothing is written")
  }

  func testANegativeCapacityIsNoLimit() {
    register()
    var (ids, count) = ([UInt64](repeating: 0, count: 2), 0)
    XCTAssertEqual(ptk_engine_get_targets(engine, &ids, -1, &count), PTK_STATUS_OK)
    XCTAssertEqual(ids, [1, 0])
    var violations = [ptk_violation](repeating: ptk_violation(), count: 40)
    XCTAssertEqual(ptk_engine_get_violations(engine, &violations, -1, &count), PTK_STATUS_OK)
    XCTAssertEqual(count, 20)
  }

  func testThePathOfAShapeIsWrittenOnlyWhereThereIsRoom() {
    let writer = StyleWriter()
    var target = ptk_target_of_kind(PTK_KIND_BUTTON, 1, ptk_rect(x: 20, y: 20, width: 80, height: 60))
    target.style = writer.pointer([writer.style(PointerStyle(shape: .cross))])
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
    var (shape, path, count) = (ptk_shape(), ptk_path(), 0)
    var elements = [ptk_path_element](repeating: ptk_path_element(), count: 64)
    func get(_ path: UnsafeMutablePointer<ptk_path>?, _ size: Int, _ capacity: Int) -> ptk_status {
      ptk_engine_get_style_shape(
        engine, 1, false, &shape, MemoryLayout<ptk_shape>.size, path, size, &elements, capacity, &count)
    }
    XCTAssertEqual(get(nil, 0, 64), PTK_STATUS_OK, "the elements alone")
    XCTAssertGreaterThan(count, 3)
    XCTAssertEqual(shape.kind, PTK_SHAPE_KIND_PATH)
    XCTAssertEqual(get(&path, MemoryLayout<ptk_path>.size - 1, 64), PTK_STATUS_ERROR_SIZE)
    XCTAssertEqual(get(&path, MemoryLayout<ptk_path>.size, 1), PTK_STATUS_INCOMPLETE)
    XCTAssertEqual(path.element_count, count)
    XCTAssertTrue(path.has_anchor)
  }
}
