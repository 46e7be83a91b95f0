public import PointerKit

/// A host's own tree of spaces and targets, which it can paint in three ways.
///
/// It uses nothing of the engine's spaces, indices and order, so that the engine's answers can be compared
/// with it.
public struct PaintedTree: Sendable {
  /// The surface.
  public var size: Size
  /// The spaces, with their parents; the window is not listed.
  public var spaces: [PointerSpace] = []
  /// The elements.
  public var targets: [PointerTarget] = []

  /// Creates an empty tree.
  public init(size: Size) { self.size = size }

  /// A space as it is in the window.
  struct Placed {
    var id: SpaceID
    var offset = Vector.zero
    var clip: Rect?
  }

  /// The spaces from back to front.
  var placed: [Placed] {
    var list: [Placed] = []
    visit(Placed(id: .window), into: &list)
    return list
  }

  private func visit(_ space: Placed, into list: inout [Placed]) {
    let children = spaces.filter { $0.parent == space.id && $0.id != space.id }.sorted {
      $0.z != $1.z ? $0.z < $1.z : $0.id > $1.id
    }
    for child in children where child.z < 0 { visit(place(child, in: space), into: &list) }
    list.append(space)
    for child in children where child.z >= 0 { visit(place(child, in: space), into: &list) }
  }

  private func place(_ child: PointerSpace, in parent: Placed) -> Placed {
    var placed = Placed(id: child.id, offset: parent.offset, clip: parent.clip)
    if let clip = child.clip?.offset(by: parent.offset) {
      placed.clip = parent.clip.map { $0.intersection(clip) ?? Rect(origin: $0.origin, size: .zero) } ?? clip
    }
    placed.offset += Vector(child.origin.x, child.origin.y)
    return placed
  }

  // MARK: Order

  /// The targets of a space in painting order, given those that are raised.
  func painted(in space: SpaceID, raised: Set<TargetID>) -> [PointerTarget] {
    func isBefore(_ a: PointerTarget, _ b: PointerTarget) -> Bool {
      if a.z != b.z { return a.z < b.z }
      let (area, other) = (a.frame.width * a.frame.height, b.frame.width * b.frame.height)
      return area != other ? area > other : a.id > b.id
    }
    var list = targets.filter { $0.space == space }.sorted(by: isBefore)
    for lifted in list where raised.contains(lifted.id) {
      let group = list.filter { $0.z == lifted.z && lifted.frame.contains($0.frame) && !isBefore($0, lifted) }
        .sorted(by: isBefore)
      let names = Set(group.map { $0.id })
      list.removeAll { names.contains($0.id) }
      list.insert(contentsOf: group, at: list.firstIndex { $0.z > lifted.z } ?? list.count)
    }
    return list
  }

  // MARK: Painting

  /// Paints by the list: each space's plain content without what is redrawn, then its groups; at last what is
  /// in front of everything.
  public func byList(_ frame: PointerFrame, scale: Double) -> Canvas {
    var canvas = Canvas(size: size, scale: scale)
    for space in placed {
      for target in painted(in: space.id, raised: []) where !frame.drawing.includes(target.id) {
        paint(target, in: space, CanvasTransform(), on: &canvas)
      }
      for group in frame.drawing.dropLast() where group.space == space.id {
        canvas.paint(group.commands, clip: group.clip) { canvas, id, transform in
          guard let target = targets.first(where: { $0.id == id }) else { return }
          paint(target, in: space, transform, on: &canvas)
        }
      }
    }
    canvas.paint(frame.drawing.front, clip: nil)
    return canvas
  }

  /// Paints the tree in its own order and asks at each element.
  public func byElement(_ frame: PointerFrame, scale: Double) -> Canvas {
    var canvas = Canvas(size: size, scale: scale)
    for space in placed {
      let raised = Set(targets.map { $0.id }.filter { frame.elements[$0]?.isRaised ?? false })
      for target in painted(in: space.id, raised: raised) {
        guard let drawing = frame.elements[target.id] else {
          paint(target, in: space, CanvasTransform(), on: &canvas)
          continue
        }
        canvas.paint(drawing.beneath, clip: space.clip)
        paint(
          target, in: space,
          CanvasTransform(center: drawing.center, scale: drawing.scale, translation: drawing.translation),
          on: &canvas)
        canvas.paint(drawing.above, clip: space.clip)
      }
    }
    canvas.paint(frame.drawing.front, clip: nil)
    return canvas
  }

  /// Paints everything in order; of the frame it uses only the contents and the pointer, and no commands.
  public func plainly(_ frame: PointerFrame, scale: Double) -> Canvas {
    var canvas = Canvas(size: size, scale: scale)
    let raised = Set(frame.contents.filter { $0.isRaised }.map { $0.target })
    for space in placed {
      for target in painted(in: space.id, raised: raised) {
        if frame.pointer.behind == target.id { paint(frame.pointer, clip: space.clip, on: &canvas) }
        guard let content = frame.contents.first(where: { $0.target == target.id }) else {
          paint(target, in: space, CanvasTransform(), on: &canvas)
          continue
        }
        paint(target, content, in: space, on: &canvas)
      }
    }
    if frame.pointer.behind == nil { paint(frame.pointer, clip: nil, on: &canvas) }
    return canvas
  }

  private func paint(_ pointer: PointerAppearance, clip: Rect?, on canvas: inout Canvas) {
    let isPath = pointer.outline == .path
    let shape = RoundedRect(
      pointer.roundedRect.rect, cornerRadius: isPath ? 0 : pointer.roundedRect.cornerRadius)
    canvas.fill(shape, LinearColor(luminance: pointer.luminance), opacity: pointer.opacity, clip: clip)
  }

  private func paint(
    _ target: PointerTarget, _ content: ContentState, in space: Placed, on canvas: inout Canvas
  ) {
    let (rect, clip) = (content.transformedFrame, space.clip)
    let shape = RoundedRect(rect, cornerRadius: content.cornerRadius * content.scale)
    let tint = { (canvas: inout Canvas) in
      canvas.fill(shape, content.tintColor, opacity: content.tintOpacity, clip: clip)
    }
    let glow = min(content.frame.size.shorterSide / 4, 16)
    canvas.shadow(
      of: shape, offset: .zero, radius: glow, content.color, opacity: content.radiosity, clip: clip)
    canvas.shadow(
      of: shape, offset: content.shadow.offset, radius: content.shadow.radius, LinearColor(luminance: 0),
      opacity: content.shadow.opacity, clip: clip)
    let light = { (canvas: inout Canvas) in
      let light = content.specular
      canvas.light(at: light.center, radius: light.radius, opacity: light.opacity, on: light.clip, clip: clip)
    }
    if content.tintMode == .underlay { tint(&canvas) }
    if !content.isRaised { light(&canvas) }
    paint(
      target, in: space,
      CanvasTransform(center: content.frame.center, scale: content.scale, translation: content.translation),
      on: &canvas)
    if content.tintMode == .overlay { tint(&canvas) }
    if content.isRaised { light(&canvas) }
  }

  /// Paints the content of an element: a background of its own color, every third one see-through, and a
  /// mark.
  private func paint(
    _ target: PointerTarget, in space: Placed, _ transform: CanvasTransform, on canvas: inout Canvas
  ) {
    let frame = target.frame.offset(by: space.offset)
    let color = PaintedTree.color(of: target.id)
    canvas.fill(
      RoundedRect(transform.apply(frame), cornerRadius: 0), color,
      opacity: target.id.rawValue % 3 == 0 ? 0.6 : 1, clip: space.clip)
    let mark = Rect(
      frame.minX + frame.width / 8, frame.minY + frame.height / 4, frame.width / 2, frame.height / 5)
    canvas.fill(
      RoundedRect(transform.apply(mark), cornerRadius: 0), LinearColor(luminance: 0.05), opacity: 1,
      clip: space.clip)
  }

  /// The color of an element's background.
  public static func color(of target: TargetID) -> LinearColor {
    let mixed = (target.rawValue &* 0x9e37_79b9_7f4a_7c15) >> 40
    return LinearColor(
      red: Double(mixed & 255) / 255, green: Double(mixed >> 8 & 255) / 255,
      blue: Double(mixed >> 16 & 255) / 255)
  }
}
