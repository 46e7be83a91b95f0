import Magnetism

/// The system cursor of a frame: that of a drag (C2), else the closed hand (C3), else that of the hovered target (C1).
extension PointerEngine {
  /// The cursor for a host that does not draw the pointer.
  @inline(__always)
  var cursor: CursorKind {
    input.resolvedDrag.cursor ?? (showsClosedHand && !hover.style.isHidden ? .grabbing : hover.style.cursor)
  }

  /// Whether the primary button drags content that shows an open hand (C3).
  @inline(__always)
  var isGrabbing: Bool { input.isDragging && isGrabbable(input.press?.target) }

  /// Whether such content is dragged by the primary button, or by two fingers directly.
  @inline(__always)
  private var showsClosedHand: Bool {
    isGrabbing || (!input.gestures.isEmpty && isGrabbable(input.gestures.draggedTarget))
  }

  @inline(__always)
  private func isGrabbable(_ target: TargetID?) -> Bool {
    guard let target, let slot = scene.slot(of: target) else { return false }
    return scene.targets[slot].cursor == .grab
  }
}
