public import Kinematics

/// The host's own cursor, for hosts that send absolute positions and warp the cursor to follow the model
/// pointer (M5).
///
/// After a warp, the system reports a position that looks like any other: the echo of the warp, which may be
/// rounded and late. Echoes are dropped. A movement is measured from the position that the cursor had when it
/// was made: the last reported position, or that of a warp.
struct HostCursor: Hashable, Sendable {
  /// The greatest number of warps that wait for their echoes: a tenth of a second of frames at 144 Hz.
  static let capacity = 16
  /// The longest wait for an echo, in nanoseconds: a second, since some systems never send one.
  static let longestWait: Int64 = 1_000_000_000

  /// Whether the last movement was absolute, so that the host owns the position.
  var ownsPosition = false
  /// The position that the host reported last, echoes included; nil if it is unknown.
  private var reported: Point?
  /// The position of the cursor once all warps have taken effect; nil if it is unknown.
  private var expected: Point?
  /// The warps without an echo yet, oldest first.
  private var warps: [Warp] = []

  private struct Warp: Hashable, Sendable {
    let position: Point
    /// The engine time at which the host said that it had warped.
    let time: Timestamp
  }

  /// The greatest distance between a warp and its echo along an axis: a device pixel, but at least a point.
  static func tolerance(displayScale: Double) -> Double { max(1, 1 / displayScale) }

  /// The position to which the cursor has to be warped to follow the model pointer; nil if it is there
  /// already or its position is unknown.
  func warp(to model: Point) -> Point? {
    guard let expected, !model.isWithin(ModelPointer.tolerance, of: expected) else { return nil }
    return model
  }

  mutating func noteWarp(to position: Point, at time: Timestamp) {
    forgetWarps(before: time)
    if warps.isEmpty { warps.reserveCapacity(HostCursor.capacity) }
    if warps.count == HostCursor.capacity { warps.removeFirst() }
    warps.append(Warp(position: position, time: time))
    expected = position
  }

  /// Treats a reported position as the echo of the nearest warp, or as a repetition of the last report;
  /// returns false if it is a movement instead.
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

  /// Treats a reported position as a movement; returns the position at which it began, and the new position
  /// of the model pointer.
  mutating func resolveMovement(to position: Point, model: Point) -> (base: Point, model: Point) {
    guard var base = reported else {
      place(at: position)
      return (position, position)
    }
    let isSynchronous = warps.isEmpty && warp(to: model) == nil
    // The warp at which the movement began, if the echo of the warp was merged with the movement.
    var passed: Int?
    for index in warps.indices
    where warps[index].position.distance(to: position) < base.distance(to: position) {
      base = warps[index].position
      passed = index
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
  fileprivate func isWithin(_ distance: Double, of other: Point) -> Bool {
    (x - other.x).magnitude <= distance && (y - other.y).magnitude <= distance
  }
}

extension PointerEngine {
  /// Notes that the host has warped its cursor, as ``PointerFrame/warp`` asked for.
  ///
  /// ```swift
  /// if let position = frame.warp {
  ///   warpCursor(to: position)
  ///   engine.cursorWarped(to: position, at: now)
  /// }
  /// ```
  ///
  /// Here `warpCursor` is the function of the toolkit.
  ///
  /// A host that warps its cursor gets a report of the new position from the system. For a second, such a
  /// report is recognized and dropped, even if it is late, or rounded to whole points or pixels. Movements by
  /// the person in the meantime are kept. Pass the position that the frame asked for, not the position to
  /// which the system has rounded it. If ``HostTraits/warpsCursor`` is false, or the position
  /// is not finite, nothing happens.
  public mutating func cursorWarped(to position: Point, at time: Timestamp) {
    advanceHost(to: time)
    guard hostTraits.warpsCursor, position.isFinite else { return }
    model.cursor.noteWarp(to: clampAndCount(position), at: now)
  }

  /// Whether the host does not own the position, or warps its cursor to follow.
  var mayMovePointer: Bool { !model.isOwnedByHost || hostTraits.warpsCursor }

  /// The position to which the host has to warp its cursor, if there is one to warp.
  @inline(__always) func warp(to position: Point) -> Point? {
    guard hostTraits.warpsCursor, model.isOwnedByHost, hover.visibility != .away else { return nil }
    return model.cursor.warp(to: position)
  }

  /// Drops a reported position that is the echo of a warp; returns false if it is a movement.
  mutating func dropEcho(_ position: Point, of device: DeviceID) -> Bool {
    guard hostTraits.warpsCursor, hover.visibility != .away,
      model.cursor.takeEcho(
        position, tolerance: HostCursor.tolerance(displayScale: hostTraits.displayScale), at: now)
    else { return false }
    for index in input.devices.indices where input.devices[index].id == device {
      input.devices[index].continueStroke(from: position)
    }
    return true
  }
}
