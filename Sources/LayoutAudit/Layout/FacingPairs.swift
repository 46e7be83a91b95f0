import PointerKit

/// The pairs of rectangles that face each other along an axis, with no other rectangle between them.
///
/// A sweep along the axis finds the pairs. For each position across the axis, the sweep remembers the
/// rectangle that reaches farthest, so that the mirrored layout has the same pairs. O(n log n) in common layouts.
struct FacingPairs {
  /// An interval across the axis, from `start` to the start of the next part.
  ///
  /// `index` is the rectangle that reaches farthest in this interval, or −1 if there is none.
  private struct Part {
    var start: Double
    var index: Int
  }

  /// The pairs in the order of the sweep, each with the indices of its two rectangles.
  ///
  /// `parts` are the widest intervals across the axis in which no other rectangle lies between the two; of several
  /// equally wide ones, all.
  private(set) var pairs: [(before: Int, behind: Int, parts: [ClosedRange<Double>])] = []

  /// Finds the pairs of rectangles.
  ///
  /// The two rectangles of a pair overlap across the axis, and lie one behind the other along the axis.
  init(_ rects: [Rect], along axis: Axis) {
    let cross = axis.other
    let order = rects.indices.sorted {
      let (a, b) = (rects[$0].lower(axis), rects[$1].lower(axis))
      return a == b ? $0 < $1 : a < b
    }
    var front = [Part(start: -.infinity, index: -1)]
    for index in order {
      let rect = rects[index]
      let (start, end) = (rect.lower(cross), rect.upper(cross))
      guard start < end else { continue }
      let first = FacingPairs.part(at: start, in: front)
      var last = first
      let known = pairs.count
      while last < front.count, front[last].start < end {
        let other = front[last].index
        let next = last + 1 < front.count ? front[last + 1].start : .infinity
        let part = max(start, front[last].start)...min(end, next)
        if other >= 0, rects[other].upper(axis) <= rect.lower(axis) {
          note(part, other, index, since: known)
        }
        last += 1
      }
      let rest = front[last - 1].index
      let farther = front[first..<last].map { part in
        FacingPairs.farther(part.index, index, in: rects, along: axis)
      }
      var inserted: [Part] = []
      if front[first].start < start { inserted.append(front[first]) }
      for (part, farthest) in zip(front[first..<last], farther) {
        let part = Part(start: max(start, part.start), index: farthest)
        if inserted.last?.index != part.index { inserted.append(part) }
      }
      if last == front.count || front[last].start > end, inserted.last?.index != rest {
        inserted.append(Part(start: end, index: rest))
      }
      front.replaceSubrange(first..<last, with: inserted)
    }
    for index in pairs.indices {
      let widest = pairs[index].parts.reduce(0) { max($0, $1.width) }
      pairs[index].parts.removeAll { $0.width < widest }
    }
  }

  /// The one of two rectangles that reaches farther along an axis, or else the first; −1 is none.
  private static func farther(_ known: Int, _ index: Int, in rects: [Rect], along axis: Axis) -> Int {
    if known < 0 { return index }
    let (reach, other) = (rects[known].upper(axis), rects[index].upper(axis))
    return reach == other ? min(known, index) : reach > other ? known : index
  }

  /// Adds an interval in which two rectangles face each other to their pair, which comes after the `known` pairs.
  private mutating func note(_ part: ClosedRange<Double>, _ before: Int, _ behind: Int, since known: Int) {
    guard let position = pairs[known...].firstIndex(where: { $0.before == before }) else {
      pairs.append((before, behind, [part]))
      return
    }
    // The sweep may have divided an interval.
    if let last = pairs[position].parts.last, last.upperBound == part.lowerBound {
      pairs[position].parts[pairs[position].parts.count - 1] = last.lowerBound...part.upperBound
    } else {
      pairs[position].parts.append(part)
    }
  }

  /// The index of the part that contains a position.
  private static func part(at position: Double, in front: [Part]) -> Int {
    var (low, high) = (0, front.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if front[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }
}

extension ClosedRange<Double> {
  var width: Double { upperBound - lowerBound }
}
