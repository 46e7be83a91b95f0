public import Kinematics

/// The commands of one space, with its clip.
public struct DrawingGroup: Hashable, Sendable {
  /// The space; the window for the group in front of everything.
  public let space: SpaceID
  /// The part of the window through which the space is visible, in window points; nil for the whole window.
  public let clip: Rect?
  /// The indices of the commands in ``PointerFrame/drawing``.
  public let commands: Range<Int>
}
