public import LayoutAudit
public import PointerKit
import XCTest

// XCTest begins the names of its assertions in this way.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the test fail for each deviation of a layout from the guidelines.
///
/// Each failure states the measured value and the remedy.
///
/// ```swift
/// XCTAssertNoPointerFindings(engine) { names[$0] ?? "" }
/// ```
/// Here `engine` has the layout of a window of your toolkit, and `names` is a dictionary of target names.
///
/// - Parameters:
///   - engine: The engine with the layout.
///   - configuration: The thresholds of the rules, and exemptions; by default the thresholds of the
///     guidelines.
///   - file: The file in which a failure is reported; by default the file of the call.
///   - line: The line at which a failure is reported; by default the line of the call.
///   - name: The name of a target in messages; by default its id.
public func XCTAssertNoPointerFindings(
  _ engine: PointerEngine, configuration: AuditConfiguration = AuditConfiguration(),
  file: StaticString = #filePath, line: UInt = #line,
  naming name: (TargetID) -> String = { "target \($0.rawValue)" }
) {
  for finding in LayoutAuditor(configuration).findings(in: engine) {
    let targets = finding.targets.map(name).joined(separator: ", ")
    XCTFail(
      "\(finding.rule.identifier): \(targets.isEmpty ? "annotation" : targets): \(finding.text(naming: name))",
      file: file, line: line)
  }
}
