public import LayoutAudit
public import PointerKit

/// Makes the test fail for each deviation of a layout from the guidelines, or for each target that is too small.
///
/// ```swift
/// assertNoFindings(engine) { names[$0] ?? "" }
/// ```
/// Here `engine` has the layout of a window of your toolkit, and `names` is a dictionary of target names; by
/// default a target is named by its id. Each failure says what was measured and what to change. The configuration has
/// the thresholds of the rules and exemptions, by default the guidelines'. A profile such as `.wcagAA` checks its own
/// rules; with `.guideline`, those of the configuration are checked.
///
/// The baseline is a file of accepted findings, one a line, such as `2.5.8: Close`. Its path is relative to the test's
/// file, unless it begins with `/`. A finding that is not in the file fails, and so does a line whose finding is
/// gone, so that the file only shrinks. With `POINTERKIT_BASELINE=write` in the environment, the file is written
/// if there is none, and loses the lines whose findings are gone. A new finding is accepted by hand, with the line that the
/// failure prints.
///
/// If the engine has refused a target, the assertion fails too, since nothing was found about what is not there.
public func assertNoFindings(
  _ engine: PointerEngine, profile: AuditProfile = .guideline,
  configuration: AuditConfiguration = AuditConfiguration(), baseline: String? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  naming name: (TargetID) -> String = { "target \($0.rawValue)" }
) {
  let place = Place(fileID, file, line, column)
  if let refused = engine.refusedTargets { place.fail("the audit did not see all targets: \(refused)") }
  var configuration = configuration
  if profile != .guideline { configuration.rules = profile.rules }
  let found = LayoutAuditor(configuration).findings(in: engine).map { finding in
    let targets = finding.targets.map(name).joined(separator: ", ")
    return AcceptedFindings.Found(
      key: "\(finding.rule.identifier): \(targets.isEmpty ? "annotation" : targets)",
      text: finding.text(naming: name))
  }
  guard let baseline else {
    for finding in found { place.fail("\(finding.key): \(finding.text)") }
    return
  }
  for failure in AcceptedFindings.failures(of: found, baseline: baseline, besides: "\(file)") {
    place.fail(failure)
  }
}

/// Makes the test fail for each deviation of the layout in front of a person from the guidelines, or for each target
/// that is too small.
public func assertNoFindings(
  _ person: SimulatedPerson, profile: AuditProfile = .guideline,
  configuration: AuditConfiguration = AuditConfiguration(), baseline: String? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertNoFindings(
    person.engine, profile: profile, configuration: configuration, baseline: baseline, fileID: fileID,
    file: file, line: line, column: column
  ) { person.names[$0] ?? "target \($0.rawValue)" }
}
