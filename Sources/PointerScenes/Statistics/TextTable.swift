/// A table of text; columns of words are aligned to the left, and columns of numbers to the right.
package struct TextTable {
  /// The columns: the heading, and whether the cells are words.
  let columns: [(head: String, isWord: Bool)]
  package var rows: [[String]] = []

  package init(columns: [(head: String, isWord: Bool)]) { self.columns = columns }

  /// The lines of the table, each with a line feed.
  package var text: String {
    let lines = [columns.map(\.head)] + rows
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      var text = line.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - line[column].count)
        return columns[column].isWord ? line[column] + gap : gap + line[column]
      }.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  /// A number with 0…3 decimals and a typographic minus sign; "–" if the number is not finite.
  ///
  /// With `isSigned`, a positive number gets a plus sign.
  package static func fixed(_ value: Double, _ decimals: Int, isSigned: Bool = false) -> String {
    guard value.isFinite else { return "–" }
    let scale = [1, 10, 100, 1000][max(0, min(3, decimals))]
    let scaled = Int((max(-1e9, min(1e9, value)) * Double(scale)).rounded())
    let sign = scaled < 0 ? "−" : isSigned && scaled > 0 ? "+" : ""
    let whole = "\(sign)\(scaled.magnitude / UInt(scale))"
    guard decimals > 0 else { return whole }
    return whole + "." + String(scaled.magnitude % UInt(scale) + UInt(scale)).dropFirst()
  }
}
