import Kinematics

/// A walk over the layers of enabled spaces, from front to back.
///
/// The layer of a space is its index in ``SpaceTable/layers``. The table is passed at each step, since an
/// iterator would retain the table.
struct LayerWalk {
  private let point: Point?
  /// The index after the present layer, in the list of all layers from front to back.
  private(set) var index = 0
  private var end = Int.max

  /// Creates a walk over all enabled layers, or over the enabled layers that are visible at a point of the
  /// window.
  ///
  /// A layer is visible if its clip contains the point. The walk ends with the subtree of the first opaque
  /// layer among these, since that layer hides everything behind it.
  @inline(__always)
  init(at point: Point? = nil) { self.point = point }

  /// The next layer, or nil after the last.
  @inline(__always)
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

  /// Makes the walk end with the subtree of a layer.
  mutating func confine(to layer: Int, in spaces: borrowing SpaceTable) {
    end = min(end, spaces.tree.end(of: layer))
  }
}
