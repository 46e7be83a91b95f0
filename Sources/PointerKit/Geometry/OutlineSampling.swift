import Kinematics

/// Corners at equal steps along a contour, so that two contours with the same number of corners can morph
/// into each other.
///
/// A step is measured by length and by turning: the whole length of the contour counts as much as the sum of
/// its turns. So a straight edge of the contour gets few corners, an arc gets many, and a sharp corner gets
/// several at the same point. If there are too many sharp corners for this, the corner at the nearest step
/// moves to the sharp corner.
enum OutlineSampling {
  /// The least turn of a sharp corner between two edges, as a chord of the unit circle: about 30°.
  ///
  /// A smaller turn belongs to an arc.
  private static let sharp = 0.5

  /// Appends `count` corners along a polygon, in its direction, beginning at the topmost point on its
  /// vertical center line.
  static func append(_ contour: [Point], count: Int, to points: inout [Point]) {
    let corners = startingAtTop(Contour.distinct(contour))
    guard corners.count >= 3 else {
      points += Array(repeating: corners.first ?? .zero, count: count)
      return
    }
    let (edges, turns) = steps(of: corners)
    var total = 0.0
    for index in corners.indices { total += edges[index] + turns[index] }
    let start = points.count
    // Half of the first corner's turn is before the start, and half is after it.
    var passed = turns[0] / 2
    var index = 0
    for step in 0..<count {
      let position = total * Double(step) / Double(count)
      while index < corners.count {
        let edge = edges[index]
        let next = index + 1 < corners.count ? turns[index + 1] : turns[0] / 2
        if position < passed + edge + next || index == corners.count - 1 { break }
        passed += edge + next
        index += 1
      }
      let (from, to) = (corners[index], corners.element(after: index))
      let share = edges[index] > 0 ? max(0, min(1, (position - passed) / edges[index])) : 0
      points.append(share >= 1 ? to : from + (to - from) * share)
    }
    // The sharpest of the corners that share a nearest step.
    var sharpest = Array(repeating: 0.0, count: count)
    var middle = 0.0
    for index in corners.indices {
      let step = Int((middle / total * Double(count)).rounded()) % count
      if turns[index] > sharpest[step] {
        sharpest[step] = turns[index]
        points[start + step] = corners[index]
      }
      middle += turns[index] / 2 + edges[index] + turns.element(after: index) / 2
    }
  }

  /// The weights of the edges and of the sharp corners, which determine the steps.
  ///
  /// The whole length of the contour counts as 1, and the whole turning also counts as 1. The turning of an
  /// arc is added to the weights of its edges.
  private static func steps(of corners: [Point]) -> (edges: [Double], turns: [Double]) {
    var edges = Array(repeating: 0.0, count: corners.count)
    var turns = edges
    var (perimeter, turning) = (0.0, 0.0)
    var before = (corners[0] - corners[corners.count - 1]).normalized
    for index in corners.indices {
      let side = corners.element(after: index) - corners[index]
      let direction = side.normalized
      // A chord of the unit circle is nearly the angle of the turn if that angle is small.
      (edges[index], turns[index]) = (side.length, (direction - before).length)
      perimeter += edges[index]
      turning += turns[index]
      before = direction
    }
    for index in corners.indices { edges[index] = perimeter > 0 ? edges[index] / perimeter : 1 }
    for index in corners.indices {
      let share = turning > 0 ? turns[index] / turning : 0
      if turns[index] > sharp {
        turns[index] = share
      } else {
        turns[index] = 0
        edges[index] += share / 2
        edges[index > 0 ? index - 1 : edges.count - 1] += share / 2
      }
    }
    return (edges, turns)
  }

  /// The contour, beginning at the topmost point on its vertical center line, so that a symmetric contour
  /// gets symmetric steps.
  private static func startingAtTop(_ corners: [Point]) -> [Point] {
    let center = Contour.bounds(of: corners).center.x
    var top: (index: Int, point: Point)?
    for index in corners.indices {
      let (from, to) = (corners[index], corners.element(after: index))
      var point = from
      if from.x != center {
        guard (from.x < center) != (to.x < center), to.x != center else { continue }
        point = Point(x: center, y: from.y + (to.y - from.y) * ((center - from.x) / (to.x - from.x)))
      }
      if let top, point.y >= top.point.y { continue }
      top = (index, point)
    }
    guard let top else { return corners }
    let isCorner = top.point == corners[top.index]
    let first = isCorner ? top.index : top.index + 1
    return (isCorner ? [] : [top.point]) + corners[first...] + corners[..<first]
  }
}
