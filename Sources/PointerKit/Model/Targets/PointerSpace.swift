public import Kinematics

/// A container of targets that scrolls, clips and stacks as one, such as a scroll view or a popover.
///
/// Scrolling changes only ``origin``, in constant time however many targets the space contains.
public struct PointerSpace: Hashable, Sendable {
  /// The id that the host has chosen; 0 is the window itself, which always exists.
  public var id: SpaceID
  /// The position of the space's (0, 0) in the window, in points; (0, 0) by default.
  ///
  /// A space is refused if its origin is not finite. Coordinates are clamped to ±1e9.
  public var origin: Point = .zero
  /// The part of the window through which the space is visible, in window coordinates; nil, the default, is
  /// all of it.
  ///
  /// A space is refused if its clip is not finite. Edges are clamped to ±1e9.
  public var clip: Rect?
  /// The stacking order: the space with the highest is in front; 0 by default, as for the window.
  ///
  /// Of equal spaces the one with the lower id is in front.
  public var order: Int64 = 0
  /// Whether spaces behind this one are hidden from hover and magnetism within its clip; false by default.
  public var isOpaque = false
  /// Whether the targets of the space can be hovered; true by default.
  public var isEnabled = true

  /// The extent of the content, from the space's (0, 0); nil, the default, for a space that does not scroll.
  ///
  /// It is only used to help a host scroll (``PointerFrame/autoscroll``): the space can scroll where it has a
  /// clip and the content extends beyond it. A space is refused if its content is not finite. Sides are clamped
  /// to 1e9.
  public var contentSize: Size?

  /// Creates a space at the window's origin, without a clip, in order 0.
  public init(id: SpaceID) { self.id = id }

  /// Converts a point from window coordinates to the space's.
  @inlinable public func local(_ point: Point) -> Point { point - Vector(dx: origin.x, dy: origin.y) }

  /// Converts a rectangle from the space's coordinates to the window's.
  @inlinable public func window(_ rect: Rect) -> Rect { rect.offset(by: Vector(dx: origin.x, dy: origin.y)) }
}
