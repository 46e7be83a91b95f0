import Kinematics

/// The velocity of the pointer under a device at present: the mean over the stroke, weighted by recency.
///
/// Frames report it, and a spring that takes over from the device starts with it. A flick uses another
/// velocity, since a finger brakes before it lifts: see ``VelocityTracker``.
struct StrokeVelocity: Hashable, Sendable {
  /// The time in which the weight of a movement falls by a factor of e, in seconds: a few reports of a slow
  /// device, about a frame of a screen.
  private static let timeConstant = 0.02

  /// The weighted sum of the velocities, and the sum of the weights.
  private var sum = Vector.zero
  private var weight = 0.0
  private var last: Timestamp?
  /// The displacement since the stroke began, in points.
  private(set) var displacement = Vector.zero
  /// The square of the greatest speed, once the mean covers a time constant.
  private var peakSquared = 0.0

  /// Takes a displacement that ends at an instant; the first one only marks the beginning of the stroke, as
  /// does one after a long gap.
  ///
  /// Within an interval the velocity is constant, so that ∫ v·e^(−age / τ) over it is exact, whatever the rate
  /// of reports.
  mutating func add(_ displacement: Vector, at time: Timestamp, longestGap: Double) {
    self.displacement += displacement
    guard let last, time.seconds(since: last) <= longestGap else {
      let total = self.displacement
      self = StrokeVelocity()
      (self.displacement, self.last) = (total, time)
      return
    }
    let seconds = time.seconds(since: last)
    // Late, or at the same time: it belongs to the instant of the last one.
    guard seconds > 0 else {
      sum += displacement / StrokeVelocity.timeConstant
      return
    }
    let remaining = Elementary.exp(-seconds / StrokeVelocity.timeConstant)
    sum = sum * remaining + displacement * ((1 - remaining) / seconds)
    weight = weight * remaining + (1 - remaining)
    self.last = time
    if weight > 0.6 { peakSquared = max(peakSquared, sum.lengthSquared / (weight * weight)) }
  }

  /// In points a second; zero until there has been an interval.
  @inline(__always)
  var value: Vector { weight > 0 ? sum / weight : .zero }

  /// The greatest speed of the stroke, in points a second; 0 in its first moments.
  var peakSpeed: Double { peakSquared.squareRoot() }
}
