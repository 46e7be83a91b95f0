import Kinematics

/// A measure of an outline's size, from which a morph computes the scale of the corners (S3).
///
/// The measure is usually the area. A thin outline, for example a figure of eight, may have an area of 0. So
/// if the start or the goal of the morph is thin, the measure is the area plus the spread of the corners.
///
/// During a morph, the outline may turn inside out and have no area for an instant. A scale that compensates
/// for the lost area would jump. So a measure far below the measures at the start and at the goal is
/// compressed, and stays positive.
struct OutlineMeasure: Hashable, Sendable {
  /// A number, and the rate at which it changes.
  typealias Moving = (value: Double, rate: Double)

  /// An outline is thin if the ratio of its area to its spread is less than this number.
  ///
  /// The ratio of a text beam of 4.5 × 1,000 points is 0.03.
  private static let thin = 0.005
  /// The least ratio of the measure to the spread that is assumed for start and goal if one of them is thin.
  ///
  /// Without this limit, the ratio could be negative, because an outline that is inside out has a negative
  /// area.
  private static let leastOfThin = 0.5

  private var addsSpread = false
  /// The ratio of the measure to the spread below which the measure is compressed.
  ///
  /// This is half of the ratio at the start or at the goal, whichever is less.
  private var leastShare = 0.0

  /// Creates the measure that equals the outline's area.
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
  func of(area: Moving, spread: Moving) -> Moving {
    let whole = addsSpread ? (value: area.value + spread.value, rate: area.rate + spread.rate) : area
    let floor = leastShare * spread.value
    guard whole.value < floor else { return whole }
    let limited = SizeLimit.limited(whole.value, above: floor)
    // The floor is proportional to the spread. If the measure and the spread double, the limited value
    // doubles too. So Euler's theorem on homogeneous functions gives the derivative of the limited value with
    // respect to the spread.
    let remainder = (limited.value - limited.slope * whole.value) / spread.value
    return (limited.value, limited.slope * whole.rate + remainder * spread.rate)
  }
}
