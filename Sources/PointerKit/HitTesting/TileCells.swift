/// The cells of a tile: one, four columns, four rows, or 4 × 4.
struct TileCells: Hashable {
  /// The first cell.
  let first: Int32
  /// Whether the tile is divided into columns, and into rows.
  let hasColumns: Bool
  let hasRows: Bool

  /// Creates the cells from the number that a tile stores: the first cell, plus 1 for columns and 2 for rows.
  @inline(__always)
  init(_ stored: Int32) {
    first = stored & ~7
    hasColumns = stored & 1 != 0
    hasRows = stored & 2 != 0
  }

  init(first: Int32, hasColumns: Bool, hasRows: Bool) {
    (self.first, self.hasColumns, self.hasRows) = (first, hasColumns, hasRows)
  }

  var stored: Int32 { first | (hasColumns ? 1 : 0) | (hasRows ? 2 : 0) }

  var count: Int { (hasColumns ? 4 : 1) * (hasRows ? 4 : 1) }

  /// The cells of the tile that contain the given cells of 4 × 4.
  @inline(__always)
  func cells(_ cells: GridCells) -> GridCells {
    // An axis that is not divided has only the first column or row. An empty rectangle stays empty.
    if cells.isEmpty { return .none }
    let (x, y): (Int32, Int32) = (hasColumns ? 3 : 0, hasRows ? 3 : 0)
    return GridCells(minX: cells.minX & x, minY: cells.minY & y, maxX: cells.maxX & x, maxY: cells.maxY & y)
  }

  /// The cell that contains a column and row of 0…3.
  @inline(__always)
  func cell(_ x: Int32, _ y: Int32) -> Int32 { first &+ Int32(truncatingIfNeeded: index(x, y)) << 3 }

  @inline(__always)
  func index(_ x: Int32, _ y: Int32) -> Int {
    let column = hasColumns ? x : 0
    let row = hasRows ? (hasColumns ? y << 2 : y) : 0
    return Int(row | column)
  }

  /// The column and row of a cell.
  func position(of index: Int) -> (x: Int32, y: Int32) {
    let index = Int32(truncatingIfNeeded: index)
    return (hasColumns ? index & 3 : 0, hasRows ? (hasColumns ? index >> 2 : index) : 0)
  }

  /// Whether the division of a tile is considered when a list in it has grown to a number of slots.
  ///
  /// It is considered when the list first becomes too long for its cell, and again each time the list has
  /// about doubled.
  func mayDivide(atCount count: Int) -> Bool {
    let steps = (count - 1) / SlotBlocks.inlineSlots
    return !(hasColumns && hasRows) && (count - 1) % SlotBlocks.inlineSlots == 0 && steps & (steps - 1) == 0
  }
}

/// How the cells of a tile are divided and joined.
extension RegionIndex {
  /// The fewest entries of a tile that is divided into 4 × 4 cells, since these take 512 bytes.
  private static let fewestEntries = 12

  /// Divides the cells of a tile along one axis or both if that makes a long list at least a quarter shorter.
  @inline(never)
  mutating func divide(
    _ tile: TileCells, _ cell: Int32, _ key: TileKey, of boxes: borrowing BlockArray<RegionBox>
  ) {
    let level = grids.grids[Int(key.grid)].level
    let boxes = copy boxes
    var (columns, rows) = (SIMD4<Int32>.zero, SIMD4<Int32>.zero)
    blocks.forEachSlot(in: cell) { slot in
      let part = GridCells(of: boxes[slot], level).part(inTile: key.x, key.y)
      for x in part.minX...max(part.minX, part.maxX) { columns[Int(x)] &+= 1 }
      for y in part.minY...max(part.minY, part.maxY) { rows[Int(y)] &+= 1 }
    }
    let most = blocks.count(in: cell) * 3 / 4
    let (inColumn, inRow) = (Int(columns.max()), Int(rows.max()))
    let dividesRows = !tile.hasRows && inRow <= most
    let dividesColumns = !tile.hasColumns && inColumn <= most
    guard dividesRows || dividesColumns else { return }
    // Both axes are divided at once if possible, so that a tile full of small regions is divided only once.
    if tile.count > 1 || (dividesRows && dividesColumns), entryCount(of: tile) < RegionIndex.fewestEntries {
      return
    }
    let (hasColumns, hasRows) = (tile.hasColumns || dividesColumns, tile.hasRows || dividesRows)
    let new = TileCells(
      first: blocks.makeCells((hasColumns ? 4 : 1) * (hasRows ? 4 : 1)), hasColumns: hasColumns,
      hasRows: hasRows)
    for index in 0..<Int32(truncatingIfNeeded: tile.count) {
      let cell = tile.first + index << 3
      for position in 0..<blocks.count(in: cell) {
        let slot = blocks.slot(position, in: cell)
        let part = GridCells(of: boxes[Int(slot)], level).part(inTile: key.x, key.y)
        // A region is taken only from the first of its cells.
        let former = tile.cells(part)
        if cell != tile.cell(former.minX, former.minY) { continue }
        _ = blocks.list(slot, in: new.cells(part), insteadOf: .none, of: new)
      }
    }
    blocks.freeCells(tile.first, tile.count)
    table.setCells(new.stored, at: table.index(of: key))
  }

  /// Frees a tile without slots, and joins the cells of a tile with few slots.
  @inline(never)
  mutating func joinOrFree(_ tile: TileCells, _ key: TileKey) {
    let entries = entryCount(of: tile)
    if entries == 0 {
      blocks.freeCells(tile.first, tile.count)
      table.remove(at: table.index(of: key))
      return
    }
    // The limit is lower than the number of slots that would divide the tile again.
    guard tile.count > 1, entries <= SlotBlocks.inlineSlots else { return }
    let joined = TileCells(blocks.makeCells(1))
    var slots = SIMD8<Int32>(repeating: -1)
    var count = 0
    for index in 0..<Int32(truncatingIfNeeded: tile.count) {
      blocks.forEachSlot(in: tile.first + index << 3) { slot in
        let slot = Int32(truncatingIfNeeded: slot)
        if any(slots .== slot) { return }
        slots[count] = slot
        count += 1
      }
    }
    for index in 0..<count { blocks.add(slots[index], to: joined.first) }
    blocks.freeCells(tile.first, tile.count)
    table.setCells(joined.stored, at: table.index(of: key))
  }

  /// The number of slots in all cells of a tile; a region counts once for each cell in which it is listed.
  private func entryCount(of tile: TileCells) -> Int {
    var count = 0
    for index in 0..<Int32(truncatingIfNeeded: tile.count) {
      count += blocks.count(in: tile.first + index << 3)
    }
    return count
  }
}
