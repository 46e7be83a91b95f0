package import PointerKit

/// Random rectangles, and the points for queries of an index and a scan.
///
/// Rectangles have sides of 44 to 120 points and may overlap. The plane has 14,000 square points for each
/// rectangle, which is about twice the area of an average rectangle. Later rectangles are on top of earlier
/// rectangles. The rectangles have no padding.
package struct QueryPlane {
  package let rects: [Rect]
  /// The path of a pointer, in steps of at most 8 points along each axis.
  package let walk: [Point]
  /// Random points.
  package let scatter: [Point]

  package init(count: Int, pointCount: Int) {
    let side = (14_000 * Double(count)).squareRoot()
    let extent = 0...side
    var dice = Dice(seed: 1)
    rects = (0..<count).map { _ in
      let x = dice.number(extent)
      let y = dice.number(extent)
      let width = dice.number(44...120)
      return Rect(x: x, y: y, width: width, height: dice.number(44...120))
    }
    var walkDice = Dice(seed: 2)
    var point = Point(x: side / 2, y: side / 2)
    walk = (0..<pointCount).map { _ in
      let x = max(0, min(side, point.x + walkDice.number(-8...8)))
      point = Point(x: x, y: max(0, min(side, point.y + walkDice.number(-8...8))))
      return point
    }
    var scatterDice = Dice(seed: 3)
    scatter = (0..<pointCount).map { _ in
      let x = scatterDice.number(extent)
      return Point(x: x, y: scatterDice.number(extent))
    }
  }

  /// A rectangle as a target; the target's id is the index of the rectangle plus 1.
  package func target(_ slot: Int) -> PointerTarget {
    var target = PointerTarget(id: TargetID(slot + 1), frame: rects[slot])
    target.z = Int64(slot)
    target.padding = Insets(0)
    return target
  }

  package func store(_ configuration: PointerConfiguration) -> TargetStore {
    var store = TargetStore(SharedConfiguration(configuration))
    store.beginBatch(count: rects.count)
    for slot in rects.indices { store.upsert(target(slot)) }
    return store
  }

  /// Moves of random targets, by up to 16 points along each axis.
  package func moves(_ count: Int) -> [MovedTarget] {
    var dice = Dice(seed: 4)
    var rects = rects
    return (0..<count).map { _ in
      let slot = Int(dice.next() % UInt64(rects.count))
      let dx = dice.number(-16...16)
      rects[slot] = rects[slot].offset(by: Vector(dx: dx, dy: dice.number(-16...16)))
      return MovedTarget(id: TargetID(slot + 1), frame: rects[slot])
    }
  }
}
