import Kinematics

/// The level of a grid of the region index along each axis, which determines the size of the grid's cells.
struct GridLevel: Hashable, Sendable {
  /// The number of levels along an axis.
  ///
  /// On the finest level, the side of a cell is 128 points. For controls of 44–120 points, this is the best
  /// compromise between memory and time. The side is four times as long on each further level as on the level
  /// before, and 2³¹ points long on the last level.
  static let count: Int32 = 13

  var x: Int32 = 0
  var y: Int32 = 0

  init() {}

  /// Creates the levels of a region: along each axis, the finest level on which the region is at most two
  /// cells long, or else the last level.
  init(of box: RegionBox) {
    // These sums are the extents, negated.
    if !any(box.edges.lowHalf + box.edges.highHalf .< -256) { return }
    x = GridLevel.level(ofExtent: box.maxX - box.minX)
    y = GridLevel.level(ofExtent: box.maxY - box.minY)
  }

  private static func level(ofExtent extent: Double) -> Int32 {
    if !(extent > 256) { return 0 }
    // The binary logarithm of the extent divided by 256 points, rounded up.
    let bits = (extent.nextDown).bitPattern >> 52
    let exponent = Int32(truncatingIfNeeded: bits) &- 1023 &- 8 &+ 1
    return min((exponent &+ 1) >> 1, count - 1)
  }

  /// The side of a cell on a level, in points: 128 · 4ˡ.
  static func size(_ level: Int32) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &+ 7 &+ 2 &* level) << 52)
  }

  /// The number of cells per point on a level.
  static func density(_ level: Int32) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &- 7 &- 2 &* level) << 52)
  }
}

/// A rectangle of cells or of tiles in one grid of the region index.
struct GridCells: Hashable, Sequence {
  /// The binary logarithm of the side of a tile in cells: a tile has 4 × 4 cells.
  static let tileBits: Int32 = 2

  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  static let none = GridCells(minX: 0, minY: 0, maxX: -1, maxY: -1)

  var count: Int { (Int(maxX) &- Int(minX) &+ 1) &* (Int(maxY) &- Int(minY) &+ 1) }

  var isEmpty: Bool { minX > maxX || minY > maxY }

  func contains(_ x: Int32, _ y: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }

  func intersects(_ other: GridCells) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The smallest rectangle that contains both rectangles.
  func union(_ other: GridCells) -> GridCells {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return GridCells(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// The tiles that contain these cells.
  var tiles: GridCells {
    if isEmpty { return .none }
    let bits = GridCells.tileBits
    return GridCells(minX: minX >> bits, minY: minY >> bits, maxX: maxX >> bits, maxY: maxY >> bits)
  }

  /// The part of these cells that is in a tile; columns and rows are counted from the tile's first cell.
  func part(inTile x: Int32, _ y: Int32) -> GridCells {
    let (left, top) = (x << GridCells.tileBits, y << GridCells.tileBits)
    return GridCells(
      minX: minX > left ? minX &- left : 0, minY: minY > top ? minY &- top : 0,
      maxX: maxX < left | 3 ? maxX &- left : 3, maxY: maxY < top | 3 ? maxY &- top : 3)
  }

  /// The cells, row by row.
  func makeIterator() -> Iterator { Iterator(cells: self, x: minX, y: isEmpty ? maxY &+ 1 : minY) }

  struct Iterator: IteratorProtocol {
    let cells: GridCells
    var x: Int32
    var y: Int32

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
  init(of box: RegionBox, _ level: GridLevel) {
    let cells = GridCells.corners(of: box, level) + GridCells.shift
    minX = Int32(truncatingIfNeeded: cells.x.bitPattern)
    minY = Int32(truncatingIfNeeded: cells.y.bitPattern)
    maxX = Int32(truncatingIfNeeded: cells.z.bitPattern)
    maxY = Int32(truncatingIfNeeded: cells.w.bitPattern)
  }

  /// The first and the last column and row that a box touches, as minX, minY, maxX and maxY.
  private static func corners(of box: RegionBox, _ level: GridLevel) -> SIMD4<Double> {
    let (x, y) = (GridLevel.density(level.x), GridLevel.density(level.y))
    // This rounds down as `cell(of:density:)` does, for four coordinates at once.
    let scaled = box.edges * SIMD4(x, y, -x, -y)
    let nearest = (scaled + shift) - shift
    return nearest - SIMD4.zero.replacing(with: 1, where: nearest .> scaled)
  }

  /// Whether two boxes touch the same cells of a grid.
  static func areSame(of box: RegionBox, _ other: RegionBox, _ level: GridLevel) -> Bool {
    all(corners(of: box, level) .== corners(of: other, level))
  }

  /// The rectangle that is made up of all cells that a box touches.
  static func area(of box: RegionBox, _ level: GridLevel) -> RegionBox {
    let (width, height) = (GridLevel.size(level.x), GridLevel.size(level.y))
    let edges = corners(of: box, level) + SIMD4(0, 0, 1, 1)
    return RegionBox(edges: edges * SIMD4(width, height, -width, -height))
  }

  /// The cell of a coordinate within ±2³³ points: the coordinate times the number of cells per point, rounded
  /// down.
  static func cell(of coordinate: Double, density: Double) -> Int32 {
    // Multiplying by a power of two is exact.
    let scaled = coordinate * density
    let shifted = scaled + shift
    let nearest = Int32(truncatingIfNeeded: shifted.bitPattern)
    return nearest &- (shifted - shift > scaled ? 1 : 0)
  }

  /// A constant whose addition to a number rounds that number to the nearest integer.
  ///
  /// The low bits of the sum are then that integer. This is faster than a conversion by the standard library,
  /// which checks for overflow, and than `rounded(.down)`, which is a function call.
  private static var shift: Double { 0x1.8p52 }
}
