import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7: the selection and the band that changes it, without an engine.
final class BandSelectionTests: XCTestCase {
  /// Ten cells of 10 points in a row, with ids from 1; the first is at x = 0.
  private let row = (1...10).map { index in
    PointerTarget(
      id: TargetID(index), frame: Rect(x: 20 * Double(index - 1), y: 0, width: 10, height: 10))
  }
  private var scene: TargetStore { .with(row) }

  /// A band from x = 0 to the right edge of the cell with an id, after a selection.
  private func band(_ selected: [TargetID], _ keys: KeyModifiers, from first: Int, to last: Int)
    -> BandSelection
  {
    var band = BandSelection()
    band.setBefore(selected)
    band.restore()
    band.begin(at: Point(x: 20 * Double(first - 1) - 2, y: -5), modifiers: keys, among: scene)
    _ = band.extend(to: Point(x: 20 * Double(last - 1) + 12, y: 15), among: scene)
    return band
  }

  func testTheKeysAsItBeginsDecideWhatABandDoes() {
    XCTAssertEqual(BandSelection.Mode([]), .exclusive)
    XCTAssertEqual(BandSelection.Mode(.shift), .adding)
    XCTAssertEqual(BandSelection.Mode(.command), .toggling)
    XCTAssertEqual(BandSelection.Mode([.shift, .command]), .toggling)
    XCTAssertEqual(BandSelection.Mode([.option, .control, .capsLock]), .exclusive)
  }

  func testI7ABandReplacesAddsOrToggles() {
    let before: [TargetID] = [1, 3, 4, 9]
    for (keys, expected) in [
      (KeyModifiers(), [3, 4, 5, 6] as [TargetID]), (.shift, [1, 3, 4, 5, 6, 9]), (.command, [1, 5, 6, 9]),
    ] {
      XCTAssertEqual(band(before, keys, from: 3, to: 6).selected, expected)
    }
  }

  func testI7SelectionsAgreeWithSetsForRandomOnes() {
    for seed in seeds(200) {
      var dice = Dice(seed: UInt64(seed))
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

  func testABandThatShrinksReturnsWhatItNoLongerCovers() {
    var band = band([1, 4], .command, from: 3, to: 6)
    XCTAssertEqual(band.selected, [1, 3, 5, 6])
    XCTAssert(band.extend(to: Point(x: 52, y: 15), among: scene))
    XCTAssertEqual(band.selected, [1, 3, 4])
  }

  func testNothingChangesWithoutAMovementOfTheBand() {
    var band = band([], [], from: 3, to: 6)
    XCTAssertFalse(band.extend(to: Point(x: 112, y: 15), among: scene), "the same rectangle")
    XCTAssert(band.extend(to: Point(x: 113, y: 15), among: scene), "another rectangle, the same selection")
    XCTAssertEqual(band.selected, [3, 4, 5, 6])
  }

  func testTheRectangleIsBetweenTheAnchorAndThePointer() {
    var band = BandSelection()
    band.begin(at: Point(x: 50, y: 60), modifiers: [], among: scene)
    for (pointer, expected) in [
      (Point(x: 70, y: 90), Rect(x: 50, y: 60, width: 20, height: 30)),
      (Point(x: 10, y: 20), Rect(x: 10, y: 20, width: 40, height: 40)),
      (Point(x: 50, y: 60), Rect(x: 50, y: 60, width: 0, height: 0)),
    ] {
      _ = band.extend(to: pointer, among: scene)
      XCTAssertEqual(band.rect, expected)
      XCTAssertEqual(band.windowAnchor, Point(x: 50, y: 60))
    }
  }

  func testABandThatIsBrokenOffRestoresTheSelectionBefore() {
    var band = band([2, 9], [], from: 3, to: 6)
    band.restore()
    XCTAssertEqual(band.selected, [2, 9])
  }

  func testTheAnchorScrollsWithTheSpaceInWhichTheBandBegan() {
    var list = PointerSpace(id: 3)
    list.clip = Rect(x: 0, y: 0, width: 500, height: 500)
    list.order = 1
    var scene = TargetStore.with([], spaces: [list])
    var band = BandSelection()
    band.begin(at: Point(x: 100, y: 100), modifiers: [], among: scene)
    XCTAssertEqual(band.space, 3)
    XCTAssert(scene.scrollSpace(3, to: Point(x: 0, y: -40)))
    XCTAssert(band.extend(to: Point(x: 120, y: 120), among: scene))
    XCTAssertEqual(band.windowAnchor, Point(x: 100, y: 60))
    XCTAssert(scene.removeSpace(3))
    _ = band.extend(to: Point(x: 130, y: 130), among: scene)
    XCTAssertEqual(band.windowAnchor, Point(x: 100, y: 60), "it stays where it was last")
  }

  func testTargetsThatAreGoneAreNoLongerSelectedNorRestored() {
    for removed: [TargetID] in [[2, 5], [2], [5]] {
      var band = band([1, 2], .shift, from: 5, to: 6)
      var rest = TargetStore.with(row)
      for id in removed { XCTAssert(rest.remove(id)) }
      band.removeTargets(missingFrom: rest)
      XCTAssertEqual(band.selected, [1, 2, 5, 6].filter { !removed.contains($0) })
      band.restore()
      XCTAssertEqual(band.selected, [1, 2].filter { !removed.contains($0) })
    }
  }

  func testRepeatedIdsCountOnce() {
    var band = BandSelection()
    band.setBefore([1, 1, 2, 2, 2, 7])
    band.restore()
    XCTAssertEqual(band.selected, [1, 2, 7])
  }

  func testTwoSelectionsAreEqualWhateverWasInTheirStorage() {
    // One band went farther and came back: its scratch lists differ.
    let direct = band([1], .shift, from: 3, to: 4)
    var detour = band([1], .shift, from: 3, to: 9)
    _ = detour.extend(to: Point(x: 72, y: 15), among: scene)
    XCTAssertEqual(detour.selected, direct.selected)
    XCTAssertEqual(detour, direct)
    XCTAssertEqual(detour.hashValue, direct.hashValue)
    var other = direct
    _ = other.extend(to: Point(x: 73, y: 15), among: scene)
    XCTAssertNotEqual(other, direct, "another rectangle")
    XCTAssertNotEqual(band([1], .command, from: 3, to: 4), direct, "another mode")
  }
}
