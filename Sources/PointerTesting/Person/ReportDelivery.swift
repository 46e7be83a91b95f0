import PointerKit

/// How the reports of a movement reach the host.
public enum ReportDelivery: Hashable, Sendable, CustomStringConvertible {
  /// Each report at its own time.
  case even
  /// So many reports at once, at the time of the last, each with its own time, as over a radio or from a busy
  /// host.
  case bursts(of: Int)
  /// So many reports as one, with the sum of their movements and the time of the last, as by a compositor that
  /// merges the movements of a frame.
  case merged(Int)

  /// How it is delivered: `even`, `in bursts of 2` or `merged by 2`.
  public var description: String {
    switch self {
    case .even: "even"
    case .bursts(let count): "in bursts of \(count)"
    case .merged(let count): "merged by \(count)"
    }
  }

  var size: Int {
    switch self {
    case .even: 1
    case .bursts(let count), .merged(let count): max(1, count)
    }
  }

  var isMerged: Bool { if case .merged = self { true } else { false } }
}

/// Reports of movements that have not reached the host yet.
struct PendingReports: Sendable {
  private(set) var reports: [(delta: Vector, time: Timestamp)] = []

  var count: Int { reports.count }

  /// One report with the sum of all movements and the time of the last.
  var merged: (delta: Vector, time: Timestamp) {
    (reports.reduce(.zero) { $0 + $1.delta }, reports.last?.time ?? .zero)
  }

  mutating func add(_ delta: Vector, at time: Timestamp) { reports.append((delta, time)) }
}
