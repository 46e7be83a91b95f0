import Kinematics
import PointerKit
import PointerScenes

// Fits magnetism's constants to recorded cases and scores what was fitted on others: MagnetismFit CASES…
func run() throws {
  var cases: [PlayedCase] = []
  for file in CommandLine.arguments.dropFirst() {
    var reader = try MagnetismCaseReader(InputFile(file))
    while let stroke = try reader.next() { if let played = try PlayedCase(stroke) { cases.append(played) } }
  }
  let fit = Fit(cases)
  print(Fit.constants(fit.configuration), fit.configuration.minimumProbability, fit.times)
  func ll(_ c: MagnetismConfiguration) -> Double { cases.reduce(0) { $0 + ($1.logLikelihood(c) ?? 0) } }
  for configuration in [MagnetismConfiguration(), fit.configuration] {
    print(
      ll(configuration), "own", cases.count { $0.answer(configuration) != $0.answer }, "judged",
      cases.count { $0.flick != nil })
    for l in ["dense", "home"] {
      print(l, cases.filter { $0.kind.layout == l }.count { $0.answer(configuration) == $0.clicked })
    }
    for row in Curve(cases, configuration).rows { print(row) }
  }
  for l in ["dense", "home"] {
    let t = fit.times[l]!
    let c = cases.filter { $0.kind.layout == l }
    print(
      l, c.count, c.count { $0.nearest(after: t.lift, at: $0.velocity) == $0.clicked },
      c.count { $0.nearest(after: t.newest, at: $0.finalVelocity) == $0.clicked },
      c.count { $0.nearest(after: 0, at: $0.finalVelocity) == $0.clicked })
  }
}
try run()
