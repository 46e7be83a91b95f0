import Kinematics

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

  /// The side of a cell on a level, in points; it is four times as long as on the level before.
  static func side(_ level: Int32) -> Double { finestSide * Double(1 << (2 * Int64(level))) }
}

/// A rectangle of cells in one grid of the region index.
struct GridCells: Equatable {
  let level: GridLevel
  let minX: Int32
  let minY: Int32
  let maxX: Int32
  let maxY: Int32

  /// The cells that a box touches.
  init(of box: RegionBox, _ level: GridLevel) {
    self.level = level
    minX = GridCells.cell(of: box.minX, level.x)
    minY = GridCells.cell(of: box.minY, level.y)
    maxX = GridCells.cell(of: box.maxX, level.x)
    maxY = GridCells.cell(of: box.maxY, level.y)
  }

  var count: Int { width * max(0, Int(maxY) - Int(minY) + 1) }

  private var width: Int { max(0, Int(maxX) - Int(minX) + 1) }

  /// The cell at an index below ``count``, row by row.
  func cell(_ index: Int) -> (x: Int32, y: Int32) {
    let row = index / width
    return (minX + Int32(truncatingIfNeeded: index - row * width), minY + Int32(truncatingIfNeeded: row))
  }

  func contains(_ x: Int32, _ y: Int32) -> Bool { x >= minX && x <= maxX && y >= minY && y <= maxY }

  /// The column or row of a coordinate, which must be within ±``RegionBox/limit``.
  static func cell(of coordinate: Double, _ level: Int32) -> Int32 {
    // The side is a power of two, so the quotient is exact.
    let quotient = coordinate / GridLevel.side(level)
    let truncated = Int32(quotient)
    return Double(truncated) > quotient ? truncated - 1 : truncated
  }
}
