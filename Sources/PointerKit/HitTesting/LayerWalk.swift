import Kinematics

/// A walk over the enabled layers from front to back.
///
/// It is passed the table at each step, since an iterator would retain what it iterates over.
struct LayerWalk {
  private let point: Point?
  private var index = 0

  /// Creates a walk over all enabled layers, or over those that are visible at a point of the window.
  ///
  /// These are the layers whose clip contains the point, down to the first opaque one.
  @inline(__always)
  init(at point: Point? = nil) { self.point = point }

  /// The next layer, or nil after the last.
  @inline(__always)
  mutating func next(in spaces: borrowing SpaceTable) -> Int? {
    let (order, layers) = (spaces.order.span, spaces.layers.span)
    while index < order.count {
      let layer = order[index]
      index &+= 1
      guard layers[layer].space.isEnabled else { continue }
      if let point {
        if let clip = spaces.clip(of: layer), !clip.contains(point) { continue }
        if layers[layer].space.isOpaque { index = order.count }
      }
      return layer
    }
    return nil
  }
}
