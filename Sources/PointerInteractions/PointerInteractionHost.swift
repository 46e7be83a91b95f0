public import Kinematics
public import PointerKit

/// An engine together with the pointer interactions of a surface's views.
///
/// ```swift
/// let host = PointerInteractionHost(PointerEngine(size: Size(width: 1024, height: 768)))
/// let interaction = PointerInteraction()
/// host.add(interaction, to: PointerTarget(id: 7, frame: buttonFrame, kind: .button), at: now)
/// // With each input:
/// host.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
/// ```
/// Here `buttonFrame` is the rectangle of a view and `now` the present instant. <doc:Interactions> shows a
/// delegate and the loop.
///
/// The answers of delegates become targets of the engine, and behave like other targets. The views under the
/// pointer are queried from front to back; at the same z, the smallest comes first. If a delegate returns
/// no region, the next view is queried. Delegates are queried only while the host handles an input, advances,
/// or changes its views.
///
/// The host retains interactions, but not their delegates. It uses the ids from 2⁶³ up for regions;
/// ``interaction(of:)`` returns the region that has a given id. Use a host from one thread at a time.
public final class PointerInteractionHost {
  /// The engine; call ``update(at:)`` after you change its layout or settings.
  ///
  /// Move the views of interactions with ``moveView(_:to:at:)``, and not with the engine's own methods.
  public var engine: PointerEngine

  /// The views by their interactions.
  var views: [ObjectIdentifier: InteractionView] = [:]
  /// The views by the ids of all their targets.
  var owners: [TargetID: InteractionView] = [:]
  var changes = Changes()
  var bands = Bands()
  var hovers = Hovers()
  /// Whether an update is in progress; delegates are called only during an update.
  private(set) var isUpdating = false
  private var nextRegion: UInt64 = 1 << 63
  /// The area around the pointer within which views are asked whether their regions are larger: 48 points on
  /// each side, twice the padding of an element without a bezel.
  private static let overhangReach = Size(width: 96, height: 96)
  private var current: Current?
  /// Whether a press that is held kept the pointer from entering a region when delegates were last queried.
  var isHeldBack = false
  /// The animators of the transition in progress.
  private var transition: [TransitionAnimator] = []
  /// The conditions of the latest queries; nil before the first query.
  private var lastConditions: Conditions?

  /// The region that contains the pointer.
  private struct Current {
    var view: InteractionView
    var region: PointerRegion
    var target: TargetID
    /// The delegate that received `willEnter` and will receive `willExit`.
    weak var entered: (any PointerInteractionDelegate)?
  }

  /// Creates a host for an engine.
  public init(_ engine: PointerEngine) { self.engine = engine }

  // MARK: Input and time

  /// Passes an input that arrives at `now` to the engine, then queries the delegates.
  public func handle(_ input: PointerInput, now: Timestamp) {
    handle(at: now) { $0.handle(input, now: now) }
  }

  /// Passes an input whose own time is trusted to the engine, then queries the delegates; for simulations.
  package func simulate(_ input: PointerInput) { handle(at: input.time) { $0.simulate(input) } }

  private func handle(at time: Timestamp, _ apply: (inout PointerEngine) -> Void) {
    checkBand(before: apply)
    apply(&engine)
    update(at: time)
  }

  /// Advances the engine, and queries the delegates whose answers are out of date.
  ///
  /// While the pointer coasts, the delegates are queried at each instant at which the engine updates the
  /// hovered target. The answers therefore do not depend on how often this method is called.
  ///
  /// A call from within a delegate's method has no effect. If a delegate or a handler adds, moves or removes
  /// views, the change takes effect when all delegates have answered.
  public func update(at time: Timestamp) {
    guard !isUpdating, changes.batches == 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    while let instant = engine.nextMovement(before: time) {
      engine.advance(to: instant)
      queryChanges()
    }
    engine.advance(to: time)
    // In the first round, a delegate or a handler may change views, which makes a second round necessary.
    // Delegates answer to changes in the second round only at the next update.
    var rounds = 2
    repeat {
      rounds -= 1
      queryChanges()
      if engine.areShapesAtRest { endTransition(finished: true) }
      reportBands()
      reportHovers()
    } while changes.hasViews && rounds > 0
    register()
  }

  // MARK: Queries

  /// Queries the delegates if a condition of their answers has changed.
  private func queryChanges() {
    let hasChanges = changes.hasViews || !changes.invalid.isEmpty
    changes.hasViews = false
    register()
    let old = lastConditions
    guard hasChanges || old != conditions else { return }
    // A style may depend on the modifier keys.
    let forStyle = old.map { $0.modifiers != engine.pressedModifiers } ?? false
    if queryDelegates(forStyle: forStyle) { lastConditions = conditions }
    hovers.isStale = true
  }

  /// Queries the delegates for the region that contains the pointer.
  ///
  /// The region's delegate is also queried for the style if the region has changed or `forStyle` is true. The
  /// result is false during a press that keeps its region.
  private func queryDelegates(forStyle: Bool) -> Bool {
    var forStyle = forStyle
    let invalid = changes.invalid
    changes.invalid = []
    var isInvalid = false
    for interaction in invalid {
      guard let view = views[ObjectIdentifier(interaction)] else { continue }
      if view === current?.view { isInvalid = true }
      view.forgetOverhang()
      markStale(view)
    }
    let hovered = engine.hoveredTarget
    let isHeld = engine.keptTarget.map { $0 == hovered } ?? false
    if isHeld || isSelecting {
      if isInvalid, let current, current.target == hovered { updateStyle(of: current, current.region) }
      return false
    }
    forStyle = forStyle || isInvalid
    var answer = regionUnderPointer()
    if answer == nil, !engine.isPressHeld, learnOverhangs() { answer = regionUnderPointer() }
    enableLeftViews()
    if let current, let answer, answer.view === current.view, isSame(answer.region, as: current) {
      // The style of a delegate that is gone is no longer valid.
      let hasNoDelegate = answer.view.interaction.delegate == nil
      if forStyle || hasNoDelegate || answer.view.needsStyle { updateStyle(of: current, answer.region) }
      if current.target != current.view.id {
        disableWholeOnArrival(current.view)
        extendRegion(of: current)
      }
    } else {
      enter(answer)
    }
    register()
    overrideOtherViews()
    return true
  }

  /// Whether a press that is held keeps the current view hovered with the pointer outside the view, as while
  /// text is selected, so that its region stays the current one.
  private var isSelecting: Bool {
    guard let current, engine.isPressHeld, let hovered = engine.hoveredTarget,
      owners[hovered] === current.view
    else { return false }
    let bounds = Rect(origin: .zero, size: current.view.target.frame.size)
    return !bounds.contains(local(engine.hoverPosition, in: current.view))
      && engine.target(at: engine.hoverPosition)?.id != hovered
  }

  /// Whether the pointer may enter a view: while a press is held, only the pressed view, and what the engine
  /// hovers nevertheless, such as an item of a menu or the drop target.
  private func mayEnter(_ view: InteractionView) -> Bool {
    if !engine.isPressHeld { return true }
    return [engine.pressedTarget, engine.hoveredTarget].contains { id in
      id.flatMap { owners[$0] } === view
    }
  }

  /// Whether the pointer may enter a region of a view that it may enter: while a press is held on another
  /// region of the view, only to select text or to drop something there.
  private func mayEnter(_ region: PointerRegion, of view: InteractionView) -> Bool {
    guard let pressed = engine.pressedTarget else { return true }
    let target = view.target
    if target.selectsText || target.mayAcceptDrops || target.mayTrackHeldPress { return true }
    return pressed == view.id ? view.isWhole(region) : region == view.region(of: pressed)
  }

  /// Whether a region is the current one; the region of a whole view stays the same when the view's size
  /// changes.
  private func isSame(_ region: PointerRegion, as current: Current) -> Bool {
    if region == current.region { return true }
    return current.target == current.view.id && current.view.isWhole(region)
      && region.identifier == current.region.identifier
  }

  /// The region that contains the pointer, in the front-most view that returns one; nil if there is none.
  ///
  /// During an attraction, only the hovered view is queried.
  private func regionUnderPointer() -> (view: InteractionView, region: PointerRegion)? {
    isHeldBack = false
    guard engine.mayHover else { return nil }
    let position = engine.hoverPosition
    var stack = engine.targets(at: position)
    // The engine may hover a target that does not contain the pointer: in the stretch between members of a
    // group, or during an attraction.
    if let hovered = engine.hoveredTarget, let view = owners[hovered] {
      if engine.attractor != nil {
        stack = [view.id]
      } else if !stack.contains(view.id) {
        stack.append(view.id)
      }
    } else if engine.attractor != nil {
      return nil
    }
    for id in stack {
      guard let view = owners[id] else {
        if engine.keepsRegion(id), !changes.removed.contains(id) { return nil }
        continue
      }
      guard id == view.id else { continue }
      guard view.target.isEnabled else {
        // A disabled member of a group can keep its region.
        if engine.keepsRegion(id) { return nil }
        continue
      }
      guard view.interaction.isEnabled else { continue }
      guard mayEnter(view) else {
        isHeldBack = true
        continue
      }
      let region = region(in: view, at: position)
      if view.isRemoved { continue }
      if let region {
        if mayEnter(region, of: view) { return (view, region) }
        isHeldBack = true
        continue
      }
      disableWhole(view)
    }
    return nil
  }

  private func region(in view: InteractionView, at position: Point) -> PointerRegion? {
    // The answer decides the padding.
    markStale(view)
    guard let delegate = view.interaction.delegate else { return view.defaultRegion }
    let request = PointerRegionRequest(
      location: local(position, in: view), modifiers: engine.pressedModifiers)
    let region = delegate.pointerInteraction(
      view.interaction, regionFor: request, defaultRegion: view.defaultRegion)
    view.learnOverhang(of: region)
    return region
  }

  /// Asks the delegates of views near the pointer, once each, for the region at the nearest point of the
  /// view, since the region may be larger than the view; returns whether one was asked.
  private func learnOverhangs() -> Bool {
    let position = engine.hoverPosition
    guard engine.mayHover, engine.attractor == nil, engine.target(at: position) == nil else { return false }
    var nearby: [TargetID] = []
    engine.collectTargets(meeting: Rect(center: position, size: Self.overhangReach), into: &nearby)
    var hasAsked = false
    for id in nearby.sorted() {
      guard let view = owners[id], view.id == id, view.overhang == nil, view.interaction.delegate != nil,
        let frame = engine.convert(view.target.frame, from: view.target.space)
      else { continue }
      let (x, y) = (
        max(frame.minX, min(position.x, frame.maxX)), max(frame.minY, min(position.y, frame.maxY))
      )
      _ = region(in: view, at: Point(x: x, y: y))
      hasAsked = true
    }
    register()
    return hasAsked
  }

  private func local(_ position: Point, in view: InteractionView) -> Point {
    let position = engine.convert(position, to: view.target.space) ?? position
    return position - Vector(dx: view.target.frame.minX, dy: view.target.frame.minY)
  }

  private func style(of region: PointerRegion, in view: InteractionView) -> PointerStyle {
    view.needsStyle = false
    let isWhole = view.isWhole(region)
    let base = isWhole ? view.target.style : .automatic
    let own = base.inSpace(of: view.target.frame)
    guard let delegate = view.interaction.delegate else { return own }
    let proposed = engine.proposedStyle(
      for: view.target(of: region, id: isWhole ? view.id : TargetID(nextRegion), style: own))
    let answer = delegate.pointerInteraction(view.interaction, styleFor: region, proposedStyle: proposed)
    return (answer ?? .system).inSpace(of: view.target.frame)
  }

  // MARK: Answers

  /// Replaces the current region with the answer, in one transition; if the answer is nil, there is no
  /// current region afterward.
  private func enter(_ answer: (view: InteractionView, region: PointerRegion)?) {
    let old = current
    if old == nil, answer == nil { return }
    current = nil
    if let (view, region) = answer {
      let style = style(of: region, in: view)
      // The delegate may have removed the view.
      if !view.isRemoved {
        let target = view.isWhole(region) ? view.id : id(of: region, in: view, leaving: old?.target)
        current = Current(view: view, region: region, target: target)
        registerCurrent(style, leaving: old)
      }
    }
    if current == nil {
      guard let old else { return }
      register(left(old))
    }
    for view in changes.overridden {
      view.isOverridden = false
      markStale(view)
    }
    changes.overridden.removeAll(keepingCapacity: true)
    endTransition(finished: false)
    let (exit, entrance) = (TransitionAnimator(), TransitionAnimator())
    transition = [exit, entrance]
    if let old, let delegate = old.entered {
      delegate.pointerInteraction(old.view.interaction, willExit: old.region, animator: exit)
    }
    // The old region's delegate may have removed the view.
    if current?.view.isRemoved == true { current = nil }
    if let current, let delegate = current.view.interaction.delegate {
      self.current?.entered = delegate
      delegate.pointerInteraction(
        current.view.interaction, willEnter: current.region, animator: entrance)
    }
    for animator in transition { animator.begin() }
  }

  /// Queries the delegate again for the style of the current region.
  private func updateStyle(of current: Current, _ region: PointerRegion) {
    self.current?.region = region
    let style = style(of: region, in: current.view)
    if !current.view.isRemoved { registerCurrent(style) }
  }

  private func endTransition(finished: Bool) {
    for animator in transition { animator.end(finished: finished) }
  }

  // MARK: Targets

  /// The id of a region that covers only a part of its view.
  ///
  /// No other region gets the id of the region that the pointer leaves, or of a region that still shows an
  /// effect. A region that the pointer enters again gets its former id, unless that id has been reused.
  private func id(of region: PointerRegion, in view: InteractionView, leaving old: TargetID?) -> TargetID {
    if let id = view.id(for: region, isFree: { $0 != old && !engine.hasContent(of: $0) }) { return id }
    let id = TargetID(nextRegion)
    nextRegion &+= 1
    view.add(region, id: id)
    owners[id] = view
    return id
  }

  /// Registers the target of the current region with a style.
  ///
  /// This method also disables the target of the old region, if that region is a part of its view.
  private func registerCurrent(_ style: PointerStyle, leaving old: Current? = nil) {
    guard let current else { return }
    let view = current.view
    markStale(view)
    if current.target == view.id {
      view.isWholeDisabled = false
      view.style = style
      view.wholeRegion = current.region
      register(left(old))
    } else {
      disableWholeOnArrival(view)
      var part = view.target(of: current.region, id: current.target, style: style)
      let position = local(engine.hoverPosition, in: view)
      part.padding = InteractionView.padding(of: current.region.rect, containing: position)
      register([part] + left(old))
    }
  }

  /// Extends a region's target to the pointer if the pointer is outside the region's rectangle.
  ///
  /// An example is a pointer between two lines of text.
  private func extendRegion(of current: Current) {
    guard let part = engine.target(current.target) else { return }
    let needed = InteractionView.padding(
      of: current.region.rect, containing: local(engine.hoverPosition, in: current.view))
    var extended = part
    extended.padding = (part.padding ?? .zero).union(needed)
    guard extended.padding != part.padding else { return }
    register([extended])
  }

  /// Returns the target of the region that the pointer leaves, now disabled; an empty array if this region is
  /// a whole view.
  ///
  /// The target stays registered, so that its content can animate back to the plain state.
  private func left(_ old: Current?) -> [PointerTarget] {
    guard let old, old.target != old.view.id, old.target != current?.target, owners[old.target] != nil,
      var part = engine.target(old.target)
    else { return [] }
    part.isEnabled = false
    part.isPassedThrough = true
    return [part]
  }

  /// Disables other views that would be hovered instead of the current region.
  private func overrideOtherViews() {
    guard let current else { return }
    while let top = engine.target(at: engine.hoverPosition)?.id, top != current.target,
      let view = owners[top],
      view.id == top, view !== current.view, !view.isOverridden
    {
      view.isOverridden = true
      changes.overridden.append(view)
      markStale(view)
      register()
    }
  }
}
