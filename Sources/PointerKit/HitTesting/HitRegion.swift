import Kinematics

/// The rules that say how far a target's region reaches and which of several regions holds a point.
enum HitRegion {
  /// The padding of a target: its own, or 12 points with a bezel (R1) and 24 without (R2).
  @inline(__always)
  static func padding(_ own: Insets?, hasBezel: Bool, margins: RegionMargins) -> Insets {
    if let own, own.isFinite { return own }
    return Insets(hasBezel ? margins.bezel : margins.plain)
  }

  static func padding(of target: borrowing PointerTarget, configuration: borrowing PointerConfiguration)
    -> Insets
  {
    padding(target.padding, hasBezel: target.hasBezel, margins: RegionMargins(configuration))
  }

  /// The frame and its padding (R1, R2, R5), in the coordinates of its space.
  @inline(__always)
  static func padded(
    _ frame: Rect, padding own: Insets?, hasBezel: Bool, margins: RegionMargins
  ) -> Rect {
    frame.outset(by: padding(own, hasBezel: hasBezel, margins: margins))
  }

  /// All that a target is found by: its frame, its padding, and how far a bridge of its group can reach.
  static func reach(
    _ frame: Rect, padded: Rect, isGrouped: Bool, margins: RegionMargins
  ) -> Rect {
    let whole = padded.union(frame)
    return isGrouped ? whole.union(frame.outset(by: margins.groupGap)) : whole
  }

  /// A region that holds the point, for the choice between several.
  struct Claim {
    let slot: Int
    let isInFrame: Bool
    let z: Int64

    @inline(__always)
    init(_ slot: Int, at point: Point, among targets: borrowing [PointerTarget]) {
      self.slot = slot
      isInFrame = targets[slot].frame.contains(point)
      z = targets[slot].z
    }

    /// The visible frame under the point wins, then the higher z, then the nearer visible edge, then the
    /// lower id.
    @inline(__always)
    func beats(_ other: Claim, at point: Point, among targets: borrowing [PointerTarget]) -> Bool {
      if isInFrame != other.isInFrame { return isInFrame }
      if z != other.z { return z > other.z }
      if !isInFrame {
        let distance = targets[slot].frame.distanceSquared(to: point)
        let otherDistance = targets[other.slot].frame.distanceSquared(to: point)
        if distance != otherDistance { return distance < otherDistance }
      }
      return targets[slot].id < targets[other.slot].id
    }
  }
}
