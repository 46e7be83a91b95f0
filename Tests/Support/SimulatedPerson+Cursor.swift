public import PointerKit
public import PointerTesting

extension SimulatedPerson {
  /// The true position of the pointer, by the name that the guideline gives it.
  public var model: Point { position }

  /// Moves the host's own cursor to a position, as absolute motion, one report interval from now.
  public mutating func move(to position: Point, waiting milliseconds: Int64 = 0) {
    wait(nanoseconds: reportInterval)
    send(.position(position), waiting: milliseconds)
  }
}
