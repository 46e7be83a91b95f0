import Kinematics

/// Which regions are near a place.
extension RegionIndex {
  /// Calls `body` with each region whose box is no farther than a distance from a place, some of them more
  /// than once, those of nearer rings of cells first; `body` may shorten the distance, which is squared.
  ///
  /// O(cells and regions within the distance that the point's own cell leaves).
  @inline(__always)
  func forEach(
    near point: Point, within distanceSquared: inout Double, in layer: Int = 0,
    of boxes: borrowing [RegionBox],
    _ body: (_ slot: Int, _ distanceSquared: inout Double) -> Void
  ) {
    guard distanceSquared >= 0, !boxes.isEmpty else { return }
    let place = Point(x: RegionBox.held(point.x), y: RegionBox.held(point.y))
    let boxes = boxes.span
    for level in levels(of: layer) {
      let home = GridCells(of: place, level: level)
      var (inner, ring, around) = (GridCells.none, home, home)
      while true {
        var y = ring.minY
        while y <= ring.maxY {
          var x = ring.minX
          while x <= ring.maxX {
            if inner.contains(x, y) {
              x = inner.maxX &+ 1
              continue
            }
            if GridCells.distanceSquared(from: place, toCell: x, y, level: level) <= distanceSquared {
              let word = word(ofCell: x, y, layer, level)
              if word >= 0 {
                forEachSlot(at: word) { slot in
                  if boxes[unchecked: slot].distanceSquared(to: place) <= distanceSquared {
                    body(slot, &distanceSquared)
                  }
                }
              }
            }
            x &+= 1
          }
          y &+= 1
        }
        if ring == home {
          // What was found in the point's own cell leaves little to visit.
          let reach = distanceSquared.squareRoot()
          around = GridCells(
            of: RegionBox(
              Rect(minX: place.x - reach, minY: place.y - reach, maxX: place.x + reach, maxY: place.y + reach)
            ), level: level)
          if around.tiles.count > tileKeys.count { break }
        }
        if ring == around { break }
        inner = ring
        ring = ring.grown(within: around)
      }
      if ring == around { continue }
      // Mostly emptiness: the tiles that there are, in their order.
      var walk = TileWalk(around: around, layer: layer, level: level, among: tileKeys.count)
      while true {
        let tile = walk.next(in: tiles, tileKeys)
        if tile < 0 { break }
        let part = around.part(inTile: walk.x, walk.y)
        for y in part.minY...part.maxY {
          for x in part.minX...part.maxX where x != home.minX || y != home.minY {
            if GridCells.distanceSquared(from: place, toCell: x, y, level: level) > distanceSquared {
              continue
            }
            forEachSlot(at: RegionIndex.word(tile, x, y)) { slot in
              if boxes[unchecked: slot].distanceSquared(to: place) <= distanceSquared {
                body(slot, &distanceSquared)
              }
            }
          }
        }
      }
    }
  }
}
