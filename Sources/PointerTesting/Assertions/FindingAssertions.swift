public import LayoutAudit
public import PointerKit

/// Makes the test fail for each deviation of a layout from the guidelines.
///
/// ```swift
/// assertNoFindings(engine) { names[$0] ?? "" }
/// ```
/// Here `engine` has the layout of a window of your toolkit, and `names` is a dictionary of target names; by
/// default a target is named by its id. The configuration has the thresholds of the rules and exemptions, by
/// default the guidelines'. Each failure says what was measured and what to change.
public func assertNoFindings(
  _ engine: PointerEngine, configuration: AuditConfiguration = AuditConfiguration(),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  naming name: (TargetID) -> String = { "target \($0.rawValue)" }
) {
  let place = Place(fileID, file, line, column)
  for finding in LayoutAuditor(configuration).findings(in: engine) {
    let targets = finding.targets.map(name).joined(separator: ", ")
    place.fail(
      "\(finding.rule.identifier): \(targets.isEmpty ? "annotation" : targets): \(finding.text(naming: name))"
    )
  }
}

/// Makes the test fail for each deviation of the layout in front of a person from the guidelines.
public func assertNoFindings(
  _ person: SimulatedPerson, configuration: AuditConfiguration = AuditConfiguration(),
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertNoFindings(
    person.engine, configuration: configuration, fileID: fileID, file: file, line: line, column: column
  ) { person.names[$0] ?? "target \($0.rawValue)" }
}
