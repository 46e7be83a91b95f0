import PointerKit
import PointerScenes

extension Program {
  /// Studies a scene or the built-in scenes, prints the report, and optionally writes the chart.
  static func study(_ options: StudyOptions, _ console: Console) throws {
    let scenes =
      if let file = options.scene {
        [(name: file == "-" ? "standard input" : file, scene: try Scene(contentsOf: InputFile(file)))]
      } else {
        try StudyScenes.all()
      }
    let progress = Progress(console)
    defer { progress.clear() }
    var results: [StudyResult] = []
    for (name, scene) in scenes {
      let study: Study
      do {
        study = try Study(of: scene, named: name, trials: options.trials, seed: options.seed)
      } catch {
        throw FileError(file: name, found: error.found, expected: error.expected)
      }
      results.append(
        study.result { done in
          if done % 16 == 0 { progress.show("\(name): \(done) of \(options.trials) trials") }
        })
    }
    progress.clear()
    let report = StudyReport(results)
    if let file = options.output {
      var output = try OutputFile(file, console)
      try output.write(StudyChart(report, appearance: options.isDark ? .dark : .light).svg)
      try output.finish()
    }
    try printResult(options.printsTables ? report.text : report.conclusions, console)
  }
}
