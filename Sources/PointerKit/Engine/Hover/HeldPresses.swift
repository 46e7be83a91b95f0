import Kinematics

/// A press that is held owns the pointer (I15): until the release, nothing but the pressed target has an
/// effect.
///
/// Any button counts; of several, the one that went down first. Two kinds of targets are hovered all the
/// same: those that track held presses, such as the items of a menu, and what would receive a dragged item.
/// Text keeps its beam while it is selected, wherever the pointer is.
extension PointerEngine {
  /// The target that is hovered while a press is held, where `found` would be hovered without a press.
  mutating func readHeldPressTarget(insteadOf found: HoverCandidate) -> HoverCandidate {
    guard hover.visibility == .visible, !input.isBanding,
      let press = input.buttons.owner, found.target != press.styledTarget
    else { return found }
    if let target = found.target, isExempt(target, from: press) { return found }
    if let drop = input.primary.drag?.drop.target {
      return HoverCandidate(target: drop, isUnambiguous: false)
    }
    if input.dragOperation == .none, let text = selectedText {
      return HoverCandidate(target: text, isUnambiguous: false)
    }
    return HoverCandidate()
  }

  /// Whether a target may be hovered during a press that began elsewhere, apart from what accepts a dragged
  /// item: it tracks held presses, or is other text of the pressed view.
  private func isExempt(_ target: TargetID, from press: ButtonState.Press) -> Bool {
    guard let slot = scene.slot(of: target) else { return false }
    if scene.targets[slot].mayTrackHeldPress { return true }
    return scene.targets[slot].selectsText && scene.areInSameView(target, press.target)
  }

  /// The text that a held press selects: the pressed target, or the region of the same view that is hovered.
  var selectedText: TargetID? {
    guard let pressed = input.buttons.owner?.target else { return nil }
    let text = hover.styledTarget.flatMap { scene.areInSameView($0, pressed) ? $0 : nil } ?? pressed
    guard let slot = scene.slot(of: text), scene.targets[slot].selectsText, scene.isPresent(text) else {
      return nil
    }
    return text
  }

  /// Whether text is being selected with the pointer outside the frame of the text, so that its beam follows
  /// the model pointer.
  mutating func readSelectsBeyondFrame(at position: Point) -> Bool {
    guard input.buttons.isAnyDown, let frame = hover.frame, !frame.contains(position),
      hover.style.latch == nil, let text = selectedText
    else { return false }
    return text == hover.hoveredTarget
  }
}

extension TargetStore {
  /// Whether two targets are regions of one view, or one of them the whole view.
  fileprivate func areInSameView(_ first: TargetID, _ second: TargetID?) -> Bool {
    func view(_ id: TargetID) -> TargetID? {
      slot(of: id).map { targets[$0].view == 0 ? id : targets[$0].view }
    }
    return second.flatMap { view($0) } == view(first)
  }
}
