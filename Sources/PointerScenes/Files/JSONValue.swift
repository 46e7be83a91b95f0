import PointerKit

/// Any JSON value; the members of an object have an order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// An integer of magnitude 2⁵³ or more that fits Int64; a Double cannot store every such integer exactly.
  case wideInteger(Int64)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  /// A description for errors.
  var found: String {
    switch self {
    case .string(let text): JSONText.quoted(text.count > 40 ? text.prefix(40) + "…" : Substring(text))
    case .array(let elements): "an array of \(elements.count)"
    case .object: "an object"
    case .null, .bool, .number, .wideInteger: text
    }
  }

  // MARK: Writing

  /// The value as JSON, without white space; each number has the fewest digits from which the same bits can
  /// be read.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += JSONText.number(number)
    case .wideInteger(let number): text += number.description
    case .string(let string): text += JSONText.quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += JSONText.quoted(member.key) + ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral
{
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(stringLiteral text: String) { self = .string(text) }

  /// The members of several objects, in order.
  static func joining(_ objects: JSONValue?...) -> JSONValue {
    var all: [Member] = []
    for case .object(let members)? in objects { all += members }
    return .object(all)
  }
}

/// The values of the formats.
extension JSONValue {
  static func numbers(_ numbers: Double...) -> JSONValue { .array(numbers.map { .number($0) }) }
  static func count(_ count: some BinaryInteger) -> JSONValue { .number(Double(count)) }
  static func point(_ point: Point) -> JSONValue { .numbers(point.x, point.y) }
  static func vector(_ vector: Vector) -> JSONValue { .numbers(vector.dx, vector.dy) }
  static func size(_ size: Size) -> JSONValue { .numbers(size.width, size.height) }
  static func rect(_ rect: Rect) -> JSONValue { .numbers(rect.minX, rect.minY, rect.width, rect.height) }
  static func color(_ color: LinearColor) -> JSONValue { .numbers(color.red, color.green, color.blue) }

  /// A time in seconds.
  static func time(_ time: Timestamp) -> JSONValue { .number(time.seconds) }

  static func word<Value>(_ value: Value, of vocabulary: Vocabulary<Value>) -> JSONValue {
    .string(vocabulary.word(for: value))
  }

  static func values(of annotation: some Sequence<PointerAnnotation.Value>) -> JSONValue {
    .object(annotation.map { Member($0.label.string, .string($0.text.string)) })
  }

  /// An outline of straight edges in the format for paths in scenes; (0, 0) is the pointer's center.
  static func path(_ outline: PointerOutline) -> JSONValue {
    var commands: [JSONValue] = []
    for contour in outline.ends.indices {
      for (index, point) in outline.contour(contour).enumerated() {
        commands.append([index == 0 ? "M" : "L", .number(point.x), .number(point.y)])
      }
      commands.append(["Z"])
    }
    return ["commands": .array(commands), "anchor": .numbers(0, 0), "stroke": .null]
  }

  /// A path in the format for paths in scenes.
  static func path(_ path: PointerPath) -> JSONValue {
    func command(_ name: String, _ points: Point...) -> JSONValue {
      .array([.string(name)] + points.flatMap { [.number($0.x), .number($0.y)] })
    }
    let commands = path.elements.map { element in
      switch element {
      case .move(let to): command("M", to)
      case .line(let to): command("L", to)
      case .quadratic(let to, let control): command("Q", control, to)
      case .cubic(let to, let first, let second): command("C", first, second, to)
      case .close: command("Z")
      }
    }
    return [
      "commands": .array(commands), "anchor": .point(path.anchor),
      "stroke": path.strokeWidth.map { .number($0) } ?? .null,
    ]
  }
}
