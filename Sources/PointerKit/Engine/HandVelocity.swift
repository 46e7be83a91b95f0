import Kinematics

/// How fast the hand moves the pointer at present: the mean of its stroke, weighted by how recent it is.
///
/// Frames show it, and a spring that takes the pointer from the hand begins with it.
/// A few operations for each report, and none for each frame. What a flick takes is another thing: a lift is
/// preceded by braking, which ``VelocityTracker`` looks past.
struct HandVelocity: Hashable, Sendable {
  /// The time in which a movement's weight falls by e, in seconds: a few reports of a slow device, a frame of
  /// a screen.
  private static let timeConstant = 0.02

  /// The weighted sum of the velocities, and of the weights.
  private var sum = Vector.zero
  private var weight = 0.0
  private var last: Timestamp?
  /// The way since the stroke began, in points.
  private(set) var way = Vector.zero
  /// The greatest speed so far, squared, once the mean covers a time constant.
  private var peakSquared = 0.0

  /// Takes the way to an instant; the first only marks where the stroke begins, as does one after a long gap.
  ///
  /// Within an interval the velocity is constant: ∫ v·e^(−age / τ) over it is exact, so that the rate of the
  /// reports does not matter.
  mutating func add(_ way: Vector, at time: Timestamp, longestGap: Double) {
    self.way += way
    guard let last, time.seconds(since: last) <= longestGap else {
      // A hand that pauses begins anew, where it is.
      let way = self.way
      self = HandVelocity()
      (self.way, self.last) = (way, time)
      return
    }
    let seconds = time.seconds(since: last)
    // Late, or at the same time: it belongs to the instant of the last one.
    guard seconds > 0 else {
      sum += way / HandVelocity.timeConstant
      return
    }
    let remains = Elementary.exp(-seconds / HandVelocity.timeConstant)
    sum = sum * remains + way * ((1 - remains) / seconds)
    weight = weight * remains + (1 - remains)
    self.last = time
    if weight > 0.6 { peakSquared = max(peakSquared, sum.lengthSquared / (weight * weight)) }
  }

  /// In points a second; zero until there has been an interval.
  @inline(__always)
  var value: Vector { weight > 0 ? sum / weight : .zero }

  /// The greatest speed of the stroke, in points a second; 0 in its first moments.
  var peakSpeed: Double { peakSquared.squareRoot() }
}
