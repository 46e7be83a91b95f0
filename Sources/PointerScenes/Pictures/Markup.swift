import PointerKit

/// Writes numbers, text and rectangles as SVG.
enum Markup {
  /// A number with at most `decimals` decimals, without an exponent or trailing zeros.
  ///
  /// NaN becomes 0, and numbers beyond ±1e9 are clamped.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    guard value == value else { return "0" }
    let scale = [1, 10, 100, 1000, 10_000][max(0, min(4, decimals))]
    let scaled = Int((max(-1e9, min(1e9, value)) * Double(scale)).rounded())
    let whole = String(scaled.magnitude / UInt(scale))
    var fraction = String(scaled.magnitude % UInt(scale) + UInt(scale)).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Text for SVG elements and quoted attributes.
  ///
  /// Tabs and line breaks become spaces. Characters that XML forbids become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(" ")
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A point as `x,y`.
  static func point(_ point: Point) -> String { number(point.x) + "," + number(point.y) }

  /// The attributes of a rectangle: `x`, `y`, `width`, `height`.
  static func attributes(_ rect: Rect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  /// The attributes of a rounded rectangle, without `rx` if the radius is 0.
  static func attributes(_ shape: RoundedRect) -> String {
    attributes(shape.rect) + (shape.cornerRadius > 0 ? " rx=\"\(number(shape.cornerRadius))\"" : "")
  }

  /// A filled rounded rectangle; `more` contains further attributes.
  static func rectangle(_ shape: RoundedRect, fill: String, _ more: String = "") -> String {
    "<rect \(attributes(shape)) fill=\"\(fill)\"\(more.isEmpty ? "" : " " + more)/>"
  }

  /// A filled rectangle with rounded corners; their radius is 0 by default.
  static func rectangle(_ rect: Rect, radius: Double = 0, fill: String, _ more: String = "") -> String {
    rectangle(RoundedRect(rect, cornerRadius: radius), fill: fill, more)
  }

  /// A space character and an attribute with an opacity; empty for an opacity of 1.
  static func opacity(_ name: String, _ opacity: Double) -> String {
    let text = number(opacity, decimals: 3)
    return text == "1" ? "" : " \(name)=\"\(text)\""
  }
}
