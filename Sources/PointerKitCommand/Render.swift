import Foundation
import PointerKit
import PointerScenes

/// The options of `render`.
struct RenderOptions: Hashable, Sendable, CommandOptions {
  /// The subject of a picture.
  enum Subject: Hashable, Sendable {
    /// The built-in tour.
    case demonstration
    /// The layout of a scene at rest, without input.
    case scene(String)
    case trace(String, scene: String)
    case magnetismCase(String, file: String)
  }

  /// The times that are drawn.
  enum Instants: Hashable, Sendable {
    /// Times on the trace's clock, in seconds; several times make a strip.
    case at([Double])
    /// A number of times at even steps, from the first event until everything is at rest.
    case filmstrip(Int)
    /// All times: a page that plays the trace, or an animated SVG.
    case animation
  }

  /// The form of the output.
  enum Form: Hashable, Sendable {
    case svg
    case html
  }

  var subject = Subject.demonstration
  var instants = Instants.filmstrip(6)
  var form = Form.svg
  /// The magnification of the area around the pointer, in pictures that are not animated.
  var zoom = 1.0
  var hasOverlay = false
  /// Whether the window is dark, whatever the scene says.
  var isDark = false
  var output = ""

  private var scene: String?
  private var trace: String?

  static var table: [Option<Self>] {
    [
      .value(
        "--scene", .file("S"), \.scene, "a scene file",
        "the scene; if not given, the tour is drawn", fileName()),
      .value(
        "--trace", .file("T"), \.trace, "a trace file",
        "the trace, which needs its scene; if not given, a scene is drawn at rest, as one picture", fileName()
      ),
      .value(
        "--at", .text("SECONDS,…"), \.instants, "seconds",
        "a picture of one time on the trace's clock, from 0 or its start up to its end; several times, such as 1.2,3, make a strip"
      ) { (text) throws(UsageError) in .at(try times(text)) },
      .value(
        "--filmstrip", .text("N"), \.instants, "a number from 1 to 100",
        "a strip of 1 to 100 times at even steps, from the first event until everything is at rest; a strip "
          + "of 6 is the default for .svg"
      ) { (text) throws(UsageError) in
        guard let number = Double(text), (1...100).contains(number) else { return nil }
        guard let count = Int(exactly: number) else {
          throw UsageError("--filmstrip", found: "'\(number)'", expected: "a whole number from 1 to 100")
        }
        return .filmstrip(count)
      },
      .flag(
        "--animate", \.isAnimation,
        "a page that plays the trace, the default for .html; or an animated .svg of 16 pictures per second"),
      .value(
        "--case", .file("F:ID"), \.subject, "F:ID, a file of cases and an id",
        "one magnetism case of the file F: the movement, where inertia would end, the search circle, the "
          + "distance of each target, the chosen target and the clicked one"
      ) { (text) throws(UsageError) in try magnetismCase(text) },
      .value(
        "--zoom", .text("N"), \.zoom, "a number from 1 to 20",
        "show only the area around the pointer, 1 to 20 times as large; 1 if not given; not for pages that "
          + "play", number(in: 1...20)),
      .flag(
        "--overlay", \.hasOverlay, "show the model pointer, the hit regions and where a flick will land"),
      .flag("--dark", \.isDark, "draw a dark window, whatever appearance the scene states"),
      .value(
        "--out", alias: "-o", .file("F"), isRequired: true, \.output, "a file ending in .svg or .html, or -",
        "the file to write, which appears only when it is complete", fileName(".svg", ".html", "-")),
    ]
  }

  private var isAnimation: Bool {
    get { instants == .animation }
    set { if newValue { instants = .animation } }
  }

  /// Checks the subject and the times, and sets the form of the output.
  ///
  /// The file's extension determines the form. On standard output the form is SVG, or a page for an animation.
  /// If no times are given, a page plays the trace, and an SVG is a strip of 6 stills. A magnetism case and a scene
  /// without a trace have no times.
  mutating func finish(given: [String]) throws(UsageError) {
    let times = given.filter { ["--at", "--filmstrip", "--animate"].contains($0) }
    if times.count > 1 {
      throw UsageError(times[1], found: "it with \(times[0])", expected: "one of the two")
    }
    if given.contains("--case") {
      for option in ["--scene", "--trace", "--zoom", "--overlay"] + times where given.contains(option) {
        throw UsageError(option, found: "it with --case", expected: "one of the two")
      }
    } else if let trace {
      guard let scene else {
        throw UsageError("--trace", found: "it without --scene", expected: "the scene of the trace too")
      }
      try UsageError.requireOneStandardInput(scene: scene, trace: trace)
      subject = .trace(trace, scene: scene)
    } else if let scene {
      for option in ["--zoom"] + times where given.contains(option) {
        throw UsageError(
          option, found: "it without --trace", expected: "a trace too, since nothing moves without input")
      }
      subject = .scene(scene)
    }
    form = output.hasSuffix(".html") || (output == "-" && isAnimation) ? .html : .svg
    if times.isEmpty, form == .html { instants = .animation }
  }

  var readFiles: [FileArgument] {
    let cases: String? = if case .magnetismCase(_, let file) = subject { file } else { nil }
    return [.option("--case", cases), .option("--scene", scene), .option("--trace", trace)].compactMap { $0 }
  }
  var writtenFiles: KeyValuePairs<String, String?> { ["--out": output] }

  /// The magnetism case in an argument `F:ID`; the id follows the last colon.
  private static func magnetismCase(_ text: String) throws(UsageError) -> Subject? {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else { return nil }
    let id = text[text.index(after: colon)...]
    guard !id.isEmpty else {
      throw UsageError("--case", found: "'\(text)'", expected: "an id after the colon")
    }
    return .magnetismCase(String(id), file: String(text[..<colon]))
  }

  /// The times in a list of seconds that are separated by commas.
  private static func times(_ text: String) throws(UsageError) -> [Double] {
    var times: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let seconds = Double(part), abs(seconds) <= 9.2e9 else {
        throw UsageError(
          "--at", found: "'\(part)'", expected: "seconds within ±9.2e9, with commas between several")
      }
      times.append(seconds)
    }
    guard times.count <= 100 else {
      throw UsageError("--at", found: "\(times.count) times", expected: "at most 100")
    }
    return times
  }

  static var description: CommandDescription {
    CommandDescription(
      summary: "pictures of a scene, of a trace over it, or of a magnetism case",
      usage: [
        "--scene S [--overlay] [--dark] -o F",
        "[--scene S --trace T] [--at SECONDS,… | --filmstrip N | --animate] [--zoom N] [--overlay] [--dark] -o F",
        "--case F:ID [--dark] -o F",
      ],
      introduction: """
        Draws a scene at rest, or a trace over it. F ends in .svg for a picture or in .html for a page; - is a
        picture on standard output. Without --scene and --trace it draws the tour.
        """,
      options: table.map(\.description), notes: CommandDescription.fileFormats,
      examples: [
        ("render --scene s.json --overlay -o layout.svg", "a layout at rest, with the hit regions"),
        ("render --at 5.2 --zoom 3 -o still.svg", "one picture of the tour, close to the pointer"),
        ("render --scene s.json --trace t.jsonl -o page.html", "a page that plays a recording"),
        ("render --case cases.jsonl:dev-17 -o flick.svg", "why a flick ended where it did"),
      ])
  }
}

extension Program {
  /// The longest trace that a page or an animated SVG can play, in seconds.
  private static let longestAnimation: Double = 3600
  /// The largest number of stills in a page or an animated SVG, which limits the size of the file.
  private static let mostStills: Double = 3600
  /// The number of stills per second in an animated SVG; it is low, since each still is a complete drawing.
  private static let animatedRate: Double = 16

  /// Draws a scene, a trace over a scene, the demonstration, or a magnetism case.
  static func render(_ options: RenderOptions, _ console: Console) throws {
    let picture: String
    let appearance: Appearance = options.isDark ? .dark : .light
    switch options.subject {
    case .magnetismCase(let id, let file):
      let drawing = try MagnetismPicture(findCase(id, in: file), appearance: appearance).svg()
      picture = options.form == .html ? Film.page(around: drawing, title: id) : drawing
    case .demonstration:
      let tour = try Tour(appearance)
      picture = try render(options, tour.trace, over: tour.scene, title: demonstrationTitle, console)
    case .scene(let file):
      let drawing =
        try Film(of: readScene(file, options)).svg(at: .zero, hasOverlay: options.hasOverlay) ?? ""
      picture =
        options.form == .html ? Film.page(around: drawing, title: title(of: file)) : drawing
    case .trace(let traceFile, let sceneFile):
      let scene = try readScene(sceneFile, options)
      let trace = try Trace(contentsOf: InputFile(traceFile), over: scene)
      let title = title(of: traceFile)
      picture = try begin("--at SECONDS", traceFile, trace) {
        try render(options, trace, over: scene, title: title, console)
      }
    }
    var output = try OutputFile(options.output, console)
    try output.write(picture)
    try output.finish()
  }

  /// The title of a page about a file.
  private static func title(of file: String) -> String {
    file == "-" ? "PointerKit" : URL(fileURLWithPath: file).lastPathComponent
  }

  private static func readScene(_ file: String, _ options: RenderOptions) throws -> Scene {
    var scene = try Scene(contentsOf: InputFile(file))
    if options.isDark { scene.setAppearance(.dark) }
    return scene
  }

  private static func render(
    _ options: RenderOptions, _ trace: Trace, over scene: Scene, title: String, _ console: Console
  ) throws -> String {
    if options.instants == .animation {
      if options.form == .html {
        return try animation(of: trace, over: scene, console).page(
          title: title, hasOverlay: options.hasOverlay)
      }
      let film = try animation(of: trace, over: scene, framesPerSecond: animatedRate, console)
      return film.animation(
        at: film.stills.map(\.frame.time), framesPerSecond: animatedRate, hasOverlay: options.hasOverlay)
        ?? ""
    }
    var progress = Progress(console)
    defer { progress.clear() }
    // Times are on the trace's clock, which need not begin at 0.
    var span = Timestamp.zero...Timestamp.zero
    switch options.instants {
    case .filmstrip: span = try Film.span(of: trace, over: scene) { progress.show($0, "frames") }
    case .at(let seconds): try checkTimes(seconds, of: trace, over: scene) { progress.show($0, "frames") }
    case .animation: break
    }
    progress.show("drawing")
    let film = try Film(of: trace, over: scene, at: options.instants.times(over: span))
    let times = film.stills.map { $0.frame.time }
    let drawing: String?
    if case .at = options.instants, times.count == 1, options.zoom == 1 {
      drawing = film.svg(at: times[0], hasOverlay: options.hasOverlay)
    } else {
      drawing = film.filmstrip(at: times, zoom: options.zoom, hasOverlay: options.hasOverlay)
    }
    let svg = drawing ?? ""
    return options.form == .html ? Film.page(around: svg, title: title) : svg
  }

  /// Throws an error if a time is before the start or beyond the end of a trace.
  ///
  /// The start is the first event, or 0 if the first event is later. The end is the first time after the last
  /// event at which everything is at rest. If the trace is too long to be played, the end is the last event.
  private static func checkTimes(
    _ seconds: [Double], of trace: Trace, over scene: Scene, onFrame: (Int) -> Void
  ) throws {
    let first = trace.events.first?.time ?? .zero
    if let earliest = seconds.min(), let time = Timestamp(seconds: earliest), time < min(first, .zero) {
      throw UsageError(
        "--at", found: number(earliest),
        expected: first < .zero
          ? "seconds from \(number(first.seconds)) on, where the trace begins" : "seconds from 0 on")
    }
    guard let latest = seconds.max(), let time = Timestamp(seconds: latest),
      let last = trace.events.last?.time, time > last
    else { return }
    var span: ClosedRange<Timestamp>
    do throws(SimulationError) {
      span = try Film.span(of: trace, over: scene, onFrame: onFrame)
    } catch .longTrace {
      // The trace is too long to be played until everything is at rest, so its last event counts as the end.
      span = (trace.events.first?.time ?? last)...last
    }
    guard time > span.upperBound else { return }
    // Times are rounded down, so that the end in the message is not beyond the end of the trace.
    func thousandths(_ time: Timestamp) -> Double { (time.seconds * 1000).rounded(.down) / 1000 }
    throw UsageError(
      "--at", found: number(latest),
      expected: "seconds up to the end of the trace, which is from \(thousandths(span.lowerBound)) to "
        + "\(thousandths(span.upperBound))")
  }

  /// A number without needless digits.
  private static func number(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private static func animation(
    of trace: Trace, over scene: Scene, framesPerSecond wanted: Double = 60, _ console: Console
  ) throws -> Film {
    var progress = Progress(console)
    defer { progress.clear() }
    let span = try Film.span(of: trace, over: scene) { progress.show($0, "frames") }
    let seconds = span.upperBound.seconds(since: span.lowerBound)
    guard seconds <= longestAnimation else {
      throw UsageError(
        "--animate", found: "a trace of \(Int(seconds)) s", expected: "at most \(Int(longestAnimation)) s")
    }
    let rate = max(1, min(wanted, (mostStills / max(1, seconds)).rounded(.down)))
    return try Film(of: trace, over: scene, framesPerSecond: rate) { progress.show($0, "stills") }
  }

  /// The case with an id in a file; the later cases are not read.
  static func findCase(_ id: String, in file: String) throws -> MagnetismCase {
    var cases = try MagnetismCaseReader(InputFile(file))
    while let stroke = try cases.next() {
      if stroke.id == id { return stroke }
    }
    throw FileError(file: file, found: "no case '\(id)'", expected: "the id of a case in the file")
  }
}

extension RenderOptions.Instants {
  /// The given times, or times at even steps over a span; empty for an animation.
  fileprivate func times(over span: ClosedRange<Timestamp>) -> [Timestamp] {
    switch self {
    case .at(let seconds): return seconds.compactMap { Timestamp(seconds: $0) }
    case .animation: return []
    case .filmstrip(let count):
      let length = span.upperBound.seconds(since: span.lowerBound)
      // A single picture shows the end.
      guard count > 1 else { return [span.upperBound] }
      return (0..<count).map { span.lowerBound.advanced(bySeconds: length * Double($0) / Double(count - 1)) }
    }
  }
}
