/// The storage of the region index: blocks of 8, 16, 32, … words, which are reused after they are freed.
///
/// A cell is a block of eight words: the number of its slots, the block of the slots beyond six, and six
/// slots. A block is given by the index of its first word.
struct SlotBlocks: Hashable, Sendable {
  static let cellWords = 8
  static let inlineSlots = 6
  private static let leastCapacity = 8
  /// The binary logarithm of the number of words in a chunk, which has 32 KiB.
  ///
  /// A change after a copy copies no more than a chunk.
  private static let chunkBits = 13
  private static let chunkWords = 1 << chunkBits

  /// The chunks; a block that is larger than a chunk has a chunk of its own.
  private var chunks: [[Int32]] = []
  /// The chunk from which new blocks are taken, or −1.
  private var open = -1
  /// The first free block of each capacity, each linked to the next by its first word; −1 ends a list.
  private var freeLists: [Int32] = []

  var byteCount: Int {
    var words = freeLists.capacity
    for chunk in chunks { words += chunk.capacity }
    return words * MemoryLayout<Int32>.stride + chunks.capacity * MemoryLayout<[Int32]>.stride
  }

  @inline(__always)
  private static func chunk(of block: Int32) -> Int { Int(block) &>> chunkBits }

  @inline(__always)
  private static func offset(of block: Int32) -> Int { Int(block) & (chunkWords &- 1) }

  /// A word of a block.
  @inline(__always)
  private subscript(block: Int32, word: Int) -> Int32 {
    get { chunks[SlotBlocks.chunk(of: block)][SlotBlocks.offset(of: block) &+ word] }
    set { chunks[SlotBlocks.chunk(of: block)][SlotBlocks.offset(of: block) &+ word] = newValue }
  }

  // MARK: Cells

  /// A word of a chunk; the chunk and the word must exist.
  ///
  /// The words are read one by one, since a reference to the chunk would be retained while the caller's
  /// closure runs.
  @inline(__always)
  private func word(chunk: Int, _ index: Int) -> Int32 {
    chunks.withUnsafeBufferPointer { chunks in
      chunks[chunk].withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped[index] }
    }
  }

  /// Calls `body` with each slot of a cell.
  @inline(__always)
  func forEachSlot(in cell: Int32, _ body: (Int) -> Void) {
    // One loop serves both lists, so that `body` is inlined once.
    var chunk = SlotBlocks.chunk(of: cell)
    var index = SlotBlocks.offset(of: cell)
    let count = Int(word(chunk: chunk, index))
    var rest = count &- SlotBlocks.inlineSlots
    let further = index &+ 1
    index &+= 2
    var end = index &+ (rest < 0 ? count : SlotBlocks.inlineSlots)
    while true {
      while index < end {
        body(Int(word(chunk: chunk, index)))
        index &+= 1
      }
      if rest <= 0 { return }
      let block = word(chunk: chunk, further)
      (chunk, index) = (SlotBlocks.chunk(of: block), SlotBlocks.offset(of: block))
      end = index &+ rest
      rest = 0
    }
  }

  /// The number of slots in a cell.
  @inline(__always)
  func count(in cell: Int32) -> Int { Int(self[cell, 0]) }

  /// The slot at an index of a cell.
  func slot(_ index: Int, in cell: Int32) -> Int32 {
    index < SlotBlocks.inlineSlots
      ? self[cell, 2 + index] : self[self[cell, 1], index - SlotBlocks.inlineSlots]
  }

  /// Adds a slot to a cell.
  mutating func add(_ slot: Int32, to cell: Int32) {
    if !SlotBlocks.addInline(slot, &chunks[SlotBlocks.chunk(of: cell)], at: SlotBlocks.offset(of: cell)) {
      addFurther(slot, to: cell)
    }
  }

  /// Counts a slot that is added to a cell, and stores the slot; returns false if the cell is full.
  @inline(__always)
  private static func addInline(_ slot: Int32, _ words: inout [Int32], at cell: Int) -> Bool {
    var words = words.mutableSpan
    return addInline(slot, &words, at: cell)
  }

  @inline(__always)
  private static func addInline(_ slot: Int32, _ words: inout MutableSpan<Int32>, at cell: Int) -> Bool {
    let count = Int(words[cell])
    words[cell] = Int32(truncatingIfNeeded: count &+ 1)
    if count >= inlineSlots { return false }
    words[cell &+ 2 &+ count] = slot
    return true
  }

  /// Stores a slot that was counted, but did not fit into the cell.
  @inline(never)
  private mutating func addFurther(_ slot: Int32, to cell: Int32) {
    let (count, block) = (self.count(in: cell) - 1 - SlotBlocks.inlineSlots, self[cell, 1])
    let moved = append(slot, to: block, count: count)
    if moved != block || count == 0 { self[cell, 1] = moved }
  }

  /// The effects of a change of the cells of a tile.
  struct Change {
    /// Whether a cell is empty now.
    var isAnyEmpty = false
    /// The length of the longest list that has grown and does not fit into its cell, and that cell; 0 if
    /// there is none.
    var longest = 0
    var longestCell: Int32 = 0
  }

  /// Lists a slot in some cells of a tile instead of others.
  @inline(__always)
  mutating func list(_ slot: Int32, in new: GridCells, insteadOf old: GridCells, of tile: TileCells) -> Change
  {
    var change = Change()
    // The storage of the tile is checked for uniqueness once. Lists that do not fit into their cells are
    // changed after that.
    let rest = SlotBlocks.list(
      slot, in: new, insteadOf: old, of: tile, &chunks[SlotBlocks.chunk(of: tile.first)], &change)
    if rest != 0 { listFurther(slot, in: new, rest, of: tile, &change) }
    return change
  }

  /// Changes the cells whose lists fit into them; returns a bit for each of the other cells.
  @inline(__always)
  private static func list(
    _ slot: Int32, in new: GridCells, insteadOf old: GridCells, of tile: TileCells, _ words: inout [Int32],
    _ change: inout Change
  ) -> UInt32 {
    var words = words.mutableSpan
    var rest: UInt32 = 0
    let first = offset(of: tile.first)
    for (x, y) in old where !new.contains(x, y) {
      let cell = tile.index(x, y)
      let count = removeInline(slot, &words, at: first &+ cell &* cellWords)
      if count < 0 { rest |= 1 << UInt32(truncatingIfNeeded: cell) }
      if count == 0 { change.isAnyEmpty = true }
    }
    for (x, y) in new where !old.contains(x, y) {
      let cell = tile.index(x, y)
      if !addInline(slot, &words, at: first &+ cell &* cellWords) {
        rest |= 1 << UInt32(truncatingIfNeeded: cell)
      }
    }
    return rest
  }

  /// Removes a slot from a cell with at most six slots, and returns the number that remain.
  ///
  /// The last slot takes the place of the removed one. A cell with more than six slots is not changed, and
  /// the result is −1.
  @inline(__always)
  private static func removeInline(_ slot: Int32, _ words: inout MutableSpan<Int32>, at cell: Int) -> Int {
    let count = Int(words[cell])
    if count > inlineSlots { return -1 }
    var index = 0
    while index < count, words[cell &+ 2 &+ index] != slot { index &+= 1 }
    if index == count { return count }
    words[cell &+ 2 &+ index] = words[cell &+ 1 &+ count]
    words[cell] = Int32(truncatingIfNeeded: count &- 1)
    return count &- 1
  }

  @inline(never)
  private mutating func listFurther(
    _ slot: Int32, in new: GridCells, _ rest: UInt32, of tile: TileCells, _ change: inout Change
  ) {
    var rest = rest
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let cell = tile.first + Int32(truncatingIfNeeded: index * SlotBlocks.cellWords)
      let (x, y) = tile.position(of: index)
      if !new.contains(x, y) {
        removeWithFurther(slot, from: cell)
        continue
      }
      addFurther(slot, to: cell)
      let count = self.count(in: cell)
      if count > change.longest { (change.longest, change.longestCell) = (count, cell) }
    }
  }

  private mutating func removeWithFurther(_ slot: Int32, from cell: Int32) {
    let (count, block) = (Int(self[cell, 0]), self[cell, 1])
    let further = count - SlotBlocks.inlineSlots
    let last = self[block, further - 1]
    var index = 0
    while index < SlotBlocks.inlineSlots, self[cell, 2 + index] != slot { index += 1 }
    if index < SlotBlocks.inlineSlots {
      self[cell, 2 + index] = last
    } else if last != slot, !replace(slot, in: block, count: further, with: last) {
      return
    }
    let moved = shrink(block, count: further - 1)
    if moved != block { self[cell, 1] = moved }
    self[cell, 0] = Int32(truncatingIfNeeded: count - 1)
  }

  /// Makes `count` empty cells in a row: 1, 4 or 16.
  mutating func makeCells(_ count: Int) -> Int32 {
    let cells = allocate(count * SlotBlocks.cellWords)
    let first = SlotBlocks.offset(of: cells)
    for word in stride(from: first, to: first + count * SlotBlocks.cellWords, by: SlotBlocks.cellWords) {
      chunks[SlotBlocks.chunk(of: cells)][word] = 0
    }
    return cells
  }

  /// Frees some cells in a row, together with their blocks of further slots.
  mutating func freeCells(_ cells: Int32, _ count: Int) {
    for index in 0..<count {
      let cell = cells + Int32(truncatingIfNeeded: index * SlotBlocks.cellWords)
      let further = self.count(in: cell) - SlotBlocks.inlineSlots
      if further > 0 { free(self[cell, 1], capacity: SlotBlocks.capacity(for: further)) }
    }
    free(cells, capacity: count * SlotBlocks.cellWords)
  }

  // MARK: Lists of further slots

  private static func capacity(for count: Int) -> Int {
    var capacity = leastCapacity
    while capacity < count { capacity *= 2 }
    return capacity
  }

  /// Replaces a slot in a block of `count` slots with another; false if it is not there.
  private mutating func replace(_ slot: Int32, in block: Int32, count: Int, with other: Int32) -> Bool {
    let chunk = SlotBlocks.chunk(of: block)
    var index = SlotBlocks.offset(of: block)
    let end = index + count
    while index < end, word(chunk: chunk, index) != slot { index += 1 }
    if index == end { return false }
    chunks[chunk][index] = other
    return true
  }

  /// Appends a slot to a block of `count` slots, and returns the block.
  ///
  /// For a count of 0 a block is allocated; a full block is moved to a larger one.
  private mutating func append(_ slot: Int32, to block: Int32, count: Int) -> Int32 {
    var block = block
    if count == 0 {
      block = allocate(SlotBlocks.leastCapacity)
    } else if count >= SlotBlocks.leastCapacity, count & (count - 1) == 0 {
      block = move(block, count: count, from: count, to: count * 2)
    }
    self[block, count] = slot
    return block
  }

  /// Shrinks a block to `count` slots, and returns the block.
  ///
  /// When half of it is empty, it is moved to a smaller block; when all of it is empty, it is freed.
  private mutating func shrink(_ block: Int32, count: Int) -> Int32 {
    if count == 0 {
      free(block, capacity: SlotBlocks.leastCapacity)
    } else if count >= SlotBlocks.leastCapacity, count & (count - 1) == 0 {
      return move(block, count: count, from: count * 2, to: count)
    }
    return block
  }

  private mutating func move(_ block: Int32, count: Int, from old: Int, to new: Int) -> Int32 {
    let moved = allocate(new)
    for index in 0..<count { self[moved, index] = self[block, index] }
    free(block, capacity: old)
    return moved
  }

  // MARK: Blocks

  private static func list(of capacity: Int) -> Int { (capacity / leastCapacity).trailingZeroBitCount }

  private mutating func allocate(_ capacity: Int) -> Int32 {
    let list = SlotBlocks.list(of: capacity)
    if let block = popFree(list) { return block }
    if capacity > SlotBlocks.chunkWords {
      chunks.append([Int32](repeating: 0, count: capacity))
      return Int32(truncatingIfNeeded: (chunks.count - 1) << SlotBlocks.chunkBits)
    }
    // A larger block that was freed is divided.
    for larger in list + 1..<max(list + 1, min(list + 5, freeLists.count)) {
      guard let block = popFree(larger) else { continue }
      for half in (list..<larger).reversed() {
        let size = SlotBlocks.leastCapacity << half
        free(block + Int32(truncatingIfNeeded: size), capacity: size)
      }
      return block
    }
    if open < 0 || chunks[open].count + capacity > SlotBlocks.chunkWords { openChunk() }
    let block = open << SlotBlocks.chunkBits + chunks[open].count
    let used = chunks[open].count
    if chunks[open].capacity < used + capacity {
      chunks[open].reserveCapacity(min(SlotBlocks.chunkWords, used + max(capacity, 256, used / 4)))
    }
    chunks[open].append(contentsOf: repeatElement(0, count: capacity))
    return Int32(truncatingIfNeeded: block)
  }

  /// Opens another chunk; the unused part of the last one becomes free blocks.
  private mutating func openChunk() {
    while open >= 0, chunks[open].count < SlotBlocks.chunkWords {
      let (used, rest) = (chunks[open].count, SlotBlocks.chunkWords - chunks[open].count)
      let size = 1 << (Int.bitWidth - 1 - rest.leadingZeroBitCount)
      chunks[open].append(contentsOf: repeatElement(0, count: size))
      free(Int32(truncatingIfNeeded: open << SlotBlocks.chunkBits + used), capacity: size)
    }
    open = chunks.count
    chunks.append([])
  }

  private mutating func popFree(_ list: Int) -> Int32? {
    guard list < freeLists.count, freeLists[list] >= 0 else { return nil }
    let block = freeLists[list]
    freeLists[list] = self[block, 0]
    return block
  }

  private mutating func free(_ block: Int32, capacity: Int) {
    let list = SlotBlocks.list(of: capacity)
    while freeLists.count <= list { freeLists.append(-1) }
    self[block, 0] = freeLists[list]
    freeLists[list] = block
  }
}
