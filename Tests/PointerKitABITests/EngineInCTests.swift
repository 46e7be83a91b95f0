import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// An engine in C does what the Swift engine does, and never crashes.
final class EngineInCTests: EngineInCTestCase {
  private func button(_ id: UInt64, x: Double) -> ptk_target {
    ptk_target_make(PTK_KIND_BAR_BUTTON, id, ptk_rect(x: x, y: 20, width: 44, height: 37))
  }

  private func upsert(_ targets: [ptk_target]) -> ptk_status {
    ptk_engine_upsert_targets(engine, targets, targets.count, nil, 0, 0)
  }

  private func move(to x: Double, _ y: Double, at time: Int64) {
    var input = ptk_input_position(time, x, y)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_OK)
  }

  /// All lists of a frame are the same commands, by space and by target.
  func testTheListsOfAFrameAreThoseOfTheSwiftFrame() throws {
    XCTAssertEqual(upsert([button(1, x: 20), button(2, x: 100)]), PTK_OK)
    var swift = PointerEngine(size: Size(width: 800, height: 600))
    var frame = PointerFrame()
    for id in [1, 2] as [UInt64] {
      swift.upsert(
        PointerTarget(
          id: TargetID(rawValue: id), frame: Rect(x: id == 1 ? 20 : 100, y: 20, width: 44, height: 37),
          kind: .barButton), at: .zero)
    }
    for index in 0..<200 as Range<Int64> {
      let (time, x) = (index * 8_000_000, 10 + Double(index))
      move(to: x, 38, at: time)
      swift.simulate(PointerInput(.position(Point(x: x, y: 38)), at: Timestamp(nanoseconds: time)))
      let stamp = Timestamp(nanoseconds: time)
      swift.step(now: stamp, presenting: stamp, into: &frame)
      var view = try XCTUnwrap(ptk_engine_step(engine, time, time)).pointee
      XCTAssertEqual(view.command_count, frame.drawing.count)
      XCTAssertEqual(view.front - view.commands, frame.front.startIndex)
      XCTAssertEqual(view.front_count, frame.front.count)
      XCTAssertEqual((0..<view.element_count).map { view.elements[$0].target }, frame.redrawn.map(\.rawValue))
      for index in 0..<view.group_count {
        XCTAssertEqual(view.groups[index].commands - view.commands, frame.groups[index].commands.lowerBound)
        XCTAssertEqual(view.groups[index].command_count, frame.groups[index].commands.count)
      }
      for target in frame.redrawn {
        guard let drawing = frame.drawing(of: target) else { continue }
        let element = try XCTUnwrap(ptk_frame_get_element(&view, target.rawValue)).pointee
        XCTAssertEqual(element.beneath - view.commands, drawing.beneath.startIndex)
        XCTAssertEqual(element.beneath_count, drawing.beneath.count)
        XCTAssertEqual(element.above - view.commands, drawing.above.startIndex)
        XCTAssertEqual(element.above_count, drawing.above.count)
        XCTAssertEqual([element.scale, element.center.x], [drawing.scale, drawing.center.x])
        XCTAssertEqual(element.is_raised != 0, drawing.isRaised)
      }
    }
  }

  func testAListIsWrittenAsFarAsTheBufferGoesAndItsWholeCountAlways() {
    XCTAssertEqual(upsert((0..<5).map { button(UInt64($0 + 1), x: 80 * Double($0)) }), PTK_OK)
    var ids = [UInt64](repeating: 99, count: 3)
    var count = 0
    XCTAssertEqual(ptk_engine_get_targets(engine, &ids, 2, &count), PTK_INCOMPLETE)
    XCTAssertEqual(count, 5)
    XCTAssertEqual(ids, [1, 2, 99])
    XCTAssertEqual(ptk_engine_get_targets(engine, nil, 0, &count), PTK_INCOMPLETE)
    XCTAssertEqual(ptk_engine_get_targets(engine, nil, 3, &count), PTK_ERROR_NULL)
    XCTAssertEqual(ptk_engine_get_targets(engine, &ids, 2, nil), PTK_ERROR_NULL)
  }

  func testAnExplanationIsWrittenAsFarAsTheBufferGoesAndItsWholeCountAlways() {
    XCTAssertEqual(upsert((0..<6).map { button(UInt64($0 + 1), x: 60 * Double($0)) }), PTK_OK)
    var flick = ptk_flick_default()
    flick.position = ptk_point(x: 100, y: 200)
    flick.velocity = ptk_vector(dx: 300, dy: -1500)
    var attraction = ptk_attraction()
    var count = 0
    let (size, each) = (MemoryLayout<ptk_attraction>.size, MemoryLayout<ptk_candidate>.stride)
    XCTAssertEqual(
      ptk_engine_explain(engine, &flick, &attraction, size, nil, each, 0, &count), PTK_INCOMPLETE,
      "the count alone")
    XCTAssertGreaterThan(count, 2)
    let all = count
    for capacity in [1, 2, all - 1, all, all + 1] {
      var candidates = [ptk_candidate](repeating: ptk_candidate(), count: all + 2)
      for index in candidates.indices { candidates[index].target = 99 }
      let status = ptk_engine_explain(engine, &flick, &attraction, size, &candidates, each, capacity, &count)
      XCTAssertEqual(status, capacity < all ? PTK_INCOMPLETE : PTK_OK, "\(capacity)")
      XCTAssertEqual(count, all)
      XCTAssertTrue(candidates[min(capacity, all)...].allSatisfy { $0.target == 99 }, "\(capacity)")
      XCTAssertFalse(candidates[..<min(capacity, all)].contains { $0.target == 99 }, "\(capacity)")
    }
    XCTAssertEqual(
      ptk_engine_explain(engine, &flick, &attraction, size - 1, nil, each, 0, &count), PTK_ERROR_SIZE)
  }

  // In C, a flick had no surface, and was explained as if it could end beyond the edge.
  func testTheLastFlickIsExplainedAsItWasWithinTheSurface() {
    var device = ptk_device()
    XCTAssertEqual(ptk_device_init(&device, MemoryLayout<ptk_device>.size, PTK_DEVICE_TRACKPAD), PTK_OK)
    XCTAssertEqual(ptk_engine_set_device(engine, 0, &device, 0), PTK_OK)
    var input = ptk_input_position(1_000_000, 700, 300)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_OK)
    input = ptk_input_contact(2_000_000, PTK_PHASE_BEGAN, 1)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_OK)
    for step in 1...8 as ClosedRange<Int64> {
      input = ptk_input_motion(2_000_000 + step * 8_000_000, 8, 1)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_OK)
    }
    input = ptk_input_contact(67_000_000, PTK_PHASE_ENDED, 0)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_OK)
    var (flick, made, explained) = (ptk_flick(), ptk_attraction(), ptk_attraction())
    let size = MemoryLayout<ptk_attraction>.size
    XCTAssertEqual(
      ptk_engine_get_last_flick(engine, &flick, MemoryLayout<ptk_flick>.size, &made, size), PTK_OK)
    XCTAssertEqual(flick.bounds.width, 800)
    XCTAssertEqual(flick.bounds.height, 600)
    var count = 0
    let each = MemoryLayout<ptk_candidate>.stride
    XCTAssertEqual(ptk_engine_explain(engine, &flick, &explained, size, nil, each, 0, &count), PTK_OK)
    XCTAssertEqual(made.projected.x, 800, "it would end beyond the edge")
    XCTAssertEqual(explained.projected.x, made.projected.x)
    XCTAssertEqual(explained.projected.y, made.projected.y)
    XCTAssertEqual(explained.reason, made.reason)
    var open = ptk_flick_default()
    (open.position, open.velocity) = (flick.position, flick.velocity)
    XCTAssertEqual(ptk_engine_explain(engine, &open, &explained, size, nil, each, 0, &count), PTK_OK)
    XCTAssertGreaterThan(explained.projected.x, 800, "by default the plane has no edge")
  }

  func testAWrongTargetChangesNothing() {
    var wrong = button(2, x: 100)
    wrong.kind = ptk_kind(999)
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_ERROR_VALUE)
    wrong = button(0, x: 100)
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_ERROR_VALUE)
    wrong = button(2, x: 100)
    wrong.reveal_count = 3
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_ERROR_NULL)
    var style = ptk_style_default()
    style.size = 4
    withUnsafePointer(to: &style) {
      wrong = button(2, x: 100)
      wrong.style = $0
      XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_ERROR_SIZE)
    }
    XCTAssertEqual(ptk_engine_upsert_targets(engine, nil, 3, nil, 0, 0), PTK_ERROR_NULL)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, [wrong], -1, nil, 0, 0), PTK_ERROR_VALUE)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, [wrong], .max, nil, 0, 0), PTK_ERROR_VALUE)
    var count = 0
    XCTAssertEqual(ptk_engine_get_targets(engine, nil, 0, &count), PTK_OK)
    XCTAssertEqual(count, 0)
  }

  /// An error changes nothing, not even the time or the diagnostics.
  func testACallThatReportsAnErrorChangesNothing() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PTK_OK)
    move(to: 22, 38, at: 1_000_000)
    let snapshot = ptk_engine_copy(engine)
    defer { ptk_engine_destroy(snapshot) }
    let now: Int64 = 50_000_000
    var space = ptk_space_default()
    var device = ptk_device()
    XCTAssertEqual(ptk_device_init(&device, MemoryLayout<ptk_device>.size, PTK_DEVICE_TRACKPAD), PTK_OK)
    device.unit = ptk_unit(99)
    var input = ptk_input_motion(now, 1, 1)
    input.kind = ptk_input_kind(99)
    let (unknown, value) = (PTK_ERROR_UNKNOWN, PTK_ERROR_VALUE)
    let null = PTK_ERROR_NULL
    let calls: [(name: String, status: ptk_status, expected: ptk_status)] = [
      ("remove_target", ptk_engine_remove_target(engine, 7, now), unknown),
      ("scroll_space", ptk_engine_scroll_space(engine, 7, ptk_point(x: 1, y: 1), now), unknown),
      ("remove_space", ptk_engine_remove_space(engine, 7, now), unknown),
      ("remove_space, the window", ptk_engine_remove_space(engine, 0, now), value),
      ("upsert_targets", ptk_engine_upsert_targets(engine, [button(0, x: 1)], 1, nil, 0, now), value),
      ("upsert_spaces", ptk_engine_upsert_spaces(engine, &space, 1, now), value),
      ("move_targets", ptk_engine_move_targets(engine, nil, 1, now), null),
      ("set_selection", ptk_engine_set_selection(engine, nil, 1, now), null),
      ("set_device", ptk_engine_set_device(engine, 1, &device, now), value),
      ("simulate", ptk_engine_simulate(engine, &input), value),
      ("handle", ptk_engine_handle(engine, &input, now), value),
      ("read", ptk_engine_read(engine, now, nil), null),
      ("set_appearance", ptk_engine_set_appearance(engine, ptk_appearance(99), now), value),
    ]
    for call in calls { XCTAssertEqual(call.status, call.expected, call.name) }
    var isEqual: ptk_bool = 0
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_OK)
    XCTAssertEqual(isEqual, 1)
    // The same calls with registered ids succeed.
    space.id = 7
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, now), PTK_OK)
    XCTAssertEqual(ptk_engine_scroll_space(engine, 7, ptk_point(x: 1, y: 1), now), PTK_OK)
    XCTAssertEqual(ptk_engine_remove_space(engine, 7, now), PTK_OK)
    XCTAssertEqual(ptk_engine_remove_target(engine, 1, now), PTK_OK)
    // The window can be scrolled, but not removed.
    XCTAssertEqual(ptk_engine_scroll_space(engine, 0, ptk_point(x: 1, y: 1), now), PTK_OK)
  }

  /// A program that was compiled against a later header passes longer structs, also in arrays.
  func testStructsOfALaterVersionAreRead() {
    let stride = MemoryLayout<ptk_target>.size + 24
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 2 * stride, alignment: 8)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0xff, count: 2 * stride)
    for index in 0..<2 {
      var target = button(UInt64(index + 1), x: 100 * Double(index))
      target.size = UInt32(stride)
      bytes.storeBytes(of: target, toByteOffset: index * stride, as: ptk_target.self)
    }
    let first = bytes.assumingMemoryBound(to: ptk_target.self)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, first, 2, nil, 0, 0), PTK_OK)
    var found = ptk_target()
    XCTAssertEqual(ptk_engine_get_target(engine, 2, &found, MemoryLayout<ptk_target>.size), PTK_OK)
    XCTAssertEqual(found.frame.x, 100)
    XCTAssertEqual(ptk_engine_get_target(engine, 2, &found, 16), PTK_ERROR_SIZE)
  }

  func testATargetAndItsStyleComeBackAsTheyWent() {
    var target = button(7, x: 33)
    var line = [ptk_line(start: 0, length: 20), ptk_line(start: 20, length: 20)]
    var lines = ptk_precision_default()
    var shape = ptk_shape_default()
    (shape.kind, shape.length) = (PTK_SHAPE_VERTICAL_BEAM, 30)
    var accessory = ptk_accessory_default()
    (accessory.shape, accessory.angle) = (PTK_ACCESSORY_PLUS, 1.5)
    var style = ptk_style_default()
    (target.z, target.group, target.has_luminance, target.luminance) = (5, 9, 1, 0.25)
    (target.has_padding, target.padding) = (1, ptk_insets(top: 1, left: 2, bottom: 3, right: 4))
    (target.is_magnetic, target.cursor) = (PTK_YES, PTK_CURSOR_GRAB)
    (target.tracks_held_press, target.accepts_drops) = (PTK_YES, PTK_NO)
    (target.clicks_after_drag, target.coasts) = (PTK_YES, 0)
    var reveals = [
      ptk_revealed(id: 4, is_group: 1, reserved: 0), ptk_revealed(id: 5, is_group: 0, reserved: 0),
    ]
    line.withUnsafeMutableBufferPointer { line in
      reveals.withUnsafeMutableBufferPointer { reveals in
        withUnsafePointer(to: &shape) { shape in
          withUnsafePointer(to: &accessory) { accessory in
            (lines.kind, lines.lines, lines.line_count) = (
              PTK_PRECISION_LINES, UnsafePointer(line.baseAddress), 2
            )
            withUnsafePointer(to: &lines) { lines in
              (style.shape, style.vertical, style.effect) = (shape, lines, PTK_EFFECT_NONE)
              (style.accessories, style.accessory_count) = (accessory, 1)
              withUnsafePointer(to: &style) { style in
                (target.style, target.reveals, target.reveal_count) = (
                  style, UnsafePointer(reveals.baseAddress), 2
                )
                XCTAssertEqual(upsert([target]), PTK_OK)
              }
            }
          }
        }
      }
    }
    var found = ptk_target()
    XCTAssertEqual(ptk_engine_get_target(engine, 7, &found, MemoryLayout<ptk_target>.size), PTK_OK)
    XCTAssertEqual(found.z, 5)
    XCTAssertEqual(found.group, 9)
    XCTAssertEqual(found.luminance, 0.25)
    XCTAssertEqual(found.padding.right, 4)
    XCTAssertEqual(found.is_magnetic, PTK_YES)
    XCTAssertEqual(found.cursor, PTK_CURSOR_GRAB)
    XCTAssertEqual(found.tracks_held_press, PTK_YES)
    XCTAssertEqual(found.accepts_drops, PTK_NO)
    XCTAssertEqual(found.clicks_after_drag, PTK_YES)
    XCTAssertEqual(found.coasts, 0)
    XCTAssertEqual(found.reveal_count, 2)
    var list = [ptk_revealed](repeating: ptk_revealed(), count: 2)
    var count = 0
    XCTAssertEqual(ptk_engine_get_reveals(engine, 7, &list, 2, &count), PTK_OK)
    XCTAssertEqual(list.map(\.is_group), [1, 0])
    var ownShape = ptk_shape()
    XCTAssertEqual(
      ptk_engine_get_style_shape(
        engine, 7, 0, &ownShape, MemoryLayout<ptk_shape>.size, nil, 0, nil, 0, &count), PTK_OK)
    XCTAssertEqual(ownShape.length, 30)
    var precision = ptk_precision()
    var read = [ptk_line](repeating: ptk_line(), count: 4)
    XCTAssertEqual(
      ptk_engine_get_style_precision(
        engine, 7, 0, ptk_axes(PTK_AXIS_VERTICAL), &precision, MemoryLayout<ptk_precision>.size, &read, 4,
        &count), PTK_OK)
    XCTAssertEqual(count, 2)
    XCTAssertEqual(read[1].start, 20)
    var accessories = [ptk_accessory](repeating: ptk_accessory(), count: 2)
    XCTAssertEqual(
      ptk_engine_get_style_accessories(
        engine, 7, 0, &accessories, MemoryLayout<ptk_accessory>.size, 2, &count), PTK_OK)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(accessories[0].angle, 1.5)
  }

  func testASpaceComesBackAsItWent() {
    var space = ptk_space_default()
    XCTAssertEqual(space.coasts, 1)
    (space.id, space.z, space.is_opaque, space.lets_parent_band_in, space.coasts) = (3, -2, 1, 1, 0)
    (space.has_content_size, space.content_size) = (1, ptk_size(width: 300, height: 4000))
    (space.has_clip, space.clip) = (1, ptk_rect(x: 1, y: 2, width: 300, height: 400))
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_OK)
    var found = ptk_space()
    XCTAssertEqual(ptk_engine_get_space(engine, 3, &found, MemoryLayout<ptk_space>.size), PTK_OK)
    XCTAssertEqual(found.coasts, 0)
    XCTAssertEqual(found.z, -2)
    XCTAssertEqual(found.content_size.height, 4000)
    XCTAssertEqual(found.lets_parent_band_in, 1)
    XCTAssertEqual(found.clip.width, 300)
  }

  func testASnapshotIsAnEngineOfItsOwn() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PTK_OK)
    let snapshot = ptk_engine_copy(engine)
    defer { ptk_engine_destroy(snapshot) }
    var isEqual: ptk_bool = 0
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_OK)
    XCTAssertEqual(isEqual, 1)
    move(to: 40, 38, at: 5)
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_OK)
    XCTAssertEqual(isEqual, 0)
    XCTAssertEqual(ptk_engine_restore(engine, snapshot), PTK_OK)
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_OK)
    XCTAssertEqual(isEqual, 1)
  }

  func testEventsAreReadOnceAndInOrder() throws {
    XCTAssertEqual(upsert([button(1, x: 20)]), PTK_OK)
    move(to: 42, 38, at: 1_000_000)
    for isDown in [1, 0] as [ptk_bool] {
      var input = ptk_input_button(2_000_000, PTK_BUTTON_PRIMARY, isDown)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_OK)
    }
    let expected = [PTK_EVENT_ENTERED, PTK_EVENT_PRESSED, PTK_EVENT_RELEASED, PTK_EVENT_CLICKED]
    func types(_ events: UnsafePointer<ptk_event>?, _ count: Int) -> [ptk_event_type] {
      (0..<count).compactMap { events?[$0].type }.filter { expected.contains($0) }
    }
    var (next, count) = (UInt64(0), 0)
    let events = ptk_engine_get_events(engine, &next, &count)
    XCTAssertEqual(types(events, count), expected)
    XCTAssertEqual(next, UInt64(count))
    XCTAssertEqual(types(ptk_engine_get_events(engine, &next, &count), count), [])
    var view = try XCTUnwrap(ptk_engine_step(engine, 3_000_000, 3_000_000)).pointee
    XCTAssertEqual(types(view.events, view.event_count), expected, "a step has them, too")
    view = try XCTUnwrap(ptk_engine_step(engine, 3_000_000, 3_000_000)).pointee
    XCTAssertEqual(view.event_count, 0)
    XCTAssertNil(ptk_engine_get_events(nil, &next, &count))
    XCTAssertNil(ptk_engine_get_events(engine, nil, &count))
    XCTAssertNil(ptk_engine_get_events(engine, &next, nil))
  }

  func testAFrameAndItsListsStayAsTheyAreUntilTheNextStep() throws {
    XCTAssertEqual(upsert([button(1, x: 20), button(2, x: 100)]), PTK_OK)
    move(to: 42, 38, at: 1_000_000)
    let frame = try XCTUnwrap(ptk_engine_step(engine, 200_000_000, 200_000_000))
    func bytes() -> [UInt8] {
      let (view, size) = (frame.pointee, MemoryLayout<ptk_command>.stride)
      return Array(UnsafeRawBufferPointer(start: frame, count: MemoryLayout<ptk_frame>.size))
        + Array(UnsafeRawBufferPointer(start: view.commands, count: view.command_count * size))
        + Array(
          UnsafeRawBufferPointer(start: view.events, count: view.event_count * MemoryLayout<ptk_event>.stride)
        )
    }
    let before = bytes()
    XCTAssertGreaterThan(frame.pointee.event_count, 0)
    move(to: 122, 38, at: 300_000_000)
    XCTAssertEqual(ptk_engine_remove_target(engine, 1, 300_000_000), PTK_OK)
    XCTAssertEqual(ptk_engine_advance(engine, 400_000_000), PTK_OK)
    XCTAssertEqual(ptk_engine_read(engine, 400_000_000, self.frame), PTK_OK)
    var (next, count) = (UInt64(0), 0)
    XCTAssertNotNil(ptk_engine_get_events(engine, &next, &count))
    let copy = ptk_engine_copy(engine)
    ptk_engine_destroy(copy)
    XCTAssertEqual(bytes(), before)
    XCTAssertEqual(ptk_engine_step(engine, 500_000_000, 500_000_000), frame, "the engine keeps one frame")
    XCTAssertNotEqual(bytes(), before)
  }

  /// Each mistake is told once for an engine, with the number that it concerns and what to do.
  func testMistakesAreToldOnceEach() throws {
    final class Told { var lines: [String] = [] }
    let told = Told()
    let data = Unmanaged.passUnretained(told).toOpaque()
    let log: ptk_log_function = { data, level, message in
      guard let data, let message else { return }
      Unmanaged<Told>.fromOpaque(data).takeUnretainedValue().lines
        .append("\(level.rawValue) " + String(cString: message))
    }
    defer { ptk_set_log(nil, nil, PTK_LOG_NONE) }
    func mistakes(_ level: ptk_log_level) throws -> [String] {
      told.lines = []
      tearDown()
      setUp()
      ptk_set_log(log, data, level)
      for _ in 0..<2 {
        var input = ptk_input_motion(1_000_000, 1, 1)
        input.device = 3
        XCTAssertEqual(ptk_engine_handle(engine, &input, 1_000_000), PTK_OK)
        input.time = .max / 2
        XCTAssertEqual(ptk_engine_handle(engine, &input, 2_000_000), PTK_OK)
        XCTAssertEqual(ptk_engine_scroll_space(engine, 41, ptk_point(), 2_000_000), PTK_ERROR_UNKNOWN)
        var target = button(5, x: 20)
        target.corner_radius = -1
        XCTAssertEqual(upsert([target]), PTK_OK)
        (target.id, target.corner_radius, target.frame.width) = (6, 3, -1)
        XCTAssertEqual(upsert([target]), PTK_OK)
        target.id = 5
        target.latching_axes = 4
        XCTAssertEqual(upsert([button(1, x: 20), target]), PTK_ERROR_VALUE)
        _ = ptk_engine_step(engine, 2_000_000, 2_000_000)
        var (settings, config) = (ptk_settings_default(), ptk_config_default())
        XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 2_000_000), PTK_OK)
        XCTAssertEqual(ptk_engine_set_config(engine, &config, 2_000_000), PTK_OK)
        let before = told.lines
        (settings.auto_hide_delay, settings.tracking_speed, settings.inertia) = (-1, -2, 7)
        XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 2_000_000), PTK_OK)
        XCTAssertEqual(told.lines, before, "these have a meaning")
        settings.pointer_scale = 400
        XCTAssertEqual(ptk_engine_set_settings(engine, &settings, 2_000_000), PTK_OK)
        config.pointer.circle_diameter = .nan
        XCTAssertEqual(ptk_engine_set_config(engine, &config, 2_000_000), PTK_OK)
        XCTAssertEqual(ptk_engine_handle(engine, nil, 2_000_000), PTK_ERROR_NULL)
      }
      return told.lines
    }
    var (host, options) = (ptk_host_traits_default(), ptk_options_default())
    host.blending = ptk_blending(7)
    ptk_set_log(log, data, PTK_LOG_MISTAKES)
    withUnsafePointer(to: &host) { host in
      options.host = host
      XCTAssertNil(ptk_engine_create(ptk_size(width: 1, height: 1), &options))
    }
    ptk_engine_destroy(nil)
    XCTAssertEqual(told.lines.count, 1, "NULL is nothing to destroy")
    XCTAssertEqual(ptk_engine_resize(nil, ptk_size(), 0), PTK_ERROR_NULL)
    XCTAssertEqual(told.lines.count, 2)
    XCTAssertTrue(told.lines[0].contains("ptk_engine_create: a constant"), "\(told.lines)")
    XCTAssertTrue(told.lines[1].contains("a handle is NULL: check that ptk_engine_create()"), "\(told.lines)")
    let all = try mistakes(PTK_LOG_NOTES)
    func count(_ text: String) -> Int { all.filter { $0.contains(text) }.count }
    XCTAssertEqual(count("ptk_engine_set_device(); the latest is device 3"), 1, "\(all)")
    XCTAssertEqual(count("one monotonic clock"), 1, "\(all)")
    XCTAssertEqual(count("ptk_engine_upsert_spaces() first; the latest is space 41"), 1, "\(all)")
    let wrong = "an index or a count is out of range; it is in the element with id 5"
    XCTAssertEqual(count("ptk_engine_upsert_targets: a constant, an identifier, \(wrong)"), 1, "\(all)")
    XCTAssertEqual(count("values were clamped: check that lengths are in points; the latest is target 6"), 1)
    for name in ["settings", "config"] {
      let message = "not all values are in their ranges: those that are used are in ptk_engine_get_\(name)()"
      XCTAssertEqual(count("2 ptk_engine_set_\(name): \(message)"), 1, "\(all)")
    }
    XCTAssertEqual(count("1 ptk_engine_handle: a handle or a required pointer is NULL"), 1, "\(all)")
    XCTAssertEqual(all.count, 8, "\(all)")
    XCTAssertEqual(try mistakes(PTK_LOG_MISTAKES), all.filter { $0.hasPrefix("1") })
    XCTAssertEqual(try mistakes(PTK_LOG_NONE), [])
    var target = button(9, x: 20)
    target.space = 44
    ptk_set_log(log, data, PTK_LOG_MISTAKES)
    XCTAssertEqual(upsert([target]), PTK_OK)
    XCTAssertEqual(told.lines, [], "the space may still be registered")
    _ = ptk_engine_step(engine, 3_000_000, 3_000_000)
    XCTAssertTrue(told.lines.last?.hasSuffix("first; the latest is space 44") == true, "\(told.lines)")
  }

  func testUnknownConstantsOfAnInputAreErrors() {
    var input = ptk_input_motion(0, 1, 1)
    for kind in [18, 255, UInt32.max] {
      input.kind = ptk_input_kind(kind)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_ERROR_VALUE)
    }
    input = ptk_input_contact(0, ptk_phase(4), 1)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_ERROR_VALUE)
    input.size = 8
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_ERROR_SIZE)
    XCTAssertEqual(ptk_engine_simulate(nil, &input), PTK_ERROR_NULL)
    XCTAssertEqual(ptk_engine_simulate(engine, nil), PTK_ERROR_NULL)
    var button = PTK_BUTTON_PRIMARY
    XCTAssertEqual(ptk_button_convert(PTK_TOOLKIT_EVDEV, 0x111, &button), PTK_OK)
    XCTAssertEqual(button, PTK_BUTTON_SECONDARY)
    XCTAssertEqual(ptk_button_convert(ptk_toolkit(99), 0x111, &button), PTK_ERROR_VALUE)
    XCTAssertEqual(String(cString: ptk_cursor_css_name(PTK_CURSOR_GRAB)), "grab")
    XCTAssertNil(ptk_cursor_css_name(ptk_cursor(200)))
  }
}
