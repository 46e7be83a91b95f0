import PointerKit

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
        fingers: try fingers(0))
    case .modifiers: return .modifiers(try required("keys").modifiers())
    case .drag: return .drag(try required("operation").word(of: .dragOperation))
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
