import PointerKit

/// The measures of Fitts's law, as defined in ISO 9241-9.
enum Throughput {
  /// The index of difficulty, log₂(distance / width + 1), in bits; 0 without distance or width.
  static func difficulty(distance: Double, width: Double) -> Double {
    guard distance > 0, width > 0 else { return 0 }
    return Elementary.log(distance / width + 1) / Elementary.log(2)
  }

  /// The width that contains 96 % of the end points: 4.133 times their standard deviation.
  static func effectiveWidth(deviation: Double) -> Double { 4.133 * deviation }
}
