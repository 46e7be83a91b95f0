/// The positions that the pointer can have along an axis (P4–P7), in points from the frame's left or top
/// edge.
public enum AxisPrecision: Hashable, Sendable {
  /// Any position.
  case continuous
  /// The center of the target only.
  case whole
  /// The positions `origin + n · spacing` within the frame, such as the quarter hours of a day view (P6).
  ///
  /// If `origin` is not finite, or `spacing` is not finite and positive, this acts as ``continuous``.
  case stepped(origin: Double, spacing: Double)
  /// The centers of lines of text, in order from the top (P5).
  ///
  /// When a target is registered, its lines are sorted, their overlaps are removed, and lines that are not
  /// finite or beyond ±1e9 points are dropped. Without lines, this acts as ``continuous``.
  case lines([Line])

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The distance from the frame's edge to the line's near edge, in points.
    public var start: Double
    /// The size of the line across the direction of writing, in points; 0 or more.
    ///
    /// For a line that runs horizontally, this is its height.
    public var length: Double
    /// Creates a line.
    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
    /// The distance from the frame's edge to the center of the line, in points.
    public var center: Double { start + length / 2 }
  }

  /// The goal of the visible pointer along an axis of this precision; free if the precision states no
  /// positions.
  var snapMode: SnapMode {
    switch self {
    case .continuous: .free
    case .whole: .whole
    case .stepped: steps == nil ? .free : .steps
    case .lines(let lines): lines.isEmpty ? .free : .lines
    }
  }

  /// The origin and the spacing of the steps; nil if there are none.
  private var steps: (origin: Double, spacing: Double)? {
    guard case .stepped(let origin, let spacing) = self, origin.isFinite, spacing > 0, spacing.isFinite
    else { return nil }
    return (origin, spacing)
  }

  /// The position to which the precision moves a coordinate, in a frame from `lower` to `upper`.
  ///
  /// - With continuous precision, it is the coordinate itself, even outside the frame.
  /// - With steps, it is the nearest step; of two equally near steps, the lesser. A step outside the frame is
  ///   chosen only if there is none inside, or if `continuesBeyondFrame` is true, as in a latched press (R6).
  /// - With lines, it is the center of the line at `index`. If there is no such line, it is the center of the
  ///   line that contains the coordinate, or else of the line with the nearest edge. Of two equally near
  ///   lines, the first is chosen.
  ///
  /// O(log lines).
  func position(
    nearest coordinate: Double, from lower: Double, to upper: Double, line index: Int?,
    continuesBeyondFrame: Bool
  ) -> Double {
    switch self {
    case .continuous: return coordinate
    case .whole: return lower / 2 + upper / 2
    case .stepped:
      guard let (origin, spacing) = steps else { return coordinate }
      var step = ((coordinate - lower - origin) / spacing - 0.5).rounded(.up)
      if !continuesBeyondFrame {
        let first = ((0 - origin) / spacing).rounded(.up)
        let last = ((upper - lower - origin) / spacing).rounded(.down)
        step = max(min(first, last), min(max(first, last), step))
      }
      let position = lower + origin + step * spacing
      return position.isFinite ? position : coordinate
    case .lines:
      guard let line = line(at: coordinate, from: lower, index: index) else { return coordinate }
      return lower + line.center
    }
  }

  /// The spacing of the steps, or the length of the line at or nearest to a coordinate, but at most the
  /// length of the frame.
  ///
  /// It is the length of the frame if there are neither steps nor lines, or if the line has no height.
  func snappedLength(at coordinate: Double, from lower: Double, to upper: Double) -> Double {
    if let steps { return min(steps.spacing, upper - lower) }
    if let line = line(at: coordinate, from: lower, index: nil), line.length > 0 {
      return min(line.length, upper - lower)
    }
    return upper - lower
  }

  /// The line at the index, or else the line at or nearest to the coordinate; nil without lines.
  ///
  /// O(log lines).
  func line(at coordinate: Double, from lower: Double, index: Int?) -> Line? {
    guard case .lines(let lines) = self else { return nil }
    if let index, lines.indices.contains(index) { return lines[index] }
    return AxisPrecision.index(at: coordinate - lower, among: lines).map { lines[$0] }
  }

  /// The index of the line for a pointer at a distance from the frame's edge, or nil without lines.
  ///
  /// The current line is kept until the pointer is `hysteresis` points past the boundary to another line. The
  /// boundary is halfway between the end of one line and the start of the next.
  func lineIndex(at distance: Double, current: Int?, hysteresis: Double) -> Int? {
    guard case .lines(let lines) = self else { return nil }
    guard let current, current < lines.count else {
      return AxisPrecision.index(at: distance, among: lines)
    }
    let center = lines[current].center
    let next = AxisPrecision.index(at: distance - hysteresis, among: lines)
    if let next, lines[next].center > center { return next }
    let previous = AxisPrecision.index(at: distance + hysteresis, among: lines)
    if let previous, lines[previous].center < center { return previous }
    return current
  }

  /// The index of the line at a distance from the frame's edge; nil without lines.
  ///
  /// Between two lines, it is the line with the nearer edge; of two equally near lines, it is the first.
  /// O(log n), since the lines of a registered style are in order and do not overlap.
  private static func index(at distance: Double, among lines: [Line]) -> Int? {
    if lines.isEmpty { return nil }
    // The first line whose boundary to the next line is at or after the distance.
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if distance > boundary(after: middle, among: lines) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The distance from the frame's edge to the boundary between a line and the next one, halfway between the
  /// end of the one and the start of the other.
  private static func boundary(after index: Int, among lines: [Line]) -> Double {
    (lines[index].start + lines[index].length) / 2 + lines[index + 1].start / 2
  }
}
