package import PointerKit

extension MagnetismCase {
  /// Plays the stroke and waits until all is at rest; if it is explained, the answer says what became of
  /// every target.
  public func answer(isExplained: Bool = false) throws(SimulationError) -> MagnetismAnswer {
    var engine = engineBeforeLift()
    var frame = engine.frame(at: lift)
    let place = frame.model
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: lift))
    let attraction = engine.lastAttraction
    let velocity = attraction?.velocity ?? .zero
    // The engine explains by what it holds now; the targets are what they were at the lift.
    let flick = engine.lastFlick ?? Flick(position: place, velocity: .zero)
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
      id: id, target: frame.hovered, reason: attraction?.reason ?? .tooSlow, position: place,
      velocity: velocity, projected: attraction?.projected ?? place,
      landing: attraction?.landing ?? frame.model, guess: guess, explanation: explanation)
  }

  /// Plays the stroke up to the lift.
  ///
  /// It is relative motion, in points, from a trackpad that reports contact: the finger comes down with the
  /// first sample and leaves at the lift. The pointer does not hide, however long it takes.
  package func engineBeforeLift() -> PointerEngine {
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    var engine = PointerEngine(size: size, start: samples.first?.position, settings: settings)
    let start = samples.first?.time ?? lift
    engine.setDevice(PointerDevice(kind: .trackpad, unit: .points, reportsContact: true), at: start)
    engine.upsert(targets, at: start)
    engine.handle(PointerInput(.contact(.began, fingers: 1), at: start))
    for (sample, next) in zip(samples, samples.dropFirst()) {
      engine.handle(PointerInput(.motion(next.position - sample.position), at: next.time))
    }
    engine.advance(to: lift)
    return engine
  }
}
