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

  /// The next instant; ``Kinematics/Timestamp/distantFuture`` without a motion.
  private(set) var due = Timestamp.distantFuture

  /// Begins at the start of a motion.
  mutating func begin(at time: Timestamp, length: Int64) {
    due = time
    advance(length: length)
  }

  /// Goes on to the next instant of a motion of a length in nanoseconds.
  mutating func advance(length: Int64) {
    let multiple = 1 + max(0, length) / (MotionGrid.shortestInterval * MotionGrid.mostInstants)
    due = due.advanced(byNanoseconds: MotionGrid.shortestInterval * multiple)
  }

  mutating func end() { due = .distantFuture }
}
