import Kinematics

/// The cells that a box touches on one level of the index.
struct GridCells: Hashable {
  /// How many levels there are.
  ///
  /// The finest has cells of 128 points: the knee between memory and time for controls of 44–120 points. Each further one has
  /// cells eight times as large.
  static let levelCount = 9

  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

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

  @inline(__always)
  var count: Int { (Int(maxX) &- Int(minX) &+ 1) &* (Int(maxY) &- Int(minY) &+ 1) }

  /// The cell of a coordinate: it never falls where the coordinate rises, and never traps.
  ///
  /// Beyond 2²⁸ cells from the origin all are one cell.
  @inline(__always)
  static func cell(of coordinate: Double, level: Int) -> Int32 {
    let cellsPerPoint = Double(bitPattern: UInt64(truncatingIfNeeded: 1023 &- 7 &- 3 &* level) << 52)
    let limit = 0x1p28
    let scaled = coordinate * cellsPerPoint
    let held = scaled < limit ? (scaled > -limit ? scaled : -limit) : limit
    // Truncation rounds down what is positive; `rounded(.down)` would be a call.
    return Int32(truncatingIfNeeded: Int(held + 0x1p29) &- 0x2000_0000)
  }
}
