/// The rule that decides whether a target is magnetic if the host does not state this (F5–F7).
extension StyleResolution {
  /// Whether a target is magnetic (F5–F7).
  ///
  /// What the host states comes first. If the host states nothing, a target that hides the pointer is not
  /// magnetic. Any other target is magnetic if the pointer snaps to it along an axis, or if it is text with
  /// an automatic effect.
  func isMagnetic(_ target: PointerTarget, resolved: borrowing ResolvedStyle) -> Bool {
    if let isMagnetic = target.isMagnetic { return isMagnetic }
    if resolved.isHidden { return false }
    if resolved.snappedAxes != [] { return true }
    let target = applyingCursor(to: target)
    return target.kind == .text && target.style.effect == .automatic
  }
}
