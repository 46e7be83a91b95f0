/// The recognition of text that states no lines.
extension PointerTarget {
  /// Whether the target is text with an automatic effect, without a shape, and without lines or another
  /// precision.
  ///
  /// The pointer becomes a beam over such text. The height of the beam follows from the frame, since no line
  /// is known (P5).
  var isTextWithoutLines: Bool {
    guard kind == .text || (cursor == .text && kind == .other) else { return false }
    guard style.effect == .automatic, style.shape == nil, style.linesAxis == nil else { return false }
    return (style.verticalPrecision ?? .lines([])).isEmptyLines
      && (style.horizontalPrecision ?? .lines([])).isEmptyLines
  }
}

extension AxisPrecision {
  fileprivate var isEmptyLines: Bool {
    guard case .lines(let lines) = self else { return false }
    return lines.isEmpty
  }
}
