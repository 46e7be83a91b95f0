import LayoutAudit
import PointerKit
import PointerScenes

/// A command line of `pointerkit`.
enum Command: Hashable, Sendable {
  /// The demonstration, for a command line without the name of a command.
  case demonstration(DemonstrationOptions)
  case simulate(SimulateOptions)
  case magnetism(MagnetismOptions)
  case render(RenderOptions)
  case study(StudyOptions)
  case audit(AuditOptions)
  case bench(BenchOptions)
  case replay(ReplayOptions)
  case completions(Shell)
  case help(Topic)
  case version

  /// The topics of the help: the overview, and the commands in the order in which the overview lists them.
  enum Topic: String, CaseIterable, Sendable {
    case overview
    case simulate
    case render
    case magnetism
    case study
    case audit
    case replay
    case bench
    case completions
  }
}

/// The options of the demonstration.
struct DemonstrationOptions: Hashable, Sendable {
  /// The file of the page; an existing file is replaced.
  var output = "pointerkit-demo.html"
  /// Whether the page is opened in the browser.
  var isOpened = false
}

/// The argument of `completions`.
struct CompletionsOptions: Hashable, Sendable {
  var shell = Shell.bash
}

/// The options of `simulate`.
struct SimulateOptions: Hashable, Sendable {
  var scene = ""
  var trace = ""
  var framesPerSecond: Double = 60
  var until: Timestamp?
  var output = "-"
  var isDigest = false
  /// Whether the drawing commands are written too.
  var includesDrawing = false
  /// The file of the recording; nil if there is none.
  var recording: String?
}

/// The options of `replay`.
struct ReplayOptions: Hashable, Sendable {
  var recording = ""
  /// Whether the frames are written instead of the result of the comparison with the recording.
  var writesFrames = false
  var output = "-"
}

/// The options of `magnetism`.
struct MagnetismOptions: Hashable, Sendable {
  var cases: [String] = []
  var isExplained = false
  var isScored = false
}

/// The options of `study`.
struct StudyOptions: Hashable, Sendable {
  /// The file of the scene; nil for the built-in scenes.
  var scene: String?
  var seed = Study.standardSeed
  var trials = Study.standardTrials
  /// Whether the tables are printed after the conclusions.
  var printsTables = false
  /// The file of the chart; nil if there is none.
  var output: String?
  /// Whether the chart has a dark background.
  var isDark = false
}

/// The options of `audit`.
struct AuditOptions: Hashable, Sendable {
  var scenes: [String] = []
  /// The rules that are checked, and their thresholds.
  var thresholds = AuditConfiguration()
  /// The least certainty of the findings that are printed.
  var certainty = Finding.Certainty.possible
  var isJSON = false
  /// The file of the picture; nil if there is none.
  var output: String?
  /// The rule to explain; nil if there is none.
  var explained: LayoutRule?
}

/// The options of `bench`.
struct BenchOptions: Hashable, Sendable {
  var targetCounts = [10, 100, 1000, 10_000, 100_000, 1_000_000]
  var isJSON = false
  /// Whether the worst cases are measured instead of the scenes.
  var isWorst = false
}
