public import Kinematics

/// The measures of an annotation's platter, so that all renderers draw it alike: one line for each value, the
/// label at the left and the text at the right.
public enum AnnotationMetrics {
  /// The size of the type, in points.
  public static let fontSize = 13.0
  /// From one line to the next, in points.
  public static let lineHeight = 18.0
  /// The room at the left and right, in points.
  public static let horizontalPadding = 9.0
  /// The room above and below all lines, in points.
  public static let verticalPadding = 5.0
  /// The least room between a label and its text, in points.
  public static let gap = 8.0
  /// The corner radius of the platter, in points.
  public static let cornerRadius = 8.0
  /// About how wide a character is, in points: a digit of the wider common faces.
  public static let characterWidth = 8.0

  /// The extents of an annotation: what the host measured, else an estimate.
  ///
  /// O(bytes of its texts).
  public static func size(of annotation: PointerAnnotation) -> Size {
    if let size = annotation.size { return size }
    var label = 0
    var text = 0
    for value in annotation.values {
      label = max(label, value.label.characterCount)
      text = max(text, value.text.characterCount)
    }
    let gap = label > 0 && text > 0 ? AnnotationMetrics.gap : 0
    return Size(
      width: Double(label + text) * characterWidth + gap + 2 * horizontalPadding,
      height: Double(annotation.values.count) * lineHeight + 2 * verticalPadding)
  }
}
