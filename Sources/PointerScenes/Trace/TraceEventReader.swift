import Foundation
import PointerKit

/// A reader of the events of a trace in order, which keeps track of the targets and spaces that exist.
struct TraceEventReader {
  private(set) var layout: LayoutReader
  private(set) var chapters: [TraceChapter] = []
  private(set) var cameras: [TraceCamera] = []
  private var settings: PointerSettings
  private var latest: Double = -.infinity

  init(_ scene: Scene) {
    layout = LayoutReader(scene)
    settings = scene.settings
  }

  /// Reads the event of one line, given as JSON and as text; the text determines the order of an annotation's
  /// values.
  mutating func event(_ node: JSONNode, text: Data) throws(FileError) -> TraceEvent {
    guard case .object(let members) = node.value else { throw node.error(expected: "an event") }
    let named = JSONObject(members: members, node: node)
    let name = try named.required("event").word(of: .event)
    let object = try node.object(name.keys.union(["t", "event", "device"]))
    let timeNode = try object.required("t")
    let time = try timeNode.time()
    let seconds = try timeNode.number()
    guard seconds >= latest else {
      throw timeNode.error(
        expected: "a time of at least \(JSONText.number(latest)), that of the event before")
    }
    latest = seconds
    let device = DeviceID(rawValue: try object.optional("device")?.integer() ?? 0)
    let kind: TraceEvent.Kind
    if let input = try object.input(name) {
      kind = .pointer(PointerInput(input, at: time, device: device))
    } else {
      kind = try change(name, object, text)
    }
    if name == .wait, case .string(let title) = members[TraceChapter.key] {
      var hasOverlay = false
      if case .bool(true)? = members[TraceChapter.overlayKey] { hasOverlay = true }
      chapters.append(TraceChapter(time: time, title: title, hasOverlay: hasOverlay))
    }
    if name == .wait, let value = members[TraceCamera.key], let camera = TraceCamera(value, at: time) {
      cameras.append(camera)
    }
    return TraceEvent(time: time, line: node.line ?? 0, kind: kind)
  }

  /// Reads an event that is not an input: a change of layout or settings, or a wait.
  private mutating func change(
    _ name: TraceEventName, _ object: JSONObject, _ text: Data
  ) throws(FileError) -> TraceEvent.Kind {
    switch name {
    case .targets:
      // Removals come first, so that a removed id can be used again in the same event.
      var (removed, upserted): ([TargetID], [PointerTarget]) = ([], [])
      if let node = object.optional("remove") { removed = try layout.removals(node) }
      if let node = object.optional("upsert") { upserted = try layout.targets(node) }
      return .targets(upsert: upserted, remove: removed)
    case .space: return .space(try layout.changedSpace(object))
    case .bounds: return .bounds(try object.required("size").size())
    case .settings:
      try object.required("values").apply(PointerSettings.keys, to: &settings)
      return .settings(settings)
    case .appearance: return .appearance(try object.required("value").word(of: .appearance))
    case .annotation:
      let node = try object.required("values")
      if node.isNull { return .annotation(nil) }
      return .annotation(try node.annotation(orderedBy: JSONNode.keyPositions(in: text)))
    default: return .wait
    }
  }
}
