public import PointerKit

/// The instants of a simulation's frames: frame k is at the nanosecond nearest to start + k / rate.
///
/// Rates of up to six decimals, such as 59.94, are divided in whole numbers, so that the millionth frame is
/// as exact as the first; halves go to the even nanosecond.
public struct FrameClock: Hashable, Sendable {
  /// The slowest and the fastest rate, in frames a second.
  public static let rates: ClosedRange<Double> = 1...100_000

  /// The instant of frame 0.
  public let start: Timestamp
  /// Frames a second, within ``rates``.
  public let framesPerSecond: Double

  /// Creates a clock; the rate is held to ``rates``, NaN gives 60.
  public init(start: Timestamp, framesPerSecond: Double) {
    self.start = start
    let (slowest, fastest) = (FrameClock.rates.lowerBound, FrameClock.rates.upperBound)
    self.framesPerSecond = framesPerSecond.isNaN ? 60 : max(slowest, min(fastest, framesPerSecond))
  }

  /// The instant of a frame, held to what a timestamp can tell.
  public func time(ofFrame index: Int) -> Timestamp {
    let millionths = (framesPerSecond * 1e6).rounded()
    guard millionths / 1e6 == framesPerSecond, index >= 0, index < 9_000_000_000 else {
      return start.advanced(bySeconds: Double(index) / framesPerSecond)
    }
    let rate = Int128(millionths)
    let (whole, rest) = (Int128(index) * 1_000_000_000_000_000).quotientAndRemainder(dividingBy: rate)
    let roundsUp = rest * 2 > rate || (rest * 2 == rate && whole % 2 == 1)
    return start.advanced(byNanoseconds: Int64(roundsUp ? whole + 1 : whole))
  }

  /// About how many frames there are up to an instant; infinity is never returned.
  func frameCount(through end: Timestamp) -> Double {
    max(0, end.seconds(since: start)) * framesPerSecond + 1
  }
}
