import PointerKit
import PointerScenes

extension Program {
  /// The longest trace that a page or an animated SVG can play, in seconds.
  private static let longestAnimation: Double = 3600
  /// The largest number of stills in a page or an animated SVG, which limits the size of the file.
  private static let mostStills: Double = 3600
  /// The number of stills per second in an animated SVG; it is low, since each still is a complete drawing.
  private static let animatedRate: Double = 16

  /// Draws a trace over a scene, the demonstration, or a magnetism case.
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
    case .trace(let traceFile, let sceneFile):
      var scene = try Scene(contentsOf: InputFile(sceneFile))
      if options.isDark { scene.setAppearance(.dark) }
      let trace = try Trace(contentsOf: InputFile(traceFile), over: scene)
      let title = traceFile == "-" ? "PointerKit" : traceFile
      picture = try begin("--at SECONDS", traceFile, trace) {
        try render(options, trace, over: scene, title: title, console)
      }
    }
    var output = try OutputFile(options.output, console)
    try output.write(picture)
    try output.finish()
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
