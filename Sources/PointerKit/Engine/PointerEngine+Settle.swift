extension PointerEngine {
  /// Brings everything that depends on a change up to date, in one pass: each stage uses the results of the
  /// stages before it.
  mutating func settle(_ changes: Invalidation) {
    if changes.isEmpty { return }
    var changes = changes

    // 1. Model: the target that attracts the pointer may have moved or been removed, and so may contents.
    if changes.contains(.layout) {
      retargetAttraction()
      presentation.removeContents(missingFrom: scene)
    }

    // 2. Hover: the target whose region contains the model pointer (M2).
    let isInput = !changes.isDisjoint(with: [.position, .hover]) && !changes.contains(.layout)
    let isHoverChanged =
      (isInput || changes.contains(.layout))
      && updateHover(isInput: isInput, layoutChanged: changes.contains(.layout))
    if isHoverChanged { changes.insert(.reveals) }

    // 3. Style: the effect, shape and precision of the hovered target, which do not depend on the positions
    //    of spaces.
    let isRestyled =
      (isHoverChanged || !changes.isDisjoint(with: [.stacking, .style, .latch]))
      && updateStyle(locksLatch: changes.contains(.latch), isRegistered: changes.contains(.stacking))
    //    Recentering needs the style, and moves the model pointer within the hovered target (M5).
    if changes.contains(.recentering) { recenter(isCertain: !changes.contains(.inferred)) }

    // 4. Goals: the positions and looks to which everything visible moves, a function of the states above.
    updateGoals(isInput: isInput)

    // 5. Reveals: what appears because of the hovered target (H1, H2).
    if !changes.isDisjoint(with: [.layout, .reveals]) { updateReveals() }

    // 6. Events that depend on the result of all stages.
    if isRestyled, !isHoverChanged, !changes.isDisjoint(with: [.stacking, .style]), let target = hover.shown {
      record(.styleChanged(target))
    }
    if changes.contains(.bandBeginning) { record(.bandBegan(eventBand)) }
    if changes.contains(.dragging) { recordDrag(isInput: isInput) }
    if changes.contains(.hiding) { record(.hidden) }
  }
}

/// What a change has made out of date, which decides the stages of ``PointerEngine/settle(_:)`` with work to do.
struct Invalidation: OptionSet {
  let rawValue: UInt16

  static let position = Invalidation(rawValue: 1 << 0)
  /// A target or space has changed, or something on which targets and spaces depend, such as a setting.
  static let layout = Invalidation(rawValue: 1 << 1)
  /// Another target may be hovered now: the pointer hid or appeared, or a band began or ended.
  static let hover = Invalidation(rawValue: 1 << 2)
  /// Keys or a drag may have changed the style of the hovered target.
  static let style = Invalidation(rawValue: 1 << 3)
  /// A press locked or unlocked the style of its target.
  static let latch = Invalidation(rawValue: 1 << 4)
  /// A stroke or a motion of the pointer's own has ended, so that the pointer recenters.
  static let recentering = Invalidation(rawValue: 1 << 5)
  /// The end of the stroke or motion was only inferred: the finger may still touch the device.
  static let inferred = Invalidation(rawValue: 1 << 12)
  /// The look of the pointer and the contents changed, not only their positions.
  static let look = Invalidation(rawValue: 1 << 6)
  static let reveals = Invalidation(rawValue: 1 << 7)
  /// The pointer was visible and is not visible any more.
  static let hiding = Invalidation(rawValue: 1 << 8)
  static let bandBeginning = Invalidation(rawValue: 1 << 9)
  static let dragging = Invalidation(rawValue: 1 << 10)
  /// The layout changed in more than the positions of spaces.
  static let stacking = Invalidation(rawValue: 1 << 11)
}
