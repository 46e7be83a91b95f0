import PointerKit

/// A number, a word or a list of them, as JSON.
enum PlayerValue: Encodable, Equatable {
  case number(Double)
  case text(String)
  case list([PlayerValue])
  case nothing
  /// Of a list, the members that changed, by index: the others stay as they were.
  case changes([Int: PlayerValue])

  /// A length in points, to the hundredth.
  static func length(_ value: Double) -> PlayerValue { .number((value * 100).rounded() / 100) }
  /// A share, a factor or seconds, to the ten-thousandth.
  static func share(_ value: Double) -> PlayerValue { .number((value * 10_000).rounded() / 10_000) }
  /// An id, as text: a page's numbers hold 53 bits only.
  static func id(_ id: some HostIdentifier) -> PlayerValue { .text("\(id.rawValue)") }
  /// A target or group, as text; a group with a letter before it, since a target may have its number.
  static func id(_ element: RevealedElement) -> PlayerValue {
    switch element {
    case .target(let id): .id(id)
    case .group(let id): .text("g\(id.rawValue)")
    }
  }

  static func numbers(_ point: Point) -> [PlayerValue] { [.length(point.x), .length(point.y)] }
  static func numbers(_ rect: Rect) -> [PlayerValue] {
    [.length(rect.minX), .length(rect.minY), .length(rect.width), .length(rect.height)]
  }
  static func numbers(_ shape: RoundedRect) -> [PlayerValue] {
    numbers(shape.rect) + [.length(shape.cornerRadius)]
  }
  /// A colour in linear light.
  static func color(_ color: LinearColor) -> PlayerValue {
    .list([.share(color.red), .share(color.green), .share(color.blue)])
  }

  /// A drawing command: its name, then its values in the order of ``DrawingCommand``.
  init(_ command: DrawingCommand) {
    let values: [PlayerValue]
    switch command {
    case .shadow(let shape, let radius, let color, let opacity):
      values =
        [.text("shadow")] + PlayerValue.numbers(shape) + [.length(radius), .color(color), .share(opacity)]
    case .roundedRect(let shape, let rotation, let color, let opacity):
      values =
        [.text("roundedRect")] + PlayerValue.numbers(shape) + [
          .share(rotation), .color(color), .share(opacity),
        ]
    case .path(let path, let rect, let rotation, let color, let opacity):
      values =
        [.text("path"), .text(CommandDrawing.data(path))] + PlayerValue.numbers(path.bounds)
        + PlayerValue.numbers(rect)
        + [
          .share(rotation), .color(color), .share(opacity), path.strokeWidth.map { .length($0) } ?? .nothing,
        ]
    case .outline(let outline, let center, let scale, let rotation, let color, let opacity):
      values =
        [.text("outline"), .text(PlayerValue.data(outline))] + PlayerValue.numbers(center)
        + [.share(scale), .share(rotation), .color(color), .share(opacity)]
    case .contentBegin(let target, let center, let scale, let translation):
      values =
        [.text("contentBegin"), .id(target)] + PlayerValue.numbers(center)
        + [.share(scale), .length(translation.dx), .length(translation.dy)]
    case .contentEnd(let target):
      values = [.text("contentEnd"), .id(target)]
    case .tint(let shape, let color, let opacity):
      values = [.text("tint")] + PlayerValue.numbers(shape) + [.color(color), .share(opacity)]
    case .radialLight(let center, let radius, let opacity, let clip):
      values =
        [.text("radialLight")] + PlayerValue.numbers(center) + [.length(radius), .share(opacity)]
        + PlayerValue.numbers(clip)
    case .annotation(let texts, let platter, let color, let opacity):
      let lines = texts.map { PlayerValue.list([.text($0.label.string), .text($0.text.string)]) }
      values =
        [.text("annotation")] + PlayerValue.numbers(platter) + [.color(color), .share(opacity), .list(lines)]
    }
    self = .list(values)
  }

  /// The steps in a point in which ``data(_:)`` counts.
  static let outlineSteps = 20.0

  /// An outline as SVG's `d`, in whole steps from corner to corner: dozens of corners change in every still
  /// of a morph.
  private static func data(_ outline: PointerOutline) -> String {
    func steps(_ length: Double) -> Int { Int((max(-1e6, min(1e6, length)) * outlineSteps).rounded()) }
    return outline.ends.indices.map { contour in
      var text = ""
      var before = (x: 0, y: 0)
      for corner in outline.contour(contour) where corner.isFinite {
        let here = (x: steps(corner.x), y: steps(corner.y))
        let way = (here.x - before.x, here.y - before.y)
        if text.isEmpty {
          text = "M\(way.0)\(way.1 < 0 ? "" : " ")\(way.1)l"
        } else if way != (0, 0) {
          text += "\(way.0 < 0 || text.last == "l" ? "" : " ")\(way.0)\(way.1 < 0 ? "" : " ")\(way.1)"
        }
        before = here
      }
      return text.isEmpty ? "" : (text.last == "l" ? String(text.dropLast()) : text) + "Z"
    }.joined()
  }

  /// What must be said so that another value becomes this one; nil where they are equal.
  ///
  /// Of lists of the same length only the members that changed: most of a still is as in the one before.
  private func change(from before: PlayerValue) -> PlayerValue? {
    guard case .list(let new) = self, case .list(let old) = before, new.count == old.count else {
      return self == before ? nil : self
    }
    var changes: [Int: PlayerValue] = [:]
    for index in new.indices { changes[index] = new[index].change(from: old[index]) }
    return changes.isEmpty ? nil : .changes(changes)
  }

  /// Each of a row of values as what changed since the one before.
  static func changes(_ values: [PlayerValue]) -> [PlayerValue] {
    var before = PlayerValue.nothing
    return values.map { value in
      defer { before = value }
      return value.change(from: before) ?? .changes([:])
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    // JSON has no infinities, and a picture has no such places.
    case .number(let value): try container.encode(value.isFinite ? value : 0)
    case .text(let words): try container.encode(words)
    case .list(let values): try container.encode(values)
    case .nothing: try container.encodeNil()
    case .changes(let members):
      try container.encode(
        Dictionary(uniqueKeysWithValues: members.map { ("\($0.key)", $0.value) }))
    }
  }
}
