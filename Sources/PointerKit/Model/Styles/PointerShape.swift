public import Kinematics

/// The shape of the pointer (S1–S3), and its visual weight (S8).
///
/// With a highlight or lift effect, the shape is centered on the element. Otherwise it is centered on the
/// pointer's location; a path has its ``PointerPath/anchor`` there (S6).
///
/// If the size of a rounded rectangle is not finite and positive, the size of the element replaces it. If the
/// diameter of a circle or the length of a beam is not finite and positive,
/// ``PointerConfiguration/circleDiameter`` replaces it. A corner radius that is negative or not finite
/// becomes 8 points.
public enum PointerShape: Hashable, Sendable {
  /// A circle; 19 points across by default (S1).
  case circle(diameter: Double = 19)
  /// A rectangle with rounded corners; their radius is 8 points by default (E12).
  case roundedRect(Size, radius: Double = 8)
  /// A vertical beam, as over text; its length is limited to the height of the hit region.
  case verticalBeam(length: Double)
  /// A horizontal beam, as over vertical text; its length is limited to the width of the hit region.
  case horizontalBeam(length: Double)
  /// Any outline; a path without area is replaced with the free circle.
  case path(PointerPath)

  /// The visual weight of the free circle (S1), in square points.
  ///
  /// Other shapes should have about the same weight (S8).
  public static let standardVisualWeight = Double.pi * 9.5 * 9.5

  /// The area that the shape paints, in square points (S8).
  ///
  /// A beam counts as ``PointerPath/minimumStrokeWidth`` thick. A length that is not finite and positive
  /// counts as 0.
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
