import PointerKit

/// The person's estimate of how far the finger has to move so that the pointer moves by a distance.
///
/// The estimate results from trials with the real engine, with the scene's settings but without targets. The
/// person therefore expects inertia, but no magnetism.
struct TravelEstimator {
  /// The accepted relative error; people's estimates are not exact.
  static let tolerance = 0.01
  private static let size = Size(width: 2e6, height: 2e6)

  private let blank: PointerEngine

  init(settings: PointerSettings, configuration: PointerConfiguration) {
    var engine = PointerEngine(size: TravelEstimator.size, settings: settings, configuration: configuration)
    engine.setDevice(StudyFinger.device, at: .zero)
    blank = engine
  }

  /// The length of a pulse, in millimeters, that moves the pointer by a distance in points.
  ///
  /// The distance includes the pointer's coast.
  func travel(distance: Double, pulse: Pulse) -> Double {
    var travel = 10 + distance / 20
    for _ in 0..<12 {
      let reached = pointerDistance(pulse, travel)
      guard reached > 0, (reached - distance).magnitude > distance * TravelEstimator.tolerance else { break }
      // With acceleration, twice the travel moves the pointer three to four times as far.
      let ratio = max(0.25, min(4, distance / reached))
      travel *= Elementary.pow(ratio, 0.6)
    }
    return travel
  }

  private func pointerDistance(_ pulse: Pulse, _ travel: Double) -> Double {
    var pulse = pulse
    pulse.displacement = Vector(dx: travel, dy: 0)
    pulse.flick?.roll = 0
    var finger = StudyFinger(engine: blank, at: .zero)
    let start = finger.engine.position
    finger.touch()
    finger.perform(pulse)
    guard let attraction = finger.engine.lastAttraction, attraction.reason != .tooSlow else {
      return finger.engine.position.distance(to: start)
    }
    return attraction.projected.distance(to: start)
  }
}
