import Kinematics

/// The tree of the spaces' layers, and their stacking order, which is the order of hit testing (M2).
///
/// The layer of a space is its index in ``SpaceTable/layers``.
///
/// Siblings are linked from front to back, so that a subtree of any depth is walked without recursion, a
/// search or a stack.
struct SpaceTree: Hashable, Sendable {
  struct Node: Hashable, Sendable {
    /// The layer of the parent; nil for the window and for a layer that is not linked.
    var parent: Int?
    /// The layer of the frontmost child.
    var firstChild: Int?
    /// The layer of the next sibling behind.
    var nextSibling: Int?
    var z: Int64 = 0
    var id: SpaceID = .window
    /// The index of the layer in ``SpaceTree/order``, if it is there.
    var index = 0
    /// The indices of the subtree in ``SpaceTree/order``, if it is there: the first, and the one after the
    /// last.
    var subtreeStart = 0
    var subtreeEnd = 0
  }

  /// The nodes by layer; 0 is the window, the root.
  private(set) var nodes = [Node()]
  /// The layers of the window and of all that it contains, from front to back.
  ///
  /// A layer comes after its children of z 0 and above, and before its other children. Each child comes
  /// with its subtree, so that a subtree is contiguous.
  private(set) var order: [Int] = []
  /// The opaque layers of ``order``, from front to back.
  private(set) var opaqueLayers: [Int] = []

  init() { rebuildOrder { _ in false } }

  /// The memory that the tree uses, in bytes.
  var byteCount: Int {
    nodes.capacity * MemoryLayout<Node>.stride
      + (order.capacity + opaqueLayers.capacity) * MemoryLayout<Int>.stride
  }

  // MARK: Queries

  /// The layer of the parent; nil for the window and for a layer that is not linked.
  func parent(of layer: Int) -> Int? { nodes[layer].parent }

  func hasChildren(_ layer: Int) -> Bool { nodes[layer].firstChild != nil }

  /// The index in ``order`` of a layer that is there; a layer farther in front has a lower index.
  func index(of layer: Int) -> Int { nodes[layer].index }

  /// The index in ``order`` after the last layer of a subtree.
  func subtreeEnd(of layer: Int) -> Int { nodes[layer].subtreeEnd }

  /// Whether a layer is `ancestor`, or is within it.
  ///
  /// O(depth).
  func isWithin(_ layer: Int, _ ancestor: Int) -> Bool {
    var next: Int? = layer
    while let layer = next {
      if layer == ancestor { return true }
      next = nodes[layer].parent
    }
    return false
  }

  /// The next layer in a walk over the subtree of `root`, in which parents come before their children; nil at
  /// the end of the walk.
  func next(after layer: Int, within root: Int) -> Int? {
    if let child = nodes[layer].firstChild { return child }
    var layer = layer
    while layer != root {
      if let sibling = nodes[layer].nextSibling { return sibling }
      guard let parent = nodes[layer].parent else { return nil }
      layer = parent
    }
    return nil
  }

  // MARK: Changes

  /// Makes room for a layer.
  mutating func reserve(_ layer: Int) {
    while nodes.count <= layer { nodes.append(Node()) }
  }

  /// Links a layer to its parent; false if it was already linked to that parent with the same z.
  ///
  /// O(siblings). If the result is true, the order must be rebuilt afterwards.
  mutating func link(_ layer: Int, id: SpaceID, z: Int64, to parent: Int) -> Bool {
    if nodes[layer].parent == parent, nodes[layer].z == z { return false }
    unlink(layer)
    nodes[layer].parent = parent
    nodes[layer].id = id
    nodes[layer].z = z
    var previous: Int?
    var next = nodes[parent].firstChild
    while let sibling = next, isInFront(sibling, of: layer) {
      previous = sibling
      next = nodes[sibling].nextSibling
    }
    nodes[layer].nextSibling = next
    if let previous { nodes[previous].nextSibling = layer } else { nodes[parent].firstChild = layer }
    return true
  }

  /// Whether a layer is in front of a sibling: it has the higher z, or the same z and the lower id.
  func isInFront(_ layer: Int, of sibling: Int) -> Bool {
    if nodes[layer].z != nodes[sibling].z { return nodes[layer].z > nodes[sibling].z }
    return nodes[layer].id < nodes[sibling].id
  }

  /// Unlinks a layer from its parent; the layer keeps its children.
  ///
  /// O(siblings). The order must be rebuilt afterwards.
  mutating func unlink(_ layer: Int) {
    guard let parent = nodes[layer].parent else { return }
    let next = nodes[layer].nextSibling
    nodes[layer].parent = nil
    nodes[layer].nextSibling = nil
    if nodes[parent].firstChild == layer {
      nodes[parent].firstChild = next
      return
    }
    var sibling = nodes[parent].firstChild
    while let previous = sibling, nodes[previous].nextSibling != layer {
      sibling = nodes[previous].nextSibling
    }
    if let previous = sibling { nodes[previous].nextSibling = next }
  }

  /// Rebuilds ``order`` and ``opaqueLayers``.
  ///
  /// O(layers in the order).
  mutating func rebuildOrder(isOpaque: (Int) -> Bool) {
    order.removeAll(keepingCapacity: true)
    opaqueLayers.removeAll(keepingCapacity: true)
    var next: Int? = 0
    while let layer = next {
      nodes[layer].subtreeStart = order.count
      let child = nodes[layer].firstChild
      if let child, nodes[child].z >= 0 {
        next = child
      } else {
        append(layer, isOpaque)
        next = child ?? endSubtree(of: layer, isOpaque)
      }
    }
  }

  /// Ends the subtree of a layer in the order; returns the layer whose subtree begins next, or nil.
  ///
  /// If the layer has no further sibling, the subtree of its parent ends too, and so on outward. A parent is
  /// appended to the order after the last of its children of z 0 and above.
  private mutating func endSubtree(of layer: Int, _ isOpaque: (Int) -> Bool) -> Int? {
    var layer = layer
    while true {
      nodes[layer].subtreeEnd = order.count
      guard let parent = nodes[layer].parent else { return nil }
      let next = nodes[layer].nextSibling
      let isLastInFrontOfParent = nodes[layer].z >= 0 && next.map { nodes[$0].z < 0 } ?? true
      if isLastInFrontOfParent { append(parent, isOpaque) }
      if let next { return next }
      layer = parent
    }
  }

  private mutating func append(_ layer: Int, _ isOpaque: (Int) -> Bool) {
    nodes[layer].index = order.count
    order.append(layer)
    if isOpaque(layer) { opaqueLayers.append(layer) }
  }
}
