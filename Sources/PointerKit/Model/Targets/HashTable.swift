/// A hash table: entries that are found by their keys.
///
/// The table uses open addressing with linear probing and without tombstones, and is at most three quarters
/// full. An entry need not store its key: each method receives a `source`, from which it reads the keys. The
/// order of the entries affects only the order in which the region index reports regions, and comparisons of
/// tables. Finding, replacing or removing an entry takes O(1) expected time; so does inserting an entry, on
/// average.
struct HashTable<Entry: HashTableEntry>: Hashable, Sendable {
  /// The entries, with `none` at unused indices; a table with entries has at least one unused index.
  private(set) var entries = BlockArray<Entry>()
  /// The number of entries, without the unused indices.
  private(set) var count = 0

  var byteCount: Int { entries.byteCount }

  /// The entry with a key, or `none`.
  func entry(of key: Entry.Key, in source: borrowing Entry.Source) -> Entry {
    if count == 0 { return .none }
    var index = home(of: key)
    while true {
      let entry = entries[unchecked: index]
      if entry.isNone { return entry }
      if entry.key(in: source) == key { return entry }
      index = successor(of: index)
    }
  }

  /// Makes room for a number of entries; does nothing if the table is not empty.
  mutating func reserveCapacity(_ capacity: Int) {
    guard count == 0, 2 * capacity > entries.count else { return }
    entries = BlockArray(repeating: .none, count: 2 * capacity)
  }

  /// Removes all entries, and keeps the memory; O(memory).
  mutating func removeAll() {
    for index in entries.indices { entries[index] = .none }
    count = 0
  }

  /// Inserts an entry whose key is not in the table yet.
  mutating func insert(_ entry: Entry, in source: borrowing Entry.Source) {
    if (count + 1) * 4 > entries.count * 3 {
      let old = entries
      entries = BlockArray(repeating: .none, count: max(8, old.count + old.count / 2))
      for entry in old where !entry.isNone { put(entry, source) }
    }
    count += 1
    put(entry, source)
  }

  /// Replaces the entry with the same key; does nothing if there is none.
  mutating func replace(with entry: Entry, in source: borrowing Entry.Source) {
    let index = index(of: entry.key(in: source), source)
    if index >= 0 { entries[index] = entry }
  }

  /// Removes the entry with a key; does nothing if there is none.
  ///
  /// The source must still contain the key of the entry.
  mutating func remove(_ key: Entry.Key, in source: borrowing Entry.Source) {
    var gap = index(of: key, source)
    if gap < 0 { return }
    count -= 1
    // Later entries move into the gap. An entry stays if the gap is before its home.
    var next = successor(of: gap)
    while !entries[next].isNone {
      let home = home(of: entries[next].key(in: source))
      if distance(from: home, to: next) >= distance(from: gap, to: next) {
        entries[gap] = entries[next]
        gap = next
      }
      next = successor(of: next)
    }
    entries[gap] = .none
  }

  /// The index of the entry with a key; −1 if there is none.
  private func index(of key: Entry.Key, _ source: borrowing Entry.Source) -> Int {
    if count == 0 { return -1 }
    var index = home(of: key)
    while !entries[index].isNone {
      if entries[index].key(in: source) == key { return index }
      index = successor(of: index)
    }
    return -1
  }

  private mutating func put(_ entry: Entry, _ source: borrowing Entry.Source) {
    var index = home(of: entry.key(in: source))
    while !entries[unchecked: index].isNone { index = successor(of: index) }
    entries[index] = entry
  }

  /// The index where the search for a key begins.
  private func home(of key: Entry.Key) -> Int {
    Int(truncatingIfNeeded: (Entry.hash(of: key) &* UInt64(truncatingIfNeeded: entries.count)) &>> 32)
  }

  private func successor(of index: Int) -> Int { index &+ 1 == entries.count ? 0 : index &+ 1 }

  private func distance(from start: Int, to end: Int) -> Int {
    end >= start ? end - start : end - start + entries.count
  }
}

/// An entry of a ``HashTable``.
protocol HashTableEntry: Hashable, Sendable {
  associatedtype Key: Equatable
  /// The type of the source from which keys are read; `Void` if an entry stores its key.
  associatedtype Source

  /// The value at an unused index of the table.
  static var none: Self { get }
  var isNone: Bool { get }
  /// The key of an entry other than `none`.
  func key(in source: borrowing Source) -> Key
  /// A number below 2³² whose high bits depend on all bits of the key.
  static func hash(of key: Key) -> UInt64
}
