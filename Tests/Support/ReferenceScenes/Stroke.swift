import Kinematics
import PointerKit
import PointerRecordings

/// Collects the steps of a stroke: a finger that moves, lifts and waits.
struct Stroke {
  private(set) var steps: [RecordedCall] = []
  private var time: Int64 = 1_000_000_000
  /// The time between two reports, in nanoseconds: 120 a second.
  private let interval: Int64 = 8_333_333

  var now: Timestamp { Timestamp(nanoseconds: time) }

  mutating func send(_ kind: PointerInput.Kind) { steps.append(.simulate(PointerInput(kind, at: now))) }
  mutating func touch() { send(.contact(.began, fingers: 1)) }
  mutating func lift() { send(.contact(.ended, fingers: 0)) }
  mutating func wait(milliseconds: Int64) { time += milliseconds * 1_000_000 }

  /// Moves by a vector in a number of equal reports.
  mutating func move(by delta: Vector, reports: Int) {
    for _ in 0..<reports {
      time += interval
      send(.motion(delta / Double(reports)))
    }
  }

  mutating func click() {
    send(.button(.primary, isDown: true))
    wait(milliseconds: 80)
    send(.button(.primary, isDown: false))
  }

  mutating func append(_ step: (Timestamp) -> RecordedCall) { steps.append(step(now)) }
}
