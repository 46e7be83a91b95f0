import PointerKit
import PointerRecordings
import PointerScenes

/// The options of `simulate`.
struct SimulateOptions: Hashable, Sendable, CommandOptions {
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

  static var table: [Option<Self>] {
    [
      .value("--scene", .file("S"), isRequired: true, \.scene, "a scene file", "the scene", fileName()),
      .value("--trace", .file("T"), isRequired: true, \.trace, "a trace file", "the trace", fileName()),
      .value(
        "--fps", .text("N"), \.framesPerSecond, "a number from 1 to 100000",
        "frames per second, 1 to 100000; 60 if not given", number(in: FrameClock.rates)),
      .value(
        "--until", .text("SECONDS"), \.until, "seconds within ±9.2e9",
        "the time of the last frame, on the trace's clock; if not given, frames end at rest"
      ) { Double($0).flatMap { abs($0) <= 9.2e9 ? Timestamp(seconds: $0) : nil } },
      .flag("--drawing", \.includesDrawing, "also write the drawing commands, by space from back to front"),
      .value(
        "--out", alias: "-o", .file("F"), \.output, "a file to write",
        "write to a file, which appears only when it is complete; standard output if not given", fileName()),
      .flag(
        "--digest", \.isDigest,
        "print one hash of every bit of every frame and event instead: 16 hexadecimal digits"),
      .value(
        "--record", .file("F"), \.recording, "a file to write, other than that of --out",
        "also write a recording of the engine, for replay", fileName()),
    ]
  }

  func finish(given: [String]) throws(UsageError) {
    try UsageError.requireOneStandardInput(scene: scene, trace: trace)
  }

  var readFiles: [FileArgument] { [.option("--scene", scene), .option("--trace", trace)].compactMap { $0 } }
  var writtenFiles: KeyValuePairs<String, String?> { ["--out": output, "--record": recording] }

  static var description: CommandDescription {
    CommandDescription(
      summary: "the frames of a trace over a scene, as JSON lines",
      usage: [
        "--scene S --trace T [--fps N] [--until SECONDS] [--drawing] [-o F] [--digest] [--record F]"
      ],
      introduction: """
        Plays a pointerkit-trace/1 over a pointerkit-scene/1 and writes pointerkit-frames/1: a header and one line
        for each frame. The frames end when everything is at rest after the last event; a trace of more than 1000000
        frames needs --until.
        """,
      options: table.map(\.description), notes: CommandDescription.fileFormats,
      examples: [
        ("simulate --scene s.json --trace t.jsonl -o frames.jsonl", "every frame, at 60 frames per second"),
        (
          "simulate --scene s.json --trace t.jsonl --digest", "a hash, to compare the results of two machines"
        ),
      ])
  }
}

extension Program {
  /// Writes the frames of a trace over a scene, or their digest.
  static func simulate(_ options: SimulateOptions, _ console: Console) throws {
    let scene = try Scene(contentsOf: InputFile(options.scene))
    let trace = try Trace(contentsOf: InputFile(options.trace), over: scene)
    var simulation = try begin("--until SECONDS", options.trace, trace) {
      try Simulation(of: trace, over: scene, framesPerSecond: options.framesPerSecond, until: options.until)
    }
    var output = try OutputFile(options.output, console)
    var recording: OutputFile? = nil
    if let file = options.recording {
      recording = try OutputFile(file, console)
      simulation.beginRecording(over: scene)
    }
    let writer = FrameWriter(names: trace.names, includesDrawing: options.includesDrawing)
    var digest = StateDigest()
    var frame = PointerFrame()
    var progress = Progress(console)
    defer { progress.clear() }
    var count = 0
    if !options.isDigest {
      try output.write(FrameWriter.header(framesPerSecond: options.framesPerSecond) + "\n")
    }
    while try simulation.next(into: &frame) {
      if options.isDigest {
        digest.combine(frame)
        if let damage = frame.damage { digest.combine(damage) }
        for event in simulation.events { digest.combine(event) }
      } else {
        try output.write(writer.line(for: frame, simulation.events) + "\n")
      }
      try recording?.write(bytes: simulation.takeRecordedBytes())
      count += 1
      progress.show(count, "frames")
    }
    if options.isDigest { try output.write(hexadecimal(digest.value) + "\n") }
    try output.finish()
    try recording?.finish()
    report(simulation.engine.diagnostics, trace.names, console)
  }

  /// Calls `simulate`, and makes the error for a trace that is too long more precise.
  ///
  /// The error then names the trace's last event, the number of frames, and `option`, which sets an end.
  static func begin<Result>(
    _ option: String, _ file: String, _ trace: Trace, _ simulate: () throws -> Result
  ) throws -> Result {
    do {
      return try simulate()
    } catch SimulationError.longTrace(let end, let frames) {
      throw FileError(
        file: file, line: trace.events.last?.line, path: "t",
        found: "\(end.seconds(since: .zero)), up to which there are \(frames) frames",
        expected: "at most \(Simulation.largestUnlimitedFrameCount) frames, or an end with \(option)")
    }
  }

  /// A number as sixteen hexadecimal digits.
  static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reports how often the engine met each kind of violation, with the last id that caused one.
  private static func report(_ diagnostics: PointerDiagnostics, _ names: SceneNames, _ console: Console) {
    guard diagnostics.total > 0 else { return }
    // The properties are enumerated, so that no violation can be left out by mistake.
    let violations = Mirror(reflecting: diagnostics).children.compactMap { child -> String? in
      let violation = Mirror(reflecting: child.value)
      guard let name = child.label, let count = violation.descendant("count") as? Int, count > 0 else {
        return nil
      }
      switch violation.descendant("lastID") {
      case let id as TargetID: return "\(name) \(count) (last: target \(names.name(ofTarget: id)))"
      case let id as SpaceID: return "\(name) \(count) (last: space \(names.name(ofSpace: id)))"
      case let id as DeviceID: return "\(name) \(count) (last: device \(id.rawValue))"
      default: return "\(name) \(count)"
      }
    }
    console.report("the engine ignored or corrected: \(violations.joined(separator: ", "))")
  }
}
