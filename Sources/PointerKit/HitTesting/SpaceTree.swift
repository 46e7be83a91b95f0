import Kinematics

/// The tree of the spaces' layers, and their stacking order, which is the order of hit testing (M2).
///
/// The layer of a space is its index in ``SpaceTable/layers``.
///
/// Siblings are linked from front to back, so that a subtree of any depth is walked without recursion, a
/// search or a stack.
struct SpaceTree: Hashable, Sendable {
  private struct Node: Hashable, Sendable {
    /// The layers of the parent, the frontmost child and the next sibling behind; −1 for none.
    var parent = -1
    var firstChild = -1
    var nextSibling = -1
    var z: Int64 = 0
    var id: SpaceID = .window
    /// The index of the layer in the list, and the start and the end of its subtree there.
    var index = 0
    var start = 0
    var end = 0
  }

  private var nodes = [Node()]
  /// The layers of the window and of all that it contains, from front to back.
  ///
  /// A layer comes after its children of z 0 and above, and before its other children. Each child comes
  /// with its subtree, so that a subtree is contiguous.
  private(set) var list: [Int] = []
  /// The opaque layers of the list, from front to back.
  private(set) var opaque: [Int] = []

  init() { rebuild { _ in false } }

  var byteCount: Int {
    nodes.capacity * MemoryLayout<Node>.stride + (list.capacity + opaque.capacity) * MemoryLayout<Int>.stride
  }

  // MARK: Queries

  func parent(of layer: Int) -> Int { nodes[layer].parent }

  func hasChildren(_ layer: Int) -> Bool { nodes[layer].firstChild >= 0 }

  func index(of layer: Int) -> Int { nodes[layer].index }

  func range(of layer: Int) -> Range<Int> { nodes[layer].start..<nodes[layer].end }

  func end(of layer: Int) -> Int { nodes[layer].end }

  /// Whether a layer is `ancestor`, or is within it.
  ///
  /// O(depth).
  func isWithin(_ layer: Int, _ ancestor: Int) -> Bool {
    var layer = layer
    while layer >= 0, layer != ancestor { layer = nodes[layer].parent }
    return layer >= 0
  }

  /// The next layer in a walk over the subtree of `root`, in which parents come before their children; −1 at
  /// the end of the walk.
  func next(after layer: Int, within root: Int) -> Int {
    if nodes[layer].firstChild >= 0 { return nodes[layer].firstChild }
    var layer = layer
    while layer != root {
      if nodes[layer].nextSibling >= 0 { return nodes[layer].nextSibling }
      layer = nodes[layer].parent
    }
    return -1
  }

  // MARK: Changes

  mutating func reserve(_ layer: Int) {
    while nodes.count <= layer { nodes.append(Node()) }
  }

  /// Links a layer to its parent; false if it was already linked to that parent with the same z.
  ///
  /// O(siblings). If the result is true, the list must be rebuilt afterwards.
  mutating func link(_ layer: Int, id: SpaceID, z: Int64, to parent: Int) -> Bool {
    if nodes[layer].parent == parent, nodes[layer].z == z { return false }
    unlink(layer)
    (nodes[layer].parent, nodes[layer].id, nodes[layer].z) = (parent, id, z)
    // The layer with the higher z is in front; of equal ones, the layer with the lower id.
    var (previous, next) = (-1, nodes[parent].firstChild)
    while next >= 0, nodes[next].z > z || (nodes[next].z == z && nodes[next].id < id) {
      (previous, next) = (next, nodes[next].nextSibling)
    }
    nodes[layer].nextSibling = next
    if previous < 0 { nodes[parent].firstChild = layer } else { nodes[previous].nextSibling = layer }
    return true
  }

  /// Unlinks a layer from its parent; the layer keeps its children.
  ///
  /// O(siblings). The list must be rebuilt afterwards.
  mutating func unlink(_ layer: Int) {
    let (parent, next) = (nodes[layer].parent, nodes[layer].nextSibling)
    guard parent >= 0 else { return }
    (nodes[layer].parent, nodes[layer].nextSibling) = (-1, -1)
    guard nodes[parent].firstChild != layer else {
      nodes[parent].firstChild = next
      return
    }
    var previous = nodes[parent].firstChild
    while nodes[previous].nextSibling != layer { previous = nodes[previous].nextSibling }
    nodes[previous].nextSibling = next
  }

  /// Rebuilds the list of the layers, from front to back.
  ///
  /// O(layers in the list).
  mutating func rebuild(isOpaque: (Int) -> Bool) {
    list.removeAll(keepingCapacity: true)
    opaque.removeAll(keepingCapacity: true)
    var entered = 0
    while entered >= 0 {
      nodes[entered].start = list.count
      let child = nodes[entered].firstChild
      if child >= 0, nodes[child].z >= 0 {
        entered = child
      } else {
        append(entered, isOpaque)
        entered = child >= 0 ? child : leave(entered, isOpaque)
      }
    }
  }

  /// Ends the subtree of a layer; returns the next layer to enter, or −1.
  ///
  /// If the layer has no further sibling, the subtree of its parent ends too, and so on outward. A parent is
  /// appended to the list after the last of its children of z 0 and above.
  private mutating func leave(_ layer: Int, _ isOpaque: (Int) -> Bool) -> Int {
    var layer = layer
    while true {
      nodes[layer].end = list.count
      let (parent, next) = (nodes[layer].parent, nodes[layer].nextSibling)
      guard parent >= 0 else { return -1 }
      let isLastInFront = next < 0 || nodes[next].z < 0
      if nodes[layer].z >= 0, isLastInFront { append(parent, isOpaque) }
      if next >= 0 { return next }
      layer = parent
    }
  }

  private mutating func append(_ layer: Int, _ isOpaque: (Int) -> Bool) {
    nodes[layer].index = list.count
    list.append(layer)
    if isOpaque(layer) { opaque.append(layer) }
  }
}

/// The placement of a space in the window, which includes the effects of all its parents.
struct SpacePlacement: Hashable, Sendable {
  private(set) var offset = Vector.zero
  /// The part of the window through which the space is visible; nil for the whole window.
  private(set) var clip: Rect?
  /// The layer of the nearest space with a clip of its own, among this space and its parents; −1 if there is
  /// none.
  private(set) var clippingLayer = -1
  private(set) var isAttached = true
  private(set) var isEnabled = true
  /// Whether the clips leave no area, so that nothing is visible; in this case `clip` is a line or a point.
  private(set) var isClippedAway = false
  private(set) var isOpaque = false
  private(set) var hasSurface = false

  static let root = SpacePlacement()
  static let detached = SpacePlacement(isAttached: false)

  private init(isAttached: Bool = true) {
    self.isAttached = isAttached
    isEnabled = isAttached
  }

  init(_ space: PointerSpace, layer: Int, within parent: SpacePlacement) {
    guard parent.isAttached else {
      self = .detached
      return
    }
    let origin = Vector(dx: space.origin.x, dy: space.origin.y)
    let isInWindow = parent.offset == .zero
    offset = isInWindow ? origin : (parent.offset + origin).clampedToPlane()
    isEnabled = parent.isEnabled && space.isEnabled
    isOpaque = space.isOpaque
    hasSurface = space.isOpaque || space.clip != nil
    (clip, clippingLayer, isClippedAway) = (parent.clip, parent.clippingLayer, parent.isClippedAway)
    guard let own = space.clip else { return }
    clippingLayer = layer
    var visible = isInWindow ? own : own.offset(by: parent.offset)
    if let outer = parent.clip { visible = visible.clamped(to: outer) }
    (clip, isClippedAway) = (visible, visible.isEmpty)
  }

  func isVisible(at point: Point) -> Bool {
    guard let clip else { return true }
    return !isClippedAway && clip.contains(point)
  }
}

extension Rect {
  /// The rectangle with each edge clamped into another rectangle: their intersection, or, if they do not
  /// meet, the nearest part of the other rectangle's border.
  fileprivate func clamped(to other: Rect) -> Rect {
    Rect(
      minX: min(max(minX, other.minX), other.maxX), minY: min(max(minY, other.minY), other.maxY),
      maxX: min(max(maxX, other.minX), other.maxX), maxY: min(max(maxY, other.minY), other.maxY))
  }
}
