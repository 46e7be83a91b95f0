import Kinematics

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

  /// The next layer, or nil after the last.
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
