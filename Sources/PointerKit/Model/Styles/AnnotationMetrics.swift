public import Kinematics

/// The measures of an annotation, so that all renderers draw it in the same way.
///
/// Lengths are in points. Each value is one line, with its label at the left and its text at the right.
public enum AnnotationMetrics {
  /// The size of the font.
  public static let fontSize = 13.0
  /// The weight of the font on the scale of CSS, 1…1000; 500 is medium.
  public static let fontWeight = 500
  /// The opacity of a label, as a share of the opacity of the value's text.
  public static let labelOpacity = 0.6
  /// The height of a line.
  public static let lineHeight = 18.0
  /// The distance of the baseline from the top of a line.
  ///
  /// This centers digits in the line: the center of a digit is about 0.36 of the font size above the
  /// baseline.
  public static let baseline = 13.68
  /// The padding to the left and right of the lines.
  public static let horizontalPadding = 9.0
  /// The padding above and below the lines.
  public static let verticalPadding = 5.0
  /// The minimum distance between the label and the text of a value.
  public static let gap = 8.0
  /// The corner radius of the platter, which is the background of the annotation.
  public static let cornerRadius = 8.0
  /// The assumed width of a character, which is the width of a digit in a wide font.
  public static let characterWidth = 8.0

  /// The size of an annotation, in points: the size that the host states, or else an estimate.
  ///
  /// O(bytes of all texts).
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
