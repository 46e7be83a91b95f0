import Kinematics

/// What hit testing asks.
extension TargetStore {
  /// The target whose region holds a point of the window, from the front space down; an opaque space hides what is
  /// behind it.
  ///
  /// O(spaces + regions near the point).
  func topmost(at point: Point, configuration: PointerConfiguration) -> UInt64? {
    // Spans, since Swift copies what it takes out of an array, with all that it refers to.
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      if let clip = layers[number].space.clip, !clip.contains(point) { continue }
      let local = layers[number].space.local(point)
      if let hit = topmost(at: local, in: number, configuration: configuration) { return hit }
      if layers[number].space.isOpaque { return nil }
    }
    return nil
  }

  private func topmost(at point: Point, in layer: Int, configuration: PointerConfiguration)
    -> UInt64?
  {
    var best: HitRegion.Claim?
    var groupCount = 0
    forEachSlot(at: point, in: layer) { slot in
      guard targets[slot].isEnabled else { return }
      if targets[slot].group != 0 { groupCount += 1 }
      guard padded(slot, configuration).contains(point) else { return }
      let claim = HitRegion.Claim(slot, at: point, among: targets)
      if let best, !claim.beats(best, at: point, among: targets) { return }
      best = claim
    }
    if groupCount > 1, best?.isInFrame != true,
      let claim = bridge(at: point, in: layer, configuration: configuration)
    {
      if let found = best, !claim.beats(found, at: point, among: targets) { return targets[found.slot].id }
      best = claim
    }
    return best.map { targets[$0.slot].id }
  }

  /// Calls `body` with the slot of each target, enabled or not, that could hold a point of a space.
  @inline(__always)
  func forEachSlot(at point: Point, in layer: Int, _ body: (Int) -> Void) {
    let layers = spaces.layers.span
    layers[layer].index.forEach(at: point, in: boxes, body)
  }

  /// A target's padded region, in the coordinates of its space.
  @inline(__always)
  func padded(_ slot: Int, _ configuration: PointerConfiguration) -> Rect {
    // Field by field: a whole target would be copied.
    HitRegion.padded(
      targets[slot].frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel,
      configuration: configuration)
  }

  /// A target's frame in window coordinates; nil if it or its space is unknown.
  func windowFrame(of id: UInt64) -> Rect? {
    guard let slot = slot(of: id), let layer = spaces.layer(of: targets[slot].space),
      spaces.layers[layer].isRegistered
    else { return nil }
    return spaces.layers[layer].space.window(targets[slot].frame)
  }

  /// Whether a target reveals an id, or is not registered: then nobody knows better.
  func reveals(_ id: UInt64, by target: UInt64) -> Bool {
    slot(of: target).map { targets[$0].reveals.contains(id) } ?? true
  }

  /// A target's padded region in window coordinates, without the stretch of its group.
  func windowRegion(of id: UInt64, configuration: PointerConfiguration) -> Rect? {
    guard let slot = slot(of: id), let space = space(targets[slot].space) else { return nil }
    return space.window(padded(slot, configuration))
  }

  /// Calls `body` with the id of each target whose region, without the stretch of its group, meets a rectangle of the
  /// window, in no order; in spaces that are enabled, whatever covers it.
  @inline(__always)
  func forEach(
    meeting rect: Rect, configuration: PointerConfiguration, _ body: (UInt64) -> Void
  ) {
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      let origin = layers[number].space.origin
      let local = rect.offset(by: Vector(dx: -origin.x, dy: -origin.y))
      layers[number].index.forEach(meeting: local, in: boxes) { slot in
        guard targets[slot].isEnabled,
          padded(slot, configuration).intersects(local)
        else { return }
        body(targets[slot].id)
      }
    }
  }
}
