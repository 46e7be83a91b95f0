import Kinematics

/// The rounded rectangle that the pointer becomes behind a highlighted element; the light of the highlight
/// lies on it (E1, E2).
///
/// Its shape comes from `StyleResolution+HighlightShape`. The growth and the shadow of the element are in
/// `ContentState+Effects`, and the light of the highlight is in `ContentState+Light`.
struct HighlightPlate: Hashable, Sendable {
  var size: Size
  var cornerRadius: Double
  /// The offset of the plate's center from the element's center.
  var offset: Vector

  /// Creates the plate of a style; nil if the style has no highlight, or if the pointer's shape is a path.
  ///
  /// With a path, the light stays on the element.
  init?(_ style: borrowing ResolvedStyle) {
    guard style.effect == .highlight, style.shape.path == nil else { return nil }
    size = style.shape.size
    cornerRadius = style.shape.cornerRadius
    offset = style.shape.offset
  }

  /// The rounded rectangle of the plate around the center of its element, at a scale.
  func shape(around center: Point, scale: Double) -> RoundedRect {
    RoundedRect(
      Rect(
        center: center + offset * scale,
        size: Size(width: max(0, size.width * scale), height: max(0, size.height * scale))),
      cornerRadius: max(0, cornerRadius * scale))
  }

  /// The unscaled rectangle of the plate around the center of its element.
  func rect(around center: Point) -> Rect { Rect(center: center + offset, size: size) }
}
