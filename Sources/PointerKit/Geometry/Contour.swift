import Kinematics

/// Measures of closed polygons, which are ranges of lists of points.
enum Contour {
  /// Half the sum of the cross products: positive where the contour runs clockwise on the screen.
  static func area(of points: [Point], in range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    var previous = points[last]
    // From the first corner, so that a far-off place costs no digits.
    let origin = previous
    var sum = 0.0
    for index in range {
      let point = points[index]
      sum += (previous.x - origin.x) * (point.y - origin.y) - (point.x - origin.x) * (previous.y - origin.y)
      previous = point
    }
    return sum / 2
  }

  /// How fast the area changes when every corner has a velocity.
  static func areaVelocity(of points: [Point], _ velocities: [Vector], in range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    var (previous, rate) = (points[last], velocities[last])
    var sum = 0.0
    for index in range {
      let (point, velocity) = (points[index], velocities[index])
      sum += rate.dx * point.y + previous.x * velocity.dy - velocity.dx * previous.y - point.x * rate.dy
      (previous, rate) = (point, velocity)
    }
    return sum / 2
  }

  static func bounds(of points: [Point], in range: Range<Int>) -> Rect {
    guard let first = range.first else { return .zero }
    var (low, high) = (points[first], points[first])
    for index in range {
      let point = points[index]
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// The centre of area; of what has none the middle of the corners.
  static func centroid(of points: [Point], in range: Range<Int>) -> Point {
    guard let last = range.last else { return .zero }
    let origin = points[last]
    var previous = Vector.zero
    var moment = Vector.zero
    var mean = Vector.zero
    var double = 0.0
    for index in range {
      let point = points[index] - origin
      let cross = previous.dx * point.dy - point.dx * previous.dy
      moment += (previous + point) * cross
      mean += point
      double += cross
      previous = point
    }
    let place = double.magnitude > 1e-9 ? moment / (3 * double) : mean / Double(range.count)
    return place.isFinite ? origin + place : origin
  }

  /// How often the contour runs around a place, clockwise on the screen counted up.
  static func winding(of points: [Point], in range: Range<Int>, around place: Point) -> Int {
    guard let last = range.last else { return 0 }
    var previous = points[last]
    var winding = 0
    for index in range {
      let point = points[index]
      if (previous.y <= place.y) != (point.y <= place.y) {
        let side =
          (point.x - previous.x) * (place.y - previous.y) - (place.x - previous.x) * (point.y - previous.y)
        if previous.y <= place.y {
          if side > 0 { winding += 1 }
        } else if side < 0 {
          winding -= 1
        }
      }
      previous = point
    }
    return winding
  }

  /// The mean of the squared distances from the middle of the corners: never 0 unless all are one place.
  static func spread(of points: [Point], in range: Range<Int>) -> Double {
    let middle = mean(of: points, in: range)
    var sum = 0.0
    for index in range { sum += (points[index] - middle).lengthSquared }
    return sum / Double(max(1, range.count))
  }

  /// How fast the spread changes.
  static func spreadVelocity(of points: [Point], _ velocities: [Vector], in range: Range<Int>) -> Double {
    let middle = mean(of: points, in: range)
    var sum = 0.0
    // The middle's own velocity drops out: the distances from it add up to nothing.
    for index in range { sum += 2 * (points[index] - middle).dot(velocities[index]) }
    return sum / Double(max(1, range.count))
  }

  /// The middle of the corners.
  static func mean(of points: [Point], in range: Range<Int>) -> Point {
    var sum = Vector.zero
    for index in range { sum += points[index] - .zero }
    return .zero + sum / Double(max(1, range.count))
  }
}
