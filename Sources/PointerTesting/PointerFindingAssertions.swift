public import LayoutAudit
public import PointerKit
import XCTest

#if canImport(Testing)
  import Testing
#endif

// XCTest begins the names of its assertions in this way.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the test fail for each deviation of a layout from the guidelines.
///
/// Works in a test of XCTest, and in a `@Test` of Swift Testing. Each failure states the measured value and the
/// remedy.
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
///   - fileID: The module and the file in which Swift Testing reports a failure; by default those of the call.
///   - file: The file in which a failure is reported; by default the file of the call.
///   - line: The line at which a failure is reported; by default the line of the call.
///   - column: The column at which Swift Testing reports a failure; by default the column of the call.
///   - name: The name of a target in messages; by default its id.
public func XCTAssertNoPointerFindings(
  _ engine: PointerEngine, configuration: AuditConfiguration = AuditConfiguration(),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  naming name: (TargetID) -> String = { "target \($0.rawValue)" }
) {
  for finding in LayoutAuditor(configuration).findings(in: engine) {
    let targets = finding.targets.map(name).joined(separator: ", ")
    let message =
      "\(finding.rule.identifier): \(targets.isEmpty ? "annotation" : targets): \(finding.text(naming: name))"
    recordFailure(message, fileID: fileID, file: file, line: line, column: column)
  }
}

/// Makes the current test fail, whichever library runs it.
///
/// `XCTFail` does nothing in a `@Test`.
private func recordFailure(
  _ message: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
) {
  #if canImport(Testing)
    if Test.current != nil {
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
  #endif
  XCTFail(message, file: file, line: line)
}
