public import PointerKit

/// Random choices that a printed seed repeats (SplitMix64, Steele, Lea and Flood 2014).
public struct Dice: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates dice whose numbers follow from a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
  /// A whole number in a range.
  ///
  /// It is chosen among 64-bit integers, so that a machine with shorter ones chooses the same.
  public mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int(Int64.random(in: Int64(range.lowerBound)...Int64(range.upperBound), using: &self))
  }
  /// True with a probability.
  public mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// One element of a list that is not empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element { list[count(0...list.count - 1)] }

  /// A point in a rectangle.
  public mutating func point(in rect: Rect) -> Point {
    Point(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }

  /// A vector with components from −length to length.
  public mutating func vector(upTo length: Double) -> Vector {
    Vector(dx: number(-length...length), dy: number(-length...length))
  }

  /// A number from all bit patterns, the awkward ones (NaN, infinities, zeros, subnormal and huge numbers)
  /// often.
  public mutating func anyDouble() -> Double {
    switch next() % 3 {
    case 0: return pick(AdversarialValues.numbers)
    case 1: return Double(bitPattern: next())
    default: return number(-1_000...1_000)
    }
  }
}
