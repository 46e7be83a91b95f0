public import PointerKit

/// The times of a simulation's frames; the time of frame k is the nanosecond nearest to start + k / rate.
///
/// For rates with up to six decimals, such as 59.94, times are computed with integers, so that rounding
/// errors do not accumulate. A time halfway between two nanoseconds is rounded to the even one.
public struct FrameClock: Hashable, Sendable {
  /// The range of rates, in frames per second.
  public static let rates: ClosedRange<Double> = 1...100_000

  /// The time of frame 0.
  public let start: Timestamp
  /// The rate in frames per second, within ``rates``.
  public let framesPerSecond: Double

  /// Creates a clock; the rate is clamped to ``rates``, and NaN becomes 60.
  public init(start: Timestamp, framesPerSecond: Double) {
    self.start = start
    let (slowest, fastest) = (FrameClock.rates.lowerBound, FrameClock.rates.upperBound)
    self.framesPerSecond = framesPerSecond.isNaN ? 60 : max(slowest, min(fastest, framesPerSecond))
  }

  /// The time of a frame, clamped to the range of timestamps.
  public func time(ofFrame index: Int) -> Timestamp {
    let millionths = (framesPerSecond * 1e6).rounded()
    guard millionths / 1e6 == framesPerSecond, index >= 0, index < 9_000_000_000 else {
      return start.advanced(bySeconds: Double(index) / framesPerSecond)
    }
    // The product has up to 84 bits. The quotient fits, since the rate is at least a million.
    let rate = UInt64(millionths)
    let product = UInt64(index).multipliedFullWidth(by: 1_000_000_000_000_000)
    let (whole, rest) = rate.dividingFullWidth(product)
    let roundsUp = rest * 2 > rate || (rest * 2 == rate && whole % 2 == 1)
    return start.advanced(byNanoseconds: Int64(roundsUp ? whole + 1 : whole))
  }

  /// The approximate number of frames up to a time; always finite.
  func frameCount(through end: Timestamp) -> Double {
    max(0, end.seconds(since: start)) * framesPerSecond + 1
  }
}
