public import Kinematics
public import Magnetism

/// Targets and spaces: a push by ids of the host's choosing, in batches; hover follows though the pointer did
/// not move.
extension PointerEngine {
  /// Registers targets, or replaces those with the same ids, and removes others, as one change.
  ///
  /// Of an id that appears twice in `targets` the last counts; one in both lists stays. O(n).
  public mutating func upsert(_ targets: [PointerTarget], removing ids: [TargetID] = [], at time: Timestamp) {
    follow(time)
    for id in ids {
      if presentation.hasContent(of: id) { forgetLook(of: id, registeredAs: targets.last { $0.id == id }) }
      unregister(id)
    }
    scene.beginBatch(count: targets.count)
    for target in targets { register(target) }
    for target in targets where target.group != nil { countSnappingInGroup(target.id) }
    settleLayout()
  }

  /// Registers a target, or replaces the one with its id.
  public mutating func upsert(_ target: PointerTarget, at time: Timestamp) {
    follow(time)
    scene.beginBatch()
    register(target)
    if target.group != nil { countSnappingInGroup(target.id) }
    settleLayout()
  }

  /// Removes a target; an id that nothing has is counted.
  public mutating func remove(_ id: TargetID, at time: Timestamp) {
    follow(time)
    unregister(id)
    settleLayout()
  }

  /// Gives a target a new frame and keeps everything else; one that is not finite is refused.
  public mutating func move(_ id: TargetID, to frame: Rect, at time: Timestamp) {
    follow(time)
    setFrame(of: id, to: frame)
    settleLayout()
  }

  /// Gives targets new frames, as one change: for a layout that animates.
  ///
  /// Of an id that appears twice the last frame counts; a frame that is not finite is refused. O(n) in those
  /// that move, however many there are.
  public mutating func move(_ frames: [(id: TargetID, frame: Rect)], at time: Timestamp) {
    follow(time)
    for (id, frame) in frames { setFrame(of: id, to: frame) }
    settleLayout()
  }

  private mutating func unregister(_ id: TargetID) {
    if !scene.remove(id) { diagnostics.unknownTargets.count(id) }
  }

  private mutating func setFrame(of id: TargetID, to frame: Rect) {
    if !frame.isFinite {
      diagnostics.invalidTargets.count(id)
    } else if !scene.move(id, to: clamped(frame, of: id)) {
      diagnostics.unknownTargets.count(id)
    }
  }

  private mutating func register(_ target: PointerTarget) {
    let id = target.id
    guard id.rawValue != 0, target.frame.isFinite else {
      diagnostics.invalidTargets.count(id)
      return
    }
    var target = target
    target.frame = clamped(target.frame, of: id)
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
    // In a copy, since a style cannot read its target while it changes.
    var style = target.style
    let violations = style.correct(
      for: target, sizes: ElementSizes(configuration), circleDiameter: configuration.circleDiameter)
    diagnostics.invalidStyles.count(id, times: violations)
    target.style = style
    if target.isTextWithoutLines, scene[id]?.isTextWithoutLines != true {
      diagnostics.textsWithoutLines.count(id)
    }
    if target.style.hasThinStroke, scene[id]?.style.hasThinStroke != true {
      diagnostics.thinStrokes.count(id)
    }
    if presentation.hasContent(of: id) { forgetLook(of: id, registeredAs: target) }
    if !scene.upsert(target) { diagnostics.repeatedTargets.count(id) }
  }

  /// Makes the look of a registered target plain at once if its id is now that of another element: gone, in another
  /// space, or where its frame does not overlap the former.
  ///
  /// What is dragged stays the same element, however far it moves.
  private mutating func forgetLook(of id: TargetID, registeredAs new: PointerTarget?) {
    guard let old = scene[id], !input.isPressed(on: id) else { return }
    if let new, new.space == old.space, new.frame.overlaps(old.frame) { return }
    presentation.removeContent(of: id)
  }

  /// Counts a target with an automatic effect that snaps without a shape since its group does not highlight (P8).
  private mutating func countSnappingInGroup(_ id: TargetID) {
    guard let target = scene[id], target.style.effect == .automatic, let group = target.group,
      !scene.groups.highlights(group),
      target.style.snapsWithoutShape(target, ElementSizes(configuration), configuration.circleDiameter)
    else { return }
    diagnostics.invalidStyles.count(id)
  }

  // MARK: Spaces

  /// Registers a space, or replaces the one with its id, which keeps its targets and children.
  ///
  /// One with an origin or a clip that is not finite is refused. So is one that would be within itself, also by
  /// way of spaces that were registered earlier. The registration of before then stays. O(spaces).
  public mutating func upsertSpace(_ space: PointerSpace, at time: Timestamp) {
    follow(time)
    register(space)
    scene.arrangeSpaces()
    settleLayout()
  }

  /// Registers spaces, or replaces those with the same ids, as one change; see ``upsertSpace(_:at:)``.
  ///
  /// A child may come before its parent. Where a parent and its child change places, the child comes first, since
  /// the parent would be within itself otherwise. Of an id that appears twice the last counts. O(spaces), and for
  /// each new one O(siblings).
  public mutating func upsertSpaces(_ spaces: [PointerSpace], at time: Timestamp) {
    follow(time)
    for space in spaces { register(space) }
    scene.arrangeSpaces()
    settleLayout()
  }

  private mutating func register(_ space: PointerSpace) {
    guard space.origin.isFinite, space.clip?.isFinite ?? true, space.contentSize?.isFinite ?? true else {
      diagnostics.invalidSpaces.count(space.id)
      return
    }
    var space = space
    space.origin = clamped(space.origin)
    space.clip = space.clip.map { clamped($0) }
    space.contentSize = space.contentSize.map { clamped($0) }
    if !scene.upsertSpace(space) { diagnostics.cyclicSpaces.count(space.id) }
  }

  /// Scrolls a space: one offset changes, whatever the number of targets.
  ///
  /// The spaces within it move along. O(spaces within it).
  public mutating func scroll(space id: SpaceID, to origin: Point, at time: Timestamp) {
    follow(time)
    if !origin.isFinite {
      diagnostics.invalidSpaces.count(id)
    } else if !scene.scrollSpace(id, to: clamped(origin)) {
      diagnostics.unknownSpaces.count(id)
    }
    settleLayout(changesStacking: false)
  }

  /// Removes a space; its targets, and the spaces within it, wait unseen until it is registered again.
  ///
  /// The window cannot be removed.
  public mutating func removeSpace(_ id: SpaceID, at time: Timestamp) {
    follow(time)
    if !scene.removeSpace(id) { diagnostics.unknownSpaces.count(id) }
    settleLayout()
  }

  // MARK: Changes of the layout

  /// Brings the states that refer to targets up to date with the layout, then everything else.
  mutating func settleLayout(changesStacking: Bool = true) {
    if !input.gestures.isEmpty { input.gestures.removeTargets(missingFrom: scene) }
    band.removeTargets(missingFrom: scene)
    var changes = changesStacking ? [.layout, .stacking] : Invalidation.layout
    if input.isBanding {
      extendBand()
      changes.insert(.look)
    }
    if input.isDragging { changes.insert(.dragging) }
    settle(changes)
  }
}
