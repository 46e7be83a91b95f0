import CPointerKit
import LayoutAudit
import PointerKit
import PointerKitABI
import XCTest

/// The audit through C: its findings are those of Swift, number for number.
final class AuditInCTests: EngineInCTestCase {
  private func target(
    _ id: UInt64, _ frame: Rect, _ kind: ElementKind, bezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect = .automatic, padding: Double? = nil
  ) -> PointerTarget {
    var target = PointerTarget(
      id: TargetID(rawValue: id), frame: frame, kind: kind, hasBezel: bezel, group: group, effect: effect)
    target.padding = padding.map { Insets($0) }
    return target
  }

  /// Layouts with findings of many rules, and one without any.
  private var layouts: [[PointerTarget]] {
    [
      [target(1, Rect(x: 300, y: 300, width: 60, height: 40), .button, bezel: true)],
      [
        target(1, Rect(x: 100, y: 100, width: 60, height: 40), .button, bezel: true, padding: 7.5),
        target(2, Rect(x: 178, y: 100, width: 60, height: 40), .button, bezel: true, padding: 7.5),
        target(3, Rect(x: 450, y: 400, width: 60, height: 40), .button, bezel: true, padding: 120),
      ],
      [
        target(4, Rect(x: 60, y: 60, width: 44, height: 37), .barButton, group: 1),
        target(5, Rect(x: 300, y: 60, width: 44, height: 37), .barButton, group: 1),
        target(6, Rect(x: 380, y: 60, width: 44, height: 37), .barButton, group: 1, effect: .lift),
      ],
      [
        target(4, Rect(x: 100, y: 100, width: 44, height: 44), .button, group: 1, effect: .highlight),
        target(5, Rect(x: 164, y: 100, width: 44, height: 44), .button, group: 1, effect: .highlight),
        target(6, Rect(x: 228, y: 97, width: 44, height: 50), .button, group: 1, effect: .highlight),
      ],
      [
        target(8, Rect(x: 100, y: 100, width: 100, height: 40), .button, bezel: true, effect: .highlight),
        target(9, Rect(x: 2, y: 300, width: 90, height: 90), .appIcon, bezel: true, effect: .lift),
        target(10, Rect(x: 300, y: 200, width: 300, height: 300), .image, effect: .lift),
        target(
          11, Rect(x: 100, y: 420, width: 150, height: 44), .row, bezel: true,
          effect: .hover(
            HoverOptions(preferredTintMode: .overlay, prefersShadow: true, prefersScaledContent: false))),
        target(
          12, Rect(x: 100, y: 464, width: 150, height: 44), .row, bezel: true,
          effect: .hover(
            HoverOptions(preferredTintMode: .overlay, prefersShadow: false, prefersScaledContent: true))),
      ],
    ]
  }

  /// The style of the layouts above in C; only effects are used.
  private func style(_ effect: PointerEffect) -> ptk_style {
    var style = ptk_default_style()
    switch effect {
    case .none: style.effect = PTK_EFFECT_NONE
    case .automatic: style.effect = PTK_EFFECT_AUTOMATIC
    case .highlight: style.effect = PTK_EFFECT_HIGHLIGHT
    case .lift: style.effect = PTK_EFFECT_LIFT
    case .hover(let options):
      style.effect = PTK_EFFECT_HOVER
      style.hover.tint_mode = ptk_tint(UInt32(options.preferredTintMode.rawValue))
      style.hover.prefers_shadow = options.prefersShadow
      style.hover.prefers_scaled_content = options.prefersScaledContent
    }
    return style
  }

  private func upsert(_ targets: [PointerTarget]) {
    for source in targets {
      let frame = ptk_rect(
        x: source.frame.minX, y: source.frame.minY, width: source.frame.width, height: source.frame.height)
      var target = ptk_target_of_kind(ptk_kind(UInt32(source.kind.rawValue)), source.id.rawValue, frame)
      target.has_bezel = source.hasBezel
      target.group = source.group?.rawValue ?? 0
      if let padding = source.padding {
        target.has_padding = true
        target.padding = ptk_insets(
          top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
      }
      withUnsafePointer(to: style(source.style.effect)) { style in
        target.style = style
        XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
      }
    }
  }

  private func audit(_ config: UnsafePointer<ptk_audit_configuration>? = nil) throws -> OpaquePointer {
    var audit: OpaquePointer?
    XCTAssertEqual(ptk_engine_audit(engine, config, &audit), PTK_STATUS_OK)
    return try XCTUnwrap(audit)
  }

  private func findings(_ audit: OpaquePointer) -> [ptk_finding] {
    let size = MemoryLayout<ptk_finding>.size
    var count = 0
    XCTAssertGreaterThanOrEqual(ptk_audit_get_findings(audit, nil, size, 0, &count).rawValue, 0)
    var findings = [ptk_finding](repeating: ptk_finding(), count: count)
    XCTAssertEqual(ptk_audit_get_findings(audit, &findings, size, count, &count), PTK_STATUS_OK)
    return findings
  }

  private func targets(_ audit: OpaquePointer, _ index: Int, _ list: ptk_finding_list) -> [TargetID] {
    var (identifiers, count) = ([UInt64](repeating: 0, count: 64), 0)
    XCTAssertEqual(ptk_audit_get_targets(audit, index, list, &identifiers, 64, &count), PTK_STATUS_OK)
    return identifiers.prefix(count).map { TargetID(rawValue: $0) }
  }

  private func text(_ audit: OpaquePointer, _ index: Int, _ text: ptk_text) -> String {
    var (bytes, count) = ([CChar](repeating: 1, count: 1000), 0)
    XCTAssertEqual(ptk_audit_get_text(audit, index, text, &bytes, 1000, &count), PTK_STATUS_OK)
    XCTAssertEqual(bytes[count - 1], 0)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func testTheFindingsAreThoseOfSwift() throws {
    var rules: Set<LayoutRule> = []
    for layout in layouts {
      tearDown()
      setUp()
      upsert(layout)
      var swift = PointerEngine(size: Size(width: 800, height: 600))
      swift.upsert(layout, at: .zero)
      let expected = LayoutAuditor().findings(in: swift)
      let audit = try audit()
      defer { ptk_audit_destroy(audit) }
      let found = findings(audit)
      XCTAssertEqual(found.count, expected.count)
      for (index, (finding, other)) in zip(found, expected).enumerated() {
        rules.insert(other.rule)
        XCTAssertEqual(finding.rule.rawValue, UInt32(other.rule.rawValue))
        XCTAssertEqual(finding.certainty.rawValue, UInt32(other.certainty.rawValue))
        XCTAssertEqual(targets(audit, index, PTK_FINDING_LIST_TARGETS), other.targets)
        XCTAssertEqual(targets(audit, index, PTK_FINDING_LIST_OTHERS), other.others)
        XCTAssertEqual(
          [finding.target_count, finding.other_count], [other.targets.count, other.others.count])
        XCTAssertEqual(finding.group, other.group?.rawValue ?? 0)
        XCTAssertEqual(
          [finding.rect.x, finding.rect.y, finding.rect.width, finding.rect.height],
          [other.rect.minX, other.rect.minY, other.rect.width, other.rect.height])
        XCTAssertEqual(finding.measured, other.measured.value)
        XCTAssertEqual(finding.measured_unit.rawValue, Int32(other.measured.unit.rawValue))
        XCTAssertEqual(finding.expected, other.expected.quantity.value)
        XCTAssertEqual(finding.expected_unit.rawValue, Int32(other.expected.quantity.unit.rawValue))
        let bound =
          switch other.expected {
          case .atLeast: PTK_BOUND_AT_LEAST
          case .moreThan: PTK_BOUND_MORE_THAN
          case .atMost: PTK_BOUND_AT_MOST
          case .about: PTK_BOUND_ABOUT
          }
        XCTAssertEqual(finding.expected_bound, bound)
        XCTAssertEqual(finding.detail, other.detail?.value ?? 0)
        XCTAssertEqual(finding.detail_unit.rawValue, other.detail.map { Int32($0.unit.rawValue) } ?? -1)
        XCTAssertEqual(text(audit, index, PTK_TEXT_FINDING), other.text())
        XCTAssertEqual(text(audit, index, PTK_TEXT_REMEDY), other.remedy.text())
        checkRemedy(finding, other.remedy)
      }
    }
    XCTAssertTrue(
      rules.isSuperset(of: [
        .padding, .groupGap, .mixedEffects, .groupSize, .bezelHighlight, .liftShape, .flatShadow, .hoverRoom,
        .effectSize,
      ]), "\(rules)")
  }

  private func checkRemedy(_ finding: ptk_finding, _ remedy: Remedy) {
    let name = Header.snake(remedy.name).uppercased()
    XCTAssertEqual(
      (try? Header.parsed.get())?.constants["PTK_REMEDY_" + name], Int(finding.remedy.rawValue), name)
    let insets = finding.remedy_insets
    switch remedy {
    case .setPadding(let padding), .makeRoom(let padding):
      XCTAssertEqual(
        [insets.top, insets.left, insets.bottom, insets.right],
        [padding.top, padding.left, padding.bottom, padding.right])
    case .bridgeGap(let value), .setHeight(let value), .setWidth(let value), .scaleShape(let value),
      .setStrokeWidth(let value), .moveAway(let value):
      XCTAssertEqual(finding.remedy_value, value)
    case .setShape(let size, let radius):
      XCTAssertEqual([finding.remedy_size.width, finding.remedy_size.height], [size.width, size.height])
      XCTAssertEqual(finding.remedy_value, radius)
    case .raiseAbove(let target, let distance):
      XCTAssertEqual(finding.remedy_id, target.rawValue)
      XCTAssertEqual(finding.remedy_value, distance)
    case .useShape(let target): XCTAssertEqual(finding.remedy_id, target.rawValue)
    case .useEffect(let effect):
      XCTAssertEqual(
        (try? Header.parsed.get())?.constants["PTK_EFFECT_" + effect.name.uppercased()],
        Int(finding.remedy_effect.rawValue))
    default: break
    }
  }

  func testRulesAreSwitchedOffForTheWholeLayoutAndForATarget() throws {
    upsert(layouts[1])
    var config = ptk_default_audit_configuration()
    XCTAssertEqual(config.rules, UInt32(PTK_RULES_GUIDELINE))
    config.rules &= ~(1 << PTK_RULE_PADDING.rawValue)
    var audit = try audit(&config)
    XCTAssertEqual(findings(audit).count, 0)
    ptk_audit_destroy(audit)

    config = ptk_default_audit_configuration()
    let exemption = ptk_audit_exemption(target: 2, rules: 1 << PTK_RULE_PADDING.rawValue, reserved: 0)
    try withUnsafePointer(to: exemption) {
      (config.exemptions, config.exemption_count) = ($0, 1)
      audit = try self.audit(&config)
    }
    XCTAssertEqual(findings(audit).indices.map { targets(audit, $0, PTK_FINDING_LIST_TARGETS) }, [[1], [3]])
    ptk_audit_destroy(audit)

    config = ptk_default_audit_configuration()
    (config.least_bezel_padding, config.greatest_leaving_distance) = (7, .nan)
    audit = try self.audit(&config)
    XCTAssertEqual(findings(audit).count, 1, "7.5 points are enough now, and NaN is the default of 48")
    ptk_audit_destroy(audit)
  }

  func testTheWordsOfInstructionsCanBeOnesOwn() throws {
    var value = ptk_annotation_value()
    XCTAssertEqual(ptk_engine_place_pointer(engine, 0), PTK_STATUS_OK)
    "glisser".withCString {
      value.text = $0
      XCTAssertEqual(ptk_engine_set_annotation(engine, &value, 1, nil, 0), PTK_STATUS_OK)
    }
    var audit = try audit()
    XCTAssertEqual(findings(audit).count, 0)
    ptk_audit_destroy(audit)
    var config = ptk_default_audit_configuration()
    try "glisser".withCString { word in
      try withUnsafePointer(to: Optional(word)) {
        (config.instruction_words, config.instruction_word_count) = ($0, 1)
        audit = try self.audit(&config)
      }
    }
    XCTAssertEqual(findings(audit).map(\.rule), [PTK_RULE_ANNOTATION])
    ptk_audit_destroy(audit)
    var nothing: OpaquePointer?
    var none: UnsafePointer<CChar>?
    withUnsafePointer(to: &none) {
      config.instruction_words = $0
      XCTAssertEqual(ptk_engine_audit(engine, &config, &nothing), PTK_STATUS_ERROR_NULL)
    }
    XCTAssertNil(nothing)
  }

  func testATextIsCutAfterAWholeCharacterAndHasItsZero() throws {
    upsert(layouts[4])
    let audit = try audit()
    defer { ptk_audit_destroy(audit) }
    // A size has the sign ×, which is not in ASCII.
    let texts = findings(audit).indices.flatMap { [($0, PTK_TEXT_FINDING), ($0, PTK_TEXT_REMEDY)] }
    XCTAssertTrue(texts.contains { text(audit, $0, $1).utf8.contains { $0 > 127 } })
    for (index, kind) in texts {
      let whole = text(audit, index, kind)
      for capacity in 0...(whole.utf8.count + 1) {
        var (bytes, count) = ([CChar](repeating: 1, count: capacity + 1), 0)
        let status = ptk_audit_get_text(audit, index, kind, &bytes, capacity, &count)
        XCTAssertEqual(count, whole.utf8.count + 1)
        XCTAssertEqual(status, capacity < count ? PTK_STATUS_INCOMPLETE : PTK_STATUS_OK)
        XCTAssertEqual(bytes[capacity], 1, "nothing is written beyond the buffer")
        guard capacity > 0 else { continue }
        let cut = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        XCTAssertTrue(whole.hasPrefix(cut), "\(cut), \(capacity) of \(whole)")
      }
    }
  }

  func testNonsenseIsAnErrorAndChangesNothing() throws {
    var (audit, count) = (OpaquePointer?.none, 9)
    XCTAssertEqual(ptk_engine_audit(nil, nil, &audit), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_engine_audit(engine, nil, nil), PTK_STATUS_ERROR_NULL)
    var config = ptk_default_audit_configuration()
    config.size -= 1
    XCTAssertEqual(ptk_engine_audit(engine, &config, &audit), PTK_STATUS_ERROR_SIZE)
    config = ptk_default_audit_configuration()
    config.exemption_count = 3
    XCTAssertEqual(ptk_engine_audit(engine, &config, &audit), PTK_STATUS_ERROR_NULL)
    XCTAssertNil(audit)
    upsert(layouts[1])
    let found = try self.audit()
    defer { ptk_audit_destroy(found) }
    XCTAssertEqual(
      ptk_audit_get_targets(found, 3, PTK_FINDING_LIST_TARGETS, nil, 0, &count), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(
      ptk_audit_get_targets(found, -1, PTK_FINDING_LIST_TARGETS, nil, 0, &count), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(
      ptk_audit_get_targets(found, 0, ptk_finding_list(2), nil, 0, &count), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_audit_get_text(found, 0, ptk_text(2), nil, 0, &count), PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(ptk_audit_get_text(found, 0, PTK_TEXT_FINDING, nil, 5, &count), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_audit_get_findings(nil, nil, 0, 0, &count), PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(ptk_audit_get_findings(found, nil, 1, 0, &count), PTK_STATUS_ERROR_SIZE)
    ptk_audit_destroy(nil)
  }

  func testEachRuleHasItsName() {
    for rule in LayoutRule.allCases {
      XCTAssertEqual(ptk_rule_string(ptk_rule(UInt32(rule.rawValue))).map { String(cString: $0) }, rule.title)
    }
    XCTAssertNil(ptk_rule_string(ptk_rule(0)))
    XCTAssertNil(ptk_rule_string(ptk_rule(19)))
  }

  /// A text may lack its zero: a longer one is cut, and is not read to its end.
  func testATextIsReadNoFartherThanItIsKept() throws {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let memory = try XCTUnwrap(
      mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    XCTAssertNotEqual(memory, MAP_FAILED)
    defer { munmap(memory, 2 * page) }
    XCTAssertEqual(mprotect(memory + page, page, PROT_NONE), 0)
    // One byte more than is kept, and then memory that may not be read.
    let count = AnnotationText.capacity + 1
    let text = (memory + page - count).initializeMemory(as: CChar.self, repeating: 0x61, count: count)
    var (value, size) = (ptk_annotation_value(label: text, text: text), ptk_size())
    XCTAssertEqual(ptk_annotation_estimate_size(&value, 1, &size), PTK_STATUS_OK)
    var config = ptk_default_audit_configuration()
    var word: UnsafePointer<CChar>? = UnsafePointer(text)
    try withUnsafePointer(to: &word) {
      (config.instruction_words, config.instruction_word_count) = ($0, 1)
      ptk_audit_destroy(try audit(&config))
    }
  }
}
