import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// What C asks beside frames: names, measures, parts of styles; and what becomes of numbers out of range.
final class MeasuresInCTests: EngineInCTestCase {
  func testSettingsOutOfRangeAreClampedAndNaNIsTheDefault() {
    for (given, delay, speed) in [
      (1e9, 3600.0, 3.0), (.nan, 3, 0.6875), (.infinity, 3600, 3), (1e-9, 0.5, 1e-9),
    ] {
      var settings = ptk_default_settings()
      (settings.auto_hide_delay, settings.tracking_speed) = (given, given)
      XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 0), PTK_STATUS_OK)
      XCTAssertEqual(
        ptk_engine_get_settings(engine, &settings, MemoryLayout<ptk_settings>.size), PTK_STATUS_OK)
      XCTAssertEqual([settings.auto_hide_delay, settings.tracking_speed], [delay, speed])
      var config = ptk_default_configuration()
      (config.timing.reveal_inactivity, config.regions.bezel_padding) = (given, given)
      XCTAssertEqual(ptk_engine_set_configuration(engine, &config, 0), PTK_STATUS_OK)
      XCTAssertEqual(
        ptk_engine_get_configuration(engine, &config, MemoryLayout<ptk_configuration>.size), PTK_STATUS_OK)
      XCTAssertEqual(config.timing.reveal_inactivity, given.isNaN ? 3 : min(max(given, 0.1), 3600))
      XCTAssertEqual(config.regions.bezel_padding, given.isNaN ? 12 : min(given, 1000))
    }
  }

  func testWhatAHostMayPromiseIsThatOfSwift() {
    for system in HostSystem.allCases {
      for kind in PointerDevice.Kind.allCases {
        for reportsContact in [false, true] {
          let device = PointerDevice(kind: kind, reportsContact: reportsContact)
          let promised = ptk_host_capabilities(
            ptk_system(numericCast(system.rawValue)), ptk_device_kind(numericCast(kind.rawValue)),
            reportsContact)
          XCTAssertEqual(promised, UInt32(HostCapabilities(system: system, device: device).rawValue))
        }
      }
    }
    XCTAssertEqual(ptk_host_capabilities(ptk_system(6), PTK_DEVICE_KIND_MOUSE, false), 0)
    XCTAssertEqual(ptk_host_capabilities(PTK_SYSTEM_X11, ptk_device_kind(4), false), 0)
  }

  func testTheNamesOfEventTypesAreThoseOfFiles() {
    for type in PointerEventType.allCases {
      XCTAssertEqual(
        ptk_event_type_string(ptk_event_type(UInt32(type.rawValue))).map { String(cString: $0) }, "\(type)")
    }
    XCTAssertNil(ptk_event_type_string(ptk_event_type(UInt32(PointerEventType.allCases.count))))
    XCTAssertNil(ptk_event_type_string(ptk_event_type(UInt32.max)))
  }

  func testTheBoundsOfAPathIncludeItsStroke() {
    let corners = [ptk_point(x: 1, y: 2), ptk_point(x: 11, y: 2), ptk_point(x: 11, y: 7)]
    let elements = corners.enumerated().map { index, corner in
      ptk_path_element(
        kind: index == 0 ? PTK_PATH_KIND_MOVE : PTK_PATH_KIND_LINE, reserved: 0, to: corner,
        control1: ptk_point(),
        control2: ptk_point())
    }
    var path = ptk_default_path()
    elements.withUnsafeBufferPointer { buffer in
      path.elements = buffer.baseAddress
      path.element_count = buffer.count
      path.stroke_width = 2
      var bounds = ptk_rect()
      XCTAssertEqual(ptk_path_get_bounds(&path, &bounds), PTK_STATUS_OK)
      XCTAssertEqual([bounds.x, bounds.y, bounds.width, bounds.height], [0, 1, 12, 7])
      XCTAssertEqual(ptk_path_get_bounds(&path, nil), PTK_STATUS_ERROR_NULL)
      XCTAssertEqual(ptk_path_get_bounds(nil, &bounds), PTK_STATUS_ERROR_NULL)
      path.size -= 1
      XCTAssertEqual(ptk_path_get_bounds(&path, &bounds), PTK_STATUS_ERROR_SIZE)
    }
  }

  func testTheEstimatedSizeOfAnAnnotationIsThatOfItsPlatter() throws {
    var value = ptk_annotation_value()
    var size = ptk_size()
    XCTAssertEqual(ptk_engine_place_pointer(engine, 0), PTK_STATUS_OK)
    "W".withCString { label in
      "41.5".withCString { text in
        value = ptk_annotation_value(label: label, text: text)
        XCTAssertEqual(ptk_annotation_estimate_size(&value, 1, &size), PTK_STATUS_OK)
        XCTAssertEqual(ptk_engine_set_annotation(engine, &value, 1, nil, 0), PTK_STATUS_OK)
      }
    }
    value = ptk_annotation_value()
    let expected = AnnotationMetrics.size(
      of: PointerAnnotation([PointerAnnotation.Value(label: "W", text: "41.5")]))
    XCTAssertEqual([size.width, size.height], [expected.width, expected.height])
    let view = try XCTUnwrap(ptk_engine_step(engine, 1_000_000_000, 1_000_000_000)).pointee
    let annotation = try XCTUnwrap(view.annotation).pointee
    XCTAssertEqual(annotation.value_count, 1)
    XCTAssertEqual(String(cString: annotation.values[0].label), "W")
    XCTAssertEqual(String(cString: annotation.values[0].text), "41.5")
    XCTAssertEqual(annotation.platter.rect.width, size.width, accuracy: 1e-9)
    XCTAssertEqual(ptk_annotation_estimate_size(nil, 1, &size), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_annotation_estimate_size(&value, 1, nil), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_annotation_estimate_size(&value, -1, &size), PTK_STATUS_ERROR_VALUE)
  }

  func testThePathOfAnAccessoryComesBackAsItWasGiven() {
    let elements = [
      ptk_path_element(
        kind: PTK_PATH_KIND_MOVE, reserved: 0, to: ptk_point(x: -4, y: 0), control1: ptk_point(),
        control2: ptk_point()),
      ptk_path_element(
        kind: PTK_PATH_KIND_QUADRATIC, reserved: 0, to: ptk_point(x: 4, y: 0),
        control1: ptk_point(x: 0, y: 6),
        control2: ptk_point()),
    ]
    elements.withUnsafeBufferPointer { buffer in
      var path = ptk_default_path()
      (path.elements, path.element_count, path.stroke_width) = (buffer.baseAddress, buffer.count, 2.5)
      withUnsafePointer(to: path) { path in
        var own = ptk_default_accessory()
        let arrow = own
        (own.shape, own.path) = (PTK_ACCESSORY_SHAPE_PATH, path)
        [arrow, own].withUnsafeBufferPointer { accessories in
          var style = ptk_default_style()
          (style.accessories, style.accessory_count) = (accessories.baseAddress, 2)
          withUnsafePointer(to: style) { style in
            var target = ptk_target_of_kind(PTK_KIND_BUTTON, 1, ptk_rect(x: 20, y: 20, width: 44, height: 37))
            target.style = style
            XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
          }
        }
      }
    }
    var path = ptk_path()
    var read = [ptk_path_element](repeating: ptk_path_element(), count: 4)
    var count = 9
    func get(_ target: UInt64, _ index: Int) -> ptk_status {
      ptk_engine_get_style_accessory_path(
        engine, target, false, index, &path, MemoryLayout<ptk_path>.size, &read, read.count, &count)
    }
    XCTAssertEqual(get(1, 1), PTK_STATUS_OK)
    XCTAssertEqual(count, 2)
    XCTAssertEqual(path.stroke_width, 2.5)
    XCTAssertEqual([read[1].to.x, read[1].control1.y], [4, 6])
    XCTAssertEqual(get(1, 0), PTK_STATUS_ABSENT)
    XCTAssertEqual(count, 0)
    XCTAssertEqual(get(1, 2), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(get(1, -1), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(get(2, 0), PTK_STATUS_ERROR_UNKNOWN)
  }

  func testADigestHasTheDamageOnlyOfAFrameThatHasSome() {
    XCTAssertEqual(ptk_engine_place_pointer(engine, 0), PTK_STATUS_OK)
    var (empty, digest) = (UInt64(0), UInt64(0))
    XCTAssertEqual(ptk_digest_begin(&empty), PTK_STATUS_OK)
    digest = empty
    XCTAssertEqual(ptk_digest_add_damage(&digest, frame), PTK_STATUS_OK)
    XCTAssertEqual(digest, empty)
    XCTAssertEqual(ptk_engine_read(engine, 0, frame), PTK_STATUS_OK)
    XCTAssertEqual(ptk_digest_add_damage(&digest, frame), PTK_STATUS_OK)
    XCTAssertNotEqual(digest, empty, "the pointer appeared")
    XCTAssertEqual(ptk_digest_add_damage(nil, frame), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_digest_add_damage(&digest, nil), PTK_STATUS_ERROR_NULL)
  }

  func testWhatToolkitsSendIsConvertedAsInSwift() {
    let delta = ptk_vector(dx: 1.5, dy: -120)
    let vector = Vector(dx: 1.5, dy: -120)
    let units: [(ptk_wheel, ScrollDelta)] = [
      (PTK_WHEEL_SDL, ScrollDelta(sdl: vector, pointsPerDetent: 30)),
      (PTK_WHEEL_GDK_DETENTS, ScrollDelta(gdk: vector, unit: 0, pointsPerDetent: 30)),
      (PTK_WHEEL_GDK_SURFACE, ScrollDelta(gdk: vector, unit: 1, pointsPerDetent: 30)),
      (PTK_WHEEL_QT_ANGLE, ScrollDelta(qtAngleDelta: vector, pointsPerDetent: 30)),
      (PTK_WHEEL_WAYLAND_AXIS, ScrollDelta(waylandAxis: vector)),
      (PTK_WHEEL_WAYLAND_120, ScrollDelta(wayland120: vector, pointsPerDetent: 30)),
      (PTK_WHEEL_EVDEV_120, ScrollDelta(evdev120: vector, pointsPerDetent: 30)),
    ]
    for (unit, expected) in units {
      var points = ptk_vector()
      XCTAssertEqual(ptk_scroll_convert(unit, delta, 30, &points), PTK_STATUS_OK)
      XCTAssertEqual([points.dx, points.dy], [expected.points.dx, expected.points.dy], "\(unit)")
    }
    for bits in 0..<32 as Range<UInt32> {
      var modifiers: UInt32 = .max
      for (toolkit, expected) in [
        (PTK_TOOLKIT_GDK4, KeyModifiers(gdk: bits)), (PTK_TOOLKIT_QT6, KeyModifiers(qt: bits << 24)),
        (PTK_TOOLKIT_SDL3, KeyModifiers(sdl: UInt16(bits))),
        (PTK_TOOLKIT_SDL2, KeyModifiers(sdl: UInt16(bits))),
        (PTK_TOOLKIT_XKB, KeyModifiers(xkb: bits)), (PTK_TOOLKIT_WAYLAND, KeyModifiers(xkb: bits)),
      ] {
        let given = toolkit == PTK_TOOLKIT_QT6 ? bits << 24 : bits
        XCTAssertEqual(ptk_modifiers_convert(toolkit, given, &modifiers), PTK_STATUS_OK)
        XCTAssertEqual(modifiers, UInt32(expected.rawValue), "\(toolkit) \(bits)")
      }
    }
    for cursor in CursorKind.allCases {
      var shape: Int32 = -1
      let number = ptk_cursor(Int32(cursor.rawValue))
      for (toolkit, expected) in [
        (PTK_TOOLKIT_QT6, Int32(cursor.qtShape)), (PTK_TOOLKIT_SDL2, Int32(cursor.sdl2Cursor)),
        (PTK_TOOLKIT_SDL3, Int32(cursor.sdl3Cursor)),
        (PTK_TOOLKIT_WAYLAND, Int32(bitPattern: cursor.waylandShape)),
      ] {
        XCTAssertEqual(ptk_cursor_convert(toolkit, number, &shape), PTK_STATUS_OK)
        XCTAssertEqual(shape, expected, "\(toolkit) \(cursor)")
      }
    }
  }

  func testAColorIsEncodedAsInSwift() {
    let encoded = ptk_color_encode(ptk_color(red: 0.1, green: 0.3, blue: 0.7))
    let expected = LinearColor(red: 0.1, green: 0.3, blue: 0.7).encoded
    XCTAssertEqual(
      [encoded.red, encoded.green, encoded.blue], [expected.red, expected.green, expected.blue])
  }
}
