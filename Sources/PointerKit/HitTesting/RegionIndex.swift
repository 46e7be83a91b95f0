import Kinematics

/// An index of the regions of all layers, which finds those that contain a point or meet a rectangle.
///
/// Each layer has a hierarchy of sparse grids. A region is listed in the cells that it touches, on the finest
/// level where they are at most 64. Cells are allocated in tiles of 4 × 4, freed when empty, and store six
/// slots, further ones in a block. The caller keeps the boxes, by slot. Nothing is ever rebuilt.
///
/// All layers share the storage, because Swift copies an array that it takes out of an array.
package struct RegionIndex: Hashable, Sendable {
  /// The most cells in which a region is listed before it moves to the next level.
  private static let mostCells = 64
  /// A cell is eight words: the number of its slots, the block of further ones, and the first six.
  static let cellWords = 8
  static let inlineSlots = 6
  static let tileWords = 16 * cellWords

  /// The tiles in use, by their keys.
  var table = SlotTable()
  /// The key of each tile; none for a free one.
  var tileKeys: [TileKey] = []
  var freeTiles: [Int32] = []
  var words: [Int32] = []
  var blocks = SlotBlocks()
  /// By layer.
  private var occupancies: [LevelOccupancy] = []

  /// Creates an empty index.
  package init() {}

  /// The memory that it uses, in bytes.
  var byteCount: Int {
    table.byteCount + (words.capacity + freeTiles.capacity) * MemoryLayout<Int32>.stride
      + tileKeys.capacity * MemoryLayout<TileKey>.stride + blocks.byteCount
      + occupancies.capacity * MemoryLayout<LevelOccupancy>.stride
  }

  @inline(__always)
  func levels(of layer: Int) -> LevelOccupancy.Levels {
    layer < occupancies.count ? occupancies[layer].levels : LevelOccupancy().levels
  }

  @inline(__always)
  private func cells(of box: RegionBox) -> (level: Int, cells: GridCells) {
    var level = 0
    var cells = GridCells(of: box, level: 0)
    while cells.count > RegionIndex.mostCells, level < GridCells.levelCount - 1 {
      level += 1
      cells = GridCells(of: box, level: level)
    }
    return (level, cells)
  }

  /// Lists a region that is not listed; O(cells), at most 64.
  package mutating func insert(_ slot: Int, _ box: RegionBox, in layer: Int = 0) {
    let (level, cells) = cells(of: box)
    while occupancies.count <= layer { occupancies.append(LevelOccupancy()) }
    occupancies[layer].add(1, on: level)
    list(slot, in: RegionIndex.grid(layer, level), cells, insteadOf: .none)
  }

  /// Removes a region that is listed with a box; O(regions in its cells).
  package mutating func remove(_ slot: Int, _ box: RegionBox, in layer: Int = 0) {
    let (level, cells) = cells(of: box)
    occupancies[layer].add(-1, on: level)
    list(slot, in: RegionIndex.grid(layer, level), .none, insteadOf: cells)
  }

  /// Changes the box of a region; only the cells that it leaves or enters are changed.
  package mutating func move(_ slot: Int, from old: RegionBox, to new: RegionBox, in layer: Int = 0) {
    let (from, to) = (cells(of: old), cells(of: new))
    if from == to { return }
    if from.level == to.level, from.cells.tiles.intersects(to.cells.tiles) {
      list(slot, in: RegionIndex.grid(layer, to.level), to.cells, insteadOf: from.cells)
    } else {
      remove(slot, old, in: layer)
      insert(slot, new, in: layer)
    }
  }

  /// Lists a region in some cells of a grid instead of others.
  private mutating func list(_ slot: Int, in grid: Int, _ new: GridCells, insteadOf old: GridCells) {
    for (x, y) in new.tiles.union(old.tiles) {
      let (new, old) = (new.part(inTile: x, y), old.part(inTile: x, y))
      if new == old { continue }
      let key = TileKey(grid: grid, x: x, y: y)
      let known = table.slot(of: key, in: tileKeys)
      guard let tile = known ?? (new.isEmpty ? nil : makeTile(at: key)) else { continue }
      let isAnyEmpty = RegionIndex.list(
        Int32(truncatingIfNeeded: slot), inTile: tile, new, insteadOf: old, &words, &blocks)
      if isAnyEmpty { freeIfEmpty(tile) }
    }
  }
}
