import PointerKit

/// What the person knows of the pad by practice: how far the finger goes for the pointer to go so far.
///
/// They find it by trying on an empty surface: the real engine, with the scene's curve and decay and no
/// target. So they know inertia, and nothing of magnetism.
struct Rehearsal {
  /// How near to the aim is near enough, as a share: people know their pad roughly.
  static let tolerance = 0.01
  private static let size = Size(width: 2e6, height: 2e6)

  private let blank: PointerEngine

  init(settings: PointerSettings, configuration: PointerConfiguration) {
    var engine = PointerEngine(size: Rehearsal.size, settings: settings, configuration: configuration)
    engine.setDevice(StudyHand.device, at: .zero)
    blank = engine
  }

  /// The length of the finger's way, in millimetres, for which a pulse takes the pointer this many points,
  /// its coast included.
  func travel(distance: Double, pulse: Pulse) -> Double {
    var travel = 10 + distance / 20
    for _ in 0..<12 {
      let gone = distanceGone(pulse, travel)
      guard gone > 0, (gone - distance).magnitude > distance * Rehearsal.tolerance else { break }
      // Where the curve accelerates, twice the travel is three to four times the way.
      let ratio = max(0.25, min(4, distance / gone))
      travel *= Elementary.pow(ratio, 0.6)
    }
    return travel
  }

  private func distanceGone(_ pulse: Pulse, _ travel: Double) -> Double {
    var pulse = pulse
    pulse.way = Vector(dx: travel, dy: 0)
    pulse.flick?.roll = 0
    var hand = StudyHand(engine: blank, at: .zero)
    let start = hand.engine.position
    hand.touch()
    hand.perform(pulse)
    guard let attraction = hand.engine.lastAttraction, attraction.reason != .tooSlow else {
      return hand.engine.position.distance(to: start)
    }
    return attraction.projected.distance(to: start)
  }
}
