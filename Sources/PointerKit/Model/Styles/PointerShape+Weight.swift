import Kinematics

extension PointerShape {
  /// The visual weight of the free circle (S1), in square points; other shapes should have about it (S8).
  public static let standardVisualWeight = Double.pi * 9.5 * 9.5

  /// The area that the shape paints, in square points (S8).
  ///
  /// A beam is ``PointerPath/minimumStrokeWidth`` thick. A length not finite and positive counts as 0.
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
