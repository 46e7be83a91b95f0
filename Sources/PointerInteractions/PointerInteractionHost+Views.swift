import Kinematics
public import PointerKit

/// The views of a host: adding, moving and removing them, one at a time or in batches.
extension PointerInteractionHost {
  /// The changes since the last update; the cost of an update depends only on their number.
  struct Changes {
    /// The views whose targets may differ from the registered ones.
    var stale: [InteractionView] = []
    /// The targets to remove.
    var removed: [TargetID] = []
    /// The targets that only move.
    var moved: [MovedTarget] = []
    /// The moved targets of regions, which have to be registered again.
    var parts: [TargetID: PointerTarget] = [:]
    /// The interactions that are invalid.
    var invalid: [PointerInteraction] = []
    /// The views over which the current region of another view takes precedence.
    var overridden: [InteractionView] = []
    /// The views whose own targets are disabled because of an answer of their delegates.
    var disabled: [InteractionView] = []
    /// Whether any view was added, moved or removed.
    var hasViews = false
    /// The number of nested batches that are in progress.
    var batches = 0
  }

  // MARK: Adding and removing

  /// Adds an interaction to a view, or updates the description of its view.
  ///
  /// The previous interaction of the view is removed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - view: The view: its id, frame and space, and its kind, bezel and corner radius for the automatic
  ///     effect. With a delegate, a view has no padding by default. Of nested views, the inner one must have
  ///     a higher z or be smaller.
  ///   - time: The current time.
  public func add(_ interaction: PointerInteraction, to view: PointerTarget, at time: Timestamp) {
    if let other = interaction.host, other !== self { other.remove(interaction, at: time) }
    if let known = views[ObjectIdentifier(interaction)], known.id == view.id {
      describe(known, as: view)
    } else {
      removeView(of: interaction)
      if let previous = owners[view.id] { removeView(of: previous.interaction) }
      let added = InteractionView(interaction, view)
      views[ObjectIdentifier(interaction)] = added
      owners[view.id] = added
      interaction.host = self
      markStale(added)
    }
    changes.hasViews = true
    update(at: time)
  }

  /// Removes an interaction from its view; if the pointer is in the view's region, it leaves the region.
  public func remove(_ interaction: PointerInteraction, at time: Timestamp) {
    removeView(of: interaction)
    update(at: time)
  }

  private func removeView(of interaction: PointerInteraction) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(interaction)) else { return }
    view.isRemoved = true
    interaction.host = nil
    for id in view.allIDs where owners[id] === view {
      owners[id] = nil
      changes.removed.append(id)
    }
    changes.hasViews = true
  }

  private func describe(_ view: InteractionView, as target: PointerTarget) {
    move(view, to: target.frame)
    if view.target != target { view.needsStyle = true }
    view.target = target
    markStale(view)
  }

  // MARK: Moving

  /// Moves a view, with its regions and its hover gesture recognizers, to another frame in its space.
  ///
  /// If the size changes, the delegate is queried for the style again. A frame that is not finite, or an
  /// unknown id, has no effect. It is counted in the engine's diagnostics, unless the view has only hover
  /// gesture recognizers.
  public func moveView(_ id: TargetID, to frame: Rect, at time: Timestamp) {
    move(id, to: frame)
    update(at: time)
  }

  /// Moves views as one change, for example while a layout is animated.
  ///
  /// If an id appears twice, the last frame counts. O(moved views), independent of how many other views there
  /// are.
  public func moveViews(_ views: [MovedTarget], at time: Timestamp) {
    for view in views { move(view.id, to: view.frame) }
    update(at: time)
  }

  /// Makes several changes as one: adding, removing and moving views and hover gesture recognizers.
  ///
  /// The engine receives all changes at once, and delegates are queried once after the last change. Times
  /// that are passed to methods within `updates` are ignored. O(changed views), independent of how many other
  /// views there are.
  public func performBatchUpdates(at time: Timestamp, _ updates: () -> Void) {
    changes.batches += 1
    updates()
    changes.batches -= 1
    update(at: time)
  }

  private func move(_ id: TargetID, to frame: Rect) {
    moveHovers(of: id, to: frame)
    guard let view = owners[id], view.id == id else {
      if hovers.views[id] == nil { changes.moved.append(MovedTarget(id: id, frame: frame)) }
      return
    }
    move(view, to: frame)
  }

  private func move(_ view: InteractionView, to frame: Rect) {
    guard frame.isFinite else {
      changes.moved.append(MovedTarget(id: view.id, frame: frame))
      return
    }
    let old = view.target.frame
    guard frame != old else { return }
    changes.hasViews = true
    let offset = Vector(dx: frame.minX - old.minX, dy: frame.minY - old.minY)
    if frame.size != old.size {
      view.needsStyle = true
      view.forgetOverhang()
      view.wholeRegion?.rect = Rect(origin: .zero, size: frame.size)
    }
    view.target.frame = frame
    if view.style.shapeFrame != nil {
      view.style.shapeFrame = view.style.shapeFrame?.offset(by: offset)
      markStale(view)
    } else if !view.isStale {
      view.registered?.frame = frame
      changes.moved.append(MovedTarget(id: view.id, frame: frame))
    }
    for part in view.parts {
      guard var target = changes.parts[part.id] ?? engine.target(part.id) else { continue }
      target.frame = target.frame.offset(by: offset)
      target.style.shapeFrame = target.style.shapeFrame?.offset(by: offset)
      changes.parts[part.id] = target
    }
  }

  // MARK: Registering

  /// Notes that the target of a whole view has to be registered again with the next changes.
  func markStale(_ view: InteractionView) {
    guard !view.isStale else { return }
    view.isStale = true
    changes.stale.append(view)
  }

  /// Passes all changes and the given targets of regions to the engine, in one batch.
  func register(_ parts: [PointerTarget] = []) {
    let now = engine.time
    var targets = changes.parts.values.sorted { $0.id < $1.id }
    for view in changes.stale {
      view.isStale = false
      guard !view.isRemoved else { continue }
      let whole = view.wholeTarget
      guard view.registered != whole else { continue }
      view.registered = whole
      targets.append(whole)
    }
    targets += parts
    let (moved, removed) = (changes.moved, Set(changes.removed))
    changes.stale.removeAll(keepingCapacity: true)
    changes.parts.removeAll(keepingCapacity: true)
    changes.moved.removeAll(keepingCapacity: true)
    let removals = changes.removed.filter { owners[$0] == nil && engine.target($0) != nil }
    changes.removed.removeAll(keepingCapacity: true)
    if targets.isEmpty, removals.isEmpty {
      if !moved.isEmpty { engine.move(moved, at: now) }
      return
    }
    // All changes are one batch, so that the engine never sees a mixture of the old and the new layout.
    var latest: [TargetID: Int] = [:]
    var batch: [PointerTarget] = []
    func add(_ target: PointerTarget) {
      // A target that was removed in the same batch stays removed.
      guard owners[target.id] != nil || !removed.contains(target.id) else { return }
      if let index = latest[target.id] {
        batch[index] = target
      } else {
        latest[target.id] = batch.count
        batch.append(target)
      }
    }
    for view in moved {
      guard var target = latest[view.id].map({ batch[$0] }) ?? engine.target(view.id) else {
        engine.move(view.id, to: view.frame, at: now)
        continue
      }
      target.frame = view.frame
      add(target)
    }
    for target in targets { add(target) }
    engine.upsert(batch, removing: removals, at: now)
  }
}
