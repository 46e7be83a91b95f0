import Kinematics

/// The regions of the members of a group, extended across the gaps between the members (R4), so that a point
/// in such a gap belongs to one member (P3).
///
/// A point is in a gap if members surround it, on both sides along an axis or a diagonal, at all four corners, or at two
/// opposite corners. The gaps between them are at most ``PointerConfiguration/groupGap``, or of any width in a tab bar. The
/// point belongs to the nearest member. Outside, regions end at their own edges.
extension TargetStore {
  /// The member of a group whose region extends across a gap to a point of the window; nil if there is none in this
  /// layer.
  ///
  /// Members in other spaces count if their space shows the point. `excluded` is the slot of a target that counts
  /// as absent. O(members).
  func memberAcrossGap(
    at point: Point, in layer: Int, ofGroup number: Int, except excluded: Int
  ) -> Int? {
    let group = groups.groups[number]
    var nearest: (slot: Int, distance: Double)?
    for member in group.members {
      let slot = Int(member)
      // In the member's own space, so that all layers get the same answer in spite of rounding errors.
      guard slot != excluded, let local = local(point, in: layer, forMember: slot) else { continue }
      // A member whose own region contains the point makes a bridge unnecessary.
      if region(of: slot).contains(local) { return nil }
      let distance = targets[slot].frame.distanceSquared(to: local)
      if let other = nearest, (other.distance, targets[other.slot].id) <= (distance, targets[slot].id) {
        continue
      }
      nearest = (slot, distance)
    }
    guard let nearest, Int(listings[nearest.slot].layer) == layer else { return nil }
    var surroundings = GapSurroundings(around: spaces.local(point, in: layer))
    for member in group.members {
      let slot = Int(member)
      guard slot != excluded, let local = local(point, in: layer, forMember: slot) else { continue }
      let other = Int(listings[slot].layer)
      let shift = other == layer ? nil : spaces.offset(of: other) - spaces.offset(of: layer)
      surroundings.add(targets[slot].frame, region: region(of: slot), around: local, shiftedBy: shift)
    }
    let limit = group.isTabBar ? Double.greatestFiniteMagnitude : configuration.values.groupGap
    return surroundings.areBridged(upTo: limit) ? nearest.slot : nil
  }

  /// A point of the window, which a layer shows, in the coordinates of the space of a member of a group; nil if the
  /// member does not count there.
  private func local(_ point: Point, in layer: Int, forMember slot: Int) -> Point? {
    let other = Int(listings[slot].layer)
    guard keepsRegion(slot), other == layer || spaces.shows(point, in: other) else { return nil }
    return spaces.local(point, in: other)
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

/// The edges of the members of a group that are nearest to a point, in four quadrants, in the order upper left, upper
/// right, lower left, lower right.
///
/// A gap is measured from edge to edge, so that all points in it get the same answer in spite of rounding errors.
private struct GapSurroundings {
  private let point: Point
  // A member beside the point, or above or below it, counts in two quadrants, with an edge at the point.
  private var horizontal = farEdges
  private var vertical = farEdges
  // Members whose frames lie to the side of the point along both axes, and members on a diagonal through the point.
  private var cornerHorizontal = farEdges
  private var cornerVertical = farEdges
  private var diagonal = SIMD4(repeating: Double.infinity)
  /// The rounding error of the gaps; 0 if all members are in one space.
  private var tolerance = 0.0
  private static let farEdges = SIMD4(repeating: Double.infinity)

  init(around point: Point) { self.point = point }

  /// Adds a member of which the point has other coordinates if the member is in another space, which is shifted.
  mutating func add(_ frame: Rect, region: Rect, around local: Point, shiftedBy shift: Vector?) {
    if shift != nil { tolerance = GroupTable.gapError }
    let (isLeft, isRight) = (region.minX <= local.x, region.maxX >= local.x)
    let (isAbove, isBelow) = (region.minY <= local.y, region.maxY >= local.y)
    let dx = isLeft && isRight ? 0 : isLeft ? local.x - frame.maxX : frame.minX - local.x
    let dy = isAbove && isBelow ? 0 : isAbove ? local.y - frame.maxY : frame.minY - local.y
    // With negative padding, a point of the frame may be beyond the region.
    if dx < 0 || dy < 0 { return }
    let own = frame.offset(by: shift ?? .zero)
    for quadrant in 0..<4 {
      let (isToTheRight, isFurtherDown) = (quadrant & 1 == 1, quadrant & 2 == 2)
      // Edges to the left and above are negated, so that the nearest one is the least, and a gap is a sum.
      let (edgeX, edgeY) = (isToTheRight ? own.minX : -own.maxX, isFurtherDown ? own.minY : -own.maxY)
      if isToTheRight ? isRight : isLeft, isFurtherDown ? isBelow : isAbove {
        let (atX, atY) = (isToTheRight ? point.x : -point.x, isFurtherDown ? point.y : -point.y)
        horizontal[quadrant] = min(horizontal[quadrant], isLeft && isRight ? atX : edgeX)
        vertical[quadrant] = min(vertical[quadrant], isAbove && isBelow ? atY : edgeY)
      }
      let x = isToTheRight ? frame.minX - local.x : local.x - frame.maxX
      let y = isFurtherDown ? frame.minY - local.y : local.y - frame.maxY
      if x >= 0, y >= 0 {
        cornerHorizontal[quadrant] = min(cornerHorizontal[quadrant], edgeX)
        cornerVertical[quadrant] = min(cornerVertical[quadrant], edgeY)
      }
      let way = max(x, y)
      if way >= 0, way <= min(x + frame.width, y + frame.height) {
        diagonal[quadrant] = min(diagonal[quadrant], way)
      }
    }
  }

  /// Whether the point is in a gap of at most a width along each axis.
  func areBridged(upTo limit: Double) -> Bool {
    func oppositeSums(_ edges: SIMD4<Double>) -> SIMD2<Double> { edges.lowHalf + SIMD2(edges[3], edges[2]) }
    let corners = pointwiseMax(oppositeSums(cornerHorizontal), oppositeSums(cornerVertical))
    if oppositeSums(diagonal).min() <= limit + GroupTable.gapError { return true }
    let limit = limit + tolerance
    if corners.min() <= limit { return true }
    return horizontal[0] + horizontal[1] <= limit && horizontal[2] + horizontal[3] <= limit
      && vertical[0] + vertical[2] <= limit && vertical[1] + vertical[3] <= limit
  }
}
