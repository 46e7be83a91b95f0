import PointerKit

/// A reader of batches of targets and spaces, which keeps track of the targets and spaces that exist.
struct LayoutReader {
  /// The greatest number of targets in one list, such as the list of a scene: 131,072.
  static let mostTargets = 1 << 17
  /// The greatest number of targets in all lists of a scene and its trace: 1,048,576.
  ///
  /// A target counts in each list that contains it.
  static let mostListed = 1 << 20

  private(set) var names = SceneNames()
  /// The targets that exist, each with its group.
  private var groups: [TargetID: GroupID?] = [:]
  /// The number of targets in all lists so far.
  private var count = 0
  /// The number of targets in each group.
  private var memberCounts: [GroupID: Int] = [:]
  private var spaces: [SpaceID: PointerSpace] = [:]
  /// The spaces that are or were the parent of another space.
  private var parents: Set<SpaceID> = []

  init() {}

  /// Creates a reader for a trace over a scene.
  init(_ scene: Scene) {
    names = scene.names
    for space in scene.spaces { add(space) }
    for target in scene.targets { add(target) }
    count = scene.targets.count
  }

  // MARK: Spaces

  /// Reads the spaces of a scene, which must have different ids.
  ///
  /// All ids are read first, so that a space may appear before its parent.
  mutating func spaces(_ nodes: [JSONNode]) throws(FileError) -> [PointerSpace] {
    var objects: [JSONObject] = []
    for node in nodes {
      let object = try node.object(PointerSpace.keys)
      let name = try object.required("id")
      guard names.space(named: try name.string()) == nil else {
        throw name.error(expected: "an id that no other space has")
      }
      let id = names.numberSpace(try name.string())
      spaces[id] = PointerSpace(id: id)
      objects.append(object)
    }
    var read: [PointerSpace] = []
    for object in objects { read.append(try space(object)) }
    return read
  }

  /// Reads a space of a trace: a new space, or the changed keys of an existing one.
  mutating func changedSpace(_ object: JSONObject) throws(FileError) -> PointerSpace { try space(object) }

  private mutating func space(_ object: JSONObject) throws(FileError) -> PointerSpace {
    let name = try object.required("id").string()
    let parent = try object.optional("parent").map { node throws(FileError) in
      try self.parent(node, ofSpace: name)
    }
    let id = names.numberSpace(name)
    var space = spaces[id] ?? PointerSpace(id: id)
    if let parent { space.parent = parent }
    try space.update(from: object)
    add(space)
    return space
  }

  private mutating func add(_ space: PointerSpace) {
    spaces[space.id] = space
    parents.insert(space.parent)
  }

  /// Reads the parent of the space `name`: an existing space that is not within `name`, or null for the
  /// window.
  private func parent(_ node: JSONNode, ofSpace name: String) throws(FileError) -> SpaceID {
    if node.isNull { return .window }
    let parent = try node.string("the id of a space, or null")
    let expected = "a space that is not within \(JSONText.quoted(name))"
    guard parent != name else { throw node.error(expected: expected) }
    guard let id = names.space(named: parent) else {
      throw node.error(expected: "the id of a space, or null")
    }
    // Only a space that is a parent can become its own ancestor.
    guard let child = names.space(named: name), parents.contains(child) else { return id }
    var ancestor = id
    while ancestor != .window, ancestor != child { ancestor = spaces[ancestor]?.parent ?? .window }
    guard ancestor != child else { throw node.error(expected: expected) }
    return id
  }

  // MARK: Targets

  /// Reads a batch of targets.
  ///
  /// All ids are read first, so that targets get lower numbers than groups and can refer to each other.
  mutating func targets(_ node: JSONNode) throws(FileError) -> [PointerTarget] {
    let elements = try node.array("an array of targets")
    guard elements.count <= LayoutReader.mostTargets else {
      throw node.error(expected: "at most \(LayoutReader.mostTargets) targets")
    }
    count += elements.count
    guard count <= LayoutReader.mostListed else {
      throw node.error(
        expected: "at most \(LayoutReader.mostListed) targets in a scene and its trace", found: "\(count)")
    }
    var objects: [JSONObject] = []
    var ids: Set<TargetID> = []
    for element in elements {
      let object = try element.object(PointerTarget.keys)
      let name = try object.required("id")
      let id = names.numberTarget(try name.string())
      guard ids.insert(id).inserted else {
        throw name.error(expected: "an id that no other target of the list has")
      }
      objects.append(object)
    }
    var targets: [PointerTarget] = []
    targets.reserveCapacity(objects.count)
    for object in objects {
      let target = try self.target(object)
      targets.append(target)
      add(target)
    }
    for index in targets.indices { targets[index].reveals = try reveals(objects[index]) }
    return targets
  }

  /// Reads the ids of targets to remove; each target must exist.
  mutating func removals(_ node: JSONNode) throws(FileError) -> [TargetID] {
    var ids: [TargetID] = []
    for element in try node.array("an array of ids") {
      guard let id = names.target(named: try element.string()), groups[id] != nil else {
        throw element.error(expected: "the id of an existing target")
      }
      remove(id)
      ids.append(id)
    }
    return ids
  }

  private mutating func target(_ object: JSONObject) throws(FileError) -> PointerTarget {
    let id = names.numberTarget(try object.required("id").string())
    var target = PointerTarget(id: id, frame: try object.required("frame").rect())
    if let node = object.nullable("space") {
      guard let space = names.space(named: try node.string()) else {
        throw node.error(expected: "the id of a space")
      }
      target.space = space
    }
    if let node = object.nullable("group") { target.group = names.numberGroup(try node.string()) }
    names.setLabel(try object.nullable("label")?.string(), ofTarget: id)
    try target.update(from: object)
    return target
  }

  /// Reads the ids of elements to reveal; an id that a target and a group share means both.
  private func reveals(_ object: JSONObject) throws(FileError) -> [RevealedElement] {
    var revealed: [RevealedElement] = []
    for element in try object.optional("reveals")?.array("an array of ids") ?? [] {
      let name = try element.string()
      let count = revealed.count
      if let id = names.target(named: name), groups[id] != nil { revealed.append(.target(id)) }
      if let id = names.group(named: name), memberCounts[id] != nil { revealed.append(.group(id)) }
      guard revealed.count > count else { throw element.error(expected: "the id of a target or group") }
    }
    return revealed
  }

  private mutating func add(_ target: PointerTarget) {
    remove(target.id)
    groups.updateValue(target.group, forKey: target.id)
    if let group = target.group { memberCounts[group, default: 0] += 1 }
  }

  private mutating func remove(_ id: TargetID) {
    guard let group = groups.removeValue(forKey: id) ?? nil, let count = memberCounts[group] else { return }
    memberCounts[group] = count > 1 ? count - 1 : nil
  }
}

extension PointerSpace {
  static let keys: Set<String> = [
    "id", "parent", "origin", "clip", "order", "opaque", "enabled", "contentSize", "coasts",
  ]

  /// Sets the properties whose keys the object has, except for the parent.
  mutating func update(from object: JSONObject) throws(FileError) {
    if let node = object.optional("origin") { origin = try node.point() }
    if let node = object.optional("clip") { clip = node.isNull ? nil : try node.rect() }
    if let node = object.optional("order") { z = try node.integer() }
    if let node = object.optional("opaque") { isOpaque = try node.bool() }
    if let node = object.optional("enabled") { isEnabled = try node.bool() }
    if let node = object.optional("contentSize") { contentSize = node.isNull ? nil : try node.size() }
    if let node = object.optional("coasts") { coasts = try node.bool() }
  }
}

extension PointerTarget {
  static let keys: Set<String> = [
    "id", "frame", "space", "z", "group", "enabled", "kind", "bezel", "padding", "effect", "hover",
    "cornerRadius", "shape", "precision", "latching", "constrained", "accessories", "luminance", "color",
    "cursor", "magnetic", "label", "reveals", "tracksHeldPress", "acceptsDrops", "clicksAfterDrag", "coasts",
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
    if let node = object.nullable("magnetic") { behavior.isMagnetic = try node.bool() ? .yes : .no }
    if let node = object.nullable("tracksHeldPress") {
      behavior.tracksHeldPress = try node.bool() ? .yes : .no
    }
    if let node = object.nullable("acceptsDrops") { behavior.acceptsDrops = try node.bool() ? .yes : .no }
    if let node = object.nullable("clicksAfterDrag") {
      behavior.clicksAfterDrag = try node.bool() ? .yes : .no
    }
    if let node = object.optional("coasts") { behavior.coasts = try node.bool() }
    let effect = try object.optional("effect")?.word(of: .effect) ?? .automatic
    let hover = try object.optional("hover")?.hoverOptions()
    if effect == .automatic { preferredHover = hover }
    style = try PointerStyle(object, effect: effect, hover: hover)
  }
}
