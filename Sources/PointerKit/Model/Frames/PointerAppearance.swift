public import Kinematics

/// The visible pointer at one instant.
public struct PointerAppearance: Hashable, Sendable {
  /// The position of the pointer in the stacking order (E14).
  public enum Layer: UInt8, Hashable, Sendable {
    /// In front of the interface.
    case front
    /// Behind the content of the hovered element.
    case behind
  }

  /// The kind of an outline.
  public enum Outline: UInt8, Hashable, Sendable {
    /// A circle.
    case circle
    /// A rounded rectangle, including any shape between a circle, a beam and a control's shape.
    case roundedRect
    /// A vertical beam.
    case verticalBeam
    /// A horizontal beam.
    case horizontalBeam
    /// The path in ``PointerAppearance/path``, or during a morph the polygon in ``PointerFrame/outline``.
    case path
  }

  /// The kind of the outline.
  ///
  /// During a morph it is `path` if either shape is a path, else `roundedRect`. A beam is `roundedRect` until
  /// it has reached its line.
  public var outline = Outline.circle
  /// The center of the outline, in window points.
  public var center = Point.zero
  /// The size of the outline before ``scale``, in points.
  public var size = Size.zero
  /// The corner radius before ``scale``, in points.
  public var cornerRadius: Double = 0
  /// The opacity, 0…1.
  public var opacity: Double = 1
  /// The scale about the center; below 1 while pressed.
  public var scale: Double = 1
  /// The position in the stacking order.
  public var layer = Layer.front
  /// The relative luminance of the material, 0…1, linear.
  public var luminance: Double = 0
  /// The contrast ratio of the material, at its opacity, to the backdrop, 1…21 (WCAG 2).
  public var contrast: Double = 1
  /// The outline if its kind is `path`, stretched from its bounds to ``size``; nil for other kinds, and during
  /// a morph, whose outline is the polygon in ``PointerFrame/outline``.
  public var path: PointerPath?

  /// Creates a circle of size zero at the origin.
  public init() {}

  /// The rounded rectangle that the outline fills, scale included; for a path, its bounds.
  public var roundedRect: RoundedRect { RoundedRect(bounds, cornerRadius: cornerRadius * scale) }

  @inline(__always)
  var bounds: Rect {
    Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale))
  }
}
