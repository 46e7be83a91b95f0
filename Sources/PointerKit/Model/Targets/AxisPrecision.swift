public import Kinematics

// Rows of Behaviors.md: P4, P6.

/// The positions that the pointer can have along an axis, in points from the target's left or top.
///
/// ```swift
/// var paragraph = PointerTarget(id: 9, frame: paragraphFrame, kind: .text)
/// paragraph.style.verticalPrecision = .lines(heights: [24, 24, 24], leading: 4)
/// engine.upsert(paragraph, at: now)
/// ```
///
/// Here the pointer is always on one of three lines.
public enum AxisPrecision: Hashable, Sendable {
  /// Any position.
  case continuous
  /// The center of the target only.
  case whole
  /// The positions `origin + n · spacing` within the frame, such as the quarter hours of a day view. If
  /// `origin` is not finite, or `spacing` not finite and positive, this acts as ``continuous``.
  case stepped(origin: Double, spacing: Double)
  /// The centers of lines of text, in order from the top.
  ///
  /// When a target is registered, its lines are sorted, their overlaps are removed, and lines that are not
  /// finite, or beyond ±1e9 points, are dropped. Without lines, this acts as ``continuous``.
  case lines([Line])

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The distance from the frame's edge to the line's near edge, in points.
    public var start: Double
    /// The size of the line across the direction of writing, such as its height, in points; 0 or more.
    public var length: Double
    /// Creates a line.
    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
    /// The distance from the frame's edge to the center of the line, in points.
    public var center: Double { start + length / 2 }
    var end: Double { start + length }

    fileprivate func contains(_ position: Double) -> Bool { position >= start && position <= end }
  }

  /// The goal of the visible pointer; free if the precision states no usable positions.
  var snapMode: SnapMode {
    switch self {
    case .continuous: .free
    case .whole: .whole
    case .stepped: steps == nil ? .free : .steps
    case .lines(let lines): lines.isEmpty ? .free : .lines
    }
  }

  /// Nil unless these are steps with a finite origin and a finite, positive spacing.
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
  /// - With lines, it is the center of the line at or nearest to the coordinate. O(log lines).
  func position(
    nearest coordinate: Double, from lower: Double, to upper: Double, continuesBeyondFrame: Bool
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
      guard let line = line(at: coordinate, from: lower) else { return coordinate }
      return lower + line.center
    }
  }

  /// The spacing of the steps, or the length of the line at or nearest to a coordinate, at most the length of
  /// the frame.
  ///
  /// Without steps and lines, and on a line of length 0, it is the length of the frame.
  func snappedLength(at coordinate: Double, from lower: Double, to upper: Double) -> Double {
    let length = steps?.spacing ?? line(at: coordinate, from: lower)?.length ?? 0
    return length > 0 ? min(length, upper - lower) : upper - lower
  }

  /// The line at or nearest to a coordinate, in a frame that begins at `lower`; nil without lines.
  func line(at coordinate: Double, from lower: Double) -> Line? {
    guard case .lines(let lines) = self, !lines.isEmpty else { return nil }
    return lines[AxisPrecision.index(at: coordinate - lower, among: lines)]
  }

  /// The index of the line at a distance from the frame's edge; between two lines that of the nearer one, and
  /// of the first of two equally near ones.
  ///
  /// O(log n), since registered lines are in order and do not overlap.
  private static func index(at distance: Double, among lines: [Line]) -> Int {
    // The first line whose boundary, halfway to the next line, is at or after the distance.
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = low + (high - low) / 2
      let boundary = lines[middle].end / 2 + lines[middle + 1].start / 2
      if distance > boundary { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Lines of text, made from the data of a host's layout (P5).
extension AxisPrecision {
  /// Lines of given heights, one below the other, as in `.lines(heights: [28, 20, 20], leading: 4)`.
  ///
  /// A line whose height is negative or not finite is left out, and takes no room. A leading that is negative
  /// or not finite, and a start that is not finite, act as 0.
  ///
  /// - Parameters:
  ///   - heights: The height of each line, in points, from the top.
  ///   - leading: The distance between consecutive lines, in points; 0 by default.
  ///   - start: The distance of the first line from the top of the target's frame, in points; 0 by default.
  /// - Returns: The lines, in order and without overlaps.
  public static func lines(heights: [Double], leading: Double = 0, from start: Double = 0) -> AxisPrecision {
    let leading = leading > 0 && leading.isFinite ? leading : 0
    var lines: [Line] = []
    var top = start.isFinite ? start : 0
    for height in heights where height >= 0 && height.isFinite {
      lines.append(Line(start: top, length: height))
      top += height + leading
    }
    return .lines(lines)
  }

  /// The lines of a layout, from the rectangles, in any order, of the lines or of their runs.
  ///
  /// Rectangles that are not finite, or reach beyond ±1e9 points, are left out. A rectangle belongs to a line
  /// if the center of one lies within the other, so that runs of different sizes form one line, which extends
  /// over all of them. If two lines still overlap, the first ends where the second begins. O(n log n).
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - frame: The frame of the target, in the same coordinates as the rectangles.
  ///   - axis: The axis across the lines: y, the default, for text that runs from side to side.
  /// - Returns: The lines, in order and without overlaps.
  public static func lines(_ rects: [Rect], in frame: Rect, along axis: Axis = .vertical) -> AxisPrecision {
    var lines: [Line] = []
    let usable = rects.filter { $0.isFinite && $0.lower(axis) >= -1e9 && $0.upper(axis) <= 1e9 }
    for rect in usable.sorted(by: { $0.lower(axis) < $1.lower(axis) }) {
      let next = Line(
        start: rect.lower(axis) - frame.lower(axis), length: rect.upper(axis) - rect.lower(axis))
      if let last = lines.last, last.contains(next.center) || next.contains(last.center) {
        lines[lines.count - 1].length = max(last.end, next.end) - last.start
      } else {
        if let last = lines.last { lines[lines.count - 1].length = min(last.length, next.start - last.start) }
        lines.append(next)
      }
    }
    return .lines(lines)
  }
}

/// What the visible pointer follows along one axis.
enum SnapMode: UInt8, Hashable, Sendable {
  /// The model pointer itself (P1).
  case free
  /// The step nearest to the model pointer (P6).
  ///
  /// The goal is an offset from the model pointer. In a fast movement, the spring cannot settle before the
  /// next step, so the pointer follows without lag; in a slow one, it settles on each step.
  case steps
  /// The center of a line of text, or of a target that is itself one line (P5). The goal is a fixed position
  /// in the target. The pointer jumps from line to line of one view without a spring.
  case lines
  /// The center of the target (P2).
  case whole

  /// Whether the goal is an offset from the model pointer rather than a position in the window.
  var isRelative: Bool { self == .free || self == .steps }
}
