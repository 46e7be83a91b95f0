import Kinematics

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
