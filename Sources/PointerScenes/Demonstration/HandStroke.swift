import Kinematics
import PointerKit

/// A hand on a trackpad in the making: it touches, moves, rests, presses and lifts, in millimetres and seconds.
struct HandStroke {
  private(set) var events: [PointerEvent] = []
  private(set) var now = Timestamp.zero
  /// The time between two reports of the trackpad: 120 a second, as the Mac's curve expects.
  private static let interval: Int64 = 8_333_333

  private mutating func send(_ kind: PointerEvent.Kind) { events.append(PointerEvent(kind, at: now)) }

  mutating func touch() { send(.contact(.began, fingers: 1)) }
  mutating func lift() {
    now = now.advanced(byNanoseconds: HandStroke.interval)
    send(.contact(.ended, fingers: 0))
  }
  mutating func wait(_ seconds: Double) { now = now.advanced(bySeconds: seconds) }

  mutating func click() {
    send(.button(.primary, isDown: true))
    wait(0.16)
    send(.button(.primary, isDown: false))
  }

  /// Moves as hands do between two rests: 10τ³ − 15τ⁴ + 6τ⁵ of the way (minimum jerk, Flash and Hogan 1985).
  mutating func move(millimeters way: Vector, seconds: Double) {
    move(way, seconds) { share in share * share * share * (10 + share * (6 * share - 15)) }
  }

  /// Moves faster and faster, as before a flick, and is fastest at the end: τ² of the way.
  mutating func swing(millimeters way: Vector, seconds: Double) {
    move(way, seconds) { share in share * share }
  }

  private mutating func move(_ way: Vector, _ seconds: Double, _ path: (Double) -> Double) {
    let count = max(1, Int((seconds * 1e9 / Double(HandStroke.interval)).rounded()))
    var before = 0.0
    for index in 1...count {
      now = now.advanced(byNanoseconds: HandStroke.interval)
      let share = path(Double(index) / Double(count))
      send(.motion(way * (share - before)))
      before = share
    }
  }
}
