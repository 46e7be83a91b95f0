public import PointerKit

/// A finger that strokes a trackpad with minimum jerk, as a device reports it: quantised, trembling, with
/// uneven stamps, and silent while nothing moves.
///
/// Position x(τ) = d·(10τ³ − 15τ⁴ + 6τ⁵), Flash and Hogan 1985.
public struct FingerStroke: Sendable, CustomStringConvertible {
  /// The distance of the whole movement, in millimetres.
  public var distance: Double
  /// The time of the whole movement, in seconds.
  public var duration: Double
  /// The direction, of length 1.
  public var direction: Vector
  /// The reports a second.
  public var rate: Double
  /// The instant at which the finger lifts, in seconds after it began; if this is beyond the duration, the
  /// finger rests before the lift.
  public var lift: Double
  /// The speed of the fingertip as it rolls off in the last ``rollTime``, as a share of the stroke's speed; 0
  /// for no roll.
  public var roll = 0.0
  /// The direction in which the fingertip rolls.
  public var rollDirection = Vector(0, 0)
  /// How long the fingertip rolls before the lift, in seconds.
  public var rollTime = 0.01
  /// The device's counts in a millimetre.
  public var countsPerMillimeter = 40.0
  /// The amplitude of the tremor, in millimetres, its frequency in hertz and its phase.
  public var tremor = (amplitude: 0.02, frequency: 9.0, phase: 0.0)
  /// The greatest error of a stamp, as a share of an interval.
  public var jitter = 0.2
  /// The seed of the noise.
  public var seed: UInt64 = 1

  /// A random movement of 10–80 mm in 0.15–0.6 s, reported at 60–1,000 Hz, that ends in a lift after
  /// 0–200 ms of rest.
  public init(_ dice: inout Dice) {
    distance = dice.number(10...80)
    duration = dice.number(0.15...0.6)
    let angle = dice.number(0...(2 * .pi))
    direction = Vector(Elementary.cos(angle), Elementary.sin(angle))
    rate = dice.pick([60, 90, 125, 140, 250, 500, 1_000])
    lift = duration + dice.number(0...0.2)
    countsPerMillimeter = dice.number(20...60)
    tremor = (dice.number(0.005...0.03), dice.number(7...12), dice.number(0...6))
    seed = dice.next()
  }

  /// Everything that is needed to repeat the stroke of a failing test.
  public var description: String {
    "\(distance) mm in \(duration) s at \(rate) Hz, lifted at \(lift) s, roll \(roll) for \(rollTime) s, "
      + "seed \(seed)"
  }

  /// The distance along the way after a time, in millimetres, without roll.
  public func way(at time: Double) -> Double {
    let share = min(1, max(0, time / duration))
    return distance * share * share * share * (10 - 15 * share + 6 * share * share)
  }

  /// The mean speed between two times, in millimetres a second.
  public func speed(from start: Double, to end: Double) -> Double {
    (way(at: end) - way(at: start)) / (end - start)
  }

  /// The greatest speed up to the lift, in millimetres a second.
  public var peakSpeed: Double {
    let share = min(0.5, lift / duration)
    return distance / duration * 30 * share * share * (1 - share) * (1 - share)
  }

  private func position(at time: Double) -> Vector {
    let shake = 2 * Double.pi * tremor.frequency * time + tremor.phase
    var position =
      direction * way(at: time) + Vector(Elementary.sin(shake), Elementary.cos(1.3 * shake))
      * tremor.amplitude
    let rolled = time - (lift - rollTime)
    if roll > 0, rolled > 0 {
      let speed = speed(from: lift - rollTime - 0.02, to: lift - rollTime)
      // The roll takes over from the stroke.
      position = position - direction * (way(at: time) - way(at: lift - rollTime))
      position += rollDirection * (roll * speed * rolled)
    }
    return position
  }

  /// What the device reports until the lift: stamps in nanoseconds after the beginning, with displacements in
  /// millimetres; nothing while the count does not change.
  public var reports: [(time: Int64, way: Vector)] {
    var dice = Dice(seed: seed)
    var result: [(time: Int64, way: Vector)] = []
    func counted(_ position: Vector) -> Vector {
      Vector((position.dx * countsPerMillimeter).rounded(), (position.dy * countsPerMillimeter).rounded())
    }
    var last = counted(position(at: 0))
    var index = 1
    let interval = 1 / rate
    while Double(index) * interval <= lift {
      let time = Double(index) * interval
      let now = counted(position(at: time))
      let stamp = min(time + dice.number(-jitter...jitter) * interval, lift)
      if now != last { result.append((Int64(stamp * 1e9), (now - last) / countsPerMillimeter)) }
      last = now
      index += 1
    }
    return result
  }
}
