/// A table from the places of tiles to their numbers: open addressing with linear probing.
///
/// It is never walked, so that no order can come from it. Expected O(1) for each call.
struct TileTable: Hashable, Sendable {
  /// Where a tile is: its space's layer, its level and its coordinates.
  struct Key: Hashable, Sendable {
    /// The level and the coordinates, in tiles, in one word; 0 is none.
    let bits: UInt64
    let layer: Int32

    /// No place.
    static let none = Key(bits: 0, layer: 0)

    @inline(__always)
    init(layer: Int, level: Int, x: Int32, y: Int32) {
      // 29 bits each are more than enough: cells end at ±2²⁶, four to a tile.
      self.init(
        bits: UInt64(UInt32(bitPattern: x &+ 0x0800_0000)) | UInt64(UInt32(bitPattern: y &+ 0x0800_0000))
          << 29
          | UInt64(truncatingIfNeeded: level &+ 1) << 58,
        layer: Int32(truncatingIfNeeded: layer))
    }

    /// The tile of a cell.
    @inline(__always)
    init(layer: Int, level: Int, cellX: Int32, cellY: Int32) {
      self.init(
        layer: layer, level: level, x: cellX >> GridCells.tileBits, y: cellY >> GridCells.tileBits)
    }

    @inline(__always)
    private init(bits: UInt64, layer: Int32) {
      self.bits = bits
      self.layer = layer
    }

    var x: Int32 { Int32(truncatingIfNeeded: bits & 0x1fff_ffff) &- 0x0800_0000 }
    var y: Int32 { Int32(truncatingIfNeeded: (bits >> 29) & 0x1fff_ffff) &- 0x0800_0000 }
    var level: Int { Int(truncatingIfNeeded: bits >> 58) &- 1 }

    /// Where it is looked for first, 0…2³² − 1.
    ///
    /// Fibonacci hashing; no bit of a product depends on higher ones of a factor, so level and layer are
    /// folded in below.
    @inline(__always)
    var home: Int {
      let mixed = bits ^ (bits >> 35) ^ (UInt64(UInt32(bitPattern: layer)) &* 0xff51_afd7_ed55_8ccd)
      let product = mixed &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: (product ^ (product >> 32)) & 0xffff_ffff)
    }
  }

  /// What stands in the table; a key without bits is a free place.
  private struct Entry: Hashable, Sendable {
    var key = Key.none
    var tile: Int32 = 0
  }

  private var entries: [Entry] = []
  private var count = 0

  var byteCount: Int { entries.capacity * MemoryLayout<Entry>.stride }

  /// The number of the tile at a place, or −1.
  @inline(__always)
  func tile(at key: Key) -> Int {
    if count == 0 { return -1 }
    // A power of two of places, one of them free.
    let entries = self.entries.span
    let mask = entries.count &- 1
    var place = key.home & mask
    while true {
      let found = entries[unchecked: place]
      if found.key.bits == key.bits, found.key.layer == key.layer { return Int(found.tile) }
      if found.key.bits == 0 { return -1 }
      place = (place &+ 1) & mask
    }
  }

  /// Gives a place, which has none, a tile.
  mutating func insert(_ tile: Int, at key: Key) {
    if (count + 1) * 4 > entries.count * 3 { grow() }
    put(Entry(key: key, tile: Int32(truncatingIfNeeded: tile)))
    count += 1
  }

  /// Takes the tile from a place that has one; entries behind it move up, so that no tombstones pile up.
  mutating func remove(_ key: Key) {
    let mask = entries.count - 1
    var place = key.home & mask
    while entries[place].key != key { place = (place + 1) & mask }
    count -= 1
    var next = (place + 1) & mask
    while entries[next].key.bits != 0 {
      let wanted = entries[next].key.home & mask
      if (next &- wanted) & mask >= (next &- place) & mask {
        entries[place] = entries[next]
        place = next
      }
      next = (next + 1) & mask
    }
    entries[place] = Entry()
  }

  private mutating func put(_ entry: Entry) {
    let mask = entries.count - 1
    var place = entry.key.home & mask
    while entries[place].key.bits != 0 { place = (place + 1) & mask }
    entries[place] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: max(8, old.count * 2))
    for entry in old where entry.key.bits != 0 { put(entry) }
  }
}
