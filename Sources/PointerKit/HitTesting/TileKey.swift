/// Where a tile of the region index is: its grid, and its position there.
struct TileKey: SlotTableElement, Hashable, Sendable {
  private let position: UInt64
  /// The grid: 16 times the layer plus the level; −1 for a tile that is not in use.
  let grid: Int

  static let none = TileKey(grid: -1, x: 0, y: 0)

  @inline(__always)
  init(grid: Int, x: Int32, y: Int32) {
    position = UInt64(UInt32(bitPattern: x)) | UInt64(UInt32(bitPattern: y)) << 32
    self.grid = grid
  }

  @inline(__always) var x: Int32 { Int32(truncatingIfNeeded: position) }
  @inline(__always) var y: Int32 { Int32(truncatingIfNeeded: position >> 32) }
  @inline(__always) var id: TileKey { self }

  @inline(__always)
  static func word(of key: TileKey) -> UInt64 {
    // Sums of odd multiples, so that rows, columns, diagonals and several grids do not collide.
    (key.position & 0xffff_ffff) &+ (key.position >> 32) &* 0xd6e8_feb8_6659_fd93
      &+ UInt64(truncatingIfNeeded: key.grid) &* 0xff51_afd7_ed55_8ccd
  }
}
