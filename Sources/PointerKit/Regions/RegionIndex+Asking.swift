import Kinematics

/// Which regions hold a point or meet a rectangle.
extension RegionIndex {
  /// Calls `body` with each region whose box holds a point, each once, in no order.
  ///
  /// O(regions in the point's cells).
  @inline(__always)
  func forEach(at point: Point, in boxes: borrowing [RegionBox], _ body: (Int) -> Void) {
    for level in occupiedLevels {
      let (x, y) = (GridCells.cell(of: point.x, level: level), GridCells.cell(of: point.y, level: level))
      forEachSlot(inCell: x, y, level: level) { slot in
        if boxes[slot].contains(point) { body(slot) }
      }
    }
  }

  /// Calls `body` with each region whose box meets a rectangle, touching edges included, each once, in no order.
  ///
  /// O(regions in the cells of the rectangle).
  @inline(__always)
  func forEach(meeting rect: Rect, in boxes: borrowing [RegionBox], _ body: (Int) -> Void) {
    let window = RegionBox(rect)
    guard !window.isInverted else { return }
    for level in occupiedLevels {
      let cells = GridCells(of: window, level: level)
      forEachSlot(in: cells, level: level) { slot, x, y in
        let box = boxes[slot]
        guard box.intersects(window) else { return }
        // Of the cells that both share, the first one speaks.
        if x > cells.minX, GridCells.cell(of: box.minX, level: level) != x { return }
        if y > cells.minY, GridCells.cell(of: box.minY, level: level) != y { return }
        body(slot)
      }
    }
  }
}
