import PointerTestSupport
import XCTest

extension SimulatedPerson {
  /// Waits until all is at rest, and returns the greatest change of some numbers in the last tenths of a
  /// millisecond before.
  mutating func lastStep(_ numbers: (PointerFrame) -> [Double]) -> Double {
    var fine = self
    for _ in 0..<1000 where !frame.isAtRest {
      fine = self
      wait(milliseconds: 6)
    }
    XCTAssertTrue(frame.isAtRest)
    var (last, step) = (numbers(fine.frame), 0.0)
    while !fine.frame.isAtRest {
      fine.wait(nanoseconds: 100_000)
      let next = numbers(fine.frame)
      if next.count == last.count {
        for index in next.indices { step = max(step, (next[index] - last[index]).magnitude) }
      }
      last = next
    }
    return step
  }
}
