/// The cursor for a host that does not draw the pointer (C1–C3).
extension PointerEngine {
  /// The cursor of a drag comes first (C2), then the closed hand (C3), then the cursor of the hovered target
  /// (C1).
  var cursor: CursorKind {
    mutating get {
      input.resolvedDrag.cursor ?? (showsClosedHand && !hover.style.isHidden ? .grabbing : hover.style.cursor)
    }
  }

  @inline(__always) var isGrabbing: Bool {
    mutating get {
      if case .dragging(let press, _) = input.primary { return isGrabbable(press.target) }
      return false
    }
  }

  @inline(__always) private var showsClosedHand: Bool {
    mutating get { isGrabbing || (!input.gestures.isEmpty && isGrabbable(input.gestures.draggedTarget)) }
  }

  private mutating func isGrabbable(_ target: TargetID?) -> Bool {
    guard let target, let slot = scene.slot(of: target) else { return false }
    return scene.targets[slot].cursor == .grab
  }
}
