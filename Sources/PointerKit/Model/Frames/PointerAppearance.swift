public import Kinematics

/// The visible pointer at one instant.
public struct PointerAppearance: Hashable, Sendable {
  /// The position of the pointer in the stacking order.
  public enum Layer: UInt8, Hashable, Sendable {
    /// In front of the interface.
    case front
    /// Directly beneath the element that ``PointerAppearance/behind`` names.
    case behind
  }

  /// The kind of an outline.
  public enum Outline: UInt8, Hashable, Sendable {
    /// A circle.
    case circle
    /// A rounded rectangle, including every shape between a circle, a beam and a control's shape.
    case roundedRect
    /// A vertical beam.
    case verticalBeam
    /// A horizontal beam.
    case horizontalBeam
    /// The path in ``PointerAppearance/path``, or during a morph the polygons in ``PointerFrame/outline``.
    case path
  }

  /// The kind of the outline.
  ///
  /// During a morph, this is `path` if either shape is a path, and otherwise `roundedRect`. A pointer that
  /// becomes a beam is a `roundedRect` until it has reached its line of text.
  public package(set) var outline = Outline.circle
  /// The center of the outline, in window points.
  ///
  /// During a morph, this is the center of the rectangle that has the size ``size``.
  public package(set) var center = Point.zero
  /// The size of the outline before ``scale``, in points.
  ///
  /// During a morph to or from a path, this is usually the size of the bounds of the polygons in
  /// ``PointerFrame/outline``. It is greater if the path has more, such as a line that paints nothing.
  public package(set) var size = Size.zero
  /// The corner radius before ``scale``, in points.
  public package(set) var cornerRadius: Double = 0
  /// The opacity, 0…1.
  public package(set) var opacity: Double = 1
  /// The scale about the center, 0…2; usually below 1 during a press.
  public package(set) var scale: Double = 1
  /// The element that the pointer is directly beneath; nil if the pointer is in front of everything.
  ///
  /// This is the element that the pointer highlights or lifts. The element's clip applies to the pointer too.
  /// After the pointer has left the element, this value stays the same until the pointer's outline no longer
  /// overlaps the element. If the pointer is beneath several elements, this is the element that is painted
  /// first.
  public package(set) var behind: TargetID?
  /// The position in the stacking order: `behind` while ``behind`` names an element, and otherwise `front`.
  public var layer: Layer { behind == nil ? .front : .behind }
  /// The relative luminance of the material, 0…1, linear.
  public package(set) var luminance: Double = 0
  /// The contrast ratio between the backdrop and the material at its opacity, 1…21 (WCAG 2).
  ///
  /// Each access computes the ratio, which takes about 100 ns.
  public var contrast: Double { backdrop.contrast(of: luminance, opacity: opacity) }
  /// The path if the outline is a path, stretched from its bounds to ``size``; otherwise nil.
  ///
  /// During a morph, the outline is the polygons in ``PointerFrame/outline``.
  public package(set) var path: PointerPath?
  /// The backdrop against which the pointer is seen.
  var backdrop = Backdrop.white
  /// The opacity of the accessories' material: that of the free pointer, even while the pointer is a
  /// highlight.
  var materialOpacity = 1.0

  /// Creates a circle of size zero at the origin.
  package init() {}

  /// The rounded rectangle that the outline fills, scale included; for a path, its bounds.
  public var roundedRect: RoundedRect { RoundedRect(bounds, cornerRadius: cornerRadius * scale) }

  /// The rectangle of the outline as it is drawn, scale included.
  var bounds: Rect {
    Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }

  /// The distance from the center to the outline along a unit vector, in points; for a path, the distance to
  /// its bounds.
  ///
  /// It is as smooth as the outline, and 0 for a pointer of size zero and for a zero vector.
  public func edgeDistance(along direction: Vector) -> Double {
    let width = size.width * scale / 2
    let height = size.height * scale / 2
    let (x, y) = (direction.dx.magnitude, direction.dy.magnitude)
    guard width > 0 || height > 0, x + y > 0 else { return 0 }
    // The distance to the sides. A ray along an axis meets no side that is parallel to it.
    let side = min(x > 0 ? width / x : .infinity, y > 0 ? height / y : .infinity)
    let radius = max(0, min(cornerRadius * scale, min(width, height)))
    let corner = Vector(dx: width - radius, dy: height - radius)
    guard x * side > corner.dx, y * side > corner.dy else { return side }
    // Within the square of a corner the ray crosses the arc: |t·d − corner| = radius.
    let along = x * corner.dx + y * corner.dy
    let discriminant = along * along - corner.lengthSquared + radius * radius
    return along + max(0, discriminant).squareRoot()
  }
}
