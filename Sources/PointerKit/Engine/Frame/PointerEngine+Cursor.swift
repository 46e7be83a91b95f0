import Magnetism

/// The system cursor of a frame.
///
/// The cursor of a drag comes first (C2), then the closed hand (C3), then the cursor of the hovered target
/// (C1).
///
/// The getters are mutating although they change nothing, since Swift passes a copy of so large a value to a
/// nonmutating getter.
extension PointerEngine {
  /// The cursor for a host that does not draw the pointer.
  var cursor: CursorKind {
    mutating get {
      input.resolvedDrag.cursor ?? (showsClosedHand && !hover.style.isHidden ? .grabbing : hover.style.cursor)
    }
  }

  /// Whether the primary button drags content that shows an open hand (C3).
  var isGrabbing: Bool {
    mutating get { input.isDragging && isGrabbable(input.press?.target) }
  }

  /// Whether content that shows an open hand is dragged, by the primary button or directly by two fingers.
  private var showsClosedHand: Bool {
    mutating get { isGrabbing || (!input.gestures.isEmpty && isGrabbable(input.gestures.draggedTarget)) }
  }

  private mutating func isGrabbable(_ target: TargetID?) -> Bool {
    guard let target, let slot = scene.slot(of: target) else { return false }
    return scene.targets[slot].cursor == .grab
  }
}
