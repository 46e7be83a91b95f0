import PointerTestSupport
import XCTest

@testable import PointerKit

/// Lists of the region index that are longer than a chunk of its storage.
final class LongListTests: XCTestCase {
  /// A freed block that was longer than a chunk was divided for a shorter list, which trapped.
  func testPilesThatFollowAPileOfTensOfThousandsAreFound() {
    var store = TargetStore()
    func pile(_ count: Int, from first: Int, x: Double) {
      for id in first..<first + count {
        store.upsert(PointerTarget(id: TargetID(id), frame: Rect(x: x, y: 20, width: 40, height: 40)))
      }
    }
    pile(17_000, from: 1, x: 20)
    for id in 1...17_000 { XCTAssert(store.remove(TargetID(id))) }
    pile(9_000, from: 20_000, x: 20)
    pile(9_000, from: 40_000, x: 5_000)
    pile(9_000, from: 60_000, x: 10_000)
    for (x, id) in [(40.0, 20_000), (5_020, 40_000), (10_020, 60_000)] {
      XCTAssertEqual(store.topmost(at: Point(x: x, y: 40)), TargetID(id))
      XCTAssertEqual(store.stack(at: Point(x: x, y: 40)).count, 9_000)
    }
  }

  /// The cells of four tiles, beside ordinary arrays with the same slots.
  private struct Tiles {
    var blocks = SlotBlocks()
    var tiles: [TileCells] = []
    var slots: [[Int32]] = []

    init() {
      for _ in 0..<4 {
        tiles.append(TileCells(first: blocks.makeCells(4), hasColumns: true, hasRows: false))
        slots += [[], [], [], []]
      }
    }

    /// Adds a slot to one of the 16 cells, or removes it.
    mutating func change(_ cell: Int, _ slot: Int32, isAdded: Bool) {
      let (tile, bit) = (tiles[cell / 4], UInt32(1) << UInt32(cell % 4))
      _ = blocks.list(slot, in: isAdded ? bit : 0, insteadOf: isAdded ? 0 : bit, of: tile)
    }

    /// The slots in a cell, in ascending order.
    func found(in cell: Int) -> [Int32] {
      var found: [Int32] = []
      blocks.forEachSlot(in: tiles[cell / 4].cell(Int32(cell % 4), 0)) { found.append(Int32($0)) }
      return found.sorted()
    }
  }

  func testListsThatGrowAndShrinkByThousandsContainTheSlotsOfOrdinaryArrays() {
    for seed in seeds(3, inDebug: 1) {
      var dice = Dice(seed: UInt64(seed))
      var (tiles, next) = (Tiles(), Int32(0))
      for _ in 0..<40 {
        let cell = dice.count(0...15)
        // A length up to the next few lengths at which a block grows; half of the lists shrink to a few slots.
        let length =
          dice.count(0...1) == 0 ? dice.count(0...20) : (1 << dice.count(11...15)) + dice.count(0...20)
        while tiles.slots[cell].count < length {
          tiles.slots[cell].append(next)
          tiles.change(cell, next, isAdded: true)
          next += 1
        }
        while tiles.slots[cell].count > length {
          let slot = tiles.slots[cell].removeLast()
          tiles.change(cell, slot, isAdded: false)
        }
        for (cell, slots) in tiles.slots.enumerated() {
          XCTAssertTrue(tiles.found(in: cell) == slots.sorted(), "seed \(seed), cell \(cell)")
        }
      }
    }
  }
}
