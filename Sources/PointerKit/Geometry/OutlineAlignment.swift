import Kinematics

/// The assignment of the corners of one contour to the corners of another.
enum OutlineAlignment {
  /// The match above which one contour counts as a rotated copy of the other.
  ///
  /// The match, 0…1, is 2·|Σ a·b̄| / (Σ |a|² + Σ |b|²) for corners a and b as complex numbers, relative to
  /// the means of their contours.
  private static let congruence = 0.995

  /// Shifts the corners of a contour cyclically, so that they are as near as possible to the corners of
  /// another contour.
  ///
  /// The shift with the least sum of squared distances is chosen, or the smallest of equally good shifts. But
  /// if one contour is a copy of the other, rotated by at most a right angle, each corner is assigned to its
  /// rotated copy. O(n²) for n corners.
  static func align(_ points: inout [Point], with fixed: [Point], in range: Range<Int>) {
    rotate(&points, by: bestShift(of: points, with: fixed, in: range), in: range)
  }

  /// Shifts the corners of a contour cyclically, so that the corner at index `shift` becomes the first.
  static func rotate(_ points: inout [Point], by shift: Int, in range: Range<Int>) {
    guard shift > 0 else { return }
    // Three reversals rotate a list in place.
    let split = range.lowerBound + shift
    reverse(&points, range.lowerBound..<split)
    reverse(&points, split..<range.upperBound)
    reverse(&points, range)
  }

  /// Reverses a range of the points in place, without the copy that reversing a slice makes.
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
    let isCongruent = congruent.square.squareRoot() > OutlineAlignment.congruence * extent
    return isCongruent ? congruent.shift : nearest.shift
  }
}
