import Kinematics

/// The host's own cursor, for hosts that send absolute positions and warp the cursor to follow the model
/// pointer (M5).
///
/// After a warp, the system reports a position that looks like any other: the echo of the warp. An echo may
/// be rounded and late, and may follow movements that were made before the warp. Echoes are dropped. A
/// movement is measured from the position that the cursor had when the movement was made. This is the last
/// reported position, or the position of a warp.
struct HostCursor: Hashable, Sendable {
  /// The greatest number of warps that wait for their echoes.
  ///
  /// This is enough for about a tenth of a second, with a warp in each frame at 144 Hz.
  static let capacity = 16
  /// The longest time for which the echo of a warp is awaited, in nanoseconds: a second.
  ///
  /// Some systems never send an echo.
  static let longestWait: Int64 = 1_000_000_000

  /// Whether the last movement was absolute, so that the host owns the position.
  var isOwner = false
  /// The position that was reported last.
  private var reported: Point?
  /// The position of the cursor once all warps have taken effect; nil if it is unknown.
  private var expected: Point?
  /// The warps without an echo yet, oldest first.
  private var warps: [Warp] = []

  private struct Warp: Hashable, Sendable {
    let position: Point
    let time: Timestamp
  }

  /// The greatest distance between a warp and its echo along an axis: a device pixel, but at least a point,
  /// since some systems count in whole points.
  static func tolerance(displayScale: Double) -> Double { max(1, 1 / displayScale) }

  /// The position to which the cursor has to be warped to follow the model pointer; nil if the cursor is
  /// there already, or if the cursor's position is unknown.
  func warp(to model: Point) -> Point? {
    guard let expected, !model.isWithin(ModelPointer.tolerance, of: expected) else { return nil }
    return model
  }

  /// Notes that the host has warped its cursor.
  mutating func warped(to position: Point, at time: Timestamp) {
    forgetWarps(before: time)
    if warps.isEmpty { warps.reserveCapacity(HostCursor.capacity) }
    if warps.count == HostCursor.capacity { warps.removeFirst() }
    warps.append(Warp(position: position, time: time))
    expected = position
  }

  /// Treats a reported position as the echo of the nearest warp; returns false if it is a movement instead.
  ///
  /// A report that repeats the last report counts as an echo too.
  mutating func takeEcho(_ position: Point, tolerance: Double, at time: Timestamp) -> Bool {
    forgetWarps(before: time)
    var echoed: Int?
    for index in warps.indices where warps[index].position.isWithin(tolerance, of: position) {
      // Of two warps at the same distance, the later warp is taken.
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

  /// Treats a reported position as a movement by the person; returns the position at which the movement
  /// began, and the new position of the model pointer.
  mutating func take(_ position: Point, model: Point) -> (base: Point, model: Point) {
    guard var base = reported else {
      place(at: position)
      return (position, position)
    }
    let isSynchronous = warps.isEmpty && warp(to: model) == nil
    // The warp at which the movement began, if the echo of the warp was merged with the movement.
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

  /// Sets the position of the cursor, or nil if it is unknown, and forgets all warps.
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
  /// Whether the point is within a distance of another point along both axes.
  fileprivate func isWithin(_ distance: Double, of other: Point) -> Bool {
    (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
  }
}
