import PointerTestSupport
import XCTest

@testable import PointerKit

/// Random layouts that are registered, moved, scrolled and removed keep the rules of the store.
final class StoreRulesTests: XCTestCase {
  /// Random layouts that are registered, moved, scrolled and removed keep the rules.
  func testRulesAreKeptInRandomLayouts() {
    for (seed, var dice) in withDice(0..<8) {
      var store = TargetStore()
      for round in 0..<60 {
        let id = TargetID(dice.count(1...20))
        let frame = Rect(origin: dice.point(in: Rect(0, 0, 900, 700)), size: Size(dice.number(1...300), 40))
        switch dice.count(0...6) {
        case 0: _ = store.remove(id)
        case 1: _ = store.move(id, to: frame)
        case 2: _ = store.removeSpace(SpaceID(dice.count(1...5)))
        case 3: _ = store.scrollSpace(SpaceID(dice.count(1...5)), to: frame.origin)
        case 4:
          var space = PointerSpace(
            id: SpaceID(dice.count(0...5)), in: SpaceID(dice.count(0...5)), clip: frame)
          space.z = Int64(dice.count(-2...2))
          space.isOpaque = dice.chance(0.3)
          _ = store.upsert(space)
          store.arrangeSpaces()
        default:
          var target = PointerTarget(
            id, frame, dice.chance(0.2) ? .tabBarItem : dice.chance(0.3) ? .divider : .barButton,
            group: dice.chance(0.5) ? GroupID(dice.count(1...3)) : nil, space: SpaceID(dice.count(0...5)))
          target.isEnabled = dice.chance(0.8)
          target.hasBezel = dice.chance(0.5)
          store.upsert(target)
        }
        if let sentence = store.firstViolatedInvariant() {
          return XCTFail("seed \(seed), round \(round): \(sentence)")
        }
      }
    }
  }
}
