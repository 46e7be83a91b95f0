import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// Each kind of message, word by word: the function, the place, what is found there, and what is allowed.
final class MessagesInCTests: EngineInCTestCase {
  private let told = Told()

  override func setUp() {
    super.setUp()
    let data = Unmanaged.passUnretained(told).toOpaque()
    XCTAssertEqual(ptk_engine_set_log(engine, tellLine, data, PTK_LOG_LEVEL_NOTES), PTK_STATUS_OK)
  }

  private func assertTold(_ lines: String..., line: UInt = #line) {
    XCTAssertEqual(told.lines, lines, line: line)
    told.lines = []
  }

  private func target(_ id: UInt64 = 7) -> ptk_target {
    ptk_target_of_kind(PTK_KIND_BUTTON, id, ptk_rect(x: 20, y: 20, width: 44, height: 37))
  }

  private func upsert(_ targets: [ptk_target], line: UInt = #line) -> ptk_status {
    ptk_engine_upsert_targets(engine, targets, targets.count, nil, 0, 0)
  }

  func testAPointerThatIsNull() {
    XCTAssertEqual(ptk_engine_handle(engine, nil, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_handle: input: found NULL, expected an address")
    XCTAssertEqual(ptk_engine_simulate(engine, nil), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_simulate: input: found NULL, expected an address")
    XCTAssertEqual(ptk_engine_set_device(engine, 3, nil, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_set_device: device: found NULL, expected an address")
    XCTAssertEqual(ptk_engine_upsert_targets(engine, nil, 3, nil, 0, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_upsert_targets: targets: found NULL, expected the address of 3 elements")
    XCTAssertEqual(ptk_engine_upsert_targets(engine, nil, 0, nil, 1, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_upsert_targets: removed: found NULL, expected the address of 1 element")
    XCTAssertEqual(ptk_engine_move_targets(engine, nil, 2, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_move_targets: movements: found NULL, expected the address of 2 elements")
    XCTAssertEqual(ptk_engine_set_selection(engine, nil, 2, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_set_selection: targets: found NULL, expected the address of 2 elements")
    XCTAssertEqual(ptk_engine_set_annotation(engine, nil, 2, nil, 0), PTK_STATUS_ERROR_NULL)
    assertTold("1 ptk_engine_set_annotation: values: found NULL, expected the address of 2 elements")
  }

  func testACountThatIsTooLarge() {
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, nil, 1 << 24 + 1, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_upsert_spaces: count: found 16777217, expected 0...16777216")
    XCTAssertEqual(ptk_engine_upsert_targets(engine, nil, 0, nil, -1, 0), PTK_STATUS_ERROR_VALUE)
    assertTold(
      "1 ptk_engine_upsert_targets: removed_count: found 9223372036854775807, expected 0...16777216")
  }

  func testASizeThatIsTooSmall() {
    var input = ptk_input_motion(0, 1, 1)
    input.size = 8
    let least = MemoryLayout<ptk_input>.size
    XCTAssertEqual(ptk_engine_handle(engine, &input, 0), PTK_STATUS_ERROR_SIZE)
    let advice = "make the struct with its ptk_default_...()"
    assertTold("1 ptk_engine_handle: input->size: found 8, expected at least \(least): \(advice)")
    var wrong = target()
    wrong.size = 0
    XCTAssertEqual(upsert([wrong]), PTK_STATUS_ERROR_SIZE)
    let size = MemoryLayout<ptk_target>.size
    assertTold("1 ptk_engine_upsert_targets: targets[0].size: found 0, expected at least \(size): \(advice)")
    var settings = ptk_default_settings()
    settings.size = 12
    XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_STATUS_ERROR_SIZE)
    let needed = MemoryLayout<ptk_settings>.size
    assertTold("1 ptk_engine_set_settings: settings->size: found 12, expected at least \(needed): \(advice)")
  }

  func testAConstantThatIsUnknown() {
    var input = ptk_input_motion(0, 1, 1)
    input.kind = ptk_input_kind(18)
    XCTAssertEqual(ptk_engine_handle(engine, &input, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_handle: input->kind: found 18, expected 0...17")
    input = ptk_input_contact(0, ptk_phase(9), 1)
    XCTAssertEqual(ptk_engine_handle(engine, &input, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_handle: input->phase: found 9, expected 0...3")
    input = ptk_input_button(0, PTK_BUTTON_NONE, true)
    XCTAssertEqual(ptk_engine_handle(engine, &input, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_handle: input->button: found -1, expected 0...65535")
    XCTAssertEqual(ptk_engine_set_appearance(engine, ptk_appearance(2), 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_set_appearance: appearance: found 2, expected 0...1")
    var device = ptk_default_device(PTK_DEVICE_KIND_MOUSE)
    device.unit = ptk_unit(3)
    XCTAssertEqual(ptk_engine_set_device(engine, 3, &device, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_set_device: device->unit: found 3, expected 0...2; it is in device 3")
    var curve = ptk_default_curve()
    curve.kind = ptk_curve_kind(5)
    device = ptk_default_device(PTK_DEVICE_KIND_MOUSE)
    withUnsafePointer(to: curve) { curve in
      device.curve = curve
      XCTAssertEqual(ptk_engine_set_device(engine, 4, &device, 0), PTK_STATUS_ERROR_VALUE)
    }
    assertTold("1 ptk_engine_set_device: device->curve->kind: found 5, expected 0...2; it is in device 4")
    var settings = ptk_default_settings()
    settings.secondary_click_region = ptk_secondary_click_region(9)
    XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_set_settings: settings->secondary_click_region: found 9, expected 0...4")
    var host = ptk_default_host_traits()
    host.blending = ptk_blending(7)
    XCTAssertEqual(ptk_engine_set_host_traits(engine, &host, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_set_host_traits: host->blending: found 7, expected 0...1")
    XCTAssertEqual(ptk_engine_set_log(engine, nil, nil, ptk_log_level(3)), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_set_log: level: found 3, expected 0...2")
  }

  func testAMistakeInATargetNamesItsPlaceAndTheTarget() {
    var wrong = target()
    wrong.kind = ptk_kind(99)
    XCTAssertEqual(upsert([target(1), wrong]), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_upsert_targets: targets[1].kind: found 99, expected 0...17; it is in target 7")
    wrong = target()
    wrong.latching_axes = 4
    XCTAssertEqual(upsert([wrong]), PTK_STATUS_ERROR_VALUE)
    assertTold(
      "1 ptk_engine_upsert_targets: targets[0].latching_axes: found 4, expected 0...3; it is in target 7")
    wrong = target()
    wrong.cursor = ptk_cursor(-2)
    XCTAssertEqual(upsert([wrong]), PTK_STATUS_ERROR_VALUE)
    assertTold(
      "1 ptk_engine_upsert_targets: targets[0].cursor: found -2, expected -1...37; it is in target 7")
    XCTAssertEqual(upsert([target(0)]), PTK_STATUS_ERROR_VALUE)
    assertTold(
      "1 ptk_engine_upsert_targets: targets[0].id: found 0, expected another number")
    wrong = target()
    wrong.reveal_count = 2
    XCTAssertEqual(upsert([wrong]), PTK_STATUS_ERROR_NULL)
    assertTold(
      "1 ptk_engine_upsert_targets: targets[0].reveals: found NULL, expected the address of 2 elements; it is in target 7"
    )
  }

  /// What is told of a target with a style, without the function and the target.
  private func toldOfStyle(_ change: (inout ptk_style) -> Void) -> [String] {
    var style = ptk_default_style()
    change(&style)
    var wrong = target()
    withUnsafePointer(to: style) { style in
      wrong.style = style
      XCTAssertLessThan(upsert([wrong]).rawValue, 0)
    }
    defer { told.lines = [] }
    return told.lines.map {
      $0.replacing("1 ptk_engine_upsert_targets: targets[0].style->", with: "").replacing(
        "; it is in target 7", with: "")
    }
  }

  func testAMistakeInAStyleNamesItsPlace() {
    XCTAssertEqual(toldOfStyle { $0.effect = ptk_effect(8) }, ["effect: found 8, expected 0...4"])
    XCTAssertEqual(
      toldOfStyle { ($0.effect, $0.hover.tint_mode) = (PTK_EFFECT_HOVER, ptk_tint(3)) },
      ["hover.tint_mode: found 3, expected 0...2"])
    XCTAssertEqual(toldOfStyle { $0.constrained_axes = 8 }, ["constrained_axes: found 8, expected 0...3"])
    var shape = ptk_default_shape()
    shape.kind = PTK_SHAPE_KIND_PATH
    withUnsafePointer(to: shape) { pointer in
      XCTAssertEqual(toldOfStyle { $0.shape = pointer }, ["shape->path: found NULL, expected an address"])
    }
    let elements = [
      ptk_path_element(),
      ptk_path_element(
        kind: ptk_path_kind(6), reserved: 0, to: ptk_point(), control1: ptk_point(), control2: ptk_point()),
    ]
    elements.withUnsafeBufferPointer { elements in
      var path = ptk_default_path()
      (path.elements, path.element_count) = (elements.baseAddress, 2)
      withUnsafePointer(to: path) { path in
        shape.path = path
        withUnsafePointer(to: shape) { pointer in
          XCTAssertEqual(
            toldOfStyle { $0.shape = pointer }, ["shape->path->elements[1].kind: found 6, expected 0...4"])
        }
        var accessory = ptk_default_accessory()
        (accessory.shape, accessory.path) = (PTK_ACCESSORY_SHAPE_PATH, path)
        withUnsafePointer(to: accessory) { pointer in
          XCTAssertEqual(
            toldOfStyle { ($0.accessories, $0.accessory_count) = (pointer, 1) },
            ["accessories[0].path->elements[1].kind: found 6, expected 0...4"])
        }
      }
    }
    var precision = ptk_default_precision()
    (precision.kind, precision.line_count) = (PTK_PRECISION_KIND_LINES, 4)
    withUnsafePointer(to: precision) { pointer in
      XCTAssertEqual(
        toldOfStyle { $0.vertical = pointer },
        ["vertical->lines: found NULL, expected the address of 4 elements"])
    }
  }

  func testAnIdentifierThatIsNotRegistered() {
    XCTAssertEqual(ptk_engine_remove_target(engine, 55, 0), PTK_STATUS_ERROR_UNKNOWN)
    assertTold(
      "1 ptk_engine_remove_target: target: found 55, expected a registered target: "
        + "call ptk_engine_upsert_targets() first")
    XCTAssertEqual(ptk_engine_scroll_space(engine, 41, ptk_point(), 0), PTK_STATUS_ERROR_UNKNOWN)
    assertTold(
      "1 ptk_engine_scroll_space: space: found 41, expected a registered space: call ptk_engine_upsert_spaces() first"
    )
    XCTAssertEqual(ptk_engine_remove_space(engine, 0, 0), PTK_STATUS_ERROR_VALUE)
    assertTold("1 ptk_engine_remove_space: space: found 0, expected another space than the window")
    var space = ptk_default_space()
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_STATUS_ERROR_VALUE)
    assertTold(
      "1 ptk_engine_upsert_spaces: spaces[0].id: found 0, expected another number, since 0 is the window")
  }

  func testANumberThatIsClamped() {
    var settings = ptk_default_settings()
    (settings.auto_hide_delay, settings.pointer_scale) = (0.1, .nan)
    XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_STATUS_OK)
    assertTold(
      "2 ptk_engine_set_settings: settings->auto_hide_delay: found 0.1, expected 0.5...3600: 0.5 is used",
      "2 ptk_engine_set_settings: settings->pointer_scale: found NaN, expected 0.5...4: 1 is used")
    var configuration = ptk_default_configuration()
    configuration.pointer.circle_diameter = 1e300
    configuration.pointer.fade_spring.response = -3.25
    XCTAssertEqual(ptk_engine_set_configuration(engine, &configuration, 0), PTK_STATUS_OK)
    let start = "2 ptk_engine_set_configuration: configuration->pointer."
    assertTold(
      "\(start)circle_diameter: found more than 1e13, expected 1...200: 200 is used",
      "\(start)fade_spring.response: found -3.25, expected 0.001...100: 0.001 is used")
    var host = ptk_default_host_traits()
    host.display_scale = 40
    XCTAssertEqual(ptk_engine_set_host_traits(engine, &host, 0), PTK_STATUS_OK)
    assertTold("2 ptk_engine_set_host_traits: host->display_scale: found 40, expected 0.25...16: 16 is used")
    var wrong = target()
    (wrong.has_color, wrong.color.blue) = (true, 2)
    XCTAssertEqual(upsert([target(1), wrong]), PTK_STATUS_OK)
    assertTold(
      "2 ptk_engine_upsert_targets: targets[1].color.blue: found 2, expected 0...1: 1 is used; it is in target 7"
    )
  }

  func testWhyAnEngineIsNotCreated() {
    var (host, options) = (ptk_default_host_traits(), ptk_default_options())
    (options.log, options.log_data) = (tellLine, Unmanaged.passUnretained(told).toOpaque())
    host.blending = ptk_blending(7)
    withUnsafePointer(to: &host) { host in
      options.host = host
      XCTAssertNil(ptk_engine_create(ptk_size(width: 1, height: 1), &options))
    }
    assertTold("1 ptk_engine_create: options->host->blending: found 7, expected 0...1")
    options.host = nil
    options.log_level = ptk_log_level(7)
    XCTAssertNil(ptk_engine_create(ptk_size(width: 1, height: 1), &options))
    assertTold("1 ptk_engine_create: options->log_level: found 7, expected 0...2")
    options.log_level = PTK_LOG_LEVEL_NONE
    options.size = 8
    XCTAssertNil(ptk_engine_create(ptk_size(width: 1, height: 1), &options))
    assertTold()
  }
}
