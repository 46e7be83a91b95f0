import Kinematics

/// What an outline encloses during a morph, by which its corners are scaled (S3).
///
/// It is the area, or the area plus the spread of the corners if an end is thin: the area of a figure of eight is 0.
/// On the way corners may turn inside out and enclose nothing for an instant. A scale that made up for that would
/// burst and collapse within the instant: so what is less than both ends enclose is compressed, and never nothing.
struct OutlineMeasure: Hashable, Sendable {
  /// A number, and the rate at which it changes.
  typealias Moving = (value: Double, rate: Double)

  /// The least area that can be scaled, as a share of the spread; a beam of 4.5 × 1,000 points has 0.03.
  private static let thin = 0.005
  /// The least measure over the spread of a start that is thin, since it may be inside out.
  private static let leastOfThin = 0.5

  private var addsSpread = false
  /// The measure over the spread below which the measure is compressed: half of the lesser one of both ends.
  private var leastShare = 0.0

  /// The measure of any outline as its area.
  init() {}

  /// The measure for a morph from one outline to another.
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
    // The floor moves too: the limited value grows in proportion if the value and the floor do.
    let remainder = (limited.value - limited.slope * whole.value) / spread.value
    return (limited.value, limited.slope * whole.rate + remainder * spread.rate)
  }
}
