import Kinematics

/// Which corner of one contour becomes which of another.
enum OutlineAlignment {
  /// From how much of the greatest possible product on two shapes are one and the same, turned.
  private static let likeness = 0.995

  /// Turns the corners of a contour around so that they have the least sum of squared distances to those of
  /// another; of equal turns the least.
  ///
  /// A shape that becomes itself, turned by at most a right angle, is turned instead: least squares would
  /// shear it.
  ///
  /// |a − b|² = |a|² + |b|² − 2·a·b, and only the last part depends on the turn; where the contours lie does
  /// not matter. O(n²) for n corners.
  static func align(_ points: inout [Point], with fixed: [Point], in range: Range<Int>) {
    let turn = bestTurn(of: points, with: fixed, in: range)
    guard turn > 0 else { return }
    // Three reversals turn a list in place.
    let middle = range.lowerBound + turn
    reverse(&points, range.lowerBound..<middle)
    reverse(&points, middle..<range.upperBound)
    reverse(&points, range)
  }

  static func bestTurn(of points: [Point], with fixed: [Point], in range: Range<Int>) -> Int {
    let count = range.count
    let first = range.lowerBound
    let (here, there) = (Contour.mean(of: fixed, in: range), Contour.mean(of: points, in: range))
    // What the middles add to every product.
    let share = Double(count)
    let level = share * (here.x * there.x + here.y * there.y)
    let twist = share * (here.x * there.y - here.y * there.x)
    let extent =
      share * (Contour.spread(of: fixed, in: range) + Contour.spread(of: points, in: range)) / 2
    var nearest = (turn: 0, product: -Double.infinity)
    var congruent = (turn: 0, square: 0.0)
    for turn in 0..<count {
      var (product, cross) = (-level, -twist)
      var other = first + turn
      for index in range {
        let (a, b) = (fixed[index], points[other])
        product += a.x * b.x + a.y * b.y
        cross += a.x * b.y - a.y * b.x
        other += 1
        if other == first + count { other = first }
      }
      if product > nearest.product { nearest = (turn, product) }
      let square = product * product + cross * cross
      if product > -1e-9 * extent, square > congruent.square * (1 + 1e-9) { congruent = (turn, square) }
    }
    // Rotated by the best angle, the squared distances add up to 2·(extent − |product + i·cross|).
    let isOneTurned = congruent.square.squareRoot() > OutlineAlignment.likeness * extent
    return isOneTurned ? congruent.turn : nearest.turn
  }

  private static func reverse(_ points: inout [Point], _ range: Range<Int>) {
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      points.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}
