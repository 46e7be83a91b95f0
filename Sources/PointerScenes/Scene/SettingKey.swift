import PointerKit

/// A key of `settings` or `configuration`, with the function that reads its value.
struct SettingKey<Root>: Sendable {
  let name: String
  let read: @Sendable (JSONNode, inout Root) throws(FileError) -> Void

  init(_ name: String, _ read: @escaping @Sendable (JSONNode, inout Root) throws(FileError) -> Void) {
    self.name = name
    self.read = read
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Double> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in root[keyPath: property] = try node.number() }
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Double?> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in
      root[keyPath: property] = node.isNull ? nil : try node.number("a number or null")
    }
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Bool> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in root[keyPath: property] = try node.bool() }
  }

  init(_ name: String, _ property: any WritableKeyPath<Root, Int> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in root[keyPath: property] = try node.integer() }
  }

  /// Creates the key of a spring; a number that the file does not state keeps its value.
  init(_ name: String, _ property: any WritableKeyPath<Root, Spring> & Sendable) {
    self.init(name) { (node, root) throws(FileError) in
      let object = try node.object(["dampingRatio", "response"])
      let spring = root[keyPath: property]
      root[keyPath: property] = Spring(
        dampingRatio: try object.optional("dampingRatio")?.number() ?? spring.dampingRatio,
        response: try object.optional("response")?.number() ?? spring.response)
    }
  }
}

extension JSONNode {
  /// Sets the properties whose keys the object has.
  ///
  /// A retired key is a key of an earlier version. Its value must be a number, and has no effect.
  func apply<Root>(
    _ keys: [SettingKey<Root>], retired: Set<String> = [], to root: inout Root
  ) throws(FileError) {
    let object = try object(Set(keys.map(\.name)), retired: retired)
    for name in retired.sorted() { _ = try object.optional(name)?.number() }
    for key in keys {
      if let node = object.optional(key.name) { try key.read(node, &root) }
    }
  }
}
