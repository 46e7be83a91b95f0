#if !hasFeature(Embedded)

  /// How many digits of a number a description prints.
  package enum Digits {
    /// Every digit, so that values that differ never look alike in the message of a failed assertion.
    ///
    /// Points, rectangles and other small values print their numbers in full, as Swift prints a `Double`.
    case all
    /// At most three decimals, for lines that say much, such as the line of a frame.
    case few
  }

  extension Double {
    /// The number without a decimal point if it is whole: `2`, `0.25`, `-1.5`, `nan`, `inf`, `1e+20`.
    ///
    /// The number −0 is printed as `0`, since the two are equal.
    package func text(_ digits: Digits) -> String {
      // Beyond this magnitude, thousandths do not fit into the integer below, and are not exact anyway.
      if digits == .few, magnitude < 1e15 {
        let thousandths = UInt64((magnitude * 1000).rounded())
        let text = thousandths.decimalText(places: 3)
        return self < 0 && thousandths > 0 ? "-" + text : text
      }
      if self == 0 { return "0" }
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
