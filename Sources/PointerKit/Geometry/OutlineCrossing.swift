import Kinematics

/// A measure of how much a main contour crosses itself while it morphs from one outline to another.
///
/// A clockwise contour winds once around its inside. Where it winds twice, it overlaps itself. Where it winds
/// counterclockwise, it is turned inside out.
enum OutlineCrossing {
  /// The instants at which the outline is examined, each as the share of the morph that is still ahead.
  private static let phases: InlineArray<7, Double> = [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]
  private static let rows = 24
  /// The greatest number of crossings that are counted on a scan line.
  ///
  /// Only a tightly rolled contour has more.
  private static let greatestCount = 48

  /// The greatest share of the painted area that overlaps itself or is inside out at the examined instants,
  /// while the corners move along straight lines.
  ///
  /// The search ends as soon as the greatest share so far exceeds `limit`.
  static func share(from origin: [Point], to goal: [Point], below limit: Double) -> Double {
    share(below: limit) { index, rest in goal[index] + (origin[index] - goal[index]) * rest }
  }

  /// The greatest share of the painted area that overlaps itself or is inside out at the examined instants of
  /// a morph.
  ///
  /// `corner` returns the position of the corner at `index` while `rest`, a share of the morph, is still
  /// ahead. The search ends as soon as the greatest share so far exceeds `limit`.
  static func share(below limit: Double, _ corner: (_ index: Int, _ rest: Double) -> Point) -> Double {
    var greatest = 0.0
    var points = InlineArray<128, Point>(repeating: .zero)
    for phase in phases.indices where greatest <= limit {
      for index in ShapeOutline.main { points[index] = corner(index, phases[phase]) }
      greatest = max(greatest, share(of: &points))
    }
    return greatest
  }

  /// The share of a contour's painted area that the contour winds around more than once or in the wrong
  /// direction.
  ///
  /// The points are only read. They are `inout` because a build without optimization would otherwise copy all
  /// of them for each access.
  private static func share(of points: inout InlineArray<128, Point>) -> Double {
    let last = ShapeOutline.mainCount - 1
    var (top, bottom) = (points[0].y, points[0].y)
    for index in ShapeOutline.main {
      top = min(top, points[index].y)
      bottom = max(bottom, points[index].y)
    }
    let step = (bottom - top) / Double(rows)
    guard step > 1e-9 else { return 0 }
    var (painted, crossing) = (0.0, 0.0)
    for row in 0..<rows {
      let y = top + (Double(row) + 0.5) * step
      var edges = InlineArray<48, (x: Double, turn: Int)>(repeating: (0, 0))
      var count = 0
      var from = points[last]
      for index in ShapeOutline.main {
        let to = points[index]
        if (from.y <= y) != (to.y <= y), count < greatestCount {
          let x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
          var position = count
          while position > 0, edges[position - 1].x > x {
            edges[position] = edges[position - 1]
            position -= 1
          }
          edges[position] = (x, from.y <= y ? 1 : -1)
          count += 1
        }
        from = to
      }
      var winding = 0
      for index in 0..<count {
        if winding != 0 {
          let length = edges[index].x - edges[index - 1].x
          painted += length
          // A clockwise contour goes up on its left side. So this scan counts −1 inside it.
          if winding != -1 { crossing += length }
        }
        winding += edges[index].turn
      }
    }
    return painted > 0 ? crossing / painted : 0
  }
}
