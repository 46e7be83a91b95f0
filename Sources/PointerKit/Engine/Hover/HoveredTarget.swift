import Kinematics

/// Stage 2 of ``PointerEngine/settle(_:)``: the hovered target, whose region contains the model pointer (M2).
///
/// A target is hovered as soon as the pointer crosses the edge of its region (R3, F1). At the border between
/// two targets, the pointer has to be a margin beyond the border, so that a tremble does not switch (P3). But
/// a pressed target stays hovered until the pointer has moved by the drag distance (I14), and a latched target
/// until the release (R6). No target is hovered during a band. A pointer that is attracted hovers none of the
/// targets that it passes. If it moves within a group, however, the member that attracts it is hovered from
/// the start (P3, E15).
extension PointerEngine {
  /// Finds the hovered target (M2), and returns whether another target is hovered, or whether the pointer
  /// keeps its shape for another reason.
  ///
  /// `isPointerChange` is explained in `settle(_:)`.
  mutating func updateHover(isPointerChange: Bool, layoutChanged: Bool) -> Bool {
    let position = model.readSampledPosition()
    releaseKeptPositionIfMoved(to: position, isPointerChange: isPointerChange)
    unlatchIfTargetIsGone()

    // What is beneath the pointer.
    let found = readHoverCandidate()
    if isPointerChange, found.isUnambiguous {
      hover.lastClear = LastClearTarget(
        target: found.isOnDisabledMember ? nil : found.target, position: position)
    }
    if input.isDragging { updateDropTarget(among: found, isPointerChange: isPointerChange) }

    // What is hovered.
    var candidate = readHeldPressTarget(insteadOf: found)
    let textGap = candidate.target == nil ? readTextGap() : nil
    if textGap != nil { candidate.target = hover.styledTarget }
    if candidate.target == hover.styledTarget {
      // Everything attached to content that was scrolled or moved goes along at once (E15).
      if layoutChanged, let target = candidate.target {
        let movement = hover.adopt(frame: scene.windowFrame(of: target))
        if movement != .zero { presentation.pointer.position.contentMoved(by: movement, at: now) }
      }
      let wasInGap = hover.textGap != nil
      if candidate.isOnDisabledMember == hover.isOnDisabledMember, wasInGap == (textGap != nil) {
        hover.textGap = textGap
        return false
      }
    }
    let old = hover.hoveredTarget
    let target = candidate.isOnDisabledMember || textGap != nil ? nil : candidate.target
    if old != target {
      if let old { record(.exited(old)) }
      if let target { record(.entered(target)) }
    }
    if hover.visibility == .visible, target != hover.recenteringAllowance.target {
      hover.recenteringAllowance = RecenteringAllowance(on: target, enteredAt: position)
    }
    let continuesText =
      candidate.target.map { next in hover.styledTarget.map { scene.areOneText($0, next) } ?? false } ?? false
    hover.hover(
      candidate.target, isOnDisabledMember: candidate.isOnDisabledMember, textGap: textGap,
      continuesText: continuesText, frame: candidate.target.flatMap { scene.windowFrame(of: $0) })
    return true
  }

  /// Releases the kept position (I14) if the pointer is too far from it, or moves too late for another click.
  private mutating func releaseKeptPositionIfMoved(to position: Point, isPointerChange: Bool) {
    if hover.keptPosition == nil { return }
    let clickDeadline = hover.lastPressTime.advanced(bySeconds: settings.doubleClickInterval)
    hover.releaseKeptPositionIfMoved(
      to: position, dragDistance: configuration.input.dragDistance,
      mayClickAgain: !isPointerChange || now <= clickDeadline || input.buttons.isAnyDown)
  }

  /// Unlocks the style of a pressed target that has been removed (R6).
  private mutating func unlatchIfTargetIsGone() {
    guard input.primary.isLatched, let target = input.primary.press?.target else { return }
    if !scene.isPresent(target) { input.primary.unlatch() }
  }

  /// The target that would be hovered if no press were held.
  private mutating func readHoverCandidate() -> HoverCandidate {
    guard hover.visibility == .visible, !input.isBanding else { return HoverCandidate() }
    if let press = input.primary.keepingPress, !press.isOnDisabledMember {
      guard let target = press.target else { return HoverCandidate(isUnambiguous: false) }
      if scene.isPresent(target) { return HoverCandidate(target: target, isUnambiguous: false) }
    }
    guard let attractor = model.attractor else {
      let position = hover.keptPosition ?? model.readSampledPosition()
      return scene.hoverCandidate(
        at: position, keeping: hover.lastClear, margin: configuration.snapping.borderHysteresis)
    }
    // Within a group, the pointer goes straight from one member to another (E15). One of the two is always
    // hovered (P3).
    if let hovered = hover.hoveredTarget, hovered == attractor || scene.areInSameGroup(hovered, attractor) {
      return HoverCandidate(target: attractor, isUnambiguous: false)
    }
    // Elsewhere an attracted pointer hovers none of the targets that it passes. The target that was hovered
    // stays hovered while the pointer is on it, since a finger may swing back as it lifts.
    let target = scene.topmost(at: model.readSampledPosition())
    return target == attractor || target == hover.hoveredTarget
      ? HoverCandidate(target: target) : HoverCandidate()
  }
}
