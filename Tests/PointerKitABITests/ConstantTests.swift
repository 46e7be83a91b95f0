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
    try check(PointerDevice.Kind.self, "PTK_DEVICE_")
    try check(HostSystem.self, "PTK_SYSTEM_")
    try check(CursorKind.self, "PTK_CURSOR_")
    try check(StandardGesture.self, "PTK_GESTURE_")
    try check(DragOperation.self, "PTK_DRAG_")
    try check(SecondaryClickRegion.self, "PTK_REGION_")
    try check(Appearance.self, "PTK_APPEARANCE_")
    try check(Blending.self, "PTK_BLENDING_")
    try check(ContactPhase.self, "PTK_PHASE_")
    try check(ScrollPhase.self, "PTK_SCROLL_")
    try check(ScrollSource.self, "PTK_SOURCE_")
    try check(PointerPhase.self, "PTK_POINTER_")
    try check(TintMode.self, "PTK_TINT_")
    try check(PointerEvent.Edge.self, "PTK_EDGE_")
    try check(PointerEventType.self, "PTK_EVENT_")
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
      ("PTK_FINGERS_ONE", FingerCounts.one.rawValue),
      ("PTK_FINGERS_TWO", FingerCounts.two.rawValue), ("PTK_FINGERS_FIVE", FingerCounts.five.rawValue),
      ("PTK_CAPABILITY_EFFECTS", HostCapabilities.effects.rawValue),
      ("PTK_CAPABILITY_RECENTERING", HostCapabilities.recentering.rawValue),
      ("PTK_CAPABILITY_FLICKS", HostCapabilities.flicks.rawValue),
      ("PTK_CAPABILITY_REPORTED_LIFTS", HostCapabilities.reportedLifts.rawValue),
      ("PTK_AXIS_HORIZONTAL", Axes.horizontal.rawValue), ("PTK_AXIS_VERTICAL", Axes.vertical.rawValue),
    ]
    for (name, value) in bits { XCTAssertEqual(header.constants[name], Int(value), name) }
    XCTAssertEqual(header.constants["PTK_RULES_ALL"], Int(LayoutRules.all.rawValue))
    XCTAssertEqual(header.constants["PTK_BUTTON_BACK"], Int(PointerButton.back.rawValue))
    XCTAssertEqual(header.constants["PTK_BUTTON_FORWARD"], Int(PointerButton.forward.rawValue))
  }
}
