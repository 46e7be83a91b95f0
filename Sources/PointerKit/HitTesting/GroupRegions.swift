import Kinematics

/// The regions of the members of a group, extended across the gaps between the members (R4), so that a point
/// in such a gap belongs to one member (P3).
///
/// A point is in a gap if members surround it, on both sides along an axis or a diagonal, at all four corners, or at two
/// opposite corners. The gaps between them are at most ``PointerConfiguration/groupGap``, or of any width in a tab bar. The
/// point belongs to the nearest member. Outside, regions end at their own edges.
extension TargetStore {
  /// The member of a group whose region extends across a gap to a point in the coordinates of a layer; nil if
  /// there is none in this layer.
  ///
  /// Members in other spaces count if their space shows the point. `excluded` is the slot of a target that counts
  /// as absent. O(members).
  func memberAcrossGap(
    at point: Point, in layer: Int, ofGroup number: Int, except excluded: Int
  ) -> Int? {
    let group = groups.groups[number]
    var surroundings = GapSurroundings()
    var nearest: (slot: Int, distance: Double)?
    for member in group.members {
      let slot = Int(member)
      guard slot != excluded, keepsRegion(slot), let point = self.point(point, of: layer, inSpaceOf: slot)
      else { continue }
      let (frame, region) = (targets[slot].frame, region(of: slot))
      // A member whose own region contains the point makes a bridge unnecessary.
      if region.contains(point) { return nil }
      surroundings.add(frame, region: region, around: point)
      let distance = frame.distanceSquared(to: point)
      if let other = nearest,
        (other.distance, targets[other.slot].id) <= (distance, targets[slot].id)
      {
        continue
      }
      nearest = (slot, distance)
    }
    let limit = group.isTabBar ? Double.greatestFiniteMagnitude : configuration.values.groupGap
    guard let nearest, targets[nearest.slot].space == spaces.layers[layer].id,
      surroundings.areBridged(upTo: limit)
    else { return nil }
    return nearest.slot
  }

  /// A point of a layer in the coordinates of a target's space; nil if the target's space does not show the point.
  private func point(_ point: Point, of layer: Int, inSpaceOf slot: Int) -> Point? {
    let space = targets[slot].space
    if space == spaces.layers[layer].id { return point }
    guard let other = spaces.attachedLayer(of: space) else { return nil }
    let windowPoint = point + spaces.offset(of: layer)
    return spaces.shows(windowPoint, in: other) ? spaces.local(windowPoint, in: other) : nil
  }

  /// Whether the region of a target counts in hit testing.
  ///
  /// The region of an enabled target counts. If any member of a group is enabled, the regions of its disabled
  /// members count too. So a click on a disabled member does nothing, instead of reaching its neighbor. The
  /// exception is a disabled target that has ``PointerTarget/isPassedThrough``: its region never counts.
  func keepsRegion(_ slot: Int) -> Bool {
    if targets[slot].isEnabled { return true }
    guard let number = listings[slot].groupNumber else { return false }
    return groups.groups[number].hasEnabledMember && !targets[slot].isPassedThrough
  }
}

/// The members of a group around a point: the least distances to them in the four quadrants, in the order upper left,
/// upper right, lower left, lower right.
private struct GapSurroundings {
  // A member beside the point, or above or below it, counts in two quadrants, with a distance of 0 along the edge.
  private var horizontal = SIMD4(repeating: Double.infinity)
  private var vertical = SIMD4(repeating: Double.infinity)
  // Members whose frames lie to the side of the point along both axes, and members on a diagonal through the point.
  private var cornerHorizontal = SIMD4(repeating: Double.infinity)
  private var cornerVertical = SIMD4(repeating: Double.infinity)
  private var diagonal = SIMD4(repeating: Double.infinity)

  mutating func add(_ frame: Rect, region: Rect, around point: Point) {
    let (isLeft, isRight) = (region.minX <= point.x, region.maxX >= point.x)
    let (isAbove, isBelow) = (region.minY <= point.y, region.maxY >= point.y)
    let dx = isLeft && isRight ? 0 : isLeft ? point.x - frame.maxX : frame.minX - point.x
    let dy = isAbove && isBelow ? 0 : isAbove ? point.y - frame.maxY : frame.minY - point.y
    // With negative padding, a point of the frame may be beyond the region.
    if dx < 0 || dy < 0 { return }
    for quadrant in 0..<4 {
      let (isToTheRight, isFurtherDown) = (quadrant & 1 == 1, quadrant & 2 == 2)
      if isToTheRight ? isRight : isLeft, isFurtherDown ? isBelow : isAbove {
        horizontal[quadrant] = min(horizontal[quadrant], dx)
        vertical[quadrant] = min(vertical[quadrant], dy)
      }
      let x = isToTheRight ? frame.minX - point.x : point.x - frame.maxX
      let y = isFurtherDown ? frame.minY - point.y : point.y - frame.maxY
      if x >= 0, y >= 0 {
        cornerHorizontal[quadrant] = min(cornerHorizontal[quadrant], x)
        cornerVertical[quadrant] = min(cornerVertical[quadrant], y)
      }
      let way = max(x, y)
      if way >= 0, way <= min(x + frame.width, y + frame.height) {
        diagonal[quadrant] = min(diagonal[quadrant], way)
      }
    }
  }

  /// Whether the point is in a gap of at most a width along each axis.
  func areBridged(upTo limit: Double) -> Bool {
    func oppositeSums(_ ways: SIMD4<Double>) -> SIMD2<Double> { ways.lowHalf + SIMD2(ways[3], ways[2]) }
    let corners = pointwiseMax(oppositeSums(cornerHorizontal), oppositeSums(cornerVertical))
    if pointwiseMin(corners, oppositeSums(diagonal)).min() <= limit { return true }
    return horizontal[0] + horizontal[1] <= limit && horizontal[2] + horizontal[3] <= limit
      && vertical[0] + vertical[2] <= limit && vertical[1] + vertical[3] <= limit
  }
}
