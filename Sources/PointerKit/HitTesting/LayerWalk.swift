import Kinematics

/// A walk over the layers of enabled spaces, from front to back.
///
/// A layer is the index of a space in ``SpaceTable/layers``. The table is passed at each step, since an
/// iterator would retain the table.
struct LayerWalk {
  private let point: Point?
  /// The index in ``SpaceTree/order`` at which the walk goes on.
  private var nextIndex = 0
  /// The index in ``SpaceTree/order`` at which the walk ends.
  private var endIndex = Int.max

  /// Creates a walk over all enabled layers or, if a point of the window is given, over those that are
  /// visible at the point.
  ///
  /// A layer is visible if its clip contains the point. If a visible layer is opaque, the walk ends with
  /// the subtree of that layer, since the layer hides everything behind its subtree.
  init(at point: Point? = nil) { self.point = point }

  /// The index in ``SpaceTree/order`` of the layer that ``next(in:)`` returned last.
  var index: Int { nextIndex - 1 }

  /// The next layer; nil after the last.
  mutating func next(in spaces: borrowing SpaceTable) -> Int? {
    let (order, placements) = (spaces.tree.order.span, spaces.placements.span)
    let end = min(endIndex, order.count)
    while nextIndex < end {
      let layer = order[nextIndex]
      nextIndex &+= 1
      guard placements[layer].isEnabled else { continue }
      if let point {
        guard placements[layer].isWithinClip(point) else { continue }
        if placements[layer].isOpaque { endAfterSubtree(of: layer, in: spaces) }
      }
      return layer
    }
    return nil
  }

  /// Makes the walk end with the subtree of a layer.
  mutating func endAfterSubtree(of layer: Int, in spaces: borrowing SpaceTable) {
    endIndex = min(endIndex, spaces.tree.subtreeEnd(of: layer))
  }
}
