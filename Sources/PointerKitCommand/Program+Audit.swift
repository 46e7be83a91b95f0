import LayoutAudit
import PointerScenes

extension Program {
  /// Audits scenes, prints the findings, and optionally draws them; returns true if there are no findings.
  static func audit(_ options: AuditOptions, _ console: Console) throws -> Bool {
    var report = AuditReport()
    let progress = Progress(console)
    defer { progress.clear() }
    for (index, file) in options.scenes.enumerated() {
      progress.show("\(index + 1) of \(options.scenes.count): \(file)")
      let scene = try AuditedScene(contentsOf: InputFile(file))
      let findings = scene.findings(with: options.thresholds).filter { $0.certainty >= options.certainty }
      report.append(findings, in: scene, named: file == "-" ? "standard input" : file)
    }
    if let file = options.output,
      let picture = try report.svg ?? options.explained.map({ try AuditReport.picture(of: $0) })
    {
      var output = try OutputFile(file, console)
      try output.write(picture)
      try output.finish()
    }
    var text = ""
    if !options.scenes.isEmpty { text = options.isJSON ? report.json : report.text }
    if let rule = options.explained {
      text += (text.isEmpty ? "" : "\n") + AuditReport.explanation(of: rule)
    }
    progress.clear()
    try printResult(text, console)
    return report.findingCount == 0
  }
}
