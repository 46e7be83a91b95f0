import Foundation
import Kinematics
import LayoutAudit
import PointerKit
import XCTest

/// The defaults and ranges in the comments of the headers are those of the code, which states each once.
///
/// After a change, `POINTERKIT_WRITE=1 swift test --filter HeaderDefaultsTests` writes the numbers again.
final class HeaderDefaultsTests: XCTestCase {
  /// The least and the greatest number of a field, and its default, as texts; of a spring the two defaults.
  private struct Numbers {
    var low = ""
    var high = ""
    var standard = ""
    var response = ""
  }

  /// A number with at most five digits.
  private func text(_ number: Double) -> String {
    number.magnitude >= 1e5 ? "\(Int(number))" : String(format: "%.5g", number)
  }

  /// The numbers of a value's fields, by the struct and the name in C.
  private func numbers(_ value: some ConfigurationFields, _ structure: String) -> [String: Numbers] {
    var (copy, found) = (value, [String: Numbers]())
    copy.visit { field, number in
      let group = "\(field.group)"
      let owner = group.isEmpty || group == "gestures" ? structure : "ptk_configuration_\(group)"
      let name = field.kind == .decay ? "deceleration_rate" : Header.snake("\(field.name)")
      let key = "\(owner).\(name)"
      let bounds =
        field.kind == .decay
        ? Decay(decelerationRate: 0).decelerationRate...Decay(decelerationRate: 1).decelerationRate
        : field.range
      switch field.kind {
      case .number, .optional, .decay:
        found[key] = Numbers(
          low: self.text(bounds.lowerBound), high: self.text(bounds.upperBound), standard: self.text(number))
      case .flag: found[key] = Numbers(standard: number == 1 ? "true" : "false")
      case .dampingRatio: found[key] = Numbers(standard: self.text(number))
      case .response: found[key]?.response = self.text(number)
      case .choice, .fingers, .gesture: break
      }
    }
    return found
  }

  /// A header with the numbers of its fields in the comments above them, and the fields without such numbers.
  private func written(_ header: String, _ numbers: [String: Numbers]) throws -> (
    text: String, missing: [String]
  ) {
    let structs = try Regex(
      "struct (ptk_\\w+) \\{[^}]*\\}", as: (Substring, Substring).self)
    let fields = try Regex(
      "(/\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\n  (?:double|bool|ptk_spring) (\\w+);",
      as: (Substring, Substring, Substring).self)
    // The words of a comment may be on two lines.
    let gap = "(?:\\s+(?:\\* )?)"
    let range = try Regex(
      "(-?[\\d.]+)…(-?[\\d.]+)([^;]*;\(gap))(-?[\\d.]+)(\(gap)by\(gap)default)",
      as: (Substring, Substring, Substring, Substring, Substring, Substring).self)
    let flag = try Regex("(true|false)(\(gap)by\(gap)default)", as: (Substring, Substring, Substring).self)
    let spring = try Regex(
      "(damping\(gap)ratio\(gap))([\\d.]+)(,\(gap)response\(gap))([\\d.]+)(\(gap)by\(gap)default)",
      as: (Substring, Substring, Substring, Substring, Substring, Substring).self)
    var missing = Set(
      numbers.keys.filter { key in header.contains("struct \(key.split(separator: ".")[0]) {") })
    let text = header.replacing(structs) { body in
      body.output.0.replacing(fields) { field in
        let key = "\(body.output.1).\(field.output.2)"
        guard let known = numbers[key] else { return String(field.output.0) }
        var comment = String(field.output.1)
        let before = comment
        var isFound = false
        if !known.response.isEmpty {
          comment = comment.replacing(spring) {
            isFound = true
            let parts = $0.output
            return "\(parts.1)\(known.standard)\(parts.3)\(known.response)\(parts.5)"
          }
        } else if known.low.isEmpty {
          comment = comment.replacing(flag, maxReplacements: 1) {
            isFound = true
            return known.standard + $0.output.2
          }
        } else {
          comment = comment.replacing(range, maxReplacements: 1) {
            isFound = true
            let parts = $0.output
            return "\(known.low)…\(known.high)\(parts.3)\(known.standard)\(parts.5)"
          }
        }
        if isFound { missing.remove(key) }
        return String(field.output.0).replacing(before, with: comment)
      }
    }
    return (text, missing.sorted())
  }

  func testTheCommentsOfTheHeadersHaveTheNumbersOfTheCode() throws {
    var all = numbers(PointerConfiguration(), "ptk_configuration")
    for more in [
      numbers(PointerSettings(), "ptk_settings"), numbers(HostTraits(), "ptk_host_traits"),
      numbers(AuditConfiguration(), "ptk_audit_configuration"),
    ] { all.merge(more) { first, _ in first } }
    XCTAssertGreaterThan(all.count, 100)
    for name in ["pointerkit-configuration.h", "pointerkit-audit.h"] {
      let file = Header.url.deletingLastPathComponent().appendingPathComponent(name)
      let header = try String(contentsOf: file, encoding: .utf8)
      let (text, missing) = try written(header, all)
      XCTAssertEqual(missing, [], "\(name): no range and default in the comment")
      if ProcessInfo.processInfo.environment["POINTERKIT_WRITE"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
      } else {
        let (lines, expected) = (header.split(separator: "\n"), text.split(separator: "\n"))
        XCTAssertEqual(lines.count, expected.count)
        for (line, wanted) in zip(lines, expected) { XCTAssertEqual(line, wanted, name) }
      }
    }
  }
}
