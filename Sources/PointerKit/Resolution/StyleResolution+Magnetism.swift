/// Which targets attract by their style alone: those to which the pointer snaps, without any setting (F5–F7).
extension StyleResolution {
  /// Whether the pointer snaps to a target on some axis, which makes it magnetic unless the host says
  /// otherwise (F5–F7).
  func isMagnetic(_ target: PointerTarget, resolved: borrowing ResolvedStyle) -> Bool {
    if let isMagnetic = target.isMagnetic { return isMagnetic }
    if resolved.isHidden { return false }
    if resolved.snappedAxes != [] { return true }
    let target = applyingCursor(to: target)
    return target.kind == .text && target.style.effect == .automatic
  }
}
