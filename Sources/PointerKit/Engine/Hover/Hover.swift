import Kinematics

/// Whether the pointer is seen, the target that it is on, the style that it has there, the gaze, and what is
/// revealed.
///
/// Stage 2 of ``PointerEngine/settle(_:)`` finds the hovered target: the one whose region contains the model
/// pointer (M2, R3, F1, P3), or the one that a press keeps (I14, I15). Stage 3 resolves its style.
@usableFromInline struct HoverState: Hashable, Sendable {
  /// The visibility of the pointer, apart from regions that hide it (S9).
  enum Visibility: Hashable, Sendable {
    case visible
    /// Hidden until the person moves the pointer or clicks (M6).
    case hidden
    /// Not on the surface.
    case away
    /// No input has placed or moved the pointer yet.
    case neverSeen
  }

  var visibility = Visibility.neverSeen
  /// The target whose style the pointer has.
  @usableFromInline private(set) var styledTarget: TargetID?
  /// Whether the pointer is on a disabled member of the group of `styledTarget`: it keeps its shape there
  /// (R4).
  @usableFromInline private(set) var isOnDisabledMember = false
  /// The frame of `styledTarget` in the window; nil without a target.
  private(set) var frame: Rect?
  /// The resolved style of `styledTarget`; without a target, that of the free circle.
  var style: ResolvedStyle
  /// Whether the pointer is in the padding around an element that states its luminance, where the pointer is
  /// seen against the background.
  private(set) var isBeside = false

  /// The position at which the target, the line and the step are found while a press keeps them (I14); nil
  /// for the present position.
  ///
  /// It is the position of the first of several presses. So a finger that rolls as it clicks, or between the
  /// clicks of a double click, does not leave what it clicks.
  private(set) var pressPosition: Point?
  private var lastPress = Point.zero
  private(set) var lastPressTime = Timestamp.distantPast
  /// The last target that the pointer was clearly inside at an input (P3).
  var lastClear = LastClearTarget()
  /// The line and the step at the last input.
  private var snapping = SnapHysteresis()
  var recentering = InferredRecentering(on: nil, enteredAt: .zero)
  var gaze = GazeContext()
  var reveals = Reveals()

  init(style: ResolvedStyle) { self.style = style }

  // MARK: The target

  /// The target that a click reaches; nil on a disabled member of a group.
  @inlinable var hoveredTarget: TargetID? { isOnDisabledMember ? nil : styledTarget }

  /// The target that the pointer highlights or lifts, and is drawn beneath.
  var coveringElement: TargetID? { style.isBehindContent ? styledTarget : nil }

  mutating func hover(_ target: TargetID?, isOnDisabledMember: Bool, frame: Rect?) {
    styledTarget = target
    self.isOnDisabledMember = isOnDisabledMember
    self.frame = frame
  }

  /// Adopts the present frame of the target, and returns its movement; zero if it was laid out again with
  /// another size.
  mutating func adopt(frame: Rect?) -> Vector {
    let old = self.frame
    self.frame = frame
    guard let old, let frame, frame.origin != old.origin else { return .zero }
    // The differences between the edges of a moved frame have rounding errors.
    let growth = Vector(dx: frame.width - old.width, dy: frame.height - old.height)
    guard growth.dx.magnitude < 1e-6, growth.dy.magnitude < 1e-6 else { return .zero }
    let movement = frame.origin - old.origin
    style.latch?.location += movement
    return movement
  }

  // MARK: The press that keeps the target (I14)

  mutating func notePress(at position: Point, time: Timestamp) {
    lastPress = position
    lastPressTime = time
    if pressPosition == nil { pressPosition = position }
  }

  /// Ends what a press keeps, once the pointer has left the drag distance around the last press, or once it
  /// moves too late for another click.
  mutating func endPressIfMoved(to position: Point, dragDistance: Double, mayClickAgain: Bool) {
    if !mayClickAgain || position.distance(to: lastPress) > dragDistance { endPress() }
  }

  mutating func endPress() { pressPosition = nil }

  // MARK: Locations

  /// The location of a click for a position of the model pointer.
  func location(of modelPosition: Point) -> Point {
    guard let frame else { return modelPosition }
    return style.location(
      of: modelPosition, snapping: snappingPosition(for: modelPosition, in: frame), in: frame)
  }

  /// The position of the pointer without parallax: the location of a click, except along the track of a
  /// slider, on whose center the pointer stays (I12).
  func pointerLocation(of modelPosition: Point) -> Point {
    var location = location(of: modelPosition)
    if style.latch == nil, let frame {
      if style.horizontal.isCenteredOnly { location.x = frame.center.x }
      if style.vertical.isCenteredOnly { location.y = frame.center.y }
    }
    return location
  }

  /// The location of a drag for a position of the model pointer.
  ///
  /// It is the location of a click. But on a target that does not latch, it follows the model pointer along
  /// an axis on which every click is at the center, except along the axes that constrain the drag.
  func dragLocation(of modelPosition: Point, isLatched: Bool, constrained: Axes) -> Point {
    var location = location(of: modelPosition)
    if isLatched { return location }
    let kept = constrained.intersection(constrainedAxes)
    if style.horizontal.precision == .whole, !kept.contains(.horizontal) { location.x = modelPosition.x }
    if style.vertical.precision == .whole, !kept.contains(.vertical) { location.y = modelPosition.y }
    return location
  }

  /// The axes along which the style itself, and not the effect, keeps the pointer at the center of the
  /// target.
  var constrainedAxes: Axes {
    (style.horizontal.isConstrained ? Axes.horizontal : [])
      .union(style.vertical.isConstrained ? Axes.vertical : [])
  }

  /// The position at which the line and the step are taken, for a position of the model pointer.
  func snappingPosition(for modelPosition: Point, in frame: Rect) -> Point {
    snapping.position(for: pressPosition ?? modelPosition, on: styledTarget, in: frame, style: style)
  }

  // MARK: What is kept from one input to the next

  mutating func updateSnapping(
    modelPosition: Point, isPressed: Bool, isInput: Bool, configuration: SharedConfiguration
  ) {
    snapping.setDistances(
      steps: configuration.values.borderHysteresis,
      lines: isPressed ? configuration.values.lineHysteresis : nil)
    if isInput {
      snapping.notePosition(pressPosition ?? modelPosition, on: styledTarget, in: frame, style: style)
    }
  }

  /// Updates `isBeside`.
  mutating func updateBackdrop(modelPosition: Point) {
    isBeside =
      style.element.luminance != nil && frame?.contains(pointerLocation(of: modelPosition)) == false
  }
}

// MARK: - Stage 2: the hovered target

/// Stage 2 of ``PointerEngine/settle(_:)``: the hovered target, whose region contains the model pointer (M2).
///
/// A target is hovered as soon as the pointer crosses the edge of its region (R3, F1), or is a margin beyond
/// the border between it and another target, so that a tremble on the border does not switch (P3:
/// `TargetStore.hoverCandidate(at:keeping:margin:except:)`). But a pressed target stays hovered until the
/// pointer has moved by the drag distance (I14), and a latched target until the release (R6). No target is
/// hovered during a band. A pointer that is attracted hovers none of the targets that it passes. If it moves
/// within a group, however, the member that attracts it is hovered from the start (P3, E15).
extension PointerEngine {
  /// Finds the hovered target (M2), and returns whether another target is hovered, or whether the pointer
  /// keeps its shape for another reason.
  ///
  /// `isInput` says whether an input or time has moved the pointer, and not a change of the layout alone.
  mutating func updateHover(isInput: Bool, layoutChanged: Bool) -> Bool {
    let position = model.sampledPosition
    endPressIfMoved(to: position, isInput: isInput)
    unlatchIfTargetIsGone()

    // What is beneath the pointer.
    let found = hoverCandidate()
    if isInput, found.isUnambiguous {
      hover.lastClear = LastClearTarget(
        target: found.isOnDisabledMember ? nil : found.target, position: position)
    }
    if input.isDragging { updateDropTarget(among: found, isInput: isInput) }

    // What is hovered.
    let candidate = heldPressTarget(insteadOf: found)
    guard candidate.target != hover.styledTarget || candidate.isOnDisabledMember != hover.isOnDisabledMember
    else {
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

  /// Ends what a press keeps (I14) if the pointer is too far from it, or moves too late for another click.
  private mutating func endPressIfMoved(to position: Point, isInput: Bool) {
    if hover.pressPosition == nil { return }
    let clickDeadline = hover.lastPressTime.advanced(bySeconds: settings.doubleClickInterval)
    hover.endPressIfMoved(
      to: position, dragDistance: configuration.dragDistance,
      mayClickAgain: !isInput || now <= clickDeadline || input.buttons.isAnyDown)
  }

  /// Unlocks the style of a pressed target that has been removed (R6).
  private mutating func unlatchIfTargetIsGone() {
    guard let press = input.primary.press, press.isLatched else { return }
    if let target = press.target, !scene.isPresent(target) { input.primary.unlatch() }
  }

  /// The target that would be hovered if no press were held.
  private mutating func hoverCandidate() -> HoverCandidate {
    guard hover.visibility == .visible, !input.isBanding else { return HoverCandidate() }
    if let press = input.primary.keepingPress, !press.isOnDisabledMember {
      guard let target = press.target else { return HoverCandidate(isUnambiguous: false) }
      if scene.isPresent(target) { return HoverCandidate(target: target, isUnambiguous: false) }
    }
    guard let attractor = model.attractor else {
      return scene.hoverCandidate(
        at: hoverPosition, keeping: hover.lastClear,
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
    return target == attractor || target == hover.hoveredTarget
      ? HoverCandidate(target: target) : HoverCandidate()
  }
}

// MARK: - Held presses (I15)

/// A press that is held owns the pointer (I15): until the release, nothing but the pressed target has an
/// effect.
///
/// Any button counts; of several, the one that went down first. Two kinds of targets are hovered all the
/// same: those that track held presses, such as the items of a menu, and what would receive a dragged item.
/// Text keeps its beam while it is selected, wherever the pointer is.
extension PointerEngine {
  /// The target that is hovered while a press is held, where `found` would be hovered without a press.
  private mutating func heldPressTarget(insteadOf found: HoverCandidate) -> HoverCandidate {
    guard hover.visibility == .visible, !input.isBanding,
      let press = input.buttons.owner, found.target != press.styledTarget
    else { return found }
    if let target = found.target, isExempt(target, from: press) { return found }
    if let drop = input.primary.drag?.drop.target {
      return HoverCandidate(target: drop, isUnambiguous: false)
    }
    if input.dragOperation == .none, let text = selectedText {
      return HoverCandidate(target: text, isUnambiguous: false)
    }
    return HoverCandidate()
  }

  /// Whether a target may be hovered during a press that began elsewhere, apart from what accepts a dragged
  /// item: it tracks held presses, or is other text of the pressed view.
  private func isExempt(_ target: TargetID, from press: ButtonState.Press) -> Bool {
    guard let slot = scene.slot(of: target) else { return false }
    if scene.targets[slot].mayTrackHeldPress { return true }
    return scene.targets[slot].selectsText && scene.areInSameView(target, press.target)
  }

  /// The text that a held press selects: the pressed target, or the region of the same view that is hovered.
  var selectedText: TargetID? {
    guard let pressed = input.buttons.owner?.target else { return nil }
    let text = hover.styledTarget.flatMap { scene.areInSameView($0, pressed) ? $0 : nil } ?? pressed
    guard let slot = scene.slot(of: text), scene.targets[slot].selectsText, scene.isPresent(text) else {
      return nil
    }
    return text
  }

  /// Whether text is being selected with the pointer outside the frame of the text, so that its beam follows
  /// the model pointer.
  func selectsBeyondFrame(at position: Point) -> Bool {
    guard input.buttons.isAnyDown, let frame = hover.frame, !frame.contains(position),
      hover.style.latch == nil, let text = selectedText
    else { return false }
    return text == hover.hoveredTarget
  }
}

extension TargetStore {
  /// Whether two targets are regions of one view, or one of them the whole view.
  fileprivate func areInSameView(_ first: TargetID, _ second: TargetID?) -> Bool {
    func view(_ id: TargetID) -> TargetID? {
      slot(of: id).map { targets[$0].view == 0 ? id : targets[$0].view }
    }
    return second.flatMap { view($0) } == view(first)
  }
}

// MARK: - Stage 3: the style

/// Stage 3 of ``PointerEngine/settle(_:)``: the style of the hovered target, which a latched press locks
/// (R6).
extension PointerEngine {
  mutating func updateStyle(locksLatch: Bool, isRegistered: Bool) -> Bool {
    let old = hover.style
    if let press = input.primary.press, press.isLatched, press.target == hover.styledTarget {
      // A latched style is locked until the release (R6), but for a shape and accessories that the host
      // changes.
      if isRegistered, old.latch != nil, let slot = press.target.flatMap({ scene.slot(of: $0) }) {
        let style = styleResolution.resolve(scene.targets[slot], among: scene)
        hover.style.shape = style.shape
        hover.style.accessories = style.accessories
        return hover.style != old
      }
      // Without animations there is nothing to lock.
      guard locksLatch, old.latch == nil, settings.animations, let target = press.target,
        let axes = scene[target]?.latchingAxes
      else { return false }
      let frame = hover.frame ?? Rect(center: press.location, size: .zero)
      hover.style.lock(
        freeing: axes, at: press.location, model: hover.snappingPosition(for: press.position, in: frame),
        in: frame)
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
