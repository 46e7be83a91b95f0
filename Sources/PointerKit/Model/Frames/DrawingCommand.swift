public import Kinematics

/// One step of drawing a frame, so that a renderer for a new toolkit is a loop over them.
///
/// A host draws its interface without the elements that ``contentBegin(target:center:scale:translation:)``
/// names, then does these in order. Colours are linear-light greys or ``LinearColor``; opacities 0…1; lengths
/// in window points.
public enum DrawingCommand: Hashable, Sendable {
  /// A blurred shadow of a rounded rectangle; `radius` is the blur's standard deviation.
  case shadow(RoundedRect, radius: Double, color: LinearColor, opacity: Double)
  /// A filled rounded rectangle, turned about its middle.
  case roundedRect(RoundedRect, rotation: Double, color: LinearColor, opacity: Double)
  /// A path, stretched from `path.bounds` to fill `rect` and turned about its middle; stroked if it has a
  /// stroke width.
  case path(PointerPath, in: Rect, rotation: Double, color: LinearColor, opacity: Double)
  /// A filled polygon, its corners seen from `center`, drawn larger by `scale` and turned about `center`; the
  /// nonzero rule.
  case outline(
    PointerOutline, center: Point, scale: Double, rotation: Double, color: LinearColor, opacity: Double)
  /// From here to the matching end the host draws the target's own content, scaled about `center` and then
  /// moved.
  case contentBegin(target: TargetID, center: Point, scale: Double, translation: Vector)
  /// The end of the target's content.
  case contentEnd(target: TargetID)
  /// An even tint over a rounded rectangle.
  case tint(RoundedRect, color: LinearColor, opacity: Double)
  /// A white light that fades from the centre to nothing at `radius`, clipped to a rounded rectangle.
  case radialLight(center: Point, radius: Double, opacity: Double, clip: RoundedRect)
  /// The lines of an annotation on its platter, which the commands before have drawn; see
  /// ``AnnotationMetrics``.
  case annotation([PointerAnnotation.Value], in: Rect, color: LinearColor, opacity: Double)
}
