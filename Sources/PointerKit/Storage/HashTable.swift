import Kinematics

/// A hash table from keys to numbers of at least 0, which are usually indices of an array.
///
/// The standard library's `Dictionary` is not used, since in Embedded Swift it asks `arc4random_buf` for its
/// seed. WebAssembly and C libraries before glibc 2.36 have no such function, and an engine has no
/// randomness.
///
/// The table uses open addressing with linear probing and without tombstones, and is at most three quarters
/// full. Reading, replacing, removing and, on average, inserting a value take O(1) expected time. Only the
/// comparison of two tables depends on the order of the entries.
struct HashTable<Key: HashTableKey>: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var key: Key
    var value: Int32
  }

  /// The entries, with nil at unused indices; a table with entries has at least one unused index.
  private(set) var entries: [Entry?] = []
  private(set) var count = 0

  /// The memory that the table uses, in bytes.
  var byteCount: Int { entries.capacity * MemoryLayout<Entry?>.stride }

  /// The value of a key; nil if the key is not in the table.
  ///
  /// Setting nil removes the key.
  subscript(key: Key) -> Int? {
    get {
      if count == 0 { return nil }
      return entries[index(of: key)].map { Int($0.value) }
    }
    set {
      guard let newValue else {
        remove(key)
        return
      }
      if (count + 1) * 4 > entries.count * 3 { grow() }
      let index = index(of: key)
      if entries[index] == nil { count += 1 }
      entries[index] = Entry(key: key, value: Int32(truncatingIfNeeded: newValue))
    }
  }

  /// Makes room for a number of entries; does nothing if the table is not empty.
  mutating func reserveCapacity(_ capacity: Int) {
    guard count == 0, capacity + capacity / 2 > entries.count else { return }
    entries = Array(repeating: nil, count: capacity + capacity / 2)
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: nil, count: max(8, old.count + old.count / 3))
    for case .some(let entry) in old { entries[index(of: entry.key)] = entry }
  }

  private mutating func remove(_ key: Key) {
    guard count > 0 else { return }
    var gap = index(of: key)
    if entries[gap] == nil { return }
    count -= 1
    // Later entries move into the gap, unless the gap is before the index where their search begins.
    var next = successor(of: gap)
    while let entry = entries[next] {
      if distance(from: home(of: entry.key), to: next) >= distance(from: gap, to: next) {
        entries[gap] = entry
        gap = next
      }
      next = successor(of: next)
    }
    entries[gap] = nil
  }

  /// The index of the entry with a key, or the unused index at which it would be inserted.
  private func index(of key: Key) -> Int {
    var index = home(of: key)
    while let entry = entries[index], entry.key != key { index = successor(of: index) }
    return index
  }

  /// The index where the search for a key begins.
  private func home(of key: Key) -> Int {
    Int(truncatingIfNeeded: (UInt64(key.hash32) &* UInt64(truncatingIfNeeded: entries.count)) >> 32)
  }

  private func successor(of index: Int) -> Int { index + 1 == entries.count ? 0 : index + 1 }

  /// The number of steps from one index forward to another, around the end of the entries.
  private func distance(from start: Int, to end: Int) -> Int {
    end >= start ? end - start : end - start + entries.count
  }
}

/// A key of a ``HashTable``.
protocol HashTableKey: Hashable, Sendable {
  /// A number whose high bits depend on all bits of the key.
  var hash32: UInt32 { get }
}

extension HashTableKey where Self: HostIdentifier, RawValue == UInt64 {
  /// A number by Fibonacci hashing, which spreads runs of ids.
  var hash32: UInt32 {
    // Hosts often number their objects in the high half of an id, and use the low half for a tag or not at
    // all. The high half of the product alone would spread ids in steps of eight worse than by chance.
    let product = (rawValue ^ (rawValue >> 32)) &* 0x9e37_79b9_7f4a_7c15
    return UInt32(truncatingIfNeeded: product ^ (product >> 32))
  }
}

extension TargetID: HashTableKey {}
extension GroupID: HashTableKey {}
extension SpaceID: HashTableKey {}
