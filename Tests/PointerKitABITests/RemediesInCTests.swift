import CPointerKit
import PointerKit
import XCTest

@testable import LayoutAudit
@testable import PointerKitABI

/// Each finding that the audit can make, field by field.
final class RemediesInCTests: XCTestCase {
  private let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  /// Each remedy, and what its struct has besides its number.
  private var remedies: [(Remedy, (inout ptk_finding) -> Void)] {
    let insets = ptk_insets(top: 1, left: 2, bottom: 3, right: 4)
    return [
      (.setPadding(self.insets), { ($0.remedy, $0.remedy_insets) = (PTK_REMEDY_SET_PADDING, insets) }),
      (.bridgeGap(5), { ($0.remedy, $0.remedy_value) = (PTK_REMEDY_BRIDGE_GAP, 5) }),
      (
        .useEffect(.automatic),
        { ($0.remedy, $0.remedy_effect) = (PTK_REMEDY_USE_EFFECT, PTK_EFFECT_AUTOMATIC) }
      ),
      (
        .useEffect(.highlight),
        { ($0.remedy, $0.remedy_effect) = (PTK_REMEDY_USE_EFFECT, PTK_EFFECT_HIGHLIGHT) }
      ),
      (.useEffect(.lift), { ($0.remedy, $0.remedy_effect) = (PTK_REMEDY_USE_EFFECT, PTK_EFFECT_LIFT) }),
      (.useEffect(.hover), { ($0.remedy, $0.remedy_effect) = (PTK_REMEDY_USE_EFFECT, PTK_EFFECT_HOVER) }),
      (.useEffect(.none), { ($0.remedy, $0.remedy_effect) = (PTK_REMEDY_USE_EFFECT, PTK_EFFECT_NONE) }),
      (.useBeam, { $0.remedy = PTK_REMEDY_USE_BEAM }),
      (.setHeight(6), { ($0.remedy, $0.remedy_value) = (PTK_REMEDY_SET_HEIGHT, 6) }),
      (.setWidth(7), { ($0.remedy, $0.remedy_value) = (PTK_REMEDY_SET_WIDTH, 7) }),
      (
        .setShape(Size(width: 8, height: 9), cornerRadius: 10),
        {
          ($0.remedy, $0.remedy_size, $0.remedy_value) = (
            PTK_REMEDY_SET_SHAPE, ptk_size(width: 8, height: 9), 10
          )
        }
      ), (.makeRoom(self.insets), { ($0.remedy, $0.remedy_insets) = (PTK_REMEDY_MAKE_ROOM, insets) }),
      (
        .raiseAbove(11, orMoveBy: 12),
        { ($0.remedy, $0.remedy_id, $0.remedy_value) = (PTK_REMEDY_RAISE_ABOVE, 11, 12) }
      ), (.moveAway(13), { ($0.remedy, $0.remedy_value) = (PTK_REMEDY_MOVE_AWAY, 13) }),
      (.growWithShadow, { $0.remedy = PTK_REMEDY_GROW_WITH_SHADOW }),
      (.tintOnly, { $0.remedy = PTK_REMEDY_TINT_ONLY }), (.addShape, { $0.remedy = PTK_REMEDY_ADD_SHAPE }),
      (.scaleShape(14), { ($0.remedy, $0.remedy_value) = (PTK_REMEDY_SCALE_SHAPE, 14) }),
      (.setStrokeWidth(15), { ($0.remedy, $0.remedy_value) = (PTK_REMEDY_SET_STROKE_WIDTH, 15) }),
      (
        .setAnchor(Point(x: 16, y: 17)),
        { ($0.remedy, $0.remedy_point) = (PTK_REMEDY_SET_ANCHOR, ptk_point(x: 16, y: 17)) }
      ), (.removeShapeOffset, { $0.remedy = PTK_REMEDY_REMOVE_SHAPE_OFFSET }),
      (.showValue, { $0.remedy = PTK_REMEDY_SHOW_VALUE }),
      (.useShape(of: 18), { ($0.remedy, $0.remedy_id) = (PTK_REMEDY_USE_SHAPE, 18) }),
      (.useAnotherShape, { $0.remedy = PTK_REMEDY_USE_ANOTHER_SHAPE }),
    ]
  }

  func testEveryRemedyArrives() {
    for (remedy, set) in remedies {
      var finding = Finding(
        .groupGap, [21, 22, 23], in: Rect(x: 31, y: 32, width: 33, height: 34),
        measured: Quantity(41, .seconds),
        expected: .moreThan(Quantity(42, .factor)), remedy: remedy)
      (finding.others, finding.group, finding.certainty) = ([24], 25, .likely)
      finding.detail = Quantity(43, .share)
      var expected = ptk_finding()
      (expected.rule, expected.certainty) = (PTK_RULE_GROUP_GAP, PTK_CERTAINTY_LIKELY)
      (expected.target_count, expected.other_count, expected.group) = (3, 1, 25)
      expected.rect = ptk_rect(x: 31, y: 32, width: 33, height: 34)
      (expected.measured, expected.measured_unit) = (41, PTK_QUANTITY_SECONDS)
      (expected.expected, expected.expected_unit) = (42, PTK_QUANTITY_FACTOR)
      expected.expected_bound = PTK_BOUND_MORE_THAN
      (expected.detail, expected.detail_unit) = (43, PTK_QUANTITY_SHARE)
      set(&expected)
      XCTAssertEqual("\(ptk_finding(finding))", "\(expected)", remedy.name)
    }
  }

  func testEveryBoundArrivesAndWhatIsMissing() {
    let quantity = Quantity(2, .points)
    for (bound, expected) in [
      (QuantityBound.atLeast(quantity), PTK_BOUND_AT_LEAST), (.moreThan(quantity), PTK_BOUND_MORE_THAN),
      (.atMost(quantity), PTK_BOUND_AT_MOST), (.about(quantity), PTK_BOUND_ABOUT),
    ] {
      let found = ptk_finding(
        Finding(.padding, [], in: .zero, measured: quantity, expected: bound, remedy: .useBeam))
      XCTAssertEqual(found.expected_bound, expected)
      XCTAssertEqual(
        [found.detail, Double(found.detail_unit.rawValue)], [0, Double(PTK_QUANTITY_NONE.rawValue)])
      XCTAssertEqual(found.group, 0)
      XCTAssertEqual(found.certainty, PTK_CERTAINTY_CERTAIN)
    }
  }

  // MARK: Thresholds

  func testExemptionsAndWordsArrive() {
    var config = ptk_default_audit_configuration()
    config.rules = 0xffff_ffff
    let exemptions = [
      ptk_audit_exemption(target: 7, rules: 1 << PTK_RULE_PADDING.rawValue, reserved: 0),
      ptk_audit_exemption(target: 8, rules: 0xffff_ffff, reserved: 0),
    ]
    exemptions.withUnsafeBufferPointer { exemptions in
      (config.exemptions, config.exemption_count) = (exemptions.baseAddress, 2)
      var fault = Fault()
      let found = AuditConfiguration(&config, &fault)
      XCTAssertEqual(fault.status, .ok)
      XCTAssertEqual(found.rules, .all, "unknown rules are left out")
      XCTAssertEqual(found.exemptions, [.init(7, from: LayoutRules(.padding)), .init(8, from: .all)])
      XCTAssertEqual(found.instructionWords, AuditConfiguration().instructionWords)
    }
    config = ptk_default_audit_configuration()
    "zerren".withCString { word in
      [Optional(word), nil].withUnsafeBufferPointer { words in
        (config.instruction_words, config.instruction_word_count) = (words.baseAddress, 2)
        var fault = Fault()
        XCTAssertEqual(AuditConfiguration(&config, &fault).instructionWords, ["zerren"])
        XCTAssertEqual(fault.status, .null)
        config.instruction_word_count = 0
        fault = Fault()
        XCTAssertEqual(AuditConfiguration(&config, &fault).instructionWords, [], "none at all")
        XCTAssertEqual(fault.status, .ok)
        config.instruction_word_count = -1
        _ = AuditConfiguration(&config, &fault)
        XCTAssertEqual(fault.status, .value)
      }
    }
  }
}
