public import PointerKit

/// The demonstration: a window and a hand that are built in, the film of what the engine made of them.
public enum Demonstration {
  /// The engine with all its targets, before the hand moves.
  public static var engine: PointerEngine {
    var settings = PointerSettings()
    // Shorter than the system's, so that nobody has to wait for it.
    settings.autoHideDelay = 1.4
    var engine = PointerEngine(
      size: DemonstrationScene.size, start: Point(x: 66, y: 132), settings: settings)
    engine.setDevice(PointerDevice(kind: .trackpad, unit: .millimeters))
    engine.setBackgroundLuminance(DemonstrationScene.background, at: .zero)
    engine.upsert(DemonstrationScene.items.map { $0.target }, at: .zero)
    return engine
  }

  /// What is written on the targets, by id.
  public static var labels: [UInt64: String] {
    var labels: [UInt64: String] = [:]
    for item in DemonstrationScene.items { labels[item.target.id] = item.label }
    return labels
  }

  /// What the hand does, in millimetres of finger travel.
  public static var events: [PointerEvent] {
    var hand = HandStroke()
    hand.wait(0.3)
    // Up to the toolbar and slowly along it; then the finger leaves.
    hand.touch()
    hand.move(millimeters: Vector(dx: 0.5, dy: -14), seconds: 0.7)
    hand.wait(0.15)
    hand.move(millimeters: Vector(dx: 50, dy: 1.5), seconds: 2)
    hand.wait(0.3)
    hand.lift()
    // Long enough to hide.
    hand.wait(1.9)
    // Back again, over to the segments, and down to a card.
    hand.touch()
    hand.move(millimeters: Vector(dx: 53, dy: 1), seconds: 1.4)
    hand.wait(0.4)
    hand.move(millimeters: Vector(dx: 0.5, dy: 24), seconds: 0.8)
    hand.wait(0.3)
    hand.lift()
    hand.wait(0.35)
    // A flick toward the icons.
    hand.touch()
    hand.swing(millimeters: Vector(dx: -7, dy: 0.6), seconds: 0.09)
    hand.lift()
    hand.wait(1.1)
    // The finger comes back to press.
    hand.touch()
    hand.wait(0.1)
    hand.click()
    hand.wait(0.2)
    hand.lift()
    return hand.events
  }

  /// When it begins and when all is at rest after it, with a pause so that a player does not begin anew at once.
  public static var span: ClosedRange<Timestamp> {
    var engine = Demonstration.engine
    for event in events { engine.handle(event) }
    var end = engine.frame(at: .zero).time.advanced(bySeconds: pause)
    while !engine.step(to: end).isAtRest { end = end.advanced(bySeconds: 0.1) }
    return .zero...end
  }

  /// How long the film goes on after the last event at least, in seconds.
  private static let pause = 0.9

  /// The film at so many stills a second, all through its ``span``.
  ///
  /// - Parameter framesPerSecond: Held to ``FrameClock/rates``; 60 by default.
  /// - Returns: The film.
  public static func film(framesPerSecond: Double = 60) -> Film {
    let clock = FrameClock(start: span.lowerBound, framesPerSecond: framesPerSecond)
    let end = span.upperBound
    let count = Int((end.seconds(since: clock.start) * clock.framesPerSecond).rounded(.up))
    return film(at: (0...count).map { clock.time(ofFrame: $0) })
  }

  /// The film at chosen instants, in order of time.
  public static func film(at times: [Timestamp]) -> Film {
    var engine = Demonstration.engine
    var film = Film(labels: labels)
    var events = ArraySlice(Demonstration.events)
    for time in times.sorted() {
      while let event = events.first, event.time <= time {
        engine.handle(event)
        events.removeFirst()
      }
      engine.advance(to: time)
      film.record(
        engine, at: time, size: DemonstrationScene.size, background: DemonstrationScene.background)
    }
    return film
  }
}
