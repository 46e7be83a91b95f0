import PointerKit

extension PointerTarget {
  static let keys: Set<String> = [
    "id", "frame", "space", "z", "group", "enabled", "kind", "bezel", "padding", "effect", "hover",
    "cornerRadius", "shape", "precision", "latching", "constrained", "accessories", "luminance", "color",
    "cursor", "magnetic", "label", "reveals",
  ]

  /// Sets the properties whose keys the object has, except for id, frame, space, group, label and reveals.
  mutating func update(from object: JSONObject) throws(FileError) {
    if let node = object.optional("z") { z = try node.integer() }
    if let node = object.optional("enabled") { isEnabled = try node.bool() }
    if let node = object.optional("kind") { kind = try node.word(of: .elementKind) }
    if let node = object.optional("bezel") { hasBezel = try node.bool() }
    if let node = object.nullable("padding") { padding = try node.insets() }
    if let node = object.optional("cornerRadius") { cornerRadius = try node.number(atLeast: 0) }
    if let node = object.optional("latching") { latchingAxes = try node.axes() }
    if let node = object.nullable("luminance") { luminance = try node.number(in: 0...1) }
    if let node = object.nullable("color") { color = try node.color() }
    if let node = object.nullable("cursor") { cursor = try node.word(of: .cursor) }
    if let node = object.nullable("magnetic") { isMagnetic = try node.bool() }
    let effect = try object.optional("effect")?.word(of: .effect) ?? .automatic
    let hover = try object.optional("hover")?.hoverOptions()
    if effect == .automatic { preferredHover = hover }
    style = try PointerStyle(object, effect: effect, hover: hover)
  }
}
