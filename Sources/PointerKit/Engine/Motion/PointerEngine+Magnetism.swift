import Kinematics
public import Magnetism

/// Magnetism: the target of a flick (F2–F5, F7).
extension PointerEngine {
  /// The last lift, for ``explain(_:)``; nil before the first.
  @inlinable public var lastFlick: Flick? { model.lastFlick }

  /// The result of the last lift, with the reason `tooSlow` if it was no flick; nil before the first lift.
  @inlinable public var lastAttraction: Attraction? { model.lastAttraction }

  /// The effect that a flick would have now, and the reasons: its projection, every circle and every
  /// candidate.
  ///
  /// ``PointerSettings/inertia`` counts as on. All targets within reach are compared; a lift compares at most
  /// 2,048. O(spaces + n log n) in the n targets near the circles, with a hit test for each; allocates.
  @_optimize(size)
  public func explain(_ flick: Flick) -> MagnetismExplanation {
    let candidates = candidates(of: flick)
    // The explanation queries the candidates one by one, in this order.
    var next = candidates.makeIterator()
    return Magnet(configuration: configuration.magnetism).explanation(
      of: flick, among: candidates.map { $0.target }
    ) { _ in next.next()?.attracts ?? false }
  }

  /// The targets within reach of a flick, in ascending order of id, and whether each may attract the pointer.
  @_optimize(size)
  package func candidates(of flick: Flick) -> [(target: MagneticTarget, attracts: Bool)] {
    let scan = MagneticScan(flick, configuration: configuration.magnetism)
    var list: [MagneticTarget] = []
    scene.forEachRegion(withinSquare: scan.radiusSquared, of: scan.projected) { id, frame, region, _ in
      list.append(MagneticTarget(id: id, frame: frame, region: region.rect))
    }
    var copy = self
    let mayAttract = settings.animations && !copy.mayOnlyCoast(onto: scan.projected)
    return SortKey.order(of: list.indices.map { SortKey(list[$0].id.rawValue, index: $0) }).map {
      (list[$0], mayAttract && copy.attracts(list[$0].id, projected: scan.projected))
    }
  }

  /// The outcome of a flick, and the position where the pointer comes to rest after the precision of each
  /// axis is applied (F4); allocates nothing.
  ///
  /// `isOfAll` is false if more targets are within reach than can be compared.
  ///
  /// The method is mutating although it changes nothing, since Swift passes a copy of so large a value to a
  /// nonmutating method.
  package mutating func attraction(of flick: Flick) -> (Attraction, landing: Point, isOfAll: Bool) {
    // At first only the likeliest target is found, since it usually attracts.
    var scan = MagneticScan(flick, configuration: configuration.magnetism, leaders: 1)
    let projected = scan.projected
    guard settings.animations, !scan.isTooSlow, !mayOnlyCoast(onto: projected) else {
      return (scan.outcome(), projected, true)
    }
    var isOfAll = scene.feed(&scan)
    var first: TargetID?
    var attraction = scan.outcome { id, _ in
      first = id
      return attracts(id, projected: projected)
    }
    if scan.needsMoreLeaders {
      let isOfLeaders: Bool
      (attraction, isOfLeaders) = attractionAmongLeaders(of: flick, except: first)
      isOfAll = isOfAll && isOfLeaders
    }
    guard let target = attraction.target, let landing = landing(on: target, projected: attraction.projected)
    else {
      return (attraction, attraction.projected, isOfAll)
    }
    return (attraction, landing, isOfAll)
  }

  /// The greatest number of regions that are examined to check likely targets, so that a flick takes at most
  /// about half a millisecond.
  private static let mostExamined = 16_384

  /// The outcome of a flick if the likeliest target does not attract.
  @inline(never)
  private mutating func attractionAmongLeaders(
    of flick: Flick, except first: TargetID?
  ) -> (Attraction, isOfAll: Bool) {
    var scan = MagneticScan(flick, configuration: configuration.magnetism)
    let projected = scan.projected
    var (regionCount, isOfAll) = (0, true)
    _ = scene.feed(&scan)
    let attraction = scan.outcome { id, _ in
      if id == first { return false }
      isOfAll = regionCount < PointerEngine.mostExamined
      return isOfAll && attracts(id, projected: projected, counting: &regionCount)
    }
    return (attraction, isOfAll && !scan.needsMoreLeaders)
  }

  /// Whether the pointer may only coast, because the projected position is on a target that does not attract.
  ///
  /// A target that is covered where the pointer would land does not attract either. In both cases, no
  /// neighboring target attracts the pointer instead (F5, F8).
  private mutating func mayOnlyCoast(onto projected: Point) -> Bool {
    guard let target = scene.topmost(at: projected) else { return false }
    return !attracts(target, projected: projected)
  }

  /// Whether a target is magnetic and would be hovered where the pointer would come to rest on it.
  private mutating func attracts(_ id: TargetID, projected: Point) -> Bool {
    var regionCount = 0
    return attracts(id, projected: projected, counting: &regionCount)
  }

  /// Whether a target attracts the pointer, as ``attracts(_:projected:)`` finds it; adds the number of
  /// examined regions to `regionCount`.
  private mutating func attracts(
    _ id: TargetID, projected: Point, counting regionCount: inout Int
  ) -> Bool {
    guard let target = scene[id], let frame = scene.windowFrame(of: id) else { return false }
    let resolution = styleResolution
    let style = resolution.resolve(target, among: scene)
    guard resolution.isMagnetic(target, resolved: style) else { return false }
    return scene.topmost(at: landing(in: frame, style, projected: projected)) == id
  }

  /// Whether a target is magnetic, without regard to its position (F5–F7); false if no target has the id.
  package func isMagnetic(_ id: TargetID) -> Bool {
    guard let target = scene[id] else { return false }
    let resolution = styleResolution
    return resolution.isMagnetic(target, resolved: resolution.resolve(target, among: scene))
  }

  /// Moves an attracted pointer to the present position of its target; lets it coast on if the target is gone
  /// or pointer animations are off.
  mutating func retargetAttraction() {
    guard let id = model.attractor else { return }
    let projected = model.lastAttraction?.projected ?? model.position(at: now)
    guard settings.animations, scene.isPresent(id), let landing = landing(on: id, projected: projected) else {
      model.releaseAttraction(decay: configuration.magnetism.decay, at: now)
      return
    }
    // A host may register everything again each frame: the same goal changes nothing.
    if landing == model.goal { return }
    model.attract(
      to: landing, target: id, velocity: model.velocity(at: now),
      response: configuration.attractionResponse, at: now)
  }
}
