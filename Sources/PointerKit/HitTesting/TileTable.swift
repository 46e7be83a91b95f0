/// The tiles of the region index by their keys: a hash table.
///
/// It uses open addressing with linear probing and without tombstones.
///
/// The table is half to three quarters full. Every operation takes expected O(1).
struct TileTable: Hashable, Sendable {
  /// A tile: its key, and the first word of its cells.
  struct Tile: Hashable, Sendable {
    var key = TileKey.none
    /// The index of the first word, a multiple of 8, plus 1 if the tile is divided into columns and 2 if into
    /// rows.
    var cells: Int32 = 0
  }

  /// The tiles; their order only affects the order in which regions are reported.
  private(set) var tiles: [Tile] = []
  private(set) var count = 0

  var byteCount: Int { tiles.capacity * MemoryLayout<Tile>.stride }

  /// The cells of a tile, as stored; −1 if there is no tile with the key.
  @inline(__always)
  func cells(of key: TileKey) -> Int32 {
    let index = index(of: key)
    return index < 0 ? -1 : tiles.span[unchecked: index].cells
  }

  /// The index of a tile, valid until the next insertion or removal; −1 if there is no tile with the key.
  @inline(__always)
  func index(of key: TileKey) -> Int {
    if count == 0 { return -1 }
    let tiles = tiles.span
    var index = TileTable.home(of: key, capacity: tiles.count)
    while true {
      let known = tiles[unchecked: index].key
      if known == key { return index }
      if known.grid < 0 { return -1 }
      index &+= 1
      if index == tiles.count { index = 0 }
    }
  }

  /// Enters a tile that is not in the table.
  mutating func insert(_ key: TileKey, cells: Int32) {
    if (count + 1) * 4 > tiles.count * 3 {
      let old = tiles
      tiles = [Tile](repeating: Tile(), count: max(8, old.count + old.count / 2))
      for tile in old where tile.key.grid >= 0 { put(tile) }
    }
    count += 1
    put(Tile(key: key, cells: cells))
  }

  mutating func setCells(_ cells: Int32, at index: Int) { tiles[index].cells = cells }

  mutating func remove(at index: Int) {
    count -= 1
    // The gap is closed: a later tile moves into it, unless the tile would come before its home.
    var (gap, next) = (index, successor(of: index))
    while tiles[next].key.grid >= 0 {
      let home = TileTable.home(of: tiles[next].key, capacity: tiles.count)
      if distance(from: home, to: next) >= distance(from: gap, to: next) {
        tiles[gap] = tiles[next]
        gap = next
      }
      next = successor(of: next)
    }
    tiles[gap] = Tile()
  }

  private mutating func put(_ tile: Tile) {
    var index = TileTable.home(of: tile.key, capacity: tiles.count)
    while tiles[index].key.grid >= 0 { index = successor(of: index) }
    tiles[index] = tile
  }

  private func successor(of index: Int) -> Int { index + 1 == tiles.count ? 0 : index + 1 }

  private func distance(from start: Int, to end: Int) -> Int {
    end >= start ? end - start : end - start + tiles.count
  }

  /// The position where the search for a key begins.
  @inline(__always)
  static func home(of key: TileKey, capacity: Int) -> Int {
    Int(truncatingIfNeeded: (key.hash &* UInt64(truncatingIfNeeded: capacity)) &>> 32)
  }
}
