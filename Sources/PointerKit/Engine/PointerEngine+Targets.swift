public import Kinematics

/// The registration of targets and spaces under ids that the host chooses, one by one or in batches.
///
/// Hover is updated after every change, even though the pointer did not move. A call that changes nothing has
/// no effect on frames.
extension PointerEngine {
  /// Registers targets, or replaces those with the same ids, and removes others, as one change.
  ///
  /// If an id appears twice in `targets`, the last target with the id is registered. A target whose id is in
  /// both lists stays registered. O(n).
  public mutating func upsert(_ targets: [PointerTarget], removing ids: [TargetID] = [], at time: Timestamp) {
    advanceHost(to: time)
    var isChanged = false
    for id in ids where removeFromScene(id) { isChanged = true }
    scene.beginBatch(count: targets.count)
    for target in targets where register(target) { isChanged = true }
    // A member's effect depends on the whole group (P8, E11).
    for target in targets where snapsWithoutShapeInGroup(target.id) {
      diagnostics.invalidStyles.count(target.id)
    }
    if isChanged { settleLayout() }
  }

  /// Registers a target, or replaces the target with the same id.
  public mutating func upsert(_ target: PointerTarget, at time: Timestamp) {
    advanceHost(to: time)
    scene.beginBatch()
    let isChanged = register(target)
    if snapsWithoutShapeInGroup(target.id) { diagnostics.invalidStyles.count(target.id) }
    if isChanged { settleLayout() }
  }

  /// Removes a target; an unknown id is counted in ``diagnostics``.
  public mutating func remove(target id: TargetID, at time: Timestamp) {
    advanceHost(to: time)
    if removeFromScene(id) { settleLayout() }
  }

  /// Gives a target a new frame and keeps everything else; a frame that is not finite is refused.
  public mutating func move(_ id: TargetID, to frame: Rect, at time: Timestamp) {
    advanceHost(to: time)
    if setFrame(of: id, to: frame) { settleLayout() }
  }

  /// Gives targets new frames as one change, for example while a layout is animated.
  ///
  /// If an id appears twice, the last frame counts. A frame that is not finite is refused. O(targets that
  /// move), however many are registered.
  public mutating func move(_ targets: [MovedTarget], at time: Timestamp) {
    advanceHost(to: time)
    var isChanged = false
    for target in targets where setFrame(of: target.id, to: target.frame) { isChanged = true }
    if isChanged { settleLayout() }
  }

  /// Removes a target from the scene; returns false, and counts it, if no target has the id.
  private mutating func removeFromScene(_ id: TargetID) -> Bool {
    guard let target = scene[id] else {
      diagnostics.unknownTargets.count(id)
      return false
    }
    presentation.noteRemoval(of: target, isPressed: input.isPressed(on: id), at: now)
    band.noteRemoval(of: target, isBanding: input.isBanding, among: scene)
    return scene.remove(id)
  }

  /// Gives a target a new frame; returns whether its frame has changed.
  private mutating func setFrame(of id: TargetID, to frame: Rect) -> Bool {
    guard frame.isFinite else {
      diagnostics.invalidTargets.count(id)
      return false
    }
    let frame = clampAndCount(frame, of: id)
    guard let slot = scene.slot(of: id) else {
      diagnostics.unknownTargets.count(id)
      return false
    }
    return scene.targets[slot].frame != frame && scene.move(id, to: frame)
  }

  /// Registers a target with valid values; returns whether anything has changed.
  private mutating func register(_ target: consuming PointerTarget) -> Bool {
    let id = target.id
    guard id.rawValue != 0, target.frame.isFinite else {
      diagnostics.invalidTargets.count(id)
      return false
    }
    target.frame = clampAndCount(target.frame, of: id)
    if target.group?.rawValue == 0 { target.group = nil }
    if !(target.cornerRadius >= 0 && target.cornerRadius.isFinite) {
      target.cornerRadius = 8
      diagnostics.clampedValues.count(id)
    }
    if let luminance = target.luminance, !(luminance >= 0 && luminance <= 1) {
      target.luminance = luminance.isNaN ? nil : luminance.clamped(to: 0...1)
      diagnostics.clampedValues.count(id)
    }
    if let padding = target.padding, !padding.isFinite {
      target.padding = nil
      diagnostics.clampedValues.count(id)
    }
    // The style is corrected in a copy, since it cannot be changed within its target while the target is
    // read.
    var style = target.style
    diagnostics.invalidStyles.count(id, times: style.correct(for: target, sharedConfiguration))
    target.style = style
    let old = scene[id]
    if target.isTextWithoutLines, old?.isTextWithoutLines != true { diagnostics.textsWithoutLines.count(id) }
    if target.style.hasThinStroke, old?.style.hasThinStroke != true { diagnostics.thinStrokes.count(id) }
    let isChanged = old != target
    if isChanged, presentation.hasContent(of: id) { forgetLook(of: id, registeredAs: copy target) }
    if !scene.upsert(target) { diagnostics.repeatedTargets.count(id) }
    return isChanged
  }

  /// Makes the look of a registered target plain at once, if its id now stands for another element: a target
  /// in another space, or, unless it is pressed, one whose frame does not overlap the former.
  private mutating func forgetLook(of id: TargetID, registeredAs new: PointerTarget) {
    guard let old = scene[id], !input.isPressed(on: id) else { return }
    if new.space != old.space || !new.frame.overlaps(old.frame) { presentation.removeContent(of: id) }
  }

  private func snapsWithoutShapeInGroup(_ id: TargetID) -> Bool {
    scene[id]?.hasEffectOfGroup(sharedConfiguration) == true && snapsWithoutShape(id)
  }

  /// Whether a target has a style that snaps to the center without a shape, so that it does not snap (P8).
  ///
  /// The highlight effect of a group gives every member with an automatic effect a shape.
  package func snapsWithoutShape(_ id: TargetID) -> Bool {
    guard let target = scene[id], target.style.snapsWithoutShape(target, sharedConfiguration) else {
      return false
    }
    guard let group = target.group, target.hasEffectOfGroup(sharedConfiguration) else { return true }
    return !scene.groups.hasHighlight(group)
  }

  // MARK: Spaces

  /// Registers a space, or replaces the space with the same id and keeps its targets and children.
  ///
  /// A space is refused if its origin, clip or content size is not finite, or if it would lie within itself,
  /// directly or through other spaces; a registered space then stays unchanged. O(spaces).
  public mutating func upsert(_ space: PointerSpace, at time: Timestamp) {
    advanceHost(to: time)
    guard register(space) else { return }
    scene.arrangeSpaces()
    settleLayout()
  }

  /// Registers spaces, or replaces those with the same ids, as one change; see
  /// ``upsert(_:at:)-(PointerSpace,_)``.
  ///
  /// A child may come before its parent; if the two swap roles, the former child has to come first. If an id
  /// appears twice, the last space counts. O(spaces), and O(siblings) for each new space.
  public mutating func upsert(_ spaces: [PointerSpace], at time: Timestamp) {
    advanceHost(to: time)
    var isChanged = false
    for space in spaces where register(space) { isChanged = true }
    guard isChanged else { return }
    scene.arrangeSpaces()
    settleLayout()
  }

  /// Registers a space with valid values; returns whether anything has changed.
  private mutating func register(_ space: PointerSpace) -> Bool {
    guard space.origin.isFinite, space.clip?.isFinite ?? true, space.contentSize?.isFinite ?? true else {
      diagnostics.invalidSpaces.count(space.id)
      return false
    }
    var space = space
    space.origin = clampAndCount(space.origin)
    space.clip = space.clip.map { clampAndCount($0) }
    space.contentSize = space.contentSize.map { clampAndCount($0) }
    if scene.space(space.id) == space { return false }
    if scene.upsert(space) { return true }
    diagnostics.cyclicSpaces.count(space.id)
    return false
  }

  /// Scrolls a space: one offset changes, however many targets the space has.
  ///
  /// ```swift
  /// for event in engine.events(since: seen) {
  ///   guard case .scrolled(let scroll) = event.kind else { continue }
  ///   guard var space = engine.space(scroll.recipient.space) else { continue }
  ///   space.origin = space.origin + scroll.delta  // Stop at the ends of your content.
  ///   engine.scroll(space: space.id, toOrigin: space.origin, at: event.time)
  /// }
  /// ```
  ///
  /// Here `seen` is the `endIndex` of the events that the host has read before.
  ///
  /// The spaces within the space move along. O(spaces within the space).
  public mutating func scroll(space id: SpaceID, toOrigin origin: Point, at time: Timestamp) {
    advanceHost(to: time)
    guard origin.isFinite else { return diagnostics.invalidSpaces.count(id) }
    let origin = clampAndCount(origin)
    guard let old = scene.space(id) else { return diagnostics.unknownSpaces.count(id) }
    guard old.origin != origin, scene.scrollSpace(id, to: origin) else { return }
    settleLayout(.layout)
  }

  /// Removes a space; its targets and the spaces within it are not visible until the space is registered
  /// again.
  ///
  /// The window cannot be removed. Its id, or an unknown id, is ignored and counted in ``diagnostics``.
  public mutating func remove(space id: SpaceID, at time: Timestamp) {
    advanceHost(to: time)
    guard scene.removeSpace(id) else { return diagnostics.unknownSpaces.count(id) }
    settleLayout()
  }

  // MARK: Changes of the layout

  /// Brings the states that refer to targets up to date with the layout, then everything else.
  mutating func settleLayout(_ changes: Changes = [.layout, .registration]) {
    input.gestures.forgetTargets(missingFrom: scene)
    band.forgetTargets(missingFrom: scene)
    if input.isBanding { extendBand() }
    settle(input.isDragging ? changes.union(.dragMoved) : changes)
  }
}
