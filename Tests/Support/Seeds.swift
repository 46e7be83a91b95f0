/// The seeds of a property test: all of them in a release build; in a debug build, where the whole suite is to take
/// at most 75 s, a sixth of them or a number that is given.
public func seeds(_ count: Int, inDebug: Int? = nil) -> Range<Int> {
  #if DEBUG
    0..<(inDebug ?? (count + 5) / 6)
  #else
    0..<count
  #endif
}

/// What a test with many combinations tries: all of each list in a release build; in a debug build one
/// element of each list, drawn anew each time, always in the same order.
public struct Variants {
  private var dice = Dice(seed: 1)

  /// Creates the choice that begins every test.
  public init() {}

  /// The elements of a list to try now.
  public mutating func of<Element>(_ list: [Element]) -> [Element] {
    #if DEBUG
      [dice.pick(list)]
    #else
      list
    #endif
  }
}

/// What a slow test tries of a list: all of it in a release build; in a debug build a sixth of it or a number
/// that is given, from everywhere in the list.
public func sample<List: RandomAccessCollection>(_ list: List, inDebug: Int? = nil) -> [List.Element] {
  let count = seeds(list.count, inDebug: inDebug).count
  return (0..<count).map { list[list.index(list.startIndex, offsetBy: $0 * list.count / count)] }
}

/// Each seed with the dice that it gives, which may be those of a number some seeds further on.
public func withDice(_ seeds: some Sequence<Int>, from first: Int = 0) -> [(seed: Int, dice: Dice)] {
  seeds.map { ($0, Dice(seed: UInt64($0 + first))) }
}
