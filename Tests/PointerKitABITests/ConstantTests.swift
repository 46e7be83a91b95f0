import LayoutAudit
import PointerKit
import XCTest

/// The numbers of the header's constants are those of the Swift cases, so that a new case in the middle of an
/// enumeration cannot change what a C program means.
final class ConstantTests: XCTestCase {
  private func check<Value: CaseIterable & RawRepresentable>(
    _ type: Value.Type, _ prefix: String, line: UInt = #line
  ) throws where Value.RawValue == UInt8 {
    let header = try Header()
    for value in Value.allCases {
      let name = prefix + Header.snake("\(value)").uppercased()
      XCTAssertEqual(header.constants[name], Int(value.rawValue), name, line: line)
    }
  }

  func testTheNumbersOfTheConstantsAreThoseOfTheCases() throws {
    try check(ElementKind.self, "PK_KIND_")
    try check(PointerDevice.Kind.self, "PK_DEVICE_")
    try check(CursorKind.self, "PK_CURSOR_")
    try check(StandardGesture.self, "PK_GESTURE_")
    try check(DragOperation.self, "PK_DRAG_")
    try check(SecondaryClickRegion.self, "PK_REGION_")
    try check(Appearance.self, "PK_APPEARANCE_")
    try check(Blending.self, "PK_BLENDING_")
    try check(ContactPhase.self, "PK_PHASE_")
    try check(ScrollPhase.self, "PK_SCROLL_")
    try check(ScrollSource.self, "PK_SOURCE_")
    try check(PointerPhase.self, "PK_POINTER_")
    try check(TintMode.self, "PK_TINT_")
    try check(PointerEvent.Edge.self, "PK_EDGE_")
    try check(PointerEventType.self, "PK_EVENT_")
    try check(MagnetismReason.self, "PK_REASON_")
    try check(MagnetismVerdict.self, "PK_VERDICT_")
    try check(LayoutRule.self, "PK_RULE_")
    try check(Finding.Certainty.self, "PK_CERTAINTY_")
    try check(Quantity.Unit.self, "PK_QUANTITY_")
  }

  func testTheBitsOfTheConstantsAreThoseOfTheSets() throws {
    let header = try Header()
    let bits: [(String, UInt8)] = [
      ("PK_MODIFIER_SHIFT", KeyModifiers.shift.rawValue),
      ("PK_MODIFIER_CONTROL", KeyModifiers.control.rawValue),
      ("PK_MODIFIER_OPTION", KeyModifiers.option.rawValue),
      ("PK_MODIFIER_COMMAND", KeyModifiers.command.rawValue),
      ("PK_MODIFIER_CAPS_LOCK", KeyModifiers.capsLock.rawValue),
      ("PK_FINGERS_ONE", FingerCounts.one.rawValue),
      ("PK_FINGERS_TWO", FingerCounts.two.rawValue), ("PK_FINGERS_FIVE", FingerCounts.five.rawValue),
      ("PK_AXIS_HORIZONTAL", Axes.horizontal.rawValue), ("PK_AXIS_VERTICAL", Axes.vertical.rawValue),
    ]
    for (name, value) in bits { XCTAssertEqual(header.constants[name], Int(value), name) }
    XCTAssertEqual(header.constants["PK_RULES_ALL"], Int(LayoutRules.all.rawValue))
    XCTAssertEqual(header.constants["PK_BUTTON_BACK"], Int(PointerButton.back.rawValue))
    XCTAssertEqual(header.constants["PK_BUTTON_FORWARD"], Int(PointerButton.forward.rawValue))
  }
}
