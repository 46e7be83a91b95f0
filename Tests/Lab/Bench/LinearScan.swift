package import PointerKit

/// The linear search with which the index is compared: one pass over the boxes of all regions.
///
/// Most toolkits search in this way. The boxes are in an array of their own, so that the pass reads hardly
/// anything else.
package struct LinearScan {
  /// The boxes in the form minX, minY, −maxX, −maxY.
  ///
  /// A point (x, y) is inside a box if these four numbers are at most x, y, −x and −y. A single SIMD
  /// comparison tests this.
  private var boxes: [SIMD4<Double>] = []
  private var orders: [Int64] = []
  private var identifiers: [TargetID] = []

  package init() {}

  /// Adds a region; ids must ascend.
  package mutating func append(_ region: Rect, z: Int64, id: TargetID) {
    boxes.append(SIMD4(region.minX, region.minY, -region.maxX, -region.maxY))
    orders.append(z)
    identifiers.append(id)
  }

  /// The id of the topmost region that contains a point; nil if none does.
  package func topmost(at point: Point) -> TargetID? {
    let corner = SIMD4(point.x, point.y, -point.x, -point.y)
    let boxes = self.boxes.span
    var best = -1
    for slot in boxes.indices where all(boxes[unchecked: slot] .<= corner) {
      if best < 0 || orders[slot] > orders[best] { best = slot }
    }
    return best < 0 ? nil : identifiers[best]
  }

  /// Appends the ids of all regions that share a point with a rectangle.
  package func collectTargets(meeting rect: Rect, into found: inout [TargetID]) {
    let boxes = self.boxes.span
    let window = SIMD4(rect.maxX, rect.maxY, -rect.minX, -rect.minY)
    for slot in boxes.indices where all(boxes[unchecked: slot] .<= window) {
      found.append(identifiers[slot])
    }
  }
}
