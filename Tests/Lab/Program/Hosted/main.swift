import Foundation

let usage = """
  usage: Lab <what> [argument…]
    bench [--targets N,…] [--json]
                               the speed of the engine on this machine: the median and the fastest of many batches in
                               nanoseconds, and the heap allocations; takes half a minute, and 1 GB for a million targets
    digests [count]            the digests of the reference scenes, or the digest of so many random scenes
    instructions               runs the paths whose instructions Tests/InstructionCounts/count counts
    library FILE               times the Swift engine and the C library FILE by turns
    presses FILE               aims recorded presses at targets of 8 to 60 pt, and prints how many hit
    soak [days] [seed]         days of use, 10 by default; fails if memory grows, or if a restored copy goes on otherwise
    soak morphs [count] [seed] morphs that are interrupted, 10 million by default
    soak calls [count] [seed]  random calls of an engine, 100 million by default
    soak session <seed>        prints the calls of one session, until something is wrong
    tour                       writes the trace of the tour
    pictures                   writes the moving picture and the filmstrip of the tour, for README and articles
    effects                    writes the traces of the moving pictures in articles
  """

let arguments = Array(CommandLine.arguments.dropFirst(2))
switch (CommandLine.arguments.dropFirst().first, arguments.first) {
case ("bench", _):
  do {
    try BenchCommand(arguments).run()
  } catch let error as BenchError {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    if case .differentAnswers = error { exit(1) }
    exit(2)
  }
case ("digests", let count?): printRandomScenes(Int(count) ?? 0)
case ("digests", nil): printReferenceScenes()
case ("instructions", nil): HotPaths().run()
case ("library", let file?): exit(LibraryComparison.run(file) ? 0 : 1)
case ("presses", let file?):
  print(ClickStudy(try RecordedPress.all(in: String(contentsOfFile: file, encoding: .utf8)), seed: 1).report)
case ("soak", _): exit(Soak(arguments).run() ? 0 : 1)
case ("tour", nil): try Files.writeTour()
case ("pictures", nil): try Files.writePictures()
case ("effects", nil): try Files.writeEffects()
default:
  print(usage)
  exit(2)
}
