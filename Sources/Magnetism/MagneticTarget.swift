public import Kinematics

/// An element that may attract a flick: its id, its rectangles and how likely it is to be wanted.
///
/// Pass the controls that snap: lifts, highlights and text, but not hovers (F5, F6, F7). Leave out hidden
/// ones: an empty frame is a point or a line, and attracts like any other.
public struct MagneticTarget: Hashable, Sendable {
  /// The id, unique among the targets of one flick; of equal targets the lower id wins.
  public let id: TargetID
  /// The visible rectangle, in points; the pointer goes to its center (F4).
  ///
  /// Edges are clamped to ±10⁹. A target with a NaN edge is never chosen.
  public let frame: Rect
  /// The padded rectangle that counts as hitting the target, in points, including its edges (R3).
  ///
  /// Clamped like ``frame``. It may be smaller than the frame, if the padding is negative.
  public let region: Rect
  /// How likely the target is to be wanted, relative to a target with 1; 0.001…1.
  ///
  /// Use 0.5 for a target that is wanted half as often as others. The radius applies at any weight.
  public let weight: Double
  /// Whether no edge was NaN.
  let isOrdered: Bool

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the targets of one flick.
  ///   - frame: The visible rectangle, in points.
  ///   - region: The padded rectangle, in points; the frame by default.
  ///   - weight: How likely it is to be wanted; clamped to 0.001…1, NaN becomes 1.
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

  /// Creates a target whose region is its frame padded, such as by 12 with a bezel and 24 without (R1, R2).
  public init(id: TargetID, frame: Rect, padding: Insets, weight: Double = 1) {
    self.init(id: id, frame: frame, region: frame.outset(by: padding), weight: weight)
  }
}
