import Kinematics

/// A rectangle of cells, or of tiles of cells, of the grid of one level of the region index.
struct GridCells: Hashable, Sequence {
  /// The number of levels.
  ///
  /// The finest has cells of 128 points, the best compromise between memory and time for controls of 44–120
  /// points. The cells of each further level are eight times as large; those of the last measure 2³¹ points.
  static let levelCount = 9
  /// The side of a tile, as a power of two of cells: 4 × 4 cells.
  static let tileBits: Int32 = 2

  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  static let none = GridCells(minX: 0, minY: 0, maxX: -1, maxY: -1)

  @inline(__always)
  var count: Int { (Int(maxX) &- Int(minX) &+ 1) &* (Int(maxY) &- Int(minY) &+ 1) }

  @inline(__always)
  var isEmpty: Bool { minX > maxX || minY > maxY }

  @inline(__always)
  func contains(_ x: Int32, _ y: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }

  @inline(__always)
  func intersects(_ other: GridCells) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The smallest rectangle that contains both.
  @inline(__always)
  func union(_ other: GridCells) -> GridCells {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return GridCells(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// The tiles that contain these cells.
  @inline(__always)
  var tiles: GridCells {
    if isEmpty { return .none }
    let bits = GridCells.tileBits
    return GridCells(minX: minX >> bits, minY: minY >> bits, maxX: maxX >> bits, maxY: maxY >> bits)
  }

  @inline(__always)
  func part(inTile x: Int32, _ y: Int32) -> GridCells {
    let (left, top) = (x << GridCells.tileBits, y << GridCells.tileBits)
    let (right, bottom) = (left | 3, top | 3)
    return GridCells(
      minX: minX > left ? minX : left, minY: minY > top ? minY : top, maxX: maxX < right ? maxX : right,
      maxY: maxY < bottom ? maxY : bottom)
  }

  /// The cells, row by row.
  @inline(__always)
  func makeIterator() -> Iterator { Iterator(cells: self, x: minX, y: isEmpty ? maxY &+ 1 : minY) }

  struct Iterator: IteratorProtocol {
    let cells: GridCells
    var x: Int32
    var y: Int32

    @inline(__always)
    mutating func next() -> (x: Int32, y: Int32)? {
      if x > cells.maxX { (x, y) = (cells.minX, y &+ 1) }
      if y > cells.maxY { return nil }
      x &+= 1
      return (x &- 1, y)
    }
  }
}

/// The cells of boxes and coordinates.
extension GridCells {
  /// The cells that a box touches.
  @inline(__always)
  init(of box: RegionBox, level: Int) {
    minX = GridCells.cell(of: box.minX, level: level)
    minY = GridCells.cell(of: box.minY, level: level)
    maxX = GridCells.cell(of: box.maxX, level: level)
    maxY = GridCells.cell(of: box.maxY, level: level)
  }

  /// The side of a cell, in points: 128 · 8ˡ.
  @inline(__always)
  static func size(ofLevel level: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ 7 &+ 3 &* level) << 52)
  }

  /// The cell of a coordinate within ±2³³ points: the coordinate divided by the cell's size, rounded down.
  @inline(__always)
  static func cell(of coordinate: Double, level: Int) -> Int32 {
    let cellsPerPoint = Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &- 7 &- 3 &* level) << 52)
    // Multiplying by a power of two is exact. Adding 1.5 · 2⁵² rounds to an integer, which then is in the low
    // bits: a conversion would be checked, and `rounded(.down)` would be a call.
    let scaled = coordinate * cellsPerPoint
    let shifted = scaled + 0x1.8p52
    let nearest = Int32(truncatingIfNeeded: shifted.bitPattern)
    return nearest &- (shifted - 0x1.8p52 > scaled ? 1 : 0)
  }
}
