import Kinematics

/// How the corners of one outline are matched with the corners of another, and whether they can travel
/// straight (S3).
enum OutlineMatching {
  /// The match above which one contour counts as a rotated copy of the other.
  ///
  /// The match, 0…1, is 2·|Σ a·b̄| / (Σ |a|² + Σ |b|²) for corners a and b as complex numbers, relative to
  /// the means of their contours.
  private static let congruence = 0.995

  /// Shifts the corners of a contour cyclically, so that they are as near as possible to the corners of
  /// another contour.
  ///
  /// The shift with the least sum of squared distances is chosen, or the smallest of equally good shifts. But
  /// if one contour is a copy of the other, rotated by at most a right angle, each corner is matched with its
  /// rotated copy. O(n²) for n corners.
  static func align(_ points: inout [Point], with fixed: [Point], in range: Range<Int>) {
    let shift = bestShift(of: points, with: fixed, in: range)
    guard shift > 0 else { return }
    // Three reversals rotate a list in place.
    let split = range.lowerBound + shift
    reverse(&points, range.lowerBound..<split)
    reverse(&points, split..<range.upperBound)
    reverse(&points, range)
  }

  private static func reverse(_ points: inout [Point], _ range: Range<Int>) {
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      points.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  private static func bestShift(of points: [Point], with fixed: [Point], in range: Range<Int>) -> Int {
    let count = range.count
    let first = range.lowerBound
    let (here, there) = (Contour.mean(of: fixed, in: range), Contour.mean(of: points, in: range))
    // Since |a − b|² = |a|² + |b|² − 2·a·b, the shift with the greatest sum of a·b is the best. The means
    // contribute the same amount to the sums of all shifts, so this amount is subtracted.
    let share = Double(count)
    let meanDot = share * (here.x * there.x + here.y * there.y)
    let meanCross = share * (here.x * there.y - here.y * there.x)
    let extent =
      share * (Contour.spread(of: fixed, in: range) + Contour.spread(of: points, in: range)) / 2
    var nearest = (shift: 0, dot: -Double.infinity)
    var congruent = (shift: 0, square: 0.0)
    for shift in 0..<count {
      var (dot, cross) = (-meanDot, -meanCross)
      var other = first + shift
      for index in range {
        let (a, b) = (fixed[index], points[other])
        dot += a.x * b.x + a.y * b.y
        cross += a.x * b.y - a.y * b.x
        other += 1
        if other == first + count { other = first }
      }
      if dot > nearest.dot { nearest = (shift, dot) }
      let square = dot * dot + cross * cross
      if dot > -1e-9 * extent, square > congruent.square * (1 + 1e-9) { congruent = (shift, square) }
    }
    // After the best rotation, the squared distances add up to 2·(extent − |dot + i·cross|).
    let isCongruent = congruent.square.squareRoot() > congruence * extent
    return isCongruent ? congruent.shift : nearest.shift
  }

  // MARK: Crossing

  private static let rows = 24
  /// The edges that are examined on one scan line; only a tightly rolled contour has more, which are left out.
  private static let mostEdges = 48
  /// The share of the painted area that may cross itself on the way.
  private static let tolerance = 0.01

  /// Whether an outline would cross itself on the way, at one of seven instants of the morph.
  static func crosses(from origin: [Point], to goal: [Point]) -> Bool {
    // So small a buffer is on the stack, so that nothing is allocated on the heap.
    withUnsafeTemporaryAllocation(of: Edge.self, capacity: mostEdges) { edges in
      func crosses(remaining: Double) -> Bool {
        crossing(from: origin, to: goal, remaining: remaining, edges) > tolerance
      }
      return crosses(remaining: 0.5) || crosses(remaining: 0.3) || crosses(remaining: 0.7)
        || crosses(remaining: 0.2) || crosses(remaining: 0.8) || crosses(remaining: 0.12)
        || crosses(remaining: 0.88)
    }
  }

  /// The intersection of a contour with a scan line.
  private struct Edge {
    let x: Double
    /// The change of the winding number from left to right: 1 where the contour leads up, and otherwise −1.
    let turn: Int
  }

  /// The share of the painted area that the main contour winds around more than once or in the wrong
  /// direction, from scan lines.
  ///
  /// The instant is stated as the share of the morph that is still ahead. The buffer has room for
  /// ``mostEdges``.
  private static func crossing(
    from origin: [Point], to goal: [Point], remaining: Double, _ edges: UnsafeMutableBufferPointer<Edge>
  ) -> Double {
    func corner(_ index: Int) -> Point { goal[index] + (origin[index] - goal[index]) * remaining }
    let last = corner(ShapeOutline.mainCount - 1)
    var (top, bottom) = (last.y, last.y)
    for index in ShapeOutline.main {
      let y = corner(index).y
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    let step = (bottom - top) / Double(rows)
    guard step > 1e-9 else { return 0 }
    var (painted, crossing) = (0.0, 0.0)
    for row in 0..<rows {
      let y = top + (Double(row) + 0.5) * step
      var count = 0
      var from = last
      for index in ShapeOutline.main {
        let to = corner(index)
        if (from.y <= y) != (to.y <= y), count < edges.count {
          let x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
          var position = count
          while position > 0, edges[position - 1].x > x {
            edges[position] = edges[position - 1]
            position -= 1
          }
          // A clockwise contour leads up on its left side.
          edges[position] = Edge(x: x, turn: from.y > y ? 1 : -1)
          count += 1
        }
        from = to
      }
      var winding = 0
      for index in 0..<count {
        if winding != 0 {
          let length = edges[index].x - edges[index - 1].x
          painted += length
          if winding != 1 { crossing += length }
        }
        winding += edges[index].turn
      }
    }
    return painted > 0 ? crossing / painted : 0
  }
}
