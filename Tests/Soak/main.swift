import Foundation
import FuzzTargets

// Days of use in minutes: swift run -c release Soak [days] [seed]
// Morphs that are interrupted, 10 million by default: swift run -c release Soak morphs [count] [seed]
// Calls of an engine, 100 million by default: swift run -c release Soak calls [count] [seed]
// The calls of one session, until something is wrong: swift run -c release Soak session <seed>
let arguments = CommandLine.arguments.dropFirst()
let subject = ["morphs", "calls", "session"].first { $0 == arguments.first }
let numbers = Array(arguments.dropFirst(subject == nil ? 0 : 1))
let days = numbers.first.flatMap { Double($0) } ?? 10
let seed = numbers.dropFirst().first.flatMap { UInt64($0) } ?? 1

/// The memory of this process, in bytes.
func residentBytes() -> Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
  return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4096
}

func soak() -> Int32 {
  var run = SoakRun(seed: seed)
  var early = 0
  let start = Date()
  while run.seconds < days * 86_400, run.violation == nil {
    run.burst()
    // After a tenth everything has its room.
    if early == 0, run.seconds >= days * 8640 { early = residentBytes() }
  }
  let late = residentBytes()
  print(
    "\(run.seconds / 86_400) days, \(run.callCount) calls in \(Int(Date().timeIntervalSince(start))) s, digest "
      + "\(String(run.digests.plain, radix: 16)), memory \(early >> 10) KiB after a tenth, \(late >> 10) KiB at the end"
  )
  if let violation = run.violation {
    print(violation)
    return 1
  }
  // The allocator's own unevenness is less than a megabyte.
  guard late < early + early / 20 + (1 << 20) else {
    print("memory grew")
    return 1
  }
  return 0
}

func playMorphs() -> Int32 {
  let count = numbers.first.flatMap { Int($0) } ?? 10_000_000
  var run = MorphRun(seed: seed)
  let start = Date()
  while run.interruptionCount < count, run.violation == nil { run.play() }
  print(
    "\(run.interruptionCount) interruptions in \(Int(Date().timeIntervalSince(start))) s, at most "
      + "\(run.greatestSize) of the size that is allowed, jumps of at most \(run.greatestJump) of it")
  if let violation = run.violation { print(violation) }
  return run.violation == nil ? 0 : 1
}

switch subject {
case "morphs": exit(playMorphs())
case "calls": exit(makeCalls(count: numbers.first.flatMap { Int($0) } ?? 100_000_000, seed: seed))
case "session":
  CallRun.show(numbers.first.flatMap { UInt64($0) } ?? 1)
default: exit(soak())
}
