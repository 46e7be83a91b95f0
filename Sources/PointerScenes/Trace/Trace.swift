public import Foundation
public import PointerKit

/// A `pointerkit-trace/1` file: a recording of input over a scene, and of changes to the scene.
///
/// A trace is read together with its scene, since it may refer only to existing targets and spaces. The whole
/// file is checked.
public struct Trace: Hashable, Sendable {
  /// The greatest number of events in a trace: 2,097,152, or four and a half hours at 125 events per second.
  public static let mostEvents = 1 << 21

  /// The description that applies to all devices of the trace.
  public var device: PointerDevice
  /// The first position of the pointer; nil, the default, is the center of the scene.
  public var start: Point?
  /// The events, in order of time.
  public var events: [TraceEvent] = []
  /// The chapters, in order of time.
  public var chapters: [TraceChapter] = []
  /// The parts of the window that pages show enlarged, in order of time.
  ///
  /// If the list is empty, pages show the whole window.
  public var cameras: [TraceCamera] = []
  /// The names of the scene and of the events.
  public var names: SceneNames

  /// Reads a trace over a scene.
  public init(contentsOf file: InputFile, over scene: Scene) throws(FileError) {
    var lines = try LineReader(file)
    let header: JSONNode?
    do throws(FileError) { header = try lines.nextNode() } catch {
      // The file may be a scene, which has one value in many lines.
      if let text = try? file.contents() {
        try JSONNode.requireFormat(.traceFormat, of: text, named: file.name)
      }
      throw error
    }
    guard let header else {
      throw FileError(file: file.name, found: "an empty file", expected: "a pointerkit-trace/1 header")
    }
    // The format comes first, since a file of another format has other keys.
    _ = try header.anyObject().required("format").word(of: .traceFormat)
    let object = try header.object(["format", "device", "start"])
    device = try PointerDevice(object.required("device"))
    start = try object.nullable("start")?.point()
    var reader = TraceEventReader(scene)
    while let node = try lines.nextNode() {
      guard events.count < Trace.mostEvents else {
        throw FileError(
          file: file.name, line: node.line, found: "more than \(Trace.mostEvents) events",
          expected: "at most \(Trace.mostEvents)")
      }
      events.append(try reader.event(node))
    }
    chapters = reader.chapters
    cameras = reader.cameras
    names = reader.names
  }

  /// Reads a trace from bytes; errors contain `name` as the file's name.
  public init(_ contents: Data, name: String = "trace", over scene: Scene) throws(FileError) {
    try self.init(contentsOf: InputFile(name: name, contents: contents), over: scene)
  }
}

extension Vocabulary where Value == Bool {
  static let traceFormat = Vocabulary([("pointerkit-trace/1", true)])
}

private enum MotionUnit: CaseIterable, Sendable {
  case points, millimeters, counts
}

extension Vocabulary where Value == MotionUnit {
  fileprivate static let motion = Vocabulary()
}

extension PointerDevice {
  /// Reads the `device` of a trace's header.
  init(_ node: JSONNode) throws(FileError) {
    let object = try node.object(["kind", "motion", "countsPerInch", "reportsContact"])
    let kind = try object.required("kind").word(of: .deviceKind)
    let motion = try object.optional("motion")?.word(of: .motion) ?? .points
    let unit: DeviceUnit
    switch motion {
    case .points: unit = .points
    case .millimeters: unit = .millimeters
    case .counts: unit = .counts(perInch: try object.required("countsPerInch").number(above: 0))
    }
    if motion != .counts, let node = object.optional("countsPerInch") {
      throw node.error(expected: "it only with \"motion\": \"counts\"")
    }
    self.init(kind: kind, unit: unit, reportsContact: try object.optional("reportsContact")?.bool())
  }
}

/// The beginning of a part of a trace, with a title that pages show.
///
/// In a file, a chapter is a `wait` event with the key `x-chapter`, whose value is the ``title``. With
/// `"x-overlay": true` in the same event, pages switch the overlay on for the chapter.
public struct TraceChapter: Hashable, Sendable {
  /// The time at which the chapter begins; the chapter ends when the next one begins.
  public let time: Timestamp
  /// The title, such as `Text: the beam keeps to its line`.
  public let title: String
  /// Whether pages show the overlay when the chapter begins: the model pointer, the hit regions, and where a
  /// flick will land; false by default.
  public let hasOverlay: Bool
}

/// A part of the window that pages show enlarged while they play a trace.
///
/// In a file, a camera is a `wait` event with the key `x-camera`. The value of the key is
/// `[x, y, width, height]` in window points, or null for the whole window.
public struct TraceCamera: Hashable, Sendable {
  /// The time at which the movement to the part begins.
  public let time: Timestamp
  /// The part, in window points; nil for the whole window.
  public let part: Rect?

  /// Reads the value of the key: null, or four finite numbers with a positive width and height.
  ///
  /// Any other value gives nil.
  init?(_ value: JSONValue, at time: Timestamp) {
    self.time = time
    switch value {
    case .null: part = nil
    case .array(let values):
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = value, number.isFinite { number } else { nil }
      }
      guard numbers.count == 4, values.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      part = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: return nil
    }
  }
}

/// One line of a trace: an input, a change of the layout, or a change of settings.
public struct TraceEvent: Hashable, Sendable {
  /// The time of the event.
  public var time: Timestamp
  /// The line of the file, counted from 1.
  public var line: Int
  /// The kind of the event, with its values.
  public var kind: Kind

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// An input that arrives at its own time, which is that of the event.
    case pointer(PointerInput)
    /// Targets are added, replaced or removed in one change.
    case targets(upsert: [PointerTarget], remove: [TargetID])
    /// A space is added or changed; the value has all properties of the space.
    case space(PointerSpace)
    /// The size of the surface changes.
    case bounds(Size)
    /// The person's settings change; the value has all settings.
    case settings(PointerSettings)
    /// The interface becomes light or dark.
    case appearance(Appearance)
    /// The annotation beside the pointer changes, with its values in the order of the file; nil removes it.
    case annotation(PointerAnnotation?)
    /// Time passes.
    case wait
  }
}
