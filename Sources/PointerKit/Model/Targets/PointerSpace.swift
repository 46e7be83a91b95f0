public import Kinematics

/// A layer of targets that moves, clips and stacks as one: window chrome, a scroll view, a popover.
///
/// Scrolling changes ``origin`` alone, in constant time, whatever the number of targets.
public struct PointerSpace: Hashable, Sendable {
  /// The host's name for it; 0 is the window itself, which always exists.
  public var id: SpaceID
  /// Where the space's (0, 0) lies in the window, in points; (0, 0) by default.
  ///
  /// One that is not finite is refused.
  public var origin: Point = .zero
  /// The part of the window through which the space is seen, in window points; nil, the default, is all of
  /// it.
  public var clip: Rect?
  /// Which space is in front: the higher.
  ///
  /// 0 by default, as the window's; of equals the lower id is in front.
  public var order: Int64 = 0
  /// Whether it blocks hover and magnetism behind it, within its clip.
  ///
  /// False by default.
  public var isOpaque = false
  /// Whether its targets count at all; true by default.
  public var isEnabled = true

  /// Creates a space at the window's origin, unclipped, in order 0.
  public init(id: SpaceID) { self.id = id }

  /// A point of the window in the space's own coordinates.
  @inlinable public func local(_ point: Point) -> Point { point - Vector(dx: origin.x, dy: origin.y) }

  /// A rectangle of the space in window coordinates.
  @inlinable public func window(_ rect: Rect) -> Rect { rect.offset(by: Vector(dx: origin.x, dy: origin.y)) }
}
