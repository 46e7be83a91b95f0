import Kinematics

/// Which regions hold a point or meet a rectangle.
extension RegionIndex {
  /// Calls `body` with each region whose box holds a point, each once, in no order.
  ///
  /// O(regions in the point's cells).
  @inline(__always)
  func forEach(at point: Point, in layer: Int = 0, of boxes: borrowing [RegionBox], _ body: (Int) -> Void) {
    // What is farther, or NaN, is in no region.
    let farthest = RegionBox.farthest
    guard point.x <= farthest, point.x >= -farthest, point.y <= farthest, point.y >= -farthest else { return }
    // Embedded Swift's storage of an empty array lies where these boxes must not: its span would trap.
    if boxes.isEmpty { return }
    let boxes = boxes.span
    for level in levels(of: layer) {
      let cell = GridCells(of: point, level: level)
      let word = word(ofCell: cell.minX, cell.minY, layer, level)
      if word < 0 { continue }
      forEachSlot(at: word) { slot in
        if boxes[unchecked: slot].contains(point) { body(slot) }
      }
    }
  }

  /// Calls `body` with each region whose box meets a rectangle, touching edges included, each once, in no
  /// order.
  ///
  /// O(regions in the cells of the rectangle), and for each level O(tiles), of those around it or of all
  /// there are, whichever are fewer.
  @inline(__always)
  func forEach(meeting rect: Rect, in layer: Int = 0, of boxes: borrowing [RegionBox], _ body: (Int) -> Void)
  {
    let window = RegionBox(rect)
    let (near, far) = (SIMD2(window.maxX, window.maxY), SIMD2(-window.minX, -window.minY))
    if boxes.isEmpty { return }
    let boxes = boxes.span
    for level in levels(of: layer) {
      let cells = GridCells(of: window, level: level)
      let size = GridCells.size(ofLevel: level)
      var walk = TileWalk(around: cells, layer: layer, level: level, among: tileKeys.count)
      while true {
        let tile = walk.next(in: tiles, tileKeys)
        if tile < 0 { break }
        let part = cells.part(inTile: walk.x, walk.y)
        var y = part.minY
        while y <= part.maxY {
          let top = y == cells.minY ? -2 * RegionBox.farthest : Double(y) * size
          var x = part.minX
          while x <= part.maxX {
            let left = x == cells.minX ? -2 * RegionBox.farthest : Double(x) * size
            // Of the cells that both share, the first one speaks: no other that is asked lies left of it or
            // above.
            forEachSlot(at: RegionIndex.word(tile, x, y)) { slot in
              let edges = boxes[unchecked: slot].edges
              // Two masks of two are joined faster than one of four.
              if all((edges.lowHalf .<= near) .& (edges.highHalf .<= far)), edges.x >= left, edges.y >= top {
                body(slot)
              }
            }
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }
}
