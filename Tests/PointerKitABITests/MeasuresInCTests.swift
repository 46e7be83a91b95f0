import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// What C asks beside frames: names, measures, parts of styles; and what becomes of numbers out of range.
final class MeasuresInCTests: EngineInCTestCase {
  func testADelayOfZeroIsNever() {
    var config = pk_config_default()
    config.reveal_inactivity = 0
    XCTAssertEqual(pk_engine_set_config(engine, &config, 0), PK_OK)
    XCTAssertEqual(pk_engine_get_config(engine, &config, MemoryLayout<pk_config>.size), PK_OK)
    XCTAssertEqual(config.reveal_inactivity, 0)
    var settings = pk_settings_default()
    settings.auto_hide_delay = 0
    XCTAssertEqual(pk_engine_set_settings(engine, &settings, 0), PK_OK)
    XCTAssertEqual(pk_engine_get_settings(engine, &settings, MemoryLayout<pk_settings>.size), PK_OK)
    XCTAssertEqual(settings.auto_hide_delay, 0)
  }

  func testSettingsOutOfRangeAreClampedAndNaNIsTheDefault() {
    for (given, delay, speed) in [
      (1e9, 3600.0, 3.0), (.nan, 3, 0.6875), (.infinity, 3600, 3), (1e-9, 0.5, 1e-9),
    ] {
      var settings = pk_settings_default()
      (settings.auto_hide_delay, settings.tracking_speed) = (given, given)
      XCTAssertEqual(pk_engine_set_settings(engine, &settings, 0), PK_OK)
      XCTAssertEqual(pk_engine_get_settings(engine, &settings, MemoryLayout<pk_settings>.size), PK_OK)
      XCTAssertEqual([settings.auto_hide_delay, settings.tracking_speed], [delay, speed])
      var config = pk_config_default()
      (config.reveal_inactivity, config.bezel_padding) = (given, given)
      XCTAssertEqual(pk_engine_set_config(engine, &config, 0), PK_OK)
      XCTAssertEqual(pk_engine_get_config(engine, &config, MemoryLayout<pk_config>.size), PK_OK)
      XCTAssertEqual(config.reveal_inactivity, given.isNaN ? 3 : min(max(given, 0.1), 3600))
      XCTAssertEqual(config.bezel_padding, given.isNaN ? 12 : min(given, 1000))
    }
  }

  func testTheNamesOfEventTypesAreThoseOfFiles() {
    for type in PointerEventType.allCases {
      XCTAssertEqual(pk_event_type_string(Int32(type.rawValue)).map { String(cString: $0) }, "\(type)")
    }
    XCTAssertNil(pk_event_type_string(Int32(PointerEventType.allCases.count)))
    XCTAssertNil(pk_event_type_string(-1))
  }

  func testTheBoundsOfAPathIncludeItsStroke() {
    let corners = [pk_point(x: 1, y: 2), pk_point(x: 11, y: 2), pk_point(x: 11, y: 7)]
    let elements = corners.enumerated().map { index, corner in
      pk_path_element(
        kind: Int32(index == 0 ? PK_PATH_MOVE : PK_PATH_LINE), reserved: 0, to: corner, control1: pk_point(),
        control2: pk_point())
    }
    var path = pk_path()
    XCTAssertEqual(pk_path_init(&path, MemoryLayout<pk_path>.size), PK_OK)
    elements.withUnsafeBufferPointer { buffer in
      path.elements = buffer.baseAddress
      path.element_count = buffer.count
      path.stroke_width = 2
      var bounds = pk_rect()
      XCTAssertEqual(pk_path_get_bounds(&path, &bounds), PK_OK)
      XCTAssertEqual([bounds.x, bounds.y, bounds.width, bounds.height], [0, 1, 12, 7])
      XCTAssertEqual(pk_path_get_bounds(&path, nil), pk_status(PK_ERROR_NULL))
      XCTAssertEqual(pk_path_get_bounds(nil, &bounds), pk_status(PK_ERROR_NULL))
      path.size -= 1
      XCTAssertEqual(pk_path_get_bounds(&path, &bounds), pk_status(PK_ERROR_SIZE))
    }
  }

  func testTheEstimatedSizeOfAnAnnotationIsThatOfItsPlatter() {
    var value = pk_annotation_value()
    withUnsafeMutableBytes(of: &value.label) { $0[0] = 87 }
    withUnsafeMutableBytes(of: &value.text) { $0.copyBytes(from: Array("41.5".utf8)) }
    var size = pk_size()
    XCTAssertEqual(pk_annotation_estimate_size(&value, 1, &size), PK_OK)
    let expected = AnnotationMetrics.size(
      of: PointerAnnotation([PointerAnnotation.Value(label: "W", text: "41.5")]))
    XCTAssertEqual([size.width, size.height], [expected.width, expected.height])
    XCTAssertEqual(pk_engine_place_pointer(engine, 0), PK_OK)
    XCTAssertEqual(pk_engine_set_annotation(engine, &value, 1, nil, 0), PK_OK)
    XCTAssertEqual(pk_engine_step(engine, 1_000_000_000, 1_000_000_000, frame), PK_OK)
    var state = pk_annotation_state()
    var count = 0
    XCTAssertEqual(
      pk_frame_get_annotation(frame, &state, MemoryLayout<pk_annotation_state>.size, &value, 1, &count), PK_OK
    )
    XCTAssertEqual(state.platter.rect.width, size.width, accuracy: 1e-9)
    XCTAssertEqual(pk_annotation_estimate_size(nil, 1, &size), pk_status(PK_ERROR_NULL))
    XCTAssertEqual(pk_annotation_estimate_size(&value, 1, nil), pk_status(PK_ERROR_NULL))
    XCTAssertEqual(pk_annotation_estimate_size(&value, -1, &size), pk_status(PK_ERROR_VALUE))
  }

  func testThePathOfAnAccessoryComesBackAsItWasGiven() {
    let elements = [
      pk_path_element(
        kind: Int32(PK_PATH_MOVE), reserved: 0, to: pk_point(x: -4, y: 0), control1: pk_point(),
        control2: pk_point()),
      pk_path_element(
        kind: Int32(PK_PATH_QUADRATIC), reserved: 0, to: pk_point(x: 4, y: 0), control1: pk_point(x: 0, y: 6),
        control2: pk_point()),
    ]
    elements.withUnsafeBufferPointer { buffer in
      var path = pk_path()
      XCTAssertEqual(pk_path_init(&path, MemoryLayout<pk_path>.size), PK_OK)
      (path.elements, path.element_count, path.stroke_width) = (buffer.baseAddress, buffer.count, 2.5)
      withUnsafePointer(to: path) { path in
        var own = pk_accessory()
        XCTAssertEqual(pk_accessory_init(&own, MemoryLayout<pk_accessory>.size), PK_OK)
        let arrow = own
        (own.shape, own.path) = (Int32(PK_ACCESSORY_PATH), path)
        [arrow, own].withUnsafeBufferPointer { accessories in
          var style = pk_style_default()
          (style.accessories, style.accessory_count) = (accessories.baseAddress, 2)
          withUnsafePointer(to: style) { style in
            var target = pk_target_make(
              1, Int32(PK_KIND_BUTTON), pk_rect(x: 20, y: 20, width: 44, height: 37))
            target.style = style
            XCTAssertEqual(pk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PK_OK)
          }
        }
      }
    }
    var path = pk_path()
    var read = [pk_path_element](repeating: pk_path_element(), count: 4)
    var count = 9
    func get(_ target: UInt64, _ index: Int) -> pk_status {
      pk_engine_get_style_accessory_path(
        engine, target, 0, index, &path, MemoryLayout<pk_path>.size, &read, read.count, &count)
    }
    XCTAssertEqual(get(1, 1), PK_OK)
    XCTAssertEqual(count, 2)
    XCTAssertEqual(path.stroke_width, 2.5)
    XCTAssertEqual([read[1].to.x, read[1].control1.y], [4, 6])
    XCTAssertEqual(get(1, 0), pk_status(PK_ABSENT))
    XCTAssertEqual(count, 0)
    XCTAssertEqual(get(1, 2), pk_status(PK_ERROR_VALUE))
    XCTAssertEqual(get(1, -1), pk_status(PK_ERROR_VALUE))
    XCTAssertEqual(get(2, 0), pk_status(PK_ERROR_UNKNOWN))
  }

  func testADigestHasTheDamageOnlyOfAFrameThatHasSome() {
    XCTAssertEqual(pk_engine_place_pointer(engine, 0), PK_OK)
    var (empty, digest) = (UInt64(0), UInt64(0))
    XCTAssertEqual(pk_digest_begin(&empty), PK_OK)
    digest = empty
    XCTAssertEqual(pk_digest_add_damage(&digest, frame), PK_OK)
    XCTAssertEqual(digest, empty)
    XCTAssertEqual(pk_engine_step(engine, 0, 0, frame), PK_OK)
    XCTAssertEqual(pk_digest_add_damage(&digest, frame), PK_OK)
    XCTAssertNotEqual(digest, empty, "the pointer appeared")
    XCTAssertEqual(pk_digest_add_damage(nil, frame), pk_status(PK_ERROR_NULL))
    XCTAssertEqual(pk_digest_add_damage(&digest, nil), pk_status(PK_ERROR_NULL))
  }
}
