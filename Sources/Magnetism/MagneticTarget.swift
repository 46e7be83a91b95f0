public import Kinematics

/// An element that may attract a flick: its id, its rectangles, and how likely the person is to mean it.
///
/// Pass the controls to which the pointer snaps: controls with a lift or highlight effect, and lines of text.
/// Do not pass controls with a hover effect (F5, F6, F7). Leave out hidden controls, since even an empty
/// frame attracts, as a point or a line.
public struct MagneticTarget: Hashable, Sendable {
  /// The id, unique among the targets of one flick; of otherwise equal targets, the one with the lower id
  /// wins.
  public let id: TargetID
  /// The visible rectangle, in points; the pointer goes to its center (F4).
  ///
  /// Edges are clamped to ±10⁹. A target with a NaN edge is never chosen.
  public let frame: Rect
  /// The hit region, usually the padded frame; in points, including its edges (R3).
  ///
  /// Its edges are clamped in the same way as the edges of ``frame``. With negative padding the region is
  /// smaller than the frame.
  public let region: Rect
  /// How likely the person is to mean the target, relative to a target with a weight of 1; 0.001…1.
  ///
  /// Use 0.5 for a target that people use half as often as others.
  public let weight: Double
  /// Whether no edge was NaN.
  let isOrdered: Bool

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the targets of one flick.
  ///   - frame: The visible rectangle, in points.
  ///   - region: The padded rectangle, in points; the frame by default.
  ///   - weight: How likely the person is to mean the target; clamped to 0.001…1, NaN becomes 1.
  public init(id: TargetID, frame: Rect, region: Rect? = nil, weight: Double = 1) {
    let region = region ?? frame
    self.id = id
    // A maximum is NaN only together with its minimum.
    isOrdered =
      frame.minX == frame.minX && frame.minY == frame.minY && region.minX == region.minX
      && region.minY == region.minY
    self.frame = frame.clampedToPlane()
    self.region = region.clampedToPlane()
    self.weight = weight.clamped(to: 0.001...1, default: 1)
  }

  /// Creates a target whose region is its padded frame.
  ///
  /// The usual padding is 12 points with a bezel, and 24 points without (R1, R2).
  public init(id: TargetID, frame: Rect, padding: Insets, weight: Double = 1) {
    self.init(id: id, frame: frame, region: frame.outset(by: padding), weight: weight)
  }
}
