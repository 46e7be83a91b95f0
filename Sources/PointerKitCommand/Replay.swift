import PointerKit
import PointerRecordings
import PointerScenes

/// The options of `replay`.
struct ReplayOptions: Hashable, Sendable, CommandOptions {
  var recording = ""
  /// Whether the frames are written instead of the result of the comparison with the recording.
  var writesFrames = false
  var output = "-"

  static var operand: Option<Self>? {
    .value("replay", .file("F"), \.recording, "one recording", "the recording", fileName())
  }

  static var table: [Option<Self>] {
    [
      .flag(
        "--frames", \.writesFrames,
        "write the frames that the recorded host read, as pointerkit-frames/1; ids are numbers"),
      .value(
        "--out", alias: "-o", .file("F"), \.output, "a file to write",
        "write to a file, which appears only when it is complete; standard output if not given", fileName()),
    ]
  }

  var readFiles: [FileArgument] { [FileArgument(path: recording, role: "the recording")] }
  var writtenFiles: KeyValuePairs<String, String?> { ["--out": output] }

  static var description: CommandDescription {
    CommandDescription(
      summary: "a comparison of this engine with a recorded one",
      usage: ["F [--frames] [-o F]"],
      introduction: """
        Repeats the calls of a recording, and compares the engine with the recorded one: its state after each call, and
        the digests of frames. Names the first call after which they differ. If the recording is cut off or corrupted,
        replay reads it up to the damage, reports the position of the damage, and exits with 1.
        """,
      options: table.map(\.description),
      operand: operand?.description,
      examples: [
        ("replay bug.pkrec", "whether this engine has the recorded results"),
        ("replay bug.pkrec --frames -o frames.jsonl", "the frames that the recorded host read"),
      ])
  }
}

extension Program {
  /// Replays a recording, and writes either the frames or, if nothing differs, a line of text that says so.
  ///
  /// In both cases, a difference or a damaged record is thrown as an error after the output.
  static func replay(_ options: ReplayOptions, _ console: Console) throws {
    let file = options.recording == "-" ? "standard input" : options.recording
    let bytes = try InputFile(options.recording).bytes()
    var replay: RecordingReplay
    do throws(RecordingError) { replay = try RecordingReplay(bytes) } catch {
      throw FileError(file: file, found: error.found, expected: "a recording")
    }
    var output = try OutputFile(options.output, console)
    let writer = FrameWriter(names: .numbers)
    var progress = Progress(console)
    defer { progress.clear() }
    if options.writesFrames {
      try output.write(FrameWriter.header(framesPerSecond: framesPerSecond(of: bytes)) + "\n")
    }
    var end: RecordingError?
    var events: [PointerEvent] = []
    var seen: UInt64 = 0
    do throws(RecordingError) {
      while let call = try replay.next() {
        progress.show(Int(replay.callNumber), "calls")
        guard options.writesFrames else { continue }
        // Events are fetched after each call, since the engine keeps only the newest 256.
        let news = replay.engine.events(since: seen)
        events.append(contentsOf: news)
        seen = news.endIndex
        guard call.readsFrame else { continue }
        do { try output.write(writer.line(for: replay.frame, events) + "\n") } catch { break }
        events.removeAll(keepingCapacity: true)
      }
    } catch { end = error }
    if !options.writesFrames, replay.difference == nil { try output.write(summary(replay) + "\n") }
    try output.finish()
    progress.clear()
    if let difference = replay.difference { throw ReplayFailure(file, difference) }
    if let end { throw ReplayFailure(file, end, after: replay.callNumber) }
  }

  private static func summary(_ replay: RecordingReplay) -> String {
    "\(replay.callNumber) calls, \(replay.digestCount) digests of frames: all equal to the recorded ones"
  }

  /// The frame rate between the first two frames with different times; 60 if all frames have the same time.
  private static func framesPerSecond(of bytes: [UInt8]) -> Double {
    guard var reader = try? RecordingReader(bytes) else { return 60 }
    var last: Timestamp?
    while let record = try? reader.next() {
      guard case .call(let call, _) = record, call.readsFrame else { continue }
      if let last, call.time > last {
        // The rate is rounded to hundredths, since the times of frames are rounded to nanoseconds.
        return max(0.01, (100 / call.time.seconds(since: last)).rounded() / 100)
      }
      last = call.time
    }
    return 60
  }
}

extension RecordedCall {
  /// Whether the call reads a frame.
  fileprivate var readsFrame: Bool {
    switch self {
    case .step, .read: true
    default: false
    }
  }

  /// The name and the time of the call, for messages.
  fileprivate var summary: String {
    let name = String("\(self)".prefix { $0 != "(" })
    if case .simulate(let input) = self {
      return "handle \(String("\(input.kind)".prefix { $0.isLetter })) at \(input.time.seconds) s"
    }
    return "\(name) at \(time.seconds) s"
  }
}

extension RecordingError {
  /// A description of the error for messages.
  fileprivate var found: String {
    switch self {
    case .notARecording: "a file of another kind"
    case .unknownVersion(let version): "version \(version)"
    case .torn(let offset): "the end of the file within the record at byte \(offset)"
    case .corrupted(let offset): "a wrong checksum of the record at byte \(offset)"
    case .malformed(let offset): "an invalid record at byte \(offset)"
    }
  }
}

/// The reason why a replay failed, as one line of text.
struct ReplayFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ file: String, _ difference: RecordingReplay.Difference) {
    let calls = difference.calls
    let call =
      difference.call.map { ", \($0.summary), byte \(difference.offset)" } ?? ", the creation of the engine"
    switch difference.aspect {
    case .state:
      description =
        "\(file): call \(calls.lowerBound)\(call): found another state after it, expected the recorded one"
    case .frame where calls.count == 1:
      description =
        "\(file): call \(calls.lowerBound)\(call): found another frame or other events after it, "
        + "expected the recorded ones"
    case .frame:
      description =
        "\(file): calls \(calls.lowerBound) to \(calls.upperBound), the first\(call): found another frame or other "
        + "events after them, expected the recorded ones"
    }
  }

  init(_ file: String, _ end: RecordingError, after count: UInt64) {
    description =
      "\(file): found \(end.found), expected more records; the \(count) calls before it have the recorded results"
  }
}
