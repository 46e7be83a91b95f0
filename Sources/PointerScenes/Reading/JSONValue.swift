/// Any JSON value.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// A whole number from 2⁵³ up that fits Int64 and that a Double would round.
  case wideInteger(Int64)
  case string(String)
  case array([JSONValue])
  case object(JSONMembers)

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
