import Kinematics

/// How precise the pointer is along each axis (P4): finer or coarser by the style (P7), by the effect, or by the
/// track of a slider (I12).
extension StyleResolution {
  /// Sets what each axis allows: the style's own precision, else the whole element where the pointer becomes
  /// it or is constrained to it, else any position.
  ///
  /// The free circle does not snap to the whole element (P8). Along the track of a slider any position is a location,
  /// while a pointer that becomes the slider stays on it (I12). Across a beam, a whole element is one line (P5).
  func setPrecision(
    of resolved: inout ResolvedStyle, style: PointerStyle, constrained: Axes, track: Axis?
  ) {
    let isBehind = resolved.isBehindContent
    let mayBeWhole = isBehind || resolved.shape.outline != .circle || resolved.shape.size != plain.shape.size
    func snap(_ axis: Axis, beam: PointerAppearance.Outline) -> ResolvedStyle.AxisSnap {
      let (stated, isConstrained) = (style.precision(along: axis), constrained.contains(Axes(axis)))
      if axis == track, isBehind, !isConstrained, (stated ?? .continuous) == .continuous {
        return ResolvedStyle.AxisSnap(precision: .continuous, mode: .whole)
      }
      let precision = stated ?? (isBehind || isConstrained ? .whole : .continuous)
      if precision != .whole { return ResolvedStyle.AxisSnap(precision: precision, mode: precision.snapMode) }
      if !mayBeWhole { return ResolvedStyle.AxisSnap() }
      let isLine = !isBehind && resolved.shape.outline == beam
      return ResolvedStyle.AxisSnap(precision: .whole, mode: isLine ? .lines : .whole)
    }
    resolved.horizontal = snap(.horizontal, beam: .horizontalBeam)
    resolved.vertical = snap(.vertical, beam: .verticalBeam)
  }
}
