import Kinematics

/// The regions that contain a point or meet a rectangle.
extension RegionIndex {
  /// Calls `body` once with each region whose box contains a point, in any order; O(regions in its cells).
  @inline(__always)
  func forEach(at point: Point, in layer: Int = 0, of boxes: borrowing [RegionBox], _ body: (Int) -> Void) {
    // No region contains a point beyond the limit or NaN, and such points have no cell.
    let limit = RegionBox.limit
    guard point.x <= limit, point.x >= -limit, point.y <= limit, point.y >= -limit else { return }
    // In Embedded Swift the storage of an empty array is not aligned for boxes: its span would trap.
    if boxes.isEmpty { return }
    let boxes = boxes.span
    for level in levels(of: layer) {
      let x = GridCells.cell(of: point.x, level: level)
      let y = GridCells.cell(of: point.y, level: level)
      let bits = GridCells.tileBits
      let key = TileKey(grid: RegionIndex.grid(layer, level), x: x >> bits, y: y >> bits)
      guard let tile = table.slot(of: key, in: tileKeys) else { continue }
      forEachSlot(at: RegionIndex.word(tile, x, y)) { slot in
        if boxes[unchecked: slot].contains(point) { body(slot) }
      }
    }
  }

  /// Calls `body` once with each region whose box meets a rectangle, shared edges included, in any order.
  ///
  /// O(regions in the cells of the rectangle), and for each level O(tiles) in those around the rectangle or
  /// in all that exist, whichever are fewer.
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
      var walk = TileWalk(around: cells, grid: RegionIndex.grid(layer, level), in: self)
      while let (tile, tileX, tileY) = walk.next(in: self) {
        for (x, y) in cells.part(inTile: tileX, tileY) {
          // Of the cells that a region shares with the rectangle, the top left one reports it: there its box
          // begins inside the cell, or before it in the first column or row.
          let left = x == cells.minX ? -.infinity : Double(x) * size
          let top = y == cells.minY ? -.infinity : Double(y) * size
          forEachSlot(at: RegionIndex.word(tile, x, y)) { slot in
            let edges = boxes[unchecked: slot].edges
            // Two masks of two are combined faster than one of four.
            if all((edges.lowHalf .<= near) .& (edges.highHalf .<= far)), edges.x >= left, edges.y >= top {
              body(slot)
            }
          }
        }
      }
    }
  }
}
