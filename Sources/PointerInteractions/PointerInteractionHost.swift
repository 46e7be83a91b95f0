public import Kinematics
public import PointerKit

/// The engine of a surface, with the pointer interactions of its views.
///
/// ```swift
/// let host = PointerInteractionHost(PointerEngine(size: window.size))
/// let interaction = PointerInteraction(delegate: self)
/// host.add(interaction, to: PointerTarget(id: 7, frame: textView.frame), at: now)
///
/// func pointerInteraction(
///   _: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
/// ) -> PointerRegion? {
///   PointerRegion(rect: line(at: request.location))
/// }
/// func pointerInteraction(_: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
///   PointerStyle(shape: .verticalBeam(length: region.rect.height), constrainedAxes: .vertical)
/// }
/// // In the event loop:
/// // host.handle(input), host.advance(to: vsync), host.engine.step(to: vsync, into: &frame)
/// ```
/// Regions become targets of the engine, which treats them like any others. Of nested views the front-most,
/// then the smallest under the pointer is called first; if it has no region there, those behind it are.
/// Delegates are called while the host handles an input or advances.
///
/// Interactions are retained, their delegates are not. Ids from 2⁶³ up are reserved for regions. Not for use
/// from several threads at once.
public final class PointerInteractionHost {
  /// The engine; after a change of its layout or settings call ``update(at:)``.
  public var engine: PointerEngine

  private var views: [InteractionView] = []
  /// The views by the ids of all their targets; never iterated.
  private var owners: [TargetID: InteractionView] = [:]
  private var nextRegion: UInt64 = 1 << 63
  private var current: Current?
  private var transition: [TransitionAnimator] = []
  private var seen: Surroundings?
  private var isUpdating = false
  /// The band selections.
  var bands = Bands()

  /// The region that the pointer is in.
  private struct Current {
    var view: InteractionView
    var region: PointerRegion
    var target: TargetID
    var hasDelegate: Bool
  }

  /// Creates a host for an engine.
  public init(_ engine: PointerEngine) { self.engine = engine }

  // MARK: Views

  /// Adds an interaction, or updates its view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - view: The view as a target: its id, frame and space, and for the automatic effect its kind, bezel and
  ///     corner radius. With a delegate it has no padding unless stated. Nested views have a higher z or are
  ///     smaller.
  ///   - time: The time, on the host's monotonic clock.
  public func add(_ interaction: PointerInteraction, to view: PointerTarget, at time: Timestamp) {
    if let known = self.view(of: interaction), known.id == view.id {
      known.target = view
    } else {
      drop(interaction, at: time)
      let added = InteractionView(interaction, view, firstRegion: nextRegion)
      views.append(added)
      for id in [view.id] + added.regionIDs { owners[id] = added }
      nextRegion &+= InteractionView.regionCount
    }
    seen = nil
    update(at: time)
  }

  /// Removes an interaction; the pointer exits a region that it is in.
  public func remove(_ interaction: PointerInteraction, at time: Timestamp) {
    drop(interaction, at: time)
    update(at: time)
  }

  private func drop(_ interaction: PointerInteraction, at time: Timestamp) {
    guard let index = views.firstIndex(where: { $0.interaction === interaction }) else { return }
    let view = views.remove(at: index)
    if current?.view === view { change(to: nil) }
    let ids = [view.id] + view.regionIDs
    for id in ids where owners[id] === view { owners[id] = nil }
    engine.upsert([], removing: ids.filter { engine.target($0) != nil }, at: time)
    seen = nil
  }

  /// The interaction of a target that an event names; nil for other targets.
  public func interaction(of target: TargetID) -> PointerInteraction? {
    owners[target]?.interaction
  }

  private func view(of interaction: PointerInteraction) -> InteractionView? {
    views.first { $0.interaction === interaction }
  }

  // MARK: Events and time

  /// Handles an input, then calls the delegates.
  public func handle(_ input: PointerInput) {
    confirmBand(before: input)
    engine.handle(input)
    update(at: input.time)
  }

  /// Advances the engine, then calls the delegates.
  public func advance(to time: Timestamp) { update(at: time) }

  /// Calls the delegates whose answers a change of the engine may have changed.
  ///
  /// A call from within a delegate does nothing.
  public func update(at time: Timestamp) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    engine.advance(to: time)
    let invalid = views.contains { $0.interaction.isInvalid }
    let old = seen
    if invalid || old != surroundings {
      // A style may depend on the keys as a region does (I5).
      let isKeyChange = old.map { $0.modifiers != engine.pressedModifiers } ?? false
      updateRegion(again: isKeyChange || current?.view.interaction.isInvalid == true)
      seen = surroundings
    }
    if !transition.isEmpty, engine.hasSettled { endTransition(finished: true) }
    reportBands()
  }

  // MARK: Requests

  private func updateRegion(again: Bool) {
    for view in views where view.interaction.isInvalid {
      view.interaction.isInvalid = false
      view.isStale = true
    }
    register()
    // A latched style stays until the release (R6).
    if let current, engine.isLatched, engine.hoveredTarget == current.target { return }
    let answer = regionUnderPointer()
    if let current, let answer, answer.view === current.view, answer.region == current.region {
      let isOrphan = current.hasDelegate && answer.view.interaction.delegate == nil
      if again || isOrphan { restyle(current, answer.region) }
    } else {
      change(to: answer)
    }
    register()
    overruleOtherViews()
  }

  /// The region of the pointer: that of the front-most view that has one.
  private func regionUnderPointer() -> (view: InteractionView, region: PointerRegion)? {
    guard engine.mayHover else { return nil }
    let place = engine.position
    var stack = engine.targets(at: place)
    // The bridges of a group, and the target that attracts the pointer, are the engine's decision.
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
      if let region = region(in: view, at: place) { return (view, region) }
      view.isCustom = true
    }
    return nil
  }

  private func region(in view: InteractionView, at place: Point) -> PointerRegion? {
    guard let delegate = view.interaction.delegate else {
      view.isStale = true
      return view.defaultRegion
    }
    let request = PointerRegionRequest(location: local(place, in: view), modifiers: engine.pressedModifiers)
    return delegate.pointerInteraction(
      view.interaction, regionFor: request, defaultRegion: view.defaultRegion)
  }

  private func local(_ place: Point, in view: InteractionView) -> Point {
    let place = engine.space(view.target.space)?.local(place) ?? place
    return place - Vector(dx: view.target.frame.minX, dy: view.target.frame.minY)
  }

  private func style(of region: PointerRegion, in view: InteractionView) -> PointerStyle {
    guard let delegate = view.interaction.delegate else { return .automatic }
    let answer = delegate.pointerInteraction(view.interaction, styleFor: region)
    return (answer ?? .system).withPathInContainer()
  }

  // MARK: Regions

  /// Exits one region and enters another, in one transition.
  private func change(to answer: (view: InteractionView, region: PointerRegion)?) {
    let old = current
    if old == nil, answer == nil { return }
    current = nil
    if let (view, region) = answer {
      let style = style(of: region, in: view)
      let isWhole = region == view.defaultRegion || region.rect == view.defaultRegion.rect
      let target = isWhole ? view.id : view.nextRegionID()
      current = Current(
        view: view, region: region, target: target, hasDelegate: view.interaction.delegate != nil)
      show(style)
    }
    if let old, old.target != old.view.id, var part = engine.target(old.target) {
      part.isEnabled = false
      engine.upsert(part, at: engine.now)
    }
    for view in views where view.isOverruled { view.isOverruled = false }
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

  /// Updates the style within a region.
  private func restyle(_ current: Current, _ region: PointerRegion) {
    self.current?.region = region
    self.current?.hasDelegate = current.view.interaction.delegate != nil
    show(style(of: region, in: current.view))
  }

  /// Registers the target of the current region.
  private func show(_ style: PointerStyle) {
    guard let current else { return }
    let view = current.view
    if current.target == view.id {
      view.isCustom = false
      view.style = style
      view.latchingAxes = current.region.latchingAxes
      register(view)
    } else {
      view.isCustom = true
      let place = local(engine.position, in: view)
      let part = view.regionTarget(current.target, current.region, style, at: place)
      // Both change in one batch, so that the pointer is never over neither.
      let whole = view.wholeTarget
      view.registered = whole
      view.isStale = false
      engine.upsert([part, whole], at: engine.now)
    }
  }

  private func endTransition(finished: Bool) {
    let ended = transition
    transition = []
    for animator in ended { animator.end(finished: finished) }
  }

  // MARK: Targets

  /// Registers the views that have changed.
  private func register() { for view in views where view.isStale { register(view) } }

  private func register(_ view: InteractionView) {
    let whole = view.wholeTarget
    view.isStale = false
    guard view.registered != whole else { return }
    view.registered = whole
    engine.upsert(whole, at: engine.now)
  }

  /// Disables other views that would be hovered instead of the current region.
  private func overruleOtherViews() {
    guard let current else { return }
    for _ in views {
      guard let top = engine.target(at: engine.position)?.id, top != current.target,
        let view = owners[top], view.id == top
      else { return }
      view.isOverruled = true
      register(view)
    }
  }
}
