import PointerKit

extension CommandDrawing {
  /// The lines of an annotation, with faint labels on the left and texts on the right.
  static func annotation(
    _ values: [PointerAnnotation.Value], in platter: Rect, color: LinearColor, opacity: Double
  ) -> String {
    let left = platter.minX + AnnotationMetrics.horizontalPadding
    let right = platter.maxX - AnnotationMetrics.horizontalPadding
    var baseline = platter.minY + AnnotationMetrics.verticalPadding + AnnotationMetrics.baseline
    let labelOpacity = Markup.opacity("fill-opacity", AnnotationMetrics.labelOpacity)
    var lines = ""
    for value in values {
      let y = Markup.number(baseline)
      let (label, text) = (Markup.escaped(value.label.string), Markup.escaped(value.text.string))
      lines += "<text x=\"\(Markup.number(left))\" y=\"\(y)\"\(labelOpacity)>\(label)</text>"
      lines += "<text x=\"\(Markup.number(right))\" y=\"\(y)\" text-anchor=\"end\">\(text)</text>"
      baseline += AnnotationMetrics.lineHeight
    }
    return "<g class=\"annotation\" font-size=\"\(Markup.number(AnnotationMetrics.fontSize))\""
      + " font-weight=\"\(AnnotationMetrics.fontWeight)\""
      + " fill=\"\(DisplayColor(color))\"\(Markup.opacity("opacity", opacity))>\(lines)</g>"
  }
}
