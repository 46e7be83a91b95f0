import Kinematics

/// The cells that a box touches on one level of the index.
struct GridCells: Hashable {
  /// How many levels there are.
  ///
  /// The finest has cells of 128 points: the knee between memory and time for controls of 44–120 points. Each
  /// further one has cells eight times as large; on the last, 2³¹ points, everything touches a handful.
  static let levelCount = 9
  /// Cells of a tile along an axis, in bits: 4 × 4 cells.
  static let tileBits: Int32 = 2

  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  /// No cell.
  static let none = GridCells(minX: 0, minY: 0, maxX: -1, maxY: -1)

  @inline(__always)
  init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inline(__always)
  init(of box: RegionBox, level: Int) {
    minX = GridCells.cell(of: box.minX, level: level)
    minY = GridCells.cell(of: box.minY, level: level)
    maxX = GridCells.cell(of: box.maxX, level: level)
    maxY = GridCells.cell(of: box.maxY, level: level)
  }

  /// The cell of a place.
  @inline(__always)
  init(of place: Point, level: Int) {
    minX = GridCells.cell(of: place.x, level: level)
    minY = GridCells.cell(of: place.y, level: level)
    (maxX, maxY) = (minX, minY)
  }

  @inline(__always)
  var count: Int { (Int(maxX) &- Int(minX) &+ 1) &* (Int(maxY) &- Int(minY) &+ 1) }

  @inline(__always)
  func contains(_ x: Int32, _ y: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }

  /// The tiles in which they lie, as cells of the next size.
  @inline(__always)
  var tiles: GridCells {
    let bits = GridCells.tileBits
    return GridCells(minX: minX >> bits, minY: minY >> bits, maxX: maxX >> bits, maxY: maxY >> bits)
  }

  /// Those of them that lie in one tile.
  @inline(__always)
  func part(inTile x: Int32, _ y: Int32) -> GridCells {
    let (left, top) = (x << GridCells.tileBits, y << GridCells.tileBits)
    let (right, bottom) = (left | 3, top | 3)
    return GridCells(
      minX: minX > left ? minX : left, minY: minY > top ? minY : top, maxX: maxX < right ? maxX : right,
      maxY: maxY < bottom ? maxY : bottom)
  }

  /// Those and their neighbours, as far as they lie within others.
  @inline(__always)
  func grown(within limit: GridCells) -> GridCells {
    GridCells(
      minX: minX > limit.minX ? minX &- 1 : minX, minY: minY > limit.minY ? minY &- 1 : minY,
      maxX: maxX < limit.maxX ? maxX &+ 1 : maxX, maxY: maxY < limit.maxY ? maxY &+ 1 : maxY)
  }

  // MARK: Coordinates

  /// The side of a cell, in points: 128 · 8ˡ.
  @inline(__always)
  static func size(ofLevel level: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ 7 &+ 3 &* level) << 52)
  }

  /// The cell of a coordinate within ±2³³ points: the last one whose edge is not beyond it.
  @inline(__always)
  private static func cell(of coordinate: Double, level: Int) -> Int32 {
    let cellsPerPoint = Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &- 7 &- 3 &* level) << 52)
    // A power of two scales exactly. Added to 1.5 · 2⁵² a number is rounded to a whole one, which its low
    // bits then are: a conversion would be checked, and `rounded(.down)` would be a call.
    let scaled = coordinate * cellsPerPoint
    let shifted = scaled + 0x1.8p52
    let nearest = Int32(truncatingIfNeeded: shifted.bitPattern)
    return nearest &- (shifted - 0x1.8p52 > scaled ? 1 : 0)
  }

  /// The squared distance from a point to the nearest place of a cell.
  @inline(__always)
  static func distanceSquared(from point: Point, toCell x: Int32, _ y: Int32, level: Int) -> Double {
    let size = size(ofLevel: level)
    let (left, above) = (Double(x) * size, Double(y) * size)
    // Exact, as the edges of cells are: nothing is rounded but the difference.
    let (right, below) = (left + size, above + size)
    var dx = left - point.x > point.x - right ? left - point.x : point.x - right
    var dy = above - point.y > point.y - below ? above - point.y : point.y - below
    dx = dx > 0 ? dx : 0
    dy = dy > 0 ? dy : 0
    return dx * dx + dy * dy
  }
}
