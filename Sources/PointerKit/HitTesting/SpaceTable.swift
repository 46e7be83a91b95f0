import Kinematics

/// The spaces, each with a layer of the region index.
///
/// A target may name a space that is not registered; its region waits in that space's layer. A space is found
/// in O(1) expected.
struct SpaceTable: Hashable, Sendable {
  /// One space.
  struct Layer: SlotTableElement, Hashable, Sendable {
    var space: PointerSpace
    /// Whether the host has registered the space; the window always is.
    var isRegistered = false
    /// How many targets name the space.
    var targetCount = 0

    var id: SpaceID { space.id }
  }

  private(set) var layers = [Layer(space: PointerSpace(id: .window), isRegistered: true)]
  /// The registered layers from front to back.
  private(set) var order = [0]
  private var free: [Int] = []
  /// All layers but 0, which is the window.
  private var table = SlotTable()

  var byteCount: Int {
    layers.capacity * MemoryLayout<Layer>.stride + table.byteCount
      + (order.capacity + free.capacity) * MemoryLayout<Int>.stride
  }

  /// The layer of a space, or nil if neither the host nor a target has named it.
  func layer(of id: SpaceID) -> Int? { id == .window ? 0 : table.slot(of: id, in: layers) }

  /// The layer of a registered space, or nil.
  func registeredLayer(of id: SpaceID) -> Int? {
    layer(of: id).flatMap { layers[$0].isRegistered ? $0 : nil }
  }

  // MARK: Geometry

  /// The vector from the local coordinates of a layer to the window's.
  @inline(__always)
  func offset(of layer: Int) -> Vector {
    Vector(dx: layers[layer].space.origin.x, dy: layers[layer].space.origin.y)
  }

  @inline(__always)
  func local(_ point: Point, in layer: Int) -> Point { point - offset(of: layer) }

  /// The part of the window through which a layer is visible, or nil for all of it.
  @inline(__always)
  func clip(of layer: Int) -> Rect? { layers[layer].space.clip }

  /// The clip of a layer itself, in the window.
  func windowClip(of layer: Int) -> Rect? { clip(of: layer) }

  /// The layer of the parent; nil for the window.
  func parent(of layer: Int) -> Int? { layer == 0 ? nil : 0 }

  /// A local rectangle that contains all that meets a rectangle of the window, despite rounding.
  ///
  /// It is larger than the rectangle itself, so what it meets must be tested in the window.
  @inline(__always)
  func surroundings(of rect: Rect, in layer: Int) -> Rect {
    let offset = offset(of: layer)
    let local = rect.offset(by: -offset)
    guard offset != .zero else { return local }
    // Two roundings of numbers no larger than these, by half an ulp each: 2⁻⁵³.
    let size =
      max(abs(offset.dx), abs(offset.dy))
      + max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
    return local.outset(by: size * 0x1p-50)
  }

  // MARK: Spaces

  /// Registers a space, or replaces the one with its id.
  mutating func upsert(_ space: PointerSpace) {
    let layer = layer(of: space.id) ?? makeLayer(space.id)
    layers[layer].space = space
    layers[layer].isRegistered = true
    order.removeAll { $0 == layer }
    // The higher order is in front; of equal orders, the lower id.
    let index = order.firstIndex {
      space.order > layers[$0].space.order
        || (space.order == layers[$0].space.order && space.id < layers[$0].id)
    }
    order.insert(layer, at: index ?? order.count)
  }

  /// Moves the origin of a space; false if it is not registered.
  mutating func scroll(_ id: SpaceID, to origin: Point) -> Bool {
    guard let layer = registeredLayer(of: id) else { return false }
    layers[layer].space.origin = origin
    return true
  }

  /// Removes a space; false if it is not registered, or the window.
  mutating func remove(_ id: SpaceID) -> Bool {
    guard id != .window, let layer = registeredLayer(of: id) else { return false }
    layers[layer].isRegistered = false
    order.removeAll { $0 == layer }
    freeIfUnused(layer)
    return true
  }

  // MARK: Targets

  /// Counts a target that joins a space, and returns the layer of the space.
  mutating func addTarget(to id: SpaceID) -> Int {
    let layer = layer(of: id) ?? makeLayer(id)
    layers[layer].targetCount += 1
    return layer
  }

  /// Counts a target that leaves its space.
  mutating func removeTarget(from layer: Int) {
    layers[layer].targetCount -= 1
    freeIfUnused(layer)
  }

  // MARK: Layers

  private mutating func makeLayer(_ id: SpaceID) -> Int {
    let layer = free.popLast() ?? layers.count
    if layer == layers.count { layers.append(Layer(space: PointerSpace(id: id))) }
    layers[layer].space.id = id
    table.insert(layer, in: layers)
    return layer
  }

  private mutating func freeIfUnused(_ layer: Int) {
    guard layer != 0, !layers[layer].isRegistered, layers[layer].targetCount == 0 else { return }
    table.remove(layers[layer].id, in: layers)
    layers[layer] = Layer(space: PointerSpace(id: .window))
    free.append(layer)
  }
}
