import PointerKit

/// A value in the JSON of the player's page: a number, a text, a list, null or a change of a list.
enum PlayerValue: Encodable, Equatable {
  case number(Double)
  case text(String)
  case list([PlayerValue])
  case nothing
  /// The changes of a list's elements, by index; an element without a change is left out.
  ///
  /// The change of an element is its new value. If the element is a list that keeps its length, the change is
  /// itself a case `changes`.
  case changes([Int: PlayerValue])

  /// A length in points, rounded to hundredths.
  static func length(_ value: Double) -> PlayerValue { .number((value * 100).rounded() / 100) }
  /// A fraction, a factor, an angle in radians or a time in seconds, rounded to ten-thousandths.
  static func fine(_ value: Double) -> PlayerValue { .number((value * 10_000).rounded() / 10_000) }
  /// An id as text, since integers in JavaScript have only 53 bits.
  static func id(_ id: some HostIdentifier) -> PlayerValue { .text("\(id.rawValue)") }
  /// The id of a target or group; a group's id has a prefix, since a target may have the same number.
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
  /// A color in linear light.
  static func color(_ color: LinearColor) -> PlayerValue {
    .list([.fine(color.red), .fine(color.green), .fine(color.blue)])
  }

  /// A drawing command as a list of its name and its values, in the order of ``DrawingCommand/Kind``.
  ///
  /// The first value of `contentBegin` is the target.
  init(_ command: DrawingCommand) {
    let values: [PlayerValue]
    switch command.kind {
    case .shadow(let shape, let radius, let color, let opacity):
      values =
        [.text("shadow")] + PlayerValue.numbers(shape) + [.length(radius), .color(color), .fine(opacity)]
    case .roundedRect(let shape, let color, let opacity):
      values = [.text("roundedRect")] + PlayerValue.numbers(shape) + [.color(color), .fine(opacity)]
    case .path(let path, let rect, let rotation, let color, let opacity):
      values =
        [.text("path"), .text(CommandDrawing.data(path))] + PlayerValue.numbers(path.bounds)
        + PlayerValue.numbers(rect)
        + [
          .fine(rotation), .color(color), .fine(opacity), path.strokeWidth.map { .length($0) } ?? .nothing,
        ]
    case .outline(let outline, let center, let scale, let color, let opacity):
      values =
        [.text("outline"), .text(PlayerValue.data(outline))] + PlayerValue.numbers(center)
        + [.fine(scale), .color(color), .fine(opacity)]
    case .contentBegin(let center, let scale, let translation):
      values =
        [.text("contentBegin"), .id(command.target ?? 0)] + PlayerValue.numbers(center)
        + [.fine(scale), .length(translation.dx), .length(translation.dy)]
    case .contentEnd:
      values = [.text("contentEnd")]
    case .tint(let shape, let color, let opacity):
      values = [.text("tint")] + PlayerValue.numbers(shape) + [.color(color), .fine(opacity)]
    case .radialLight(let center, let radius, let opacity, let clip):
      values =
        [.text("radialLight")] + PlayerValue.numbers(center) + [.length(radius), .fine(opacity)]
        + PlayerValue.numbers(clip)
    case .annotation(let texts, let platter, let color, let opacity):
      let lines = texts.map { PlayerValue.list([.text($0.label.string), .text($0.text.string)]) }
      values =
        [.text("annotation")] + PlayerValue.numbers(platter) + [.color(color), .fine(opacity), .list(lines)]
    }
    self = .list(values)
  }

  /// The number of steps per point in the coordinates of ``data(_:)``.
  static let outlineSteps = 20.0

  /// An outline in the form of SVG's attribute `d`, with whole steps from corner to corner.
  ///
  /// This form is short, which matters since the outline of a morph has dozens of corners in every still.
  private static func data(_ outline: PointerOutline) -> String {
    func steps(_ length: Double) -> Int { Int((max(-1e6, min(1e6, length)) * outlineSteps).rounded()) }
    return outline.ends.indices.map { contour in
      var text = ""
      var before = (x: 0, y: 0)
      for corner in outline.contour(contour) where corner.isFinite {
        let position = (x: steps(corner.x), y: steps(corner.y))
        let delta = (position.x - before.x, position.y - before.y)
        if text.isEmpty {
          text = "M\(delta.0)\(delta.1 < 0 ? "" : " ")\(delta.1)l"
        } else if delta != (0, 0) {
          text += "\(delta.0 < 0 || text.last == "l" ? "" : " ")\(delta.0)\(delta.1 < 0 ? "" : " ")\(delta.1)"
        }
        before = position
      }
      return text.isEmpty ? "" : (text.last == "l" ? String(text.dropLast()) : text) + "Z"
    }.joined()
  }

  /// The change from another value to this one; nil if they are equal.
  ///
  /// For lists of the same length, the change contains only the changed elements.
  private func change(from before: PlayerValue) -> PlayerValue? {
    guard case .list(let new) = self, case .list(let old) = before, new.count == old.count else {
      return self == before ? nil : self
    }
    var changes: [Int: PlayerValue] = [:]
    for index in new.indices { changes[index] = new[index].change(from: old[index]) }
    return changes.isEmpty ? nil : .changes(changes)
  }

  /// Each value as its change from the previous value.
  ///
  /// This form is short for the stills of a film, since successive stills differ little.
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
    // JSON has no infinities and no NaN.
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
