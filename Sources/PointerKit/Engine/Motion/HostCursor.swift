import Kinematics

/// The host's own cursor, for hosts that send absolute positions and warp the cursor after the model pointer (M5).
///
/// A warp comes back as a position that looks like any other: its echo, rounded by the system, late, and
/// perhaps after movements that were under way. Echoes are dropped. A movement counts from where the cursor
/// was when it was made: where it was reported last, or where a warp had put it.
struct HostCursor: Hashable, Sendable {
  /// The most warps that can be on their way: those of a tenth of a second at 144 Hz.
  static let capacity = 16
  /// How long the echo of a warp is waited for, in nanoseconds: a second.
  ///
  /// Some systems never send it.
  static let longestWait: Int64 = 1_000_000_000

  /// Whether the last movement was absolute: then the host owns the position.
  var isOwner = false
  /// The position that was reported last.
  private var reported: Point?
  /// Where the cursor is once every warp has taken effect.
  private var expected: Point?
  /// The warps without an echo yet, oldest first.
  private var warps: [Warp] = []

  private struct Warp: Hashable, Sendable {
    let position: Point
    let time: Timestamp
  }

  /// The greatest distance, along an axis, between a warp and its echo: a device pixel, and no less than a point,
  /// since some systems count in whole points.
  static func tolerance(displayScale: Double) -> Double { max(1, 1 / displayScale) }

  /// Where the cursor is to be warped to, so that it follows the model pointer; nil where it is there already.
  @inline(__always)
  func warp(to model: Point) -> Point? {
    guard let expected, !model.isWithin(ModelPointer.tolerance, of: expected) else { return nil }
    return model
  }

  /// The host warped its cursor.
  mutating func warped(to position: Point, at time: Timestamp) {
    forgetWarps(before: time)
    if warps.isEmpty { warps.reserveCapacity(HostCursor.capacity) }
    if warps.count == HostCursor.capacity { warps.removeFirst() }
    warps.append(Warp(position: position, time: time))
    expected = position
  }

  /// Takes a reported position for the echo of the nearest warp; false if it is a movement.
  ///
  /// So is a report that repeats the last one.
  mutating func takeEcho(_ position: Point, tolerance: Double, at time: Timestamp) -> Bool {
    forgetWarps(before: time)
    var echoed: Int?
    for index in warps.indices where warps[index].position.isWithin(tolerance, of: position) {
      // Of two at the same distance the later one.
      if let best = echoed,
        warps[best].position.distance(to: position) < warps[index].position.distance(to: position)
      {
        continue
      }
      echoed = index
    }
    guard let echoed else { return position == reported }
    warps.removeSubrange(...echoed)
    reported = position
    return true
  }

  /// Takes a reported position for a movement of the person; returns where it began, and where the model pointer
  /// goes.
  mutating func take(_ position: Point, model: Point) -> (base: Point, model: Point) {
    guard var base = reported else {
      place(at: position)
      return (position, position)
    }
    let isSynchronous = warps.isEmpty && warp(to: model) == nil
    // The warp that the movement began at, if its echo was merged with the movement.
    var passed: Int?
    for index in warps.indices
    where warps[index].position.distance(to: position) < base.distance(to: position) {
      (base, passed) = (warps[index].position, index)
    }
    if let passed { warps.removeSubrange(...passed) }
    reported = position
    if warps.isEmpty { expected = position }
    return (base, isSynchronous ? position : model + (position - base))
  }

  /// The cursor is at a position, whatever was before.
  mutating func place(at position: Point?) {
    reported = position
    expected = position
    warps.removeAll(keepingCapacity: true)
  }

  private mutating func forgetWarps(before time: Timestamp) {
    while let first = warps.first, time.nanoseconds(since: first.time) > HostCursor.longestWait {
      warps.removeFirst()
    }
  }
}

extension Point {
  /// Whether it is within a distance of another along both axes.
  @inline(__always)
  fileprivate func isWithin(_ distance: Double, of other: Point) -> Bool {
    (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
  }
}
