public import PointerKit

/// The result of a magnetism case: where the pointer comes to rest after the stroke, and why.
public struct MagnetismAnswer: Hashable, Sendable {
  /// The id of the case.
  public let id: String
  /// The target that is hovered when everything is at rest; nil if there is none.
  public let target: TargetID?
  /// The reason for the engine's choice of a target or of none; `tooSlow` if the stroke is not a flick.
  public let reason: MagnetismReason
  /// The position of the pointer when the finger lifts, in points.
  public let position: Point
  /// The velocity of the pointer when the finger lifts, in points per second.
  public let velocity: Vector
  /// The point where the pointer would rest by inertia alone, in points; `position` if the stroke is not
  /// a flick.
  public let projected: Point
  /// The end of the attraction or coast, in points.
  ///
  /// It is the center of the attracting target, or `projected` without such a target. If the pointer snaps to
  /// the target along one axis only, or recenters after a stroke that is not a flick, the pointer
  /// rests elsewhere.
  public let landing: Point
  /// The likeliest target, even if it does not attract; nil without candidates.
  let guess: MagnetismGuess?
  /// The explanation, with the verdict on every target; nil unless it was requested.
  public let explanation: MagnetismExplanation?

  /// The reason why the stroke was not a flick, as text.
  var slowness: String {
    let speed = velocity.length
    // The velocity is a mean over time, so it is still high just after an abrupt stop.
    return speed < MagnetismConfiguration().settlingSpeed
      ? "the finger had slowed to \(JSONText.number(speed.rounded())) points per second"
      : "the finger had stopped"
  }

  /// The answer as one line of JSON, without a line feed.
  public func line(names: SceneNames) -> String {
    var line = "{\"id\":\(JSONText.quoted(id))"
    line += ",\"target\":\(target.map { JSONText.quoted(names.name(ofTarget: $0)) } ?? "null")"
    line += ",\"reason\":\"\(Vocabulary.reason.word(for: reason))\""
    line += ",\"velocity\":\(JSONText.vector(velocity)),\"projected\":\(JSONText.point(projected))"
    line += ",\"landing\":\(JSONText.point(landing))"
    if let explanation {
      line += ",\"rings\":\(JSONText.array(explanation.rings.map(JSONText.number)))"
      line += ",\"candidates\":\(JSONText.array(explanation.candidates.map { candidate($0, names) }))"
    }
    return line + "}"
  }

  private func candidate(_ candidate: MagnetismCandidate, _ names: SceneNames) -> String {
    "{\"target\":\(JSONText.quoted(names.name(ofTarget: candidate.id)))"
      + ",\"score\":\(JSONText.number(candidate.probability))"
      + ",\"distance\":\(JSONText.number(candidate.distance))"
      + ",\"ring\":\(candidate.ring?.description ?? "null")"
      + ",\"angle\":\(candidate.angle.map(JSONText.number) ?? "null")"
      + ",\"verdict\":\"\(Vocabulary.verdict.word(for: candidate.verdict))\"}"
  }
}
