import Kinematics

/// The stretch of a group's regions across the gaps between neighbours (R4).
///
/// Two neighbours along an axis whose frames are no farther apart than the configured gap hold every point between
/// them that lies within the padded extents of both across that axis. It is found from the point: its nearest member
/// on either side. So there is nothing to keep up to date when a member moves.
struct GroupBridge {
  let point: Point
  let gap: Double

  /// The better claim of a bridge between members of a group in a space, or nil.
  ///
  /// O(n) for points near no group, O(n · members near the point) otherwise.
  func claim(among records: [RegionRecord], space: UInt64) -> HitRegion.Claim? {
    var best: HitRegion.Claim?
    // Every bridge has exactly one member before the point; it is found from there.
    for index in records.indices where records[index].group != 0 {
      let frame = records[index].frame
      let beyond = (point.x - frame.maxX, point.y - frame.maxY)
      if beyond.0 >= 0, beyond.0 <= gap { consider(index, along: .horizontal, records, space, &best) }
      if beyond.1 >= 0, beyond.1 <= gap { consider(index, along: .vertical, records, space, &best) }
    }
    return best
  }

  /// Considers the bridge that begins at a member which ends before the point, near enough.
  private func consider(
    _ index: Int, along axis: Axis, _ records: [RegionRecord], _ space: UInt64, _ best: inout HitRegion.Claim?
  ) {
    let record = records[index]
    guard record.isEnabled, record.space == space, isAcross(record, axis),
      let neighbor = neighbor(of: index, along: axis, among: records)
    else { return }
    let claim = HitRegion.Claim(record, at: point)
    let other = HitRegion.Claim(records[neighbor], at: point)
    let better = claim.beats(other) ? claim : other
    if best.map({ better.beats($0) }) ?? true { best = better }
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
