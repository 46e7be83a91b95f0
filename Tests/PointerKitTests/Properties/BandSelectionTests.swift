import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7: the selection and the band that changes it, without an engine.
final class BandSelectionTests: XCTestCase {
  private var scene: TargetStore { .with(row) }

  /// Ten cells of 10 points in a row, with ids from 1; the first is at x = 0.
  private let row = (1...10).map { index in
    PointerTarget(TargetID(index), Rect(20 * Double(index - 1), 0, 10, 10))
  }

  /// A band from x = 0 to the right edge of the cell with an id, after a selection.
  private func band(_ selected: [TargetID], _ keys: KeyModifiers, from first: Int, to last: Int)
    -> BandSelection
  {
    var band = BandSelection()
    band.setBefore(selected)
    band.restore()
    band.begin(at: Point(20 * Double(first - 1) - 2, -5), modifiers: keys, among: scene)
    _ = band.extend(to: Point(20 * Double(last - 1) + 12, 15), among: scene)
    return band
  }

  func testRandomSelectionsAreThoseOfSets() {
    for (seed, var dice) in withDice(0..<34) {
      let before = (1...10).filter { _ in dice.chance(0.4) }.map { TargetID($0) }
      let first = dice.count(1...10)
      let last = dice.count(first...10)
      let (old, covered) = (Set(before), Set((first...last).map { TargetID($0) }))
      for (keys, expected) in [
        (KeyModifiers(), covered), (.shift, old.union(covered)), (.command, old.symmetricDifference(covered)),
      ] {
        XCTAssertEqual(
          band(before, keys, from: first, to: last).selected, expected.sorted(), "seed \(seed), \(keys)")
      }
    }
  }

  func testTwoSelectionsAreEqualWhateverWasInTheirStorage() {
    // One band went farther and came back: its scratch lists differ.
    let direct = band([1], .shift, from: 3, to: 4)
    var detour = band([1], .shift, from: 3, to: 9)
    _ = detour.extend(to: Point(72, 15), among: scene)
    XCTAssertEqual(detour.selected, direct.selected)
    XCTAssertEqual(detour, direct)
    XCTAssertEqual(detour.hashValue, direct.hashValue)
    var other = direct
    _ = other.extend(to: Point(73, 15), among: scene)
    XCTAssertNotEqual(other, direct, "another rectangle")
    XCTAssertNotEqual(band([1], .command, from: 3, to: 4), direct, "another mode")
  }
}
