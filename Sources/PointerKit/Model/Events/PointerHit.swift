public import Kinematics
public import Magnetism

/// The result of a hit test: the target that a click at a point of the window would reach.
public struct PointerHit: Hashable, Sendable {
  /// The target.
  public let target: TargetID
  /// The space of the target.
  public let space: SpaceID
  /// The location of the click, in window points.
  ///
  /// With continuous precision, this can be any point. Otherwise it is on a step, on a line, or at the center
  /// of a snapped control.
  public let location: Point
}
