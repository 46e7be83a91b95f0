package import PointerKit

/// A substitute for a renderer, which reads every command of a frame and adds up numbers instead of painting.
package struct CommandSum {
  private var value = 0.0
  /// The number of commands read so far.
  package private(set) var count = 0

  package init() {}

  /// Reads all commands group by group, like a renderer that paints everything itself.
  @inline(never)
  package mutating func add(_ frame: borrowing PointerFrame) {
    for group in frame.drawing {
      if let clip = group.clip { value += clip.width }
      for command in group.commands { add(command) }
    }
  }

  /// Reads the commands of each element that is not in its plain state, and then the frontmost commands.
  ///
  /// A toolkit that paints element by element reads them in the same way.
  @inline(never)
  package mutating func addByElement(_ frame: borrowing PointerFrame) {
    for content in frame.contents {
      guard let drawing = frame.elements[content.target] else { continue }
      for command in drawing.beneath { add(command) }
      value += drawing.scale
      for command in drawing.above { add(command) }
    }
    for command in frame.drawing.front { add(command) }
  }

  private mutating func add(_ command: borrowing DrawingCommand) {
    count += 1
    switch command.kind {
    case .shadow(let shape, let offset, let radius, _, let opacity):
      value += shape.rect.minX + offset.dy + radius + opacity
    case .roundedRect(let shape, _, let opacity), .tint(let shape, _, let opacity):
      value += shape.rect.minX + opacity
    case .path(let path, let rect, _, _, let opacity):
      value += path.bounds.width + rect.minX + opacity
    case .outline(let outline, let center, _, _, let opacity):
      value += Double(outline.points.count) + center.x + opacity
    case .contentBegin(let center, let scale, let translation): value += center.x + scale + translation.dx
    case .contentEnd: value += 1
    case .radialLight(let center, let radius, let opacity, _): value += center.x + radius + opacity
    case .annotation(let values, let rect, _, let opacity):
      value += Double(values.count) + rect.minX + opacity
    }
  }
}
