import PointerKit
import PointerScenes

extension MagnetismCase {
  /// The same movement to the same target by a hand that reaches half as far again and takes as much longer;
  /// nil if nothing is known of the target, or if it would have begun or gone beyond the screen.
  ///
  /// Few people were recorded and they reached about as far as one another; others have larger screens, or
  /// aim from farther away. A distance fitted to the recordings alone suits no one else.
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
