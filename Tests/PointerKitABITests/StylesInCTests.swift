import CPointerKit
import PointerTestSupport
import XCTest

@testable import PointerKitABI

/// Styles arrive as they are described in C, and come back.
final class StylesInCTests: EngineInCTestCase {
  private func path(_ dice: inout Dice) -> PointerPath {
    func point(_ dice: inout Dice) -> Point { Point(dice.number(-20...20), dice.number(-20...20)) }
    var elements = [PointerPath.Element.move(to: point(&dice))]
    for _ in 0..<dice.count(1...4) {
      switch dice.count(0...3) {
      case 0: elements.append(.line(to: point(&dice)))
      case 1: elements.append(.quadratic(to: point(&dice), control: point(&dice)))
      case 2: elements.append(.cubic(to: point(&dice), first: point(&dice), second: point(&dice)))
      default: elements.append(.move(to: point(&dice)))
      }
    }
    if dice.chance(0.5) { elements.append(.close) }
    return PointerPath(
      elements, anchor: dice.chance(0.5) ? point(&dice) : nil,
      strokeWidth: dice.chance(0.5) ? dice.number(1...6) : nil)
  }

  private func shape(_ dice: inout Dice) -> PointerShape {
    switch dice.count(0...4) {
    case 0: .circle(diameter: dice.number(5...40))
    case 1: .roundedRect(Size(dice.number(5...40), dice.number(5...40)), radius: dice.number(0...9))
    case 2: .verticalBeam(length: dice.number(5...40))
    case 3: .horizontalBeam(length: dice.number(5...40))
    default: .path(path(&dice))
    }
  }

  private func precision(_ dice: inout Dice) -> AxisPrecision? {
    switch dice.count(0...4) {
    case 0: nil
    case 1: .whole
    case 2: .continuous
    case 3: .stepped(origin: dice.number(0...9), spacing: dice.number(2...20))
    default: .lines((0..<3).map { .init(start: 22 * Double($0), length: 15 + Double($0)) })
    }
  }

  private func style(_ dice: inout Dice) -> PointerStyle {
    if dice.chance(0.05) { return .hidden }
    let options = HoverOptions(
      preferredTintMode: dice.pick([.none, .overlay, .underlay]), prefersShadow: dice.chance(0.5),
      prefersScaledContent: dice.chance(0.5))
    var style = PointerStyle(
      effect: dice.pick([.automatic, .highlight, .lift, .hover(options), .none]),
      shape: dice.chance(0.7) ? shape(&dice) : nil)
    style.constrainedAxes = dice.pick([[], .horizontal, .vertical, .both])
    (style.horizontalPrecision, style.verticalPrecision) = (precision(&dice), precision(&dice))
    style.shapeOffset = dice.vector(upTo: 9)
    style.accessories = (0..<dice.count(0...4)).map { _ in
      PointerAccessory(
        dice.pick([.arrow, .plus, .minus, .circle, .circleSlash, .menu, .path(path(&dice))]),
        angle: dice.number(-3...3), offset: dice.number(0...30), orientationMatchesAngle: dice.chance(0.5))
    }
    return style
  }

  /// Compares the bytes of what came back, without addresses, with those of what a host writes.
  private func assertSame<Value>(_ found: Value, _ expected: Value, _ what: String, line: UInt = #line) {
    let (found, expected) = (Mirror(reflecting: found).children, Mirror(reflecting: expected).children)
    for (one, other) in zip(found, expected) where !"\(type(of: one.value))".contains("Pointer") {
      XCTAssertEqual("\(one.value)", "\(other.value)", "\(what): \(one.label ?? "")", line: line)
    }
  }

  func testStylesArriveAndComeBack() throws {
    for (seed, var dice) in withDice(0..<150) {
      let writer = StyleWriter()
      let given = self.style(&dice)
      var target = ptk_target_of_kind(PTK_KIND_BUTTON, 3, ptk_rect(x: 20, y: 20, width: 80, height: 60))
      target.style = writer.pointer([writer.style(given)])
      XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
      var swift = PointerEngine(size: Size(800, 600))
      swift.upsert([PointerTarget(3, Rect(20, 20, 80, 60), .button, style: given)], at: .zero)
      // The engine replaces what cannot be drawn.
      let style = try XCTUnwrap(swift.target(3)?.style)
      XCTAssertEqual(Engine(handle: engine)?.pointee.target(3)?.style, style, "seed \(seed)")
      try assertComesBack(style, isResolved: false, writer, "seed \(seed)")
      let resolved = try XCTUnwrap(Engine(handle: engine)?.pointee.resolvedStyle(of: 3))
      try assertComesBack(resolved, isResolved: true, writer, "seed \(seed), resolved")
    }
  }

  private func assertComesBack(
    _ style: PointerStyle, isResolved: Bool, _ writer: StyleWriter, _ what: String
  ) throws {
    let resolved = isResolved
    var found = ptk_style()
    XCTAssertEqual(
      ptk_engine_get_style(engine, 3, resolved, &found, MemoryLayout<ptk_style>.size), PTK_STATUS_OK)
    assertSame(found, writer.style(style), what)
    var count = 99
    var (shape, path) = (ptk_shape(), ptk_path())
    var elements = [ptk_path_element](repeating: ptk_path_element(), count: 32)
    let status = ptk_engine_get_style_shape(
      engine, 3, resolved, &shape, MemoryLayout<ptk_shape>.size, &path, MemoryLayout<ptk_path>.size,
      &elements,
      32, &count)
    if let expected = style.shape {
      XCTAssertEqual(status, PTK_STATUS_OK)
      let written = writer.shape(expected)
      XCTAssertEqual(shape.kind, written.kind, what)
      switch expected {
      case .circle: XCTAssertEqual(shape.diameter, written.diameter, what)
      case .roundedRect:
        XCTAssertEqual(shape.rect_size.width, written.rect_size.width, what)
        XCTAssertEqual(shape.rect_size.height, written.rect_size.height, what)
        XCTAssertEqual(shape.corner_radius, written.corner_radius, what)
      case .verticalBeam, .horizontalBeam: XCTAssertEqual(shape.length, written.length, what)
      case .path(let outline): assertPath(path, elements, count, outline, writer, what)
      }
    } else {
      XCTAssertEqual(status, PTK_STATUS_ABSENT)
    }
    for (axis, expected) in [
      (PTK_AXIS_HORIZONTAL, style.horizontalPrecision), (PTK_AXIS_VERTICAL, style.verticalPrecision),
    ] {
      var precision = ptk_precision()
      var lines = [ptk_line](repeating: ptk_line(), count: 8)
      XCTAssertEqual(
        ptk_engine_get_style_precision(
          engine, 3, resolved, axis, &precision, MemoryLayout<ptk_precision>.size, &lines, 8, &count
        ),
        PTK_STATUS_OK)
      assertSame(precision, writer.precision(expected), what)
      guard case .lines(let list) = expected else {
        XCTAssertEqual(count, 0)
        continue
      }
      XCTAssertEqual(
        lines[..<count].map { [$0.start, $0.length] }, list.map { [$0.start, $0.length] }, what)
    }
    var accessories = [ptk_accessory](repeating: ptk_accessory(), count: 4)
    XCTAssertEqual(
      ptk_engine_get_style_accessories(
        engine, 3, resolved, &accessories, MemoryLayout<ptk_accessory>.size, 4, &count), PTK_STATUS_OK)
    XCTAssertEqual(count, style.accessories.count, what)
    for (index, accessory) in style.accessories.enumerated() {
      assertSame(accessories[index], writer.accessory(accessory), what)
      let status = ptk_engine_get_style_accessory_path(
        engine, 3, resolved, index, &path, MemoryLayout<ptk_path>.size, &elements, 32, &count)
      if case .path(let outline) = accessory.shape {
        XCTAssertEqual(status, PTK_STATUS_OK)
        assertPath(path, elements, count, outline, writer, what)
      } else {
        XCTAssertEqual(status, PTK_STATUS_ABSENT)
      }
    }
  }

  private func assertPath(
    _ path: ptk_path, _ elements: [ptk_path_element], _ count: Int, _ expected: PointerPath,
    _ writer: StyleWriter, _ what: String
  ) {
    assertSame(path, writer.path(expected), what)
    XCTAssertEqual(count, expected.elements.count, what)
    for (one, other) in zip(elements, expected.elements) { assertSame(one, writer.element(other), what) }
  }

  func testStandardShapesHaveTheirNames() {
    let shapes: [(ptk_shape_kind, PointerShape)] = [
      (PTK_SHAPE_KIND_PILL, .pill), (PTK_SHAPE_KIND_CROSS, .cross), (PTK_SHAPE_KIND_GRABBER, .grabber),
      (PTK_SHAPE_KIND_HORIZONTAL_ARROWS, .horizontalArrows),
      (PTK_SHAPE_KIND_VERTICAL_ARROWS, .verticalArrows),
      (PTK_SHAPE_KIND_MARKER_TIP, .markerTip), (PTK_SHAPE_KIND_BULLSEYE, .bullseye),
    ]
    for (kind, expected) in shapes {
      let writer = StyleWriter()
      var (shape, style) = (ptk_default_shape(), ptk_default_style())
      shape.kind = kind
      style.shape = writer.pointer([shape])
      var target = ptk_target_of_kind(PTK_KIND_BUTTON, 3, ptk_rect(x: 20, y: 20, width: 80, height: 60))
      target.style = writer.pointer([style])
      XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
      XCTAssertEqual(Engine(handle: engine)?.pointee.target(3)?.style.shape, expected, "\(kind)")
    }
  }

  func testThePreferredHoverAndWhatIsRevealedComeBack() {
    let writer = StyleWriter()
    for mode in [TintMode.none, .overlay, .underlay] {
      for (hasShadow, isScaled) in product([false, true], [false, true]) {
        let options = HoverOptions(
          preferredTintMode: mode, prefersShadow: hasShadow, prefersScaledContent: isScaled)
        var target = ptk_target_of_kind(PTK_KIND_BUTTON, 3, ptk_rect(x: 20, y: 20, width: 80, height: 60))
        target.preferred_hover = writer.pointer([writer.hover(options)])
        target.reveals = writer.pointer([
          ptk_revealed(id: 4, is_group: true, reserved: 0), ptk_revealed(id: 5, is_group: false, reserved: 0),
        ])
        target.reveal_count = 2
        XCTAssertEqual(ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0), PTK_STATUS_OK)
        let found = Engine(handle: engine)?.pointee.target(3)
        XCTAssertEqual(found?.preferredHover, options)
        XCTAssertEqual(found?.reveals, [.group(4), .target(5)])
        var back = ptk_hover_options()
        XCTAssertEqual(ptk_engine_get_preferred_hover(engine, 3, &back), PTK_STATUS_OK)
        assertSame(back, writer.hover(options), "\(mode)")
      }
    }
    var (plain, back) = (ptk_target_of_kind(PTK_KIND_BUTTON, 3, ptk_rect()), ptk_hover_options())
    XCTAssertEqual(ptk_engine_upsert_targets(engine, &plain, 1, nil, 0, 0), PTK_STATUS_OK)
    XCTAssertEqual(ptk_engine_get_preferred_hover(engine, 3, &back), PTK_STATUS_ABSENT)
    XCTAssertEqual(ptk_engine_get_preferred_hover(engine, 4, &back), PTK_STATUS_ERROR_UNKNOWN)
    XCTAssertEqual(ptk_engine_get_preferred_hover(engine, 3, nil), PTK_STATUS_ERROR_NULL)
  }

  func testAWrongConstantOrSizeAnywhereInAStyleIsAnError() {
    func status(_ change: (inout ptk_style, StyleWriter) -> Void) -> ptk_status {
      let writer = StyleWriter()
      var style = ptk_default_style()
      style.effect = PTK_EFFECT_NONE
      change(&style, writer)
      var target = ptk_target_of_kind(PTK_KIND_BUTTON, 3, ptk_rect(x: 20, y: 20, width: 80, height: 60))
      target.style = writer.pointer([style])
      return ptk_engine_upsert_targets(engine, &target, 1, nil, 0, 0)
    }
    XCTAssertEqual(status { _, _ in }, PTK_STATUS_OK)
    XCTAssertEqual(status { style, _ in style.effect = ptk_effect(9) }, PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(status { style, _ in style.size = 8 }, PTK_STATUS_ERROR_SIZE)
    XCTAssertEqual(status { style, _ in style.constrained_axes = 4 }, PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(
      status { style, _ in (style.effect, style.hover.tint_mode) = (PTK_EFFECT_HOVER, ptk_tint(7)) },
      PTK_STATUS_ERROR_VALUE)
    func shape(_ change: @escaping (inout ptk_shape, StyleWriter) -> Void) -> ptk_status {
      status { style, writer in
        var shape = ptk_default_shape()
        change(&shape, writer)
        style.shape = writer.pointer([shape])
      }
    }
    XCTAssertEqual(shape { shape, _ in shape.kind = ptk_shape_kind(99) }, PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(shape { shape, _ in shape.size = 8 }, PTK_STATUS_ERROR_SIZE)
    XCTAssertEqual(shape { shape, _ in shape.kind = PTK_SHAPE_KIND_PATH }, PTK_STATUS_ERROR_NULL)
    func path(_ change: @escaping (inout ptk_path, StyleWriter) -> Void) -> ptk_status {
      shape { shape, writer in
        var path = ptk_default_path()
        change(&path, writer)
        (shape.kind, shape.path) = (PTK_SHAPE_KIND_PATH, writer.pointer([path]))
      }
    }
    XCTAssertEqual(path { _, _ in }, PTK_STATUS_OK)
    XCTAssertEqual(path { path, _ in path.size = 8 }, PTK_STATUS_ERROR_SIZE)
    XCTAssertEqual(path { path, _ in path.element_count = 1 }, PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(
      path { path, writer in
        var element = ptk_path_element()
        element.kind = ptk_path_kind(9)
        (path.elements, path.element_count) = (writer.pointer([element]), 1)
      }, PTK_STATUS_ERROR_VALUE)
    for isHorizontal in [false, true] {
      func precision(_ change: @escaping (inout ptk_precision) -> Void) -> ptk_status {
        status { style, writer in
          var precision = ptk_default_precision()
          change(&precision)
          if isHorizontal {
            style.horizontal = writer.pointer([precision])
          } else {
            style.vertical = writer.pointer([precision])
          }
        }
      }
      XCTAssertEqual(precision { $0.kind = ptk_precision_kind(9) }, PTK_STATUS_ERROR_VALUE)
      XCTAssertEqual(precision { $0.size = 8 }, PTK_STATUS_ERROR_SIZE)
      XCTAssertEqual(
        precision { ($0.kind, $0.line_count) = (PTK_PRECISION_KIND_LINES, 2) }, PTK_STATUS_ERROR_NULL)
    }
    func accessory(_ change: @escaping (inout ptk_accessory) -> Void) -> ptk_status {
      status { style, writer in
        var accessory = ptk_default_accessory()
        change(&accessory)
        (style.accessories, style.accessory_count) = (writer.pointer([accessory]), 1)
      }
    }
    XCTAssertEqual(accessory { $0.shape = ptk_accessory_shape(9) }, PTK_STATUS_ERROR_VALUE)
    XCTAssertEqual(accessory { $0.size = 8 }, PTK_STATUS_ERROR_SIZE)
    XCTAssertEqual(accessory { $0.shape = PTK_ACCESSORY_SHAPE_PATH }, PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(status { style, _ in style.accessory_count = 1 }, PTK_STATUS_ERROR_NULL)
    XCTAssertEqual(status { style, _ in style.accessory_count = -1 }, PTK_STATUS_ERROR_VALUE)
  }

  func testAStructIsMadeWithItsDefaults() {
    XCTAssertEqual([ptk_default_shape().diameter, ptk_default_shape().corner_radius], [19, 8])
    XCTAssertEqual(ptk_default_accessory().offset, 12)
    XCTAssertEqual(ptk_default_accessory().orientation_matches_angle, PTK_CHOICE_AUTOMATIC)
    XCTAssertEqual(ptk_default_style().effect, PTK_EFFECT_AUTOMATIC)
    XCTAssertEqual(ptk_default_style().hover.tint_mode, PTK_TINT_OVERLAY)
    XCTAssertTrue(ptk_default_style().hover.prefers_scaled_content)
    XCTAssertEqual(ptk_default_curve().tracking_speed, 0.6875)
    XCTAssertEqual([ptk_default_flick().is_deliberate, ptk_default_flick().is_against_edge], [false, false])
    let input = ptk_default_input(PTK_INPUT_KIND_SCROLL, 7)
    XCTAssertEqual([Double(input.time), input.scale], [7, 1])
    XCTAssertEqual(input.scroll_phase, PTK_SCROLL_PHASE_NONE)
    XCTAssertEqual(input.scroll_source, PTK_SCROLL_SOURCE_WHEEL)
    for size in [
      ptk_default_shape().size, ptk_default_path().size, ptk_default_precision().size,
      ptk_default_accessory().size, ptk_default_style().size, ptk_default_curve().size,
      ptk_default_flick().size, input.size, ptk_default_target().size, ptk_default_space().size,
      ptk_default_options().size,
    ] {
      XCTAssertGreaterThanOrEqual(size, 16, "the size of the struct")
    }
  }
}
