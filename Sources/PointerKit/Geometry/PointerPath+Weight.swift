import Kinematics

extension PointerPath {
  /// The area that the path paints by the nonzero rule, stroke included, in square points (S8).
  ///
  /// The 19-point circle has 283.5. Overlapping parts count once. Curves are flattened to a hundredth of a
  /// point; beyond that the area is exact if no contours cross, else within about a percent. O(1).
  public var visualWeight: Double { outline.weight }

  /// Whether the path paints anything; one without area, such as a line without a stroke, counts as the
  /// circle.
  public var hasArea: Bool { outline.weight > 0 && !outline.points.isEmpty }

  /// The recommended least width of a stroke, in points: 4.5 (S7); a path keeps any, but thinner ones are
  /// faint.
  public static let minimumStrokeWidth: Double = 4.5
}
