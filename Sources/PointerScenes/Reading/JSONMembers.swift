/// The members of a JSON object, in the order of the text, each key once.
struct JSONMembers: Sendable {
  /// From this number of members on, a set finds keys that occur twice.
  private static let fewest = 32

  private(set) var entries: [(key: String, value: JSONValue)] = []
  /// The keys of an object with many; nil for one with few, which takes less memory.
  private var keys: Set<String>?

  init() {}

  /// The value of a key; nil if there is none.
  ///
  /// O(members).
  subscript(_ key: String) -> JSONValue? {
    for entry in entries where entry.key == key { return entry.value }
    return nil
  }

  /// Appends a member; false if the key is there already.
  mutating func append(_ key: String, _ value: JSONValue) -> Bool {
    if entries.count == JSONMembers.fewest { keys = Set(entries.map { $0.key }) }
    if keys == nil {
      if self[key] != nil { return false }
    } else if keys?.insert(key).inserted == false {
      return false
    }
    entries.append((key, value))
    return true
  }
}
