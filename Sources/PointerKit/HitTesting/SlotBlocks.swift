/// Blocks of slots for the cells that hold more than fit into themselves: capacities 8, 16, 32 …, reused.
struct SlotBlocks: Hashable, Sendable {
  static let smallest = 8

  private(set) var words: [Int32] = []
  /// The first free block of each capacity, linked through its first word; −1 ends a list.
  private var free: [Int32] = []

  var byteCount: Int { (words.capacity + free.capacity) * MemoryLayout<Int32>.stride }

  @inline(__always)
  subscript(_ index: Int) -> Int32 { words[index] }

  /// Puts one slot in the place of another in a block that holds so many; false if that is not there.
  mutating func replace(_ slot: Int32, in block: Int32, holding count: Int, with other: Int32) -> Bool {
    let first = Int(block)
    for index in first..<first + count where words[index] == slot {
      words[index] = other
      return true
    }
    return false
  }

  /// Appends a slot to a block that holds so many; a full one moves to one of twice the room.
  ///
  /// Returns where the block is now; one that holds none yet is nowhere before.
  mutating func append(_ slot: Int32, to block: Int32, holding count: Int) -> Int32 {
    var block = Int(block)
    if count == 0 {
      block = take(SlotBlocks.smallest)
    } else if count >= SlotBlocks.smallest, count & (count - 1) == 0 {
      block = move(block, holding: count, from: count, to: count * 2)
    }
    words[block + count] = slot
    return Int32(truncatingIfNeeded: block)
  }

  /// A block holds fewer, so many now: a half empty one moves to one of half the room, an empty one is given
  /// back.
  ///
  /// Returns where the block is now.
  mutating func shrink(_ block: Int32, holding count: Int) -> Int32 {
    if count == 0 {
      give(Int(block), capacity: SlotBlocks.smallest)
    } else if count >= SlotBlocks.smallest, count & (count - 1) == 0 {
      return Int32(truncatingIfNeeded: move(Int(block), holding: count, from: count * 2, to: count))
    }
    return block
  }

  private mutating func move(_ block: Int, holding count: Int, from old: Int, to new: Int) -> Int {
    let moved = take(new)
    for index in 0..<count { words[moved + index] = words[block + index] }
    give(block, capacity: old)
    return moved
  }

  private static func list(of capacity: Int) -> Int { (capacity / smallest).trailingZeroBitCount }

  /// Takes a block of a capacity.
  private mutating func take(_ capacity: Int) -> Int {
    let list = SlotBlocks.list(of: capacity)
    if list < free.count, free[list] >= 0 {
      let block = Int(free[list])
      free[list] = words[block]
      return block
    }
    let block = words.count
    words.append(contentsOf: repeatElement(0, count: capacity))
    return block
  }

  /// Gives a block back.
  private mutating func give(_ block: Int, capacity: Int) {
    let list = SlotBlocks.list(of: capacity)
    while free.count <= list { free.append(-1) }
    words[block] = free[list]
    free[list] = Int32(truncatingIfNeeded: block)
  }
}
