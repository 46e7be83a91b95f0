import Kinematics

/// The regions of the members of a group, extended across the gaps between the members (R4), so that a point
/// in such a gap belongs to one member (P3).
///
/// A point is in a gap if members surround it: on both sides along an axis or a diagonal, at all four
/// corners, or at two opposite corners. The gaps between them are at most ``PointerConfiguration/Regions/groupGap``,
/// or of any width in a tab bar. The point belongs to the nearest member. Outside, regions end at their own
/// edges.
extension TargetStore {
  /// The slot of the member of a group whose region extends across a gap to a point of the window; nil if
  /// there is none in this layer.
  ///
  /// Members in other spaces count if their space is visible at the point. `excluded` is the slot of a target
  /// that counts as absent. O(members).
  func memberAcrossGap(
    at point: Point, in layer: Int, ofGroup number: Int, except excluded: Int?
  ) -> Int? {
    // 1. The nearest member. A member whose own region contains the point makes a bridge unnecessary.
    let group = groups.groups[number]
    var nearest: (slot: Int, distance: Double)?
    for member in group.members {
      let slot = Int(member)
      // In the member's own space, so that all layers get the same answer in spite of rounding errors.
      guard slot != excluded, let local = localPoint(point, in: layer, forMember: slot) else { continue }
      if region(of: slot).contains(local) { return nil }
      let distance = targets[slot].frame.distanceSquared(to: local)
      if let other = nearest, (other.distance, targets[other.slot].id) <= (distance, targets[slot].id) {
        continue
      }
      nearest = (slot, distance)
    }
    guard let nearest, Int(listings[nearest.slot].layer) == layer else { return nil }

    // 2. The gap between the members around the point.
    var gap = GroupGap(around: spaces.localPoint(point, in: layer))
    for member in group.members {
      let slot = Int(member)
      guard slot != excluded, let local = localPoint(point, in: layer, forMember: slot) else { continue }
      let other = Int(listings[slot].layer)
      let shift = other == layer ? nil : spaces.offset(of: other) - spaces.offset(of: layer)
      gap.add(targets[slot].frame, region: region(of: slot), around: local, shiftedBy: shift)
    }

    // 3. It may be too wide.
    let limit = group.isTabBar ? Double.greatestFiniteMagnitude : configuration.values.regions.groupGap
    return gap.isBridged(upTo: limit) ? nearest.slot : nil
  }

  /// A point of the window, at which a layer is visible, in the coordinates of the space of a member of a
  /// group; nil if the member does not count there.
  private func localPoint(_ point: Point, in layer: Int, forMember slot: Int) -> Point? {
    let other = Int(listings[slot].layer)
    guard keepsRegion(slot), other == layer || spaces.isVisible(other, at: point) else { return nil }
    return spaces.localPoint(point, in: other)
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

/// The edges of the members of a group that are nearest to a point, in four quadrants, in the order upper
/// left, upper right, lower left, lower right.
///
/// A gap is measured from edge to edge, so that all points in it get the same answer in spite of rounding
/// errors.
struct GroupGap {
  /// The rounding error that a gap between members of two spaces may have, in points.
  static let roundingError = 1e-6
  private static let farEdges = SIMD4(repeating: Double.infinity)

  private let point: Point
  /// The x of the nearest edges at the sides, where a member above or below the point counts in two quadrants
  /// with an edge at the point.
  private var sideX = farEdges
  /// The y of the nearest edges above and below, where a member beside the point counts in the same way.
  private var sideY = farEdges
  /// The x of the nearest edges of members whose frames lie to the side of the point along both axes.
  private var cornerX = farEdges
  private var cornerY = farEdges
  /// The distances of the nearest members on a diagonal through the point.
  private var diagonal = farEdges
  /// The rounding error of the gaps; 0 if all members are in one space.
  private var tolerance = 0.0

  init(around point: Point) { self.point = point }

  /// Adds a member.
  ///
  /// If the member is in another space, which is shifted, the point has other coordinates there: `local`.
  /// Edges to the left and above are negated, so that the nearest one is the least, and a gap is a sum.
  mutating func add(_ frame: Rect, region: Rect, around local: Point, shiftedBy shift: Vector?) {
    if shift != nil { tolerance = GroupGap.roundingError }
    let (isLeft, isRight) = (region.minX <= local.x, region.maxX >= local.x)
    let (isAbove, isBelow) = (region.minY <= local.y, region.maxY >= local.y)
    // With negative padding, a point of the frame may be beyond the region.
    if isLeft != isRight, isLeft ? local.x < frame.maxX : local.x > frame.minX { return }
    if isAbove != isBelow, isAbove ? local.y < frame.maxY : local.y > frame.minY { return }
    let own = frame.offset(by: shift ?? .zero)
    for quadrant in 0..<4 {
      let isRightQuadrant = quadrant & 1 == 1
      let isLowerQuadrant = quadrant & 2 == 2
      let edgeX = isRightQuadrant ? own.minX : -own.maxX
      let edgeY = isLowerQuadrant ? own.minY : -own.maxY
      if isRightQuadrant ? isRight : isLeft, isLowerQuadrant ? isBelow : isAbove {
        let pointX = isRightQuadrant ? point.x : -point.x
        let pointY = isLowerQuadrant ? point.y : -point.y
        sideX[quadrant] = min(sideX[quadrant], isLeft && isRight ? pointX : edgeX)
        sideY[quadrant] = min(sideY[quadrant], isAbove && isBelow ? pointY : edgeY)
      }
      let x = isRightQuadrant ? frame.minX - local.x : local.x - frame.maxX
      let y = isLowerQuadrant ? frame.minY - local.y : local.y - frame.maxY
      if x >= 0, y >= 0 {
        cornerX[quadrant] = min(cornerX[quadrant], edgeX)
        cornerY[quadrant] = min(cornerY[quadrant], edgeY)
      }
      let distance = max(x, y)
      if distance >= 0, distance <= min(x + frame.width, y + frame.height) {
        diagonal[quadrant] = min(diagonal[quadrant], distance)
      }
    }
  }

  /// Whether the point is in a gap of at most a width along each axis.
  func isBridged(upTo limit: Double) -> Bool {
    if GroupGap.oppositeSums(diagonal).min() <= limit + GroupGap.roundingError { return true }
    let limit = limit + tolerance
    let corners = pointwiseMax(GroupGap.oppositeSums(cornerX), GroupGap.oppositeSums(cornerY))
    if corners.min() <= limit { return true }
    return sideX[0] + sideX[1] <= limit && sideX[2] + sideX[3] <= limit
      && sideY[0] + sideY[2] <= limit && sideY[1] + sideY[3] <= limit
  }

  /// The gaps between the upper left and the lower right quadrant, and between the other two.
  private static func oppositeSums(_ edges: SIMD4<Double>) -> SIMD2<Double> {
    SIMD2(edges[0] + edges[3], edges[1] + edges[2])
  }
}
