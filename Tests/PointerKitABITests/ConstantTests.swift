import LayoutAudit
import PointerKit
import XCTest

/// The numbers of the header's constants are those of the Swift cases, so that a new case in the middle of an
/// enumeration cannot change what a C program means.
final class ConstantTests: XCTestCase {
  private func check<Value: CaseIterable & RawRepresentable>(
    _ type: Value.Type, _ prefix: String, line: UInt = #line
  ) throws where Value.RawValue == UInt8 {
    for value in Value.allCases {
      let name = prefix + Header.snake("\(value)").uppercased()
      XCTAssertEqual(try Header.parsed.get().constants[name], Int(value.rawValue), name, line: line)
    }
  }

  func testTheNumbersOfTheConstantsAreThoseOfTheCases() throws {
    try check(ElementKind.self, "PTK_KIND_")
    try check(PointerDevice.Kind.self, "PTK_DEVICE_KIND_")
    try check(HostSystem.self, "PTK_SYSTEM_")
    try check(CursorKind.self, "PTK_CURSOR_")
    try check(StandardGesture.self, "PTK_GESTURE_")
    try check(DragOperation.self, "PTK_DRAG_OPERATION_")
    try check(SecondaryClickRegion.self, "PTK_SECONDARY_CLICK_REGION_")
    try check(Appearance.self, "PTK_APPEARANCE_")
    try check(Blending.self, "PTK_BLENDING_")
    try check(ContactPhase.self, "PTK_PHASE_")
    try check(ScrollPhase.self, "PTK_SCROLL_PHASE_")
    try check(ScrollSource.self, "PTK_SCROLL_SOURCE_")
    try check(PointerPhase.self, "PTK_POINTER_PHASE_")
    try check(TintMode.self, "PTK_TINT_")
    try check(PointerEvent.Edge.self, "PTK_EDGE_")
    try check(PointerEventType.self, "PTK_EVENT_TYPE_")
    try check(MagnetismReason.self, "PTK_REASON_")
    try check(MagnetismVerdict.self, "PTK_VERDICT_")
    try check(LayoutRule.self, "PTK_RULE_")
    try check(Finding.Certainty.self, "PTK_CERTAINTY_")
    try check(Quantity.Unit.self, "PTK_QUANTITY_")
  }

  func testTheBitsOfTheConstantsAreThoseOfTheSets() throws {
    let header = try Header.parsed.get()
    let bits: [(String, UInt8)] = [
      ("PTK_MODIFIER_SHIFT", KeyModifiers.shift.rawValue),
      ("PTK_MODIFIER_CONTROL", KeyModifiers.control.rawValue),
      ("PTK_MODIFIER_OPTION", KeyModifiers.option.rawValue),
      ("PTK_MODIFIER_COMMAND", KeyModifiers.command.rawValue),
      ("PTK_MODIFIER_CAPS_LOCK", KeyModifiers.capsLock.rawValue),
      ("PTK_FINGER_COUNT_ONE", FingerCounts.one.rawValue),
      ("PTK_FINGER_COUNT_TWO", FingerCounts.two.rawValue),
      ("PTK_FINGER_COUNT_FIVE", FingerCounts.five.rawValue),
      ("PTK_CAPABILITY_EFFECTS", HostCapabilities.effects.rawValue),
      ("PTK_CAPABILITY_RECENTERING", HostCapabilities.recentering.rawValue),
      ("PTK_CAPABILITY_FLICKS", HostCapabilities.flicks.rawValue),
      ("PTK_CAPABILITY_REPORTED_LIFTS", HostCapabilities.reportedLifts.rawValue),
      ("PTK_AXIS_HORIZONTAL", Axes.horizontal.rawValue), ("PTK_AXIS_VERTICAL", Axes.vertical.rawValue),
    ]
    for (name, value) in bits { XCTAssertEqual(header.constants[name], Int(value), name) }
    XCTAssertEqual(header.constants["PTK_RULES_ALL"], Int(LayoutRules.all.rawValue))
    for (name, profile) in [
      ("PTK_RULES_GUIDELINE", AuditProfile.guideline), ("PTK_RULES_WCAG_AA", .wcagAA),
      ("PTK_RULES_WCAG_AAA", .wcagAAA),
    ] {
      XCTAssertEqual(header.constants[name], Int(profile.rules.rawValue), name)
    }
    XCTAssertEqual(header.constants["PTK_BUTTON_BACK"], Int(PointerButton.back.rawValue))
    XCTAssertEqual(header.constants["PTK_BUTTON_FORWARD"], Int(PointerButton.forward.rawValue))
  }
}
