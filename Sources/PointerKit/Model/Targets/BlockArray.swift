/// An array in blocks, so that a change after a copy duplicates only one block.
///
/// A copy shares all blocks. The first change of a shared block duplicates this block; the first change after
/// a copy also duplicates the list of references to the blocks. The last block grows by a quarter, but by at
/// least 8 elements, so that little of it is unused. Elements that ``reserveCapacity(_:)`` announced get
/// their memory at once, a block at a time.
package struct BlockArray<Element> {
  /// The binary logarithm of the number of elements in a block.
  ///
  /// A block has as many elements as fit into 64 KiB, rounded down to a power of two, but at least 1,024,
  /// since each write reads the header of a block, and the headers of many small blocks would not fit into a
  /// cache.
  private static var bits: Int {
    let stride = MemoryLayout<Element>.stride
    return Swift.max(10, 16 - (Int.bitWidth - (stride - 1).leadingZeroBitCount))
  }
  private static var mask: Int { 1 << bits - 1 }

  private var blocks: [[Element]] = []
  package private(set) var count = 0
  /// The number of elements that ``reserveCapacity(_:)`` announced.
  private(set) var expected = 0

  package init() {}

  init(repeating element: Element, count: Int) {
    reserveCapacity(count)
    while self.count < count {
      let length = Swift.min(count - self.count, BlockArray.mask + 1)
      blocks.append([Element](repeating: element, count: length))
      self.count += length
    }
  }

  /// The memory that the array uses, in bytes.
  var byteCount: Int {
    var bytes = blocks.capacity * MemoryLayout<[Element]>.stride
    for block in blocks { bytes += block.capacity * MemoryLayout<Element>.stride }
    return bytes
  }

  /// Announces the number of elements that the array will have in the end.
  package mutating func reserveCapacity(_ count: Int) {
    expected = count
    blocks.reserveCapacity((count + BlockArray.mask) >> BlockArray.bits)
  }

  package mutating func append(_ element: consuming Element) {
    let block = count >> BlockArray.bits
    if block == blocks.count { blocks.append([]) }
    let used = count & BlockArray.mask
    if used == blocks[block].capacity {
      let announced = expected - count + used
      blocks[block].reserveCapacity(
        Swift.min(BlockArray.mask + 1, announced > used ? announced : used + Swift.max(8, used / 4)))
    }
    blocks[block].append(element)
    count += 1
  }

  package subscript(index: Int) -> Element {
    _read {
      // The index is compared with the count of the whole array, since the block's count is often not cached.
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      defer { extendLifetime(blocks) }
      yield address(of: index).pointee
    }
    _modify { yield &blocks[index &>> BlockArray.bits][index & BlockArray.mask] }
  }

  /// Calls `body` with the address of an element, to read several of its properties.
  func withElement<Result>(at index: Int, _ body: (UnsafePointer<Element>) -> Result) -> Result {
    withExtendedLifetime(blocks) { body(address(of: index)) }
  }

  /// An element whose index is known to exist.
  subscript(unchecked index: Int) -> Element {
    _read {
      defer { extendLifetime(blocks) }
      yield address(of: index).pointee
    }
  }

  /// The address of an element that is known to exist, until the array is changed.
  ///
  /// The closures below would retain the block during the access, so the address is used after they have
  /// returned. Every caller therefore extends the lifetime of `blocks`.
  private func address(of index: Int) -> UnsafePointer<Element> {
    blocks.withUnsafeBufferPointer { blocks in
      blocks[index &>> BlockArray.bits].withUnsafeBufferPointer {
        $0.baseAddress.unsafelyUnwrapped + (index & BlockArray.mask)
      }
    }
  }
}

extension BlockArray: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
}

extension BlockArray: Equatable where Element: Equatable {
  package static func == (a: BlockArray, b: BlockArray) -> Bool { a.blocks == b.blocks }
}

extension BlockArray: Hashable where Element: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(blocks) }
}

extension BlockArray: Sendable where Element: Sendable {}
