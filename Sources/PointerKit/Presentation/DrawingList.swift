import Kinematics
import Magnetism

/// Writes the drawing commands of a frame, in order, so that all renderers draw alike.
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
  /// The number of contents that have been drawn, and the index of the frame's content that is probably next.
  private var contentCount = 0
  private var nextContent = -1
  /// Whether the frame keeps the extents of everything drawn in the group, and the number of these extents.
  ///
  /// The extents decide which elements without effects have to be painted again, because they lie above
  /// something drawn and overlap it.
  private var keepsExtents = false
  private var extentCount = 0

  /// The outcome of drawing a frame in an order that was found in advance.
  enum Outcome {
    case drawn
    /// The pointer has left the bounds for which the order was found, or is beneath an element for which the
    /// order was not found.
    case pointerIsElsewhere
    case contentsDiffer
  }

  /// Fills the frame's lists group by group: for each element the layers beneath it, its content, and the
  /// layers on top of it.
  ///
  /// The pointer is drawn beneath a covering element (E14), or in front of everything. If the order does not
  /// apply to the frame, the caller has to fill the lists again with another order. If `isCertain` is true,
  /// the order is known to apply, and is not checked. `surroundings` is the opacity of the accessories'
  /// material; nil if nothing surrounds the pointer.
  ///
  /// The commands of the previous frame are overwritten, since emptying the list first would cost more than
  /// everything else. The order and the scene are `inout` although they do not change. Otherwise Swift would
  /// copy these large values.
  static func draw(
    _ frame: inout PointerFrame, _ order: inout DrawingOrder, isCertain: Bool = false,
    in scene: inout TargetStore, surroundings: Double?
  ) -> Outcome {
    var list = DrawingList()
    frame.pointer.behind = nil
    if !frame.repainted.isEmpty { frame.repainted.removeAll(keepingCapacity: true) }
    if !frame.contents.isEmpty || !frame.before.coveringElements.isEmpty {
      if !frame.before.coveringElements.isEmpty, !isCertain {
        let bounds = order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer))
        guard bounds.contains(frame.pointer.bounds) else { return .pointerIsElsewhere }
      }
      let elements = order.elements.span
      list.keepsExtents = elements.count > frame.contents.count
      list.nextContent = frame.contents.count - 1
      for index in elements.indices {
        let target = elements[index].target
        if elements[index].layer != list.layer {
          list.endGroup(in: &scene, into: &frame)
          list.beginGroup(elements[index].layer, in: &scene)
        }
        if !frame.before.coveringElements.isEmpty, frame.pointer.behind == nil,
          frame.before.coveringElements.contains(target)
        {
          guard isCertain || order.coveringElements.contains(target) else { return .pointerIsElsewhere }
          list.putPointer(beneath: target, into: &frame)
        }
        if elements[index].isAffected, let content = list.contentIndex(of: target, in: &frame) {
          if elements[index].extent.offset(by: list.offset).contains(frame.contents[content].extent) {
            list.putContent(content, into: &frame)
          } else if !isCertain {
            return .contentsDiffer
          }
        } else if !elements[index].isRaised {
          list.putAgain(target, elements[index].slot, in: &scene, into: &frame)
        } else if !isCertain {
          return .contentsDiffer
        }
      }
      list.endGroup(in: &scene, into: &frame)
      if list.contentCount < frame.contents.count, !isCertain { return .contentsDiffer }
      if frame.pointer.behind == nil, !frame.before.coveringElements.isEmpty, !isCertain {
        return .pointerIsElsewhere
      }
      list.space = .window
    }
    if frame.pointer.behind == nil { list.putPointer(into: &frame) }
    if let surroundings { list.putSurroundings(materialOpacity: surroundings, into: &frame) }
    list.put(DrawingGroup(space: .window, clip: nil, commands: list.first..<list.count), into: &frame.groups)
    if list.groupCount < frame.groups.count { frame.groups.removeLast(frame.groups.count - list.groupCount) }
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
    return .drawn
  }

  /// Fills the frame's lists if the groups are those of the previous frame, apart from their numbers of
  /// commands; otherwise returns false and changes nothing.
  ///
  /// At most one element may be drawn, and the order has to apply to the frame. This is the usual case: the
  /// pointer is on a control that nothing overlaps, or on no control. The caller makes sure that nothing
  /// surrounds the pointer.
  ///
  /// If `isSame` is true, pointer and contents are the same as in the previous frame. If the pointer is also
  /// beneath the same element, the commands are the same, and the lists are not written.
  static func update(
    _ frame: inout PointerFrame, _ order: inout DrawingOrder, isSame: Bool, in scene: inout TargetStore
  ) -> Bool {
    guard frame.repainted.isEmpty, order.excess.isEmpty, frame.contents.count <= 1,
      frame.groups.count == 1 + frame.contents.count
    else { return false }
    let hasContent = frame.contents.count == 1
    var list = DrawingList()
    if hasContent {
      guard order.elements.count == 1, holdsForContent(&frame, &order, in: &scene) else { return false }
      list.space = frame.groups[0].space
    } else if !frame.before.coveringElements.isEmpty {
      return false
    }
    let behind = frame.before.coveringElements.first
    frame.pointer.behind = behind
    if isSame, frame.before.pointer.behind == behind { return true }

    if hasContent {
      if behind != nil { list.putPointer(into: &frame) }
      list.putContent(0, of: frame.contents, into: &frame.drawing)
      list.space = .window
    }
    let first = list.count
    if behind == nil { list.putPointer(into: &frame) }
    // Usually the groups have as many commands as before.
    if hasContent, frame.groups[0].commands.upperBound != first {
      frame.groups[0] = DrawingGroup(
        space: frame.groups[0].space, clip: frame.groups[0].clip, commands: 0..<first)
    }
    let last = frame.groups.count - 1
    if frame.groups[last].commands != first..<list.count {
      frame.groups[last] = DrawingGroup(space: .window, clip: nil, commands: first..<list.count)
    }
    if list.count < frame.drawing.count { frame.drawing.removeLast(frame.drawing.count - list.count) }
    return true
  }

  /// Whether a ``DrawingOrder`` that lists only one element applies to a frame that has only one content.
  ///
  /// The first group of the frame has to be the group of the element's space, with the same clip. The pointer
  /// has to be beneath the element, or beneath no element.
  private static func holdsForContent(
    _ frame: inout PointerFrame, _ order: inout DrawingOrder, in scene: inout TargetStore
  ) -> Bool {
    let (target, layer) = (order.elements[0].target, order.elements[0].layer)
    let placed = order.elements[0].extent.offset(by: scene.spaces.offset(of: layer))
    guard frame.contents[0].target == target, order.elements[0].isAffected,
      placed.contains(frame.contents[0].extent), frame.groups[0].space == scene.spaces.layers[layer].id,
      frame.groups[0].clip == scene.spaces.clip(of: layer)
    else { return false }
    if frame.before.coveringElements.isEmpty { return true }
    let bounds = order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer))
    return frame.before.coveringElements.count == 1 && frame.before.coveringElements[0] == target
      && order.coveringElements.contains(target) && bounds.contains(frame.pointer.bounds)
  }

  // MARK: Groups

  private mutating func beginGroup(_ layer: Int, in scene: inout TargetStore) {
    self.layer = layer
    space = scene.spaces.layers[layer].id
    offset = scene.spaces.offset(of: layer)
  }

  private mutating func endGroup(in scene: inout TargetStore, into frame: inout PointerFrame) {
    if count > first {
      let group = DrawingGroup(space: space, clip: scene.spaces.clip(of: layer), commands: first..<count)
      put(group, into: &frame.groups)
    }
    first = count
    extentCount = 0
  }

  private mutating func put(_ group: DrawingGroup, into groups: inout [DrawingGroup]) {
    if groupCount < groups.count { groups[groupCount] = group } else { groups.append(group) }
    groupCount += 1
  }

  // MARK: Elements

  /// Draws an element that is not in its plain state, in its group.
  private mutating func putContent(_ index: Int, into frame: inout PointerFrame) {
    contentCount &+= 1
    if keepsExtents { noteExtent(frame.contents[index].extent, in: &frame.before.extents) }
    putContent(index, of: frame.contents, into: &frame.drawing)
  }

  /// Draws an element in its plain state if it overlaps something drawn beneath it, or if the pointer is
  /// directly beneath it.
  private mutating func putAgain(
    _ target: TargetID, _ slot: Int, in scene: inout TargetStore, into frame: inout PointerFrame
  ) {
    let rect = scene.targets[slot].frame.offset(by: offset)
    if frame.pointer.behind == target
      || overlapsExtent(rect, in: &frame.before.extents)
        && overlapsExtent(rect.clipped(to: scene.spaces.clip(of: layer)), in: &frame.before.extents)
    {
      noteExtent(rect, in: &frame.before.extents)
      putPlain(target, rect, into: &frame)
    }
  }

  private mutating func noteExtent(_ extent: Rect, in extents: inout [Rect]) {
    if extentCount < extents.count { extents[extentCount] = extent } else { extents.append(extent) }
    extentCount &+= 1
  }

  private mutating func overlapsExtent(_ rect: Rect, in extents: inout [Rect]) -> Bool {
    for index in 0..<extentCount where extents[index].overlaps(rect) { return true }
    return false
  }

  /// The index of an element's state among the contents of the frame; nil if the element has no state.
  private mutating func contentIndex(of target: TargetID, in frame: inout PointerFrame) -> Int? {
    // Elements of equal size are painted in descending order of id, and the frame lists the states in
    // ascending order. So the next state usually precedes the state that was found last.
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
