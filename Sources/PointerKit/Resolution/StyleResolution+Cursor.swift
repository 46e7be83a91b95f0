import Kinematics

/// The cursor of a target, and the style that this cursor implies if the target's own style is automatic (C1,
/// C2).
extension StyleResolution {
  /// The cursor that a target states; nil if it states no cursor, or if this cursor does not apply now.
  ///
  /// A target that states the context-menu cursor has a menu. That cursor applies only while Control is
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

  /// Returns the target with the style that its cursor implies, if its own style is automatic.
  ///
  /// Targets of the kinds `divider`, `handle` and `other` get the whole style. Targets of the remaining kinds
  /// keep their automatic effect and get only the accessories of the cursor. Accessories, precisions,
  /// constrained axes and the shape offset that the host states are kept.
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
    target.style.effect = rendition.effect
    if cursor == .verticalText {
      // Vertical text gets a horizontal beam as wide as the target, just as other text gets a vertical beam
      // as tall as the target.
      target.style.shape = .horizontalBeam(
        length: min(target.frame.width, configuration.values.maximumBeamLength))
      if target.frame.width <= configuration.values.maximumFieldHeight {
        target.style.constrainedAxes.insert(.horizontal)
      }
    } else {
      target.style.shape = rendition.shape
      target.style.constrainedAxes = target.style.constrainedAxes.union(rendition.constrainedAxes)
    }
    return target
  }
}
