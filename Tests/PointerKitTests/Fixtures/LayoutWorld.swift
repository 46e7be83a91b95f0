import PointerTestSupport

/// Targets of all kinds in a tree of spaces, at random: sparse or dense, overlapping, grouped, twice at one position.
///
/// What is hit in it can be found by ``oracle`` as well, which looks at every target.
struct LayoutWorld {
  private(set) var engine: PointerEngine
  /// Half of the side of the square in which most targets are.
  private let reach: Double
  private let capacity: Int
  /// Whether some numbers of spaces are huge, tiny or no whole numbers.
  private let isWild: Bool
  private static let spaces = Set((0...9).map { SpaceID($0) })

  init(
    _ dice: inout Dice, targets count: Int, isWild: Bool = false,
    configuration: PointerConfiguration = PointerConfiguration()
  ) {
    engine = PointerEngine(size: Size(1e6, 1e6), configuration: configuration)
    reach = max(250, (3_500 * Double(count)).squareRoot())
    (capacity, self.isWild) = (count + 5, isWild)
    for _ in 0..<dice.count(0...7) { upsert(&dice) }
    engine.upsert((1...count).map { target(TargetID($0), &dice) }, at: .zero)
  }

  var targets: [PointerTarget] { engine.targetIdentifiers.compactMap { engine.target($0) } }
  var oracle: HitTestOracle { HitTestOracle(engine, spaces: LayoutWorld.spaces) }

  // Whole numbers, so that coordinates of the window and of spaces agree to the bit.
  private func frame(_ dice: inout Dice) -> Rect {
    let half = Int(reach)
    let origin = Point(Double(dice.count(-half...half)), Double(dice.count(-half...half)))
    switch dice.count(0...30) {
    case 0: return Rect(origin: origin, size: Size(reach, 30))
    case 1: return Rect(minX: -1e9, minY: origin.y, maxX: 1e9, maxY: origin.y + 3)
    // A sheet, of which many members are as near as each other.
    case 2...8: return Rect((origin.x / 26).rounded() * 26, (origin.y / 26).rounded() * 26, 20, 20)
    default: return Rect(origin: origin, size: Size(Double(dice.count(0...110)), Double(dice.count(0...90))))
    }
  }

  private func target(_ id: TargetID, _ dice: inout Dice) -> PointerTarget {
    var target = PointerTarget(
      id, frame(&dice), dice.pick([.button, .appIcon, .barButton, .text, .other, .tabBarItem]),
      hasBezel: dice.chance(0.5), group: dice.chance(0.3) ? GroupID(dice.count(1...4)) : nil,
      space: dice.chance(0.5) ? .window : SpaceID(dice.count(0...9)),
      z: dice.chance(0.6) ? 0 : Int64(dice.count(-1...2)), isEnabled: dice.chance(0.9),
      isMagnetic: dice.chance(0.1) ? false : nil)
    if dice.chance(0.15) { target.padding = Insets(Double(dice.count(-8...60))) }
    return target
  }

  private func coordinate(_ dice: inout Dice, _ range: ClosedRange<Int>) -> Double {
    guard isWild, dice.chance(0.1) else { return Double(dice.count(range)) }
    return dice.pick([1e9, -1e9, 1e300, -1e300, 0.1, -0.0, 1e-300, 3.3e8])
  }

  /// Registers a space, new or known, with any parent; one that closes a cycle is refused.
  private mutating func upsert(_ dice: inout Dice) {
    var space = PointerSpace(
      id: SpaceID(dice.count(isWild ? 0...9 : 1...9)), in: SpaceID(dice.chance(0.4) ? 0 : dice.count(0...10)),
      origin: Point(coordinate(&dice, -100...100), coordinate(&dice, -100...100)))
    if dice.chance(0.4) {
      let (x, y) = (Double(dice.count(-200...100)), Double(dice.count(-200...100)))
      space.clip = Rect(
        minX: x, minY: coordinate(&dice, -200...100), maxX: x + Double(dice.count(0...400)), maxY: y + 300)
    }
    space.z = dice.chance(0.5) ? 0 : Int64(dice.count(-2...2))
    space.isOpaque = dice.chance(0.15)
    space.isEnabled = dice.chance(0.9)
    engine.upsert(space, at: .zero)
  }

  /// Adds, removes, moves or replaces a target, or does so with a space, or scrolls it.
  mutating func change(_ dice: inout Dice) {
    let any = TargetID(dice.count(1...capacity))
    guard let known = engine.target(any) else { return engine.upsert(target(any, &dice), at: .zero) }
    switch dice.count(0...11) {
    case 0: engine.remove(target: any, at: .zero)
    case 1, 2: engine.upsert(target(any, &dice), at: .zero)
    case 3:
      // A twin on the same position: only the id tells them apart.
      var twin = known
      twin.id = TargetID(dice.count(1...capacity))
      engine.upsert(twin, at: .zero)
    case 4, 5:
      let step = Vector(Double(dice.count(-9...9)), Double(dice.count(-9...9)))
      engine.move(any, to: known.frame.offset(by: step), at: .zero)
    case 6: engine.move([MovedTarget(id: any, frame: frame(&dice))], at: .zero)
    case 7, 8: upsert(&dice)
    case 9 where dice.chance(0.3): engine.remove(space: SpaceID(dice.count(1...9)), at: .zero)
    default:
      let origin = Point(Double(dice.count(-60...60)), Double(dice.count(-60...60)))
      engine.scroll(space: SpaceID(dice.count(0...9)), toOrigin: origin, at: .zero)
    }
  }

  /// A point of the window that is likely to be disputed, on an edge, a corner or the middle of a gap, or any other.
  func point(_ dice: inout Dice) -> Point {
    let half = Int(reach)
    guard dice.chance(0.5), let target = targets.randomElement(using: &dice) else {
      return Point(Double(dice.count(-2 * half...2 * half)) / 2, Double(dice.count(-2 * half...2 * half)) / 2)
    }
    let edges = target.frame.outset(by: dice.pick([0.0, 6, 12, 18, 24, 30, 48]))
    let x = dice.pick([edges.minX, edges.maxX, edges.center.x, edges.minX - 0.5, edges.maxX + 0.5])
    let y = dice.pick([edges.minY, edges.maxY, edges.center.y, edges.minY - 0.5, edges.maxY + 0.5])
    return Point(x, y) + ((engine.convert(Point.zero, from: target.space) ?? .zero) - .zero)
  }
}
