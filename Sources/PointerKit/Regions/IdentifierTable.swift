/// A table from ids to slots: open addressing with linear probing, so that it needs no hashing of its own kind.
///
/// It is never walked, so that no order can come from it. Expected O(1) for each call. Id 0 is not allowed.
struct IdentifierTable: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var id: UInt64 = 0
    var slot: Int32 = -1
  }

  private var entries: [Entry] = []
  private(set) var count = 0

  /// The slot of an id, or nil.
  func slot(of id: UInt64) -> Int? {
    guard count > 0, id != 0 else { return nil }
    var index = home(of: id)
    while entries[index].id != 0 {
      if entries[index].id == id { return Int(entries[index].slot) }
      index = (index + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Gives an id a slot, in place of any it had.
  mutating func set(_ slot: Int, for id: UInt64) {
    if (count + 1) * 4 > entries.count * 3 { grow() }
    var index = home(of: id)
    while entries[index].id != 0, entries[index].id != id { index = (index + 1) & (entries.count - 1) }
    if entries[index].id == 0 { count += 1 }
    entries[index] = Entry(id: id, slot: Int32(truncatingIfNeeded: slot))
  }

  /// Forgets an id; entries behind it move up, so that no tombstones pile up.
  mutating func remove(_ id: UInt64) {
    guard count > 0 else { return }
    let mask = entries.count - 1
    var index = home(of: id)
    while entries[index].id != id {
      if entries[index].id == 0 { return }
      index = (index + 1) & mask
    }
    count -= 1
    var next = (index + 1) & mask
    while entries[next].id != 0 {
      let wanted = home(of: entries[next].id)
      if (next &- wanted) & mask >= (next &- index) & mask {
        entries[index] = entries[next]
        index = next
      }
      next = (next + 1) & mask
    }
    entries[index] = Entry()
  }

  private func home(of id: UInt64) -> Int {
    // Fibonacci hashing: spreads runs of ids, and its high bits are the good ones.
    Int(truncatingIfNeeded: (id &* 0x9e37_79b9_7f4a_7c15) >> 32) & (entries.count - 1)
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: max(16, old.count * 2))
    count = 0
    for entry in old where entry.id != 0 { set(Int(entry.slot), for: entry.id) }
  }
}
