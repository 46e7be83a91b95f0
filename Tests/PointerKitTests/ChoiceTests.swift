import PointerKit
import PointerTestSupport
import XCTest

/// The choice among the targets that the index finds agrees with the explanation, which judges each target by
/// itself, and does not depend on the order in which targets were registered.
final class ChoiceTests: XCTestCase {
  private let surface = Size(width: 1000, height: 700)

  /// An engine with targets that are sparse or dense, overlapping, grouped, in spaces that scroll, cover
  /// others or are left out, and partly not magnetic.
  private func layout(_ dice: inout Dice, targetCount: Int) -> (
    engine: PointerEngine, targets: [PointerTarget]
  ) {
    var configuration = PointerConfiguration()
    if dice.chance(0.4) {
      configuration.magnetism.radius = dice.number(0...500)
      configuration.magnetism.reachPerCoast = dice.number(0...4)
      configuration.magnetism.directionTolerance = dice.number(0.5...3)
    }
    var engine = PointerEngine(size: surface, configuration: configuration)
    for number in 1...3 where dice.chance(0.5) {
      var space = PointerSpace(id: SpaceID(number))
      space.origin = Point(x: dice.number(-200...200), y: dice.number(-200...200))
      space.order = Int64(dice.count(-2...2))
      space.isOpaque = dice.chance(0.1)
      space.isEnabled = dice.chance(0.9)
      engine.upsertSpace(space, at: .zero)
    }
    let (largest, isSheet, isSpaced) = (
      dice.number(10...150), dice.chance(0.3), dice.chance(0.5)
    )
    let targets = (0..<targetCount).map { index in
      // Many of a sheet are as near as each other.
      let frame =
        isSheet
        ? Rect(x: Double(index % 20) * 26, y: Double(index / 20) * 26, width: 20, height: 20)
        : Rect(
          x: dice.number(-60...surface.width), y: dice.number(-60...surface.height),
          width: dice.number(2...largest), height: dice.number(2...largest))
      var target = PointerTarget(id: TargetID(index + 1), frame: frame)
      target.kind = dice.pick([.appIcon, .barButton, .text, .other])
      target.hasBezel = dice.chance(0.5)
      target.space = isSpaced ? SpaceID(dice.count(0...3)) : 0
      target.group = dice.chance(0.2) ? GroupID(dice.count(1...4)) : nil
      target.padding = dice.chance(0.3) ? Insets(dice.number(-8...20)) : nil
      target.isEnabled = dice.chance(0.9)
      target.isMagnetic = dice.chance(0.1) ? false : nil
      target.z = Int64(dice.count(0...3))
      return target
    }
    engine.upsert(targets, at: .zero)
    return (engine, targets)
  }

  private func flick(_ dice: inout Dice) -> Flick {
    let velocity = Vector(dx: dice.number(-3000...3000), dy: dice.number(-1500...1500))
    return Flick(
      position: Point(x: dice.number(0...surface.width), y: dice.number(0...surface.height)),
      velocity: velocity, bounds: Rect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height),
      isAgainstEdge: dice.chance(0.1))
  }

  func testTheChoiceIsTheOneThatIsExplained() {
    var ends: [MagnetismReason: Int] = [:]
    for seed in 0..<60 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let (engine, targets) = layout(&dice, targetCount: [3, 30, 120][Int(seed % 3)])
      var other = engine
      other.upsert([], removing: targets.map(\.id), at: .zero)
      for target in targets.reversed() { other.upsert(target, at: .zero) }
      for number in 0..<6 {
        let flick = flick(&dice)
        let chosen = engine.attraction(of: flick)
        XCTAssertEqual(chosen, engine.explain(flick).attraction, "seed \(seed), flick \(number)")
        XCTAssertEqual(chosen, other.attraction(of: flick), "seed \(seed), flick \(number): in another order")
        ends[chosen.reason, default: 0] += 1
      }
    }
    for reason in [.landed, .scan, .coasted] as [MagnetismReason] {
      XCTAssertGreaterThan(ends[reason, default: 0], 20, "\(reason) happens")
    }
  }

  func testEveryTargetThatTheLargestCircleOrTheEndTouchesIsACandidate() {  // F3
    var count = 0
    for seed in 0..<60 as Range<UInt64> {
      var dice = Dice(seed: seed + 700)
      let (engine, targets) = layout(&dice, targetCount: 60)
      let explanation = engine.explain(flick(&dice))
      let (projected, radius) = (explanation.attraction.projected, engine.configuration.magnetism.radius)
      let expected = targets.filter { target in
        // One of a space that is not there is nowhere.
        guard let space = target.space == 0 ? PointerSpace(id: 0) : engine.space(target.space) else {
          return false
        }
        let frame = target.frame.offset(by: Vector(dx: space.origin.x, dy: space.origin.y))
        let region = frame.outset(by: target.padding ?? Insets(target.hasBezel ? 12 : 24))
        return target.isEnabled && space.isEnabled
          && (frame.center.distance(to: projected) <= radius || region.contains(projected))
      }
      let found = Set(explanation.candidates.map(\.id))
      XCTAssert(found.isSuperset(of: expected.map(\.id)), "seed \(seed + 700)")
      XCTAssertEqual(explanation.candidates.map(\.id), found.sorted(), "seed \(seed + 700)")
      count += expected.count
    }
    XCTAssertGreaterThan(count, 200)
  }
}
