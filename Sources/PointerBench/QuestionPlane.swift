package import PointerKit

/// Rectangles, and the places about which an index and a scan are asked; the same as in `rtree.cpp`.
///
/// Rectangles of 44–120 points, each with 14,000 square points of room, so that they cover half of it and
/// overlap; the later is on top. They have no padding: what is asked is the index.
package struct QuestionPlane {
  package let rects: [Rect]
  /// What a pointer does: at most 8 points a step.
  package let walk: [Point]
  /// Places that have nothing to do with each other.
  package let scatter: [Point]

  package init(count: Int, placeCount: Int) {
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
    var place = Point(x: side / 2, y: side / 2)
    walk = (0..<placeCount).map { _ in
      let x = max(0, min(side, place.x + walkDice.number(-8...8)))
      place = Point(x: x, y: max(0, min(side, place.y + walkDice.number(-8...8))))
      return place
    }
    var scatterDice = Dice(seed: 3)
    scatter = (0..<placeCount).map { _ in
      let x = scatterDice.number(extent)
      return Point(x: x, y: scatterDice.number(extent))
    }
  }

  /// A rectangle as a target; ids begin at 1.
  package func target(_ slot: Int) -> PointerTarget {
    var target = PointerTarget(id: TargetID(slot + 1), frame: rects[slot])
    target.z = Int64(slot)
    target.padding = Insets(0)
    return target
  }

  package func store(_ configuration: PointerConfiguration) -> TargetStore {
    var store = TargetStore(configuration: configuration)
    store.beginBatch(count: rects.count)
    for slot in rects.indices { store.upsert(target(slot), configuration: configuration) }
    return store
  }

  /// One target after the other goes up to 16 points in each direction.
  package func moves(_ count: Int) -> [(id: TargetID, frame: Rect)] {
    var dice = Dice(seed: 4)
    var rects = rects
    return (0..<count).map { _ in
      let slot = Int(dice.next() % UInt64(rects.count))
      let dx = dice.number(-16...16)
      rects[slot] = rects[slot].offset(by: Vector(dx: dx, dy: dice.number(-16...16)))
      return (TargetID(slot + 1), rects[slot])
    }
  }
}
