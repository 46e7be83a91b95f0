public import PointerKit

/// An error that ends a simulation.
public enum SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There would be more frames than ``Simulation/largestFrameCount`` up to the end of the trace or to `until`.
  case tooManyFrames(upTo: Timestamp, framesPerSecond: Double)
  /// Something still moved ``Simulation/longestSettling`` after the last event.
  case neverAtRest(since: Timestamp)

  /// The error in one line of text.
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
