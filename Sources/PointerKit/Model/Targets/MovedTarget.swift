public import Kinematics

/// A target and its new frame, for changes of many frames at once.
public struct MovedTarget: Hashable, Sendable {
  /// The target's id.
  public var id: TargetID
  /// The target's new frame.
  public var frame: Rect

  /// Creates a pair of a target and its new frame.
  @inlinable public init(id: TargetID, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
