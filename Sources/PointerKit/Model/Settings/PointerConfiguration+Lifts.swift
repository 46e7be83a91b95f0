package import Kinematics

extension PointerConfiguration {
  /// What counts as the lift of a finger, and which lifts are flicks.
  public struct Lifts: Hashable, Sendable {
    /// The minimum speed of a finger for a flick, in mm/s.
    ///
    /// A finger that stops deliberately, or rests before it leaves the pad, is slower.
    public var minimumFlickFingerSpeed = 30.0
    /// The least distance that a finger travels in the final run of a flick, in mm.
    ///
    /// The run goes back to the last pause or stop. A tap that rolls, or noise as the finger leaves, is
    /// shorter; each of the recorded flicks is longer.
    public var minimumFlickFingerTravel = 2.0
    /// The least distance that the pointer travels in the final run of a flick, in points, for a device that
    /// reports points.
    ///
    /// With the default, 99 of 100 flicks count as flicks. None of the other lifts that were tried does: taps
    /// that roll, noise at a lift, and the last finger of a gesture.
    public var minimumFlickTravel = 20.0
    /// The time without a report after which a fast finger counts as lifted, in intervals between reports.
    ///
    /// This applies to a device that does not report contact, from ``minimumSilence`` to
    /// ``maximumSilence``. After a slow movement, ``restingPause`` applies instead.
    public var silenceReports = 3.0
    /// The shortest time without a report after which a fast finger counts as lifted; see
    /// ``silenceReports``.
    public var minimumSilence = 0.024
    /// The longest time without a report after which a fast finger counts as lifted; see
    /// ``silenceReports``.
    public var maximumSilence = 0.06
    /// The least speed of a flick on a device that does not report contact, as a share of the finger's greatest
    /// speed during the movement.
    ///
    /// A finger that brakes before the reports cease may still rest on the pad. If the device reports points,
    /// the speed of the finger is estimated from that of the pointer. With a share above 1, the end of the
    /// reports is never a flick.
    public var inferredFlickShare = 0.4
    /// The pause after which a finger counts as lifted, for a device that does not report contact.
    ///
    /// The pointer then recenters, by at most half the length of the control, step or line to which it snaps.
    public var restingPause = 0.4

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Lifts: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(50, "minimumFlickFingerSpeed", "mm/s", 0...10_000, &minimumFlickFingerSpeed)
    visitor.number(85, "minimumFlickFingerTravel", "mm", 0...100, &minimumFlickFingerTravel)
    visitor.number(86, "minimumFlickTravel", "pt", 0...1000, &minimumFlickTravel)
    visitor.number(
      52, "silenceReports", "report intervals", 1...20, former: "liftSilenceReports", &silenceReports)
    visitor.number(53, "minimumSilence", "s", 0.001...1, former: "minimumLiftSilence", &minimumSilence)
    visitor.number(54, "maximumSilence", "s", 0.001...1, former: "maximumLiftSilence", &maximumSilence)
    visitor.number(55, "inferredFlickShare", "share", 0...2, &inferredFlickShare)
    visitor.number(56, "restingPause", "s", 0.05...60, &restingPause)
  }
}
