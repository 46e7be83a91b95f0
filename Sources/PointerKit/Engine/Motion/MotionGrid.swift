import Kinematics

/// The instants at which the hovered target is found while the pointer moves by itself.
struct MotionGrid: Hashable, Sendable {
  /// The shortest interval, in nanoseconds: 4 ms, beginning at the start of the motion.
  static let shortestInterval: Int64 = 4_000_000
  /// The greatest number of instants during one motion.
  ///
  /// In a motion of more than a second, these instants are farther apart, so that a call that runs all of
  /// them takes little time.
  static let mostInstants: Int64 = 256
  /// The number of regions around the pointer from which on the next interval is longer.
  ///
  /// With `n` times as many regions, the interval is `n + 1` times as long. So a call that runs a whole
  /// motion over thousands of stacked targets takes at most about half a millisecond.
  private static let crowd = 32

  /// The next instant; ``Kinematics/Timestamp/distantFuture`` without a motion.
  private(set) var due = Timestamp.distantFuture
  /// The last instant, or the start of the motion.
  private var last = Timestamp.distantFuture

  /// The usual interval in a motion of a length in nanoseconds: 4 ms, or a multiple in a long motion.
  private static func interval(in length: Int64) -> Int64 {
    shortestInterval * (1 + max(0, length) / (shortestInterval * mostInstants))
  }

  /// Begins at the start of a motion.
  mutating func begin(at time: Timestamp, length: Int64) {
    due = time
    advance(length: length)
  }

  /// Goes on to the next instant.
  mutating func advance(length: Int64) {
    last = due
    due = last.advanced(byNanoseconds: MotionGrid.interval(in: length))
  }

  /// Postpones the next instant if the last search for the hovered target examined many regions.
  @inline(__always)
  mutating func note(regionCount: Int, length: Int64) {
    if regionCount >= MotionGrid.crowd, last != .distantFuture {
      // Unchecked, since a checked product of 64 bits does not link in WebAssembly. Motions take seconds.
      let interval = MotionGrid.interval(in: length) &* Int64(1 + regionCount / MotionGrid.crowd)
      due = max(due, last.advanced(byNanoseconds: interval))
    }
  }

  mutating func end() { (due, last) = (.distantFuture, .distantFuture) }
}
