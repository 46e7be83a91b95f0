public import Kinematics
public import Magnetism

/// What a click at a point of the window would reach.
public struct PointerHit: Hashable, Sendable {
  /// The target.
  public let target: TargetID
  /// The space that the target is in.
  public let space: SpaceID
  /// Where the click would land, in window points: exact to the point, on a step, on a line, or at the center
  /// of a snapped control.
  public let location: Point
}
