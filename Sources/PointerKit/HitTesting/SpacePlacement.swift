import Kinematics

/// The placement of a space in the window, which includes the effects of all its parents.
struct SpacePlacement: Hashable, Sendable {
  /// The position of the space's origin in the window, as a vector within ±1e9.
  private(set) var offset = Vector.zero
  /// The part of the window through which the space is visible; nil for the whole window.
  private(set) var clip: Rect?
  /// The layer of the nearest space with a clip of its own, among this space and its parents; nil if there is
  /// none.
  private(set) var clippingLayer: Int?
  /// Whether the space and all its parents are registered.
  private(set) var isAttached = true
  /// Whether the space is attached, and the space and all its parents are enabled.
  private(set) var isEnabled = true
  /// Whether the clips leave no area, so that nothing is visible; in this case `clip` is a line or a point.
  private(set) var isClippedAway = false
  /// Whether the surface of the space hides what is behind it.
  private(set) var isOpaque = false
  /// Whether the space has a clip of its own or is opaque.
  private(set) var hasSurface = false

  /// A placement without offset and clip, from which the placement of the window is computed.
  static let root = SpacePlacement()
  /// The placement of a space that is not registered, or waits for one of its parents to be registered.
  static let detached = SpacePlacement(isAttached: false)

  private init(isAttached: Bool = true) {
    self.isAttached = isAttached
    isEnabled = isAttached
  }

  /// Computes the placement of a registered space from the placement of its parent.
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
    clip = parent.clip
    clippingLayer = parent.clippingLayer
    isClippedAway = parent.isClippedAway
    guard let ownClip = space.clip else { return }
    var visible = isInWindow ? ownClip : ownClip.offset(by: parent.offset)
    if let outer = parent.clip { visible = visible.clamped(to: outer) }
    clip = visible
    clippingLayer = layer
    isClippedAway = visible.isEmpty
  }

  /// Whether the clips leave the space visible at a point of the window, without regard to what is in front
  /// of it.
  func isWithinClip(_ point: Point) -> Bool {
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
