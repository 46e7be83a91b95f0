public import Kinematics

/// A container of targets and spaces that scrolls, clips and stacks as one, such as a scroll view or a
/// popover.
///
/// Spaces are stacking contexts, and form a tree with the window as its root. A space's own targets are at
/// order 0 in it: children of negative order are behind them, the others in front. Scrolling changes only
/// ``origin``, and moves all that the space contains, in a time that does not depend on the number of
/// targets.
public struct PointerSpace: Hashable, Sendable {
  /// The id that the host has chosen; 0 is the window itself, which always exists.
  public var id: SpaceID
  /// The space that contains this one; the window by default.
  ///
  /// While the parent is not registered, the space and all that it contains are not visible. A space that
  /// would be within itself is refused. The parent of the window is ignored.
  public var parent: SpaceID = .window
  /// The position of the space's (0, 0) in its parent, in points; (0, 0) by default.
  ///
  /// A space is refused if its origin is not finite. Coordinates are clamped to ±1e9, and so is the resulting
  /// position in the window.
  public var origin: Point = .zero
  /// The part of the parent through which the space is visible, in the parent's coordinates; nil, the
  /// default, is all of it.
  ///
  /// It applies to all that the space contains, and so do the clips of all its parents. The edges of the clip
  /// belong to it. But if the clips leave no area, as those of a folded section, nothing is visible. A space
  /// is refused if its clip is not finite. Edges are clamped to ±1e9.
  public var clip: Rect?
  /// The stacking order among the children of its parent: the highest is in front; 0 by default.
  ///
  /// Of children with the same order, the one with the lower id is in front. Spaces of negative order are
  /// behind the parent's own targets, the others in front of them. The order of the window is ignored.
  public var order: Int64 = 0
  /// Whether what is behind this space is hidden from hover and magnetism within its clips; false by default.
  ///
  /// Its surface lies beneath all that it contains, children of negative order included.
  public var isOpaque = false
  /// Whether the targets of the space and of all that it contains can be hovered; true by default.
  public var isEnabled = true

  /// The extent of the content, from the space's (0, 0); nil, the default, for a space that does not scroll.
  ///
  /// The size is used only for ``PointerFrame/autoscroll``: the space can scroll if it has a clip and the
  /// content extends beyond the clip. A space is refused if its content is not finite. Sides are clamped to
  /// 1e9.
  public var contentSize: Size?

  /// Creates a child of the window at its origin, without a clip, in order 0.
  public init(id: SpaceID) { self.id = id }
}
