import Kinematics

/// The sizes that a form may have during a morph, side by side: what both ends and the spring's overshoot allow.
///
/// From rest a spring passes its goal by e^(−π·ratio / √(1 − ratio²)) of the way, and the way is at most as long as the
/// greater end. So a side stays below the greater end times 1 + that share, or 1.05. A spring that is interrupted again
/// and again brings velocity along, and would pass that: near the limit its way is compressed, so that it never gets
/// there, and moves without a jump of position or velocity.
///
/// The ends are those of shapes. A morph that is interrupted ends at what is seen, which may be beyond its own ends:
/// of that at most the greater of those counts, so that many interruptions do not add up. Downward, a side stays above
/// 85 % of the lesser end.
struct SizeLimit: Hashable, Sendable {
  /// The least share by which the size may exceed that of both ends.
  private static let leastRoom = 0.05
  /// How far a side may overshoot downward, as a share of the lesser end.
  ///
  /// A large card that becomes a small circle would overshoot by more than the circle's size.
  private static let greatestUndershoot = 0.15

  /// The greater and the lesser end.
  private var greater = SIMD2(repeating: Double.infinity)
  private var lesser = SIMD2<Double>.zero
  /// The share by which the greater end may be exceeded.
  private var room = 0.0
  /// Between these numbers sizes are as the springs move them.
  private var lowest = SIMD2<Double>.zero
  private var highest = SIMD2(repeating: Double.infinity)

  /// Width and height stay below these.
  var greatest: SIMD2<Double> { greater * (1 + room) }

  /// Begins a morph from a size, at the rate at which it grows, to another one.
  ///
  /// Of a size that was interrupted while it changed, that counts which it would have a little later.
  mutating func begin(
    at size: SIMD2<Double>, growth: SIMD2<Double>, toward goal: SIMD2<Double>, spring: Spring
  ) {
    room = max(SizeLimit.leastRoom, SizeLimit.overshoot(of: spring))
    let later = spring.response / 4
    for side in 0..<2 {
      greater[side] = max(goal[side], min(greater[side], size[side] + max(0, growth[side]) * later))
      lesser[side] = min(goal[side], max(lesser[side], size[side] + min(0, growth[side]) * later))
      if greater[side] > 0 { room = max(room, size[side] / greater[side] - 1) }
    }
    for side in 0..<2 {
      let (low, high) = (min(size[side], goal[side]), max(size[side], goal[side]))
      lowest[side] = (low + min(low, least[side])) / 2
      highest[side] = (high + max(high, greatest[side])) / 2
    }
  }

  private var least: SIMD2<Double> { lesser * (1 - SizeLimit.greatestUndershoot) }

  /// The share of the way by which a spring overshoots from rest.
  private static func overshoot(of spring: Spring) -> Double {
    let ratio = spring.dampingRatio
    return ratio < 1 ? Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
  }

  /// A side within the limits, and the slope of that: 1 where the spring alone moves it.
  @inline(__always)
  func limited(_ value: Double, _ side: Int) -> (value: Double, slope: Double) {
    if value < lowest[side] {
      return SizeLimit.compressed(value, beyond: lowest[side], room: lowest[side] - least[side])
    }
    if value > highest[side] {
      let (value, slope) = SizeLimit.compressed(
        -value, beyond: -highest[side], room: greatest[side] - highest[side])
      return (-value, slope)
    }
    return (value, 1)
  }

  /// A number limited smoothly to more than 85 % of `floor`; the slope is the derivative, 1 above `floor`.
  @inline(__always)
  static func limited(_ value: Double, above floor: Double) -> (value: Double, slope: Double) {
    value >= floor ? (value, 1) : compressed(value, beyond: floor, room: greatestUndershoot * floor)
  }

  /// A number below a bound, compressed so that it stays within a room below that.
  @inline(__always)
  private static func compressed(
    _ value: Double, beyond bound: Double, room: Double
  ) -> (value: Double, slope: Double) {
    guard room > 0 else { return (bound, 0) }
    let share = room / (room + (bound - value))
    return (bound - room + room * share, share * share)
  }
}
