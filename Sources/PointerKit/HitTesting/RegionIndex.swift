import Kinematics

/// An index of the regions of all layers, which finds the regions that contain a point or meet a rectangle.
///
/// A layer contains the regions of one space, and a slot is the index of a target in the ``TargetStore``.
///
/// Each layer has sparse grids, one for each combination of levels that its regions have. Along each axis, a
/// region is on the finest level on which it is at most two cells long. Each cell has a list of the slots of
/// its regions. Cells are allocated in tiles of 4 × 4. At first, all cells of a tile usually share one list.
/// When that list becomes long, the tile is divided into four columns, four rows, or 4 × 4 cells, each with a
/// list of its own, if this makes the lists shorter. So wide rows, cards and small controls all need little
/// memory and have short lists. The caller stores the boxes, by slot.
///
/// All layers share one storage. If each layer had arrays of its own in the array of layers, Swift would copy
/// such an array when it is taken out and changed.
package struct RegionIndex: Hashable, Sendable {
  /// The grids of the layers, by layer.
  var layers: [LayerGrids] = []
  var grids = GridList()
  var table = HashTable<Tile>()
  var blocks = SlotBlocks()

  /// Creates an empty index.
  package init() {}

  /// The memory that the index uses, in bytes.
  var byteCount: Int {
    table.byteCount + blocks.byteCount + grids.byteCount + layers.capacity * MemoryLayout<LayerGrids>.stride
  }

  /// Adds the region of a slot; the slot must not be in the index yet.
  ///
  /// O(cells of the region). A region has at most 9 cells, unless it is longer than 2³² points.
  package mutating func insert(_ slot: Int, in layer: Int = 0, of boxes: borrowing BlockArray<RegionBox>) {
    let box = boxes[slot]
    let level = GridLevel(of: box)
    while layers.count <= layer { layers.append(LayerGrids()) }
    extend(layer, by: GridCells.area(of: box, level))
    let grid = grids.add(level, to: &layers[layer])
    list(slot, in: grid, GridCells(of: box, level), insteadOf: .none, of: boxes)
  }

  /// Removes the region of a slot, given the box with which it is listed; O(regions in its cells).
  package mutating func remove(
    _ slot: Int, _ box: RegionBox, in layer: Int = 0, of boxes: borrowing BlockArray<RegionBox>
  ) {
    let level = GridLevel(of: box)
    let grid = grids.grid(level, of: layers[layer])
    list(slot, in: grid, .none, insteadOf: GridCells(of: box, level), of: boxes)
    grids.remove(from: grid, of: &layers[layer])
  }

  /// Lists a slot with its new box instead of its old box; changes only the cells that the box leaves or
  /// enters.
  package mutating func move(
    _ slot: Int, from old: RegionBox, in layer: Int = 0, of boxes: borrowing BlockArray<RegionBox>
  ) {
    if RegionIndex.hasSameCells(old, boxes[slot]) { return }
    relist(slot, from: old, in: layer, of: boxes)
  }

  /// Whether two boxes have the same cells, so that a change from one box to the other does not change the
  /// index.
  static func hasSameCells(_ box: RegionBox, _ other: RegionBox) -> Bool {
    let level = GridLevel(of: other)
    return GridLevel(of: box) == level && GridCells.areSame(of: box, other, level)
  }

  /// Lists a slot with its new box instead of its old box, without testing whether the boxes' cells differ.
  mutating func relist(
    _ slot: Int, from old: RegionBox, in layer: Int, of boxes: borrowing BlockArray<RegionBox>
  ) {
    let new = boxes[slot]
    let (from, to) = (GridLevel(of: old), GridLevel(of: new))
    let (left, entered) = (GridCells(of: old, from), GridCells(of: new, to))
    if from == to, left.tiles.intersects(entered.tiles) {
      extend(layer, by: GridCells.area(of: new, to))
      list(slot, in: grids.grid(to, of: layers[layer]), entered, insteadOf: left, of: boxes)
    } else {
      remove(slot, old, in: layer, of: boxes)
      insert(slot, in: layer, of: boxes)
    }
  }

  private mutating func extend(_ layer: Int, by area: RegionBox) {
    // This test saves writes, since each write checks whether the storage is shared.
    if !layers[layer].bounds.contains(area) { layers[layer].extend(by: area) }
  }

  /// Lists a slot in the cells `new` of a grid instead of the cells `old`.
  private mutating func list(
    _ slot: Int, in grid: Int32, _ new: GridCells, insteadOf old: GridCells,
    of boxes: borrowing BlockArray<RegionBox>
  ) {
    let tiles = new.tiles.union(old.tiles)
    var y = tiles.minY
    while y <= tiles.maxY {
      var x = tiles.minX
      while x <= tiles.maxX {
        let (new, old) = (new.part(inTile: x, y), old.part(inTile: x, y))
        if new != old, !new.isEmpty || !old.isEmpty {
          list(slot, inTile: TileKey(grid: grid, x: x, y: y), new, insteadOf: old, of: boxes)
        }
        x &+= 1
      }
      y &+= 1
    }
  }

  /// Lists a slot in the cells `new` of a tile instead of the cells `old`, and divides or joins the tile's
  /// cells if that is worthwhile.
  private mutating func list(
    _ slot: Int, inTile key: TileKey, _ new: GridCells, insteadOf old: GridCells,
    of boxes: borrowing BlockArray<RegionBox>
  ) {
    var cells = table.entry(of: key, in: ()).cells
    if cells < 0 {
      if new.isEmpty { return }
      cells = makeTile(key)
    }
    let tile = TileCells(cells)
    let (entered, left) = (tile.mask(new), tile.mask(old))
    // In a tile that is not divided, all cells have the same bit.
    if entered == left { return }
    let change = blocks.list(Int32(truncatingIfNeeded: slot), in: entered, insteadOf: left, of: tile)
    if change.longest > 0, tile.mayDivide(atCount: change.longest) {
      divide(tile, change.longestCell, key, of: boxes)
    } else if change.isAnyEmpty {
      joinOrFree(tile, key)
    }
  }
}
