import Kinematics

/// The rules that say how far a target's region reaches and which of several regions holds a point.
enum HitRegion {
  /// The padding of a target: its own, or 12 points with a bezel (R1) and 24 without (R2).
  static func padding(of target: PointerTarget, configuration: PointerConfiguration) -> Insets {
    if let padding = target.padding, padding.isFinite { return padding }
    return Insets(target.hasBezel ? configuration.bezelPadding : configuration.plainPadding)
  }

  /// A region that holds the point, measured for the choice between several.
  struct Claim {
    var record: RegionRecord
    var isInFrame: Bool
    var distanceSquared: Double

    init(_ record: RegionRecord, at point: Point) {
      self.record = record
      distanceSquared = record.frame.distanceSquared(to: point)
      isInFrame = record.frame.contains(point)
    }

    /// The visible frame under the point wins, then the higher z, then the nearer visible edge, then the lower id.
    func beats(_ other: Claim) -> Bool {
      if isInFrame != other.isInFrame { return isInFrame }
      if record.z != other.record.z { return record.z > other.record.z }
      if distanceSquared != other.distanceSquared { return distanceSquared < other.distanceSquared }
      return record.id < other.record.id
    }
  }
}
