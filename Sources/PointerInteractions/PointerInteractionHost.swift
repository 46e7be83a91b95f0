public import Kinematics
public import PointerKit

/// An engine together with the pointer interactions of a surface's views.
///
/// ```swift
/// let host = PointerInteractionHost(PointerEngine(size: Size(width: 1024, height: 768)))
/// let interaction = PointerInteraction()
/// host.add(interaction, to: PointerTarget(id: 7, frame: buttonFrame, kind: .button), at: now)
/// // With each input:
/// host.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now))
/// ```
/// Here `buttonFrame` is the rectangle of a view and `now` the present instant. <doc:Interactions> has a delegate
/// and the loop.
///
/// The answers of delegates become targets of the engine, with all behavior of targets. Of nested views the
/// front-most, then the smallest under the pointer is queried first; if it returns no region, the views behind
/// it are queried. Delegates are queried only while the host handles an input or advances.
///
/// The host retains interactions, but not their delegates. It uses the ids from 2⁶³ up. Use it from one thread
/// at a time.
public final class PointerInteractionHost {
  /// The engine; after a change of its layout or settings call ``update(at:)``.
  public var engine: PointerEngine

  private var views: [InteractionView] = []
  /// The views by the ids of all their targets.
  private var owners: [TargetID: InteractionView] = [:]
  private var nextRegion: UInt64 = 1 << 63
  private var current: Current?
  /// The animators of the transition in progress.
  private var transition: [TransitionAnimator] = []
  /// The conditions of the last queries; nil if they are out of date.
  private var lastConditions: Conditions?
  private var isUpdating = false
  var bands = Bands()

  /// The region that contains the pointer.
  private struct Current {
    var view: InteractionView
    var region: PointerRegion
    var target: TargetID
    var hasDelegate: Bool
  }

  /// Creates a host for an engine.
  public init(_ engine: PointerEngine) { self.engine = engine }

  // MARK: Views

  /// Adds an interaction to a view, or updates the description of its view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - view: The view: its id, frame and space, and its kind, bezel and corner radius for the automatic
  ///     effect. A view whose interaction has a delegate has no padding by default. Of nested views the inner
  ///     one has a higher z or is smaller.
  ///   - time: The current time.
  public func add(_ interaction: PointerInteraction, to view: PointerTarget, at time: Timestamp) {
    if let known = self.view(of: interaction), known.id == view.id {
      known.target = view
    } else {
      removeView(of: interaction, at: time)
      let added = InteractionView(interaction, view, firstRegion: nextRegion)
      views.append(added)
      for id in added.allIDs { owners[id] = added }
      nextRegion &+= InteractionView.regionCount
    }
    lastConditions = nil
    update(at: time)
  }

  /// Removes an interaction; the pointer leaves its region.
  public func remove(_ interaction: PointerInteraction, at time: Timestamp) {
    removeView(of: interaction, at: time)
    update(at: time)
  }

  private func removeView(of interaction: PointerInteraction, at time: Timestamp) {
    guard let index = views.firstIndex(where: { $0.interaction === interaction }) else { return }
    let view = views.remove(at: index)
    if current?.view === view { enter(nil) }
    for id in view.allIDs where owners[id] === view { owners[id] = nil }
    engine.upsert([], removing: view.allIDs.filter { engine.target($0) != nil }, at: time)
    lastConditions = nil
  }

  /// The interaction with a target of the engine, such as one that an event names; nil for other targets.
  public func interaction(of target: TargetID) -> PointerInteraction? { owners[target]?.interaction }

  private func view(of interaction: PointerInteraction) -> InteractionView? {
    views.first { $0.interaction === interaction }
  }

  // MARK: Input and time

  /// Passes an input to the engine, then queries the delegates.
  public func handle(_ input: PointerInput) {
    checkBand(before: input)
    engine.handle(input)
    update(at: input.time)
  }

  /// Advances the engine, then queries the delegates.
  public func advance(to time: Timestamp) { update(at: time) }

  /// Queries the delegates whose answers are out of date, after a change of the engine.
  ///
  /// A call from within a delegate's method has no effect, since its answer is not complete.
  public func update(at time: Timestamp) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    engine.advance(to: time)
    let isInvalid = views.contains { $0.interaction.isInvalid }
    let old = lastConditions
    if isInvalid || old != conditions {
      // A style may depend on the modifier keys, as a region may (I5).
      let keysChanged = old.map { $0.modifiers != engine.pressedModifiers } ?? false
      queryDelegates(forStyle: keysChanged || current?.view.interaction.isInvalid == true)
      lastConditions = conditions
    }
    if !transition.isEmpty, engine.hasSettled { endTransition(finished: true) }
    reportBands()
  }

  // MARK: Queries

  /// Queries the delegates for the region that contains the pointer; for its style if the region has changed, or
  /// if `forStyle` is true.
  private func queryDelegates(forStyle: Bool) {
    for view in views where view.interaction.isInvalid {
      view.interaction.isInvalid = false
      view.isStale = true
    }
    registerStaleViews()
    // A latched style stays until the release (R6).
    if let current, engine.isLatched, engine.hoveredTarget == current.target { return }
    let answer = regionUnderPointer()
    if let current, let answer, answer.view === current.view, answer.region == current.region {
      let hasLostDelegate = current.hasDelegate && answer.view.interaction.delegate == nil
      if forStyle || hasLostDelegate { updateStyle(of: current, answer.region) }
    } else {
      enter(answer)
    }
    registerStaleViews()
    overrideOtherViews()
  }

  /// The region that contains the pointer, from the view furthest in front that has one.
  private func regionUnderPointer() -> (view: InteractionView, region: PointerRegion)? {
    guard engine.mayHover else { return nil }
    let position = engine.position
    var stack = engine.targets(at: position)
    // The engine may hover a target that does not contain the pointer: by the bridge of a group or an attraction.
    if let hovered = engine.hoveredTarget, let view = owners[hovered] {
      if engine.isAttracted { stack = [view.id] } else if !stack.contains(view.id) { stack.append(view.id) }
    } else if engine.isAttracted {
      return nil
    }
    for id in stack {
      guard let view = owners[id] else {
        if engine.target(id)?.isEnabled == true { return nil }
        continue
      }
      guard id == view.id else { continue }
      guard view.target.isEnabled, view.interaction.isEnabled else { continue }
      if let region = region(in: view, at: position) { return (view, region) }
      view.isWholeDisabled = true
    }
    return nil
  }

  private func region(in view: InteractionView, at position: Point) -> PointerRegion? {
    guard let delegate = view.interaction.delegate else {
      view.isStale = true
      return view.defaultRegion
    }
    let request = PointerRegionRequest(
      location: local(position, in: view), modifiers: engine.pressedModifiers)
    return delegate.pointerInteraction(
      view.interaction, regionFor: request, defaultRegion: view.defaultRegion)
  }

  private func local(_ position: Point, in view: InteractionView) -> Point {
    let position = engine.convert(position, to: view.target.space) ?? position
    return position - Vector(dx: view.target.frame.minX, dy: view.target.frame.minY)
  }

  private func style(of region: PointerRegion, in view: InteractionView) -> PointerStyle {
    guard let delegate = view.interaction.delegate else { return .automatic }
    let answer = delegate.pointerInteraction(view.interaction, styleFor: region)
    return (answer ?? .system).withPathInSpace
  }

  // MARK: Answers

  /// Replaces the current region with another or none, in one transition.
  private func enter(_ answer: (view: InteractionView, region: PointerRegion)?) {
    let old = current
    if old == nil, answer == nil { return }
    current = nil
    if let (view, region) = answer {
      let style = style(of: region, in: view)
      let isWhole = region == view.defaultRegion || region.rect == view.defaultRegion.rect
      let target = isWhole ? view.id : view.nextRegionID()
      current = Current(
        view: view, region: region, target: target, hasDelegate: view.interaction.delegate != nil)
      registerCurrent(style)
    }
    if let old, old.target != old.view.id, var part = engine.target(old.target) {
      part.isEnabled = false
      engine.upsert(part, at: engine.time)
    }
    for view in views where view.isOverridden { view.isOverridden = false }
    endTransition(finished: false)
    let (exit, entrance) = (TransitionAnimator(), TransitionAnimator())
    transition = [exit, entrance]
    if let old, let delegate = old.view.interaction.delegate {
      delegate.pointerInteraction(old.view.interaction, willExit: old.region, animator: exit)
    }
    if let current, let delegate = current.view.interaction.delegate {
      delegate.pointerInteraction(
        current.view.interaction, willEnter: current.region, animator: entrance)
    }
    for animator in transition { animator.begin() }
  }

  /// Queries the style of the current region again.
  private func updateStyle(of current: Current, _ region: PointerRegion) {
    self.current?.region = region
    self.current?.hasDelegate = current.view.interaction.delegate != nil
    registerCurrent(style(of: region, in: current.view))
  }

  private func endTransition(finished: Bool) {
    let ended = transition
    transition = []
    for animator in ended { animator.end(finished: finished) }
  }

  // MARK: Targets

  /// Registers the target of the current region with a style.
  private func registerCurrent(_ style: PointerStyle) {
    guard let current else { return }
    let view = current.view
    if current.target == view.id {
      view.isWholeDisabled = false
      view.style = style
      view.latchingAxes = current.region.latchingAxes
      register(view)
    } else {
      view.isWholeDisabled = true
      let position = local(engine.position, in: view)
      let part = view.regionTarget(current.target, current.region, style, at: position)
      // In one batch, so that the pointer is never over neither of them.
      let whole = view.wholeTarget
      view.registered = whole
      view.isStale = false
      engine.upsert([part, whole], at: engine.time)
    }
  }

  private func registerStaleViews() { for view in views where view.isStale { register(view) } }

  /// Registers the target of a whole view, if it has changed.
  private func register(_ view: InteractionView) {
    let whole = view.wholeTarget
    view.isStale = false
    guard view.registered != whole else { return }
    view.registered = whole
    engine.upsert(whole, at: engine.time)
  }

  /// Disables other views that would be hovered instead of the current region.
  private func overrideOtherViews() {
    guard let current else { return }
    for _ in views {
      guard let top = engine.target(at: engine.position)?.id, top != current.target,
        let view = owners[top], view.id == top
      else { return }
      view.isOverridden = true
      register(view)
    }
  }
}
