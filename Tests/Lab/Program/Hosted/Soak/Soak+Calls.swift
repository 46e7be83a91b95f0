import Foundation
import PointerTestSupport

/// The seed that is played, for the handler of a signal.
private nonisolated(unsafe) var playedSeed: UInt64 = 0

extension Soak {
  /// Makes random calls of engines, prints how fast and the dearest, and everything that was wrong.
  func makeCalls(count: Int, seed: UInt64) -> Bool {
    // A session takes some milliseconds, and a minute where it does not end.
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      Foundation.signal(signal) { signal in
        print(signal == SIGALRM ? "seed \(playedSeed): hangs" : "seed \(playedSeed): signal \(signal)")
        fflush(nil)
        _exit(1)
      }
    }
    FuzzTarget.workCounter = { processorNanoseconds() }
    var run = CallRun(seed: seed)
    var violationCount = 0
    let start = Date()
    var told = start
    func tell() {
      told = Date()
      let seconds = told.timeIntervalSince(start)
      print(
        "\(run.callCount) calls in \(Int(seconds)) s, \(Int(Double(run.callCount) / seconds)) a second; seeds "
          + "\(seed)..<\(run.seed); \(violationCount) violations; at most \(run.mostWork / 1000) µs: "
          + run.dearest.prefix(300))
      fflush(nil)
    }
    while run.callCount < count, violationCount < 20 {
      playedSeed = run.seed
      alarm(60)
      if let violation = run.play() {
        violationCount += 1
        print(violation.prefix(2000))
      }
      if Date().timeIntervalSince(told) >= 60 { tell() }
    }
    alarm(0)
    tell()
    return violationCount == 0
  }
}
