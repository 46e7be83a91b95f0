public import PointerKit

/// An error that ends a simulation.
public enum SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There would be more frames than ``Simulation/largestFrameCount`` up to the end of the trace or to
  /// `until`.
  case tooManyFrames(upTo: Timestamp, framesPerSecond: Double)
  /// There would be more frames than ``Simulation/largestUnlimitedFrameCount`` up to the last event, and no
  /// `until` was given.
  case longTrace(upTo: Timestamp, frames: Int)
  /// Something still moved ``Simulation/longestSettling`` after the last event.
  case neverAtRest(since: Timestamp)

  /// The error in one line of text.
  public var description: String {
    switch self {
    case .tooManyFrames(let end, let rate):
      "found more than \(Simulation.largestFrameCount) frames up to \(JSONText.time(end)) s at "
        + "\(JSONText.number(rate)) per second, expected fewer"
    case .longTrace(let end, let frames):
      "found events up to \(JSONText.time(end)) s, which are \(frames) frames, expected at most "
        + "\(Simulation.largestUnlimitedFrameCount) or an end of the simulation"
    case .neverAtRest(let last):
      "not at rest \(JSONText.number(Simulation.longestSettling)) s after the last event at "
        + "\(JSONText.time(last)) s"
    }
  }
}
