public import PointerKit

/// Why a simulation cannot go on.
public enum SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trace or `until` asks for more frames than ``Simulation/largestFrameCount``.
  case tooManyFrames(upTo: Timestamp, framesPerSecond: Double)
  /// Something still moved ``Simulation/longestSettling`` after the last event.
  case neverAtRest(since: Timestamp)

  /// What happened, in one line.
  public var description: String {
    switch self {
    case .tooManyFrames(let end, let rate):
      "found more than \(Simulation.largestFrameCount) frames up to \(JSONText.time(end)) s at "
        + "\(JSONText.number(rate)) a second, expected fewer"
    case .neverAtRest(let last):
      "not at rest \(JSONText.number(Simulation.longestSettling)) s after the last event at "
        + "\(JSONText.time(last)) s"
    }
  }
}
