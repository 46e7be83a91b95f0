/// Converts numbers to decimal text, also in Embedded Swift.
enum DecimalText {
  /// A number with at most two decimals, without trailing zeros.
  ///
  /// NaN becomes 0, and numbers beyond ±1e12 are clamped.
  static func text(_ value: Double) -> String {
    guard value == value else { return "0" }
    let scaled = Int64((max(-1e12, min(1e12, value)) * 100).rounded())
    let (whole, hundredths) = (scaled.magnitude / 100, scaled.magnitude % 100)
    var text = (scaled < 0 ? "-" : "") + String(whole)
    if hundredths > 0 {
      text += "." + String(hundredths / 10)
      if hundredths % 10 > 0 { text += String(hundredths % 10) }
    }
    return text
  }
}
