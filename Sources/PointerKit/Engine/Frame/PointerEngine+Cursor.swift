import Magnetism

/// The system cursor of a frame.
///
/// The cursor of a drag comes first (C2), then the closed hand (C3), then the cursor of the hovered target
/// (C1).
extension PointerEngine {
  /// The cursor for a host that does not draw the pointer.
  @inline(__always)
  var cursor: CursorKind {
    input.resolvedDrag.cursor ?? (showsClosedHand && !hover.style.isHidden ? .grabbing : hover.style.cursor)
  }

  /// Whether the primary button drags content that shows an open hand (C3).
  @inline(__always)
  var isGrabbing: Bool { input.isDragging && isGrabbable(input.press?.target) }

  /// Whether content that shows an open hand is dragged, by the primary button or directly by two fingers.
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
