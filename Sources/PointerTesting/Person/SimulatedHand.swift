import Kinematics
import PointerKit
import PointerScenes

/// How steady a person's hand is while the pointer moves and clicks.
public struct SimulatedHand: Hashable, Sendable, CustomStringConvertible {
  /// How far the fingertip rolls while it clicks, in points, in a direction that the seed chooses; 0 for none.
  ///
  /// As it lifts it rolls by a quarter of that.
  public var roll = 0.0
  /// The amplitude of the tremor, in points; 0 for none.
  public var amplitude = 0.0
  /// The frequency of the tremor, in hertz; 9 by default.
  ///
  /// Tremors of a hand have 4 to 12 Hz.
  public var frequency = 9.0
  /// The seed of everything that is random; 1 by default.
  public var seed: UInt64 = 1

  /// Creates a hand; by default a perfectly steady one.
  public init(roll: Double = 0, amplitude: Double = 0, frequency: Double = 9, seed: UInt64 = 1) {
    (self.roll, self.amplitude, self.frequency, self.seed) = (roll, amplitude, frequency, seed)
  }

  /// A perfectly steady hand.
  public static let steady = SimulatedHand()
  /// A finger that rolls as it clicks, by 4 points unless another distance is given.
  public static func rolling(by distance: Double = 4, seed: UInt64 = 1) -> SimulatedHand {
    SimulatedHand(roll: distance, seed: seed)
  }
  /// A hand that trembles, by 2 points at 9 Hz unless other numbers are given.
  public static func tremor(amplitude: Double = 2, frequency: Double = 9, seed: UInt64 = 1) -> SimulatedHand {
    SimulatedHand(amplitude: amplitude, frequency: frequency, seed: seed)
  }

  /// What the hand does, with all that is needed to repeat it: `rolls by 4 pt, seed 1`.
  public var description: String {
    let parts =
      (roll > 0 ? ["rolls by \(Text.number(roll)) pt"] : [])
      + (amplitude > 0 ? ["trembles by \(Text.number(amplitude)) pt at \(Text.number(frequency)) Hz"] : [])
    return parts.isEmpty ? "steady" : parts.joined(separator: ", ") + ", seed \(seed)"
  }

  /// The displacement by the tremor at an instant: two oscillations, so that it draws no line.
  func displacement(at time: Timestamp) -> Vector {
    let angle = 2 * Double.pi * frequency * time.seconds
    let phase = 2 * Double.pi * fraction(0)
    return Vector(dx: Elementary.sin(angle + phase), dy: Elementary.cos(1.3 * angle + phase)) * amplitude
  }

  func rollOfClick(number: Int) -> Vector { direction(number) * roll }
  func rollAtLift(number: Int) -> Vector { direction(number) * (roll / 4) }

  private func direction(_ number: Int) -> Vector {
    let angle = 2 * Double.pi * fraction(number + 1)
    return Vector(dx: Elementary.cos(angle), dy: Elementary.sin(angle))
  }

  private func fraction(_ index: Int) -> Double {
    var dice = SeededDice(seed: seed, sample: index)
    return dice.fraction()
  }
}
