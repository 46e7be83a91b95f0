import Kinematics

/// The style that a target's cursor implies, where its own is automatic (C1).
enum CursorRendition {
  /// The target with the style that its cursor implies, where its own is automatic.
  ///
  /// Dividers, handles and other elements get the whole style; elements with an effect of their own keep it
  /// and get the cursor's accessories. Whatever the host states is kept.
  static func apply(to target: PointerTarget, _ resolution: borrowing StyleResolution) -> PointerTarget {
    guard let cursor = resolution.statedCursor(of: target), target.style.effect == .automatic,
      target.style.shape == nil, let rendition = cursor.rendition
    else { return target }
    var target = target
    if target.style.accessories.isEmpty { target.style.accessories = rendition.accessories }
    guard target.kind == .other || target.kind == .divider || target.kind == .handle else { return target }
    if cursor == .text {
      target.kind = .text
      return target
    }
    var style = rendition
    if cursor == .verticalText {
      // A horizontal beam as wide as the column, as text has a vertical one as tall as the line.
      let longest = resolution.maximumBeamLength
      style = PointerStyle(
        shape: .horizontalBeam(length: min(target.frame.width, longest)),
        constrainedAxes: target.frame.width <= resolution.maximumFieldHeight ? .horizontal : [])
    } else {
      style.constrainedAxes = style.constrainedAxes.union(target.style.constrainedAxes)
    }
    style.accessories = target.style.accessories
    style.horizontalPrecision = target.style.horizontalPrecision
    style.verticalPrecision = target.style.verticalPrecision
    target.style = style
    return target
  }
}
