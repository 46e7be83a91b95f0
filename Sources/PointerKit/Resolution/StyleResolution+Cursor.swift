import Kinematics

/// The cursor of a target, and the style that it implies where the target's own is automatic (C1, C2).
extension StyleResolution {
  /// The cursor that a target states, as far as it applies now.
  ///
  /// A target that states the context menu's cursor has a menu; its pointer is shown only while Control is
  /// pressed and nothing is dragged (C2).
  func statedCursor(of target: PointerTarget) -> CursorKind? {
    target.cursor == .contextMenu && !showsContextMenus ? nil : target.cursor
  }

  /// The system cursor for a host that does not draw the pointer.
  func cursor(of target: PointerTarget) -> CursorKind {
    if target.style.isHidden { return .none }
    if let cursor = statedCursor(of: target) { return cursor }
    switch target.kind {
    case .text: return .text
    case .link: return .pointer
    default: return .arrow
    }
  }

  /// The target with the style that its cursor implies, where its own is automatic.
  ///
  /// Dividers, handles and other elements get the whole style; elements with an effect of their own keep it
  /// and get the cursor's accessories. Whatever the host states is kept.
  func applyingCursor(to target: PointerTarget) -> PointerTarget {
    guard let cursor = statedCursor(of: target), target.style.effect == .automatic,
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
      let longest = maximumBeamLength
      style = PointerStyle(
        shape: .horizontalBeam(length: min(target.frame.width, longest)),
        constrainedAxes: target.frame.width <= maximumFieldHeight ? .horizontal : [])
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
