extension PointerEngine {
  /// Brings everything that depends on a change up to date, in one pass: each stage uses the results of the
  /// stages before it.
  mutating func settle(_ changes: Invalidation) {
    if changes.isEmpty { return }
    var changes = changes

    // 1. Model: the target that attracts the pointer may have moved or been removed.
    if changes.contains(.layout) { retargetAttraction() }

    // 2. Hover: the target whose region contains the model pointer (M2).
    let isHoverChanged =
      !changes.isDisjoint(with: [.position, .layout, .hover])
      && updateHover(layoutChanged: changes.contains(.layout))
    if isHoverChanged { changes.formUnion([.look, .reveals]) }

    // 3. Style: the effect, shape and precision of the hovered target, which do not depend on the positions
    //    of spaces.
    let isRestyled =
      (isHoverChanged || !changes.isDisjoint(with: [.stacking, .style, .latch]))
      && updateStyle(locksLatch: changes.contains(.latch))
    if isRestyled { changes.insert(.look) }
    //    Recentering needs the style, and moves the model pointer within the hovered target (M5).
    if changes.contains(.recentering) { recenter(isCertain: !changes.contains(.inferred)) }

    // 4. Goals: the positions and looks to which everything visible moves, a function of the states above.
    updateGoals(changes)

    // 5. Reveals: what appears because of the hovered target (H1, H2).
    if !changes.isDisjoint(with: [.layout, .reveals]) { updateReveals() }

    // 6. Events that depend on the result of all stages.
    if isRestyled, !isHoverChanged, !changes.isDisjoint(with: [.stacking, .style]), let target = hover.target
    {
      record(.styleChanged(target))
    }
    if changes.contains(.bandBeginning) { recordBandBeginning() }
    if changes.contains(.dragging) { recordDrag() }
    if changes.contains(.hiding) { record(.hidden) }
  }

  /// Calls ``settle(_:)`` after a rare change of the look alone.
  ///
  /// All these changes share one copy of the inlined stages.
  @inline(never)
  mutating func settleLook() { settle(.look) }
}
