import PointerKit
import PointerScenes

extension MagnetismCase {
  /// The same stroke as a device with another rate of reports would report it.
  ///
  /// Positions are interpolated linearly between the samples; the first and the last sample are kept.
  func sampled(atRate rate: Int) -> MagnetismCase {
    guard let first = samples.first, let last = samples.last else { return self }
    let interval = 1_000_000_000 / Int64(rate)
    var sampled = self
    sampled.samples = [last]
    var (time, later) = (last.time.nanoseconds - interval, samples.count - 1)
    while time > first.time.nanoseconds {
      while later > 1, samples[later - 1].time.nanoseconds >= time { later -= 1 }
      let (before, after) = (samples[later - 1], samples[later])
      let whole = Double(after.time.nanoseconds - before.time.nanoseconds)
      let share = whole > 0 ? Double(time - before.time.nanoseconds) / whole : 1
      var sample = before
      sample.time = Timestamp(nanoseconds: time)
      sample.position = before.position + (after.position - before.position) * share
      sampled.samples.append(sample)
      time -= interval
    }
    if first.time < last.time { sampled.samples.append(first) }
    sampled.samples.reverse()
    return sampled
  }
}
