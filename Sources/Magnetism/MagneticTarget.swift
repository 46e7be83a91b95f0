public import Kinematics

/// A thing on screen that a flick may be drawn to: its id, where it is, and how likely it is to be wanted.
///
/// Magnetism knows nothing of effects. Whoever owns the controls offers those that snap: lifts, highlights
/// and text, not hovers (F5, F6, F7). Leave out what is hidden: an empty frame is a point or a line, and
/// attracts like any other.
public struct MagneticTarget: Hashable, Sendable {
  /// The owner's name for it; between equals the lower id wins.
  public let id: TargetID
  /// The visible rectangle, in points; its centre is where the pointer goes (F4).
  ///
  /// Edges are held within ±10⁹. A target with a NaN edge is never chosen.
  public let frame: Rect
  /// The padded rectangle that counts as hitting the target, in points; its edges belong to it (R3).
  ///
  /// Held like ``frame``. It may be smaller than the frame, where the owner's padding is negative.
  public let region: Rect
  /// How likely it is to be wanted, beside one that has 1: 0.001…1, 1 by default.
  ///
  /// 0.5 for what is wanted half as often as the rest. It never reaches past the radius.
  public let weight: Double
  /// Whether every edge that was given is a number.
  let isOrdered: Bool

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - id: The owner's name for it, unique among the targets of one flick.
  ///   - frame: The visible rectangle, in points.
  ///   - region: The padded rectangle, in points; the frame itself by default.
  ///   - weight: How likely it is to be wanted; held to 0.001…1, NaN becomes 1.
  public init(id: TargetID, frame: Rect, region: Rect? = nil, weight: Double = 1) {
    let region = region ?? frame
    self.id = id
    // Mostly nothing has to be held.
    if Limits.holds(frame), Limits.holds(region) {
      isOrdered = true
      self.frame = frame
      self.region = region
    } else {
      isOrdered = !Limits.isUnordered(frame) && !Limits.isUnordered(region)
      self.frame = Limits.hold(frame)
      self.region = Limits.hold(region)
    }
    self.weight = weight == 1 ? 1 : Limits.hold(weight, 0.001, 1, ifNaN: 1)
  }

  /// Creates a target whose region is its frame grown by a padding, such as 12 with a bezel and 24 without
  /// (R1, R2).
  public init(id: TargetID, frame: Rect, padding: Insets, weight: Double = 1) {
    self.init(id: id, frame: frame, region: frame.outset(by: padding), weight: weight)
  }
}
