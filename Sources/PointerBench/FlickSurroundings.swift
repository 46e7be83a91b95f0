package import PointerKit

/// A thousand small targets in a ring around the place where a flick lands, all within the reach of magnetism, which must
/// judge every one of them: the place itself is in none.
package enum FlickSurroundings {
  package static let count = 1000

  static func id(_ number: Int) -> UInt64 { 1 << 40 + UInt64(number) }

  package static func targets(around center: Point) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    for row in -20...20 {
      for column in -20...20 where targets.count < count {
        let middle = center + Vector(dx: 6 * Double(column), dy: 6 * Double(row))
        guard (24.0...120).contains((middle - center).length) else { continue }
        var target = PointerTarget(
          id: id(targets.count), frame: Rect(center: middle, size: Size(width: 4, height: 4)))
        target.kind = .appIcon
        target.padding = Insets(0)
        targets.append(target)
      }
    }
    return targets
  }
}
