import PointerKit
import PointerTestSupport

/// Random choices that a printed seed repeats.
struct Dice: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// One element of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[count(0...list.count - 1)] }

  mutating func point(in rect: Rect) -> Point {
    Point(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }

  mutating func vector(upTo length: Double) -> Vector {
    Vector(dx: number(-length...length), dy: number(-length...length))
  }
}
