import Kinematics

/// Two fingers on a trackpad drag what a finger would (I11), by a scroll, which `PointerEngine+Scroll` continues.
extension PointerEngine {
  mutating func beginTwoFingerDrag(_ gesture: Int) {
    guard let target = input.gestures[gesture].target.flatMap({ scene[$0] }),
      target.isDraggedByScrolling ?? target.movesInPlace
    else { return }
    input.gestures[gesture].isDirect = true
    record(.dragBegan(input.gestures[gesture].directDrag))
  }
}

extension OngoingGesture {
  /// The contents of a drag event for a target that the fingers drag directly (I11).
  var directDrag: PointerEvent.Drag {
    PointerEvent.Drag(
      target: target, dropTarget: nil, space: space, location: anchor + totals.translation,
      translation: totals.translation, button: nil, device: device)
  }
}

extension OngoingGestures {
  /// The target that fingers drag directly at present (I11); nil if there is none.
  var draggedTarget: TargetID? {
    indices.first { self[$0].isDirect && self[$0].isActive }.flatMap { self[$0].target }
  }
}
