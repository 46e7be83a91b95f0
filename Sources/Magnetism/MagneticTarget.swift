public import Kinematics

/// An element that may attract a flick: its id and its rectangles.
///
/// Pass the controls to which the pointer snaps: controls with a lift or highlight effect, and lines of text.
/// What does not snap, such as a card, a film or a row beneath a button, neither attracts nor
/// hinders, so leave it out.
public struct MagneticTarget: Hashable, Sendable {
  /// The id, unique among the targets of one flick; of equally near targets, the one with the lower id wins.
  public let id: TargetID
  /// The visible rectangle, in points; the pointer goes to its center.
  ///
  /// Edges are clamped to ±10⁹. A target with a NaN edge is never chosen.
  public let frame: Rect
  /// The hit region, usually the padded frame; in points, including its edges.
  ///
  /// Its edges are clamped in the same way as the edges of ``frame``.
  public let region: Rect
  /// Whether no edge was NaN.
  let isValid: Bool

  /// Creates a target; the region is the frame unless it is stated.
  public init(id: TargetID, frame: Rect, region: Rect? = nil) {
    let region = region ?? frame
    self.id = id
    // A maximum is NaN only together with its minimum.
    isValid = !(frame.hasNaN || region.hasNaN)
    self.frame = frame.clampedToPlane()
    self.region = region.clampedToPlane()
  }

  /// Creates a target whose region is its padded frame.
  ///
  /// The usual padding is 12 points with a bezel, and 24 points without.
  public init(id: TargetID, frame: Rect, padding: Insets) {
    self.init(id: id, frame: frame, region: frame.outset(by: padding))
  }
}

extension Rect {
  /// Whether an edge is NaN, as of a rectangle with a negative extent.
  fileprivate var hasNaN: Bool { minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN }
}
