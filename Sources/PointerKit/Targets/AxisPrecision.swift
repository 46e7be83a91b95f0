/// How finely the pointer can be placed along one axis of a target (P4–P7).
///
/// Distances are relative to the target's frame: 0 is its left or top edge.
public enum AxisPrecision: Hashable, Sendable {
  /// Any place.
  case continuous
  /// The middle of the target, and nothing else.
  case whole
  /// Places at `origin + n · spacing` within the frame, such as the quarter hours of a day view (P6).
  /// A spacing that is not finite and positive counts as continuous.
  case stepped(origin: Double, spacing: Double)
  /// The middles of lines of text, each a top and a height, in order from the top (P5). None counts as continuous.
  case lines([Line])

  /// A line of text: where it begins and how tall it is, in points from the frame's edge.
  public struct Line: Hashable, Sendable {
    /// The distance from the frame's edge to the line's.
    public var start: Double
    /// The extent of the line; at least 0.
    public var length: Double
    /// Creates a line.
    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
    /// The middle of the line.
    public var middle: Double { start + length / 2 }
  }

  /// The place nearest to `coordinate` that this precision allows on an edge-to-edge extent.
  ///
  /// Ties go to the lesser place. O(lines) for lists.
  /// - Parameters:
  ///   - coordinate: The true place, in points; any finite value.
  ///   - lower: The frame's left or top edge.
  ///   - upper: The frame's right or bottom edge.
  /// - Returns: The place, in the same coordinates; for steps and lines one inside the frame if there is one.
  public func place(_ coordinate: Double, from lower: Double, to upper: Double) -> Double {
    switch self {
    case .continuous: return coordinate
    case .whole: return lower / 2 + upper / 2
    case .stepped(let origin, let spacing):
      guard spacing > 0, spacing.isFinite, origin.isFinite else { return coordinate }
      let first = ((0 - origin) / spacing).rounded(.up)
      let last = ((upper - lower - origin) / spacing).rounded(.down)
      guard last >= first else { return coordinate }
      let nearest = ((coordinate - lower - origin) / spacing - 0.5).rounded(.up)
      let place = lower + origin + max(first, min(last, nearest)) * spacing
      return place.isFinite ? place : coordinate
    case .lines(let lines):
      guard let line = line(at: coordinate - lower, among: lines) else { return coordinate }
      return lower + line.middle
    }
  }

  /// The line whose middle is nearest to `coordinate`, or nil where there are no lines.
  public func line(at coordinate: Double, from lower: Double) -> Line? {
    guard case .lines(let lines) = self else { return nil }
    return line(at: coordinate - lower, among: lines)
  }

  private func line(at distance: Double, among lines: [Line]) -> Line? {
    var best: Line?
    var bestDistance = Double.infinity
    for line in lines where line.start.isFinite && line.length.isFinite {
      let away = (line.middle - distance).magnitude
      if away < bestDistance {
        best = line
        bestDistance = away
      }
    }
    return best
  }
}
