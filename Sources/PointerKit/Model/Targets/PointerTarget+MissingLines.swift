/// Text whose lines are not stated, which the engine counts.
extension PointerTarget {
  /// Whether the target is text that states neither lines nor another precision.
  ///
  /// The pointer becomes a beam over it, but the beam cannot be as tall as its line (P5).
  @inline(__always)
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
