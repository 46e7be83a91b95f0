import Kinematics

/// The spaces, from the front to the back, each with a layer, whose number the index knows.
///
/// A target may name a space that is not registered: it waits in that space's layer. O(1) expected to find
/// one.
struct SpaceTable: Hashable, Sendable {
  /// One space.
  struct Layer: IdentifiedElement, Hashable, Sendable {
    var space: PointerSpace
    /// Whether the host has registered it; the window always is.
    var isRegistered = false
    /// How many targets name it.
    var targetCount = 0

    var id: SpaceID { space.id }
  }

  private(set) var layers = [Layer(space: PointerSpace(id: 0), isRegistered: true)]
  /// The registered layers from the front.
  private(set) var front = [0]
  private var free: [Int] = []
  /// All but the window, which is layer 0.
  private var table = IdentifierTable()

  var byteCount: Int {
    layers.capacity * MemoryLayout<Layer>.stride + table.byteCount
      + (front.capacity + free.capacity) * MemoryLayout<Int>.stride
  }

  /// The number of a space's layer, or nil where neither a host nor a target has named it.
  func layer(of id: SpaceID) -> Int? { id == 0 ? 0 : table.slot(of: id, in: layers) }

  /// The space with an id, if it is registered.
  func space(_ id: SpaceID) -> PointerSpace? {
    guard let layer = layer(of: id), layers[layer].isRegistered else { return nil }
    return layers[layer].space
  }

  /// The registered spaces from the front.
  var fromFront: [PointerSpace] { front.map { layers[$0].space } }

  // MARK: Spaces

  /// Registers a space, or replaces the one with its id.
  mutating func upsert(_ space: PointerSpace) {
    let number = layer(of: space.id) ?? makeLayer(space.id)
    layers[number].space = space
    layers[number].isRegistered = true
    front.removeAll { $0 == number }
    // From the front: the higher order, then the lower id.
    let place = front.firstIndex {
      space.order > layers[$0].space.order
        || (space.order == layers[$0].space.order && space.id < layers[$0].id)
    }
    front.insert(number, at: place ?? front.count)
  }

  /// Moves a space's origin; false if none has the id.
  mutating func scroll(_ id: SpaceID, to origin: Point) -> Bool {
    guard let layer = layer(of: id), layers[layer].isRegistered else { return false }
    layers[layer].space.origin = origin
    return true
  }

  /// Forgets a space, while its targets wait; the window stays.
  mutating func remove(_ id: SpaceID) -> Bool {
    guard id != 0, let number = layer(of: id), layers[number].isRegistered else { return false }
    layers[number].isRegistered = false
    front.removeAll { $0 == number }
    discardIfUnused(number)
    return true
  }

  // MARK: Targets

  /// A target comes to a space: the number of its layer.
  mutating func add(to id: SpaceID) -> Int {
    let number = layer(of: id) ?? makeLayer(id)
    layers[number].targetCount += 1
    return number
  }

  /// A target leaves its space.
  mutating func remove(from id: SpaceID) {
    guard let number = layer(of: id) else { return }
    layers[number].targetCount -= 1
    discardIfUnused(number)
  }

  // MARK: Layers

  private mutating func makeLayer(_ id: SpaceID) -> Int {
    let layer = Layer(space: PointerSpace(id: id))
    let number: Int
    if let reused = free.popLast() {
      number = reused
      layers[number] = layer
    } else {
      number = layers.count
      layers.append(layer)
    }
    table.insert(number, for: id, in: layers)
    return number
  }

  private mutating func discardIfUnused(_ number: Int) {
    guard number != 0, !layers[number].isRegistered, layers[number].targetCount == 0 else { return }
    table.remove(layers[number].id, in: layers)
    layers[number] = Layer(space: PointerSpace(id: 0))
    free.append(number)
  }
}
