import Foundation

/// Writes JSON values as text.
enum JSONText {
  /// A number with the fewest digits from which the same bits can be read; null if it is not finite.
  ///
  /// Whole numbers have no decimal point. The exception is −0, since many readers take `-0` for the integer
  /// 0.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") && !(number == 0 && number.sign == .minus) ? String(text.dropLast(2)) : text
  }

  /// A string in quotation marks, with JSON's escapes.
  static func quoted(_ text: some StringProtocol) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let bytes = try? encoder.encode(String(text)) else { return "\"\"" }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func array(_ elements: some Sequence<String>) -> String { "[\(elements.joined(separator: ","))]" }

  static func numbers(_ numbers: Double...) -> String { array(numbers.lazy.map(number)) }
}
