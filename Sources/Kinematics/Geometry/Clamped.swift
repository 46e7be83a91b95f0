/// A number that is clamped to a range whenever it is set; NaN sets its default.
///
/// The declaration states the default and the range once. The projected value gives access to both:
///
/// ```swift
/// struct Padding {
///   @Clamped(0...1000) var bezel = 12.0
/// }
///
/// var padding = Padding()
/// padding.bezel = 5000  // clamped to 1000
/// let range = padding.$bezel.range  // 0...1000
/// ```
@propertyWrapper
public struct Clamped<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// The values allowed, both ends included.
  public let range: ClosedRange<Value>
  /// The initial value, which also replaces NaN.
  public let defaultValue: Value
  @usableFromInline var value: Value

  /// Creates a number with a default value, which is clamped to the range.
  @inlinable public init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    defaultValue = Swift.min(Swift.max(wrappedValue, range.lowerBound), range.upperBound)
    value = defaultValue
  }

  /// The number, always within the range.
  @inlinable public var wrappedValue: Value {
    get { value }
    @inline(never) set {
      // Only NaN differs from itself.
      if newValue != newValue {
        value = defaultValue
      } else if newValue < range.lowerBound {
        value = range.lowerBound
      } else {
        value = newValue > range.upperBound ? range.upperBound : newValue
      }
    }
  }

  /// The wrapper itself, which makes `$property.range` and `$property.defaultValue` available.
  @inlinable public var projectedValue: Clamped { self }

  /// Whether two numbers are equal; their ranges are not compared.
  @inlinable public static func == (a: Clamped, b: Clamped) -> Bool { a.value == b.value }

  /// Hashes the number alone.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
