import Kinematics
public import Magnetism

/// Magnetism: the target of a flick, and the position at which the flick ends on it (F2–F7).
extension PointerEngine {
  /// The last lift, for ``explain(_:)``; nil before the first.
  @inlinable public var lastFlick: Flick? { model.lastFlick }

  /// The result of the last lift, with the reason `tooSlow` if it was no flick; nil before the first lift.
  @inlinable public var lastAttraction: Attraction? { model.lastAttraction }

  /// The outcome of a flick (F2–F4); allocates nothing.
  ///
  /// If the pointer would coast onto a control that snaps, no other control attracts it.
  package func attraction(of flick: Flick) -> Attraction {
    var scan = scan(flick)
    let projected = scan.projected
    guard settings.animations, scan.isFlick else { return scan.attraction }
    var search = landingSearch(projected)
    if let hit = scan.projectedTarget {
      if let target = magneticTarget(hit) { scan.consider(target) { search.findLanding(on: hit) } }
    } else {
      forEachTarget(within: scan.reach, of: projected) { target in
        scan.consider(target) { search.findLanding(on: target.id) }
      }
    }
    return scan.attraction
  }

  /// The effect that a flick would have now, and the reasons: its projection, the circle and every target
  /// within `MagnetismConfiguration.radius`.
  ///
  /// ``PointerSettings/inertia`` counts as on. O(spaces + n log n) in the n targets near the circle, with a
  /// hit test for each; allocates.
  @_optimize(size)
  public func explain(_ flick: Flick) -> MagnetismExplanation {
    let scan = scan(flick)
    var targets: [MagneticTarget] = []
    forEachTarget(within: configuration.magnetism.radius, of: scan.projected) { targets.append($0) }
    if let hit = scan.projectedTarget.flatMap({ magneticTarget($0) }), !targets.contains(hit) {
      targets.append(hit)
    }
    targets.sort { $0.id < $1.id }
    var search = landingSearch(scan.projected)
    let areAnimated = settings.animations
    return scan.explanation(among: targets) { areAnimated ? search.findLanding(on: $0.id) : nil }
  }

  /// The choice for a flick, with the control that snaps at the projected point, if there is one.
  private func scan(_ flick: Flick) -> MagneticScan {
    var scan = MagneticScan(flick, configuration.magnetism)
    if scan.isFlick, let hit = scene.topmost(at: scan.projected), isMagnetic(hit) {
      scan.projectedTarget = hit
    }
    return scan
  }

  /// Calls `body` with each enabled target whose region or frame meets a square around a point of the window,
  /// in no particular order.
  ///
  /// What lies beneath another space at the point has no region there.
  private func forEachTarget(within distance: Double, of point: Point, _ body: (MagneticTarget) -> Void) {
    let square = Rect(origin: point, size: .zero).outset(by: distance)
    // The closure captures this property, since a closure that captures the engine copies it.
    let targets = scene.targets
    let space = scene.topmost(at: point).flatMap { scene[$0]?.space }
    scene.forEachRegion(around: square) { slot, region, offset in
      let frame = targets[slot].frame.offset(by: offset)
      let isBeneath = targets[slot].space != space
      let hit = isBeneath ? Rect(origin: frame.center, size: .zero) : region.rect
      body(MagneticTarget(id: targets[slot].id, frame: frame, region: hit))
    }
  }

  private func magneticTarget(_ id: TargetID) -> MagneticTarget? {
    guard let frame = scene.windowFrame(of: id) else { return nil }
    return MagneticTarget(id: id, frame: frame, region: scene.windowRegion(of: id))
  }

  private func landingSearch(_ projected: Point) -> LandingSearch {
    LandingSearch(scene: scene, resolution: styleResolution, surface: model.bounds, projected: projected)
  }

  /// Whether a target is magnetic, without regard to its position (F5–F7); false if no target has the id.
  package func isMagnetic(_ id: TargetID) -> Bool {
    scene[id].flatMap { styleResolution.magneticStyle(of: $0, among: scene) } != nil
  }

  /// Moves an attracted pointer to the present position of its target, or lets it coast on.
  ///
  /// It coasts on if the target is gone, if something covers or clips the position at which the pointer would
  /// land, or if pointer animations are off.
  mutating func retargetAttraction() {
    guard let id = model.attractor else { return }
    let projected = model.lastAttraction?.projected ?? model.position(at: now)
    guard settings.animations, scene.isPresent(id), let target = scene[id],
      let landing = landingSearch(projected).position(
        on: id, styleResolution.resolve(target, among: scene)),
      scene.topmost(at: landing) == id
    else {
      model.endAttraction(decay: configuration.magnetism.decay, at: now)
      return
    }
    // A host may register everything again each frame: the same goal changes nothing.
    if landing == model.goal { return }
    model.startAttraction(
      to: landing, target: id, velocity: model.velocity(at: now),
      response: configuration.snapping.attractionResponse, at: now)
  }
}

/// Finds the positions at which a flick comes to rest on targets.
private struct LandingSearch {
  let scene: TargetStore
  let resolution: StyleResolution
  /// In window points.
  let surface: Rect
  /// The end of the movement by inertia alone.
  let projected: Point
  /// What would be hovered at the last position that was found.
  ///
  /// In a pile it usually covers the other targets too, so most of them need no hit test.
  private var lastTopmost: TargetID?

  init(scene: TargetStore, resolution: StyleResolution, surface: Rect, projected: Point) {
    self.scene = scene
    self.resolution = resolution
    self.surface = surface
    self.projected = projected
  }

  /// The position at which an attracted pointer would come to rest on a target; nil if the target does not
  /// attract: it is not magnetic, or another target would be hovered there.
  mutating func findLanding(on id: TargetID) -> Point? {
    guard let target = scene[id], let style = resolution.magneticStyle(of: target, among: scene),
      let landing = position(on: id, style)
    else { return nil }
    if let lastTopmost, scene.isInFront(lastTopmost, of: id, at: landing) { return nil }
    lastTopmost = scene.topmost(at: landing)
    return lastTopmost == id ? landing : nil
  }

  /// The position on a target that is nearest to the projected point, always on the surface; nil if the
  /// target is in no space.
  ///
  /// On a free axis, the position has the projected coordinate, clamped to the frame. On a snapped axis, it
  /// is at a center, a line of text or a step (F4, F6).
  func position(on id: TargetID, _ style: ResolvedStyle) -> Point? {
    guard let frame = scene.windowFrame(of: id) else { return nil }
    return style.location(of: projected.clamped(to: frame), in: frame).clamped(to: surface)
  }
}

extension StyleResolution {
  /// The style of a target if it is magnetic (F5–F7).
  fileprivate func magneticStyle(
    of target: PointerTarget, among scene: borrowing TargetStore
  ) -> ResolvedStyle? {
    if target.isMagnetic == false { return nil }
    let style = resolve(target, among: scene)
    return isMagnetic(target, resolved: style) ? style : nil
  }

  /// Whether a target is magnetic: as the host states, or else if the pointer snaps to it along an axis, or
  /// if it is text with an automatic effect (F5–F7).
  ///
  /// A target that hides the pointer is magnetic only if the host states it.
  private func isMagnetic(_ target: PointerTarget, resolved: borrowing ResolvedStyle) -> Bool {
    if let isMagnetic = target.isMagnetic { return isMagnetic }
    if resolved.isHidden { return false }
    if resolved.snappedAxes != [] { return true }
    let target = applyingCursor(to: target)
    return target.kind == .text && target.style.effect == .automatic
  }
}

extension TargetStore {
  /// Whether hit testing prefers a target, whose region contains a point of the window, to another target of
  /// the same space.
  fileprivate func isInFront(_ id: TargetID, of other: TargetID, at point: Point) -> Bool {
    guard let slot = slot(of: id), let otherSlot = self.slot(of: other),
      targets[slot].space == targets[otherSlot].space,
      let layer = spaces.attachedLayer(of: targets[slot].space)
    else { return false }
    let local = spaces.localPoint(point, in: layer)
    return region(of: slot).contains(local) && isPreferred(slot, to: otherSlot, at: local)
  }
}
