import Kinematics

/// Corners at even steps along a contour, so that two contours of as many corners can become each other.
///
/// A step is half length and half turning: a straight edge needs few corners and an arc many, and at a sharp
/// corner several come to lie on it. So the polygon has the contour's own corners, its arcs to a hundredth of
/// a point, and what was rounded stays together when it turns into something angular.
enum OutlineSampling {
  /// Turning by more than about 30° between two edges is a corner; less belongs to an arc.
  private static let sharp = 0.5

  /// Appends `count` corners of a polygon, clockwise if it is, from the top of its middle.
  static func append(_ contour: [Point], count: Int, to points: inout [Point]) {
    let corners = startingAtTop(distinct(contour))
    guard corners.count >= 3 else {
      let place = corners.first ?? .zero
      for _ in 0..<count { points.append(place) }
      return
    }
    let (edges, turns) = masses(of: corners)
    var total = 0.0
    for index in corners.indices { total += edges[index] + turns[index] }
    // The first corner's own mass lies half before the start and half after it.
    var passed = turns[0] / 2
    var index = 0
    for step in 0..<count {
      let place = total * Double(step) / Double(count)
      while index < corners.count {
        let edge = edges[index]
        let next = index + 1 < corners.count ? turns[index + 1] : turns[0] / 2
        if place < passed + edge + next || index == corners.count - 1 { break }
        passed += edge + next
        index += 1
      }
      let from = corners[index]
      let to = corners[index + 1 < corners.count ? index + 1 : 0]
      let share = edges[index] > 0 ? max(0, min(1, (place - passed) / edges[index])) : 0
      points.append(share >= 1 ? to : from + (to - from) * share)
    }
  }

  /// What each edge and each corner counts; both sum up to about 1.
  private static func masses(of corners: [Point]) -> (edges: [Double], turns: [Double]) {
    let count = corners.count
    var lengths: [Double] = []
    var directions: [Vector] = []
    var perimeter = 0.0
    for index in 0..<count {
      let edge = corners[index + 1 < count ? index + 1 : 0] - corners[index]
      lengths.append(edge.length)
      directions.append(edge.normalized)
      perimeter += edge.length
    }
    var turns: [Double] = []
    var turning = 0.0
    for index in 0..<count {
      // The chord of the turn on the unit circle: the angle itself where it is small.
      let turn = (directions[index] - directions[index > 0 ? index - 1 : count - 1]).length
      turns.append(turn)
      turning += turn
    }
    var edges = lengths.map { perimeter > 0 ? $0 / perimeter : 1 }
    for index in 0..<count {
      let share = turning > 0 ? turns[index] / turning : 0
      if turns[index] > sharp {
        turns[index] = share
      } else {
        turns[index] = 0
        edges[index] += share / 2
        edges[index > 0 ? index - 1 : count - 1] += share / 2
      }
    }
    return (edges, turns)
  }

  private static func distinct(_ contour: [Point]) -> [Point] {
    var kept: [Point] = []
    for point in contour where point != kept.last { kept.append(point) }
    while kept.count > 1, kept.first == kept.last { kept.removeLast() }
    return kept
  }

  /// The same contour from the highest place on its middle line, so that what is symmetrical is sampled
  /// symmetrically.
  private static func startingAtTop(_ corners: [Point]) -> [Point] {
    let middle = Contour.bounds(of: corners, in: corners.indices).center.x
    var best: (index: Int, place: Point)?
    for index in corners.indices {
      let (from, to) = (corners[index], corners[index + 1 < corners.count ? index + 1 : 0])
      var place = from
      if from.x != middle {
        guard (from.x < middle) != (to.x < middle), to.x != middle else { continue }
        place = Point(x: middle, y: from.y + (to.y - from.y) * ((middle - from.x) / (to.x - from.x)))
      }
      if let best, place.y >= best.place.y { continue }
      best = (index, place)
    }
    guard let best else { return corners }
    var turned: [Point] = best.place == corners[best.index] ? [] : [best.place]
    let first = turned.isEmpty ? best.index : best.index + 1
    for step in corners.indices { turned.append(corners[(first + step) % corners.count]) }
    return turned
  }
}
