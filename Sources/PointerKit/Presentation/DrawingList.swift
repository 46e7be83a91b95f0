import Kinematics
import Magnetism

/// Writes what a frame draws, in order, so that all renderers draw alike.
struct DrawingList {
  /// The number of commands so far.
  var count = 0
  /// The number of groups so far, and the index of the first command of the current group.
  private var groupCount = 0
  private var first = 0
  /// The space, the layer and the offset of the current group.
  private(set) var space = SpaceID.window
  private var layer = -1
  private var offset = Vector.zero
  /// The number of contents that have been drawn, and the index of the one that is probably next.
  private var contentCount = 0
  private var nextContent = -1
  /// Whether the frame keeps the extents of what is drawn in the group, since plain elements above may have
  /// to be painted again; and the number of these extents.
  private var keepsExtents = false
  private var extentCount = 0

  /// Whether an order of drawing applies to a frame.
  enum Outcome {
    case drawn
    /// The pointer has left the bounds for which the order was found.
    case pointerIsElsewhere
    case contentsDiffer
  }

  /// Fills the frame's lists group by group; each element has the layers beneath it, its content, and the
  /// layers on top of it.
  ///
  /// The pointer is drawn beneath its element (E14), or in front of everything. If the order does not apply
  /// to the frame, the lists have to be filled again in another order; `isCertain` leaves out the checks.
  /// `surroundings` is the opacity of the accessories' material; nil if nothing surrounds the pointer.
  ///
  /// The commands of the previous frame are overwritten, since emptying the list first would cost more than
  /// everything else. The order and the scene are `inout` although they do not change, since Swift would copy
  /// such large values otherwise.
  static func draw(
    _ frame: inout PointerFrame, _ order: inout DrawingOrder, isCertain: Bool = false,
    in scene: inout TargetStore, surroundings: Double?
  ) -> Outcome {
    var list = DrawingList()
    frame.pointer.behind = nil
    if !frame.repainted.isEmpty { frame.repainted.removeAll(keepingCapacity: true) }
    if !frame.contents.isEmpty || !frame.before.hosts.isEmpty {
      if !frame.before.hosts.isEmpty, !isCertain {
        let bounds = order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer))
        guard bounds.contains(frame.pointer.bounds) else { return .pointerIsElsewhere }
      }
      let elements = order.elements
      list.keepsExtents = elements.count > frame.contents.count
      list.nextContent = frame.contents.count - 1
      for index in elements.indices {
        if elements[index].layer != list.layer {
          list.endGroup(in: &scene, into: &frame)
          list.beginGroup(elements[index].layer, in: &scene)
        }
        if !frame.before.hosts.isEmpty, frame.pointer.behind == nil,
          frame.before.hosts.contains(elements[index].target)
        {
          guard isCertain || order.hosts.contains(elements[index].target) else { return .pointerIsElsewhere }
          list.putPointer(beneath: elements[index].target, into: &frame)
        }
        let isDrawn = list.put(elements[index], in: &scene, into: &frame)
        if !isDrawn, !isCertain { return .contentsDiffer }
      }
      list.endGroup(in: &scene, into: &frame)
      if list.contentCount < frame.contents.count, !isCertain { return .contentsDiffer }
      if frame.pointer.behind == nil, !frame.before.hosts.isEmpty, !isCertain { return .pointerIsElsewhere }
      list.space = .window
    }
    if frame.pointer.behind == nil { list.putPointer(into: &frame) }
    if let surroundings { list.putSurroundings(materialOpacity: surroundings, into: &frame) }
    list.put(DrawingGroup(space: .window, clip: nil, commands: list.first..<list.count), into: &frame.groups)
    if list.groupCount < frame.groups.count { frame.groups.removeLast(frame.groups.count - list.groupCount) }
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
    return .drawn
  }

  // MARK: Groups

  @inline(__always)
  private mutating func beginGroup(_ layer: Int, in scene: inout TargetStore) {
    self.layer = layer
    space = scene.spaces.layers[layer].id
    offset = scene.spaces.offset(of: layer)
  }

  @inline(__always)
  private mutating func endGroup(in scene: inout TargetStore, into frame: inout PointerFrame) {
    if count > first {
      let group = DrawingGroup(space: space, clip: scene.spaces.clip(of: layer), commands: first..<count)
      put(group, into: &frame.groups)
    }
    first = count
    extentCount = 0
  }

  @inline(__always)
  private mutating func put(_ group: DrawingGroup, into groups: inout [DrawingGroup]) {
    if groupCount < groups.count { groups[groupCount] = group } else { groups.append(group) }
    groupCount += 1
  }

  // MARK: Elements

  /// Draws an element in its group; returns false if the order does not apply to the frame.
  ///
  /// An element in its plain state is drawn only if it overlaps something that was drawn beneath it, or if
  /// the pointer is beneath it.
  @inline(__always)
  private mutating func put(
    _ element: borrowing DrawingOrder.Element, in scene: inout TargetStore, into frame: inout PointerFrame
  ) -> Bool {
    if element.isAffected, let index = contentIndex(of: element.target, in: &frame) {
      guard element.extent.offset(by: offset).contains(frame.contents[index].extent) else { return false }
      contentCount &+= 1
      if keepsExtents { noteExtent(frame.contents[index].extent, in: &frame.before.extents) }
      putContent(index, of: frame.contents, into: &frame.drawing)
      return true
    }
    if element.isRaised { return false }
    let rect = scene.targets[element.slot].frame.offset(by: offset)
    if frame.pointer.behind == element.target
      || overlapsExtent(rect, in: &frame.before.extents)
        && overlapsExtent(rect.clipped(to: scene.spaces.clip(of: layer)), in: &frame.before.extents)
    {
      noteExtent(rect, in: &frame.before.extents)
      putPlain(element.target, rect, into: &frame)
    }
    return true
  }

  private mutating func noteExtent(_ extent: Rect, in extents: inout [Rect]) {
    if extentCount < extents.count { extents[extentCount] = extent } else { extents.append(extent) }
    extentCount &+= 1
  }

  private mutating func overlapsExtent(_ rect: Rect, in extents: inout [Rect]) -> Bool {
    for index in 0..<extentCount where extents[index].overlaps(rect) { return true }
    return false
  }

  /// The index of an element's state among the contents of the frame; nil if it has none.
  @inline(__always)
  private mutating func contentIndex(of target: TargetID, in frame: inout PointerFrame) -> Int? {
    // Elements of equal size are painted in descending order of id, so that the next state usually precedes
    // the last one.
    if nextContent < 0 || frame.contents[nextContent].target != target {
      guard let index = frame.contentIndex(of: target) else { return nil }
      nextContent = index
    }
    nextContent &-= 1
    return nextContent &+ 1
  }

  private mutating func putPointer(beneath target: TargetID, into frame: inout PointerFrame) {
    frame.pointer.behind = target
    putPointer(into: &frame)
    if keepsExtents, frame.pointer.opacity > 0 {
      noteExtent(frame.pointer.bounds, in: &frame.before.extents)
    }
  }
}
