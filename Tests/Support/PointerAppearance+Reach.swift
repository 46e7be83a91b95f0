public import PointerKit

extension PointerAppearance {
  /// Eight directions, clockwise from the right.
  private static let directions = (0..<8).map { index in
    let (sine, cosine) = Elementary.sincos(Double(index) * .pi / 4)
    return Vector(cosine, sine)
  }

  /// The distance of the outline from the middle in each of eight directions, before the scale, in points;
  /// nil for a stroke, and for a path with corners that the polygon of its morph may leave out.
  ///
  /// These distances can be compared between outlines of any kinds.
  public func reach(_ polygon: PointerOutline) -> [Double]? {
    if !polygon.isEmpty { return PointerAppearance.reach(of: polygon.points) }
    guard outline == .path else {
      let radius = max(0, min(cornerRadius, size.shorterSide / 2))
      return PointerAppearance.directions.map { direction in
        direction.dx.magnitude * (size.width / 2 - radius) + direction.dy.magnitude
          * (size.height / 2 - radius) + radius
      }
    }
    guard let path, path.strokeWidth == nil, path.bounds.width > 0, path.bounds.height > 0,
      path.paintsAtItsCorners
    else { return nil }
    let middle = path.bounds.center
    let painted = path.sampled.filter { $0.enclosesArea(within: path.bounds.size.longerSide) }
    return PointerAppearance.reach(
      of: painted.joined().map { point in
        Point(
          (point.x - middle.x) * size.width / path.bounds.width,
          (point.y - middle.y) * size.height / path.bounds.height)
      })
  }

  private static func reach(of points: [Point]) -> [Double] {
    directions.map { direction in points.map { ($0 - .zero).dot(direction) }.max() ?? 0 }
  }
}

extension PointerPath {
  /// Whether the path has few corners, and no corner or cusp that may paint nothing: one where the outline leads
  /// back, or where it turns within a small distance.
  fileprivate var paintsAtItsCorners: Bool {
    if elements.count > 20 { return false }
    var subpaths: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let to): subpaths.append([to])
      case .line(let to), .quadratic(let to, _): subpaths[subpaths.count - 1].append(to)
      // A cubic curve may have a cusp.
      case .cubic: return false
      case .close: break
      }
    }
    return subpaths.allSatisfy { corners in
      let corners = corners.count > 1 && corners.first == corners.last ? Array(corners.dropLast()) : corners
      let edges = zip(corners, corners.dropFirst() + corners.prefix(1)).map { $1 - $0 }
      return zip(edges, edges.dropFirst() + edges.prefix(1)).allSatisfy { edge, next in
        edge.length > 1e-3 * bounds.size.longerSide && edge.normalized.dot(next.normalized) > -0.999
      }
    }
  }

  /// Points on the outline of each subpath, close together on curves; cubic curves are left out.
  fileprivate var sampled: [[Point]] {
    var subpaths: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let to): subpaths.append([to])
      case .line(let to): subpaths[subpaths.count - 1].append(to)
      case .quadratic(let to, let control):
        let from = subpaths.last?.last ?? to
        for index in 1...200 {
          let share = Double(index) / 200
          let (first, second) = (from + (control - from) * share, control + (to - control) * share)
          subpaths[subpaths.count - 1].append(first + (second - first) * share)
        }
      case .cubic, .close: break
      }
    }
    return subpaths
  }
}

extension [Point] {
  /// Whether the polygon paints anything when it is filled; a point or a line does not.
  fileprivate func enclosesArea(within extent: Double) -> Bool {
    guard let first else { return false }
    var doubled = 0.0
    for (from, to) in zip(self, dropFirst()) { doubled += (from - first).cross(to - first) }
    return doubled.magnitude > 1e-9 * extent * extent
  }
}
