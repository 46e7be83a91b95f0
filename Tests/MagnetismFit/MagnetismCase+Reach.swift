import PointerKit
import PointerScenes

extension MagnetismCase {
  /// The same movement to the same target, scaled by one and a half in distance and time; nil if the clicked
  /// target is unknown, or if the scaled movement would leave the screen.
  ///
  /// Few people were recorded, and their movements were about equally long. Other people have larger screens,
  /// or aim from farther away, and a distance that is fitted only to the recordings would not suit them.
  func reachingFarther() -> MagnetismCase? {
    guard let target = targets.first(where: { $0.id == clicked }) else { return nil }
    let bounds = Rect(origin: .zero, size: size)
    var farther = self
    for index in samples.indices {
      let way = samples[index].position - target.frame.center
      farther.samples[index].position = target.frame.center + way * 1.5
      farther.samples[index].time = samples[index].time.stretched
      guard bounds.contains(farther.samples[index].position) else { return nil }
    }
    farther.lift = lift.stretched
    return farther
  }
}

extension Timestamp {
  fileprivate var stretched: Timestamp { Timestamp(nanoseconds: nanoseconds + nanoseconds / 2) }
}
