import Foundation

/// A file of accepted findings.
///
/// A line has the rule and the targets of one finding, such as `2.5.8: Close`. Lines that begin with a number sign are
/// comments. What was measured is not in the file, since it may differ from one machine to the next.
enum AcceptedFindings {
  /// A finding of today.
  struct Found {
    /// The line of the file.
    let key: String
    let text: String
  }

  static let header = """
    # Accepted findings, one a line: a rule and its targets. A line whose finding is gone makes the test fail, until it is
    # removed: by hand, or with POINTERKIT_BASELINE=write in the environment, which adds nothing to a file that exists.

    """

  /// What is wrong: new findings, and lines whose findings are gone.
  static func failures(
    of found: [Found], baseline: String, besides test: String,
    isWriting: Bool = ProcessInfo.processInfo.environment["POINTERKIT_BASELINE"] == "write"
  ) -> [String] {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    let isAbsolute = baseline.hasPrefix("/")
    let url = isAbsolute ? URL(fileURLWithPath: baseline) : folder.appendingPathComponent(baseline)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      guard isWriting else {
        return ["\(url.path): found no baseline; POINTERKIT_BASELINE=write in the environment writes it"]
      }
      return write(header + found.map { $0.key + "\n" }.joined(), to: url)
    }
    // Two targets of one name are two lines.
    var today: [String: Int] = [:]
    for finding in found { today[finding.key, default: 0] += 1 }
    var kept: [Substring] = []
    var gone: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let key = line.trimmingCharacters(in: .whitespaces)
      if key.isEmpty || key.hasPrefix("#") {
        kept.append(line)
      } else if let count = today[key], count > 0 {
        today[key] = count - 1
        kept.append(line)
      } else {
        gone.append(key)
      }
    }
    var failures: [String] = []
    // Of findings with one key, the last ones are new.
    for finding in found.reversed() {
      guard let count = today[finding.key], count > 0 else { continue }
      today[finding.key] = count - 1
      failures.append(
        "\(finding.key): \(finding.text); or accept it by this line in \(baseline): \(finding.key)")
    }
    failures.reverse()
    if isWriting, !gone.isEmpty { return failures + write(kept.joined(separator: "\n"), to: url) }
    return failures + gone.map { "\($0): this accepted finding is gone; remove its line from \(baseline)" }
  }

  private static func write(_ text: String, to url: URL) -> [String] {
    do {
      try text.write(to: url, atomically: true, encoding: .utf8)
      return []
    } catch {
      return ["\(url.path): \(error.localizedDescription)"]
    }
  }
}
