import PointerKit

/// The drawing commands of a frame, by space.
extension FrameWriter {
  /// The groups of drawing commands of a frame, from back to front.
  ///
  /// The last group is in front of all content.
  mutating func drawing(_ frame: PointerFrame) -> String {
    var groups: [String] = []
    for group in frame.groups {
      let space = group.space == .window ? "null" : JSONText.quoted(names.name(ofSpace: group.space))
      let commands = frame.drawing[group.commands].map { command($0) }
      groups.append(
        "{\"space\":\(space),\"clip\":\(group.clip.map(JSONText.rect) ?? "null")"
          + ",\"commands\":\(JSONText.array(commands))}")
    }
    return JSONText.array(groups)
  }

  private mutating func command(_ command: DrawingCommand) -> String {
    let (type, values) = FrameWriter.parts(of: command.kind)
    let target = command.target.map { quotedName($0) } ?? "null,\"pointer\":true"
    return "{\"type\":\"\(type)\",\"target\":\(target)" + values.map { ",\"\($0)\":\($1)" }.joined() + "}"
  }

  /// The type of a command, and its members with their values in JSON.
  private static func parts(of kind: DrawingCommand.Kind) -> (type: String, values: [(String, String)]) {
    switch kind {
    case .shadow(let shape, let radius, let color, let opacity):
      ("shadow", members(shape) + [("radius", JSONText.number(radius))] + members(color, opacity))
    case .roundedRect(let shape, let color, let opacity):
      ("roundedRect", members(shape) + members(color, opacity))
    case .path(let path, let rect, let rotation, let color, let opacity):
      (
        "path",
        [
          ("path", JSONText.path(path)), ("rect", JSONText.rect(rect)),
          ("rotation", JSONText.number(rotation)),
        ]
          + members(color, opacity)
      )
    case .outline(let outline, let center, let scale, let color, let opacity):
      (
        "outline",
        [
          ("path", JSONText.path(outline)), ("center", JSONText.point(center)),
          ("scale", JSONText.number(scale)),
        ] + members(color, opacity)
      )
    case .contentBegin(let center, let scale, let translation):
      (
        "contentBegin",
        [
          ("center", JSONText.point(center)), ("scale", JSONText.number(scale)),
          ("translation", JSONText.vector(translation)),
        ]
      )
    case .contentEnd: ("contentEnd", [])
    case .tint(let shape, let color, let opacity): ("tint", members(shape) + members(color, opacity))
    case .radialLight(let center, let radius, let opacity, let clip):
      (
        "radialLight",
        [("center", JSONText.point(center)), ("radius", JSONText.number(radius))] + members(clip)
          + [("opacity", JSONText.number(opacity))]
      )
    case .annotation(let values, let platter, let color, let opacity):
      (
        "annotation",
        [
          ("rect", JSONText.rect(platter)),
          (
            "values",
            "{"
              + values.map { "\(JSONText.quoted($0.label.string)):\(JSONText.quoted($0.text.string))" }
              .joined(separator: ",") + "}"
          ),
        ] + members(color, opacity)
      )
    }
  }

  private static func members(_ shape: RoundedRect) -> [(String, String)] {
    [("rect", JSONText.rect(shape.rect)), ("cornerRadius", JSONText.number(shape.cornerRadius))]
  }

  private static func members(_ color: LinearColor, _ opacity: Double) -> [(String, String)] {
    [
      ("color", JSONText.numbers(color.red, color.green, color.blue)), ("opacity", JSONText.number(opacity)),
    ]
  }
}
