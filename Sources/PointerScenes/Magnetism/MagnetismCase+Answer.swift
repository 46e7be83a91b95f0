package import PointerKit

extension MagnetismCase {
  /// Plays the stroke until everything is at rest, and returns the answer.
  ///
  /// With `isExplained`, the answer has an explanation with the verdict on every target.
  public func answer(isExplained: Bool = false) throws(SimulationError) -> MagnetismAnswer {
    var engine = engineBeforeLift()
    var frame = engine.frame(at: lift)
    let position = frame.model
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: lift))
    let attraction = engine.lastAttraction
    let velocity = attraction?.velocity ?? .zero
    // The explanation must be made before the engine advances beyond the lift.
    let flick = engine.lastFlick ?? Flick(position: position, velocity: .zero)
    let explanation = isExplained ? engine.explain(flick) : nil

    let clock = FrameClock(start: lift, framesPerSecond: 60)
    var count = 0
    repeat {
      let time = clock.time(ofFrame: count)
      guard time.seconds(since: lift) <= Simulation.longestSettling, time != .distantFuture else {
        throw .neverAtRest(since: lift)
      }
      engine.advance(to: time)
      engine.read(at: time, into: &frame)
      count += 1
    } while !frame.isAtRest
    let guess = attraction?.likeliest.map {
      MagnetismGuess(target: $0, probability: attraction?.probability ?? 0)
    }
    return MagnetismAnswer(
      id: id, target: frame.hovered, reason: attraction?.reason ?? .tooSlow, position: position,
      velocity: velocity, projected: attraction?.projected ?? position,
      landing: attraction?.landing ?? frame.model, guess: guess, explanation: explanation)
  }

  /// An engine that has played the stroke up to ``lift``, but without lifting the finger.
  ///
  /// The stroke is relative motion in points, from a trackpad that reports contact. The finger touches the
  /// trackpad at the first sample. The pointer does not hide, even during a long stroke.
  package func engineBeforeLift() -> PointerEngine {
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    var engine = PointerEngine(size: size, start: samples.first?.position, settings: settings)
    let start = samples.first?.time ?? lift
    engine.setDevice(PointerDevice(kind: .trackpad, unit: .points, reportsContact: true), at: start)
    engine.upsert(targets, at: start)
    engine.placePointer(at: start)
    engine.handle(PointerInput(.contact(.began, fingers: 1), at: start))
    for (sample, next) in zip(samples, samples.dropFirst()) {
      engine.handle(PointerInput(.motion(next.position - sample.position), at: next.time))
    }
    engine.advance(to: lift)
    return engine
  }
}
