import Kinematics

/// The rounded rectangle that the pointer becomes behind a highlighted element; the light of the highlight
/// lies on it (E1, E2).
struct HighlightPlate: Hashable, Sendable {
  var size: Size
  var cornerRadius: Double
  /// The offset of the plate's center from the element's.
  var offset: Vector

  /// Creates the plate of a style; nil if the style has no highlight, or if the pointer's shape is a path.
  ///
  /// With a path, the light stays on the element.
  init?(_ style: ResolvedStyle) {
    guard style.effect == .highlight, style.shape.path == nil else { return nil }
    size = style.shape.size
    cornerRadius = style.shape.cornerRadius
    offset = style.shape.offset
  }

  /// The plate around the center of its element, at a scale.
  func shape(around center: Point, scale: Double) -> RoundedRect {
    RoundedRect(
      Rect(
        center: center + offset * scale,
        size: Size(width: max(0, size.width * scale), height: max(0, size.height * scale))),
      cornerRadius: max(0, cornerRadius * scale))
  }
}
