/// The key of a tile of the region index: its grid, and its position in the grid.
struct TileKey: Hashable, Sendable {
  private let position: UInt64
  /// The index of the grid; −1 for no tile.
  let grid: Int32

  static let none = TileKey(grid: -1, x: 0, y: 0)

  init(grid: Int32, x: Int32, y: Int32) {
    position = UInt64(UInt32(bitPattern: x)) | UInt64(UInt32(bitPattern: y)) << 32
    self.grid = grid
  }

  var x: Int32 { Int32(truncatingIfNeeded: position) }
  var y: Int32 { Int32(truncatingIfNeeded: position >> 32) }

  /// A number below 2³² whose high bits depend on all bits of the key.
  var hash: UInt64 {
    // The sum of odd multiples keeps the tiles of a row, a column, a diagonal or several grids apart. The
    // factor of the column is the usual factor of Fibonacci hashing.
    let sum =
      (position & 0xffff_ffff) &* 0x9e37_79b9_7f4a_7c15 &+ (position >> 32) &* 0x4d0a_2bbe_35b3_010f
      &+ UInt64(truncatingIfNeeded: Int(grid)) &* 0x2e72_b465_4e79_d8d1
    return sum >> 32
  }
}

/// A tile of the region index, as an entry of a hash table.
struct Tile: HashTableEntry {
  let key: TileKey
  /// The cells as ``TileCells/stored``; −1 for no tile.
  ///
  /// This is the index of the first word of the cells, a multiple of 8, plus 1 if the tile is divided into
  /// columns, and plus 2 if it is divided into rows.
  let cells: Int32

  static var none: Tile { Tile(key: .none, cells: -1) }

  var isNone: Bool { cells < 0 }

  func key(in source: borrowing Void) -> TileKey { key }

  static func hash(of key: TileKey) -> UInt64 { key.hash }
}
