import ComparisonCounter
import Foundation
import PointerTestSupport

// The fuzzer's entry: libFuzzer calls it with bytes. `Tests/Fuzzers/run` builds and starts it.

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["POINTERKIT_FUZZ_TARGET"] ?? "engine"
  guard let target = FuzzTarget(rawValue: name) else { fatalError("no target \(name)") }
  FuzzTarget.workCounter = comparison_count
  FuzzTarget.tellsMostWork = dearestInput != nil
  atexit {
    print("calls: \(FuzzTarget.callCount), at most \(FuzzTarget.mostWork) comparisons for one")
    print("inputs: \(inputCount), digest \(String(inputDigest, radix: 16))")
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

/// The number of inputs, and the digest of all of them (FNV-1a, Fowler, Noll and Vo 1991): two runs with equal digests
/// took the same inputs in the same order.
private nonisolated(unsafe) var (inputCount, inputDigest) = (0, 0xcbf2_9ce4_8422_2325 as UInt64)

/// The file for the input with the call that makes the most comparisons, if the environment names one.
private let dearestInput = ProcessInfo.processInfo.environment["POINTERKIT_FUZZ_DEAREST"]

/// Takes one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if writesSeeds { return 0 }
  let input = UnsafeBufferPointer(start: bytes, count: count)
  inputCount += 1
  for byte in input { inputDigest = (inputDigest ^ UInt64(byte)) &* 0x100_0000_01b3 }
  inputDigest = (inputDigest ^ UInt64(count)) &* 0x100_0000_01b3
  let mostWork = FuzzTarget.mostWork
  defer {
    if let dearestInput, FuzzTarget.mostWork > mostWork, let bytes {
      try? Data(bytes: bytes, count: count).write(to: URL(fileURLWithPath: dearestInput))
    }
  }
  if let violation = target.violation(input) { fatalError(violation) }
  return 0
}
