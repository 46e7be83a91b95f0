package import PointerKit

/// The yardstick: a look at every region, as toolkits do it, in one pass over an array without gaps.
///
/// The boxes are apart from all else, so that nothing is read of a region that the question does not touch.
package struct LinearScan {
  /// minX, minY, −maxX, −maxY: a point is inside where all four are at most x, y, −x, −y, which is one
  /// comparison.
  private var boxes: [SIMD4<Double>] = []
  private var orders: [Int64] = []
  private var identifiers: [TargetID] = []

  package init() {}

  /// Adds a region; ids ascend.
  package mutating func append(_ region: Rect, z: Int64, id: TargetID) {
    boxes.append(SIMD4(region.minX, region.minY, -region.maxX, -region.maxY))
    orders.append(z)
    identifiers.append(id)
  }

  /// The highest region that holds a point.
  package func topmost(at point: Point) -> TargetID? {
    let place = SIMD4(point.x, point.y, -point.x, -point.y)
    let boxes = self.boxes.span
    var best = -1
    for slot in boxes.indices where all(boxes[unchecked: slot] .<= place) {
      if best < 0 || orders[slot] > orders[best] { best = slot }
    }
    return best < 0 ? nil : identifiers[best]
  }

  /// The nearest region that suits a query; of equally near ones that with the lower id.
  package func nearest(_ query: NearestQuery) -> TargetID? {
    let boxes = self.boxes.span
    let (x, y) = (query.point.x, query.point.y)
    var best = -1
    var least = query.radius * query.radius
    for slot in boxes.indices {
      let box = boxes[unchecked: slot]
      let (left, right) = (box.x - x, x + box.z)
      let (above, below) = (box.y - y, y + box.w)
      let across = left > right ? left : right
      let along = above > below ? above : below
      let (dx, dy) = (across > 0 ? across : 0, along > 0 ? along : 0)
      let distance = dx * dx + dy * dy
      guard distance < least || (best < 0 && distance <= least) else { continue }
      if let direction = query.direction {
        let way = Point(x: box.x / 2 - box.z / 2, y: box.y / 2 - box.w / 2) - query.point
        guard way.dot(direction) >= query.minimumCosine * way.length else { continue }
      }
      best = slot
      least = distance
    }
    return best < 0 ? nil : identifiers[best]
  }

  /// Appends all regions that share a point with a rectangle.
  package func collect(meeting rect: Rect, into found: inout [TargetID]) {
    let boxes = self.boxes.span
    let window = SIMD4(rect.maxX, rect.maxY, -rect.minX, -rect.minY)
    for slot in boxes.indices where all(boxes[unchecked: slot] .<= window) {
      found.append(identifiers[slot])
    }
  }
}
