/// The memory of lists that a host may read until the call that makes them is repeated.
///
/// All lists are in one block. What does not fit gets memory of its own, and the next time the block is large
/// enough.
struct TransientLists {
  private var block: UnsafeMutableRawPointer?
  private var capacity = 0
  /// The bytes of all lists, also of those outside the block, in multiples of 16.
  private var used = 0
  /// The newest of the lists outside the block; each begins with the address of the one before it.
  private var others: UnsafeMutableRawPointer?

  /// Ends the lists; the block becomes large enough for as many again.
  @inline(__always)
  mutating func removeAll() {
    if used > capacity { grow() }
    used = 0
  }

  @inline(never)
  private mutating func grow() {
    let size = 2 * used
    free()
    capacity = size
    block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  }

  /// Uninitialized memory for a list.
  @inline(__always)
  mutating func append<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type = Element.self
  ) -> UnsafeMutablePointer<Element> {
    memory(count * MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self)
  }

  @inline(never)
  private mutating func memory(_ size: Int) -> UnsafeMutableRawPointer {
    let start = used
    used += (size + 15) & ~15
    if let block, used <= capacity { return block + start }
    let other = UnsafeMutableRawPointer.allocate(byteCount: 16 + size, alignment: 16)
    other.storeBytes(of: others, as: UnsafeMutableRawPointer?.self)
    others = other
    return other + 16
  }

  /// Frees all memory.
  mutating func free() {
    block?.deallocate()
    block = nil
    capacity = 0
    while let other = others {
      others = other.load(as: UnsafeMutableRawPointer?.self)
      other.deallocate()
    }
  }
}
