/// The tiles of the index and the slots in their cells.
///
/// All numbers in them were written by the index itself, so they are not checked.
extension RegionIndex {
  @inline(__always)
  static func grid(_ layer: Int, _ level: Int) -> Int { layer &* 16 &+ level }

  /// The index of a cell's first word.
  @inline(__always)
  static func word(_ tile: Int, _ x: Int32, _ y: Int32) -> Int {
    tile &* tileWords &+ ((Int(y) & 3) &* 4 &+ (Int(x) & 3)) &* cellWords
  }

  @inline(never)
  mutating func makeTile(at key: TileKey) -> Int {
    let tile: Int
    if let free = freeTiles.popLast() {
      // Its cells are empty, or it would not be free.
      tile = Int(free)
      tileKeys[tile] = key
    } else {
      tile = tileKeys.count
      tileKeys.append(key)
      if words.count < tileKeys.count * RegionIndex.tileWords {
        // Double the storage: an array that grows by itself does so too, but is extended tile by tile.
        words.append(contentsOf: [Int32](repeating: 0, count: max(words.count, 8 * RegionIndex.tileWords)))
      }
    }
    table.insert(tile, in: tileKeys)
    return tile
  }

  mutating func freeIfEmpty(_ tile: Int) {
    let first = tile * RegionIndex.tileWords
    for word in stride(from: first, to: first + RegionIndex.tileWords, by: RegionIndex.cellWords)
    where words[word] != 0 { return }
    table.remove(tileKeys[tile], in: tileKeys)
    tileKeys[tile] = .none
    freeTiles.append(Int32(truncatingIfNeeded: tile))
  }

  /// Lists a slot in some cells of a tile instead of others; true if one of the others is empty now.
  ///
  /// The storage is passed as arguments so that each array is checked for uniqueness once.
  @inline(__always)
  static func list(
    _ slot: Int32, inTile tile: Int, _ new: GridCells, insteadOf old: GridCells, _ words: inout [Int32],
    _ blocks: inout SlotBlocks
  ) -> Bool {
    var words = words.mutableSpan
    var isAnyEmpty = false
    for (x, y) in old where !new.contains(x, y) {
      let word = word(tile, x, y)
      remove(slot, from: word, &words, &blocks)
      if words[word] == 0 { isAnyEmpty = true }
    }
    for (x, y) in new where !old.contains(x, y) {
      let word = word(tile, x, y)
      let count = Int(words[word])
      words[word] = Int32(truncatingIfNeeded: count &+ 1)
      if count < inlineSlots {
        words[word &+ 2 &+ count] = slot
      } else {
        words[word &+ 1] = blocks.append(slot, to: words[word &+ 1], count: count &- inlineSlots)
      }
    }
    return isAnyEmpty
  }

  /// Removes a slot from a cell; the last slot moves to its position.
  @inline(__always)
  private static func remove(
    _ slot: Int32, from word: Int, _ words: inout MutableSpan<Int32>, _ blocks: inout SlotBlocks
  ) {
    let count = Int(words[word])
    let inlineCount = count < inlineSlots ? count : inlineSlots
    let overflow = count &- inlineCount
    var index = 0
    while index < inlineCount, words[word &+ 2 &+ index] != slot { index &+= 1 }
    if overflow == 0 {
      if index == inlineCount { return }
      words[word &+ 2 &+ index] = words[word &+ 1 &+ count]
    } else {
      let block = words[word &+ 1]
      let last = blocks.words[Int(block) + overflow - 1]
      if index < inlineCount {
        words[word &+ 2 &+ index] = last
      } else if !blocks.replace(slot, in: block, count: overflow, with: last) {
        return
      }
      words[word &+ 1] = blocks.shrink(block, count: overflow - 1)
    }
    words[word] = Int32(truncatingIfNeeded: count &- 1)
  }

  /// Calls `body` with each slot of the cell whose first word has an index.
  @inline(__always)
  func forEachSlot(at word: Int, _ body: (Int) -> Void) {
    // One loop for both lists, so that `body` is inlined once.
    var list = words.span
    let count = Int(list[unchecked: word])
    var rest = count &- RegionIndex.inlineSlots
    let block = Int(list[unchecked: word &+ 1])
    var index = word &+ 2
    var end = index &+ (rest < 0 ? count : RegionIndex.inlineSlots)
    while true {
      while index < end {
        body(Int(list[unchecked: index]))
        index &+= 1
      }
      if rest <= 0 { return }
      list = blocks.words.span
      index = block
      end = index &+ rest
      rest = 0
    }
  }

  /// A walk over the tiles around some cells of a level; O(tiles), of those there or of all, if fewer.
  struct TileWalk {
    private let grid: Int
    private let range: GridCells
    /// The positions to look up, or nil if all tiles are filtered instead.
    private var positions: GridCells.Iterator?
    private var next = 0

    @inline(__always)
    init(around cells: GridCells, grid: Int, in index: borrowing RegionIndex) {
      self.grid = grid
      range = cells.tiles
      positions = range.count <= index.tileKeys.count ? range.makeIterator() : nil
    }

    @inline(__always)
    mutating func next(in index: borrowing RegionIndex) -> (tile: Int, x: Int32, y: Int32)? {
      while positions != nil {
        guard let (x, y) = positions?.next() else { return nil }
        let key = TileKey(grid: grid, x: x, y: y)
        if let tile = index.table.slot(of: key, in: index.tileKeys) { return (tile, x, y) }
      }
      while next < index.tileKeys.count {
        let key = index.tileKeys[next]
        next &+= 1
        if key.grid == grid, range.contains(key.x, key.y) { return (next &- 1, key.x, key.y) }
      }
      return nil
    }
  }
}
