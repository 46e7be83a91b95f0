import CPointerKit
import PointerRecordings
import PointerTestSupport
import ReferenceScenes
import StateDigests
import XCTest

@testable import PointerKitABI

/// What a program in C reads of a frame and of events is what a program in Swift reads.
final class FramesInCTests: EngineInCTestCase {
  /// Calls `body` with engines after many calls of any kind, and during what is rare among these.
  private func visit(
    _ count: Int, from first: Int, _ body: (PointerEngine, Timestamp, String) throws -> Void
  ) rethrows {
    for (seed, dice) in withDice(seeds(count, inDebug: 3), from: first) {
      var calls = RandomCalls(dice, adversity: 2)
      calls.interval = 11_000_000
      var engine = PointerEngine(size: Size(1024, 768), start: Point(300, 300))
      for number in 0..<400 {
        engine.perform(calls.next())
        if number % 8 == 0 { try body(engine, calls.now, "seed \(seed), call \(number)") }
      }
    }
    var person = PointerHarness(
      targets: [
        PointerTarget(1, Rect(120, 170, 60, 60), .appIcon, hasBezel: true, space: 2),
        PointerTarget(2, Rect(600, 600, 40, 40), .other, style: PointerStyle(shape: .cross)),
      ], spaces: [PointerSpace(id: 2, origin: Point(500, 100), clip: Rect(500, 100, 400, 400), z: 1)],
      start: Point(300, 300), hostTraits: HostTraits(warpsCursor: true))
    func watch(_ frames: Int, _ what: String) throws {
      for number in 0..<frames {
        person.wait(milliseconds: 16)
        try body(person.engine, person.now, "\(what), frame \(number)")
      }
    }
    // The cursor of the host is known, so that it is to follow.
    person.move(to: Point(300, 300))
    person.flick(Vector(2600, 0))
    try watch(40, "flick")
    person.touch(movingBy: Vector(4, 2), waiting: 400)
    person.lift()
    try watch(20, "recentering")
    person.press()
    person.move(by: Vector(30, 40), over: 100)
    person.release()
    try watch(1, "drag")
    person.move(to: Point(560, 620), waiting: 50)
    try watch(3, "warp")
    person.move(by: Point(620, 620) - person.model)
    try watch(20, "path")
    for gaze in [Point(300, 300), Point(650, 300)] { person.send(.gaze(gaze), waiting: 300) }
    person.waitUntilRest()
    try watch(1, "rest")
    person.move(to: Point(900, 300), waiting: 300)
    person.flick(Vector(0, 1500))
    try watch(3, "coast")
  }

  private func list<Element>(_ start: UnsafePointer<Element>?, _ count: Int) -> [Element] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  // MARK: Frames

  /// The fields of rectangles, which have edges in Swift.
  private func assertSame(_ found: ptk_rect, _ expected: Rect, _ what: String, line: UInt = #line) {
    XCTAssertEqual(
      [found.x, found.y, found.width, found.height],
      [expected.minX, expected.minY, expected.width, expected.height], what, line: line)
  }

  private func assertSame(_ found: ptk_point, _ expected: Point, _ what: String, line: UInt = #line) {
    XCTAssertEqual([found.x, found.y], [expected.x, expected.y], what, line: line)
  }

  private func assertSame(_ found: ptk_vector, _ expected: Vector, _ what: String, line: UInt = #line) {
    XCTAssertEqual([found.dx, found.dy], [expected.dx, expected.dy], what, line: line)
  }

  private func assertSame(_ found: ptk_color, _ expected: LinearColor, _ what: String, line: UInt = #line) {
    XCTAssertEqual(
      [found.red, found.green, found.blue], [expected.red, expected.green, expected.blue], what, line: line)
  }

  private func assertSame(
    _ found: ptk_rounded_rect, _ expected: RoundedRect, _ what: String, line: UInt = #line
  ) {
    assertSame(found.rect, expected.rect, what, line: line)
    XCTAssertEqual(found.corner_radius, expected.cornerRadius, what, line: line)
  }

  func testEveryFieldOfAFrameIsThatOfSwift() {
    var seen: Set<String> = []
    // Both are kept, so that they have the same damage.
    var expected = PointerFrame()
    visit(30, from: 0) { engine, now, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      XCTAssertEqual(ptk_engine_read(handle, now.nanoseconds, frame), PTK_STATUS_OK)
      engine.read(at: now, into: &expected)
      compare(frame.pointee, expected, what, &seen)
    }
    XCTAssertEqual(
      seen.sorted(),
      [
        "above", "accessory", "annotation", "autoscroll", "band", "beneath", "clip", "content", "damage",
        "outline", "path", "pointer beneath", "raised", "revealed", "wake", "warp",
      ], "all of it occurred")
  }

  private func compare(
    _ view: ptk_frame, _ expected: PointerFrame, _ what: String, _ seen: inout Set<String>
  ) {
    XCTAssertEqual(view.time, expected.time.nanoseconds, what)
    XCTAssertEqual(Int(view.phase.rawValue), Int(expected.phase.rawValue), what)
    XCTAssertEqual(Int(view.cursor.rawValue), Int(expected.cursor.rawValue), what)
    assertSame(view.model_position, expected.modelPosition, what)
    assertSame(view.click_location, expected.clickLocation, what)
    assertSame(view.velocity, expected.velocity, what)
    XCTAssertEqual(view.hovered, expected.hovered?.rawValue ?? 0, what)
    XCTAssertEqual(view.is_at_rest, expected.isAtRest, what)
    XCTAssertEqual(view.next_wake, expected.nextWake?.nanoseconds ?? .max, what)
    XCTAssertEqual(view.has_damage, expected.damage != nil, what)
    if let damage = expected.damage { assertSame(view.damage, damage, what) }
    XCTAssertEqual(view.has_warp, expected.warp != nil, what)
    if let warp = expected.warp { assertSame(view.warp, warp, what) }
    XCTAssertEqual(view.has_autoscroll, expected.autoscroll != nil, what)
    if let scroll = expected.autoscroll {
      XCTAssertEqual(view.autoscroll_space, scroll.space.rawValue, what)
      assertSame(view.autoscroll_velocity, scroll.velocity, what)
    }
    XCTAssertEqual(view.has_band, expected.band != nil, what)
    if let band = expected.band { assertSame(view.band, band.rect, what) }
    XCTAssertEqual(
      list(view.band_targets, view.band_target_count), expected.band?.selected.map(\.rawValue) ?? [], what)
    XCTAssertEqual(
      list(view.revealed, view.revealed_count).map { [$0.id, $0.is_group ? 1 : 0] },
      expected.revealed.map { if case .group = $0 { [$0.rawValue, 1] } else { [$0.rawValue, 0] } }, what)
    compare(view.pointer.pointee, expected.pointer, what)
    XCTAssertEqual(view.outline == nil, expected.outline.isEmpty, what)
    if let outline = view.outline?.pointee {
      let points = list(outline.points, outline.point_count)
      XCTAssertEqual(points.map { [$0.x, $0.y] }, expected.outline.points.map { [$0.x, $0.y] }, what)
      XCTAssertEqual(list(outline.ends, outline.end_count), expected.outline.ends, what)
    }
    XCTAssertEqual(view.accessory_count, expected.accessories.count, what)
    for (found, state) in zip(list(view.accessories, view.accessory_count), expected.accessories) {
      assertSame(found.center, state.center, what)
      XCTAssertEqual(
        [found.angle, found.opacity, found.scale], [state.angle, state.opacity, state.scale], what)
      let accessory = PointerAccessory(state.shape, angle: 0)
      XCTAssertEqual(found.shape, StyleWriter().accessory(accessory).shape, what)
    }
    compareAnnotation(view.annotation?.pointee, expected.annotation, what)
    XCTAssertEqual(view.content_count, expected.contents.count, what)
    for (found, content) in zip(list(view.contents, view.content_count), expected.contents) {
      compare(found, content, what)
    }
    XCTAssertEqual(view.command_count, expected.drawing.commands.count, what)
    for (found, command) in zip(list(view.commands, view.command_count), expected.drawing.commands) {
      compare(found, command, what)
    }
    XCTAssertEqual(view.group_count, expected.drawing.count, what)
    for (found, group) in zip(list(view.groups, view.group_count), expected.drawing) {
      XCTAssertEqual(found.space, group.space.rawValue, what)
      XCTAssertEqual(found.commands - view.commands, group.commands.startIndex, what)
      XCTAssertEqual(found.command_count, group.commands.count, what)
      XCTAssertEqual(found.has_clip, group.clip != nil, what)
      if let clip = group.clip { assertSame(found.clip, clip, what) }
    }
    compareElements(view, expected, what, &seen)
    let occurred: [(String, Bool)] = [
      ("accessory", !expected.accessories.isEmpty), ("annotation", expected.annotation != nil),
      ("autoscroll", expected.autoscroll != nil), ("band", expected.band?.selected.isEmpty == false),
      ("clip", expected.drawing.contains { $0.clip != nil }), ("content", !expected.contents.isEmpty),
      ("damage", expected.damage != nil), ("outline", !expected.outline.isEmpty),
      ("path", list(view.commands, view.command_count).contains { $0.path != nil }),
      ("revealed", !expected.revealed.isEmpty), ("wake", expected.nextWake != nil),
      ("warp", expected.warp != nil),
    ]
    for (name, isThere) in occurred where isThere { seen.insert(name) }
  }

  /// What is drawn beneath and above each element, found by its id.
  private func compareElements(
    _ view: ptk_frame, _ expected: PointerFrame, _ what: String, _ seen: inout Set<String>
  ) {
    var view = view
    XCTAssertEqual(
      list(view.elements, view.element_count).map(\.target), expected.drawing.redrawn.map(\.rawValue), what)
    for target in expected.drawing.redrawn {
      guard let element = ptk_frame_get_element(&view, target.rawValue)?.pointee else {
        XCTFail("\(what): no element \(target)")
        continue
      }
      XCTAssertEqual(element.target, target.rawValue, what)
      guard let drawing = expected.elements[target] else {
        XCTAssertEqual(element.scale, 1, what)
        XCTAssertEqual(element.beneath_count + element.above_count + (element.is_raised ? 1 : 0), 0, what)
        continue
      }
      XCTAssertEqual(element.beneath - view.commands, drawing.beneath.startIndex, what)
      XCTAssertEqual(element.beneath_count, drawing.beneath.count, what)
      XCTAssertEqual(element.above - view.commands, drawing.above.startIndex, what)
      XCTAssertEqual(element.above_count, drawing.above.count, what)
      assertSame(element.center, drawing.center, what)
      assertSame(element.translation, drawing.translation, what)
      XCTAssertEqual(element.scale, drawing.scale, what)
      XCTAssertEqual(element.is_raised, drawing.isRaised, what)
      let isBehind = expected.pointer.behind == target
      let kinds = [
        ("beneath", drawing.beneath.contains { $0.target == target }), ("above", !drawing.above.isEmpty),
        ("pointer beneath", isBehind && drawing.beneath.contains { $0.target == nil }),
        ("raised", drawing.isRaised),
      ]
      for (name, isThere) in kinds where isThere { seen.insert(name) }
    }
    for target in [0, 999_999] as [UInt64]
    where !expected.drawing.redrawn.contains(TargetID(rawValue: target)) {
      XCTAssertNil(ptk_frame_get_element(&view, target), what)
    }
  }

  private func compare(_ found: ptk_pointer, _ pointer: PointerAppearance, _ what: String) {
    XCTAssertEqual(Int(found.outline.rawValue), Int(pointer.outline.rawValue), what)
    assertSame(found.center, pointer.center, what)
    XCTAssertEqual(found.behind, pointer.behind?.rawValue ?? 0, what)
    XCTAssertEqual(
      [
        found.size.width, found.size.height, found.corner_radius, found.opacity, found.scale, found.luminance,
        found.contrast,
      ],
      [
        pointer.size.width, pointer.size.height, pointer.cornerRadius, pointer.opacity, pointer.scale,
        pointer.luminance, pointer.contrast,
      ], what)
  }

  private func compare(_ found: ptk_content, _ content: ContentState, _ what: String) {
    XCTAssertEqual(found.target, content.target.rawValue, what)
    assertSame(found.frame, content.frame, what)
    assertSame(found.color, content.color, what)
    assertSame(found.translation, content.translation, what)
    assertSame(found.shadow_offset, content.shadow.offset, what)
    assertSame(found.light_center, content.specular.center, what)
    assertSame(found.light_clip, content.specular.clip, what)
    assertSame(found.tint_color, content.tintColor, what)
    XCTAssertEqual(
      [
        found.corner_radius, found.progress, found.scale, found.shadow_opacity, found.shadow_radius,
        found.light_opacity, found.light_radius, found.radiosity, found.tint_opacity,
      ],
      [
        content.cornerRadius, content.progress, content.scale, content.shadow.opacity, content.shadow.radius,
        content.specular.opacity, content.specular.radius, content.radiosity, content.tintOpacity,
      ], what)
    XCTAssertEqual(Int(found.tint_mode.rawValue), Int(content.tintMode.rawValue), what)
    XCTAssertEqual(found.is_raised, content.isRaised, what)
  }

  /// A string in C ends at a zero.
  private func beforeZero(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix { $0 != "\0" }))
  }

  private func compareAnnotation(_ found: ptk_annotation?, _ expected: AnnotationState?, _ what: String) {
    XCTAssertEqual(found == nil, expected == nil, what)
    guard let found, let expected else { return }
    assertSame(found.platter, expected.platter, what)
    XCTAssertEqual(found.opacity, expected.opacity, what)
    XCTAssertEqual(Int(found.appearance.rawValue), Int(expected.appearance.rawValue), what)
    XCTAssertEqual(
      list(found.values, found.value_count).map { [String(cString: $0.label), String(cString: $0.text)] },
      expected.annotation.values.map { [beforeZero($0.label.string), beforeZero($0.text.string)] }, what)
    XCTAssertEqual(
      [
        found.font_size, found.line_height, found.baseline, found.horizontal_padding, found.vertical_padding,
        found.label_opacity,
      ],
      [
        AnnotationMetrics.fontSize, AnnotationMetrics.lineHeight, AnnotationMetrics.baseline,
        AnnotationMetrics.horizontalPadding, AnnotationMetrics.verticalPadding,
        AnnotationMetrics.labelOpacity,
      ], what)
  }

  private func compare(_ found: ptk_command, _ command: DrawingCommand, _ what: String) {
    XCTAssertEqual(found.target, command.target?.rawValue ?? 0, what)
    XCTAssertEqual(found.space, command.space.rawValue, what)
    var expected = ptk_command()
    (expected.target, expected.space) = (found.target, found.space)
    func set(_ kind: ptk_command_kind, _ shape: RoundedRect, _ color: LinearColor, _ opacity: Double) {
      (expected.kind, expected.opacity) = (kind, opacity)
      assertSame(found.shape, shape, what)
      assertSame(found.color, color, what)
    }
    switch command.kind {
    case .shadow(let shape, let offset, let radius, let color, let opacity):
      set(PTK_COMMAND_KIND_SHADOW, shape, color, opacity)
      (expected.translation, expected.radius) = (ptk_vector(dx: offset.dx, dy: offset.dy), radius)
    case .roundedRect(let shape, let color, let opacity):
      set(PTK_COMMAND_KIND_ROUNDED_RECT, shape, color, opacity)
    case .path(let path, let rect, let rotation, let color, let opacity):
      set(PTK_COMMAND_KIND_PATH, RoundedRect(rect, cornerRadius: 0), color, opacity)
      expected.rotation = rotation
      let elements = list(found.path?.pointee.elements, found.path?.pointee.element_count ?? 0)
      XCTAssertEqual(elements.count, path.elements.count, what)
      XCTAssertEqual(found.path?.pointee.stroke_width, path.strokeWidth ?? 0, what)
      let writer = StyleWriter()
      for (one, other) in zip(elements, path.elements) {
        XCTAssertEqual("\(one)", "\(writer.element(other))", what)
      }
    case .outline(_, let center, let scale, let color, let opacity):
      set(PTK_COMMAND_KIND_OUTLINE, RoundedRect(.zero, cornerRadius: 0), color, opacity)
      (expected.center, expected.scale) = (ptk_point(x: center.x, y: center.y), scale)
    case .contentBegin(let center, let scale, let translation):
      expected.kind = PTK_COMMAND_KIND_CONTENT_BEGIN
      (expected.center, expected.scale) = (ptk_point(x: center.x, y: center.y), scale)
      expected.translation = ptk_vector(dx: translation.dx, dy: translation.dy)
    case .contentEnd: expected.kind = PTK_COMMAND_KIND_CONTENT_END
    case .tint(let shape, let color, let opacity): set(PTK_COMMAND_KIND_TINT, shape, color, opacity)
    case .radialLight(let center, let radius, let opacity, let clip):
      set(PTK_COMMAND_KIND_RADIAL_LIGHT, clip, LinearColor(luminance: 1), opacity)
      (expected.center, expected.radius) = (ptk_point(x: center.x, y: center.y), radius)
    case .annotation(_, let rect, let color, let opacity):
      set(PTK_COMMAND_KIND_ANNOTATION, RoundedRect(rect, cornerRadius: 0), color, opacity)
    }
    XCTAssertEqual(found.kind, expected.kind, what)
    XCTAssertEqual(
      [
        found.opacity, found.radius, found.scale, found.rotation, found.center.x, found.center.y,
        found.translation.dx, found.translation.dy,
      ],
      [
        expected.opacity, expected.radius, expected.scale, expected.rotation, expected.center.x,
        expected.center.y, expected.translation.dx, expected.translation.dy,
      ], what)
  }

  // MARK: Events

  func testEveryFieldOfAnEventIsThatOfSwift() {
    var types: Set<PointerEventType> = []
    visit(60, from: 200) { engine, now, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      // About those since the last look.
      let first = engine.eventCount - min(engine.eventCount, 40)
      let events = engine.events(since: first)
      var (next, count) = (first, 0)
      let found = list(ptk_engine_get_events(handle, &next, &count), events.count)
      XCTAssertEqual(count, events.count)
      XCTAssertEqual(next, events.endIndex)
      for (one, event) in zip(found, events) {
        types.insert(event.type)
        compare(one, event, what)
      }
    }
    XCTAssertEqual(Set(PointerEventType.allCases).subtracting(types), [], "every type occurred")
  }

  private func compare(_ found: ptk_event, _ event: PointerEvent, _ what: String) {
    let what = "\(what): \(event)"
    XCTAssertEqual(found.time, event.time.nanoseconds, what)
    XCTAssertEqual(Int(found.type.rawValue), Int(event.type.rawValue), what)
    XCTAssertEqual(Int(found.modifiers), Int(event.modifiers.rawValue), what)
    assertSame(found.position, event.position, what)
    var expected = ptk_event()
    func set(_ press: PointerEvent.Press) {
      expected.button = ptk_button(Int32(press.button.rawValue))
      (expected.location, expected.device) = (point(press.location), press.device.rawValue)
    }
    func set(_ band: PointerEvent.Band) {
      (expected.space, expected.anchor) = (band.space.rawValue, point(band.anchor))
      (expected.location, expected.device) = (point(band.position), band.device.rawValue)
      expected.count = Int32(band.count)
    }
    func set(_ drag: PointerEvent.Drag) {
      (expected.drop_target, expected.space) = (drag.dropTarget?.rawValue ?? 0, drag.space.rawValue)
      (expected.location, expected.translation) = (point(drag.location), vector(drag.translation))
      expected.button = drag.button.map { ptk_button(Int32($0.rawValue)) } ?? PTK_BUTTON_NONE
      expected.device = drag.device.rawValue
    }
    func set(_ recipient: PointerEvent.Recipient) {
      (expected.space, expected.location) = (recipient.space.rawValue, point(recipient.position))
      expected.is_systemwide = recipient.isSystemwide
      expected.device = recipient.device.rawValue
    }
    func phase(_ phase: ContactPhase?) -> ptk_phase {
      phase.map { ptk_phase(Int32($0.rawValue)) } ?? PTK_PHASE_NONE
    }
    expected.target = event.target?.rawValue ?? 0
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .styleChanged: break
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      (expected.velocity, expected.location) = (vector(velocity), point(landing))
    case .revealed(let element), .concealed(let element):
      expected.target = element.rawValue
      if case .group = element { expected.is_group = true }
    case .pressed(let press), .released(let press), .secondaryClicked(let press), .cancelled(let press):
      set(press)
    case .clicked(let press, let count):
      set(press)
      expected.count = Int32(count)
    case .pressureChanged(let press, let pressure):
      set(press)
      expected.value = pressure
    case .bandBegan(let band), .bandChanged(let band): set(band)
    case .bandEnded(let band, let end):
      set(band)
      expected.phase = phase(end)
    case .dragBegan(let drag), .dragChanged(let drag): set(drag)
    case .dragEnded(let drag, let end):
      set(drag)
      expected.phase = phase(end)
    case .scrolled(let scroll):
      set(scroll.recipient)
      (expected.translation, expected.phase) = (vector(scroll.delta), phase(scroll.phase))
      expected.is_momentum = scroll.isMomentum
    case .transformed(let transform):
      set(transform.recipient)
      (expected.scale, expected.rotation) = (transform.scale, transform.rotation)
      (expected.translation, expected.phase) = (vector(transform.translation), phase(transform.phase))
    case .gestured(let gesture):
      set(gesture.recipient)
      expected.gesture = ptk_gesture(UInt32(gesture.name.rawValue))
      expected.phase = phase(gesture.phase)
    case .focusChanged(_, let gaze): expected.location = point(gaze)
    case .pushedEdge(let push):
      expected.edge = ptk_edge(UInt32(push.edge.rawValue))
      (expected.value, expected.movement) = (push.distance, push.movement)
      expected.device = push.device.rawValue
    }
    (expected.time, expected.type, expected.modifiers) = (found.time, found.type, found.modifiers)
    expected.position = found.position
    XCTAssertEqual("\(found)", "\(expected)", what)
  }

  private func point(_ point: Point) -> ptk_point { ptk_point(x: point.x, y: point.y) }
  private func vector(_ vector: Vector) -> ptk_vector { ptk_vector(dx: vector.dx, dy: vector.dy) }

  // MARK: Queries

  func testEveryQueryAnswersAsInSwift() {
    var hits = 0
    visit(20, from: 400) { engine, _, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      var state = ptk_state()
      XCTAssertEqual(ptk_engine_get_state(handle, &state, MemoryLayout<ptk_state>.size), PTK_STATUS_OK)
      XCTAssertEqual(state.time, engine.time.nanoseconds, what)
      assertSame(state.position, engine.position, what)
      XCTAssertEqual(state.hovered, engine.hoveredTarget?.rawValue ?? 0, what)
      XCTAssertEqual(state.event_count, engine.eventCount, what)
      XCTAssertEqual(Int(state.modifiers), Int(engine.pressedModifiers.rawValue), what)
      XCTAssertEqual(Int(state.touch_count), engine.touchCount, what)
      XCTAssertEqual(Int(state.appearance.rawValue), Int(engine.appearance.rawValue), what)
      var (ids, count) = ([UInt64](repeating: 0, count: 64), 0)
      XCTAssertEqual(ptk_engine_get_targets(handle, &ids, 64, &count), PTK_STATUS_OK)
      XCTAssertEqual(Array(ids[..<count]), engine.targetIdentifiers.map(\.rawValue), what)
      XCTAssertEqual(ptk_engine_get_selection(handle, &ids, 64, &count), PTK_STATUS_OK)
      XCTAssertEqual(Array(ids[..<count]), engine.selection.map(\.rawValue), what)
      for x in stride(from: 20.0, to: 1000, by: 190) {
        let place = Point(x, 0.7 * x)
        XCTAssertEqual(ptk_engine_get_targets_at(handle, point(place), &ids, 64, &count), PTK_STATUS_OK)
        XCTAssertEqual(Array(ids[..<count]), engine.targets(at: place).map(\.rawValue), what)
        var space = UInt64(0)
        XCTAssertEqual(ptk_engine_get_space_at(handle, point(place), &space), PTK_STATUS_OK)
        XCTAssertEqual(space, engine.space(at: place).rawValue, what)
        var hit = ptk_hit()
        let status = ptk_engine_hit_test(handle, point(place), &hit, MemoryLayout<ptk_hit>.size)
        let expected = engine.hitTest(place)
        XCTAssertEqual(status, expected == nil ? PTK_STATUS_ABSENT : PTK_STATUS_OK, what)
        guard let expected else { continue }
        hits += 1
        XCTAssertEqual([hit.target, hit.space], [expected.target.rawValue, expected.space.rawValue], what)
        assertSame(hit.location, expected.location, what)
      }
      for id in engine.targetIdentifiers {
        var region = ptk_rect()
        let expected = engine.region(of: id)
        XCTAssertEqual(
          ptk_engine_get_region(handle, id.rawValue, &region),
          expected == nil ? PTK_STATUS_ERROR_UNKNOWN : PTK_STATUS_OK)
        if let expected { assertSame(region, expected, what) }
      }
      for id in 0...6 as ClosedRange<UInt64> {
        var (clip, place) = (ptk_rect(), ptk_point())
        let expected = engine.clip(of: SpaceID(id))
        XCTAssertEqual(
          ptk_engine_get_clip(handle, id, &clip), expected == nil ? PTK_STATUS_ABSENT : PTK_STATUS_OK, what)
        if let expected { assertSame(clip, expected, what) }
        let given = Point(33, 44)
        let (inward, outward) = (
          engine.convert(given, to: SpaceID(id)), engine.convert(given, from: SpaceID(id))
        )
        XCTAssertEqual(
          ptk_engine_convert_to_space(handle, id, point(given), &place),
          inward == nil ? PTK_STATUS_ERROR_UNKNOWN : PTK_STATUS_OK)
        if let inward { assertSame(place, inward, what) }
        XCTAssertEqual(
          ptk_engine_convert_from_space(handle, id, point(given), &place),
          outward == nil ? PTK_STATUS_ERROR_UNKNOWN : PTK_STATUS_OK)
        if let outward { assertSame(place, outward, what) }
      }
    }
    XCTAssertGreaterThan(hits, 50)
  }

  func testEveryDiagnosticIsThatOfSwift() {
    var seen: Set<Int> = []
    for (seed, dice) in withDice(seeds(24), from: 600) {
      var calls = RandomCalls(dice, adversity: 90)
      var engine = PointerEngine(size: Size(1024, 768))
      for _ in 0..<300 { engine.perform(calls.next()) }
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      var (found, count) = ([ptk_violation](repeating: ptk_violation(), count: 32), 0)
      XCTAssertEqual(ptk_engine_get_violations(handle, &found, 32, &count), PTK_STATUS_OK)
      let expected = Mirror(reflecting: engine.diagnostics).children.map { Mirror(reflecting: $0.value) }
      XCTAssertEqual(count, expected.count)
      for (index, violation) in expected.enumerated() {
        let number = violation.descendant("count") as? Int
        XCTAssertEqual(Int(found[index].count), number, "seed \(seed), violation \(index)")
        let id: UInt64 =
          switch violation.descendant("lastID", "some") {
          case let id as TargetID: id.rawValue
          case let id as SpaceID: id.rawValue
          case let id as DeviceID: UInt64(id.rawValue)
          default: 0
          }
        XCTAssertEqual(found[index].last_id, id, "seed \(seed), violation \(index)")
        if found[index].count > 0 { seen.insert(index) }
      }
    }
    XCTAssertGreaterThan(seen.count, 16, "most kinds occurred: \(seen.sorted())")
  }

  func testADigestIsThatOfSwift() {
    visit(1, from: 800) { engine, now, what in
      let handle = HostedEngine.handle(to: engine)
      defer { ptk_engine_destroy(handle) }
      XCTAssertEqual(ptk_engine_read(handle, now.nanoseconds, frame), PTK_STATUS_OK)
      var (found, expected) = (UInt64(0), StateDigest())
      XCTAssertEqual(ptk_digest_begin(&found), PTK_STATUS_OK)
      XCTAssertEqual(found, expected.value)
      XCTAssertEqual(ptk_digest_add(&found, 0x1234_5678_9abc), PTK_STATUS_OK)
      expected.combine(UInt64(0x1234_5678_9abc))
      XCTAssertEqual(found, expected.value, what)
      XCTAssertEqual(ptk_digest_add_frame(&found, frame), PTK_STATUS_OK)
      if let frame = Frame(host: frame) { expected.combine(frame.pointee.frame) }
      XCTAssertEqual(found, expected.value, what)
      let first = engine.eventCount - min(engine.eventCount, 5)
      XCTAssertEqual(ptk_digest_add_events(&found, handle, first), PTK_STATUS_OK)
      for event in engine.events(since: first) { expected.combine(event) }
      XCTAssertEqual(found, expected.value, what)
    }
    XCTAssertEqual(ptk_digest_begin(nil), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_digest_add(nil, 1), PTK_STATUS_ERROR_NULL)
  }
}
