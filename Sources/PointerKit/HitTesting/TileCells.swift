/// The cells of a tile: one cell, four columns, four rows, or 4 × 4 cells.
struct TileCells: Hashable {
  /// The number of the first cell; the numbers of successive cells differ by 8.
  let first: Int32
  /// Whether the tile is divided into columns, and into rows.
  let hasColumns: Bool
  let hasRows: Bool

  /// Creates the cells from the number that a tile stores: the first cell, plus 1 for columns and 2 for rows.
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

  /// A bit for each cell of this tile that overlaps given cells, whose columns and rows are those of a tile
  /// of 4 × 4 cells.
  func mask(_ cells: GridCells) -> UInt32 {
    if cells.isEmpty { return 0 }
    let (minX, minY) = (UInt32(bitPattern: cells.minX), UInt32(bitPattern: cells.minY))
    let (maxX, maxY) = (UInt32(bitPattern: cells.maxX), UInt32(bitPattern: cells.maxY))
    let columns: UInt32 = hasColumns ? 2 &<< maxX &- 1 &<< minX : 1
    if !hasRows { return columns }
    if !hasColumns { return 2 &<< maxY &- 1 &<< minY }
    // A bit for the first cell of each row, times the bits of the columns.
    return columns &* ((16 &<< (4 &* maxY) &- 1 &<< (4 &* minY)) & 0x1111)
  }

  /// The rectangle of this tile's cells that overlap given cells, whose columns and rows are those of a tile
  /// of 4 × 4 cells.
  func cells(_ cells: GridCells) -> GridCells {
    // An axis that is not divided has only the first column or row. An empty rectangle stays empty.
    if cells.isEmpty { return .none }
    let (x, y): (Int32, Int32) = (hasColumns ? 3 : 0, hasRows ? 3 : 0)
    return GridCells(minX: cells.minX & x, minY: cells.minY & y, maxX: cells.maxX & x, maxY: cells.maxY & y)
  }

  /// The cell at a column and a row, each 0…3 as in a tile of 4 × 4 cells.
  func cell(_ x: Int32, _ y: Int32) -> Int32 { first &+ Int32(truncatingIfNeeded: index(x, y)) << 3 }

  func index(_ x: Int32, _ y: Int32) -> Int {
    let column = hasColumns ? x : 0
    let row = hasRows ? (hasColumns ? y << 2 : y) : 0
    return Int(row | column)
  }

  /// Whether a division of the tile is considered when the list of a cell reaches a number of slots.
  ///
  /// This is true when the list first becomes too long for its cell, and again each time the list has about
  /// doubled. A tile of 4 × 4 cells is never divided further.
  func mayDivide(atCount count: Int) -> Bool {
    let steps = (count - 1) / SlotBlocks.inlineSlots
    return !(hasColumns && hasRows) && (count - 1) % SlotBlocks.inlineSlots == 0 && steps & (steps - 1) == 0
  }
}

/// The division of the cells of a tile, and their joining.
extension RegionIndex {
  /// The least number of entries with which a tile is divided into 4 × 4 cells, which take 512 bytes.
  static let fewestEntries: Int32 = 12

  /// Makes a tile; returns its cells as ``TileCells/stored``.
  @inline(never)
  mutating func makeTile(_ key: TileKey) -> Int32 {
    let division = grids.addTile(to: key.grid)
    let cells = blocks.makeCells(TileCells(division).count) | division
    table.insert(Tile(key: key, cells: cells), in: ())
    return cells
  }

  /// Divides the cells of a tile along one axis or both, if this makes the list of `cell` at least a quarter
  /// shorter.
  ///
  /// With fewer than ``fewestEntries`` entries, an undivided tile is divided along one axis only, and a
  /// divided tile is not divided further.
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
    var dividesRows = !tile.hasRows && inRow <= most
    var dividesColumns = !tile.hasColumns && inColumn <= most
    guard dividesRows || dividesColumns else { return }
    // A tile with enough entries is divided along both axes at once, so that a tile full of small regions is
    // divided only once.
    let fewest = Int(RegionIndex.fewestEntries)
    if tile.count > 1 || (dividesRows && dividesColumns), entryCount(of: tile, upTo: fewest) < fewest {
      if tile.count > 1 { return }
      (dividesRows, dividesColumns) = (inRow < inColumn, inRow >= inColumn)
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
        // A region in several cells is moved only once, from the first of its cells.
        let former = tile.cells(part)
        if cell != tile.cell(former.minX, former.minY) { continue }
        _ = blocks.list(slot, in: new.mask(part), insteadOf: 0, of: new)
      }
    }
    blocks.freeCells(tile.first, tile.count)
    table.replace(with: Tile(key: key, cells: new.stored), in: ())
    grids.noteDivision(new.stored - new.first, of: key.grid)
  }

  /// Frees the tile if it has no slots, or joins its cells if it has few.
  @inline(never)
  mutating func joinOrFree(_ tile: TileCells, _ key: TileKey) {
    let entries = entryCount(of: tile, upTo: SlotBlocks.inlineSlots + 1)
    if entries == 0 {
      blocks.freeCells(tile.first, tile.count)
      table.remove(key, in: ())
      grids.removeTile(from: key.grid)
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
    table.replace(with: Tile(key: key, cells: joined.stored), in: ())
  }

  /// The number of slots in all cells of a tile; a region in several cells counts once for each cell.
  ///
  /// Counting stops once the result is at least `limit`. The result may then be too low.
  private func entryCount(of tile: TileCells, upTo limit: Int) -> Int {
    var (count, index) = (0, Int32(0))
    while index < tile.count, count < limit {
      count &+= blocks.count(in: tile.first &+ index << 3)
      index &+= 1
    }
    return count
  }
}
