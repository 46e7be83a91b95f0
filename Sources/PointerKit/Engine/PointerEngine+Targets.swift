public import Kinematics

/// What the layout does: a push by ids of the host's choosing, in batches; hover follows though no pointer
/// moved.
extension PointerEngine {
  /// Registers targets, or replaces those that stand under the same ids, and removes others, as one change.
  ///
  /// Hover is asked anew once. Of an id that stands twice in `targets` the last counts; one in both lists
  /// stays. O(n).
  public mutating func upsert(_ targets: [PointerTarget], removing ids: [TargetID] = [], at time: Timestamp) {
    advance(to: time)
    for id in ids where !store.remove(id, configuration: configuration) {
      diagnostics.unknownIdentifiers += 1
    }
    store.beginBatch(count: targets.count)
    for target in targets { insert(target) }
    layoutChanged()
  }

  /// Registers a target, or replaces the one that stands under its id.
  public mutating func upsert(_ target: PointerTarget, at time: Timestamp) {
    advance(to: time)
    store.beginBatch()
    insert(target)
    layoutChanged()
  }

  /// Forgets a target; an id that nothing has is counted.
  public mutating func remove(_ id: TargetID, at time: Timestamp) {
    advance(to: time)
    if !store.remove(id, configuration: configuration) { diagnostics.unknownIdentifiers += 1 }
    layoutChanged()
  }

  /// Gives a target a new frame and keeps all else; one that is not finite is refused.
  public mutating func move(_ id: TargetID, to frame: Rect, at time: Timestamp) {
    advance(to: time)
    place(id, at: frame)
    layoutChanged()
  }

  /// Gives targets new frames, as one change: for a layout that animates.
  ///
  /// Hover is asked anew once. Of an id that stands twice the last frame counts; a frame that is not finite
  /// is refused. O(n) in those that move, however many there are.
  public mutating func move(_ frames: [(id: TargetID, frame: Rect)], at time: Timestamp) {
    advance(to: time)
    for (id, frame) in frames { place(id, at: frame) }
    layoutChanged()
  }

  private mutating func place(_ id: TargetID, at frame: Rect) {
    if !frame.isFinite {
      diagnostics.invalidTargets += 1
    } else if !store.move(id, to: held(frame), configuration: configuration) {
      diagnostics.unknownIdentifiers += 1
    }
  }

  private mutating func insert(_ target: PointerTarget) {
    guard target.id != 0, target.frame.isFinite else {
      diagnostics.invalidTargets += 1
      return
    }
    var target = target
    target.frame = held(target.frame)
    if !(target.cornerRadius >= 0 && target.cornerRadius.isFinite) {
      target.cornerRadius = 8
      diagnostics.clampedValues += 1
    }
    if let luminance = target.luminance, !(luminance >= 0 && luminance <= 1) {
      target.luminance = luminance.isNaN ? nil : max(0, min(1, luminance))
      diagnostics.clampedValues += 1
    }
    if let padding = target.padding, !padding.isFinite {
      target.padding = nil
      diagnostics.clampedValues += 1
    }
    // Apart, since a style cannot look at its target while it changes.
    var style = target.style
    diagnostics.invalidStyles += style.sanitise(for: target, configuration: configuration)
    target.style = style
    if !store.upsert(target, configuration: configuration) {
      diagnostics.repeatedIdentifiers += 1
    }
  }

  // MARK: Spaces

  /// Registers a space, or replaces it; one with an origin or a clip that is not finite is refused.
  public mutating func upsertSpace(_ space: PointerSpace, at time: Timestamp) {
    advance(to: time)
    if space.origin.isFinite, space.clip?.isFinite ?? true {
      var space = space
      space.origin = held(space.origin)
      if let clip = space.clip { space.clip = held(clip) }
      store.upsertSpace(space)
    } else {
      diagnostics.invalidTargets += 1
    }
    layoutChanged()
  }

  /// Scrolls a space: one offset changes, whatever the number of targets.
  public mutating func scroll(space id: SpaceID, to origin: Point, at time: Timestamp) {
    advance(to: time)
    if !origin.isFinite {
      diagnostics.invalidTargets += 1
    } else if !store.scrollSpace(id, to: held(origin)) {
      diagnostics.unknownIdentifiers += 1
    }
    layoutChanged()
  }

  /// Forgets a space; its targets wait unseen until it comes back.
  ///
  /// The window, 0, cannot be removed.
  public mutating func removeSpace(_ id: SpaceID, at time: Timestamp) {
    advance(to: time)
    if !store.removeSpace(id) { diagnostics.unknownIdentifiers += 1 }
    layoutChanged()
  }

  // MARK: The surface and its settings

  /// Gives the surface a new size; the pointer stays within it.
  public mutating func resize(to size: Size, at time: Timestamp) {
    advance(to: time)
    if !size.isFinite || size.longerSide > 1e9 { diagnostics.clampedValues += 1 }
    bounds = PointerEngine.bounds(of: size)
    let here = model.position(at: now)
    if !bounds.contains(here) {
      let edge = here.clamped(to: bounds)
      modelJumps(by: edge - here)
      model.place(at: edge, time: now)
    } else if case .coasting = model.motion {
      model.coast(
        velocity: model.velocity(at: now), decay: configuration.magnetism.decay, within: bounds, at: now)
    }
    layoutChanged()
  }

  /// Takes new choices of the person's, from now on.
  public mutating func setSettings(_ settings: PointerSettings, at time: Timestamp) {
    advance(to: time)
    if settings.trackingSpeed != self.settings.trackingSpeed {
      for index in devices.indices { devices[index].adopt(settings) }
    }
    self.settings = settings
    choicesChanged()
    if !settings.inertia || (!settings.animations && model.attractor != nil) { stopMotion() }
    layoutChanged()
  }

  /// Takes a new configuration, from now on.
  ///
  /// O(n) in the targets.
  public mutating func setConfiguration(_ configuration: PointerConfiguration, at time: Timestamp) {
    advance(to: time)
    store.reconfigure(configuration)
    self.configuration = configuration
    choicesChanged()
    layoutChanged()
  }

  private mutating func choicesChanged() {
    effectFactors.head(
      for: configuration,
      materialOpacity: PointerEngine.materialOpacity(configuration.pointerOpacity, for: settings), at: now)
  }

  /// The interface became light or dark.
  public mutating func setAppearance(_ appearance: Appearance, at time: Timestamp) {
    advance(to: time)
    self.appearance = appearance
    updateGoals()
  }

  /// Sets the relative luminance where no target says its own, 0…1; held to that, NaN is refused.
  public mutating func setBackgroundLuminance(_ luminance: Double, at time: Timestamp) {
    advance(to: time)
    if luminance.isNaN {
      diagnostics.nonFiniteEvents += 1
    } else {
      backgroundLuminance = max(0, min(1, luminance))
    }
    updateGoals()
  }

  /// The layout is not what it was: follow the attractor, drop what is gone, ask again who is hovered.
  private mutating func layoutChanged() {
    for index in contents.indices.reversed() where store.slot(of: contents[index].target) == nil {
      contents.remove(at: index)
    }
    followAttractor()
    if !gestures.isEmpty { forgetGoneTargets() }
    bandLayoutChanged()
    let (oldStyle, oldHovered) = (style, hovered)
    resolveStyle()
    updateHover()
    updateReveals()
    if let hovered, hovered == oldHovered, style != oldStyle { record(.styleChanged(hovered)) }
  }
}
