package import PointerKit

/// Writes numbers and strings as JSON.
package enum JSONText {
  /// A number with the fewest digits from which the same bits can be read; null if it is not finite.
  ///
  /// Whole numbers have no decimal point. The exception is −0, since many readers take `-0` for the integer
  /// 0.
  package static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") && !(number == 0 && number.sign == .minus) ? String(text.dropLast(2)) : text
  }

  /// A string in quotation marks, with JSON's escapes.
  package static func quoted(_ text: some StringProtocol) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    let names: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\u{8}": "\\b", "\u{c}": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    ]
    var result = "\""
    for scalar in text.unicodeScalars {
      if let name = names[scalar] {
        result += name
      } else if scalar.value < 0x20 {
        result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  package static func array(_ elements: some Sequence<String>) -> String {
    "[\(elements.joined(separator: ","))]"
  }
  package static func point(_ point: Point) -> String { JSONValue.point(point).text }
  package static func vector(_ vector: Vector) -> String { JSONValue.vector(vector).text }

  /// A time in seconds.
  package static func time(_ time: Timestamp) -> String { number(time.seconds) }
}
