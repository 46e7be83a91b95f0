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
  /// The number of boxes from which on the next interval is longer, if all of them contain the pointer.
  ///
  /// With `n` times this number of boxes, the interval is `n + 1` times the usual one. So a call that runs a
  /// whole motion over thousands of stacked targets takes at most about half a millisecond.
  private static let crowd = 32
  /// The number of examined regions that count as one box, since examining them takes about as long.
  ///
  /// The number of examined regions depends on earlier layouts, and these should hardly affect what is
  /// hovered. So this number affects the interval only from 1,024 regions on.
  private static let examinedPerBox = 32

  /// The next instant; ``Kinematics/Timestamp/distantFuture`` without a motion.
  private(set) var due = Timestamp.distantFuture
  /// The previous instant, or the start of the motion; the distant future without a motion.
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

  /// Postpones the next instant if the search for the hovered target met many boxes.
  ///
  /// If a search between the instants meets fewer boxes, because the layout has changed, the next instant is
  /// earlier again. `time` is the time of the search.
  mutating func note(boxCount: Int, examinedCount: Int, length: Int64, at time: Timestamp) {
    if last == .distantFuture { return }
    let boxCount = max(boxCount, examinedCount / MotionGrid.examinedPerBox)
    let interval = MotionGrid.interval(in: length)
    // Unchecked, since a checked product of 64 bits does not link in WebAssembly. Motions take seconds.
    let next = last.advanced(byNanoseconds: interval &* Int64(1 + boxCount / MotionGrid.crowd))
    due = max(next, min(due, time.advanced(byNanoseconds: interval)))
  }

  mutating func end() { (due, last) = (.distantFuture, .distantFuture) }
}
