import Foundation
import PointerTestSupport

/// What runs for minutes or hours, and fails where something goes wrong in the end.
struct Soak {
  private let subject: String?
  private let amount: Double?
  private let seed: UInt64

  /// Takes the arguments of the command: a subject or none, then how much, and a seed.
  init(_ arguments: [String]) {
    subject = ["morphs", "calls", "session"].first { $0 == arguments.first }
    let numbers = arguments.dropFirst(subject == nil ? 0 : 1)
    amount = numbers.first.flatMap { Double($0) }
    seed = numbers.dropFirst().first.flatMap { UInt64($0) } ?? 1
  }

  /// Runs it, prints what was found, and returns whether all was well.
  func run() -> Bool {
    switch subject {
    case "morphs": return playMorphs(count: amount.map { Int($0) } ?? 10_000_000)
    case "calls": return makeCalls(count: amount.map { Int($0) } ?? 100_000_000, seed: seed)
    case "session":
      CallRun.show(amount.map { UInt64($0) } ?? 1)
      return true
    default: return use(days: amount ?? 10)
    }
  }

  private func use(days: Double) -> Bool {
    var run = SoakRun(seed: seed)
    var early = 0
    let start = Date()
    while run.seconds < days * 86_400, run.violation == nil {
      run.burst()
      // After a tenth everything has its room.
      if early == 0, run.seconds >= days * 8640 { early = Soak.residentBytes() }
    }
    let late = Soak.residentBytes()
    print(
      "\(run.seconds / 86_400) days, \(run.callCount) calls in \(Int(Date().timeIntervalSince(start))) s, digest "
        + "\(String(run.digests.plain, radix: 16)), memory \(early >> 10) KiB after a tenth, \(late >> 10) KiB at the end"
    )
    if let violation = run.violation {
      print(violation)
      return false
    }
    // The allocator's own unevenness is less than a megabyte.
    let isSteady = late < early + early / 20 + (1 << 20)
    if !isSteady { print("memory grew") }
    return isSteady
  }

  /// The memory of this process, in bytes.
  private static func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4096
  }

  private func playMorphs(count: Int) -> Bool {
    var run = MorphRun(seed: seed)
    let start = Date()
    while run.interruptionCount < count, run.violation == nil { run.play() }
    print(
      "\(run.interruptionCount) interruptions in \(Int(Date().timeIntervalSince(start))) s, at most "
        + "\(run.greatestSize) of the size that is allowed, jumps of at most \(run.greatestJump) of it")
    if let violation = run.violation { print(violation) }
    return run.violation == nil
  }
}
