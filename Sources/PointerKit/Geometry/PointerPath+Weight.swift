import Kinematics

extension PointerPath {
  /// The area that the path paints, stroke included, in square points: its visual weight (S8).
  ///
  /// The 19-point circle has 283.5. Parts that overlap count once; what a path paints is decided by the
  /// nonzero rule. Exact but for the flattening of curves to a hundredth of a point where contours do not
  /// cross, else within about a percent. O(1).
  public var visualWeight: Double { outline.weight }

  /// Whether there is anything to see: a path without area, as an empty one or a line without a stroke,
  /// counts as the free circle.
  public var hasArea: Bool { outline.weight > 0 && !outline.points.isEmpty }

  /// The least width of a stroke, in points: 4.5 (S7).
  ///
  /// A path keeps whatever width it is given; thinner ones are hard to see where a shape cannot be solid.
  public static let minimumStrokeWidth: Double = 4.5
}
