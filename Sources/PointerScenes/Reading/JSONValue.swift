import Foundation

/// Any JSON value, decoded by `JSONDecoder`.
///
/// `JSONSerialization` is not used, since it does not round every number to the nearest Double.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// An integer of magnitude 2⁵³ or more that fits Int64; a Double cannot store every such integer exactly.
  case wideInteger(Int64)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// A description for errors.
  var found: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .wideInteger(let number): number.description
    case .string(let text): JSONText.quoted(text.count > 40 ? text.prefix(40) + "…" : Substring(text))
    case .array(let elements): "an array of \(elements.count)"
    case .object: "an object"
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: JSONValue] = [:]
      for key in container.allKeys {
        let guess = LikelyType.ofKey[key.stringValue].flatMap { JSONValue($0, key, in: container) }
        members[key.stringValue] = try guess ?? container.decode(JSONValue.self, forKey: key)
      }
      self = .object(members)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let elements = try JSONValue.decode([JSONValue].self, from: container) {
      self = .array(elements)
    } else if let text = try JSONValue.decode(String.self, from: container) {
      self = .string(text)
    } else if let number = try JSONValue.decode(Double.self, from: container) {
      self = JSONValue(number) { try container.decode(Int64.self) }
    } else {
      self = .bool(try container.decode(Bool.self))
    }
  }

  private init(_ number: Double, exact: () throws -> Int64) {
    if number.magnitude >= 0x1p53, let whole = try? exact() {
      self = .wideInteger(whole)
    } else {
      self = .number(number)
    }
  }

  /// The value, if it has the given type; otherwise nil.
  private static func decode<Value: Decodable>(
    _ type: Value.Type, from container: any SingleValueDecodingContainer
  ) throws -> Value? {
    do {
      return try container.decode(type)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The usual type of the value of a common key.
  ///
  /// For a wrong type, the decoder throws an error, which takes microseconds. Trying the likely type first
  /// halves the time for reading a file.
  private enum LikelyType {
    case bool, number, numbers, rows, string

    static let ofKey: [String: LikelyType] = [
      "bezel": .bool, "down": .bool,
      "cornerRadius": .number, "lift": .number, "t": .number,
      "delta": .numbers, "frame": .numbers, "position": .numbers, "size": .numbers,
      "samples": .rows,
      "clicked": .string, "effect": .string, "event": .string, "group": .string, "id": .string,
      "kind": .string, "label": .string, "phase": .string,
    ]
  }

  private init?(_ likely: LikelyType, _ key: Key, in container: KeyedDecodingContainer<Key>) {
    switch likely {
    case .bool:
      guard let flag = try? container.decode(Bool.self, forKey: key) else { return nil }
      self = .bool(flag)
    case .number:
      guard let number = try? container.decode(Double.self, forKey: key) else { return nil }
      self = JSONValue(number) { try container.decode(Int64.self, forKey: key) }
    case .numbers:
      guard let numbers = try? container.decode([Double].self, forKey: key) else { return nil }
      self = .array(numbers.map { .number($0) })
    case .rows:
      guard let rows = try? container.decode([[Double]].self, forKey: key) else { return nil }
      self = .array(rows.map { .array($0.map { .number($0) }) })
    case .string:
      guard let text = try? container.decode(String.self, forKey: key) else { return nil }
      self = .string(text)
    }
  }
}
