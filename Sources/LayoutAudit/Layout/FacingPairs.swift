import PointerKit

/// The pairs of rectangles that face each other along an axis, with no other rectangle between them.
///
/// A sweep along the axis finds the pairs. For each position across the axis, the sweep remembers the
/// rectangle that it has reached most recently. O(n log n) in common layouts.
struct FacingPairs {
  /// An interval across the axis, from `start` to the start of the next part.
  ///
  /// `index` is the rectangle that the sweep has reached most recently in this interval, or −1 if there is
  /// none.
  private struct Part {
    var start: Double
    var index: Int
  }

  /// The pairs in the order of the sweep, each with the indices of its two rectangles.
  ///
  /// `part` is the widest interval across the axis in which no other rectangle lies between the two.
  private(set) var pairs: [(before: Int, behind: Int, part: ClosedRange<Double>)] = []

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
          if let position = pairs[known...].firstIndex(where: { $0.before == other }) {
            let widest = pairs[position].part
            if part.upperBound - part.lowerBound > widest.upperBound - widest.lowerBound {
              pairs[position].part = part
            }
          } else {
            pairs.append((other, index, part))
          }
        }
        last += 1
      }
      let rest = front[last - 1].index
      var inserted: [Part] = []
      if front[first].start < start { inserted.append(front[first]) }
      inserted.append(Part(start: start, index: index))
      if last == front.count || front[last].start > end { inserted.append(Part(start: end, index: rest)) }
      front.replaceSubrange(first..<last, with: inserted)
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
