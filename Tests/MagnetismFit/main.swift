import Foundation
import PointerKit
import PointerScenes

/// Fits magnetism's constants to recorded cases, and scores what was fitted to one half of the movements on the other.
func run(_ files: [String]) throws {
  var cases: [PlayedCase] = []
  for file in files {
    var reader = try MagnetismCaseReader(InputFile(file))
    while let stroke = try reader.next() {
      if let played = try PlayedCase(stroke) { cases.append(played) }
    }
  }
  let shipped = MagnetismConfiguration()
  let disagreeing = cases.count { $0.answer(shipped) != $0.answer }
  let layouts = Set(cases.map(\.kind.layout)).sorted()
  let kinds = Set(cases.map(\.kind)).sorted()
  let seeds: [UInt64] = [1, 2, 3, 4, 5]
  let comparisons = seeds.map { Comparison(cases, seed: $0) }
  let main = comparisons[0]

  print(
    "\(cases.count) cases of \(Set(cases.map(\.movement)).count) movements;",
    "\(cases.count { $0.flick != nil }) are weighed;",
    "replayed with the shipped constants, \(disagreeing) end otherwise than in the engine\n")
  print("shipped       \(Fit.words(shipped))")
  print("all           \(Fit(cases).words)")
  for (name, fit) in zip(["first half ", "second half"], main.fits) { print("\(name)   \(fit.words)") }
  print(
    "\nEach half of the movements, drawn with seed \(seeds[0]), answered with the constants of the other.")
  print("ahead: the first row's right % less the rule's; in brackets: 95 % intervals, by movement\n")
  for layout in layouts {
    let movements = main.movements { $0.layout == layout }
    print(MagnetismScore.block(layout, of: movements, answers: Comparison.names))
  }
  print(MagnetismScore.block("all", of: main.movements { _ in true }, answers: Comparison.names))
  for kind in kinds {
    let two = [0, Comparison.pointer]
    print(
      MagnetismScore.block(
        "\(kind.layout) \(kind.lift)", of: main.movements(two) { $0 == kind },
        answers: two.map { Comparison.names[$0] }))
  }
  let curve = Curve(main.guesses)
  print(
    "The choice of minimumProbability, \(shipped.minimumProbability) as shipped: the highest that costs at most"
  )
  print("\(Curve.price) points of right answers.\n\n" + curve.table)
  print("other halves: the lead over the better projection, and over the pointer, in points of right %")
  for (seed, comparison) in zip(seeds, comparisons) {
    let leads = layouts.map { layout in
      let sum = comparison.movements { $0.layout == layout }.reduce(into: MagnetismTally()) { $0 += $1 }
      let best = max(sum.rightShare(3), sum.rightShare(4))
      let leads = [sum.rightShare(0), sum.rightShare(0) - best, sum.rightShare(0) - sum.rightShare(5)]
      let words = leads.map { Fit.rounded($0, 1) }
      return "\(layout) \(words[0]) %, +\(words[1]), +\(words[2])"
    }
    print("  seed \(seed): " + leads.joined(separator: "; "))
  }
}

let files = Array(CommandLine.arguments.dropFirst())
do {
  guard !files.isEmpty else {
    throw FileError(file: "MagnetismFit", found: "no file", expected: "MagnetismFit CASES…")
  }
  try run(files)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
