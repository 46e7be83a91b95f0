public import Kinematics

/// The visible pointer at one instant.
public struct PointerAppearance: Hashable, Sendable {
  /// Whether it is drawn over the interface or beneath the element's content (E14).
  public enum Layer: UInt8, Hashable, Sendable {
    /// Above everything.
    case front
    /// Behind the content of the hovered element.
    case behind
  }

  /// The outline's kind.
  public enum Outline: UInt8, Hashable, Sendable {
    /// A circle.
    case circle
    /// A rounded rectangle: anything between a circle, a beam and a control's shape.
    case roundedRect
    /// An upright beam.
    case verticalBeam
    /// A lying beam.
    case horizontalBeam
    /// The path in ``path``, or on the way to or from one the polygon in ``PointerFrame/outline``.
    case path
  }

  /// The outline's kind.
  ///
  /// While one rounded shape becomes another, and until a beam is on its line, it is `roundedRect`; while a
  /// path is at either end it is `path`.
  public var outline = Outline.circle
  /// The middle of the outline, in window points.
  public var center = Point.zero
  /// The extents of the outline before ``scale``, in points.
  public var size = Size.zero
  /// The corner radius before ``scale``, in points.
  public var cornerRadius: Double = 0
  /// How visible it is, 0…1.
  public var opacity: Double = 1
  /// The factor by which it is drawn larger or smaller about its middle, as while pressed.
  public var scale: Double = 1
  /// In front of the interface or behind the element's content.
  public var layer = Layer.front
  /// The relative luminance of its material, 0…1 linear.
  public var luminance: Double = 0
  /// The contrast of the material, drawn with its own opacity, against what lies beneath: 1…21 (WCAG 2).
  public var contrast: Double = 1
  /// The outline where it is neither circle, rounded rectangle nor beam; stretched from its bounds to
  /// ``size``.
  ///
  /// Nil while the pointer is on its way: then it is the polygon in ``PointerFrame/outline``.
  public var path: PointerPath?

  /// Creates the plain pointer at the origin, without extent.
  public init() {}

  /// The rounded rectangle that the pointer fills, scale included; a path's is its bounds.
  public var roundedRect: RoundedRect {
    RoundedRect(
      Rect(center: center, size: Size(width: size.width * scale, height: size.height * scale)),
      cornerRadius: cornerRadius * scale)
  }
}
