/// libinput's measure of a device's speed: over the latest reports in the same direction at the same speed.
///
/// Each tracker stores a report's time and the displacement since. Rules from libinput 1.29 (MIT).
struct SpeedTrackers: Hashable, Sendable {
  private struct Tracker: Hashable, Sendable {
    var sum = Vector.zero
    var time = Timestamp.zero
    var octants: UInt8 = 0
  }

  private var trackers: [Tracker]
  private var newest = 0
  private var used = 0

  /// Creates trackers: 16 average over up to 15 reports, 2 use the latest interval only.
  init(count: Int) { trackers = Array(repeating: Tracker(), count: count) }

  mutating func reset() {
    newest = 0
    used = 0
  }

  mutating func add(_ delta: Vector, at time: Timestamp) {
    for index in 0..<trackers.count { trackers[index].sum += delta }
    newest = (newest + 1) % trackers.count
    used = Swift.min(used + 1, trackers.count)
    trackers[newest] = Tracker(time: time, octants: SpeedTrackers.octants(of: delta))
  }

  /// The speed at the newest report, in units per millisecond; a first report counts as one second long.
  func speed(after first: Vector) -> Double {
    guard used > 1 else { return first.length / 1_000 }
    let now = trackers[newest].time
    var common = trackers[newest].octants
    var result = 0.0
    var initial = 0.0
    for offset in 1..<used {
      let tracker = trackers[(newest + trackers.count - offset) % trackers.count]
      let seconds = now.seconds(since: tracker.time)
      if seconds < 0 { break }
      if seconds > 1 {
        if offset == 1 { result = tracker.sum.length / 1_000.001 }
        break
      }
      let speed = tracker.sum.length / (seconds * 1_000 + 0.001)
      common &= tracker.octants
      if common == 0 {
        if offset == 1 { result = speed }
        break
      }
      if initial == 0 || offset <= 2 {
        initial = speed
      } else if (initial - speed).magnitude > 1 {
        break
      }
      result = speed
    }
    return result
  }

  /// The nearest of eight directions, as bits clockwise from up: one or two, three if very short, all for 0.
  private static func octants(of delta: Vector) -> UInt8 {
    let (x, y) = (delta.dx, delta.dy)
    if x == 0, y == 0 { return 0xff }
    if x.magnitude < 2, y.magnitude < 2 {
      // A displacement this small gives only its side: three directions.
      let center: UInt8 =
        if x > 0 { y > 0 ? 3 : (y < 0 ? 1 : 2) } else if x < 0 { y > 0 ? 5 : (y < 0 ? 7 : 6) } else {
          y > 0 ? 4 : 0
        }
      return (1 << center) | (1 << ((center + 1) & 7)) | (1 << ((center + 7) & 7))
    }
    // Eighths of a turn, clockwise from up, between 0 and 8.
    var eighths = Elementary.atan2(y, x) * (4 / Double.pi) + 2
    if eighths < 0 { eighths += 8 }
    let after = UInt8(eighths + 0.9) & 7
    let before = UInt8(eighths + 0.1) & 7
    return (1 << after) | (1 << before)
  }
}
