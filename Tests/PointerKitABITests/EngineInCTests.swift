import CPointerKit
import PointerKit
import PointerKitABI
import XCTest

/// An engine in C does what the Swift engine does, and never crashes.
final class EngineInCTests: EngineInCTestCase {
  private func button(_ id: UInt64, x: Double) -> ptk_target {
    ptk_target_of_kind(PTK_KIND_BAR_BUTTON, id, ptk_rect(x: x, y: 20, width: 44, height: 37))
  }

  private func upsert(_ targets: [ptk_target]) -> ptk_status {
    ptk_engine_upsert_targets(engine, targets, targets.count, nil, 0, 0)
  }

  private func move(to x: Double, _ y: Double, at time: Int64) {
    var input = ptk_input_position(time, x, y)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
  }

  /// All lists of a frame are the same commands, by space and by target.
  func testTheListsOfAFrameAreThoseOfTheSwiftFrame() throws {
    XCTAssertEqual(upsert([button(1, x: 20), button(2, x: 100)]), PTK_STATUS_OK)
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
      XCTAssertEqual(view.command_count, frame.drawing.commands.count)
      XCTAssertEqual(view.front - view.commands, frame.drawing.front.startIndex)
      XCTAssertEqual(view.front_count, frame.drawing.front.count)
      XCTAssertEqual(
        (0..<view.element_count).map { view.elements[$0].target }, frame.drawing.redrawn.map(\.rawValue))
      for index in 0..<view.group_count {
        XCTAssertEqual(view.groups[index].commands - view.commands, frame.drawing[index].commands.startIndex)
        XCTAssertEqual(view.groups[index].command_count, frame.drawing[index].commands.count)
      }
      for target in frame.drawing.redrawn {
        guard let drawing = frame.elements[target] else { continue }
        let element = try XCTUnwrap(ptk_frame_get_element(&view, target.rawValue)).pointee
        XCTAssertEqual(element.beneath - view.commands, drawing.beneath.startIndex)
        XCTAssertEqual(element.beneath_count, drawing.beneath.count)
        XCTAssertEqual(element.above - view.commands, drawing.above.startIndex)
        XCTAssertEqual(element.above_count, drawing.above.count)
        XCTAssertEqual([element.scale, element.center.x], [drawing.scale, drawing.center.x])
        XCTAssertEqual(element.is_raised, drawing.isRaised)
      }
    }
  }

  func testAListIsWrittenAsFarAsTheBufferGoesAndItsWholeCountAlways() {
    XCTAssertEqual(upsert((0..<5).map { button(UInt64($0 + 1), x: 80 * Double($0)) }), PTK_STATUS_OK)
    var ids = [UInt64](repeating: 99, count: 3)
    var count = 0
    XCTAssertEqual(ptk_engine_get_targets(engine, &ids, 2, &count), PTK_STATUS_INCOMPLETE)
    XCTAssertEqual(count, 5)
    XCTAssertEqual(ids, [1, 2, 99])
    XCTAssertEqual(ptk_engine_get_targets(engine, nil, 0, &count), PTK_STATUS_INCOMPLETE)
    XCTAssertEqual(ptk_engine_get_targets(engine, nil, 3, &count), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_engine_get_targets(engine, &ids, 2, nil), PTK_STATUS_ERROR_NULL)
  }

  func testAnExplanationIsWrittenAsFarAsTheBufferGoes() {
    XCTAssertEqual(upsert((0..<6).map { button(UInt64($0 + 1), x: 60 * Double($0)) }), PTK_STATUS_OK)
    var flick = ptk_default_flick()
    flick.position = ptk_point(x: 100, y: 200)
    flick.velocity = ptk_vector(dx: 300, dy: -1500)
    var attraction = ptk_attraction()
    var count = 0
    let (size, each) = (MemoryLayout<ptk_attraction>.size, MemoryLayout<ptk_candidate>.stride)
    XCTAssertEqual(
      ptk_engine_explain(engine, &flick, &attraction, size, nil, each, 0, &count), PTK_STATUS_INCOMPLETE,
      "the count alone")
    XCTAssertGreaterThan(count, 2)
    let all = count
    for capacity in [1, 2, all - 1, all, all + 1] {
      var candidates = [ptk_candidate](repeating: ptk_candidate(), count: all + 2)
      for index in candidates.indices { candidates[index].target = 99 }
      let status = ptk_engine_explain(engine, &flick, &attraction, size, &candidates, each, capacity, &count)
      XCTAssertEqual(status, capacity < all ? PTK_STATUS_INCOMPLETE : PTK_STATUS_OK, "\(capacity)")
      XCTAssertEqual(count, all)
      XCTAssertTrue(candidates[min(capacity, all)...].allSatisfy { $0.target == 99 }, "\(capacity)")
      XCTAssertFalse(candidates[..<min(capacity, all)].contains { $0.target == 99 }, "\(capacity)")
    }
    XCTAssertEqual(
      ptk_engine_explain(engine, &flick, &attraction, size - 1, nil, each, 0, &count), PTK_STATUS_ERROR_SIZE)
  }

  // In C, a flick had no surface, and was explained as if it could end beyond the edge.
  func testTheLastFlickIsExplainedAsItWasWithinTheSurface() {
    var device = ptk_device()
    XCTAssertEqual(
      ptk_device_init(&device, MemoryLayout<ptk_device>.size, PTK_DEVICE_KIND_TRACKPAD), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_set_device(engine, 0, &device, 0), PTK_STATUS_OK)
    var input = ptk_input_position(1_000_000, 700, 300)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
    input = ptk_input_contact(2_000_000, PTK_PHASE_BEGAN, 1)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
    for step in 1...8 as ClosedRange<Int64> {
      input = ptk_input_motion(2_000_000 + step * 8_000_000, 8, 1)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
    }
    input = ptk_input_contact(67_000_000, PTK_PHASE_ENDED, 0)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
    var (flick, made, explained) = (ptk_flick(), ptk_attraction(), ptk_attraction())
    let size = MemoryLayout<ptk_attraction>.size
    XCTAssertEqual(
      ptk_engine_get_last_flick(engine, &flick, MemoryLayout<ptk_flick>.size, &made, size), PTK_STATUS_OK)
    XCTAssertEqual(flick.bounds.width, 800)
    XCTAssertEqual(flick.bounds.height, 600)
    var count = 0
    let each = MemoryLayout<ptk_candidate>.stride
    XCTAssertEqual(ptk_engine_explain(engine, &flick, &explained, size, nil, each, 0, &count), PTK_STATUS_OK)
    XCTAssertEqual(made.projected.x, 800, "it would end beyond the edge")
    XCTAssertEqual(explained.projected.x, made.projected.x)
    XCTAssertEqual(explained.projected.y, made.projected.y)
    XCTAssertEqual(explained.reason, made.reason)
    var open = ptk_default_flick()
    (open.position, open.velocity) = (flick.position, flick.velocity)
    XCTAssertEqual(ptk_engine_explain(engine, &open, &explained, size, nil, each, 0, &count), PTK_STATUS_OK)
    XCTAssertGreaterThan(explained.projected.x, 800, "by default the plane has no edge")
  }

  func testAWrongTargetChangesNothing() {
    var wrong = button(2, x: 100)
    wrong.kind = ptk_kind(999)
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_STATUS_ERROR_VALUE)
    wrong = button(0, x: 100)
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_STATUS_ERROR_VALUE)
    wrong = button(2, x: 100)
    wrong.reveal_count = 3
    XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_STATUS_ERROR_NULL)
    var style = ptk_default_style()
    style.size = 4
    withUnsafePointer(to: &style) {
      wrong = button(2, x: 100)
      wrong.style = $0
      XCTAssertEqual(upsert([button(1, x: 20), wrong]), PTK_STATUS_ERROR_SIZE)
    }
    for width in [Double.nan, -1] {
      XCTAssertEqual(
        upsert([ptk_target_of_kind(PTK_KIND_BUTTON, 3, ptk_rect(x: 0, y: 0, width: width, height: 20))]),
        PTK_STATUS_OK)
    }
    var (violations, violationCount) = (Array(repeating: ptk_violation(), count: 20), 0)
    XCTAssertEqual(ptk_engine_get_violations(engine, &violations, 20, &violationCount), PTK_STATUS_OK)
    XCTAssertEqual(
      violations[Int(PTK_VIOLATION_KIND_INVALID_TARGETS.rawValue)].count, 2, "NaN and a negative width")
    XCTAssertEqual(violations[Int(PTK_VIOLATION_KIND_INVALID_TARGETS.rawValue)].last_id, 3)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, nil, 3, nil, 0, 0), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, [wrong], -1, nil, 0, 0), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_engine_upsert_targets(engine, [wrong], .max, nil, 0, 0), PTK_STATUS_ERROR_VALUE)
    var count = 0
    XCTAssertEqual(ptk_engine_get_targets(engine, nil, 0, &count), PTK_STATUS_OK)
    XCTAssertEqual(count, 0)
  }

  /// An error changes nothing, not even the time or the diagnostics.
  func testACallThatReportsAnErrorChangesNothing() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PTK_STATUS_OK)
    move(to: 22, 38, at: 1_000_000)
    let snapshot = ptk_engine_copy(engine)
    defer { ptk_engine_destroy(snapshot) }
    let now: Int64 = 50_000_000
    var space = ptk_default_space()
    var device = ptk_device()
    XCTAssertEqual(
      ptk_device_init(&device, MemoryLayout<ptk_device>.size, PTK_DEVICE_KIND_TRACKPAD), PTK_STATUS_OK)
    device.unit = ptk_unit(99)
    var input = ptk_input_motion(now, 1, 1)
    input.kind = ptk_input_kind(99)
    let (unknown, value) = (PTK_STATUS_ERROR_UNKNOWN, PTK_STATUS_ERROR_VALUE)
    let null = PTK_STATUS_ERROR_NULL
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
    var isEqual = false
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_STATUS_OK)
    XCTAssertTrue(isEqual)
    // The same calls with registered ids succeed.
    space.id = 7
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, now), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_scroll_space(engine, 7, ptk_point(x: 1, y: 1), now), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_remove_space(engine, 7, now), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_remove_target(engine, 1, now), PTK_STATUS_OK)
    // The window can be scrolled, but not removed.
    XCTAssertEqual(ptk_engine_scroll_space(engine, 0, ptk_point(x: 1, y: 1), now), PTK_STATUS_OK)
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
    XCTAssertEqual(ptk_engine_upsert_targets(engine, first, 2, nil, 0, 0), PTK_STATUS_OK)
    var found = ptk_target()
    XCTAssertEqual(ptk_engine_get_target(engine, 2, &found, MemoryLayout<ptk_target>.size), PTK_STATUS_OK)
    XCTAssertEqual(found.frame.x, 100)
    XCTAssertEqual(ptk_engine_get_target(engine, 2, &found, 16), PTK_STATUS_ERROR_SIZE)
  }

  func testATargetAndItsStyleComeBackAsTheyWent() {
    var target = button(7, x: 33)
    var line = [ptk_line(start: 0, length: 20), ptk_line(start: 20, length: 20)]
    var lines = ptk_default_precision()
    var shape = ptk_default_shape()
    (shape.kind, shape.length) = (PTK_SHAPE_KIND_VERTICAL_BEAM, 30)
    var accessory = ptk_default_accessory()
    (accessory.shape, accessory.angle) = (PTK_ACCESSORY_SHAPE_PLUS, 1.5)
    var style = ptk_default_style()
    (target.z, target.group, target.has_luminance, target.luminance) = (5, 9, true, 0.25)
    (target.has_padding, target.padding) = (true, ptk_insets(top: 1, left: 2, bottom: 3, right: 4))
    (target.is_magnetic, target.cursor) = (PTK_CHOICE_YES, PTK_CURSOR_GRAB)
    (target.tracks_held_press, target.accepts_drops) = (PTK_CHOICE_YES, PTK_CHOICE_NO)
    (target.clicks_after_drag, target.coasts) = (PTK_CHOICE_YES, false)
    var reveals = [
      ptk_revealed(id: 4, is_group: true, reserved: 0), ptk_revealed(id: 5, is_group: false, reserved: 0),
    ]
    line.withUnsafeMutableBufferPointer { line in
      reveals.withUnsafeMutableBufferPointer { reveals in
        withUnsafePointer(to: &shape) { shape in
          withUnsafePointer(to: &accessory) { accessory in
            (lines.kind, lines.lines, lines.line_count) = (
              PTK_PRECISION_KIND_LINES, UnsafePointer(line.baseAddress), 2
            )
            withUnsafePointer(to: &lines) { lines in
              (style.shape, style.vertical, style.effect) = (shape, lines, PTK_EFFECT_NONE)
              (style.accessories, style.accessory_count) = (accessory, 1)
              withUnsafePointer(to: &style) { style in
                (target.style, target.reveals, target.reveal_count) = (
                  style, UnsafePointer(reveals.baseAddress), 2
                )
                XCTAssertEqual(upsert([target]), PTK_STATUS_OK)
              }
            }
          }
        }
      }
    }
    var found = ptk_target()
    XCTAssertEqual(ptk_engine_get_target(engine, 7, &found, MemoryLayout<ptk_target>.size), PTK_STATUS_OK)
    XCTAssertEqual(found.z, 5)
    XCTAssertEqual(found.group, 9)
    XCTAssertEqual(found.luminance, 0.25)
    XCTAssertEqual(found.padding.right, 4)
    XCTAssertEqual(found.is_magnetic, PTK_CHOICE_YES)
    XCTAssertEqual(found.cursor, PTK_CURSOR_GRAB)
    XCTAssertEqual(found.tracks_held_press, PTK_CHOICE_YES)
    XCTAssertEqual(found.accepts_drops, PTK_CHOICE_NO)
    XCTAssertEqual(found.clicks_after_drag, PTK_CHOICE_YES)
    XCTAssertFalse(found.coasts)
    XCTAssertEqual(found.reveal_count, 2)
    var list = [ptk_revealed](repeating: ptk_revealed(), count: 2)
    var count = 0
    XCTAssertEqual(ptk_engine_get_reveals(engine, 7, &list, 2, &count), PTK_STATUS_OK)
    XCTAssertEqual(list.map(\.is_group), [true, false])
    var ownShape = ptk_shape()
    XCTAssertEqual(
      ptk_engine_get_style_shape(
        engine, 7, false, &ownShape, MemoryLayout<ptk_shape>.size, nil, 0, nil, 0, &count), PTK_STATUS_OK)
    XCTAssertEqual(ownShape.length, 30)
    var precision = ptk_precision()
    var read = [ptk_line](repeating: ptk_line(), count: 4)
    XCTAssertEqual(
      ptk_engine_get_style_precision(
        engine, 7, false, PTK_AXIS_VERTICAL, &precision, MemoryLayout<ptk_precision>.size, &read, 4,
        &count), PTK_STATUS_OK)
    XCTAssertEqual(count, 2)
    XCTAssertEqual(read[1].start, 20)
    var accessories = [ptk_accessory](repeating: ptk_accessory(), count: 2)
    XCTAssertEqual(
      ptk_engine_get_style_accessories(
        engine, 7, false, &accessories, MemoryLayout<ptk_accessory>.size, 2, &count), PTK_STATUS_OK)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(accessories[0].angle, 1.5)
  }

  func testASpaceComesBackAsItWent() {
    var space = ptk_default_space()
    XCTAssertTrue(space.coasts)
    (space.id, space.z, space.is_opaque, space.lets_parent_band_in, space.coasts) = (3, -2, true, true, false)
    (space.has_content_size, space.content_size) = (true, ptk_size(width: 300, height: 4000))
    (space.has_clip, space.clip) = (true, ptk_rect(x: 1, y: 2, width: 300, height: 400))
    XCTAssertEqual(ptk_engine_upsert_spaces(engine, &space, 1, 0), PTK_STATUS_OK)
    var found = ptk_space()
    XCTAssertEqual(ptk_engine_get_space(engine, 3, &found, MemoryLayout<ptk_space>.size), PTK_STATUS_OK)
    XCTAssertFalse(found.coasts)
    XCTAssertEqual(found.z, -2)
    XCTAssertEqual(found.content_size.height, 4000)
    XCTAssertTrue(found.lets_parent_band_in)
    XCTAssertEqual(found.clip.width, 300)
  }

  func testASnapshotIsAnEngineOfItsOwn() {
    XCTAssertEqual(upsert([button(1, x: 20)]), PTK_STATUS_OK)
    let snapshot = ptk_engine_copy(engine)
    defer { ptk_engine_destroy(snapshot) }
    var isEqual = false
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_STATUS_OK)
    XCTAssertTrue(isEqual)
    move(to: 40, 38, at: 5)
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_STATUS_OK)
    XCTAssertFalse(isEqual)
    XCTAssertEqual(ptk_engine_restore(engine, snapshot), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_is_equal(engine, snapshot, &isEqual), PTK_STATUS_OK)
    XCTAssertTrue(isEqual)
  }

  func testEventsAreReadOnceAndInOrder() throws {
    XCTAssertEqual(upsert([button(1, x: 20)]), PTK_STATUS_OK)
    move(to: 42, 38, at: 1_000_000)
    for isDown in [true, false] {
      var input = ptk_input_button(2_000_000, PTK_BUTTON_PRIMARY, isDown)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_OK)
    }
    let expected = [
      PTK_EVENT_TYPE_ENTERED, PTK_EVENT_TYPE_PRESSED, PTK_EVENT_TYPE_RELEASED, PTK_EVENT_TYPE_CLICKED,
    ]
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
    XCTAssertEqual(upsert([button(1, x: 20), button(2, x: 100)]), PTK_STATUS_OK)
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
    XCTAssertEqual(ptk_engine_remove_target(engine, 1, 300_000_000), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_advance(engine, 400_000_000), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_read(engine, 400_000_000, self.frame), PTK_STATUS_OK)
    var (next, count) = (UInt64(0), 0)
    XCTAssertNotNil(ptk_engine_get_events(engine, &next, &count))
    let copy = ptk_engine_copy(engine)
    ptk_engine_destroy(copy)
    XCTAssertEqual(bytes(), before)
    XCTAssertEqual(ptk_engine_step(engine, 500_000_000, 500_000_000), frame, "the engine keeps one frame")
    XCTAssertNotEqual(bytes(), before)
  }

  /// Each mistake is told once for an engine, with the number that it concerns and what to do.
  func testUnknownConstantsOfAnInputAreErrors() {
    var input = ptk_input_motion(0, 1, 1)
    for kind in [18, 255, UInt32.max] {
      input.kind = ptk_input_kind(kind)
      XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_ERROR_VALUE)
    }
    input = ptk_input_contact(0, ptk_phase(4), 1)
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_ERROR_VALUE)
    input.size = 8
    XCTAssertEqual(ptk_engine_simulate(engine, &input), PTK_STATUS_ERROR_SIZE)
    XCTAssertEqual(ptk_engine_simulate(nil, &input), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_engine_simulate(engine, nil), PTK_STATUS_ERROR_NULL)
    var button = PTK_BUTTON_PRIMARY
    XCTAssertEqual(ptk_button_convert(PTK_TOOLKIT_EVDEV, 0x111, &button), PTK_STATUS_OK)
    XCTAssertEqual(button, PTK_BUTTON_SECONDARY)
    XCTAssertEqual(ptk_button_convert(ptk_toolkit(99), 0x111, &button), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(String(cString: ptk_cursor_css_name(PTK_CURSOR_GRAB)), "grab")
    XCTAssertNil(ptk_cursor_css_name(ptk_cursor(200)))
  }
}
