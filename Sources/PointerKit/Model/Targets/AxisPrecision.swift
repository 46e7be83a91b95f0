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
  /// The middles of lines of text, each a top and a height, in order from the top (P5). None counts as
  /// continuous.
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
  /// - Returns: The place, in the same coordinates; of steps one inside the frame if there is one, else the
  ///   step nearest to the place beyond the frame's edge.
  public func place(_ coordinate: Double, from lower: Double, to upper: Double) -> Double {
    place(coordinate, from: lower, to: upper, holding: nil)
  }

  /// The line whose middle is nearest to `coordinate`, or nil where there are no lines.
  public func line(at coordinate: Double, from lower: Double) -> Line? {
    line(at: coordinate, from: lower, holding: nil)
  }

  // MARK: Lines that are held

  /// The same while the line with an index is held, which stands whatever the coordinate.
  func place(_ coordinate: Double, from lower: Double, to upper: Double, holding held: Int?) -> Double {
    switch self {
    case .continuous: return coordinate
    case .whole: return lower / 2 + upper / 2
    case .stepped(let origin, let spacing):
      guard spacing > 0, spacing.isFinite, origin.isFinite else { return coordinate }
      let first = ((0 - origin) / spacing).rounded(.up)
      let last = ((upper - lower - origin) / spacing).rounded(.down)
      let nearest = ((coordinate - lower - origin) / spacing - 0.5).rounded(.up)
      let step = max(min(first, last), min(max(first, last), nearest))
      let place = lower + origin + step * spacing
      return place.isFinite ? place : coordinate
    case .lines:
      guard let line = line(at: coordinate, from: lower, holding: held) else { return coordinate }
      return lower + line.middle
    }
  }

  /// The line with an index if that is held, else the line at a coordinate.
  func line(at coordinate: Double, from lower: Double, holding held: Int?) -> Line? {
    guard case .lines(let lines) = self else { return nil }
    if let held, held < lines.count { return lines[held] }
    return AxisPrecision.index(at: coordinate - lower, among: lines).map { lines[$0] }
  }

  /// The line to hold at a distance from the frame's edge: the one that is held unless the place is more than
  /// `slack` past its edge; nil without lines.
  func line(holding held: Int?, at distance: Double, by slack: Double) -> Int? {
    guard case .lines(let lines) = self else { return nil }
    guard let held, held < lines.count else { return AxisPrecision.index(at: distance, among: lines) }
    let middle = lines[held].middle
    if let before = AxisPrecision.index(at: distance - slack, among: lines), lines[before].middle > middle {
      return before
    }
    if let after = AxisPrecision.index(at: distance + slack, among: lines), lines[after].middle < middle {
      return after
    }
    return held
  }

  private static func index(at distance: Double, among lines: [Line]) -> Int? {
    var best: Int?
    var bestDistance = Double.infinity
    for index in lines.indices where lines[index].start.isFinite && lines[index].length.isFinite {
      let away = (lines[index].middle - distance).magnitude
      if away < bestDistance {
        best = index
        bestDistance = away
      }
    }
    return best
  }
}

extension AxisPrecision {
  /// What a visible pointer of this precision keeps to; free where there is nothing to keep to.
  var hold: AxisPlace.Hold {
    switch self {
    case .continuous: .free
    case .whole: .whole
    case .stepped(let origin, let spacing):
      spacing > 0 && spacing.isFinite && origin.isFinite ? .steps : .free
    case .lines(let lines): lines.isEmpty ? .free : .lines
    }
  }
}
