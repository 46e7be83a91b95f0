package import PointerKit

/// A thousand small targets around the end of a flick, all within reach of magnetism.
///
/// None of them contains the end point itself.
package enum FlickSurroundings {
  package static let count = 1000

  static func id(_ number: Int) -> TargetID { TargetID(1 << 40 + number) }

  package static func targets(around center: Point) -> [PointerTarget] {
    var targets: [PointerTarget] = []
    for row in -20...20 {
      for column in -20...20 where targets.count < count {
        let position = center + Vector(dx: 6.5 * Double(column), dy: 6.5 * Double(row))
        guard (24.0...120).contains((position - center).length) else { continue }
        var target = PointerTarget(
          id: id(targets.count), frame: Rect(center: position, size: Size(width: 4, height: 4)))
        target.kind = .appIcon
        target.padding = Insets(0)
        targets.append(target)
      }
    }
    return targets
  }
}
