import Kinematics

/// Thin dividers and handles, which can be hit beside their frames, even over a neighbor's frame (R7).
///
/// - A target that is thinner than ``PointerConfiguration/Regions/thinElementSide`` claims
///   ``PointerConfiguration/Regions/thinElementReach`` on each side, but nothing beyond its own region. Other such
///   targets keep their frames.
/// - A thin target, a divider or a handle whose host has given it padding claims its whole region over
///   targets with a lower z in the same space.
/// - Only a target with an effect, a shape, accessories or a latch of its own claims anything, and only where
///   it can be seen.
/// - At least half of each neighbor stays its own. The sides from which it is claimed share the other half.
///
/// Of several claims, the nearest wins; then that of the space in front, the higher z, and the lower id.
///
/// The *neighbor* is the target that would be hit at a point without claims.
extension TargetStore {
  /// The slot of the target that claims a point of the window; nil if there is none.
  ///
  /// `hit` is the slot of the target that would be hit without claims. `excluded` is the slot of a target
  /// that is left out. O(targets near the point), and O(targets on the horizontal and the
  /// vertical line through the point in the neighbor's frame).
  func claimant(at point: Point, over hit: Int?, except excluded: Int?) -> Int? {
    let neighbor = hit.map { Neighbor(slot: $0, of: self, at: point) }
    // Claims are tried from the nearest on, until one is found that nothing covers.
    var last: Claim?
    // The cover of the last claimant, which in a pile covers the others too.
    var cover: Int?
    while let next = nearestClaim(
      at: point, over: neighbor, except: excluded, after: last, beneath: cover)
    {
      cover = self.cover(of: next.slot, at: point, except: excluded)
      if cover == nil { return next.slot }
      last = next
    }
    return nil
  }

  /// The nearest claim of a point that comes after the claim `last`, among those of targets that `cover` does
  /// not cover.
  private func nearestClaim(
    at point: Point, over neighbor: Neighbor?, except excluded: Int?, after last: Claim?, beneath cover: Int?
  ) -> Claim? {
    var nearest: Claim?
    // The number of the sides from which the neighbor is claimed, once it is needed.
    var sides: Int?
    for layer in claimants.layers where spaces.placements[layer].isWithinClip(point) {
      guard spaces.placements[layer].isEnabled else { continue }
      let local = spaces.localPoint(point, in: layer)
      index.forEach(at: local, in: layer) { slot in
        // 1. A claimant whose region contains the point.
        guard listings[slot].isClaimant, slot != excluded, slot != neighbor?.slot, targets[slot].isEnabled,
          region(of: slot).contains(local), mayClaim(local, slot, over: neighbor)
        else { return }
        // 2. Its claim is between the last one and the nearest so far.
        let claim = Claim(
          slot: slot, distance: targets[slot].frame.distanceSquared(to: local),
          orderIndex: spaces.tree.index(of: layer), z: targets[slot].z, id: targets[slot].id)
        if let nearest, !claim.precedes(nearest) { return }
        if let last, !last.precedes(claim) { return }
        // 3. The neighbor keeps half of its frame.
        if let cover, isCovered(slot, by: cover, near: local) { return }
        if let neighbor, neighbor.containsPoint {
          let count = sides ?? claimedSides(of: neighbor, at: point)
          sides = count
          let frame = neighbor.frame(in: layer, of: self)
          guard isWithinShare(local, of: frame, claimedFrom: count, by: slot) else { return }
        }
        // 4. The claimant can be seen there.
        let seen = nearestPoint(of: slot, to: local) + spaces.offset(of: layer)
        if spaces.isVisible(layer, at: seen) { nearest = claim }
      }
    }
    return nearest
  }

  /// Whether a target may claim a point of its region, in the coordinates of its space, without regard to the
  /// part that the neighbor keeps and to what covers the target.
  private func mayClaim(_ point: Point, _ slot: Int, over neighbor: Neighbor?) -> Bool {
    let distance = claimDistance(of: slot)
    let frame = targets[slot].frame
    let isNear =
      frame.distance(to: point.x, along: .horizontal) <= distance.width
      && frame.distance(to: point.y, along: .vertical) <= distance.height
    guard let neighbor else { return isNear }
    let isAbove = claimsWholeRegion(slot, over: neighbor)
    if !neighbor.containsPoint { return isNear || isAbove }
    guard isAbove || isNear && !listings[neighbor.slot].isClaimant else { return false }
    return !isCovered(slot, by: neighbor.slot, near: point)
  }

  /// Whether the host has given a claimant padding, and a higher z than that of a neighbor in the same space.
  private func claimsWholeRegion(_ slot: Int, over neighbor: Neighbor) -> Bool {
    targets[slot].padding != nil && targets[slot].space == targets[neighbor.slot].space
      && targets[slot].z > targets[neighbor.slot].z
  }

  /// The distances, along each axis, at which a target is hit beside its frame; 0 along an axis on which it
  /// is not thin.
  private func claimDistance(of slot: Int) -> Size {
    let size = targets[slot].frame.size
    let values = configuration.values
    return Size(
      width: size.width < values.regions.thinElementSide ? values.regions.thinElementReach : 0,
      height: size.height < values.regions.thinElementSide ? values.regions.thinElementReach : 0)
  }

  // MARK: The half that a neighbor keeps

  /// Whether a point is within the part of a neighbor's frame that a target may claim from its side.
  ///
  /// It is half of the frame, divided by the number of the sides from which it is claimed. All are in the
  /// coordinates of the target's space.
  private func isWithinShare(
    _ point: Point, of frame: Rect, claimedFrom sides: Int, by slot: Int
  ) -> Bool {
    let own = targets[slot].frame
    let seen = nearestPoint(of: slot, to: point)
    return [Axis.horizontal, .vertical].allSatisfy { axis in
      let (lower, upper) = (frame.lower(axis), frame.upper(axis))
      let depth: Double
      if point[axis] > seen[axis] {
        depth = point[axis] - (lower > seen[axis] ? lower : own.upper(axis))
      } else {
        depth = (upper < seen[axis] ? upper : own.lower(axis)) - point[axis]
      }
      return 2 * Double(sides) * depth <= upper - lower
    }
  }

  /// The number of the sides from which claims reach the horizontal and the vertical line through a point in
  /// a neighbor's frame; at least 1.
  private func claimedSides(of neighbor: Neighbor, at point: Point) -> Int {
    var sides = 0
    for layer in claimants.layers where spaces.placements[layer].isEnabled {
      let frame = neighbor.frame(in: layer, of: self)
      let local = spaces.localPoint(point, in: layer)
      for axis in [Axis.horizontal, .vertical] {
        let line = frame.line(through: local, along: axis)
        index.forEach(meeting: line, in: layer) { slot in
          guard listings[slot].isClaimant, slot != neighbor.slot, targets[slot].isEnabled,
            let claimed = claimedArea(of: slot, over: neighbor), claimed.intersects(line),
            spaces.isVisible(layer, at: nearestPoint(of: slot, to: local) + spaces.offset(of: layer)),
            !isCovered(slot, by: neighbor.slot, near: local)
          else { return }
          let own = targets[slot].frame
          if claimed.lower(axis) < own.lower(axis), own.lower(axis) > frame.lower(axis) { sides += 1 }
          if claimed.upper(axis) > own.upper(axis), own.upper(axis) < frame.upper(axis) { sides += 1 }
        }
      }
    }
    return max(1, sides)
  }

  /// The rectangle that a target claims of a neighbor, if nothing limits it; nil if it claims nothing.
  private func claimedArea(of slot: Int, over neighbor: Neighbor) -> Rect? {
    let region = region(of: slot)
    if claimsWholeRegion(slot, over: neighbor) { return region }
    if listings[neighbor.slot].isClaimant { return nil }
    let distance = claimDistance(of: slot)
    return targets[slot].frame.outset(by: Insets(horizontal: distance.width, vertical: distance.height))
      .intersection(region)
  }

  // MARK: What can be seen

  /// The point of a target nearest to a point: on its middle line if the target is thin, in the coordinates
  /// of its space.
  private func nearestPoint(of slot: Int, to point: Point) -> Point {
    let frame = targets[slot].frame
    let distance = claimDistance(of: slot)
    let nearest = point.clamped(to: frame)
    return Point(
      x: distance.width > 0 ? frame.center.x : nearest.x,
      y: distance.height > 0 ? frame.center.y : nearest.y)
  }

  /// Whether a target is hidden by another one where it would be seen nearest to a point in the coordinates
  /// of its own space.
  private func isCovered(_ slot: Int, by other: Int, near point: Point) -> Bool {
    guard let layer = paintedLayer(ofSlot: slot), let otherLayer = paintedLayer(ofSlot: other) else {
      return false
    }
    let seen = nearestPoint(of: slot, to: point)
    if layer == otherLayer {
      return isBehind(targets[other].frame, seen, slot) && isPreferred(other, to: slot, at: seen)
    }
    let offset = spaces.offset(of: layer)
    let otherOffset = spaces.offset(of: otherLayer)
    return depth(ofLayer: otherLayer) > depth(ofLayer: layer)
      && isBehind(targets[other].frame.offset(by: otherOffset - offset), seen, slot)
      && spaces.placements[otherLayer].isWithinClip(seen + offset)
  }

  /// Whether a point of a target is within a frame; along an axis on which the target is thin, an edge is
  /// not.
  private func isBehind(_ frame: Rect, _ seen: Point, _ slot: Int) -> Bool {
    guard frame.contains(seen) else { return false }
    let distance = claimDistance(of: slot)
    if distance.width > 0, seen.x == frame.minX || seen.x == frame.maxX { return false }
    return distance.height <= 0 || (seen.y > frame.minY && seen.y < frame.maxY)
  }

  /// The slot of a target that covers another one where that is nearest to a point of the window; nil if none
  /// does.
  private func cover(of slot: Int, at point: Point, except excluded: Int?) -> Int? {
    let layer = Int(listings[slot].layer)
    let local = spaces.localPoint(point, in: layer)
    let seen = nearestPoint(of: slot, to: local) + spaces.offset(of: layer)
    var cover: Int?
    var walk = LayerWalk(at: seen)
    while cover == nil, let front = walk.next(in: spaces) {
      index.forEach(at: spaces.localPoint(seen, in: front), in: front) { other in
        if other != slot, other != excluded, keepsRegion(other), isCovered(slot, by: other, near: local) {
          cover = other
        }
      }
      if front == layer { break }
    }
    return cover
  }
}

/// The target that would be hit at a point without claims.
private struct Neighbor {
  let slot: Int
  let layer: Int
  /// Whether the frame contains the point, and not only the region.
  let containsPoint: Bool

  init(slot: Int, of store: borrowing TargetStore, at point: Point) {
    self.slot = slot
    layer = Int(store.listings[slot].layer)
    containsPoint = store.targets[slot].frame.contains(store.spaces.localPoint(point, in: layer))
  }

  /// The visible part of the frame, in the coordinates of a layer.
  func frame(in other: Int, of store: borrowing TargetStore) -> Rect {
    let (frame, offset) = (store.targets[slot].frame, store.spaces.offset(of: layer))
    if layer == other, store.spaces.clip(of: layer) == nil { return frame }
    return frame.offset(by: offset).clipped(to: store.spaces.clip(of: layer))
      .offset(by: -store.spaces.offset(of: other))
  }
}

private struct Claim {
  let slot: Int
  /// The square of the distance of the point from the target's frame.
  let distance: Double
  /// The index of the layer in ``SpaceTree/order``; a layer farther in front has a lower index.
  let orderIndex: Int
  let z: Int64
  let id: TargetID

  /// Whether this claim wins over another one.
  func precedes(_ other: Claim) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if orderIndex != other.orderIndex { return orderIndex < other.orderIndex }
    return z == other.z ? id < other.id : z > other.z
  }
}

/// The layers that have targets with claims.
struct ClaimantTable: Hashable, Sendable {
  /// The layers, in any order.
  private(set) var layers: [Int] = []
  /// The number of such targets in each of the layers, in the same order.
  private(set) var counts: [Int] = []

  /// The memory that the table uses, in bytes.
  var byteCount: Int { (layers.capacity + counts.capacity) * MemoryLayout<Int>.stride }

  mutating func add(to layer: Int) {
    if let index = layers.firstIndex(of: layer) {
      counts[index] += 1
    } else {
      layers.append(layer)
      counts.append(1)
    }
  }

  mutating func remove(from layer: Int) {
    guard let index = layers.firstIndex(of: layer) else { return }
    counts[index] -= 1
    if counts[index] > 0 { return }
    layers.remove(at: index)
    counts.remove(at: index)
  }
}

extension PointerTarget {
  /// Whether the target may claim points over its neighbors' frames (R7).
  func isClaimant(_ configuration: SharedConfiguration) -> Bool {
    let thinSide = configuration.values.regions.thinElementSide
    let isDivider = kind == .divider || kind == .handle
    guard frame.size.shorterSide < thinSide || isDivider && padding != nil else { return false }
    // What has no area, such as a folded row, cannot be seen. A divider may be a line of no width.
    guard !frame.isEmpty || isDivider, !style.isHidden else { return false }
    return hasOwnLook(configuration)
  }

  /// Whether the pointer or the content looks or acts differently over the target.
  private func hasOwnLook(_ configuration: SharedConfiguration) -> Bool {
    if style.shape != nil || !style.accessories.isEmpty || latchingAxes != [] { return true }
    guard style.effect == .automatic else { return style.effect != .none }
    // Text has a beam, and needs no more than its lines.
    if style.linesAxis != nil { return false }
    if automaticEffect(configuration) != .none { return true }
    guard kind == .divider || kind == .handle || kind == .canvas, cursor != .contextMenu,
      let rendition = cursor?.rendition
    else { return false }
    return rendition.shape != nil || !rendition.accessories.isEmpty || rendition.effect != .none
  }
}

extension Rect {
  /// The distance of a coordinate from the rectangle along an axis; 0 within.
  fileprivate func distance(to coordinate: Double, along axis: Axis) -> Double {
    max(0, lower(axis) - coordinate, coordinate - upper(axis))
  }

  /// The line through a point across the whole rectangle along an axis.
  fileprivate func line(through point: Point, along axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(minX: minX, minY: point.y, maxX: maxX, maxY: point.y)
      : Rect(minX: point.x, minY: minY, maxX: point.x, maxY: maxY)
  }
}
