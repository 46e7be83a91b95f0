import Kinematics

/// An index of the regions of all layers, which finds the regions that contain a point or meet a rectangle.
///
/// A layer contains the regions of one space, and a slot is the index of a target in the ``TargetStore``.
///
/// Each layer has sparse grids, one for each combination of levels that its regions have. Along each axis, a
/// region is on the finest level on which it is at most two cells long. So wide rows, cards and small
/// controls all touch few cells, each of which has few regions. Each cell has a linked list of its regions.
/// No answer depends on the order of a list; only the order in which regions are reported does.
package struct RegionIndex: Hashable, Sendable {
  /// The boxes by slot, also those of slots that are not in the index.
  package private(set) var boxes: [RegionBox] = []
  /// The grids of each layer that have regions.
  private(set) var layers: [[Grid]] = []
  /// The first entry of the list of each cell that has regions.
  private(set) var cells = HashTable<Cell>()
  /// The entries of all lists, and unused entries.
  private(set) var entries: [Entry] = []
  /// The first unused entry, which links to the next; −1 for none.
  private(set) var firstUnused: Int32 = -1

  struct Grid: Hashable, Sendable {
    let level: GridLevel
    /// The number of regions on the level in the layer, at least 1.
    var regionCount: Int
  }

  /// A region in the list of a cell.
  struct Entry: Hashable, Sendable {
    var slot: Int32
    /// The index of the next entry of the list; −1 for none.
    var next: Int32
  }

  /// A cell of a grid of a layer.
  struct Cell: HashTableKey {
    /// The number of the layer, and 4 bits for the level along each axis.
    fileprivate let grid: Int32
    let x: Int32
    let y: Int32

    init(_ layer: Int, _ level: GridLevel, _ x: Int32, _ y: Int32) {
      grid = Int32(truncatingIfNeeded: layer << 8) | level.x << 4 | level.y
      self.x = x
      self.y = y
    }

    var layer: Int { Int(grid >> 8) }

    /// Whether the cell is one of the cells of a rectangle in a layer.
    func isIn(_ range: GridCells, of layer: Int) -> Bool {
      self == Cell(layer, range.level, x, y) && range.contains(x, y)
    }

    var hash32: UInt32 {
      // The sum of odd multiples keeps the cells of a row, a column, a diagonal or several grids apart.
      let sum =
        UInt64(UInt32(bitPattern: x)) &* 0x9e37_79b9_7f4a_7c15
        &+ UInt64(UInt32(bitPattern: y)) &* 0x4d0a_2bbe_35b3_010f
        &+ UInt64(UInt32(bitPattern: grid)) &* 0xc2b2_ae3d_27d4_eb4f
      return UInt32(truncatingIfNeeded: sum >> 32)
    }
  }

  package init() {}

  /// The memory that the index uses, in bytes.
  package var byteCount: Int {
    var bytes = layers.capacity * MemoryLayout<[Grid]>.stride + cells.byteCount
    for grids in layers { bytes += grids.capacity * MemoryLayout<Grid>.stride }
    return bytes + boxes.capacity * MemoryLayout<RegionBox>.stride
      + entries.capacity * MemoryLayout<Entry>.stride
  }

  /// Whether the index has no regions.
  package var isEmpty: Bool { cells.count == 0 }

  // MARK: Changes

  /// Makes room for the boxes of a number of slots.
  package mutating func reserveCapacity(_ count: Int) { boxes.reserveCapacity(count) }

  /// Adds the region of a slot, which must not be in the index and is at most the number of ``boxes``.
  ///
  /// O(cells of the region), of which there are at most 9.
  package mutating func insert(_ slot: Int, _ box: RegionBox, in layer: Int = 0) {
    if slot == boxes.count { boxes.appendGrowingByQuarter(box) } else { boxes[slot] = box }
    addEntries(of: slot, to: GridCells(of: box), layer)
  }

  /// Removes the region of a slot; O(regions in its cells).
  package mutating func remove(_ slot: Int, in layer: Int = 0) {
    removeEntries(of: slot, from: GridCells(of: boxes[slot]), layer)
  }

  /// Gives the region of a slot another box.
  package mutating func move(_ slot: Int, to box: RegionBox, in layer: Int = 0) {
    let old = GridCells(of: boxes[slot])
    let new = GridCells(of: box)
    boxes[slot] = box
    if old == new { return }
    removeEntries(of: slot, from: old, layer)
    addEntries(of: slot, to: new, layer)
  }

  private mutating func addEntries(of slot: Int, to range: GridCells, _ layer: Int) {
    while layers.count <= layer { layers.append([]) }
    if let grid = layers[layer].firstIndex(where: { $0.level == range.level }) {
      layers[layer][grid].regionCount += 1
    } else {
      layers[layer].append(Grid(level: range.level, regionCount: 1))
    }
    for y in range.minY...range.maxY {
      for x in range.minX...range.maxX {
        let cell = Cell(layer, range.level, x, y)
        let first = Int32(truncatingIfNeeded: cells[cell] ?? -1)
        cells[cell] = add(Entry(slot: Int32(truncatingIfNeeded: slot), next: first))
      }
    }
  }

  /// Stores an entry, in an unused place if there is one; returns its index.
  private mutating func add(_ entry: Entry) -> Int {
    guard firstUnused >= 0 else {
      entries.appendGrowingByQuarter(entry)
      return entries.count - 1
    }
    let index = Int(firstUnused)
    firstUnused = entries[index].next
    entries[index] = entry
    return index
  }

  private mutating func removeEntries(of slot: Int, from range: GridCells, _ layer: Int) {
    guard let grid = layers[layer].firstIndex(where: { $0.level == range.level }) else { return }
    layers[layer][grid].regionCount -= 1
    if layers[layer][grid].regionCount == 0 { layers[layer].remove(at: grid) }
    for y in range.minY...range.maxY {
      for x in range.minX...range.maxX { removeEntry(of: slot, from: Cell(layer, range.level, x, y)) }
    }
  }

  private mutating func removeEntry(of slot: Int, from cell: Cell) {
    var previous: Int?
    var index = cells[cell] ?? -1
    while index >= 0, Int(entries[index].slot) != slot {
      previous = index
      index = Int(entries[index].next)
    }
    if index < 0 { return }
    let next = entries[index].next
    if let previous {
      entries[previous].next = next
    } else {
      cells[cell] = next < 0 ? nil : Int(next)
    }
    entries[index].next = firstUnused
    firstUnused = Int32(truncatingIfNeeded: index)
  }

  // MARK: Queries

  /// Calls `body` once for each region whose box contains a point, with the region's slot, in any order.
  ///
  /// O(grids of the layer + regions in the cells that contain the point, one cell in each grid).
  package func forEach(at point: Point, in layer: Int = 0, _ body: (Int) -> Void) {
    // No box contains other points, which may have no cell.
    guard layer < layers.count, abs(point.x) <= RegionBox.limit, abs(point.y) <= RegionBox.limit else {
      return
    }
    for grid in layers[layer] {
      let x = GridCells.cell(of: point.x, grid.level.x)
      var entry = cells[Cell(layer, grid.level, x, GridCells.cell(of: point.y, grid.level.y))] ?? -1
      while entry >= 0 {
        let slot = Int(entries[entry].slot)
        if boxes[slot].contains(point) { body(slot) }
        entry = Int(entries[entry].next)
      }
    }
  }

  /// Calls `body` once for each region whose box meets a rectangle, with the region's slot, in any order.
  ///
  /// A shared edge counts as meeting. O(regions in the cells of the rectangle). Each grid adds O(cells of the
  /// rectangle), or O(cells with regions) if these are fewer.
  package func forEach(meeting rect: Rect, in layer: Int = 0, _ body: (Int) -> Void) {
    let window = RegionBox(rect)
    guard layer < layers.count, !window.isEmpty else { return }
    for index in layers[layer].indices {
      let range = GridCells(of: window, layers[layer][index].level)
      if range.count <= Int64(cells.entries.count) {
        for y in range.minY...range.maxY {
          for x in range.minX...range.maxX {
            let cell = Cell(layer, range.level, x, y)
            if let first = cells[cell] { forEach(from: first, of: cell, meeting: window, range, body) }
          }
        }
      } else {
        for case .some(let found) in cells.entries where found.key.isIn(range, of: layer) {
          forEach(from: Int(found.value), of: found.key, meeting: window, range, body)
        }
      }
    }
  }

  /// Calls `body` with each region of a cell's list, from an entry on, whose box meets a rectangle.
  ///
  /// `range` are the cells of the rectangle. A region is reported only in the first column and row that it
  /// shares with them.
  private func forEach(
    from first: Int, of cell: Cell, meeting window: RegionBox, _ range: GridCells, _ body: (Int) -> Void
  ) {
    var entry = first
    while entry >= 0 {
      let slot = Int(entries[entry].slot)
      let box = boxes[slot]
      if box.meets(window),
        cell.x == range.minX || cell.x == GridCells.cell(of: box.minX, range.level.x),
        cell.y == range.minY || cell.y == GridCells.cell(of: box.minY, range.level.y)
      {
        body(slot)
      }
      entry = Int(entries[entry].next)
    }
  }
}

/// The level of a grid of the region index along each axis, which determines the size of the grid's cells.
struct GridLevel: Hashable, Sendable {
  let x: Int32
  let y: Int32

  /// The side of a cell on the finest level, in points.
  ///
  /// For controls of 44–120 points, this is the best compromise between memory and time.
  private static let finestSide = 128.0
  /// The last level, on which a cell has a side of 2³³ points.
  private static let last: Int32 = 13

  /// Creates the levels of a region: along each axis, the finest level on which the region is at most two
  /// cells long.
  init(of box: RegionBox) {
    x = GridLevel.level(ofLength: box.maxX - box.minX)
    y = GridLevel.level(ofLength: box.maxY - box.minY)
  }

  private static func level(ofLength length: Double) -> Int32 {
    var level: Int32 = 0
    var longest = 2 * finestSide
    while length > longest, level < last {
      level += 1
      longest *= 4
    }
    return level
  }

  /// The binary logarithm of the side of a cell on a level; the side is four times as long as on the level
  /// before.
  static func sideBits(_ level: Int32) -> Int64 { 7 + 2 * Int64(level) }
}

/// A rectangle of cells in one grid of the region index.
struct GridCells: Equatable {
  let level: GridLevel
  let minX: Int32
  let minY: Int32
  let maxX: Int32
  let maxY: Int32

  /// The cells that a box touches on its own level.
  init(of box: RegionBox) { self.init(of: box, GridLevel(of: box)) }

  /// The cells that a box touches on a level.
  init(of box: RegionBox, _ level: GridLevel) {
    self.level = level
    minX = GridCells.cell(of: box.minX, level.x)
    minY = GridCells.cell(of: box.minY, level.y)
    maxX = GridCells.cell(of: box.maxX, level.x)
    maxY = GridCells.cell(of: box.maxY, level.y)
  }

  /// The number of cells, at most 2⁵⁴.
  var count: Int64 { (Int64(maxX) - Int64(minX) + 1) &* (Int64(maxY) - Int64(minY) + 1) }

  func contains(_ x: Int32, _ y: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }

  /// The column or row of a coordinate, which must be within ±``RegionBox/limit``.
  static func cell(of coordinate: Double, _ level: Int32) -> Int32 {
    // From 2⁵² to 2⁵³, doubles are 1 apart, so that this rounds to an integer, which keeps the order.
    let shift = 0x1.8p52
    let rounded = Int64(bitPattern: (coordinate + shift).bitPattern &- shift.bitPattern)
    return Int32(truncatingIfNeeded: rounded &>> GridLevel.sideBits(level))
  }
}
