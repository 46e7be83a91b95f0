import Kinematics

/// The grids of one layer of the region index, and the area that contains all regions of the layer.
///
/// A layer contains the regions of one space.
struct LayerGrids: Hashable, Sendable {
  /// The smallest box around the cells of all regions that the layer has had since it was last empty.
  ///
  /// If the layer is empty, the box contains nothing. The box consists of whole cells, so that it does not
  /// change while a region moves within its cells.
  private(set) var bounds = LayerGrids.noBounds
  /// The number of the first grid; −1 if the layer is empty.
  fileprivate(set) var first: Int32 = -1

  private static let noBounds = RegionBox(edges: SIMD4(repeating: .infinity))

  var isEmpty: Bool { first < 0 }

  mutating func extend(by box: RegionBox) { bounds = bounds.union(box) }

  mutating func clear() { bounds = LayerGrids.noBounds }
}

/// One grid of a layer: all regions that have the same levels.
struct RegionGrid: Hashable, Sendable {
  let level: GridLevel
  /// The number of cells per point along each axis.
  let density: SIMD2<Double>
  /// The number of regions, and the number of tiles.
  var count: Int32 = 0
  var tileCount: Int32 = 0
  /// The divisions that tiles of the grid have had so far, as a sum: 1 for columns, and 2 for rows.
  var division: Int32 = 0
  /// The number of the next grid in the list of the layer or of the unused grids; −1 for the last grid.
  var next: Int32

  init(_ level: GridLevel = GridLevel(), next: Int32 = -1) {
    self.level = level
    self.next = next
    density = SIMD2(GridLevel.density(level.x), GridLevel.density(level.y))
  }

  func cellX(of point: Point) -> Int32 { GridCells.cell(of: point.x, density: density.x) }
  func cellY(of point: Point) -> Int32 { GridCells.cell(of: point.y, density: density.y) }
}

/// All grids, by number; the grids of each layer are linked into a list.
struct GridList: Hashable, Sendable {
  private(set) var grids: [RegionGrid] = []
  private var firstFree: Int32 = -1

  var byteCount: Int { grids.capacity * MemoryLayout<RegionGrid>.stride }

  /// The number of the grid of a level in a layer; −1 if there is no such grid.
  func grid(_ level: GridLevel, of layer: LayerGrids) -> Int32 {
    var grid = layer.first
    while grid >= 0, grids[Int(grid)].level != level { grid = grids[Int(grid)].next }
    return grid
  }

  /// Adds one to the count of regions in the grid of a level, which is made if needed; returns the number of
  /// the grid in the list.
  mutating func add(_ level: GridLevel, to layer: inout LayerGrids) -> Int32 {
    var grid = grid(level, of: layer)
    if grid < 0 {
      grid = firstFree
      if grid < 0 {
        grid = Int32(truncatingIfNeeded: grids.count)
        grids.append(RegionGrid())
      } else {
        firstFree = grids[Int(grid)].next
      }
      grids[Int(grid)] = RegionGrid(level, next: layer.first)
      layer.first = grid
    }
    grids[Int(grid)].count += 1
    return grid
  }

  /// Adds one to the count of tiles in a grid; returns the division with which the new tile begins.
  ///
  /// If the tiles of the grid have many regions on average, the new tile begins with the divisions that other
  /// tiles have had, since it would soon be divided anyway. Otherwise it begins undivided.
  mutating func addTile(to grid: Int32) -> Int32 {
    grids[Int(grid)].tileCount += 1
    let (division, count) = (grids[Int(grid)].division, grids[Int(grid)].count)
    let fewest: Int32 = division == 3 ? RegionIndex.fewestEntries : Int32(SlotBlocks.inlineSlots) + 1
    return count >= grids[Int(grid)].tileCount &* fewest ? division : 0
  }

  mutating func removeTile(from grid: Int32) { grids[Int(grid)].tileCount -= 1 }

  /// Records that a tile of a grid has been divided.
  mutating func noteDivision(_ division: Int32, of grid: Int32) { grids[Int(grid)].division |= division }

  /// Subtracts one from the count of regions in a grid, and frees the grid if the count becomes 0.
  mutating func remove(from grid: Int32, of layer: inout LayerGrids) {
    grids[Int(grid)].count -= 1
    guard grids[Int(grid)].count == 0 else { return }
    let next = grids[Int(grid)].next
    if layer.first == grid {
      layer.first = next
    } else {
      var previous = Int(layer.first)
      while grids[previous].next != grid { previous = Int(grids[previous].next) }
      grids[previous].next = next
    }
    grids[Int(grid)].next = firstFree
    firstFree = grid
    if layer.first < 0 { layer.clear() }
  }
}
