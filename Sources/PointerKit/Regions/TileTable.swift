/// A table from the places of tiles to their numbers: open addressing with linear probing.
///
/// It is never walked, so that no order can come from it. Expected O(1) for each call.
struct TileTable: Hashable, Sendable {
  /// Where a tile is: its level and its coordinates, in tiles, in one word.
  struct Key: Hashable, Sendable {
    let bits: UInt64

    @inline(__always)
    init(level: Int, x: Int32, y: Int32) {
      // 27 bits each are enough: cells end at ±2²⁸, four to a tile.
      bits =
        UInt64(UInt32(bitPattern: x &+ 0x0800_0000)) | UInt64(UInt32(bitPattern: y &+ 0x0800_0000)) << 29
        | UInt64(truncatingIfNeeded: level &+ 1) << 58
    }

    init(bits: UInt64) { self.bits = bits }

    var x: Int32 { Int32(truncatingIfNeeded: bits & 0x1fff_ffff) &- 0x0800_0000 }
    var y: Int32 { Int32(truncatingIfNeeded: (bits >> 29) & 0x1fff_ffff) &- 0x0800_0000 }
    var level: Int { Int(truncatingIfNeeded: bits >> 58) &- 1 }

    /// Fibonacci hashing; neighbours in a row and in a column go far apart.
    @inline(__always)
    var home: Int { Int(truncatingIfNeeded: (bits &* 0x9e37_79b9_7f4a_7c15) >> 32) }
  }

  /// The keys, 0 where free, and the tiles' numbers beside them.
  private var keys: [UInt64] = []
  private var tiles: [Int32] = []
  private var count = 0

  var byteCount: Int { keys.capacity * 8 + tiles.capacity * 4 }

  /// The number of the tile at a place, or −1.
  @inline(__always)
  func tile(at key: Key) -> Int {
    guard count > 0 else { return -1 }
    // Both arrays have the same power of two of places, one of them free.
    let keys = self.keys.span
    let mask = keys.count &- 1
    var place = key.home & mask
    while true {
      let found = keys[unchecked: place]
      if found == key.bits { return Int(tiles.span[unchecked: place]) }
      if found == 0 { return -1 }
      place = (place &+ 1) & mask
    }
  }

  /// Gives a place, which has none, a tile.
  mutating func insert(_ tile: Int, at key: Key) {
    if (count + 1) * 4 > keys.count * 3 { grow() }
    put(Int32(truncatingIfNeeded: tile), at: key)
    count += 1
  }

  /// Takes the tile from a place that has one; entries behind it move up, so that no tombstones pile up.
  mutating func remove(_ key: Key) {
    let mask = keys.count - 1
    var place = key.home & mask
    while keys[place] != key.bits { place = (place + 1) & mask }
    count -= 1
    var next = (place + 1) & mask
    while keys[next] != 0 {
      let wanted = Key(bits: keys[next]).home & mask
      if (next &- wanted) & mask >= (next &- place) & mask {
        keys[place] = keys[next]
        tiles[place] = tiles[next]
        place = next
      }
      next = (next + 1) & mask
    }
    keys[place] = 0
  }

  private mutating func put(_ tile: Int32, at key: Key) {
    let mask = keys.count - 1
    var place = key.home & mask
    while keys[place] != 0 { place = (place + 1) & mask }
    keys[place] = key.bits
    tiles[place] = tile
  }

  private mutating func grow() {
    let (oldKeys, oldTiles) = (keys, tiles)
    keys = [UInt64](repeating: 0, count: max(8, oldKeys.count * 2))
    tiles = [Int32](repeating: 0, count: keys.count)
    for place in oldKeys.indices where oldKeys[place] != 0 {
      put(oldTiles[place], at: Key(bits: oldKeys[place]))
    }
  }
}
