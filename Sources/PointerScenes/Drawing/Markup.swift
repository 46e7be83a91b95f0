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
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" \(attributes(rect.size))"
  }

  /// The attributes of a size: `width`, `height`.
  static func attributes(_ size: Size) -> String {
    "width=\"\(number(size.width))\" height=\"\(number(size.height))\""
  }

  /// The attributes of a rounded rectangle, without `rx` if the radius is 0.
  static func attributes(_ shape: RoundedRect) -> String {
    attributes(shape.rect) + (shape.cornerRadius > 0 ? " rx=\"\(number(shape.cornerRadius))\"" : "")
  }

  /// A rounded rectangle in the form of SVG's attribute `d`.
  static func path(_ shape: RoundedRect) -> String {
    let (rect, radius) = (shape.rect, shape.cornerRadius)
    let (x, y) = (rect.width - 2 * radius, rect.height - 2 * radius)
    func arc(_ dx: Double, _ dy: Double) -> String {
      guard radius > 0 else { return "" }
      return "a\(number(radius)),\(number(radius)) 0 0 1 \(number(dx * radius)),\(number(dy * radius))"
    }
    return "M" + point(rect.origin + Vector(dx: radius, dy: 0))
      + "h\(number(x))" + arc(1, 1) + "v\(number(y))" + arc(-1, 1)
      + "h\(number(-x))" + arc(-1, -1) + "v\(number(-y))" + arc(1, -1) + "z"
  }

  /// A filled rounded rectangle; `more` contains further attributes.
  static func rectangle(_ shape: RoundedRect, fill: String, _ more: String = "") -> String {
    "<rect \(attributes(shape)) fill=\"\(fill)\"\(more.isEmpty ? "" : " " + more)/>"
  }

  /// A filled rectangle with rounded corners; their radius is 0 by default.
  static func rectangle(_ rect: Rect, radius: Double = 0, fill: String, _ more: String = "") -> String {
    rectangle(RoundedRect(rect, cornerRadius: radius), fill: fill, more)
  }

  /// An SVG document with text in the fonts of all pictures.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - part: The rectangle that fills the document; nil, the default, is the rectangle of `size` at (0, 0).
  ///   - attributes: Further attributes of the document.
  ///   - definitions: The elements to which the body refers; nil if there are none.
  ///   - body: The elements, with a line feed at the end.
  /// - Returns: The document, with a line feed at the end.
  static func document(
    _ size: Size, part: Rect? = nil, attributes: String = "", definitions: String? = nil, _ body: String
  ) -> String {
    let box = numbers(part ?? Rect(origin: .zero, size: size))
    let definitions = definitions.map { "<defs>\($0)</defs>\n" } ?? ""
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(Markup.attributes(size)) viewBox=\"\(box)\""
      + " font-family=\"\(fonts)\"\(attributes)>\n\(definitions)\(body)</svg>\n"
  }

  /// A nested document that shows a part of its body in a frame.
  static func view(_ frame: Rect, of part: Rect, _ body: String) -> String {
    let place = frame.origin == .zero ? attributes(frame.size) : attributes(frame)
    return "<svg \(place) viewBox=\"\(numbers(part))\">\(body)</svg>"
  }

  /// The font families of all pictures.
  static let fonts = "Inter,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"

  /// A rectangle as the attribute `viewBox` has it.
  private static func numbers(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")
  }

  /// A space character and an attribute with an opacity; empty for an opacity of 1.
  static func opacity(_ name: String, _ opacity: Double) -> String {
    let text = number(opacity, decimals: 3)
    return text == "1" ? "" : " \(name)=\"\(text)\""
  }
}

/// The width of a text in DejaVu Sans, the widest font family of the pictures.
///
/// A picture names several font families, since a machine may lack some of them. The other families are
/// narrower, so a text that fits in DejaVu Sans fits in all of them.
struct TextWidth {
  /// The width in multiples of the font size.
  let ems: Double

  /// Measures a text; from a weight of 500 up it is measured as bold, since 500 may be drawn as bold.
  init(_ text: some StringProtocol, weight: Int = 400) {
    ems = text.reduce(0) { $0 + TextWidth.advance(of: $1, isBold: weight >= 500) }
  }

  /// The width at a font size, in points.
  func points(at size: Double) -> Double { ems * size }

  /// The width of a character in multiples of the font size; a character outside ASCII counts as wide.
  static func advance(of character: Character, isBold: Bool) -> Double {
    guard let code = character.asciiValue, code >= 32, code < 127 else { return isBold ? 1.11 : 1 }
    return Double((isBold ? bold : regular)[Int(code) - 32]) / 100
  }

  /// The widths of the characters from space to tilde in DejaVu Sans, in hundredths of the font size, rounded
  /// up.
  private static let regular: [UInt8] = [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 34, 34, 84, 84, 84, 54, 100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79,
    70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28,
    58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,
  ]

  /// The widths of the same characters in DejaVu Sans Bold.
  private static let bold: [UInt8] = [
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 40, 40, 84, 84, 84, 59, 100, 78, 77, 74, 84, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 86, 74, 86,
    78, 73, 69, 82, 78, 111, 78, 73, 73, 46, 37, 46, 84, 50, 50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35,
    67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72, 66, 93, 65, 66, 59, 72, 37, 72, 84,
  ]
}
