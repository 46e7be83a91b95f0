public import Kinematics

/// A container of targets and spaces that scrolls, clips and stacks as one, such as a scroll view or popover.
///
/// Spaces are stacking contexts, and form a tree with the window as its root. Scrolling changes only
/// ``origin``, in a time that does not depend on the number of targets.
///
/// A popover in front of the window, with a button in it:
///
/// ```swift
/// var popover = PointerSpace(id: 5)
/// popover.origin = popoverFrame.origin
/// popover.clip = popoverFrame
/// popover.z = 1
/// popover.isOpaque = true
/// engine.upsert(popover, at: now)
/// var done = PointerTarget(id: 80, frame: Rect(x: 12, y: 8, width: 64, height: 32), kind: .button)
/// done.space = 5
/// engine.upsert(done, at: now)
/// ```
///
/// Here `popoverFrame` is a rectangle of the window.
public struct PointerSpace: Hashable, Sendable {
  /// The id that the host has chosen; 0 is the window itself, which always exists.
  public var id: SpaceID
  /// The space that contains this space, the window by default; ignored for the window itself.
  ///
  /// While it is not registered, nothing in the space is visible. A space within itself is refused.
  public var parent: SpaceID = .window
  /// The position of the space's (0, 0) in its parent, in points; (0, 0) by default.
  ///
  /// It is clamped to ±1e9, as is the position in the window. If it is not finite, the space is refused.
  public var origin: Point = .zero
  /// The part of the parent through which the space is visible, in the parent's coordinates; nil by default.
  ///
  /// It applies to everything in the space, together with the clips of all parents. Points on its edges are
  /// visible, unless the clips leave no area, as in a folded section. It is clamped to ±1e9; if it is not
  /// finite, the space is refused.
  public var clip: Rect?
  /// The stacking order of the space among the children of its parent: the highest is in front; 0 by default.
  ///
  /// Of children with the same z, the one with the lower id is in front. Children of negative z are
  /// behind the parent's own targets, and others in front of them. The z of the window is ignored.
  public var z: Int64 = 0
  /// Whether the space hides what is behind it from hover and magnetism, within its clips; false by default.
  ///
  /// It hides none of its own contents, not even children of negative z.
  public var isOpaque = false
  /// Whether a selection band that began in the parent may select targets of the space; false by default.
  ///
  /// A band stays within the space in which it began, such as a scroll view. A space without a clip that is
  /// not opaque has no ground of its own, so a band of its parent always selects in it.
  public var letsParentBandIn = false
  /// Whether the targets of the space, and of all spaces within it, can be hovered; true by default.
  public var isEnabled = true
  /// Whether a flick makes the pointer coast over the space, and over all spaces within it; true by default.
  ///
  /// False suits a canvas, on which a line must end where the finger ends, and the screen of another machine.
  public var coasts = true

  /// The extent of the content, from the space's (0, 0); nil, the default, if it is not known.
  ///
  /// A space can scroll along an axis if its content extends beyond its clip. A row of cards, for example,
  /// moves only to the side, so a scroll downward goes to the space around it. If the content size or the clip
  /// is nil, the space may be one that scrolls by itself: no scroll goes to the space around it, and it has no
  /// ``PointerFrame/autoscroll``. A space is refused if the size is not finite. Sides are clamped to 1e9.
  public var contentSize: Size?

  /// Creates a child of the window at (0, 0), without a clip, at z 0.
  public init(id: SpaceID) { self.id = id }
}
