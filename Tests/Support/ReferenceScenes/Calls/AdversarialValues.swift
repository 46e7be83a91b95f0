public import PointerKit

/// Numbers, rectangles and times that break code which did not expect them.
public enum AdversarialValues {
  /// Not a number, infinite, zero of both signs, subnormal, the greatest, the least, and some that overflow
  /// in sums or products.
  public static let numbers: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    1e308, -1e308, 1e155, -1e155, 1e100, 1e19, -1e19, 9.3e18, 1e9, -1e9, 0x1p53, 0x1p53 + 2, 1e-308, 1e-30,
    1, -1, 0.1, 19, -37, 512.5,
  ]

  /// The finite ones among ``numbers``.
  public static let finiteNumbers = numbers.filter { $0.isFinite }

  /// Instants at the ends of their range, around zero, and ordinary ones.
  public static let times: [Timestamp] = [
    .distantPast, Timestamp(nanoseconds: .min + 1), Timestamp(nanoseconds: -1), .zero,
    Timestamp(nanoseconds: 1), Timestamp(nanoseconds: 1_000_000_000),
    Timestamp(nanoseconds: 4_000_000_000_000_000_000), Timestamp(nanoseconds: .max - 1), .distantFuture,
  ]

  /// Ids that are reserved, small, shared with others, or as large as can be.
  public static let identifiers: [UInt64] = [0, 1, 2, 3, 4, 5, 0x1_0000_0000, .max - 1, .max]

  /// Integers at the ends of their range and around zero.
  public static let integers: [Int] = [.min, .min + 1, -1, 0, 1, 2, 3, 64, 65, .max - 1, .max]
}
