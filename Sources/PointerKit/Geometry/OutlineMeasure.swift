import Kinematics

/// The measure of an outline from which a morph computes the scale of the corners (S3).
///
/// The measure is the area. If the start or the goal of the morph is thin, the measure is the area plus the
/// spread of the corners, since the area of a figure of eight is 0.
///
/// During a morph the outline may turn inside out and have no area for an instant. A scale that made up for
/// the lost area would jump. So a measure far below that of both ends is compressed, and stays positive.
struct OutlineMeasure: Hashable, Sendable {
  /// A number, and the rate at which it changes.
  typealias Moving = (value: Double, rate: Double)

  /// An outline is thin if its area is less than this share of its spread.
  ///
  /// The share of a beam of 4.5 × 1,000 points is 0.03.
  private static let thin = 0.005
  /// The least ratio of the measure to the spread that is assumed for an end if one end is thin, since an end
  /// that is inside out has a negative area.
  private static let leastOfThin = 0.5

  private var addsSpread = false
  /// The ratio of the measure to the spread below which the measure is compressed: half of the lesser ratio
  /// of the two ends.
  private var leastShare = 0.0

  /// Creates a measure that is the area.
  init() {}

  /// Creates the measure for a morph from one outline to another.
  init(from start: (area: Double, spread: Double), to goal: (area: Double, spread: Double)) {
    let thin = OutlineMeasure.thin
    addsSpread = start.area < thin * start.spread || goal.area < thin * goal.spread
    let (added, least) = addsSpread ? (1.0, OutlineMeasure.leastOfThin) : (0.0, thin)
    let first = start.spread > 0 ? max(start.area / start.spread + added, least) : .infinity
    let last = goal.spread > 0 ? max(goal.area / goal.spread + added, least) : least
    leastShare = min(first, last) / 2
  }

  /// The measure of an outline whose area and spread change.
  @inline(__always)
  func of(area: Moving, spread: Moving) -> Moving {
    let whole = addsSpread ? (value: area.value + spread.value, rate: area.rate + spread.rate) : area
    let floor = leastShare * spread.value
    guard whole.value < floor else { return whole }
    let limited = SizeLimit.limited(whole.value, above: floor)
    // The floor changes as well. Its effect follows from this: if the value and the floor double, the limited
    // value doubles.
    let remainder = (limited.value - limited.slope * whole.value) / spread.value
    return (limited.value, limited.slope * whole.rate + remainder * spread.rate)
  }
}
