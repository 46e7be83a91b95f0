import Kinematics

/// The main contour of an outline with its notches filled: corners inside the convex hull are moved to the
/// border of the hull.
///
/// Two neighboring corners of the hull are connected by a straight edge. The corners between these two are
/// moved to that edge. The distances between them keep the proportions that they have along the contour.
struct ConvexProjection {
  private static let count = ShapeOutline.mainCount

  private var points = InlineArray<128, Point>(repeating: .zero)

  /// The corner at an index; an index beyond either end continues around the contour.
  subscript(_ index: Int) -> Point {
    let count = ConvexProjection.count
    return points[(index + count) % count]
  }

  /// Creates the projection of the corners of an outline; O(n²) for n corners in the worst case.
  init(of corners: [Point]) {
    for index in ShapeOutline.main { points[index] = corners[index] }
    let isOnHull = hull()
    guard let first = ShapeOutline.main.first(where: { isOnHull[$0] }) else { return }
    var from = first
    repeat {
      let to = project(from: from, isOnHull)
      from = to
    } while from != first
  }

  /// Moves the corners between `from` and the next corner on the hull to the straight edge that connects
  /// these two; returns the index of the next corner on the hull.
  private mutating func project(from: Int, _ isOnHull: InlineArray<128, Bool>) -> Int {
    let count = ConvexProjection.count
    var length = 0.0
    var to = from
    repeat {
      let next = (to + 1) % count
      length += (points[next] - points[to]).length
      to = next
    } while !isOnHull[to]
    let (start, edge) = (points[from], points[to] - points[from])
    var (index, passed) = (from, 0.0)
    var before = start
    while true {
      index = (index + 1) % count
      if index == to { return to }
      passed += (points[index] - before).length
      before = points[index]
      points[index] = length > 0 ? start + edge * (passed / length) : start
    }
  }

  /// Finds the corners on the convex hull by Andrew's monotone chain, once from the left and once from the
  /// right.
  ///
  /// This function changes nothing. It is mutating because a build without optimization would otherwise copy
  /// all points for each access.
  private mutating func hull() -> InlineArray<128, Bool> {
    var order = InlineArray<128, Int>(repeating: 0)
    for index in ShapeOutline.main {
      var position = index
      while position > 0, ConvexProjection.precedes(points[index], points[order[position - 1]]) {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = index
    }
    var isOnHull = InlineArray<128, Bool>(repeating: false)
    for isForward in [true, false] {
      var chain = InlineArray<128, Int>(repeating: 0)
      var length = 0
      for position in ShapeOutline.main {
        let index = order[isForward ? position : ConvexProjection.count - 1 - position]
        while length > 1 {
          let (a, b) = (points[chain[length - 2]], points[chain[length - 1]])
          if (b - a).cross(points[index] - b) > 1e-12 { break }
          length -= 1
        }
        chain[length] = index
        length += 1
      }
      for position in 0..<length { isOnHull[chain[position]] = true }
    }
    return isOnHull
  }

  private static func precedes(_ a: Point, _ b: Point) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
}
