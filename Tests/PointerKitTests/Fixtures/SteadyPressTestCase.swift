import PointerTestSupport
import XCTest

/// Presses of a finger that trembles, on all kinds of controls.
class SteadyPressTestCase: XCTestCase {
  /// A window with every kind of control, each beside a neighbor that touches it or whose region meets its own.
  struct Ground {
    var targets: [PointerTarget] = []
    var spaces: [PointerSpace] = []

    /// Rows of pairs: one kind in each row, once in the window and once in a nested space, once in a group.
    init(_ dice: inout Dice) {
      for ((row, kind), column) in product(ElementKind.allCases.enumerated(), 0..<6) {
        let id = TargetID(rawValue: UInt64(row * 10 + column + 1))
        let isNested = column >= 3
        var target = PointerTarget(
          id,
          Rect(
            40 + 110 * Double(column % 3), 40 + 54 * Double(row), dice.number(20...110), dice.number(10...60)),
          kind, hasBezel: dice.chance(0.5), group: dice.chance(0.3) ? GroupID(rawValue: UInt64(row + 1)) : nil
        )
        if isNested { target.space = SpaceID(rawValue: UInt64(dice.count(2...3))) }
        target.style = dice.pick([
          .automatic, .automatic, .system, PointerStyle(effect: .highlight), PointerStyle(effect: .lift),
          PointerStyle(effect: .hover()), .hidden, PointerStyle(shape: .cross, constrainedAxes: .vertical),
          PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical),
        ])
        if dice.chance(0.2) {
          target.style.verticalPrecision = dice.pick([
            .lines(heights: [10, 12, 14, 10]), .stepped(origin: 1, spacing: 7),
            .stepped(origin: 0, spacing: 15),
          ])
        }
        if dice.chance(0.2) { target.latchingAxes = dice.pick([.horizontal, .vertical, .both]) }
        if target.group == nil, dice.chance(0.1) { target.isEnabled = false }
        targets.append(target)
      }
      let outer = PointerSpace(
        id: 2, origin: Point(400, dice.number(-20...20)), clip: Rect(420, 30, 330, 960),
        isOpaque: dice.chance(0.5))
      spaces = [outer, PointerSpace(id: 3, in: 2, origin: Point(5, 3))]
    }
  }

  static let devices = [
    PointerDevice.mouse, .trackpad, .trackpoint, PointerDevice(kind: .other),
    PointerDevice(kind: .trackpad, reportsContact: false),
  ]

  func person(_ dice: inout Dice) -> SimulatedPerson {
    let ground = Ground(&dice)
    var settings = PointerSettings()
    settings.reduceMotion = dice.chance(0.2)
    settings.animations = dice.chance(0.9)
    settings.autoHideDelay = nil
    settings.inertia = false
    var configuration = PointerConfiguration()
    if dice.chance(0.3) { configuration.input.dragDistance = dice.number(1...20) }
    configuration.input.bandSelection = dice.chance(0.7)
    var person = SimulatedPerson(
      start: Point(30, 30), size: Size(800, 1000), device: dice.pick(SteadyPressTestCase.devices),
      settings: settings, configuration: configuration)
    person.engine.upsert(ground.spaces, at: person.now)
    person.engine.upsert(ground.targets, at: person.now)
    return person
  }

  /// Moves to within the drag distance of a point, often to its very limit, in any direction.
  func tremble(_ person: inout SimulatedPerson, around point: Point, _ dice: inout Dice) {
    let angle = dice.number(0...(2 * Double.pi))
    let reach =
      person.engine.configuration.input.dragDistance * (dice.chance(0.5) ? 0.999 : dice.number(0...0.999))
    let goal = point + Vector(Elementary.cos(angle), Elementary.sin(angle)) * reach
    person.move(by: goal.clamped(to: Rect(0, 0, 800, 1000)) - person.model)
  }

  /// Goes to a random point or, more often, to where another target begins to be hovered.
  func approach(_ person: inout SimulatedPerson, _ dice: inout Dice) {
    let goal = Point(dice.number(0...800), dice.number(0...1000))
    person.move(by: (goal - person.model) * 0.5)
    let before = person.hovered
    let step = (goal - person.model) / 150
    for _ in 0..<150 {
      person.move(by: step)
      if person.hovered != before, dice.chance(0.7) { break }
    }
    if dice.chance(0.3) { person.wait(milliseconds: Int64(dice.count(0...600))) }
  }
}
