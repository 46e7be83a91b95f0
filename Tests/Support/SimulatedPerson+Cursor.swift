public import PointerKit
public import PointerTesting

extension SimulatedPerson {
  /// Moves the host's own cursor to a position, as absolute motion, one report interval from now.
  public mutating func move(to position: Point, waiting milliseconds: Int64 = 0) {
    wait(nanoseconds: reportInterval)
    send(.position(position), waiting: milliseconds)
  }
}
