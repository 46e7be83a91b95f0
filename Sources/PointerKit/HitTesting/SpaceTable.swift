import Kinematics

/// The spaces, each with a layer of the region index and a placement in the window.
///
/// A target or a child may name a space that is not registered yet. The named space then has
/// a layer already, but the target or the child is not visible until that space is registered.
///
/// A space is found in O(1) expected time.
struct SpaceTable: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var space: PointerSpace
    var isRegistered = false
    var targetCount = 0

    var id: SpaceID { space.id }
  }

  private(set) var layers = [Layer(space: PointerSpace(id: .window), isRegistered: true)]
  private(set) var placements = [SpacePlacement.root]
  private(set) var tree = SpaceTree()
  private var isArranged = true
  private var free: [Int] = []
  private var table = HashTable<SpaceID>()

  var byteCount: Int {
    layers.capacity * MemoryLayout<Layer>.stride + table.byteCount + tree.byteCount
      + placements.capacity * MemoryLayout<SpacePlacement>.stride + free.capacity * MemoryLayout<Int>.stride
  }

  /// The layer of a space; nil if the space is not registered, and neither a target nor another space names
  /// it.
  func layer(of id: SpaceID) -> Int? { id == .window ? 0 : table[id] }

  func registeredLayer(of id: SpaceID) -> Int? {
    layer(of: id).flatMap { layers[$0].isRegistered ? $0 : nil }
  }

  func attachedLayer(of id: SpaceID) -> Int? {
    layer(of: id).flatMap { placements[$0].isAttached ? $0 : nil }
  }

  // MARK: Geometry

  func offset(of layer: Int) -> Vector { placements[layer].offset }

  func local(_ point: Point, in layer: Int) -> Point { point - offset(of: layer) }

  /// The part of the window through which a layer is visible; nil for the whole window.
  ///
  /// It is the intersection of the clips of the layer and its parents, or a line or a point if these leave no
  /// area.
  func clip(of layer: Int) -> Rect? { placements[layer].clip }

  func ownClip(of layer: Int) -> Rect? {
    guard let parent = parent(of: layer) else { return layers[layer].space.clip }
    return layers[layer].space.clip?.offset(by: offset(of: parent))
  }

  func parent(of layer: Int) -> Int? {
    let parent = tree.parent(of: layer)
    return parent < 0 ? nil : parent
  }

  /// A rectangle of the window in the coordinates of a layer, slightly enlarged if rounding errors can occur.
  ///
  /// The result meets all regions that the rectangle of the window meets, and perhaps others. So the regions
  /// that the result meets must be tested again, in window coordinates.
  func surroundings(of rect: Rect, in layer: Int) -> Rect {
    let offset = offset(of: layer)
    let local = rect.offset(by: -offset)
    guard offset != .zero else { return local }
    // Numbers up to this size are rounded twice, each time by at most 2⁻⁵³ of the number.
    let size =
      max(abs(offset.dx), abs(offset.dy))
      + max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
    return local.outset(by: size * 0x1p-50)
  }

  // MARK: Spaces

  /// Registers a space, or replaces the space with the same id; false if the space would be within itself.
  ///
  /// ``arrange()`` must follow before the next query.
  mutating func upsert(_ space: PointerSpace) -> Bool {
    let known = layer(of: space.id)
    // Apart from a space that names itself, only one that contains others could end up within itself.
    if space.id != .window {
      if space.parent == space.id { return false }
      if let known, tree.hasChildren(known), let parent = layer(of: space.parent),
        tree.isWithin(parent, known)
      {
        return false
      }
    }
    let layer = known ?? makeLayer(space.id)
    let old = layers[layer].isRegistered ? tree.parent(of: layer) : -1
    if layers[layer].space.isOpaque != space.isOpaque { isArranged = false }
    layers[layer].space = space
    layers[layer].isRegistered = true
    if layer == 0 {
      layers[0].space.parent = .window
    } else {
      let parent = self.layer(of: space.parent) ?? makeLayer(space.parent)
      if tree.link(layer, id: space.id, z: space.z, to: parent) { isArranged = false }
      if old >= 0, old != parent { freeIfUnused(old) }
    }
    place(layer)
    return true
  }

  /// Brings the order of the layers up to date.
  ///
  /// O(spaces) if the order has changed.
  mutating func arrange() {
    guard !isArranged else { return }
    isArranged = true
    // This is a copy, since the closure reads the layers while the tree changes.
    let layers = layers
    tree.rebuild { layers[$0].space.isOpaque }
  }

  /// Moves the origin of a space; false if the space is not registered.
  ///
  /// O(n) for the n spaces within the space.
  mutating func scroll(_ id: SpaceID, to origin: Point) -> Bool {
    guard let layer = registeredLayer(of: id) else { return false }
    layers[layer].space.origin = origin
    place(layer)
    return true
  }

  /// Removes a space; false if the space is not registered or is the window.
  ///
  /// The children of the space wait until it is registered again. O(spaces).
  mutating func remove(_ id: SpaceID) -> Bool {
    guard id != .window, let layer = registeredLayer(of: id) else { return false }
    let parent = tree.parent(of: layer)
    layers[layer].isRegistered = false
    tree.unlink(layer)
    place(layer)
    isArranged = false
    arrange()
    freeIfUnused(layer)
    freeIfUnused(parent)
    return true
  }

  private mutating func place(_ layer: Int) {
    var next = layer
    repeat {
      let parent = tree.parent(of: next)
      if layers[next].isRegistered {
        placements[next] = SpacePlacement(
          layers[next].space, layer: next, within: parent < 0 ? .root : placements[parent])
      } else {
        placements[next] = .detached
      }
      next = tree.next(after: next, within: layer)
    } while next >= 0
  }

  // MARK: Targets

  mutating func addTarget(to id: SpaceID) -> Int {
    let layer = layer(of: id) ?? makeLayer(id)
    layers[layer].targetCount += 1
    return layer
  }

  mutating func removeTarget(from layer: Int) {
    layers[layer].targetCount -= 1
    freeIfUnused(layer)
  }

  // MARK: Layers

  private mutating func makeLayer(_ id: SpaceID) -> Int {
    let layer = free.popLast() ?? layers.count
    if layer == layers.count {
      layers.append(Layer(space: PointerSpace(id: id)))
      placements.append(.detached)
      tree.reserve(layer)
    }
    layers[layer].space.id = id
    table[id] = layer
    return layer
  }

  private mutating func freeIfUnused(_ layer: Int) {
    guard layer != 0, !layers[layer].isRegistered, layers[layer].targetCount == 0, !tree.hasChildren(layer)
    else { return }
    table[layers[layer].id] = nil
    layers[layer] = Layer(space: PointerSpace(id: .window))
    free.append(layer)
  }
}

extension SpaceID: HashTableKey {}

extension SpaceTable {
  /// Whether an opaque layer hides a whole rectangle of the layer at an index of ``SpaceTree/list``.
  ///
  /// A layer hides nothing of the layers in its own subtree.
  func hides(_ rect: Rect, with front: Int, at index: Int) -> Bool {
    let placement = placements[front]
    guard tree.end(of: front) <= index, placement.isEnabled, !placement.isClippedAway else { return false }
    guard let clip = placement.clip, clip.intersection(rect) != rect else { return true }
    return false
  }
}

extension SpaceTable {
  /// Whether the space of a layer is enabled and visible at a point of the window: no clip and no opaque space in
  /// front hides it there.
  func shows(_ point: Point, in layer: Int) -> Bool {
    guard placements[layer].isEnabled, placements[layer].isVisible(at: point) else { return false }
    let index = tree.index(of: layer)
    for front in tree.opaque where tree.end(of: front) <= index {
      if placements[front].isEnabled, placements[front].isVisible(at: point) { return false }
    }
    return true
  }
}

/// A walk over the layers of enabled spaces, from front to back.
///
/// A layer is the index of a space in ``SpaceTable/layers``. The table is passed at each step, since an
/// iterator would retain the table.
struct LayerWalk {
  private let point: Point?
  /// The index after the present layer, in the list of all layers from front to back.
  private(set) var index = 0
  private var end = Int.max

  /// Creates a walk over all enabled layers or, if a point of the window is given, over those that are
  /// visible at the point.
  ///
  /// A layer is visible if its clip contains the point. If a visible layer is opaque, the walk ends with
  /// the subtree of that layer, since the layer hides everything behind its subtree.
  init(at point: Point? = nil) { self.point = point }

  mutating func next(in spaces: borrowing SpaceTable) -> Int? {
    let (order, placements) = (spaces.tree.list.span, spaces.placements.span)
    let end = min(self.end, order.count)
    while index < end {
      let layer = order[index]
      index &+= 1
      guard placements[layer].isEnabled else { continue }
      if let point {
        guard placements[layer].isVisible(at: point) else { continue }
        if placements[layer].isOpaque { confine(to: layer, in: spaces) }
      }
      return layer
    }
    return nil
  }

  mutating func confine(to layer: Int, in spaces: borrowing SpaceTable) {
    end = min(end, spaces.tree.end(of: layer))
  }
}
