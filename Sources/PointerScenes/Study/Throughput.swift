import PointerKit

/// Fitts's measures, as ISO 9241-9 has them.
enum Throughput {
  /// log₂(distance / width + 1), in bits; 0 where there is no distance.
  static func difficulty(distance: Double, width: Double) -> Double {
    guard distance > 0, width > 0 else { return 0 }
    return Elementary.log(distance / width + 1) / Elementary.log(2)
  }

  /// The width that holds 96 % of end points with this standard deviation: 4.133 times it.
  static func effectiveWidth(deviation: Double) -> Double { 4.133 * deviation }
}
