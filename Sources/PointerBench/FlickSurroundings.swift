package import PointerKit

/// A thousand small targets around the place where a flick lands, all within the reach of magnetism, as close
/// as a sheet of symbols: the place itself is in none.
package enum FlickSurroundings {
  package static let count = 1000

  static func id(_ number: Int) -> TargetID { 1 << 40 + TargetID(number) }

  package static func targets(around center: Point) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    for row in -20...20 {
      for column in -20...20 where targets.count < count {
        let middle = center + Vector(dx: 13 * Double(column), dy: 13 * Double(row))
        guard (24.0...236).contains((middle - center).length) else { continue }
        var target = PointerTarget(
          id: id(targets.count), frame: Rect(center: middle, size: Size(width: 9, height: 9)))
        target.kind = .appIcon
        target.padding = Insets(0)
        targets.append(target)
      }
    }
    return targets
  }
}
