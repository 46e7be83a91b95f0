import Kinematics

/// Texts that follow each other, such as the paragraphs of a document, and count as one text: the beam jumps
/// between their lines as between the lines of a single target (P5).
///
/// Two targets with lines are one text if
/// 1. they are in the same space, and neither has a bezel, so that a field is a text of its own,
/// 2. one follows the other across their lines, and the lines of both have a part of their width in common,
///    unlike those of two columns,
/// 3. nowhere between them is a gap wider than two regions without a bezel reach. If other text lies between
///    them, which a fast movement skips, the gaps on both sides of it count.
extension TargetStore {
  /// Whether two targets count as one text.
  ///
  /// O(targets between them).
  func areOneText(_ first: TargetID, _ second: TargetID) -> Bool {
    guard let first = slot(of: first), let second = slot(of: second) else { return false }
    return areOneText(slots: first, second)
  }

  private func areOneText(slots first: Int, _ second: Int) -> Bool {
    guard first != second, listings[first].layer == listings[second].layer,
      let one = passage(first), let other = passage(second), one.axis == other.axis,
      let sides = one.commonSides(with: other)
    else { return false }
    let (upper, lower) = one.start <= other.start ? (one, other) : (other, one)
    let overlap = upper.end - lower.start
    if overlap > min(upper.end - upper.start, lower.end - lower.start) / 2 { return false }
    // From the upper text on, the search goes from text to text.
    var end = upper.end
    for _ in 0..<TargetStore.mostSkippedTexts {
      let reach = end + widestTextGap
      if lower.start <= reach { return true }
      var next = end
      let gap = Rect(from: end, to: reach, along: one.axis, from: sides.lower, to: sides.upper)
      index.forEach(meeting: gap, in: Int(listings[first].layer)) { slot in
        guard let text = passage(slot), text.axis == one.axis, text.start <= reach,
          text.lower < sides.upper, text.upper > sides.lower
        else { return }
        next = max(next, text.end)
      }
      if next == end { return false }
      end = next
    }
    return false
  }

  /// Whether a point of the window that is in no region lies between the region of a text and a text that
  /// follows it or comes before it.
  ///
  /// O(targets near the gap).
  func isTextGap(at windowPoint: Point, beside id: TargetID) -> Bool {
    guard let slot = slot(of: id), let text = passage(slot) else { return false }
    let layer = Int(listings[slot].layer)
    guard spaces.isVisible(layer, at: windowPoint) else { return false }
    let (axis, region) = (text.axis, region(of: slot))
    let point = spaces.localPoint(windowPoint, in: layer)
    let (across, along) = (point[axis], point[axis.other])
    guard along >= region.lower(axis.other), along <= region.upper(axis.other) else { return false }
    let isAfter = across > region.upper(axis)
    let farthest = isAfter ? text.end + widestTextGap : text.start - widestTextGap
    guard isAfter ? across <= farthest : across < region.lower(axis) && across >= farthest else {
      return false
    }
    let gap = Rect(
      from: min(across, farthest), to: max(across, farthest), along: axis, from: along, to: along)
    var isFound = false
    index.forEach(meeting: gap, in: layer) { other in
      guard !isFound, let next = passage(other) else { return }
      let box = self.region(of: other)
      guard along >= box.lower(axis.other), along <= box.upper(axis.other) else { return }
      isFound = (isAfter ? next.start > across : next.end < across) && areOneText(slots: slot, other)
    }
    return isFound
  }

  /// The number of texts that a movement may skip; one that skips more is no movement along a text.
  private static let mostSkippedTexts = 64
  /// The widest gap between the lines of texts that count as one text, in points.
  private var widestTextGap: Double { 2 * configuration.values.regions.plainPadding }

  /// The lines of a target, as one block; nil if the target is no text that can be a part of a longer one.
  private func passage(_ slot: Int) -> Passage? {
    guard targets[slot].isEnabled, !targets[slot].hasBezel, !targets[slot].style.isHidden,
      targets[slot].style.effect != .highlight, targets[slot].style.effect != .lift,
      let axis = targets[slot].style.linesAxis,
      case .lines(let lines)? = targets[slot].style.precision(along: axis),
      let first = lines.first, let last = lines.last
    else { return nil }
    let frame = targets[slot].frame
    return Passage(
      axis: axis, start: frame.lower(axis) + first.start, end: frame.lower(axis) + last.end,
      lower: frame.lower(axis.other), upper: frame.upper(axis.other))
  }
}

/// The lines of a text as one block, in the coordinates of its space.
private struct Passage {
  /// The axis across the lines.
  let axis: Axis
  /// The edges of the first and the last line.
  let start: Double
  let end: Double
  /// The ends of the lines, those of the target's frame.
  let lower: Double
  let upper: Double

  /// The part of the width that the lines of two texts have in common; nil if they have none.
  func commonSides(with other: Passage) -> (lower: Double, upper: Double)? {
    let sides = (lower: max(lower, other.lower), upper: min(upper, other.upper))
    return sides.lower < sides.upper ? sides : nil
  }
}

extension Rect {
  /// Creates a rectangle from its extent along an axis, and its extent along the other axis.
  fileprivate init(
    from lower: Double, to upper: Double, along axis: Axis, from otherLower: Double, to otherUpper: Double
  ) {
    self =
      axis == .horizontal
      ? Rect(minX: lower, minY: otherLower, maxX: upper, maxY: otherUpper)
      : Rect(minX: otherLower, minY: lower, maxX: otherUpper, maxY: upper)
  }
}
