import PointerTestSupport
import XCTest

/// In any layout with thin targets, hit testing finds the target that a search through all finds (R7, M2).
final class ThinTargetsOracleTests: XCTestCase {
  func testAnyLayoutAgreesWithASearchThroughAll() {
    var (claimed, seen) = (0, 0)
    for (seed, var dice) in withDice(0..<40, from: 72_000) {
      let layout = ThinLayout(&dice)
      var engine = PointerEngine(size: Size(2000, 2000))
      engine.upsert(layout.spaces, at: .zero)
      engine.upsert(layout.targets.shuffled(using: &dice), at: .zero)
      let oracle = HitTestOracle(engine, spaces: ThinLayout.spaceIDs)
      for _ in 0..<120 {
        let point = layout.point(&dice)
        let (found, expected) = (engine.target(at: point)?.id, oracle.target(at: point))
        XCTAssertEqual(found, expected, "seed \(seed + 72_000) at \(point)")
        if found != expected { return }
        if found != nil { seen += 1 }
        if found != oracle.holder(at: point)?.id { claimed += 1 }
      }
    }
    XCTAssertGreaterThan(claimed, seen / 50, "so that the claims are tested")
  }
}

/// Panes with lines between them, handles, cards and popovers, in spaces that clip, hide and scroll.
private struct ThinLayout {
  var targets: [PointerTarget] = []
  var spaces: [PointerSpace] = []
  static let spaceIDs: Set<SpaceID> = [1, 2, 3, 4]

  // Whole and half numbers, so that coordinates of the window and of spaces agree to the bit.
  init(_ dice: inout Dice) {
    for id in [1, 2, 3, 4] as [SpaceID] where dice.chance(0.6) {
      var space = PointerSpace(
        id: id, in: dice.chance(0.3) ? 1 : .window,
        origin: Point(half(&dice, -20...20), half(&dice, -20...20)),
        z: Int64(dice.count(-1...2)), isOpaque: dice.chance(0.25))
      if dice.chance(0.6) {
        space.clip = Rect(
          half(&dice, 0...150), half(&dice, 0...150), half(&dice, 20...300), half(&dice, 20...300))
      }
      spaces.append(space)
    }
    for index in 1...dice.count(2...14) { targets.append(target(TargetID(index), &dice)) }
  }

  private func half(_ dice: inout Dice, _ range: ClosedRange<Int>) -> Double {
    Double(dice.count(range.lowerBound * 2...range.upperBound * 2)) / 2
  }

  private func target(_ id: TargetID, _ dice: inout Dice) -> PointerTarget {
    let origin = Point(half(&dice, 0...200), half(&dice, 0...200))
    let isThin = dice.chance(0.5)
    let long = half(&dice, 2...150)
    let short = isThin ? half(&dice, 0...9) : half(&dice, 5...150)
    let size = dice.chance(0.5) ? Size(long, short) : Size(short, long)
    let kind: ElementKind =
      isThin ? dice.pick([.divider, .handle, .slider, .other]) : dice.pick([.text, .card, .button, .handle])
    var target = PointerTarget(
      id, Rect(origin: origin, size: dice.chance(0.1) ? Size(short, short) : size), kind,
      space: dice.chance(0.5) ? .window : SpaceID(dice.count(1...4)),
      z: Int64(dice.pick([0, 0, 0, 1, -1, 5])),
      latching: dice.chance(0.2) ? .horizontal : [], isEnabled: dice.chance(0.95))
    if dice.chance(0.4) { target.style = PointerStyle(shape: .roundedRect(Size(6, 30), radius: 3)) }
    if dice.chance(0.4) { target.padding = Insets(dice.pick([0, 2, 5, 8, 12, 30, -3])) }
    return target
  }

  /// A point near the edge of a thin target, or anywhere.
  func point(_ dice: inout Dice) -> Point {
    let thin = targets.filter { $0.frame.size.shorterSide < 10 }
    guard dice.chance(0.7), !thin.isEmpty else {
      return Point(half(&dice, -20...220), half(&dice, -20...220))
    }
    let target = dice.pick(thin)
    let origin = spaces.first { $0.id == target.space }?.origin ?? .zero
    let frame = target.frame
    return Point(
      origin.x + frame.minX + half(&dice, -7...Int(frame.width) + 7),
      origin.y + frame.minY + half(&dice, -7...Int(frame.height) + 7))
  }
}
