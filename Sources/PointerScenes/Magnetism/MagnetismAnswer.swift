public import PointerKit

/// Where a recorded stroke ends, and why.
public struct MagnetismAnswer: Hashable, Sendable {
  /// The case's name.
  public let id: String
  /// The target that is hovered once all is at rest, whatever the reason; nil if none is.
  public let target: TargetID?
  /// Why the pointer went where it did; `tooSlow` too where the lift was no flick at all.
  public let reason: MagnetismReason
  /// Where the pointer was at the lift, in points.
  public let position: Point
  /// The velocity at the lift, in points a second.
  public let velocity: Vector
  /// Where inertia alone would have landed, in points; `position` where the lift was no flick.
  public let projected: Point
  /// Where the pointer was drawn to, in points: the target's centre, or else `projected`.
  public let landing: Point
  /// The likeliest target, even where it was not drawn to; nil where nothing was weighed.
  let guess: MagnetismGuess?
  /// What became of every target in reach, if that was asked for.
  public let explanation: MagnetismExplanation?

  /// Why the pointer stayed, for people: the speed before the braking can be great all the same, and that of
  /// the newest moment, if the finger rested after it.
  var slowness: String {
    let speed = min(velocity.length, explanation?.flick.stroke.finalVelocity.length ?? 0)
    return "the hand had slowed to \(JSONText.number(speed.rounded())) points a second"
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
