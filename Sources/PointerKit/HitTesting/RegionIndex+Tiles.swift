/// The tiles of an index and the slots in their cells.
///
/// Every number in them was written by the index itself: a tile's words exist, and a count's slots do.
extension RegionIndex {
  /// Where a cell begins in the words.
  @inline(__always)
  static func word(_ tile: Int, _ x: Int32, _ y: Int32) -> Int {
    tile &* tileWords &+ ((Int(y) & 3) &* 4 &+ (Int(x) & 3)) &* cellWords
  }

  /// Where a cell begins in the words, or −1 where there is no tile.
  @inline(__always)
  func word(ofCell x: Int32, _ y: Int32, _ layer: Int, _ level: Int) -> Int {
    let tile = tiles.tile(at: TileTable.Key(layer: layer, level: level, cellX: x, cellY: y))
    return tile < 0 ? -1 : RegionIndex.word(tile, x, y)
  }

  /// The tile at a place, made if there is none.
  @inline(__always)
  mutating func madeTile(at key: TileTable.Key) -> Int {
    let tile = tiles.tile(at: key)
    return tile >= 0 ? tile : makeTile(at: key)
  }

  @inline(never)
  private mutating func makeTile(at key: TileTable.Key) -> Int {
    let tile: Int
    if let free = freeTiles.popLast() {
      // Its cells are empty: it was given back for that.
      tile = Int(free)
      tileKeys[tile] = key
    } else {
      tile = tileKeys.count
      tileKeys.append(key)
      if words.count < tileKeys.count * RegionIndex.tileWords {
        // Twice the room, and at once: an array would take it, too, but hands it out bit by bit.
        words.append(contentsOf: [Int32](repeating: 0, count: max(words.count, 8 * RegionIndex.tileWords)))
      }
    }
    tiles.insert(tile, at: key)
    return tile
  }

  mutating func giveBackIfEmpty(_ tile: Int, _ key: TileTable.Key) {
    var word = tile * RegionIndex.tileWords
    for _ in 0..<16 {
      if words[word] != 0 { return }
      word += RegionIndex.cellWords
    }
    tiles.remove(key)
    tileKeys[tile] = .none
    freeTiles.append(Int32(truncatingIfNeeded: tile))
  }

  // MARK: Slots

  /// Enters a slot into cells of a tile.
  ///
  /// What it writes to is passed by itself, so that whether it is shared is looked at once.
  @inline(__always)
  static func add(
    _ slot: Int32, to cells: GridCells, except known: GridCells, ofTile tile: Int, _ words: inout [Int32],
    _ blocks: inout SlotBlocks
  ) {
    var words = words.mutableSpan
    var y = cells.minY
    while y <= cells.maxY {
      var x = cells.minX
      while x <= cells.maxX {
        if !known.contains(x, y) {
          let word = word(tile, x, y)
          let count = Int(words[word])
          words[word] = Int32(truncatingIfNeeded: count &+ 1)
          if count < inlineSlots {
            words[word &+ 2 &+ count] = slot
          } else {
            words[word &+ 1] = blocks.append(slot, to: words[word &+ 1], holding: count &- inlineSlots)
          }
        }
        x &+= 1
      }
      y &+= 1
    }
  }

  /// Takes a slot out of cells of a tile; true if one of them is empty now.
  @inline(__always)
  static func take(
    _ slot: Int32, from cells: GridCells, except kept: GridCells, ofTile tile: Int, _ words: inout [Int32],
    _ blocks: inout SlotBlocks
  ) -> Bool {
    var words = words.mutableSpan
    var isCellEmpty = false
    var y = cells.minY
    while y <= cells.maxY {
      var x = cells.minX
      while x <= cells.maxX {
        if !kept.contains(x, y) {
          let word = word(tile, x, y)
          take(slot, from: word, &words, &blocks)
          if words[word] == 0 { isCellEmpty = true }
        }
        x &+= 1
      }
      y &+= 1
    }
    return isCellEmpty
  }

  /// Takes a slot out of a cell; the last one takes its place.
  @inline(__always)
  private static func take(
    _ slot: Int32, from word: Int, _ words: inout MutableSpan<Int32>, _ blocks: inout SlotBlocks
  ) {
    let count = Int(words[word])
    let inlineCount = count < inlineSlots ? count : inlineSlots
    let overflow = count &- inlineCount
    var place = 0
    while place < inlineCount, words[word &+ 2 &+ place] != slot { place &+= 1 }
    if overflow == 0 {
      if place == inlineCount { return }
      words[word &+ 2 &+ place] = words[word &+ 1 &+ count]
    } else {
      let block = words[word &+ 1]
      let last = blocks[Int(block) + overflow - 1]
      if place < inlineCount {
        words[word &+ 2 &+ place] = last
      } else if !blocks.replace(slot, in: block, holding: overflow, with: last) {
        return
      }
      words[word &+ 1] = blocks.shrink(block, holding: overflow - 1)
    }
    words[word] = Int32(truncatingIfNeeded: count &- 1)
  }

  // MARK: Walking

  /// Calls `body` with each slot of the cell that begins at a word.
  @inline(__always)
  func forEachSlot(at word: Int, _ body: (Int) -> Void) {
    // One loop for both lists, since `body` stands in it.
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

  /// A walk over the tiles that hold some cells of a level.
  ///
  /// O(tiles), of those around the cells or of all there are, whichever are fewer.
  struct TileWalk {
    private let layer: Int
    private let level: Int
    private let around: GridCells
    private let isByPlace: Bool
    private var number = 0
    private var nextX: Int32
    /// Where the tile is.
    private(set) var x: Int32
    private(set) var y: Int32

    @inline(__always)
    init(around cells: GridCells, layer: Int, level: Int, among count: Int) {
      self.layer = layer
      self.level = level
      around = cells.tiles
      isByPlace = around.count <= count
      (nextX, x, y) = (around.minX, around.minX, around.minY)
    }

    /// The next tile, or −1 after the last.
    @inline(__always)
    mutating func next(in table: borrowing TileTable, _ keys: borrowing [TileTable.Key]) -> Int {
      while isByPlace {
        if nextX > around.maxX { (nextX, y) = (around.minX, y &+ 1) }
        if y > around.maxY { return -1 }
        x = nextX
        nextX &+= 1
        let tile = table.tile(at: TileTable.Key(layer: layer, level: level, x: x, y: y))
        if tile >= 0 { return tile }
      }
      while number < keys.count {
        let key = keys[number]
        (x, y) = (key.x, key.y)
        number &+= 1
        if key.level == level, key.layer == layer, around.contains(x, y) { return number &- 1 }
      }
      return -1
    }
  }
}
