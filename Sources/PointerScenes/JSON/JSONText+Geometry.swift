import PointerKit

extension JSONText {
  static func point(_ point: Point) -> String { numbers(point.x, point.y) }
  static func vector(_ vector: Vector) -> String { numbers(vector.dx, vector.dy) }
  static func size(_ size: Size) -> String { numbers(size.width, size.height) }
  static func rect(_ rect: Rect) -> String { numbers(rect.minX, rect.minY, rect.width, rect.height) }

  /// A time in seconds.
  static func time(_ time: Timestamp) -> String { number(time.seconds) }

  /// An outline of straight edges in the format for paths in scenes; (0, 0) is the pointer's center.
  static func path(_ outline: PointerOutline) -> String {
    var commands: [String] = []
    for contour in outline.ends.indices {
      for (index, point) in outline.contour(contour).enumerated() {
        commands.append("[\"\(index == 0 ? "M" : "L")\",\(number(point.x)),\(number(point.y))]")
      }
      commands.append("[\"Z\"]")
    }
    return "{\"commands\":\(array(commands)),\"anchor\":[0,0],\"stroke\":null}"
  }

  /// A path in the format for paths in scenes.
  static func path(_ path: PointerPath) -> String {
    let commands = path.elements.map { element in
      switch element {
      case .move(let to): "[\"M\",\(number(to.x)),\(number(to.y))]"
      case .line(let to): "[\"L\",\(number(to.x)),\(number(to.y))]"
      case .quadratic(let to, let control):
        "[\"Q\",\(number(control.x)),\(number(control.y)),\(number(to.x)),\(number(to.y))]"
      case .cubic(let to, let first, let second):
        "[\"C\",\(number(first.x)),\(number(first.y)),\(number(second.x)),\(number(second.y)),"
          + "\(number(to.x)),\(number(to.y))]"
      case .close: "[\"Z\"]"
      }
    }
    let stroke = path.strokeWidth.map(number) ?? "null"
    return "{\"commands\":\(array(commands)),\"anchor\":\(point(path.anchor)),\"stroke\":\(stroke)}"
  }
}
