import Kinematics

/// The extents of all tab bars, by group and by space, so that the bars at a point are found (R4).
///
/// A tab bar is a group with a member of kind ``ElementKind/tabBarItem``. Its extent is a rectangle around
/// the boxes of all members in one space. When one of these members changes while the group has up to 32
/// members, the extent becomes the smallest such rectangle. Until there is a tab bar, nothing is stored.
struct TabBarTable: Hashable, Sendable {
  /// One tab bar.
  private struct Bar: SlotElement, Hashable, Sendable {
    struct ID: Hashable, Sendable {
      var group: GroupID = 0
      var layer = -1
    }
    var id = ID()

    static func word(of id: ID) -> UInt64 {
      id.group.rawValue ^ (id.group.rawValue >> 32)
        ^ UInt64(truncatingIfNeeded: id.layer) &* 0xff51_afd7_ed55_8ccd
    }
  }

  private var bars: [Bar] = []
  /// The extents, by bar.
  private var boxes = BlockArray<RegionBox>()
  private var free: [Int] = []
  private var table = SlotTable<[Bar]>()
  private var index = RegionIndex()

  var isEmpty: Bool { table.count == 0 }

  var byteCount: Int {
    bars.capacity * MemoryLayout<Bar>.stride + boxes.byteCount
      + free.capacity * MemoryLayout<Int>.stride + table.byteCount + index.byteCount
  }

  /// The extent of a tab bar in the coordinates of its space; nil if the group has no tab bar in the layer.
  func extent(of group: GroupID, in layer: Int) -> RegionBox? {
    table.entry(of: Bar.ID(group: group, layer: layer), in: bars).slot.map { boxes[$0] }
  }

  /// Sets the extent of a tab bar; nil removes it.
  mutating func setExtent(_ extent: RegionBox?, of group: GroupID, in layer: Int) {
    let id = Bar.ID(group: group, layer: layer)
    let known = table.entry(of: id, in: bars).slot
    guard let extent else {
      guard let known else { return }
      index.remove(known, boxes[known], in: layer, of: boxes)
      table.remove(id, in: bars)
      bars[known] = Bar()
      free.append(known)
      return
    }
    if let known {
      let old = boxes[known]
      boxes[known] = extent
      index.move(known, from: old, in: layer, of: boxes)
      return
    }
    let bar = free.popLast() ?? bars.count
    if bar == bars.count {
      bars.append(Bar())
      boxes.append(extent)
    }
    bars[bar].id = id
    boxes[bar] = extent
    table.insert(SlotEntry(bar), in: bars)
    index.insert(bar, in: layer, of: boxes)
  }

  /// Calls `body` with the group of each tab bar whose extent contains a point in the coordinates of a layer.
  func forEach(at point: Point, in layer: Int, _ body: (GroupID) -> Void) {
    index.forEach(at: point, in: layer, of: boxes) { body(bars[$0].id.group) }
  }
}
