import PointerTestSupport
import XCTest

/// P3: a pointer that trembles on the border of two controls, lines or steps does not switch.
final class BorderTremblesTests: XCTestCase {
  private let size = Size(800, 600)

  /// Buttons in a row that touch or not, cards with buttons on them, and a list in a space of its own.
  private func layout(_ dice: inout Dice) -> (targets: [PointerTarget], spaces: [PointerSpace]) {
    var targets: [PointerTarget] = []
    func add(_ frame: Rect, _ kind: ElementKind, group: GroupID? = nil, space: SpaceID = .window) {
      var target = PointerTarget(
        TargetID(rawValue: UInt64(targets.count + 1)), frame, kind, hasBezel: dice.chance(0.5), group: group,
        space: space)
      if dice.chance(0.3) { target.style = .system }
      if dice.chance(0.2) { target.padding = Insets(dice.number(0...40)) }
      if dice.chance(0.2) { target.z = Int64(dice.count(0...2)) }
      targets.append(target)
    }
    for row in 0..<3 {
      var x = dice.number(0...60)
      let isGroup = dice.chance(0.5)
      let gap = dice.pick([0, 0, 1, dice.number(0...60)])
      while x < 700 {
        let width = dice.number(12...120)
        add(
          Rect(x, 20 + 70 * Double(row) + dice.number(0...8), width, dice.number(20...60)),
          dice.pick([.barButton, .button, .segment, .link, .image]),
          group: isGroup ? GroupID(rawValue: UInt64(row + 1)) : nil)
        x += width + gap
      }
    }
    for column in 0..<3 {
      let card = Rect(20 + 120 * Double(column), 250, 115, 150)
      add(card, .card)
      add(Rect(card.minX + 20, 270, 60, 30), .button)
      add(Rect(card.minX + 20, 310, 60, 30), .slider)
    }
    for row in 0..<8 { add(Rect(0, 32 * Double(row), 300, 32), .row, space: 4) }
    let list = PointerSpace(
      id: 4, origin: Point(420, 260 - dice.number(0...30)), clip: Rect(420, 260, 300, 200),
      isOpaque: dice.chance(0.5))
    return (targets, [list])
  }

  private func person(_ dice: inout Dice) -> SimulatedPerson {
    let (targets, spaces) = layout(&dice)
    let settings = with(PointerSettings()) { $0.inertia = false }
    return SimulatedPerson(
      targets: targets, spaces: spaces, start: dice.point(in: Rect(0, 0, 800, 600)), size: size,
      device: dice.pick([.mouse, .trackpad]), settings: settings)
  }

  /// A position on the border of two targets on a random line, and the direction of the line; nil if the line
  /// meets none.
  private func border(_ engine: PointerEngine, _ dice: inout Dice) -> (Point, Vector)? {
    let start = dice.point(in: Rect(0, 0, 800, 600))
    let way = dice.pick([Vector(1, 0), Vector(0, 1), dice.vector(upTo: 1).normalized])
    var last = engine.target(at: start)?.id
    for step in 1...400 {
      let next = engine.target(at: start + way * Double(step))?.id
      if let last, let next, last != next {
        // Halve the interval until the border is known.
        var (low, high) = (Double(step - 1), Double(step))
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if engine.target(at: start + way * middle)?.id == last { low = middle } else { high = middle }
        }
        // Where a narrow gap lies between the two, both borders are outer edges.
        return engine.target(at: start + way * high) == nil ? nil : (start + way * low, way)
      }
      last = next
    }
    return nil
  }

  /// Whether all the surroundings of a position belong to targets: a border of two, or a corner where more meet.
  private func isInnerBorder(_ engine: PointerEngine, _ point: Point) -> Bool {
    product(stride(from: -3.0, through: 3, by: 0.5), stride(from: -3.0, through: 3, by: 0.5))
      .allSatisfy { engine.target(at: point + Vector($0, $1)) != nil }
  }

  /// Trembles by a point around a position for a second, at 4 to 60 Hz; `look` sees the person after each report.
  private func tremble(
    _ person: inout SimulatedPerson, around point: Point, along way: Vector, _ dice: inout Dice,
    _ look: (SimulatedPerson) -> Void
  ) {
    let (frequency, phase) = (dice.number(4...60), dice.number(0...1))
    person.reportInterval = dice.pick([1_000_000, 4_000_000, 8_000_000, 16_000_000])
    let reports = Int(1_000_000_000 / person.reportInterval)
    for report in 0..<reports {
      let turns = frequency * Double(report) * Double(person.reportInterval) / 1e9 + phase
      let offset = Elementary.cos(2 * Double.pi * (turns - turns.rounded(.down)))
      person.move(by: point + way * offset - person.model)
      look(person)
    }
  }

  // MARK: Controls

  func testATrembleOnABorderSwitchesAtMostOnce() {
    var tried = 0
    for (seed, var dice) in withDice(0..<40, from: 32_600) {
      var person = person(&dice)
      guard let (point, way) = border(person.engine, &dice), isInnerBorder(person.engine, point) else {
        continue
      }
      person.move(by: point + way * dice.number(-6...6) - person.model)
      let isDragging = dice.chance(0.3)
      var dragged: TargetID?
      if isDragging {
        // A drag from far away: what is beneath it, and where it would be dropped, do not switch either.
        person.move(by: way * 9)
        dragged = person.hovered
        person.press()
        person.move(by: point - way * 6 - person.model)
      }
      var (hovered, dropped) = (person.hovered, nil as TargetID?)
      var (switches, drops) = (0, 0)
      var seen = person.engine.eventCount
      tremble(&person, around: point, along: way, &dice) { person in
        if person.hovered != hovered { switches += 1 }
        hovered = person.hovered
        for event in person.engine.events(since: seen) where event.type == .dragChanged {
          if let dropped, event.dropTarget != dropped { drops += 1 }
          dropped = event.dropTarget
        }
        seen = person.engine.eventCount
      }
      XCTAssertLessThanOrEqual(switches, 1, "seed \(seed) at \(point) along \(way)")
      // Over what is dragged, nothing or something beneath it is the drop target: an outer edge.
      let sides = [point - way, point + way].map { person.engine.target(at: $0)?.id }
      if !sides.contains(dragged) { XCTAssertLessThanOrEqual(drops, 1, "seed \(seed)") }
      tried += 1
    }
    XCTAssertGreaterThan(tried, 12)
  }

  /// Moves along x in reports of half a point at most.
  private func slide(_ person: inout SimulatedPerson, by distance: Double) {
    let reports = max(1, (2 * distance.magnitude).rounded(.up))
    for _ in 0..<Int(reports) { person.move(by: Vector(distance / reports, 0)) }
  }

  // A button of a bar, of a card, and a row in a scroll view: the next one is entered 1.5 points beyond the border.
  func testTheNextControlBeginsBeyondTheBorder() {
    XCTAssertEqual(PointerConfiguration().snapping.borderHysteresis, 1.5)
    for margin in [0, 1.5, 4] {
      let configuration = with(PointerConfiguration()) { $0.snapping.borderHysteresis = margin }
      let left = PointerTarget(1, Rect(100, 100, 60, 40), .button, group: 1)
      let right = PointerTarget(2, Rect(190, 100, 60, 40), .button, group: 1)
      var person = SimulatedPerson(
        targets: [left, right], start: Point(170, 120), configuration: configuration)
      slide(&person, by: 5 + margin - 0.0625)
      XCTAssertEqual(person.hovered, 1)
      person.move(by: Vector(0.125, 0))
      XCTAssertEqual(person.hovered, 2)
      slide(&person, by: -2 * margin)
      XCTAssertEqual(person.hovered, 2, "the same distance back")
      person.move(by: Vector(-0.125, 0))
      XCTAssertEqual(person.hovered, 1)
    }
  }

  // However thin a control is, a slow movement onto it reaches it, from either side.
  func testAThinControlBetweenOthersIsReached() {
    for width in thinWidths {
      for side in [-1.0, 1] {
        XCTAssertEqual(personOnDivider(width, from: side).hovered, 2, "\(width)")
      }
    }
  }

  private let thinWidths = [0.5, 1, 2, 3, 4, 6, 8, 20]

  /// A person who has moved slowly from one side onto the middle of a divider between two rows.
  private func personOnDivider(_ width: Double, from side: Double) -> SimulatedPerson {
    let divider = PointerTarget(2, Rect(300, 100, width, 300), .divider)
    let left = PointerTarget(1, Rect(100, 100, 200, 300), .row)
    let right = PointerTarget(3, Rect(300 + width, 100, 200, 300), .row)
    var person = SimulatedPerson(
      targets: [left, divider, right], start: Point(300 + width / 2 + 40 * side, 250), device: .mouse)
    for _ in 0..<400 { person.move(by: Vector(-0.1 * side, 0)) }
    return person
  }

  func testAtItsBorderAThinControlDoesNotFlicker() {
    for width in thinWidths {
      for side in [-1.0, 1] {
        var person = personOnDivider(width, from: side)
        slide(&person, by: 300 + width / 2 + side * width / 2 - person.model.x)
        var switches = 0
        var hovered = person.hovered
        for report in 0..<120 {
          let offset = report % 2 == 0 ? 1.0 : -1
          person.move(by: Vector(300 + width / 2 + side * (width / 2 + offset) - person.model.x, 0))
          if person.hovered != hovered { switches += 1 }
          hovered = person.hovered
        }
        XCTAssertLessThanOrEqual(switches, 1, "\(width)")
      }
    }
  }

  // MARK: Lines and steps

  // Also P5 and P6.
  func testATrembleBetweenLinesOrStepsSwitchesAtMostOnce() {
    for (seed, var dice) in withDice(0..<10, from: 31_000) {
      let axis = dice.pick([Axis.horizontal, .vertical])
      var target = PointerTarget(1, Rect(100, 100, 400, 400), dice.pick([.text, .other]))
      var border = 0.0
      let precision: AxisPrecision
      if target.kind == .text {
        let heights = (0..<9).map { _ in dice.number(8...44) }
        let leading = dice.pick([0, dice.number(0...10)])
        precision = .lines(heights: heights, leading: leading)
        for height in heights[...dice.count(0...7)] { border += height + leading }
        border -= leading / 2
      } else {
        let spacing = dice.number(3...60)
        precision = .stepped(origin: dice.number(-10...10), spacing: spacing)
        guard case .stepped(let origin, _) = precision else { continue }
        border = origin + spacing * (Double(dice.count(2...Int(300 / spacing))) + 0.5)
      }
      if axis == .vertical {
        target.style.verticalPrecision = precision
      } else {
        target.style.horizontalPrecision = precision
      }
      var point = Point(300, 300)
      point[axis] = 100 + border
      var way = Vector.zero
      way[axis] = 1
      let settings = with(PointerSettings()) { $0.inertia = false }
      var person = SimulatedPerson(
        targets: [target], start: point - way * dice.number(4...6), device: dice.pick([.mouse, .trackpad]),
        settings: settings)
      person.move(by: way * dice.number(0...3))
      if dice.chance(0.4) {
        person.press()
        person.move(by: Vector(way.dy, way.dx) * 9)
        point += Vector(way.dy, way.dx) * 9
      }
      XCTAssertEqual(person.hovered, 1)
      var last = person.frame.clickLocation[axis]
      var switches = 0
      tremble(&person, around: point, along: way, &dice) { person in
        let now = person.frame.clickLocation[axis]
        if now != last { switches += 1 }
        last = now
      }
      XCTAssertLessThanOrEqual(switches, 1, "seed \(seed)")
    }
  }

  // Also P5 and P6.
  func testTheNextLineOrStepBeginsBeyondTheBorder() {
    for precision in [AxisPrecision.lines(heights: [20, 20, 20]), .stepped(origin: 10, spacing: 20)] {
      let target = PointerTarget(1, Rect(100, 100, 200, 60), .text, lines: precision)
      var person = SimulatedPerson(targets: [target], start: Point(150, 108))
      for (y, expected) in [
        (119.5, 110.0), (121.375, 110), (121.625, 130), (118.625, 130), (118.375, 110), (121, 110),
        (124, 130), (142, 150), (139, 150), (138, 130),
      ] {
        person.move(by: Vector(0.5, y - person.model.y))
        XCTAssertEqual(person.frame.clickLocation.y, expected, "\(precision) at \(y)")
      }
      // A step or line of another target has no part in it.
      person.move(by: Vector(0, 300))
      person.move(by: Vector(0, 120.5 - person.model.y))
      XCTAssertEqual(person.frame.clickLocation.y, 130)
    }
  }
}
