import PointerKit

extension PointerSpace {
  static let keys: Set<String> = ["id", "parent", "origin", "clip", "order", "opaque", "enabled"]

  /// Sets the properties whose keys the object has, except for the parent.
  mutating func update(from object: JSONObject) throws(FileError) {
    if let node = object.optional("origin") { origin = try node.point() }
    if let node = object.optional("clip") { clip = node.isNull ? nil : try node.rect() }
    if let node = object.optional("order") { order = try node.integer() }
    if let node = object.optional("opaque") { isOpaque = try node.bool() }
    if let node = object.optional("enabled") { isEnabled = try node.bool() }
  }
}
