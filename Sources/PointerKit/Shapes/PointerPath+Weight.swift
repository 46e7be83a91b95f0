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

extension PointerShape {
  /// The visual weight of the free circle, which other shapes should have as well, in square points (S8).
  ///
  /// It is that of a circle 19 points across (S1).
  public static let standardVisualWeight = Double.pi * 9.5 * 9.5

  /// The area that the shape paints, in square points (S8).
  ///
  /// A beam counts with ``PointerPath/minimumStrokeWidth`` as its thickness. Lengths that are not finite and
  /// positive count as nothing.
  public var visualWeight: Double {
    func area(_ width: Double, _ height: Double, _ radius: Double) -> Double {
      guard width.isFinite, height.isFinite else { return 0 }
      return RoundedRect(Rect(x: 0, y: 0, width: width, height: height), cornerRadius: radius).area
    }
    switch self {
    case .circle(let diameter): return area(diameter, diameter, diameter / 2)
    case .roundedRect(let size, let radius): return area(size.width, size.height, radius)
    case .verticalBeam(let length), .horizontalBeam(let length):
      return area(PointerPath.minimumStrokeWidth, length, PointerPath.minimumStrokeWidth / 2)
    case .path(let path): return path.visualWeight
    }
  }
}
