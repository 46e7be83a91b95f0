import PointerTestSupport

@testable import PointerKit

extension [PointerPath.Element] {
  /// A closed polygon.
  static func polygon(_ corners: [(Double, Double)]) -> Self {
    let points = corners.map { Point($0.0, $0.1) }
    return [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
  }

  /// A square by its upper left corner.
  static func square(_ x: Double, _ y: Double, _ side: Double) -> Self {
    polygon([(x, y), (x + side, y), (x + side, y + side), (x, y + side)])
  }
}

extension PointerMorph.Goal {
  /// A path in its own size.
  init(_ path: PointerPath) { self.init(size: path.bounds.size, cornerRadius: 0, outline: .path, path: path) }

  static let circle = Self(size: Size(19, 19), cornerRadius: 9.5)
}

extension PointerMorph {
  /// A form that has been at a goal for long.
  init(at goal: Goal) {
    self.init(diameter: 19, configuration: SharedConfiguration())
    retarget(to: goal, spring: PointerConfiguration().snapping.shapeSpring, at: .zero)
  }
}

/// What is seen of a form at an instant.
struct SeenForm {
  var appearance = PointerAppearance()
  var outline = PointerOutline()

  init(_ form: PointerMorph, at time: Timestamp) {
    var form = form
    form.read(at: time, into: &appearance, &outline)
  }

  /// The painted area, in square points: of polygons from scan lines, and of a shape at rest by its formula.
  var area: Double {
    if !outline.isEmpty { return outline.areas.painted }
    if let path = appearance.path { return path.visualWeight * appearance.size.area / path.bounds.size.area }
    return RoundedRect(Rect(center: .zero, size: appearance.size), cornerRadius: appearance.cornerRadius).area
  }
}

extension PointerOutline {
  /// The area that is painted by the nonzero rule, and the part of it around which the outline winds twice or
  /// the other way, from 100 scan lines.
  var areas: (painted: Double, crossing: Double) {
    let bounds = bounds
    let height = bounds.height / 100
    var rows = [[(x: Double, turn: Int)]](repeating: [], count: 100)
    for index in ends.indices {
      let contour = contour(index)
      guard var from = contour.last else { continue }
      for to in contour {
        func row(_ y: Double) -> Double { (y - bounds.minY) / max(height, 1e-9) - 0.5 }
        let (start, end) = (row(from.y), row(to.y))
        let (first, last) = (max(0, min(start, end).rounded(.up)), min(99, max(start, end).rounded(.down)))
        for row in stride(from: first, through: last, by: 1) where row < max(start, end) {
          let share = (row - start) / (end - start)
          rows[Int(row)].append((from.x + (to.x - from.x) * share, from.y > to.y ? 1 : -1))
        }
        from = to
      }
    }
    var (painted, crossing) = (0.0, 0.0)
    for row in rows {
      let ends = row.sorted { $0.x < $1.x }
      var winding = 0
      for (end, next) in zip(ends, ends.dropFirst()) {
        winding += end.turn
        if winding != 0 { painted += (next.x - end.x) * height }
        if winding != 0, winding != 1 { crossing += (next.x - end.x) * height }
      }
    }
    return (painted, crossing)
  }
}
