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
    guard let header = try lines.nextNode() else {
      throw FileError(file: file.name, found: "an empty file", expected: "a pointerkit-trace/1 header")
    }
    let object = try header.object(["format", "device", "start"])
    _ = try object.required("format").word(of: .traceFormat)
    device = try PointerDevice(object.required("device"))
    start = try object.nullable("start")?.point()
    var reader = TraceEventReader(scene)
    while let (text, number) = try lines.next() {
      guard events.count < Trace.mostEvents else {
        throw FileError(
          file: file.name, line: number, found: "more than \(Trace.mostEvents) events",
          expected: "at most \(Trace.mostEvents)")
      }
      let node = try JSONNode(text: text, file: file.name, line: number)
      events.append(try reader.event(node, text: text))
    }
    chapters = reader.chapters
    cameras = reader.cameras
    names = reader.layout.names
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
