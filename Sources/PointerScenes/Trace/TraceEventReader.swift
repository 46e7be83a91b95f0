package import Foundation
import PointerKit

/// A reader of the events of a trace in order, which keeps track of the targets and spaces that exist.
package struct TraceEventReader {
  private var layout: LayoutReader
  private(set) var chapters: [TraceChapter] = []
  private(set) var cameras: [TraceCamera] = []
  /// The settings after the events so far; an event states only what it changes.
  private var settings: PointerSettings
  /// The time of the latest event, in seconds; events are in order of time.
  private var latest: Double = -.infinity

  /// The names of the scene and of the events so far.
  package var names: SceneNames { layout.names }

  package init(_ scene: Scene) {
    layout = LayoutReader(scene)
    settings = scene.settings
  }

  /// Reads the event of one line.
  package mutating func event(_ text: Data, file: String, line: Int) throws(FileError) -> TraceEvent {
    try event(JSONNode(text: text, file: file, line: line))
  }

  mutating func event(_ node: JSONNode) throws(FileError) -> TraceEvent {
    let named = try node.anyObject("an event")
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
      kind = try change(name, object)
    }
    if name == .wait {
      if case .string(let title)? = named.optional("x-chapter")?.value {
        let hasOverlay = named.optional("x-overlay")?.value == .bool(true)
        chapters.append(TraceChapter(time: time, title: title, hasOverlay: hasOverlay))
      }
      if let value = named.optional("x-camera")?.value, let camera = TraceCamera(value, at: time) {
        cameras.append(camera)
      }
    }
    return TraceEvent(time: time, line: node.line ?? 0, kind: kind)
  }

  /// Reads an event that is not an input: a change of layout or settings, or a wait.
  private mutating func change(
    _ name: TraceEventName, _ object: JSONObject
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
      try object.required("values").apply(to: &settings)
      return .settings(settings)
    case .appearance: return .appearance(try object.required("value").word(of: .appearance))
    case .annotation:
      let node = try object.required("values")
      return .annotation(node.isNull ? nil : try node.annotation())
    default: return .wait
    }
  }
}

/// The names of a trace's events.
enum TraceEventName: CaseIterable, Sendable {
  case contact, motion, button, scroll, transform, gesture, modifiers, typing, drag, targets, space, bounds
  case touch, gaze, pressure, hold, annotation, luminance, settings, appearance, leave, enter, cancel, wait

  /// The keys besides `t`, `event` and `device`.
  var keys: Set<String> {
    switch self {
    case .contact: ["phase", "fingers"]
    case .motion: ["delta", "position"]
    case .button: ["button", "down"]
    case .scroll: ["delta", "phase", "source"]
    case .transform: ["phase", "scale", "rotation", "translation", "fingers"]
    case .gesture: ["name", "phase", "fingers"]
    case .modifiers: ["keys"]
    case .drag: ["operation"]
    case .targets: ["upsert", "remove"]
    case .space: PointerSpace.keys
    case .bounds: ["size"]
    case .touch: ["phase", "position", "id"]
    case .gaze: ["position"]
    case .annotation, .settings: ["values"]
    case .pressure, .luminance, .appearance: ["value"]
    case .hold: ["phase"]
    case .enter: ["position"]
    case .typing, .leave, .cancel, .wait: []
    }
  }
}

extension Vocabulary where Value == TraceEventName {
  static let event = Vocabulary()
}

extension JSONObject {
  /// Reads an input for the engine; nil if the event is not an input.
  ///
  /// Some keys may be missing, and then have defaults. A contact has 1 finger if it begins, and otherwise 0.
  /// A transform has 2 fingers, scale 1, rotation 0 and no translation. A gesture has 0 fingers, which stands
  /// for the number that the gesture needs. A scroll has no phase, and its source is a wheel. A touch has the
  /// id 0. An entry has no position.
  ///
  /// A missing key without a default is an error.
  func input(_ name: TraceEventName) throws(FileError) -> PointerInput.Kind? {
    switch name {
    case .contact:
      let phase = try required("phase").word(of: .contactPhase)
      return .contact(phase, fingers: try fingers(phase == .began ? 1 : 0))
    case .motion: return try motion()
    case .button:
      return .button(try required("button").button(), isDown: try required("down").bool())
    case .scroll:
      return .scroll(
        try required("delta").vector(), phase: try optional("phase")?.word(of: .scrollPhase) ?? .none,
        source: try optional("source")?.word(of: .scrollSource) ?? .wheel)
    case .transform:
      return .transform(
        try required("phase").word(of: .gesturePhase), scale: try optional("scale")?.number() ?? 1,
        rotation: try optional("rotation")?.number() ?? 0,
        translation: try optional("translation")?.vector() ?? .zero, fingers: try fingers(2))
    case .gesture:
      return .gesture(
        try required("name").word(of: .gesture), phase: try required("phase").word(of: .gesturePhase),
        fingers: try optional("fingers")?.integer(0...Int.max))
    case .modifiers: return .modifiers(try required("keys").modifiers())
    case .typing: return .typing
    case .drag: return .dragOperation(try required("operation").word(of: .dragOperation))
    case .touch:
      return .touch(
        try required("phase").word(of: .gesturePhase), at: try required("position").point(),
        id: .init(try optional("id")?.integer() ?? UInt64(0)))
    case .gaze: return .gaze(try required("position").point())
    case .pressure: return .pressure(try required("value").number(in: 0...1))
    case .hold: return .hold(try required("phase").word(of: .contactPhase))
    case .luminance:
      let node = try required("value")
      return .luminance(node.isNull ? nil : try node.number(in: 0...1, "a number from 0 to 1, or null"))
    case .leave: return .leave
    case .enter: return .enter(try nullable("position")?.point())
    case .cancel: return .cancel
    case .targets, .space, .bounds, .annotation, .settings, .appearance, .wait: return nil
    }
  }

  private func motion() throws(FileError) -> PointerInput.Kind {
    switch (optional("delta"), optional("position")) {
    case (let delta?, nil): return .motion(try delta.vector())
    case (nil, let position?): return .position(try position.point())
    case (nil, nil): throw node.error(expected: "\"delta\" or \"position\"", found: "neither")
    case (_?, _?): throw node.error(expected: "\"delta\" or \"position\"", found: "both")
    }
  }

  private func fingers(_ standard: Int) throws(FileError) -> Int {
    try optional("fingers")?.integer(0...Int.max) ?? standard
  }
}

extension JSONNode {
  fileprivate func button() throws(FileError) -> PointerButton {
    let expected = "primary, secondary, middle or a number from 3 to \(UInt16.max)"
    if case .string = value {
      guard let button = Vocabulary.button[try string()] else { throw error(expected: expected) }
      return button
    }
    let number = try number(expected)
    guard number >= 3, let raw = UInt16(exactly: number) else { throw error(expected: expected) }
    return PointerButton(rawValue: raw)
  }

  fileprivate func modifiers() throws(FileError) -> KeyModifiers {
    var keys: KeyModifiers = []
    for node in try array("an array of modifier keys") { keys.insert(try node.word(of: .modifier)) }
    return keys
  }
}
