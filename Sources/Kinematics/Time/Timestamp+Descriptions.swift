#if !hasFeature(Embedded)

  extension Timestamp: CustomStringConvertible {
    /// The seconds since the host's origin, to the nanosecond: `1.008333333 s`.
    public var description: String { text(.faithful) }

    /// The seconds since the host's origin, to the nanosecond or to the millisecond.
    package func text(_ digits: Digits) -> String {
      switch self {
      case .distantPast: return "distant past"
      case .distantFuture: return "distant future"
      default: break
      }
      let milliseconds = (nanoseconds.magnitude + 500_000) / 1_000_000
      let text =
        digits == .faithful
        ? nanoseconds.magnitude.decimalText(places: 9) : milliseconds.decimalText(places: 3)
      return (nanoseconds < 0 && text != "0" ? "-" : "") + text + " s"
    }
  }

#endif
