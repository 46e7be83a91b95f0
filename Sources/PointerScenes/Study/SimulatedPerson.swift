/// The hand and the eye of the study's person: all that is known or assumed about them, in one place.
///
/// Each movement is a ballistic pulse that misses by chance, then corrections after looks (Meyer 1988; the
/// two-phase person of the project's notes on the literature). Where a value has no source it is a choice,
/// and says so. The person is the same in every technique; only one who has inertia flicks. Reaction to the
/// goal's appearance, some 0.25 s, is the same everywhere and not counted.
public struct SimulatedPerson: Hashable, Sendable {
  // MARK: The ballistic pulse

  /// The time of a pulse of no difficulty, in seconds: 0.1, a choice.
  public var pulseStart: Double = 0.1
  /// How much longer a pulse takes for each bit of difficulty log₂(distance / size + 1), in seconds: 0.09.
  ///
  /// Fitts's form; the value is chosen so that the plain pointer's throughput over the built-in scenes is
  /// that of people with touchpads, 3.2 bits a second (sd 0.5, Fitts_xp ring task).
  public var pulseSlope: Double = 0.09
  /// How far pulses end off their aim along the way, as a share of its length (a standard deviation): 0.075,
  /// the middle of 5–10 %.
  public var noiseAlong: Double = 0.075
  /// The same across the way: 0.04, the middle of 3–5 %.
  public var noiseAcross: Double = 0.04
  /// The least of both, in points: 2, a choice, since short corrections are not exact either.
  public var leastNoise: Double = 2

  // MARK: The eye

  /// When the first look comes, in seconds from the start of the movement: 0.2.
  public var firstLook: Double = 0.2
  /// The shortest time between two looks, in seconds: 0.1.
  public var shortestLook: Double = 0.1
  /// The longest time between two looks, in seconds: 0.15.
  public var longestLook: Double = 0.15
  /// The time from a look to the correction that follows from it, in seconds: 0.1, a choice; with the wait
  /// for the look that makes a loop of about 0.16 s.
  public var response: Double = 0.1
  /// The speed under which the visible pointer is taken for settled, in points a second: 200, a choice: at
  /// the standard decay it has 20 points to go, less than half of most controls.
  ///
  /// One that has become a control stands still to the eye, whatever the true pointer does.
  public var settledSpeed: Double = 200
  /// The time from seeing the goal hovered to the press, in seconds: 0.15, a choice.
  public var verification: Double = 0.15
  /// The probability that the person does not verify and presses at once on what is hovered, right or wrong:
  /// 0.1, a choice, with which the plain pointer misses in some 2 % of the built-in scenes' trials.
  public var haste: Double = 0.1
  /// How long a click holds the button, in seconds: 0.08, a choice.
  public var hold: Double = 0.08

  // MARK: The pad

  /// The pad's width, in millimetres: 100, a choice, as on a laptop or an iPad's keyboard.
  public var padWidth: Double = 100
  /// The pad's height, in millimetres: 65, a choice.
  public var padHeight: Double = 65
  /// The margin that a finger keeps from the pad's edges, in millimetres: 5, a choice.
  public var padMargin: Double = 5
  /// The middle part of the pad, as a share of its sides, in which the finger rests before a trial: 0.5, a
  /// choice.
  ///
  /// Where a pulse has no room from there, the finger comes down elsewhere first, which takes
  /// ``fingerReturn``.
  public var restingSpread: Double = 0.5
  /// The time in which a finger that left the pad can be back on it, in seconds: 0.2, a choice.
  public var fingerReturn: Double = 0.2

  // MARK: Flicks

  /// The shortest way that is flicked where the pointer coasts, in points: 150, a choice; shorter ones are
  /// placed.
  public var shortestFlick: Double = 150
  /// How long a flick's finger is on the pad, in seconds: 0.22, the median of recorded strokes that end in
  /// movement.
  public var flickTime: Double = 0.22
  /// How much the moment of a flick's lift varies, in seconds (a standard deviation): 0.01, a choice.
  public var liftJitter: Double = 0.01
  /// How long a finger brakes and rolls before it leaves the pad, in seconds: 0.025, as on recorded pads.
  public var liftBraking: Double = 0.025
  /// The share of its speed that a finger leaves the pad with: 0.25, the median of recorded lifts.
  public var liftSpeed: Double = 0.25
  /// How far the finger's direction rolls by the lift, as a slope (a standard deviation): 0.5, some 27°, as
  /// on recorded strokes.
  public var liftRoll: Double = 0.5

  /// Creates the person with the constants above.
  public init() {}

  /// The time that a pulse takes, in seconds.
  func pulseTime(distance: Double, size: Double) -> Double {
    pulseStart + pulseSlope * Throughput.difficulty(distance: distance, width: max(1, size))
  }
}
