import CPointerKit
import PointerTestSupport
import XCTest

@testable import PointerKitABI

/// What a program in C reads of a frame is what a program in Swift reads.
final class FramesInCTests: EngineInCTestCase {
  func testEveryFieldOfAFrameIsThatOfSwift() {
    var seen: Set<String> = []
    // Both are kept, so that they have the same damage.
    var expected = PointerFrame()
    visit(from: 0) { engine, now, what in
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
}
