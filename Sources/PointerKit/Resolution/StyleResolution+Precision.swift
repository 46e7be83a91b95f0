import Kinematics

/// The precision of the pointer along each axis (P4), which depends on the style (P7), the effect, and the
/// track of a slider (I12).
extension StyleResolution {
  /// Sets the precision and the snap mode of each axis.
  ///
  /// A precision that the style states comes first. If the style states none, the pointer snaps to the whole
  /// element if the pointer becomes the element or is constrained to it. Otherwise the pointer may be at any
  /// position.
  ///
  /// The free circle never snaps to a whole element (P8). A pointer that becomes a slider stays at the
  /// slider's center, but a click may land anywhere along the track (I12). Along the length of a beam, a
  /// whole element counts as one line of text (P5).
  func setPrecision(
    of resolved: inout ResolvedStyle, style: PointerStyle, constrained: Axes, track: Axis?
  ) {
    let isBehind = resolved.isBehindContent
    let mayBeWhole =
      isBehind || resolved.shape.outline != .circle
      || resolved.shape.size.width != configuration.values.circleDiameter * settings.pointerScale
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
