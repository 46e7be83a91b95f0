import Kinematics

/// The regions that contain a point or meet a rectangle.
extension RegionIndex {
  /// Calls `body` once for each region whose box contains a point, with the region's slot, in any order.
  ///
  /// Before the regions of a cell are examined, `count` is called with their number. O(grids of the layer +
  /// regions in the cells that contain the point, one cell in each grid).
  func forEach(
    at point: Point, in layer: Int = 0, of boxes: borrowing BlockArray<RegionBox>,
    count: (Int) -> Void = { _ in }, _ body: (Int) -> Void
  ) {
    // A point with a NaN, or outside the bounds, is in no region, and may have no valid cell.
    guard layer < layers.count, layers[layer].bounds.contains(point) else { return }
    var next = layers[layer].first
    while next >= 0 {
      let grid = grids.grids[Int(next)]
      let (x, y) = (grid.cellX(of: point), grid.cellY(of: point))
      let bits = GridCells.tileBits
      let stored = table.entry(of: TileKey(grid: next, x: x >> bits, y: y >> bits), in: ()).cells
      next = grid.next
      if stored < 0 { continue }
      let tile = TileCells(stored)
      count(blocks.count(in: tile.cell(x & 3, y & 3)))
      blocks.forEachSlot(in: tile, x & 3, y & 3) { slot in
        if boxes[unchecked: slot].contains(point) { body(slot) }
      }
    }
  }

  /// Calls `body` once for each region whose box meets a rectangle, with the region's slot, in any order.
  ///
  /// A shared edge counts as meeting. Before the tiles of a grid are looked up, and before the regions of a
  /// cell are examined, `isEnough` is called with the cost of this step. Examining one region costs 1. If
  /// `isEnough` returns true, the search ends.
  /// O(regions in the cells of the rectangle). Each grid adds O(tile positions around the rectangle),
  /// or O(size of the tile table) if this is less.
  func forEach(
    meeting rect: Rect, in layer: Int = 0, of boxes: borrowing BlockArray<RegionBox>,
    until isEnough: (_ cost: Int) -> Bool = { _ in false }, _ body: (Int) -> Void
  ) {
    guard layer < layers.count, !layers[layer].isEmpty else { return }
    let window = RegionBox(rect).intersection(layers[layer].bounds)
    if window.isEmpty { return }
    let (near, far) = (SIMD2(window.maxX, window.maxY), SIMD2(-window.minX, -window.minY))
    var next = layers[layer].first
    while next >= 0 {
      let grid = grids.grids[Int(next)]
      let cells = GridCells(of: window, grid.level)
      let (width, height) = (GridLevel.size(grid.level.x), GridLevel.size(grid.level.y))
      var walk = TileWalk(around: cells, grid: next, in: self)
      next = grid.next
      if isEnough(walk.cost) { return }
      while let (tile, tileX, tileY) = walk.next(in: self) {
        let (first, top) = (tileX << GridCells.tileBits, tileY << GridCells.tileBits)
        let part = tile.cells(cells.part(inTile: tileX, tileY))
        // These are plain loops, since an iterator would compare the row for each cell.
        var y = part.minY
        while y <= part.maxY {
          // A region is reported in only one of the cells that it shares with the rectangle: the top left
          // cell. Along each axis, its box begins in that cell, or that cell is the first of the rectangle.
          let upper = top &+ y <= cells.minY ? -.infinity : Double(top &+ y) * height
          var x = part.minX
          while x <= part.maxX {
            if isEnough(blocks.count(in: tile.cell(x, y))) { return }
            let left = first &+ x <= cells.minX ? -.infinity : Double(first &+ x) * width
            blocks.forEachSlot(in: tile, x, y) { slot in
              let edges = boxes[unchecked: slot].edges
              // Testing two combined masks of two numbers is faster than testing one mask of four.
              if all((edges.lowHalf .<= near) .& (edges.highHalf .<= far)), edges.x >= left, edges.y >= upper
              {
                body(slot)
              }
            }
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }

  /// A walk over the tiles that contain given cells of a grid.
  ///
  /// O(tile positions around the cells), or O(size of the tile table) if this is less.
  struct TileWalk {
    private let grid: Int32
    private let range: GridCells
    /// The tile positions to look up, or nil if all tiles of the index are filtered instead.
    private var positions: GridCells.Iterator?
    private var next = 0
    /// The cost of the walk: 1 for each tile that is filtered, and 2 for each position that is looked up.
    let cost: Int

    init(around cells: GridCells, grid: Int32, in index: borrowing RegionIndex) {
      self.grid = grid
      range = cells.tiles
      let tileCount = index.table.entries.count
      positions = range.count <= tileCount ? range.makeIterator() : nil
      cost = range.count <= tileCount ? 2 &* range.count : tileCount
    }

    mutating func next(in index: borrowing RegionIndex) -> (tile: TileCells, x: Int32, y: Int32)? {
      while positions != nil {
        guard let (x, y) = positions?.next() else { return nil }
        let stored = index.table.entry(of: TileKey(grid: grid, x: x, y: y), in: ()).cells
        if stored >= 0 { return (TileCells(stored), x, y) }
      }
      while next < index.table.entries.count {
        let tile = index.table.entries[unchecked: next]
        next &+= 1
        if tile.key.grid == grid, range.contains(tile.key.x, tile.key.y) {
          return (TileCells(tile.cells), tile.key.x, tile.key.y)
        }
      }
      return nil
    }
  }
}
