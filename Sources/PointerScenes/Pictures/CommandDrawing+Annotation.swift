import PointerKit

extension CommandDrawing {
  /// The lines of an annotation, with fainter labels on the left and texts on the right.
  static func annotation(
    _ values: [PointerAnnotation.Value], in platter: Rect, color: LinearColor, opacity: Double
  ) -> String {
    let (size, height) = (AnnotationMetrics.fontSize, AnnotationMetrics.lineHeight)
    let left = platter.minX + AnnotationMetrics.horizontalPadding
    let right = platter.maxX - AnnotationMetrics.horizontalPadding
    // The center of digits is about a third of the font size above the baseline.
    var baseline = platter.minY + AnnotationMetrics.verticalPadding + height / 2 + size * 0.36
    var lines = ""
    for value in values {
      let y = Markup.number(baseline)
      let (label, text) = (Markup.escaped(value.label.string), Markup.escaped(value.text.string))
      lines += "<text x=\"\(Markup.number(left))\" y=\"\(y)\" fill-opacity=\".6\">\(label)</text>"
      lines += "<text x=\"\(Markup.number(right))\" y=\"\(y)\" text-anchor=\"end\">\(text)</text>"
      baseline += height
    }
    return "<g class=\"annotation\" font-size=\"\(Markup.number(size))\" font-weight=\"500\""
      + " fill=\"\(DisplayColor(color))\"\(Markup.opacity("opacity", opacity))>\(lines)</g>"
  }
}
