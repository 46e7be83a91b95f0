/// The cursor for a host that does not draw the pointer (C1–C3).
extension PointerEngine {
  /// The cursor of a drag comes first (C2), then the closed hand (C3), then the cursor of the hovered target
  /// (C1).
  @inline(__always) var cursor: CursorKind {
    input.resolvedDrag.cursor ?? (showsClosedHand && !hover.style.isHidden ? .grabbing : hover.style.cursor)
  }

  /// Whether the primary button drags content that shows an open hand.
  @inline(__always) var isGrabbing: Bool {
    if case .dragging(let press, _) = input.primary { return scene.isGrabbable(press.target) }
    return false
  }

  /// Whether such content is dragged, by the primary button or by two fingers.
  @inline(__always) private var showsClosedHand: Bool {
    isGrabbing || (!input.gestures.isEmpty && scene.isGrabbable(input.gestures.draggedTarget))
  }
}

extension TargetStore {
  /// Whether a target shows an open hand, which closes while it is dragged (C3).
  fileprivate func isGrabbable(_ target: TargetID?) -> Bool {
    guard let target, let slot = slot(of: target) else { return false }
    return targets[slot].cursor == .grab
  }
}
