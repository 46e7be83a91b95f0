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
  private var layers: [[Grid]] = []
  private var cells = HashTable<Cell>()
  private var entries: [Entry] = []
  /// The first unused entry, which links to the next; −1 for none.
  private var firstUnused: Int32 = -1

  private struct Grid: Hashable, Sendable {
    let level: GridLevel
    var regionCount: Int
  }

  private struct Entry: Hashable, Sendable {
    var slot: Int32
    var next: Int32
  }

  struct Cell: HashTableKey {
    /// The number of the layer, and 4 bits for the level along each axis.
    fileprivate let grid: Int32
    fileprivate let x: Int32
    fileprivate let y: Int32

    init(_ layer: Int, _ level: GridLevel, _ x: Int32, _ y: Int32) {
      grid = Int32(truncatingIfNeeded: layer << 8) | level.x << 4 | level.y
      (self.x, self.y) = (x, y)
    }

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
    if slot == boxes.count { boxes.appendCompactly(box) } else { boxes[slot] = box }
    list(slot, in: GridCells(of: box, GridLevel(of: box)), layer)
  }

  /// Removes the region of a slot; O(regions in its cells).
  package mutating func remove(_ slot: Int, in layer: Int = 0) {
    unlist(slot, from: GridCells(of: boxes[slot], GridLevel(of: boxes[slot])), layer)
  }

  /// Gives the region of a slot another box.
  package mutating func move(_ slot: Int, to box: RegionBox, in layer: Int = 0) {
    let old = boxes[slot]
    boxes[slot] = box
    let (left, entered) = (GridCells(of: old, GridLevel(of: old)), GridCells(of: box, GridLevel(of: box)))
    if left == entered { return }
    unlist(slot, from: left, layer)
    list(slot, in: entered, layer)
  }

  private mutating func list(_ slot: Int, in range: GridCells, _ layer: Int) {
    while layers.count <= layer { layers.append([]) }
    if let grid = layers[layer].firstIndex(where: { $0.level == range.level }) {
      layers[layer][grid].regionCount += 1
    } else {
      layers[layer].append(Grid(level: range.level, regionCount: 1))
    }
    for number in 0..<range.count {
      let (x, y) = range.cell(number)
      let cell = Cell(layer, range.level, x, y)
      let entry = Entry(
        slot: Int32(truncatingIfNeeded: slot), next: Int32(truncatingIfNeeded: cells[cell] ?? -1))
      var index = Int(firstUnused)
      if index < 0 {
        index = entries.count
        entries.appendCompactly(entry)
      } else {
        firstUnused = entries[index].next
        entries[index] = entry
      }
      cells[cell] = index
    }
  }

  private mutating func unlist(_ slot: Int, from range: GridCells, _ layer: Int) {
    guard let grid = layers[layer].firstIndex(where: { $0.level == range.level }) else { return }
    layers[layer][grid].regionCount -= 1
    if layers[layer][grid].regionCount == 0 { layers[layer].remove(at: grid) }
    for number in 0..<range.count {
      let (x, y) = range.cell(number)
      let cell = Cell(layer, range.level, x, y)
      var (previous, index) = (-1, cells[cell] ?? -1)
      while index >= 0, Int(entries[index].slot) != slot {
        (previous, index) = (index, Int(entries[index].next))
      }
      if index < 0 { continue }
      let next = entries[index].next
      if previous >= 0 {
        entries[previous].next = next
      } else {
        cells[cell] = next < 0 ? nil : Int(next)
      }
      entries[index].next = firstUnused
      firstUnused = Int32(truncatingIfNeeded: index)
    }
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
      let grid = layers[layer][index]
      let range = GridCells(of: window, grid.level)
      // If the rectangle has more cells than there are cells with regions, those are filtered instead.
      let isScan = cells.entries.count < range.count
      var (x, y) = (range.minX, range.minY)
      for number in 0..<(isScan ? cells.entries.count : range.count) {
        let cell: Cell
        var entry: Int
        if isScan {
          guard let found = cells.entries[number], found.key.isIn(range, of: layer) else { continue }
          (cell, entry) = (found.key, Int(found.value))
        } else {
          cell = Cell(layer, grid.level, x, y)
          entry = cells[cell] ?? -1
          x += 1
          if x > range.maxX { (x, y) = (range.minX, y + 1) }
        }
        while entry >= 0 {
          let slot = Int(entries[entry].slot)
          let box = boxes[slot]
          // A region is reported only in the first column and row that it shares with the rectangle.
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
    var (level, longest) = (Int32(0), 2 * finestSide)
    while length > longest, level < last { (level, longest) = (level + 1, longest * 4) }
    return level
  }

  /// The binary logarithm of the side of a cell on a level; the side is four times as long as on the level before.
  static func sideBits(_ level: Int32) -> Int64 { 7 + 2 * Int64(level) }
}

struct GridCells: Equatable {
  let level: GridLevel
  let minX: Int32
  let minY: Int32
  let maxX: Int32
  let maxY: Int32

  init(of box: RegionBox, _ level: GridLevel) {
    self.level = level
    minX = GridCells.cell(of: box.minX, level.x)
    minY = GridCells.cell(of: box.minY, level.y)
    maxX = GridCells.cell(of: box.maxX, level.x)
    maxY = GridCells.cell(of: box.maxY, level.y)
  }

  var count: Int { width * max(0, Int(maxY) - Int(minY) + 1) }

  private var width: Int { max(0, Int(maxX) - Int(minX) + 1) }

  func cell(_ index: Int) -> (x: Int32, y: Int32) {
    let row = index / width
    return (minX + Int32(truncatingIfNeeded: index - row * width), minY + Int32(truncatingIfNeeded: row))
  }

  func contains(_ x: Int32, _ y: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }

  /// The column or row of a coordinate, which must be within ±``RegionBox/limit``.
  static func cell(of coordinate: Double, _ level: Int32) -> Int32 {
    // From 2⁵² to 2⁵³, doubles are 1 apart, so that this rounds to an integer, which keeps the order.
    let shift = 0x1.8p52
    let rounded = Int64(bitPattern: (coordinate + shift).bitPattern &- shift.bitPattern)
    return Int32(truncatingIfNeeded: rounded &>> GridLevel.sideBits(level))
  }
}
