public import Kinematics

/// One step of drawing a frame; a renderer for a toolkit is a loop over such commands.
///
/// Lengths and positions are in window points, and opacities are 0…1. See ``PointerFrame/drawing``.
public struct DrawingCommand: Hashable, Sendable {
  /// The kind of the command, with its details.
  public let kind: Kind
  /// The element that the command belongs to; nil for the pointer itself, its accessories and its annotation.
  public let target: TargetID?
  /// The space of the element.
  ///
  /// For a pointer beneath an element, it is the space of that element. For everything in front of the
  /// interface, it is the window.
  public let space: SpaceID

  /// Creates a command; with nil for `target`, it belongs to the pointer, an accessory or the annotation.
  public init(_ kind: Kind, of target: TargetID? = nil, in space: SpaceID = .window) {
    self.kind = kind
    self.target = target
    self.space = space
  }

  /// The kinds of commands, with their details.
  public enum Kind: Hashable, Sendable {
    /// Draws the blurred shadow of a rounded rectangle around it, moved by `offset`, and nothing within the
    /// rectangle; `radius` is the standard deviation of the blur.
    ///
    /// So a shadow is never seen through an element, and darkens no label. The same is a `box-shadow` of CSS.
    case shadow(RoundedRect, offset: Vector, radius: Double, color: LinearColor, opacity: Double)
    /// Fills a rounded rectangle.
    case roundedRect(RoundedRect, color: LinearColor, opacity: Double)
    /// Draws a path, stretched from its bounds to fill a rectangle.
    ///
    /// It is then rotated clockwise about the rectangle's center, in radians. A path with a stroke width is
    /// stroked, any other is filled.
    case path(PointerPath, in: Rect, rotation: Double, color: LinearColor, opacity: Double)
    /// Fills polygons together by the nonzero rule; the corners are relative to `center` and scaled about it.
    case outline(PointerOutline, center: Point, scale: Double, color: LinearColor, opacity: Double)
    /// Draws the target's own content, scaled about `center` and then translated.
    ///
    /// Other targets that lie on the content are not drawn with it. ``contentEnd`` is the next command of the
    /// target.
    case contentBegin(center: Point, scale: Double, translation: Vector)
    /// Ends the content that ``contentBegin(center:scale:translation:)`` began.
    case contentEnd
    /// Fills a rounded rectangle with an even tint.
    case tint(RoundedRect, color: LinearColor, opacity: Double)
    /// Draws a white light that fades from `center` to nothing at `radius`, clipped to a rounded rectangle.
    case radialLight(center: Point, radius: Double, opacity: Double, clip: RoundedRect)
    /// Draws the values of an annotation on its background, which the preceding commands have drawn; see
    /// ``AnnotationMetrics``.
    case annotation([PointerAnnotation.Value], in: Rect, color: LinearColor, opacity: Double)
  }
}
