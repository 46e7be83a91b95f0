public import Kinematics

/// The rectangle of a band selection at one instant (I7).
public struct BandState: Hashable, Sendable {
  /// The rectangle between the anchor of the band and the pointer, in window points.
  public internal(set) var rect: Rect
  /// The selected targets, in ascending order of id.
  public internal(set) var selected: [TargetID]
}
