import ComparisonCounter
import Foundation
import FuzzTargets

// The fuzzer's entry: libFuzzer calls it with bytes. `Tests/Fuzzers/run` builds and starts it.

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["POINTERKIT_FUZZ_TARGET"] ?? "engine"
  guard let target = FuzzTarget(rawValue: name) else { fatalError("no target \(name)") }
  FuzzTarget.workCounter = comparison_count
  atexit {
    print("calls: \(FuzzTarget.callCount), at most \(FuzzTarget.mostWork) comparisons for one")
    if comparison_count() == 0 { print("ERROR: the program is not instrumented") }
    fflush(nil)
    if comparison_count() == 0 { _exit(1) }
  }
  return target
}()

/// Writes the seeds into the folder that the environment names, and ends the process.
private let writesSeeds: Bool = {
  guard let folder = ProcessInfo.processInfo.environment["POINTERKIT_FUZZ_SEEDS"] else { return false }
  for (number, seed) in target.seeds().enumerated() {
    try? Data(seed).write(to: URL(fileURLWithPath: folder).appendingPathComponent("seed-\(number)"))
  }
  exit(0)
}()

/// Takes one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if writesSeeds { return 0 }
  if let violation = target.violation(UnsafeBufferPointer(start: bytes, count: count)) {
    fatalError(violation)
  }
  return 0
}
