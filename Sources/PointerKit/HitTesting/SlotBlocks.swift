/// The lists of slots of the region index, in blocks of 8, 16, 32, … words, reused after they are freed.
///
/// A cell has eight words: the number of its slots, and up to seven slots. A slot is the index of a
/// target in the ``TargetStore``. A cell with more slots contains six of them. Its last word is then the
/// number of a further block, which contains the other slots. The number of a block or cell is the index of
/// its first word.
struct SlotBlocks: Hashable, Sendable {
  static let cellWords = 8
  /// The greatest number of slots in a cell without a further block.
  static let inlineSlots = 7
  /// The number of slots in the cell itself if it has a further block.
  private static let besideFurther = 6
  /// The index of the last word in a cell.
  private static let last = cellWords - 1
  private static let leastCapacity = 8
  /// The binary logarithm of the number of words in a chunk.
  ///
  /// Since the words are stored in chunks of 64 KiB, a change to a copy duplicates only the changed chunk.
  private static let chunkBits = 14
  private static let chunkWords = 1 << chunkBits

  /// The chunks; a block of more than 64 KiB is alone in a chunk that is just as long.
  private var chunks: [[Int32]] = []
  /// The index of the chunk from which new blocks are taken; −1 if there is none yet.
  private var open = -1
  /// The number of words at the start of the chunk `open` that already belong to blocks.
  private var taken = 0
  /// The first free block of each capacity, or −1.
  ///
  /// The first word of a free block is the number of the next free block of the same capacity, or −1.
  private var freeLists: [Int32] = []

  var byteCount: Int {
    var words = freeLists.capacity
    for chunk in chunks { words += chunk.capacity }
    return words * MemoryLayout<Int32>.stride + chunks.capacity * MemoryLayout<[Int32]>.stride
  }

  private static func chunk(of block: Int32) -> Int { Int(block) &>> chunkBits }

  private static func offset(of block: Int32) -> Int { Int(block) & (chunkWords &- 1) }

  /// A word of a block.
  private subscript(block: Int32, word: Int) -> Int32 {
    get { withExtendedLifetime(chunks) { address(of: block)[word] } }
    set { chunks[SlotBlocks.chunk(of: block)][SlotBlocks.offset(of: block) &+ word] = newValue }
  }

  // MARK: Cells

  /// The address of a block that is known to exist; the address is valid until any block is changed.
  ///
  /// The address is used outside the closures that provide it, since inside them the chunk would be retained.
  /// So every caller extends the lifetime of `chunks`.
  private func address(of block: Int32) -> UnsafePointer<Int32> {
    chunks.withUnsafeBufferPointer { chunks in
      chunks[SlotBlocks.chunk(of: block)].withUnsafeBufferPointer {
        $0.baseAddress.unsafelyUnwrapped + SlotBlocks.offset(of: block)
      }
    }
  }

  /// Calls `body` with each slot of the cell at a column and a row, each 0…3 as in a tile of 4 × 4 cells.
  ///
  /// `body` must not change any block.
  func forEachSlot(in tile: TileCells, _ x: Int32, _ y: Int32, _ body: (Int) -> Void) {
    // All cells of a tile are in one chunk. So the chunk can be found before the index of the cell is known.
    withExtendedLifetime(chunks) {
      forEachSlot(at: address(of: tile.first) + tile.index(x, y) &* SlotBlocks.cellWords, body)
    }
  }

  /// Calls `body` with each slot of a cell; `body` must not change any block.
  func forEachSlot(in cell: Int32, _ body: (Int) -> Void) {
    withExtendedLifetime(chunks) { forEachSlot(at: address(of: cell), body) }
  }

  private func forEachSlot(at cell: UnsafePointer<Int32>, _ body: (Int) -> Void) {
    // The slots in the cell and in the further block share one loop, so that `body` is inlined once.
    let count = Int(cell[0])
    var (slots, end, rest) = (cell + 1, cell + 1 + count, 0)
    if count > SlotBlocks.inlineSlots {
      end = cell + SlotBlocks.last
      rest = count &- SlotBlocks.besideFurther
    }
    while true {
      while slots < end {
        body(Int(slots.pointee))
        slots += 1
      }
      if rest == 0 { return }
      slots = address(of: cell[SlotBlocks.last])
      end = slots + rest
      rest = 0
    }
  }

  /// The number of slots in a cell.
  func count(in cell: Int32) -> Int { Int(self[cell, 0]) }

  /// The slot at an index in the list of a cell.
  func slot(_ index: Int, in cell: Int32) -> Int32 {
    count(in: cell) <= SlotBlocks.inlineSlots || index < SlotBlocks.besideFurther
      ? self[cell, 1 + index] : self[self[cell, SlotBlocks.last], index - SlotBlocks.besideFurther]
  }

  /// Adds a slot to a cell.
  mutating func add(_ slot: Int32, to cell: Int32) {
    if !SlotBlocks.addInline(slot, &chunks[SlotBlocks.chunk(of: cell)], at: SlotBlocks.offset(of: cell)) {
      addFurther(slot, to: cell)
    }
  }

  /// Adds a slot to a cell; returns false if the cell has seven or more slots.
  private static func addInline(_ slot: Int32, _ words: inout [Int32], at cell: Int) -> Bool {
    var words = words.mutableSpan
    return addInline(slot, &words, at: cell)
  }

  private static func addInline(_ slot: Int32, _ words: inout MutableSpan<Int32>, at cell: Int) -> Bool {
    let count = Int(words[cell])
    if count >= inlineSlots { return false }
    words[cell] = Int32(truncatingIfNeeded: count &+ 1)
    words[cell &+ 1 &+ count] = slot
    return true
  }

  /// Adds a slot to a cell that needs or has a further block.
  @inline(never)
  private mutating func addFurther(_ slot: Int32, to cell: Int32) {
    let (count, last) = (self.count(in: cell), self[cell, SlotBlocks.last])
    if count == SlotBlocks.inlineSlots {
      let block = allocate(SlotBlocks.leastCapacity)
      self[block, 0] = last
      self[block, 1] = slot
      self[cell, SlotBlocks.last] = block
    } else {
      let block = append(slot, to: last, count: count - SlotBlocks.besideFurther)
      if block != last { self[cell, SlotBlocks.last] = block }
    }
    self[cell, 0] = Int32(truncatingIfNeeded: count + 1)
  }

  /// The effects of listing a slot in other cells of a tile.
  struct Change {
    /// Whether a cell that lost the slot is empty.
    var isAnyEmpty = false
    /// The length of the longest list that has grown and does not fit into its cell; 0 if there is none.
    var longest = 0
    /// The cell of the list that has the length `longest`.
    var longestCell: Int32 = 0
  }

  /// Lists a slot in the cells `new` of a tile instead of the cells `old`; both have a bit for each cell.
  mutating func list(_ slot: Int32, in new: UInt32, insteadOf old: UInt32, of tile: TileCells) -> Change {
    var change = Change()
    // Whether a copy shares the chunk of the tile is checked only once here. Lists that need another block
    // or chunk are changed after that.
    let rest = SlotBlocks.list(
      slot, in: new & ~old, insteadOf: old & ~new, of: tile, &chunks[SlotBlocks.chunk(of: tile.first)],
      &change)
    if rest != 0 { listFurther(slot, in: new, rest, of: tile, &change) }
    return change
  }

  /// Changes the cells whose lists need no other block or chunk; returns a bit for each cell that is still to
  /// be changed.
  private static func list(
    _ slot: Int32, in entered: UInt32, insteadOf left: UInt32, of tile: TileCells, _ words: inout [Int32],
    _ change: inout Change
  ) -> UInt32 {
    var words = words.mutableSpan
    var (entered, left, rest) = (entered, left, UInt32(0))
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left &- 1
      let cell = tile.first &+ Int32(truncatingIfNeeded: index &* cellWords)
      let count = remove(slot, from: cell, &words)
      if count < 0 { rest |= 1 &<< UInt32(truncatingIfNeeded: index) }
      if count == 0 { change.isAnyEmpty = true }
    }
    while entered != 0 {
      let index = entered.trailingZeroBitCount
      entered &= entered &- 1
      let cell = tile.first &+ Int32(truncatingIfNeeded: index &* cellWords)
      if addInline(slot, &words, at: offset(of: cell)) { continue }
      let count = addToBlock(slot, cell, &words)
      if count < 0 { rest |= 1 &<< UInt32(truncatingIfNeeded: index) }
      if count > change.longest { (change.longest, change.longestCell) = (count, cell) }
    }
    return rest
  }

  /// The offset of a cell's further block in the chunk of the cell.
  ///
  /// The result is −1 if the block is in another chunk, or if the block must grow or shrink when a slot at
  /// `index` is added or removed.
  private static func block(of cell: Int32, upTo index: Int, _ words: inout MutableSpan<Int32>) -> Int {
    let block = words[offset(of: cell) &+ last]
    let isWhole = index >= leastCapacity && index & (index &- 1) == 0
    return chunk(of: block) != chunk(of: cell) || isWhole ? -1 : offset(of: block)
  }

  /// Adds a slot to the further block of a full cell; returns the new number of slots in the cell.
  ///
  /// Returns −1 and changes nothing if the block must be made or replaced, or is in another chunk.
  private static func addToBlock(_ slot: Int32, _ cell: Int32, _ words: inout MutableSpan<Int32>) -> Int {
    let count = Int(words[offset(of: cell)])
    if count == inlineSlots { return -1 }
    let further = count &- besideFurther
    let block = block(of: cell, upTo: further, &words)
    if block < 0 { return -1 }
    words[block &+ further] = slot
    words[offset(of: cell)] = Int32(truncatingIfNeeded: count &+ 1)
    return count &+ 1
  }

  /// Removes a slot from a cell, and moves the last slot to its position.
  ///
  /// Returns the new number of slots in the cell. Returns −1 and changes nothing if the cell's further block
  /// must be freed or replaced, or is in another chunk.
  private static func remove(_ slot: Int32, from cell: Int32, _ words: inout MutableSpan<Int32>) -> Int {
    let count = Int(words[offset(of: cell)])
    return count > inlineSlots
      ? removeFromLong(slot, cell, count, &words) : removeInline(slot, &words, at: offset(of: cell))
  }

  private static func removeFromLong(
    _ slot: Int32, _ cell: Int32, _ count: Int, _ words: inout MutableSpan<Int32>
  ) -> Int {
    let further = count &- 1 &- besideFurther
    let block = count &- 1 == inlineSlots ? -1 : block(of: cell, upTo: further, &words)
    if block < 0 { return -1 }
    let first = offset(of: cell)
    var index = first &+ 1
    while index < first &+ last, words[index] != slot { index &+= 1 }
    if index == first &+ last {
      index = block
      while index <= block &+ further, words[index] != slot { index &+= 1 }
      if index > block &+ further { return count }
    }
    words[index] = words[block &+ further]
    words[first] = Int32(truncatingIfNeeded: count &- 1)
    return count &- 1
  }

  /// Removes a slot from a cell without a further block; returns the new number of slots.
  private static func removeInline(_ slot: Int32, _ words: inout MutableSpan<Int32>, at cell: Int) -> Int {
    let count = Int(words[cell])
    var index = 1
    while index <= count, words[cell &+ index] != slot { index &+= 1 }
    if index > count { return count }
    words[cell &+ index] = words[cell &+ count]
    words[cell] = Int32(truncatingIfNeeded: count &- 1)
    return count &- 1
  }

  @inline(never)
  private mutating func listFurther(
    _ slot: Int32, in new: UInt32, _ rest: UInt32, of tile: TileCells, _ change: inout Change
  ) {
    var rest = rest
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let cell = tile.first + Int32(truncatingIfNeeded: index * SlotBlocks.cellWords)
      if new & (1 &<< UInt32(truncatingIfNeeded: index)) == 0 {
        removeWithFurther(slot, from: cell)
        continue
      }
      addFurther(slot, to: cell)
      let count = self.count(in: cell)
      if count > change.longest { (change.longest, change.longestCell) = (count, cell) }
    }
  }

  private mutating func removeWithFurther(_ slot: Int32, from cell: Int32) {
    let (count, block) = (self.count(in: cell), self[cell, SlotBlocks.last])
    let further = count - SlotBlocks.besideFurther
    let last = self[block, further - 1]
    var index = 1
    while index < SlotBlocks.last, self[cell, index] != slot { index += 1 }
    if index < SlotBlocks.last {
      self[cell, index] = last
    } else if last != slot, !replace(slot, in: block, count: further, with: last) {
      return
    }
    if count - 1 == SlotBlocks.inlineSlots {
      self[cell, SlotBlocks.last] = self[block, 0]
      free(block, capacity: SlotBlocks.leastCapacity)
    } else {
      let moved = shrink(block, count: further - 1)
      if moved != block { self[cell, SlotBlocks.last] = moved }
    }
    self[cell, 0] = Int32(truncatingIfNeeded: count - 1)
  }

  /// Makes `count` empty cells (1, 4 or 16) that follow each other; returns the number of the first.
  mutating func makeCells(_ count: Int) -> Int32 {
    let cells = allocate(count * SlotBlocks.cellWords)
    SlotBlocks.clear(count, of: &chunks[SlotBlocks.chunk(of: cells)], at: SlotBlocks.offset(of: cells))
    return cells
  }

  private static func clear(_ count: Int, of words: inout [Int32], at cell: Int) {
    var words = words.mutableSpan
    for index in 0..<count { words[cell &+ index &* cellWords] = 0 }
  }

  /// Frees cells that were made together, with their further blocks.
  mutating func freeCells(_ cells: Int32, _ count: Int) {
    for index in 0..<count {
      let cell = cells + Int32(truncatingIfNeeded: index * SlotBlocks.cellWords)
      let count = self.count(in: cell)
      if count > SlotBlocks.inlineSlots {
        free(
          self[cell, SlotBlocks.last], capacity: SlotBlocks.capacity(for: count - SlotBlocks.besideFurther))
      }
    }
    free(cells, capacity: count * SlotBlocks.cellWords)
  }

  // MARK: Lists of further slots

  private static func capacity(for count: Int) -> Int {
    var capacity = leastCapacity
    while capacity < count { capacity *= 2 }
    return capacity
  }

  /// Replaces a slot in a block of `count` slots with another; returns false if the slot is not in the block.
  private mutating func replace(_ slot: Int32, in block: Int32, count: Int, with other: Int32) -> Bool {
    let index = withExtendedLifetime(chunks) {
      let slots = address(of: block)
      var index = 0
      while index < count, slots[index] != slot { index += 1 }
      return index
    }
    if index == count { return false }
    self[block, index] = other
    return true
  }

  /// Appends a slot to a block of `count` slots; returns the block, or a larger block that replaces it if it
  /// was full.
  private mutating func append(_ slot: Int32, to block: Int32, count: Int) -> Int32 {
    var block = block
    if count >= SlotBlocks.leastCapacity, count & (count - 1) == 0 {
      block = move(block, count: count, from: count, to: count * 2)
    }
    self[block, count] = slot
    return block
  }

  /// Moves the `count` slots of a block to a smaller block if half of the block is free; returns the block
  /// that then contains the slots.
  ///
  /// A block of eight words is never replaced.
  private mutating func shrink(_ block: Int32, count: Int) -> Int32 {
    if count >= SlotBlocks.leastCapacity, count & (count - 1) == 0 {
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
    // A larger free block is divided, if there is one of up to 16 times the capacity. A block that is longer
    // than a chunk is never divided, since only its first word has a number.
    let end = min(list + 5, freeLists.count, SlotBlocks.list(of: SlotBlocks.chunkWords) + 1)
    for larger in list + 1..<max(list + 1, end) {
      guard let block = popFree(larger) else { continue }
      for half in (list..<larger).reversed() {
        let size = SlotBlocks.leastCapacity << half
        free(block + Int32(truncatingIfNeeded: size), capacity: size)
      }
      return block
    }
    if open < 0 || taken + capacity > SlotBlocks.chunkWords { openChunk() }
    let block = open << SlotBlocks.chunkBits + taken
    taken += capacity
    if taken > chunks[open].count { growChunk() }
    return Int32(truncatingIfNeeded: block)
  }

  private mutating func growChunk() {
    let former = chunks[open].count
    let length = min(SlotBlocks.chunkWords, max(taken, former + max(256, former / 4)))
    chunks[open].reserveCapacity(length)
    // Appending an array copies all words at once; appending a repeated word would copy them one by one.
    chunks[open].append(contentsOf: [Int32](repeating: 0, count: length - former))
  }

  /// Opens another chunk; the rest of the previous chunk becomes free blocks.
  private mutating func openChunk() {
    while open >= 0, taken < SlotBlocks.chunkWords {
      let (block, rest) = (open << SlotBlocks.chunkBits + taken, SlotBlocks.chunkWords - taken)
      let size = 1 << (Int.bitWidth - 1 - rest.leadingZeroBitCount)
      taken += size
      if taken > chunks[open].count { growChunk() }
      free(Int32(truncatingIfNeeded: block), capacity: size)
    }
    (open, taken) = (chunks.count, 0)
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
