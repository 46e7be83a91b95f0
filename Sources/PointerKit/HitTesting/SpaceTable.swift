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
    /// Whether the host has registered the space; the window is always registered.
    var isRegistered = false
    /// The number of targets that name the space.
    var targetCount = 0

    var id: SpaceID { space.id }
  }

  /// The layers; 0 is the window.
  private(set) var layers = [Layer(space: PointerSpace(id: .window), isRegistered: true)]
  /// The placement of each layer in the window.
  private(set) var placements = [SpacePlacement.root]
  private(set) var tree = SpaceTree()
  /// Whether the order of the tree is up to date.
  private(set) var isArranged = true
  /// The layers that are not in use.
  private(set) var freeLayers: [Int] = []
  /// The layers in use, except that of the window.
  private(set) var layersByID = HashTable<SpaceID>()

  /// The memory that the table uses, in bytes.
  var byteCount: Int {
    layers.capacity * MemoryLayout<Layer>.stride + layersByID.byteCount + tree.byteCount
      + placements.capacity * MemoryLayout<SpacePlacement>.stride
      + freeLayers.capacity * MemoryLayout<Int>.stride
  }

  /// The layer of a space; nil if the space is not registered, and neither a target nor another space names
  /// it.
  func layer(of id: SpaceID) -> Int? { id == .window ? 0 : layersByID[id] }

  /// The layer of a registered space; nil if it is not registered.
  func registeredLayer(of id: SpaceID) -> Int? {
    guard let layer = layer(of: id), layers[layer].isRegistered else { return nil }
    return layer
  }

  /// The layer of a space that is registered with all its parents; nil if it is not.
  func attachedLayer(of id: SpaceID) -> Int? {
    guard let layer = layer(of: id), placements[layer].isAttached else { return nil }
    return layer
  }

  /// The layer of the parent; nil for the window and for a space that is not registered.
  func parent(of layer: Int) -> Int? { tree.parent(of: layer) }

  // MARK: Geometry

  /// The position of a layer's origin in the window, as a vector.
  func offset(of layer: Int) -> Vector { placements[layer].offset }

  /// A point of the window in the coordinates of a layer.
  func localPoint(_ point: Point, in layer: Int) -> Point { point - offset(of: layer) }

  /// The part of the window through which a layer is visible; nil for the whole window.
  ///
  /// It is the intersection of the clips of the layer and its parents, or a line or a point if these leave no
  /// area.
  func clip(of layer: Int) -> Rect? { placements[layer].clip }

  /// The clip of a layer in window coordinates, without the clips of its parents; nil for none.
  func ownClip(of layer: Int) -> Rect? {
    guard let parent = parent(of: layer) else { return layers[layer].space.clip }
    return layers[layer].space.clip?.offset(by: offset(of: parent))
  }

  /// A rectangle of the window in the coordinates of a layer, slightly enlarged if rounding errors can occur.
  ///
  /// The result meets all regions that the rectangle of the window meets, and perhaps others. So the regions
  /// that the result meets must be tested again, in window coordinates.
  func searchArea(for rect: Rect, in layer: Int) -> Rect {
    let offset = offset(of: layer)
    let local = rect.offset(by: -offset)
    guard offset != .zero else { return local }
    // Numbers up to this size are rounded twice, each time by at most 2⁻⁵³ of the number.
    let size =
      max(abs(offset.dx), abs(offset.dy))
      + max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
    return local.outset(by: size * 0x1p-50)
  }

  // MARK: Visibility

  /// Whether the space of a layer is enabled and visible at a point of the window: no clip and no opaque
  /// space in front hides it there.
  ///
  /// O(opaque spaces).
  func isVisible(_ layer: Int, at point: Point) -> Bool {
    guard placements[layer].isEnabled, placements[layer].isWithinClip(point) else { return false }
    let index = tree.index(of: layer)
    for front in tree.opaqueLayers where tree.subtreeEnd(of: front) <= index {
      if placements[front].isEnabled, placements[front].isWithinClip(point) { return false }
    }
    return true
  }

  /// Whether one opaque space in front of the layer at an index of ``SpaceTree/order`` hides a whole
  /// rectangle of the window.
  ///
  /// A space hides nothing of the spaces within it. O(opaque spaces).
  func isHidden(_ rect: Rect, at index: Int) -> Bool {
    for front in tree.opaqueLayers where tree.subtreeEnd(of: front) <= index {
      guard placements[front].isEnabled, !placements[front].isClippedAway else { continue }
      guard let clip = placements[front].clip else { return true }
      if clip.intersection(rect) == rect { return true }
    }
    return false
  }

  // MARK: Spaces

  /// Registers a space, or replaces the space with the same id; false if the space would be within itself.
  ///
  /// ``arrange()`` must follow before the next query.
  mutating func upsert(_ space: PointerSpace) -> Bool {
    if isWithinItself(space) { return false }
    let layer = layer(of: space.id) ?? makeLayer(space.id)
    let oldParent = layers[layer].isRegistered ? tree.parent(of: layer) : nil
    if layers[layer].space.isOpaque != space.isOpaque { isArranged = false }
    layers[layer].space = space
    layers[layer].isRegistered = true
    if layer == 0 {
      layers[0].space.parent = .window
    } else {
      let parent = self.layer(of: space.parent) ?? makeLayer(space.parent)
      if tree.link(layer, id: space.id, z: space.z, to: parent) { isArranged = false }
      if let oldParent, oldParent != parent { freeIfUnused(oldParent) }
    }
    updatePlacements(from: layer)
    return true
  }

  /// Whether a space that is about to be registered would be within itself.
  private func isWithinItself(_ space: PointerSpace) -> Bool {
    if space.id == .window { return false }
    if space.parent == space.id { return true }
    // Apart from a space that names itself, only one that contains others could end up within itself.
    guard let known = layer(of: space.id), tree.hasChildren(known), let parent = layer(of: space.parent)
    else { return false }
    return tree.isWithin(parent, known)
  }

  /// Brings the order of the layers up to date.
  ///
  /// O(spaces) if the order has changed.
  mutating func arrange() {
    guard !isArranged else { return }
    isArranged = true
    // The closure cannot read the table while its tree changes.
    let layers = layers
    tree.rebuildOrder { layers[$0].space.isOpaque }
  }

  /// Moves the origin of a space; false if the space is not registered.
  ///
  /// O(n) for the n spaces within the space.
  mutating func scroll(_ id: SpaceID, to origin: Point) -> Bool {
    guard let layer = registeredLayer(of: id) else { return false }
    layers[layer].space.origin = origin
    updatePlacements(from: layer)
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
    updatePlacements(from: layer)
    isArranged = false
    arrange()
    freeIfUnused(layer)
    if let parent { freeIfUnused(parent) }
    return true
  }

  /// Computes the placements of a layer and of all layers within it.
  private mutating func updatePlacements(from root: Int) {
    var next: Int? = root
    while let layer = next {
      placements[layer] = placement(of: layer)
      next = tree.next(after: layer, within: root)
    }
  }

  /// The placement of a layer by its space and the placement of its parent.
  func placement(of layer: Int) -> SpacePlacement {
    if !layers[layer].isRegistered { return .detached }
    let parent = tree.parent(of: layer).map { placements[$0] } ?? .root
    return SpacePlacement(layers[layer].space, layer: layer, within: parent)
  }

  // MARK: Targets

  /// Counts a target that joins a space, and returns the layer of the space.
  mutating func addTarget(to id: SpaceID) -> Int {
    let layer = layer(of: id) ?? makeLayer(id)
    layers[layer].targetCount += 1
    return layer
  }

  /// Subtracts one from the number of targets that name a layer's space.
  mutating func removeTarget(from layer: Int) {
    layers[layer].targetCount -= 1
    freeIfUnused(layer)
  }

  // MARK: Layers

  private mutating func makeLayer(_ id: SpaceID) -> Int {
    let layer = freeLayers.popLast() ?? layers.count
    if layer == layers.count {
      layers.append(Layer(space: PointerSpace(id: id)))
      placements.append(.detached)
      tree.reserve(layer)
    }
    layers[layer].space.id = id
    layersByID[id] = layer
    return layer
  }

  private mutating func freeIfUnused(_ layer: Int) {
    guard !isUsed(layer) else { return }
    layersByID[layers[layer].id] = nil
    layers[layer] = Layer(space: PointerSpace(id: .window))
    freeLayers.append(layer)
  }

  /// Whether a layer is that of the window, or the host has registered its space, or a target or a child
  /// names it.
  func isUsed(_ layer: Int) -> Bool {
    layer == 0 || layers[layer].isRegistered || layers[layer].targetCount > 0 || tree.hasChildren(layer)
  }
}
