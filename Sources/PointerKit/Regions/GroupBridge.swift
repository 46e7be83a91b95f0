import Kinematics

/// The stretch of a group's regions across the gaps between neighbours (R4).
///
/// Two neighbours along an axis whose frames are no farther apart than the configured gap hold every point between
/// them that lies within the padded extents of both across that axis. It is found from the point: its nearest member
/// on either side. So there is nothing to keep up to date when a member moves.
struct GroupBridge {
  let point: Point
  let gap: Double

  /// The better claim of a bridge between members of a group in `space`, or nil. O(n) for points near no group,
  /// O(n · members near the point) otherwise.
  func claim(among records: [RegionRecord], space: UInt64) -> HitRegion.Claim? {
    var best: HitRegion.Claim?
    for index in records.indices {
      // Every bridge has exactly one member before the point; it is found from there.
      for axis in [Axis.horizontal, .vertical] where isBefore(records[index], along: axis, in: space) {
        guard let neighbor = neighbor(of: index, along: axis, among: records) else { continue }
        for member in [index, neighbor] {
          let claim = HitRegion.Claim(records[member], at: point)
          if best.map({ claim.beats($0) }) ?? true { best = claim }
        }
      }
    }
    return best
  }

  /// Whether a member ends before the point, near enough, and reaches its row or column.
  private func isBefore(_ record: RegionRecord, along axis: Axis, in space: UInt64) -> Bool {
    guard record.group != 0, record.isEnabled, record.space == space else { return false }
    let end = record.frame.upper(axis)
    return end <= point[axis] && point[axis] - end <= gap && isAcross(record, axis)
  }

  private func isAcross(_ record: RegionRecord, _ axis: Axis) -> Bool {
    let cross = axis.other
    return record.padded.lower(cross) <= point[cross] && point[cross] <= record.padded.upper(cross)
  }

  /// The nearest member behind the point, if `index` is the nearest before it and the gap between them is bridged.
  private func neighbor(of index: Int, along axis: Axis, among records: [RegionRecord]) -> Int? {
    let first = records[index]
    let end = first.frame.upper(axis)
    var nearest: Int?
    for other in records.indices where records[other].group == first.group && other != index {
      let record = records[other]
      guard record.isEnabled, record.space == first.space else { continue }
      // A member that holds the point by its padding needs no bridge.
      if record.padded.contains(point) { return nil }
      guard isAcross(record, axis) else { continue }
      if record.frame.upper(axis) <= point[axis] {
        let otherEnd = record.frame.upper(axis)
        if otherEnd > end || (otherEnd == end && isNearer(record, first)) { return nil }
      } else if record.frame.lower(axis) >= point[axis], record.frame.lower(axis) - end <= gap {
        guard let known = nearest else {
          nearest = other
          continue
        }
        let start = record.frame.lower(axis)
        let knownStart = records[known].frame.lower(axis)
        if start < knownStart || (start == knownStart && isNearer(record, records[known])) { nearest = other }
      }
    }
    if first.padded.contains(point) { return nil }
    return nearest
  }

  /// Of two members equally far along the axis: the one that wins the point.
  private func isNearer(_ a: RegionRecord, _ b: RegionRecord) -> Bool {
    HitRegion.Claim(a, at: point).beats(HitRegion.Claim(b, at: point))
  }
}
