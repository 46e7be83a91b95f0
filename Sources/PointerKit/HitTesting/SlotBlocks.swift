/// Blocks of 8, 16, 32, … slots for the cells with more than fit in the cell itself; freed blocks are reused.
struct SlotBlocks: Hashable, Sendable {
  static let leastCapacity = 8

  private(set) var words: [Int32] = []
  /// The first free block of each capacity, each linked to the next by its first word; −1 ends a list.
  private var freeLists: [Int32] = []

  var byteCount: Int { (words.capacity + freeLists.capacity) * MemoryLayout<Int32>.stride }

  /// Replaces a slot in a block of `count` slots with another; false if it is not there.
  mutating func replace(_ slot: Int32, in block: Int32, count: Int, with other: Int32) -> Bool {
    let first = Int(block)
    for index in first..<first + count where words[index] == slot {
      words[index] = other
      return true
    }
    return false
  }

  /// Appends a slot to a block of `count` slots, allocated for a count of 0, and moved when full; returns it.
  mutating func append(_ slot: Int32, to block: Int32, count: Int) -> Int32 {
    var block = Int(block)
    if count == 0 {
      block = allocate(SlotBlocks.leastCapacity)
    } else if count >= SlotBlocks.leastCapacity, count & (count - 1) == 0 {
      block = move(block, count: count, from: count, to: count * 2)
    }
    words[block + count] = slot
    return Int32(truncatingIfNeeded: block)
  }

  /// Shrinks a block to `count` slots, moved when half of it is empty, freed when all of it is; returns it.
  mutating func shrink(_ block: Int32, count: Int) -> Int32 {
    if count == 0 {
      free(Int(block), capacity: SlotBlocks.leastCapacity)
    } else if count >= SlotBlocks.leastCapacity, count & (count - 1) == 0 {
      return Int32(truncatingIfNeeded: move(Int(block), count: count, from: count * 2, to: count))
    }
    return block
  }

  private mutating func move(_ block: Int, count: Int, from old: Int, to new: Int) -> Int {
    let moved = allocate(new)
    for index in 0..<count { words[moved + index] = words[block + index] }
    free(block, capacity: old)
    return moved
  }

  private static func list(of capacity: Int) -> Int { (capacity / leastCapacity).trailingZeroBitCount }

  private mutating func allocate(_ capacity: Int) -> Int {
    let list = SlotBlocks.list(of: capacity)
    if list < freeLists.count, freeLists[list] >= 0 {
      let block = Int(freeLists[list])
      freeLists[list] = words[block]
      return block
    }
    words.append(contentsOf: repeatElement(0, count: capacity))
    return words.count - capacity
  }

  private mutating func free(_ block: Int, capacity: Int) {
    let list = SlotBlocks.list(of: capacity)
    while freeLists.count <= list { freeLists.append(-1) }
    words[block] = freeLists[list]
    freeLists[list] = Int32(truncatingIfNeeded: block)
  }
}
