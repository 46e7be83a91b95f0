import PointerTestSupport
import XCTest

/// In any layout, the choice of a flick is the one that is explained, and the candidates are all that the rule names (F3,
/// F4).
final class ExplainedChoiceTests: XCTestCase {
  /// A layout with the magnetism of the default, or of any other numbers.
  private func world(_ dice: inout Dice, targets: Int) -> LayoutWorld {
    var configuration = PointerConfiguration()
    if dice.chance(0.4) {
      configuration.magnetism.radius = dice.number(0...500)
      configuration.magnetism.reachPerCoast = dice.number(0...4)
      configuration.magnetism.directionTolerance = dice.number(0.5...3)
    }
    return LayoutWorld(&dice, targets: targets, configuration: configuration)
  }

  private func flick(_ dice: inout Dice) -> Flick {
    let velocity = Vector(dice.number(-3000...3000), dice.number(-1500...1500))
    return Flick(
      position: dice.point(in: Rect(-400, -300, 800, 600)), velocity: velocity,
      bounds: Rect(-500, -350, 1000, 700), isAgainstEdge: dice.chance(0.1))
  }

  func testTheChoiceIsTheOneThatIsExplained() {
    var ends: [MagnetismReason: Int] = [:]
    for (seed, var dice) in withDice(0..<60) {
      let world = world(&dice, targets: [3, 30, 120][seed % 3])
      let engine = world.engine
      var other = engine
      other.upsert([], removing: engine.targetIdentifiers, at: .zero)
      for target in world.targets.reversed() { other.upsert(target, at: .zero) }
      for number in 0..<6 {
        let flick = flick(&dice)
        let chosen = engine.attraction(of: flick)
        let explanation = engine.explain(flick)
        XCTAssertEqual(chosen, explanation.attraction, "seed \(seed), flick \(number)")
        XCTAssertEqual(chosen, other.attraction(of: flick), "seed \(seed), flick \(number): in another order")
        XCTAssertEqual(explanation, other.explain(flick), "seed \(seed), flick \(number): in another order")
        let winners = explanation.candidates.filter { $0.verdict == .chosen }
        XCTAssertEqual(winners.map(\.id), chosen.target.map { [$0] } ?? [], "seed \(seed), flick \(number)")
        ends[chosen.reason, default: 0] += 1
      }
    }
    for reason in [.landed, .scan, .coasted] as [MagnetismReason] {
      XCTAssertGreaterThan(ends[reason, default: 0], 15, "\(reason) happens")
    }
  }

  func testEveryTargetInReachIsACandidate() {
    var count = 0
    for (seed, var dice) in withDice(0..<20, from: 700) {
      let world = world(&dice, targets: 60)
      let engine = world.engine
      let explanation = engine.explain(flick(&dice))
      let (projected, radius) = (explanation.attraction.projected, engine.configuration.magnetism.radius)
      let expected = world.targets.filter { target in
        // What a space hides is nowhere.
        guard target.isEnabled, let center = engine.convert(target.frame.center, from: target.space),
          engine.targets(at: center).contains(target.id), let region = engine.region(of: target.id)
        else { return false }
        return center.distance(to: projected) <= radius || region.contains(projected)
      }
      let found = Set(explanation.candidates.map(\.id))
      XCTAssert(found.isSuperset(of: expected.map(\.id)), "seed \(seed + 700)")
      XCTAssertEqual(explanation.candidates.map(\.id), found.sorted(), "seed \(seed + 700)")
      count += expected.count
    }
    XCTAssertGreaterThan(count, 33)
  }
}
