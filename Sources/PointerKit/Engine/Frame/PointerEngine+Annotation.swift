public import Kinematics

/// The values that the host shows beside the pointer (A4).
extension PointerEngine {
  /// The values that the host shows beside the pointer; nil for none (A4).
  package var annotation: PointerAnnotation? { presentation.annotation.current }

  /// Shows values beside the pointer, or changes the shown values at once.
  ///
  /// ```swift
  /// let values: [PointerAnnotation.Value] = [
  ///   .init(label: "X", text: "41"), .init(label: "Y", text: "7"),
  /// ]
  /// engine.setAnnotation(PointerAnnotation(values), at: now)
  /// engine.setAnnotation(nil, at: now)
  /// ```
  ///
  /// Nil, or an annotation without values, fades out the shown values. Values beyond the fourth are dropped,
  /// and a text is cut at 31 bytes; both are counted in ``diagnostics``. While the pointer is hidden, the
  /// values are hidden too.
  public mutating func setAnnotation(_ annotation: PointerAnnotation?, at time: Timestamp) {
    advanceHost(to: time)
    if annotation?.isCut == true { diagnostics.cutAnnotations.count(hover.hoveredTarget) }
    let shown = annotation?.values.isEmpty == false ? annotation : nil
    if shown == presentation.annotation.current { return }
    presentation.annotation.set(shown)
    settle(.look)
  }
}
