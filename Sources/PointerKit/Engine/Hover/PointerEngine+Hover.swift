import Kinematics

/// Stage 2 of ``PointerEngine/settle(_:)``: the hovered target, whose region contains the model pointer (M2).
///
/// A target is hovered as soon as the pointer crosses the edge of its region (R3, F1), or is a margin beyond the
/// border between it and another target, so that a tremble on the border does not switch (P3:
/// `TargetStore.hoverCandidate(at:keeping:margin:except:)`). But a pressed target stays hovered until the pointer has moved by
/// the drag distance (I14), and a latched target until the release (R6). No target is hovered during a band. A pointer
/// that is attracted hovers none of the targets that it passes. If it moves within a group, however, the member that
/// attracts it is hovered from the start (P3, E15).
extension PointerEngine {
  /// Finds the hovered target (M2), and returns whether another target is hovered, or whether the pointer keeps its
  /// shape for another reason.
  ///
  /// `isInput` says whether an input or time has moved the pointer, and not a change of the layout alone.
  mutating func updateHover(isInput: Bool, layoutChanged: Bool) -> Bool {
    let position = model.sampledPosition
    endPressIfMoved(to: position, isInput: isInput)
    unlatchIfTargetIsGone()

    // What is beneath the pointer.
    let found = hoverCandidate()
    if isInput, found.isUnambiguous {
      hover.lastClear = LastClearTarget(target: found.isOnDisabledMember ? nil : found.target, position: position)
    }
    if input.isDragging { updateDropTarget(among: found, isInput: isInput) }

    // What is hovered.
    let candidate = heldPressTarget(insteadOf: found)
    guard candidate.target != hover.styledTarget || candidate.isOnDisabledMember != hover.isOnDisabledMember else {
      // Everything attached to content that was scrolled or moved goes along at once (E15).
      if layoutChanged, let target = candidate.target {
        let movement = hover.adopt(frame: scene.windowFrame(of: target))
        if movement != .zero { presentation.pointer.position.contentMoved(by: movement, at: now) }
      }
      return false
    }
    let old = hover.hoveredTarget
    let target = candidate.isOnDisabledMember ? nil : candidate.target
    if old != target {
      if let old { record(.exited(old)) }
      if let target { record(.entered(target)) }
    }
    if hover.visibility == .visible, target != hover.recentering.target {
      hover.recentering = InferredRecentering(on: target, enteredAt: position)
    }
    hover.hover(
      candidate.target, isOnDisabledMember: candidate.isOnDisabledMember,
      frame: candidate.target.flatMap { scene.windowFrame(of: $0) })
    return true
  }

  /// Ends what a press holds (I14) if the pointer is too far from it, or moves too late for another click.
  private mutating func endPressIfMoved(to position: Point, isInput: Bool) {
    if hover.pressPosition == nil { return }
    let clickDeadline = hover.lastPressTime.advanced(bySeconds: settings.doubleClickInterval)
    hover.endPressIfMoved(
      to: position, dragDistance: configuration.dragDistance,
      mayClickAgain: !isInput || now <= clickDeadline || input.buttons.isAnyDown)
  }

  /// Unlocks the style of a pressed target that has been removed (R6).
  private mutating func unlatchIfTargetIsGone() {
    if input.press.isLatched, let target = input.press.target, !scene.isPresent(target) {
      input.press.isLatched = false
    }
  }

  /// The target that would be hovered if no press were held.
  private mutating func hoverCandidate() -> HoverCandidate {
    guard hover.visibility == .visible, !input.isBanding else { return HoverCandidate() }
    if input.press.keepsTarget, !input.press.isOnDisabledMember {
      guard let target = input.press.target else { return HoverCandidate(isUnambiguous: false) }
      if scene.isPresent(target) { return HoverCandidate(target: target, isUnambiguous: false) }
    }
    guard let attractor = model.attractor else {
      return scene.hoverCandidate(
        at: hover.pressPosition ?? model.sampledPosition, keeping: hover.lastClear,
        margin: configuration.borderHysteresis)
    }
    // Within a group, the pointer goes straight from one member to another (E15). One of the two is always
    // hovered (P3).
    if let hovered = hover.hoveredTarget, hovered == attractor || scene.areInSameGroup(hovered, attractor) {
      return HoverCandidate(target: attractor, isUnambiguous: false)
    }
    // Elsewhere an attracted pointer hovers none of the targets that it passes. The target that was hovered
    // stays hovered while the pointer is on it, since a finger may swing back as it lifts.
    let target = scene.topmost(at: model.sampledPosition)
    return target == attractor || target == hover.hoveredTarget ? HoverCandidate(target: target) : HoverCandidate()
  }
}

/// Stage 3 of ``PointerEngine/settle(_:)``: the style of the hovered target, which a latched press locks (R6).
extension PointerEngine {
  mutating func updateStyle(locksLatch: Bool, isRegistered: Bool) -> Bool {
    let old = hover.style
    if input.press.isLatched, input.press.target == hover.styledTarget {
      // A latched style is locked until the release (R6), but for a shape and accessories that the host changes.
      if isRegistered, old.latch != nil, let slot = input.press.target.flatMap({ scene.slot(of: $0) }) {
        let style = styleResolution.resolve(scene.targets[slot], among: scene)
        (hover.style.shape, hover.style.accessories) = (style.shape, style.accessories)
        return hover.style != old
      }
      // Without animations there is nothing to lock.
      guard locksLatch, old.latch == nil, settings.animations, let target = input.press.target,
        let axes = scene[target]?.latchingAxes
      else { return false }
      let frame = hover.frame ?? Rect(center: input.press.location, size: .zero)
      hover.style.lock(
        freeing: axes, at: input.press.location,
        model: hover.snappingPosition(for: input.press.model, in: frame), in: frame)
      return true
    }
    if let slot = hover.styledTarget.flatMap({ scene.slot(of: $0) }) {
      hover.style = styleResolution.resolve(scene.targets[slot], among: scene)
    } else {
      hover.style = ResolvedStyle(configuration, settings)
    }
    return hover.style != old
  }

  @inline(__always) var styleResolution: StyleResolution {
    StyleResolution(
      configuration: sharedConfiguration, settings: settings,
      showsContextMenus: input.modifiers.contains(.control) && input.dragOperation == .none)
  }

  /// The style of a target with every rule applied; nil if no target has the id.
  ///
  /// The style states the effect that was chosen for an automatic effect. It also states the shape and the
  /// precision of the pointer over the target.
  public func resolvedStyle(of id: TargetID) -> PointerStyle? {
    guard let target = scene[id] else { return nil }
    return PointerStyle(styleResolution.resolve(target, among: scene))
  }

  /// The style that a target would have, with its effect and shape stated; the target need not be registered.
  ///
  /// Pointer animations count as on, even if the settings disable them.
  package func proposedStyle(for target: PointerTarget) -> PointerStyle {
    var settings = settings
    settings.animations = true
    let resolution = StyleResolution(configuration: sharedConfiguration, settings: settings)
    let free = ResolvedStyle(configuration, settings)
    return PointerStyle(
      proposing: resolution.resolve(target, among: scene), for: target, freeShape: free.shape)
  }
}
