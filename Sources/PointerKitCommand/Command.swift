import PointerKit
import PointerScenes

/// What the person asked the `pointerkit` command to do.
enum Command: Hashable, Sendable {
  /// No arguments: the built-in scene and stroke.
  case demonstration
  case simulate(SimulateOptions)
  case magnetism(MagnetismOptions)
  case render(RenderOptions)
  case study(StudyOptions)
  case bench(BenchOptions)
  /// The commands that read their own arguments.
  case replay([String])
  case help(Topic)
  case version

  /// The commands that have a name and a help of their own, in the order in which they are listed.
  enum Topic: String, CaseIterable, Sendable {
    case overview
    case simulate
    case render
    case magnetism
    case study
    case replay
    case bench
  }
}

/// The options of `simulate`.
struct SimulateOptions: Hashable, Sendable {
  var scene = ""
  var trace = ""
  var framesPerSecond: Double = 60
  var until: Timestamp?
  var output = "-"
  var isDigest = false
}

/// The options of `magnetism`.
struct MagnetismOptions: Hashable, Sendable {
  var cases: [String] = []
  var isExplained = false
  var isScored = false
}

/// The options of `study`.
struct StudyOptions: Hashable, Sendable {
  /// The scene's file; nil studies the built-in ones.
  var scene: String?
  var seed = Study.standardSeed
  var trials = Study.standardTrials
  /// Where the chart goes, if one is wanted.
  var output: String?
}

/// The options of `bench`.
struct BenchOptions: Hashable, Sendable {
  var targetCounts = [10, 100, 1000, 10_000, 100_000, 1_000_000]
  var isJSON = false
}
