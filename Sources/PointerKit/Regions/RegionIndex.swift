import Kinematics

/// Which regions of a space hold a point, are near it, or meet a rectangle.
///
/// A hierarchy of sparse grids of square cells, each of which lists the regions that touch it. A region goes to the
/// finest level on which it touches no more than 64 cells. Cells come in tiles of 4 × 4, made where there is something
/// and given back where there is nothing any more. A cell keeps six slots in itself; more go to a block. The regions'
/// boxes are the caller's, numbered by slot. Nothing is ever rebuilt.
struct RegionIndex: Hashable, Sendable {
  /// The most cells in which a region is listed before it goes to the next level.
  private static let mostCells = 64
  /// Cells of a tile along an axis: two bits.
  private static let tileBits: Int32 = 2
  private static let cellsPerTile = 16
  /// A cell is eight words: how many slots, where its block is, and the first six.
  private static let cellWords = 8
  private static let inlineSlots = 6

  private var tiles = TileTable()
  /// Where each tile is, and how many slots its cells hold.
  private var tileRecords: [TileRecord] = []
  private var freeTiles: [Int32] = []
  private var words: [Int32] = []
  private var blocks = SlotBlocks()
  /// How many slots each level lists, and the levels that list something, a bit for each.
  private var levelCounts = SIMD16<Int32>(repeating: 0)
  private var occupied: UInt32 = 0

  private struct TileRecord: Hashable, Sendable {
    var key: TileTable.Key
    var count: Int32 = 0
  }

  /// How much memory it holds, in bytes.
  var byteCount: Int {
    tiles.byteCount + words.capacity * MemoryLayout<Int32>.stride
      + tileRecords.capacity * MemoryLayout<TileRecord>.stride
      + freeTiles.capacity * MemoryLayout<Int32>.stride + blocks.byteCount
  }

  // MARK: Changing

  /// The level that suits a box, and its cells there.
  @inline(__always)
  private func place(of box: RegionBox) -> (level: Int, cells: GridCells) {
    var level = 0
    var cells = GridCells(of: box, level: 0)
    while cells.count > RegionIndex.mostCells, level < GridCells.levelCount - 1 {
      level += 1
      cells = GridCells(of: box, level: level)
    }
    return (level, cells)
  }

  /// Lists a region that is not listed; one that holds no point is not.
  ///
  /// O(cells), at most 64.
  mutating func insert(_ slot: Int, _ box: RegionBox) {
    guard !box.isInverted else { return }
    let (level, cells) = place(of: box)
    add(slot, level, cells)
  }

  /// Takes a region off, by the box with which it was listed.
  mutating func remove(_ slot: Int, _ box: RegionBox) {
    guard !box.isInverted else { return }
    let (level, cells) = place(of: box)
    take(slot, level, cells)
  }

  /// A region has another box; within the same cells nothing changes.
  mutating func move(_ slot: Int, from old: RegionBox, to new: RegionBox) {
    guard !old.isInverted, !new.isInverted else {
      remove(slot, old)
      insert(slot, new)
      return
    }
    let (from, to) = (place(of: old), place(of: new))
    if from.level == to.level, from.cells == to.cells { return }
    take(slot, from.level, from.cells)
    add(slot, to.level, to.cells)
  }

  private mutating func add(_ slot: Int, _ level: Int, _ cells: GridCells) {
    for y in cells.minY...cells.maxY {
      for x in cells.minX...cells.maxX { add(slot, level, x, y) }
    }
    levelCounts[level] &+= 1
    occupied |= 1 << UInt32(truncatingIfNeeded: level)
  }

  private mutating func take(_ slot: Int, _ level: Int, _ cells: GridCells) {
    for y in cells.minY...cells.maxY {
      for x in cells.minX...cells.maxX { take(slot, level, x, y) }
    }
    levelCounts[level] &-= 1
    if levelCounts[level] == 0 { occupied &= ~(1 << UInt32(truncatingIfNeeded: level)) }
  }

  // MARK: Cells

  @inline(__always)
  private static func key(_ level: Int, _ x: Int32, _ y: Int32) -> TileTable.Key {
    TileTable.Key(level: level, x: x >> tileBits, y: y >> tileBits)
  }

  @inline(__always)
  private static func word(_ tile: Int, _ x: Int32, _ y: Int32) -> Int {
    (tile &* cellsPerTile &+ (Int(y) & 3) &* 4 &+ (Int(x) & 3)) &* cellWords
  }

  private mutating func add(_ slot: Int, _ level: Int, _ x: Int32, _ y: Int32) {
    let key = RegionIndex.key(level, x, y)
    var tile = tiles.tile(at: key)
    if tile < 0 { tile = makeTile(key) }
    tileRecords[tile].count &+= 1
    let word = RegionIndex.word(tile, x, y)
    let count = Int(words[word])
    words[word] = Int32(truncatingIfNeeded: count &+ 1)
    let value = Int32(truncatingIfNeeded: slot)
    if count < RegionIndex.inlineSlots {
      words[word &+ 2 &+ count] = value
    } else {
      let first = blocks.append(
        value, to: Int(words[word &+ 1]), holding: count &- RegionIndex.inlineSlots)
      words[word &+ 1] = Int32(truncatingIfNeeded: first)
    }
  }

  private mutating func take(_ slot: Int, _ level: Int, _ x: Int32, _ y: Int32) {
    let key = RegionIndex.key(level, x, y)
    let tile = tiles.tile(at: key)
    guard tile >= 0 else { return }
    let word = RegionIndex.word(tile, x, y)
    guard let place = place(of: Int32(truncatingIfNeeded: slot), in: word) else { return }
    // The last one takes its place.
    let last = Int(words[word]) - 1
    setSlot(place, of: word, to: self.slot(last, of: word))
    words[word] = Int32(truncatingIfNeeded: last)
    if last >= RegionIndex.inlineSlots {
      let first = blocks.shrink(Int(words[word + 1]), holding: last - RegionIndex.inlineSlots)
      words[word + 1] = Int32(truncatingIfNeeded: first)
    }
    tileRecords[tile].count &-= 1
    if tileRecords[tile].count == 0 {
      tiles.remove(key)
      freeTiles.append(Int32(truncatingIfNeeded: tile))
    }
  }

  private func place(of slot: Int32, in word: Int) -> Int? {
    for index in 0..<Int(words[word]) where self.slot(index, of: word) == slot { return index }
    return nil
  }

  private func slot(_ index: Int, of word: Int) -> Int32 {
    index < RegionIndex.inlineSlots
      ? words[word + 2 + index] : blocks[Int(words[word + 1]) + index - RegionIndex.inlineSlots]
  }

  private mutating func setSlot(_ index: Int, of word: Int, to slot: Int32) {
    if index < RegionIndex.inlineSlots {
      words[word + 2 + index] = slot
    } else {
      blocks[Int(words[word + 1]) + index - RegionIndex.inlineSlots] = slot
    }
  }

  private mutating func makeTile(_ key: TileTable.Key) -> Int {
    let tile: Int
    if let free = freeTiles.popLast() {
      // Its cells are empty: it was given back for that.
      tile = Int(free)
      tileRecords[tile] = TileRecord(key: key)
    } else {
      tile = tileRecords.count
      tileRecords.append(TileRecord(key: key))
      let wordsPerTile = RegionIndex.cellsPerTile * RegionIndex.cellWords
      words.append(contentsOf: repeatElement(0, count: wordsPerTile))
    }
    tiles.insert(tile, at: key)
    return tile
  }

  // MARK: Walking

  /// The numbers of the levels that list something, from the finest.
  struct Levels: Sequence, IteratorProtocol {
    var bits: UInt32

    @inline(__always)
    mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      let level = bits.trailingZeroBitCount
      bits &= bits &- 1
      return level
    }
  }

  @inline(__always)
  var occupiedLevels: Levels { Levels(bits: occupied) }

  /// Calls `body` with each slot in a cell.
  @inline(__always)
  func forEachSlot(inCell x: Int32, _ y: Int32, level: Int, _ body: (Int) -> Void) {
    let tile = tiles.tile(at: RegionIndex.key(level, x, y))
    if tile >= 0 { forEachSlot(ofTile: tile, x, y, body) }
  }

  @inline(__always)
  private func forEachSlot(ofTile tile: Int, _ x: Int32, _ y: Int32, _ body: (Int) -> Void) {
    // Every number here was written by this type: a tile's words exist, a count's slots do.
    let words = self.words.span
    let word = RegionIndex.word(tile, x, y)
    let count = Int(words[unchecked: word])
    var index = word &+ 2
    let end = index &+ (count < RegionIndex.inlineSlots ? count : RegionIndex.inlineSlots)
    while index < end {
      body(Int(words[unchecked: index]))
      index &+= 1
    }
    if count > RegionIndex.inlineSlots {
      blocks.forEach(in: Int(words[unchecked: word &+ 1]), count: count &- RegionIndex.inlineSlots, body)
    }
  }

  /// Calls `body` with each slot in cells, and the cell.
  ///
  /// O(tiles), of those within the cells or of all there are, whichever are fewer, and O(slots).
  @inline(__always)
  func forEachSlot(in cells: GridCells, level: Int, _ body: (Int, Int32, Int32) -> Void) {
    let bits = RegionIndex.tileBits
    let within = GridCells(
      minX: cells.minX >> bits, minY: cells.minY >> bits, maxX: cells.maxX >> bits, maxY: cells.maxY >> bits)
    let isFew = within.count <= tileRecords.count
    var number = 0
    var (x, y) = (within.minX, within.minY)
    while true {
      var tile = -1
      var (tileX, tileY) = (x, y)
      if isFew {
        if y > within.maxY { return }
        tile = tiles.tile(at: TileTable.Key(level: level, x: x, y: y))
        x &+= 1
        if x > within.maxX {
          x = within.minX
          y &+= 1
        }
      } else {
        if number == tileRecords.count { return }
        let record = tileRecords[number]
        (tileX, tileY) = (record.key.x, record.key.y)
        if record.count > 0, record.key.level == level, tileX >= within.minX, tileX <= within.maxX,
          tileY >= within.minY, tileY <= within.maxY
        {
          tile = number
        }
        number &+= 1
      }
      if tile < 0 { continue }
      let (lastX, lastY) = (min(cells.maxX, tileX << bits | 3), min(cells.maxY, tileY << bits | 3))
      var cellY = max(cells.minY, tileY << bits)
      while cellY <= lastY {
        var cellX = max(cells.minX, tileX << bits)
        while cellX <= lastX {
          forEachSlot(ofTile: tile, cellX, cellY) { body($0, cellX, cellY) }
          cellX &+= 1
        }
        cellY &+= 1
      }
    }
  }
}
