import Foundation
import XCTest

/// Everything public of the engine can be used from C: each entry of the listed public interface has a
/// counterpart in the headers, or a reason for having none.
///
/// PointerRecordings has no counterpart. The log is that of a Swift value that makes each call of the engine; in C each
/// function would have to make the call twice, and the whole would be too large for the library. A host in C logs its
/// own calls, or writes a trace, which `pointerkit simulate` plays.
final class CounterpartTests: XCTestCase {
  /// Enumerations, and the prefix of their constants.
  private static let enumerations = [
    "ElementKind": "PK_KIND_", "PointerDevice.Kind": "PK_DEVICE_", "CursorKind": "PK_CURSOR_",
    "StandardGesture": "PK_GESTURE_", "DragOperation": "PK_DRAG_", "SecondaryClickRegion": "PK_REGION_",
    "Appearance": "PK_APPEARANCE_", "Blending": "PK_BLENDING_", "ContactPhase": "PK_PHASE_",
    "ScrollPhase": "PK_SCROLL_", "ScrollSource": "PK_SOURCE_", "PointerPhase": "PK_POINTER_",
    "TintMode": "PK_TINT_", "PointerEvent.Edge": "PK_EDGE_", "PointerEvent.Kind": "PK_EVENT_",
    "PointerEventType": "PK_EVENT_", "PointerInput.Kind": "PK_INPUT_", "DrawingCommand.Kind": "PK_COMMAND_",
    "PointerPath.Element": "PK_PATH_", "AxisPrecision": "PK_PRECISION_",
    "PointerAccessory.Shape": "PK_ACCESSORY_", "PointerEffect": "PK_EFFECT_", "PointerShape": "PK_SHAPE_",
    "MagnetismReason": "PK_REASON_", "MagnetismVerdict": "PK_VERDICT_", "DeviceUnit": "PK_UNIT_",
    "PointerAppearance.Outline": "PK_SHAPE_", "PointerButton": "PK_BUTTON_", "KeyModifiers": "PK_MODIFIER_",
    "FingerCounts": "PK_FINGERS_", "LayoutRule": "PK_RULE_", "Finding.Certainty": "PK_CERTAINTY_",
    "Quantity.Unit": "PK_QUANTITY_", "QuantityBound": "PK_BOUND_", "Remedy": "PK_REMEDY_",
    "Remedy.Effect": "PK_EFFECT_",
  ]

  /// Types whose properties are fields of a struct.
  private static let structs = [
    "PointerTarget": "pk_target", "PointerSpace": "pk_space", "PointerStyle": "pk_style",
    "PointerAccessory": "pk_accessory", "HoverOptions": "pk_hover_options", "PointerSettings": "pk_settings",
    "PointerConfiguration": "pk_config", "MagnetismConfiguration": "pk_config", "PointerDevice": "pk_device",
    "DeviceProfile": "pk_device", "PointerInput": "pk_input", "PointerFrame": "pk_frame_info",
    "PointerAppearance": "pk_pointer", "ContentState": "pk_content", "AccessoryState": "pk_accessory_state",
    "AnnotationState": "pk_annotation_state", "DrawingGroup": "pk_group", "DrawingCommand": "pk_command",
    "ElementDrawing": "pk_element", "PointerEvent": "pk_event", "PointerEvent.Press": "pk_event",
    "PointerEvent.Drag": "pk_event", "PointerEvent.Band": "pk_event", "PointerEvent.Scroll": "pk_event",
    "PointerEvent.Transform": "pk_event", "PointerEvent.Gesture": "pk_event", "PointerEvent.Push": "pk_event",
    "PointerEvent.Recipient": "pk_event", "PointerHit": "pk_hit", "Attraction": "pk_attraction",
    "Flick": "pk_flick", "MagnetismCandidate": "pk_candidate", "PointerPath": "pk_path",
    "ParametricCurve": "pk_curve", "CustomCurve": "pk_curve", "AxisPrecision.Line": "pk_line",
    "PointerAnnotation.Value": "pk_annotation_value", "PointerDiagnostics.Violation": "pk_violation",
    "AuditConfiguration": "pk_audit_config", "AuditConfiguration.Exemption": "pk_audit_exemption",
    "Finding": "pk_finding",
  ]

  /// Properties and methods with a counterpart of another name: a function, a field or a constant.
  private static let others = [
    "PointerDiagnostics.Violation.lastID": "last_id", "PointerEngine.advance(to:)": "pk_engine_advance",
    "PointerEngine.appearance": "pk_engine_get_appearance",
    "PointerEngine.clip(of:)": "pk_engine_get_clip", "PointerEngine.configuration": "pk_engine_get_config",
    "PointerEngine.convert(_:from:)": "pk_engine_convert_from_space",
    "PointerEngine.convert(_:to:)": "pk_engine_convert_to_space",
    "PointerEngine.cursorWarped(to:at:)": "pk_engine_cursor_warped",
    "PointerEngine.diagnostics": "pk_engine_get_violations",
    "PointerEngine.eventCount": "pk_engine_get_event_count",
    "PointerEngine.events(since:)": "pk_engine_get_events", "PointerEngine.explain(_:)": "pk_engine_explain",
    "PointerEngine.frame(at:)": "pk_engine_read", "PointerEngine.handle(_:)": "pk_engine_handle",
    "PointerEngine.handle(_:now:)": "pk_engine_handle_at", "PointerEngine.hitTest(_:)": "pk_engine_hit_test",
    "PointerEngine.hoveredTarget": "pk_engine_get_state",
    "PointerEngine.init(size:start:settings:configuration:)": "pk_engine_create",
    "PointerEngine.lastAttraction": "pk_engine_get_last_flick",
    "PointerEngine.lastFlick": "pk_engine_get_last_flick",
    "PointerEngine.move(_:at:)": "pk_engine_move_targets",
    "PointerEngine.move(_:to:at:)": "pk_engine_move_targets", "PointerEngine.position": "pk_engine_get_state",
    "PointerEngine.pressedModifiers": "pk_engine_get_state",
    "PointerEngine.read(at:into:)": "pk_engine_read", "PointerEngine.region(of:)": "pk_engine_get_region",
    "PointerEngine.remove(_:at:)": "pk_engine_remove_target",
    "PointerEngine.removeSpace(_:at:)": "pk_engine_remove_space",
    "PointerEngine.resize(to:at:)": "pk_engine_resize",
    "PointerEngine.resolvedStyle(of:)": "pk_engine_get_style",
    "PointerEngine.scroll(space:to:at:)": "pk_engine_scroll_space",
    "PointerEngine.selection": "pk_engine_get_selection",
    "PointerEngine.setAnnotation(_:at:)": "pk_engine_set_annotation",
    "PointerEngine.setAppearance(_:at:)": "pk_engine_set_appearance",
    "PointerEngine.setBackgroundLuminance(_:at:)": "pk_engine_set_background_luminance",
    "PointerEngine.setConfiguration(_:at:)": "pk_engine_set_config",
    "PointerEngine.setDevice(_:id:at:)": "pk_engine_set_device",
    "PointerEngine.setSelection(_:at:)": "pk_engine_set_selection",
    "PointerEngine.setSettings(_:at:)": "pk_engine_set_settings",
    "PointerEngine.settings": "pk_engine_get_settings", "PointerEngine.space(_:)": "pk_engine_get_space",
    "PointerEngine.space(at:)": "pk_engine_get_space_at",
    "PointerEngine.step(now:presenting:)": "pk_engine_step",
    "PointerEngine.step(now:presenting:into:)": "pk_engine_step",
    "PointerEngine.target(_:)": "pk_engine_get_target",
    "PointerEngine.target(at:)": "pk_engine_get_targets_at",
    "PointerEngine.targetIdentifiers": "pk_engine_get_targets",
    "PointerEngine.targets(at:)": "pk_engine_get_targets_at", "PointerEngine.time": "pk_engine_get_state",
    "PointerEngine.touchCount": "pk_engine_get_state",
    "PointerEngine.upsert(_:at:)": "pk_engine_upsert_targets",
    "PointerEngine.upsert(_:removing:at:)": "pk_engine_upsert_targets",
    "PointerEngine.upsertSpace(_:at:)": "pk_engine_upsert_spaces",
    "PointerEngine.upsertSpaces(_:at:)": "pk_engine_upsert_spaces",
    "PointerFrame.accessories": "pk_frame_get_accessories",
    "PointerFrame.annotation": "pk_frame_get_annotation",
    "PointerFrame.autoscroll": "autoscroll_space", "PointerFrame.contents": "pk_frame_get_contents",
    "PointerFrame.drawing": "PK_LIST_ALL", "PointerFrame.drawing(of:)": "pk_frame_get_element",
    "PointerFrame.front": "PK_LIST_FRONT", "PointerFrame.groups": "pk_frame_get_groups",
    "PointerFrame.init()": "pk_frame_create", "PointerFrame.isRedrawn(_:)": "pk_frame_get_redrawn",
    "PointerFrame.outline": "pk_frame_get_outline", "PointerFrame.pointer": "pk_frame_get_pointer",
    "PointerFrame.redrawn": "pk_frame_get_redrawn", "PointerFrame.revealed": "pk_frame_get_revealed",
    "BandState.rect": "band", "BandState.selected": "pk_frame_get_band_targets",
    "Autoscroll.space": "autoscroll_space", "Autoscroll.velocity": "autoscroll_velocity",
    "PointerTarget.preferredHover": "preferred_hover", "HoverOptions.preferredTintMode": "tint_mode",
    "PointerStyle.horizontalPrecision": "horizontal", "PointerStyle.verticalPrecision": "vertical",
    "PointerStyle.precision(along:)": "pk_engine_get_style_precision",
    "PointerSettings.gestures": "trackpad_gestures",
    "GestureAssignments.controlClickIsSecondary": "control_click_is_secondary",
    "GestureAssignments.secondaryClickFingers": "secondary_click_fingers",
    "GestureAssignments.secondaryClickRegion": "secondary_click_region",
    "GestureAssignments.subscript(_:on:)": "mouse_gestures",
    "PointerConfiguration.magnetism": "radius",
    "MagnetismConfiguration.decay": "deceleration_rate", "Decay.decelerationRate": "deceleration_rate",
    "PointerDevice.profile": "has_profile", "DeviceProfile.restingPauseFactor": "resting_pause_factor",
    "PointerAccessory.position": "angle", "PointerAppearance.path": "pk_frame_get_command_path",
    "ContentState.extent": "damage", "ContentState.shadow": "shadow_opacity",
    "ContentState.specular": "light_opacity", "AnnotationState.annotation": "pk_frame_get_annotation",
    "AnnotationState.position": "platter", "AnnotationState.size": "platter",
    "DrawingGroup.commands": "first",
    "ElementDrawing.above": "PK_LIST_ABOVE", "ElementDrawing.beneath": "PK_LIST_BENEATH",
    "PointerEvent.kind": "type", "PointerEvent.Recipient.position": "location",
    "PointerEvent.Band.position": "location", "PointerEvent.Scroll.delta": "translation",
    "PointerEvent.Scroll.recipient": "space", "PointerEvent.Transform.recipient": "space",
    "PointerEvent.Gesture.recipient": "space", "PointerEvent.Gesture.name": "gesture",
    "PointerEvent.Push.distance": "value", "MagnetismCandidate.id": "target",
    "MagnetismExplanation.attraction": "pk_engine_explain",
    "MagnetismExplanation.candidates": "pk_engine_explain",
    "PointerSettings.autoHideDelay": "auto_hide_delay",
    "PointerConfiguration.revealInactivity": "reveal_inactivity",
    "LinearColor.encoded": "pk_color_encode", "ScrollDelta.points": "pk_scroll_convert",
    "CursorKind.cssName": "pk_cursor_css_name", "CursorKind.qtShape": "PK_TOOLKIT_QT6",
    "CursorKind.sdl2Cursor": "PK_TOOLKIT_SDL2", "CursorKind.sdl3Cursor": "PK_TOOLKIT_SDL3",
    "CursorKind.waylandShape": "PK_TOOLKIT_WAYLAND", "PointerEvents.lostCount": "pk_engine_get_events",
    "Axes.horizontal": "PK_AXIS_HORIZONTAL", "Axes.vertical": "PK_AXIS_VERTICAL",
    "RevealedElement.rawValue": "pk_revealed", "PointerShape.pill": "PK_SHAPE_PILL",
    "PointerStyle.hidden": "is_hidden", "PointerStyle.isHidden": "is_hidden",
    "PointerAnnotation.values": "pk_annotation_value", "PointerAnnotation.size": "pk_engine_set_annotation",
    "CustomCurve.step": "step", "PointerAccessory.Position.angle": "angle",
    "PointerAccessory.Position.offset": "offset", "Flick.bounds": "bounds",
    "PointerTarget.reveals": "pk_engine_get_reveals", "PointerPath.elements": "elements",
    "LayoutAuditor.findings(in:)": "pk_engine_audit", "LayoutAuditor.configuration": "pk_engine_audit",
    "Finding.targets": "PK_FINDING_TARGETS", "Finding.others": "PK_FINDING_OTHERS",
    "Finding.text(naming:)": "PK_TEXT_FINDING", "Remedy.text(naming:)": "PK_TEXT_REMEDY",
    "LayoutRule.title": "pk_rule_string", "LayoutRules.all": "PK_RULES_ALL",
    "Quantity.value": "measured", "Quantity.unit": "measured_unit", "QuantityBound.quantity": "expected",
  ]

  /// Types and members without a counterpart in C, with the reason.
  private static let leftOut = [
    "AffineTransform": "arithmetic of the host's own", "Vector": "arithmetic of the host's own",
    "Point": "arithmetic of the host's own", "Rect": "arithmetic of the host's own",
    "Size": "arithmetic of the host's own", "Insets": "arithmetic of the host's own",
    "RoundedRect": "arithmetic of the host's own", "Axis": "bits of PK_AXIS_",
    "Axes.both": "both bits", "Axes.rawValue": "an int", "Accelerator": "part of the engine",
    "AccelerationCurve": "pk_curve",
    "Decay": "arithmetic of the host's own", "Elementary": "arithmetic of the host's own",
    "Spring": "pk_spring", "SpringAnimation": "a tool for Swift programs", "Timestamp": "int64_t nanoseconds",
    "HostIdentifier": "uint64_t", "TargetID": "uint64_t", "GroupID": "uint64_t", "SpaceID": "uint64_t",
    "DeviceID": "uint32_t", "Magnet": "pk_engine_explain() covers the engine's own use",
    "MagneticTarget": "pk_engine_explain() covers the engine's own use",
    "MagnetismExplanation.flick": "what the caller passed",
    "ParametricCurve.gain(at:)": "part of the engine",
    "CustomCurve.factor(at:)": "part of the engine", "CustomCurve.output(at:)": "part of the engine",
    "MacOSPointer": "names for people who come from the Mac", "GestureOwner": "is_systemwide says it",
    "AnnotationMetrics": "pk_annotation_estimate_size()", "AnnotationText": "char[32]",
    "EncodedColor": "pk_color_encode()", "LinearColor.luminance": "pk_pointer has the luminance that matters",
    "LinearColor.blue": "pk_color", "LinearColor.green": "pk_color", "LinearColor.red": "pk_color",
    "FingerCounts.any": "all bits", "FingerCounts.rawValue": "an int",
    "FingerCounts.admits(fingers:)": "a test of bits",
    "KeyModifiers.rawValue": "an int", "PointerButton.rawValue": "an int",
    "GestureAssignments.disable(_:)": "0 in both arrays",
    "GestureAssignments.allows(_:fingers:on:)": "a test of bits",
    "StandardGesture.expectedBehavior": "documentation", "StandardGesture.isAvailable(on:)": "documentation",
    "StandardGesture.isSystemwide": "is_systemwide of the event",
    "StandardGesture.usualFingers(on:)": "documentation",
    "SecondaryClickRegion.contains(_:)": "part of the engine",
    "ElementKind.clicksAfterDrag": "part of the engine",
    "DragOperation.cursor": "pk_frame_info has the cursor",
    "DragOperation.resolved(with:)": "part of the engine",
    "CursorKind.rendition": "part of the engine", "PointerPath.droppedElements": "counted in the diagnostics",
    "PointerPath.maximumElementCount": "in a comment",
    "PointerPath.hasArea": "counted in the diagnostics",
    "PointerPath.visualWeight": "for audits of layouts", "PointerShape.visualWeight": "for audits of layouts",
    "PointerShape.standardVisualWeight": "for audits of layouts",
    "PointerPath.bounds": "pk_path_get_bounds()",
    "PointerPath.minimumStrokeWidth": "beam_thickness by default", "PointerOutline": "pk_frame_get_outline()",
    "PointerAppearance.edgeDistance(along:)": "part of the engine",
    "PointerAppearance.layer": "behind is not 0",
    "PointerAppearance.Layer": "behind is not 0",
    "PointerAppearance.roundedRect": "follows from center, size and scale",
    "PointerAppearance.init()": "only read", "AccessoryState.frame": "follows from center and scale",
    "ContentState.transformedFrame": "follows from frame, scale and translation",
    "ContentState.Light": "fields light_…",
    "ContentState.Shadow": "fields shadow_…", "PointerConfiguration.materialSettlingTime": "documentation",
    "PointerAnnotation.isCut": "counted in the diagnostics",
    "PointerAnnotation.droppedValues": "counted in the diagnostics",
    "PointerAnnotation.capacity": "in a comment", "PointerAccessory.capacity": "in a comment",
    "PointerStyle.droppedAccessories": "counted in the diagnostics",
    "PointerEvent.Transform.transform": "arithmetic of the host's own",
    "PointerDiagnostics.total": "the sum of the counts",
    "PointerEvents": "pk_engine_get_events()", "ScrollDelta.pointsPerDetent": "0 is the default",
    "PointerAccessory.Position": "angle and offset",
    "PointerAccessory.Shape.glyph": "pk_frame_get_command_path()",
    "PointerAccessory.arrow(_:)": "PK_ACCESSORY_ARROW", "PointerDevice.mouse": "pk_device_init()",
    "PointerDevice.trackpad": "pk_device_init()", "PointerDevice.trackpoint": "pk_device_init()",
    "DeviceProfile.mouse": "pk_device_init()", "DeviceProfile.trackpad": "pk_device_init()",
    "DeviceProfile.trackpoint": "pk_device_init()", "DeviceProfile.standard(for:)": "pk_device_init()",
    "PointerStyle.automatic": "pk_style_init()", "PointerStyle.system": "PK_EFFECT_NONE",
    "AxisPrecision.lines(_:in:along:)": "lines of the host's own",
    "AxisPrecision.lines(heights:leading:from:)": "lines of the host's own",
    "AxisPrecision.Line.center": "follows from start and length",
    "Flick.unbounded": "the engine's own bounds",
    "PointerEvent.Drag.target": "target", "SpaceID.window": "0", "ScrollDelta.init": "pk_scroll_convert()",
    "RevealedElement.group(_:)": "is_group", "RevealedElement.target(_:)": "is_group",
    "LayoutAuditor.findings(in:at:)": "pk_engine_audit() checks the annotation that is shown",
    "LayoutRule.advice": "documentation", "LayoutRule.source": "documentation",
    "LayoutRule.example": "documentation", "LayoutRule.identifier": "the number after an L",
    "LayoutRules.contains(_:)": "a test of bits", "LayoutRules.rawValue": "an int",
    "Finding.Certainty.name": "a word in files", "Quantity.Unit.name": "a word in files",
    "Quantity.text": "PK_TEXT_FINDING has it", "QuantityBound.name": "a word in files",
    "QuantityBound.text": "PK_TEXT_FINDING has it", "Remedy.name": "a word in files",
    "Remedy.Effect.name": "a word in files",
  ]

  /// The name of an entry without its argument labels and payload.
  private static func base(_ name: Substring) -> Substring { name.prefix { $0 != "(" } }

  private func hasCounterpart(_ entry: String, declaration: Substring, in header: Header) -> Bool {
    if let other = CounterpartTests.others[entry] {
      return header.functions.contains(other) || header.constants[other] != nil
        || header.structs[other] != nil
        || header.structs.values.contains { $0.contains(other) }
    }
    if CounterpartTests.leftOut[entry] != nil { return true }
    if CounterpartTests.structs[entry] != nil || CounterpartTests.enumerations[entry] != nil { return true }
    guard let dot = CounterpartTests.base(entry[...]).lastIndex(of: ".") else { return true }
    var type = entry[..<dot]
    let member = CounterpartTests.base(entry[entry.index(after: dot)...])
    // A type that is left out takes along the types within it.
    var outer = type
    while true {
      if CounterpartTests.leftOut[String(outer)] != nil { return true }
      guard let end = outer.lastIndex(of: ".") else { break }
      outer = outer[..<end]
    }
    if member == "init" || member.hasPrefix("==") || member == "hash" || member.hasPrefix("<") { return true }
    let snake = Header.snake(member)
    if type == "PointerDiagnostics" { return header.constants["PK_VIOLATION_\(snake.uppercased())"] != nil }
    if let prefix = CounterpartTests.enumerations[String(type)] {
      return header.constants[prefix + snake.uppercased()] != nil
    }
    if type.hasSuffix("Violation") { type = "PointerDiagnostics.Violation" }
    guard let fields = CounterpartTests.structs[String(type)].flatMap({ header.structs[$0] }) else {
      return false
    }
    return fields.contains(snake)
  }

  func testEveryPublicFeatureHasACounterpartInCOrAReasonForHavingNone() throws {
    let header = try Header()
    var missing: [String] = []
    for module in ["PointerKit", "Magnetism", "Kinematics", "LayoutAudit"] {
      let list = Header.url.appendingPathComponent("../../../../Tests/PublicAPI/\(module).txt").standardized
      for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
        guard let bar = line.range(of: " | ") else { continue }
        let entry = String(line[..<bar.lowerBound])
        if !hasCounterpart(entry, declaration: line[bar.upperBound...], in: header) { missing.append(entry) }
      }
    }
    XCTAssertEqual(missing, [], "no counterpart in the headers, and no reason in `leftOut`")
  }

  func testNoReasonIsGivenForWhatDoesNotExist() throws {
    var entries: Set<String> = []
    for module in ["PointerKit", "Magnetism", "Kinematics", "LayoutAudit"] {
      let list = Header.url.appendingPathComponent("../../../../Tests/PublicAPI/\(module).txt").standardized
      for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
        let entry = line.prefix { $0 != "|" && $0 != ":" }.trimmingCharacters(in: .whitespaces)
        entries.insert(line.range(of: " | ").map { String(line[..<$0.lowerBound]) } ?? entry)
        entries.insert(String(CounterpartTests.base(entry[...])))
      }
    }
    let stale = (Array(CounterpartTests.leftOut.keys) + Array(CounterpartTests.others.keys)).filter {
      !entries.contains($0)
    }
    XCTAssertEqual(stale.sorted(), [])
  }

  func testEveryDeclarationSaysSinceWhen() throws {
    let header = try Header()
    let sections = header.text.components(separatedBy: "\n\n")
    for section in sections
    where section.contains("typedef struct pk_") || section.contains("\npk_status pk_") {
      XCTAssertTrue(section.contains("Since: ") || section.contains("static inline"), section)
    }
  }
}
