package import Kinematics

/// What hit testing asks.
extension TargetStore {
  /// The target whose region holds a point of the window, from the front space down; an opaque space hides
  /// what is behind it.
  ///
  /// O(spaces + regions near the point).
  package func topmost(at point: Point) -> TargetID? {
    // Spans, since Swift copies what it takes out of an array, with all that it refers to.
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      if let clip = layers[number].space.clip, !clip.contains(point) { continue }
      let slot = topmost(
        at: layers[number].space.local(point), in: number)
      if slot >= 0 { return targets[slot].id }
      if layers[number].space.isOpaque { return nil }
    }
    return nil
  }

  /// The slot of the target whose region holds a point of a space, or −1.
  @inline(__always)
  private func topmost(at point: Point, in layer: Int) -> Int {
    var best = -1
    var groupCount = 0
    index.forEach(at: point, in: layer, of: boxes) { slot in
      // Mostly the box is the region, and few boxes hold the point: what is rare is kept apart.
      if listings[slot].isPlain || isHit(slot, at: point, &groupCount) {
        best = best < 0 ? slot : better(best, slot, at: point)
      }
    }
    return groupCount < 2 ? best : bridged(best, at: point, in: layer)
  }

  /// Whether a listed target that is disabled, grouped, or shrunk holds a point; counts the grouped ones.
  @inline(never)
  private func isHit(
    _ slot: Int, at point: Point, _ groupCount: inout Int
  ) -> Bool {
    guard targets[slot].isEnabled else { return false }
    if targets[slot].group != nil { groupCount &+= 1 }
    return padded(slot).contains(point)
  }

  /// Of two targets that hold a point: the one that wins it.
  @inline(never)
  private func better(_ slot: Int, _ other: Int, at point: Point) -> Int {
    HitRegion.Claim(other, at: point, among: targets)
      .beats(HitRegion.Claim(slot, at: point, among: targets), at: point, among: targets) ? other : slot
  }

  /// The best of a point's own region and of the bridges of groups over it; −1 is none.
  @inline(never)
  private func bridged(_ best: Int, at point: Point, in layer: Int) -> Int {
    if best >= 0, targets[best].frame.contains(point) { return best }
    guard let claim = bridge(at: point, in: layer) else { return best }
    return best < 0 ? claim.slot : better(best, claim.slot, at: point)
  }

  /// Calls `body` with the slot of each target, enabled or not, that could hold a point of a space.
  @inline(__always)
  func forEachSlot(at point: Point, in layer: Int, _ body: (Int) -> Void) {
    index.forEach(at: point, in: layer, of: boxes, body)
  }

  /// A target's padded region, in the coordinates of its space.
  @inline(__always)
  func padded(_ slot: Int) -> Rect {
    // Field by field: a whole target would be copied.
    HitRegion.padded(
      targets[slot].frame, padding: targets[slot].padding, hasBezel: targets[slot].hasBezel,
      margins: margins)
  }

  /// A target's frame in window coordinates; nil if it or its space is unknown.
  func windowFrame(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let layer = spaces.layer(of: targets[slot].space),
      spaces.layers[layer].isRegistered
    else { return nil }
    return spaces.layers[layer].space.window(targets[slot].frame)
  }

  /// Whether a target reveals an id, or is not registered: then nobody knows better.
  func reveals(_ id: RevealedElement, by target: TargetID) -> Bool {
    slot(of: target).map { targets[$0].reveals.contains(id) } ?? true
  }

  /// A target's padded region in window coordinates, without the stretch of its group.
  func windowRegion(of id: TargetID) -> Rect? {
    guard let slot = slot(of: id), let space = space(targets[slot].space) else { return nil }
    return space.window(padded(slot))
  }

  // MARK: Around a place

  /// The target whose region, without the stretch of its group, is nearest to a place of the window, or nil;
  /// of equally near ones that with the lower id.
  ///
  /// In spaces that are enabled, whatever covers it. O(spaces + regions nearer than the answer).
  package func nearest(_ query: NearestQuery) -> TargetID? {
    var best = -1
    guard query.radius >= 0 else { return nil }
    var distanceSquared = query.radius * query.radius
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      nearest(
        query, from: layers[number].space.local(query.point), in: number,
        &best, &distanceSquared)
    }
    return best < 0 ? nil : targets[best].id
  }

  private func nearest(
    _ query: NearestQuery, from point: Point, in layer: Int,
    _ best: inout Int, _ distanceSquared: inout Double
  ) {
    var (found, within) = (best, distanceSquared)
    index.forEach(near: point, within: &within, in: layer, of: boxes) { slot, within in
      guard slot != found, targets[slot].isEnabled else { return }
      let distance =
        listings[slot].isPlain
        ? boxes[slot].distanceSquared(to: point) : padded(slot).distanceSquared(to: point)
      guard distance <= within, query.isAhead(targets[slot].frame.center - point) else { return }
      if distance == within, found >= 0, targets[slot].id > targets[found].id { return }
      found = slot
      within = distance
    }
    (best, distanceSquared) = (found, within)
  }

  /// Appends the ids of the targets whose regions, without the stretch of their groups, meet a rectangle of
  /// the window, in no order; see ``forEachSlot(meeting:_:)``.
  package func collect(meeting rect: Rect, into identifiers: inout [TargetID]) {
    forEachSlot(meeting: rect) { slot, _ in identifiers.append(targets[slot].id) }
  }

  /// Calls `body` with the slot of each target whose region, without the stretch of its group, meets a
  /// rectangle of the window, in no order, and with its space's origin; in spaces that are enabled, whatever
  /// covers it.
  ///
  /// O(spaces + regions in the rectangle's cells).
  @inline(__always)
  private func forEachSlot(
    meeting rect: Rect, _ body: (_ slot: Int, _ origin: Vector) -> Void
  ) {
    let layers = spaces.layers.span
    let front = spaces.front.span
    for place in front.indices {
      let number = front[place]
      guard layers[number].space.isEnabled else { continue }
      let origin = Vector(dx: layers[number].space.origin.x, dy: layers[number].space.origin.y)
      let isWindow = origin == .zero
      index.forEach(meeting: layers[number].space.surroundings(of: rect), in: number, of: boxes) { slot in
        if (isWindow && listings[slot].isPlain) || meets(slot, rect, origin) { body(slot, origin) }
      }
    }
  }

  /// Whether a listed target is enabled and its own region meets a rectangle of the window.
  @inline(never)
  private func meets(_ slot: Int, _ rect: Rect, _ origin: Vector) -> Bool {
    targets[slot].isEnabled && padded(slot).offset(by: origin).intersects(rect)
  }
}
