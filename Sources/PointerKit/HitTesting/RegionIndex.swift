import Kinematics

/// Which regions of a space hold a point, are near it, or meet a rectangle.
///
/// Each space has a hierarchy of its own, by its layer's number; all share one pool, since Swift copies what
/// it takes out of an array of arrays. It is a hierarchy of sparse grids of square cells, each of which lists
/// the regions that touch it. A region goes to the finest level on which it touches no more than 64 cells.
/// Cells come in tiles of 4 × 4, made where there is something and given back where there is nothing any
/// more. A cell keeps six slots in itself; more go to a block. The regions' boxes are the caller's, numbered
/// by slot. Nothing is ever rebuilt.
package struct RegionIndex: Hashable, Sendable {
  /// The most cells in which a region is listed before it goes to the next level.
  private static let mostCells = 64
  /// A cell is eight words: how many slots, where its block is, and the first six.
  static let cellWords = 8
  static let inlineSlots = 6
  static let tileWords = 16 * cellWords

  var tiles = TileTable()
  /// Where each tile is; none for one that was given back.
  var tileKeys: [TileTable.Key] = []
  var freeTiles: [Int32] = []
  var words: [Int32] = []
  var blocks = SlotBlocks()
  /// By layer.
  private var occupancies: [LevelOccupancy] = []

  /// Creates an index that lists nothing.
  package init() {}

  /// How much memory it holds, in bytes.
  var byteCount: Int {
    tiles.byteCount + (words.capacity + freeTiles.capacity) * MemoryLayout<Int32>.stride
      + tileKeys.capacity * MemoryLayout<TileTable.Key>.stride + blocks.byteCount
      + occupancies.capacity * MemoryLayout<LevelOccupancy>.stride
  }

  /// The levels of a layer that list something.
  @inline(__always)
  func levels(of layer: Int) -> LevelOccupancy.Levels {
    layer < occupancies.count ? occupancies[layer].levels : LevelOccupancy().levels
  }

  // MARK: Changing

  /// The level that suits a box, and its cells there.
  @inline(__always)
  private func place(of box: RegionBox) -> (level: Int, cells: GridCells) {
    var level = 0
    var cells = GridCells(of: box, level: 0)
    while cells.count > RegionIndex.mostCells, level < GridCells.levelCount - 1 {
      level += 1
      cells = GridCells(of: box, level: level)
    }
    return (level, cells)
  }

  /// Lists a region that is not listed.
  ///
  /// O(cells), at most 64; to take it off again is linear in the regions of those cells, too.
  package mutating func insert(_ slot: Int, _ box: RegionBox, in layer: Int = 0) {
    let (level, cells) = place(of: box)
    while occupancies.count <= layer { occupancies.append(LevelOccupancy()) }
    occupancies[layer].count(1, on: level)
    add(slot, layer, level, cells, except: .none)
  }

  /// Takes a region off, by the box with which it was listed.
  package mutating func remove(_ slot: Int, _ box: RegionBox, in layer: Int = 0) {
    let (level, cells) = place(of: box)
    occupancies[layer].count(-1, on: level)
    take(slot, layer, level, cells, except: .none)
  }

  /// A region has another box; cells that it still touches are left alone.
  package mutating func move(_ slot: Int, from old: RegionBox, to new: RegionBox, in layer: Int = 0) {
    let (from, to) = (place(of: old), place(of: new))
    if from.level == to.level {
      if from.cells == to.cells { return }
      take(slot, layer, from.level, from.cells, except: to.cells)
      add(slot, layer, to.level, to.cells, except: from.cells)
    } else {
      remove(slot, old, in: layer)
      insert(slot, new, in: layer)
    }
  }

  private mutating func add(
    _ slot: Int, _ layer: Int, _ level: Int, _ cells: GridCells, except known: GridCells
  ) {
    let slot = Int32(truncatingIfNeeded: slot)
    let around = cells.tiles
    var tileY = around.minY
    while tileY <= around.maxY {
      var tileX = around.minX
      while tileX <= around.maxX {
        let tile = madeTile(at: TileTable.Key(layer: layer, level: level, x: tileX, y: tileY))
        let part = cells.part(inTile: tileX, tileY)
        RegionIndex.add(slot, to: part, except: known, ofTile: tile, &words, &blocks)
        tileX &+= 1
      }
      tileY &+= 1
    }
  }

  private mutating func take(
    _ slot: Int, _ layer: Int, _ level: Int, _ cells: GridCells, except kept: GridCells
  ) {
    let slot = Int32(truncatingIfNeeded: slot)
    let around = cells.tiles
    var tileY = around.minY
    while tileY <= around.maxY {
      var tileX = around.minX
      while tileX <= around.maxX {
        let key = TileTable.Key(layer: layer, level: level, x: tileX, y: tileY)
        let tile = tiles.tile(at: key)
        if tile >= 0 {
          let part = cells.part(inTile: tileX, tileY)
          let isCellEmpty = RegionIndex.take(slot, from: part, except: kept, ofTile: tile, &words, &blocks)
          if isCellEmpty { giveBackIfEmpty(tile, key) }
        }
        tileX &+= 1
      }
      tileY &+= 1
    }
  }
}
