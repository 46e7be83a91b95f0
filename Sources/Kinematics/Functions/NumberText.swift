#if !hasFeature(Embedded)

  /// How a description rounds its numbers.
  package enum Digits {
    /// At most three decimals, for lines that say much, such as the line of a frame.
    case few
    /// At most three decimals, unless that would hide a rounding error.
    ///
    /// A number that differs from three decimals by less than a millionth is printed in full. So a coordinate
    /// of 501.9999999 does not look like 502 in the message of a failed assertion.
    case faithful
  }

  extension Double {
    /// The number without zeros at its end: `2`, `0.25`, `-1.667`, `nan`, `inf`, `1e+20`.
    ///
    /// The number −0 is printed as `0`, since the two are equal.
    package func text(_ digits: Digits) -> String {
      // Beyond this magnitude, thousandths do not fit into the integer below, and are not exact anyway.
      guard magnitude < 1e15 else { return fullText }
      let thousandths = UInt64((magnitude * 1000).rounded())
      let error = (magnitude - Double(thousandths) / 1000).magnitude
      if digits == .faithful, error > 0, error < 1e-6 { return fullText }
      let text = thousandths.decimalText(places: 3)
      return self < 0 && thousandths > 0 ? "-" + text : text
    }

    private var fullText: String {
      let text = "\(self)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  extension UInt64 {
    /// The number divided by a power of ten, without zeros at the end: with 3 places, 1500 is `1.5`.
    func decimalText(places: Int) -> String {
      let digits = "\(self)"
      let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
      var decimals = padded.suffix(places)
      while decimals.last == "0" { decimals.removeLast() }
      let whole = padded.dropLast(places)
      return decimals.isEmpty ? String(whole) : "\(whole).\(decimals)"
    }
  }

#endif
