import Kinematics

extension PointerPath {
  /// The visual weight: the area that the path paints by the nonzero rule, stroke included, in square points
  /// (S8).
  ///
  /// The 19-point circle has 283.5. Overlapping parts count once. Curves are flattened to a hundredth of a
  /// point; beyond that the area is exact if no contours cross, else within about a percent. O(1).
  public var visualWeight: Double { outline.weight }

  /// Whether the path paints anything.
  ///
  /// A path without area, such as an empty one or a line without a stroke, counts as the free circle.
  public var hasArea: Bool { outline.weight > 0 && !outline.points.isEmpty }

  /// The recommended least width of a stroke, in points: 4.5 (S7).
  ///
  /// A path keeps any width it is given; thinner strokes are hard to see.
  public static let minimumStrokeWidth: Double = 4.5
}
