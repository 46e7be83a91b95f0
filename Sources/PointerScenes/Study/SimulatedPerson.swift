import PointerKit

/// A model of a person who points with a trackpad, for studies.
///
/// Each movement is a ballistic pulse with random errors. The person then looks, and corrects the position
/// with further pulses (Meyer 1988). Values without a source are marked as assumptions.
///
/// The person acts alike with every technique, but flicks only if the pointer coasts. The reaction to the
/// goal's appearance takes about 0.25 s with every technique, and is left out.
package struct SimulatedPerson: Hashable, Sendable {
  // MARK: The ballistic pulse

  /// The duration of a pulse with a difficulty of 0 bits, in seconds: 0.1, an assumption.
  package var pulseStart: Double = 0.1
  /// The added duration for each bit of difficulty log₂(distance / size + 1), in seconds: 0.09.
  ///
  /// This is the slope in Fitts's law. With the default, the plain pointer has the same throughput on the
  /// built-in scenes as people with touchpads have: 3.2 bits per second (standard deviation 0.5; Fitts_xp
  /// ring task).
  package var pulseSlope: Double = 0.09
  /// The standard deviation of a pulse's end along its direction, as a fraction of its length: 0.075.
  ///
  /// The literature states 5–10 %.
  package var noiseAlong: Double = 0.075
  /// The standard deviation of a pulse's end across its direction, as a fraction of its length: 0.04.
  ///
  /// The literature states 3–5 %.
  package var noiseAcross: Double = 0.04
  /// The least value of both standard deviations, in points: 2, an assumption.
  ///
  /// Even a short correction has this error.
  package var leastNoise: Double = 2

  // MARK: Looks

  /// The time of the first look, in seconds from the start of the trial: 0.2.
  package var firstLook: Double = 0.2
  /// The shortest time between two looks, in seconds: 0.1.
  package var shortestLook: Double = 0.1
  /// The longest time between two looks, in seconds: 0.15.
  package var longestLook: Double = 0.15
  /// The time from a look to the correction that follows, in seconds: 0.1, an assumption.
  ///
  /// After a pulse, the person first waits for the next look. With the defaults, a correction therefore
  /// begins about 0.16 s after the end of the pulse, if the pointer stands still by then.
  package var response: Double = 0.1
  /// The speed below which the visible pointer seems to stand still, in points per second: 200, an
  /// assumption.
  ///
  /// With the default decay, the pointer would coast another 12 points from this speed. This is less than
  /// half the size of most controls. A snapped pointer stands still even while the model pointer moves.
  package var settledSpeed: Double = 200
  /// The time from the look that finds the goal hovered until the press, in seconds: 0.15, an assumption.
  package var verification: Double = 0.15
  /// The probability of a press on the hovered target without verification: 0.1, an assumption.
  ///
  /// It applies to each look at which the pointer seems to stand still, even if the hovered target is not the
  /// goal. With the default, the plain pointer misses in about 2 % of the trials on the built-in scenes.
  package var haste: Double = 0.1
  /// The time from press to release in a click, in seconds: 0.08, an assumption.
  package var clickTime: Double = 0.08

  // MARK: The pad

  /// The pad's width, in millimeters: 100, an assumption that suits a laptop or an iPad's keyboard.
  package var padWidth: Double = 100
  /// The pad's height, in millimeters: 65, an assumption.
  package var padHeight: Double = 65
  /// The margin between the finger and the pad's edges, in millimeters: 5, an assumption.
  package var padMargin: Double = 5
  /// The central part of the pad in which the finger rests before a trial, as a fraction of the pad's sides:
  /// 0.5.
  ///
  /// The default is an assumption. If a pulse has no room from the resting position, the finger first moves
  /// elsewhere on the pad, which takes ``fingerReturn``.
  package var restingSpread: Double = 0.5
  /// The least time between a lift and the next touch, in seconds: 0.2, an assumption.
  package var fingerReturn: Double = 0.2

  // MARK: Flicks

  /// The distance beyond which the person flicks, in points: 150, an assumption.
  ///
  /// Over shorter distances, or if the pointer does not coast, the finger comes to rest on the pad.
  package var shortestFlick: Double = 150
  /// The time from the start of a flick to the lift, in seconds: 0.22.
  ///
  /// The default is the median of recorded strokes in which the finger still moves at the lift.
  package var flickTime: Double = 0.22
  /// The standard deviation of ``flickTime``, in seconds: 0.01, an assumption.
  package var liftJitter: Double = 0.01
  /// The time for which a finger brakes and rolls before a lift, in seconds: 0.025, as in recordings.
  package var liftBraking: Double = 0.025
  /// The speed at a lift, as a fraction of the speed before braking: 0.25, the median of recorded lifts.
  package var liftSpeed: Double = 0.25
  /// The standard deviation of the sideways slope of a rolling finger at the lift: 0.5.
  ///
  /// The default is about 27°, as in recorded strokes.
  package var liftRoll: Double = 0.5

  /// Creates a person with the default values.
  package init() {}

  /// The duration of a pulse, in seconds.
  func pulseTime(distance: Double, size: Double) -> Double {
    pulseStart + pulseSlope * Throughput.difficulty(distance: distance, width: max(1, size))
  }
}

/// The measures of Fitts's law, as defined in ISO 9241-9.
enum Throughput {
  /// The index of difficulty, log₂(distance / width + 1), in bits; 0 without distance or width.
  static func difficulty(distance: Double, width: Double) -> Double {
    guard distance > 0, width > 0 else { return 0 }
    return Elementary.log(distance / width + 1) / Elementary.log(2)
  }

  /// The width that contains 96 % of the end points: 4.133 times their standard deviation.
  static func effectiveWidth(deviation: Double) -> Double { 4.133 * deviation }
}
