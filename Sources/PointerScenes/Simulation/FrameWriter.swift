public import PointerKit

/// A writer of the format `pointerkit-frames/1`: a header, and then one line of JSON for each frame.
///
/// Each number has the fewest digits from which the same bits can be read.
public struct FrameWriter: Sendable {
  let names: SceneNames
  /// Whether each frame also has the drawing commands of each space.
  private let includesDrawing: Bool
  /// The names as JSON strings.
  private var quotedNames: [RevealedElement: String] = [:]

  /// Creates a writer for the names of a trace.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - includesDrawing: Whether each frame also has the drawing commands of each space; false by default.
  public init(names: SceneNames, includesDrawing: Bool = false) {
    self.names = names
    self.includesDrawing = includesDrawing
  }

  /// The first line, without a line feed.
  public static func header(framesPerSecond: Double) -> String {
    "{\"format\":\"pointerkit-frames/1\",\"fps\":\(JSONText.number(framesPerSecond))}"
  }

  /// The line of a frame, without a line feed; `events` are the events since the previous frame.
  public mutating func line(for frame: PointerFrame, _ events: [PointerEvent]) -> String {
    var line = "{\"t\":\(JSONText.time(frame.time))"
    line += ",\"phase\":\"\(Vocabulary.pointerPhase.word(for: frame.phase))\""
    line += ",\"model\":\(JSONText.point(frame.model)),\"precise\":\(JSONText.point(frame.precise))"
    line += ",\"velocity\":\(JSONText.vector(frame.velocity))"
    line += ",\"hovered\":\(frame.hovered.map { quotedName($0) } ?? "null")"
    line += ",\"pointer\":\(pointer(frame.pointer, frame.outline))"
    line += ",\"contents\":{"
    for (index, content) in frame.contents.enumerated() {
      line += "\(index == 0 ? "" : ",")\(quotedName(content.target)):\(self.content(content))"
    }
    line += "},\"accessories\":\(JSONText.array(frame.accessories.map(accessory)))"
    line += ",\"annotation\":\(frame.annotation.map(annotation) ?? "null")"
    line += ",\"band\":\(frame.band.map { band($0) } ?? "null")"
    line += ",\"revealed\":\(revealed(frame.revealed))"
    line += ",\"cursor\":\"\(Vocabulary.cursor.word(for: frame.cursor))\""
    if includesDrawing { line += ",\"drawing\":\(drawing(frame))" }
    line += ",\"events\":\(JSONText.array(events.map { event($0) }))"
    line += ",\"damage\":\(frame.damage.map(JSONText.rect) ?? "null")"
    line += ",\"atRest\":\(frame.isAtRest),\"nextWake\":\(frame.nextWake.map(JSONText.time) ?? "null")}"
    return line
  }

  mutating func quotedName(_ target: TargetID) -> String { quotedName(.target(target)) }

  mutating func quotedName(_ element: RevealedElement) -> String {
    if let known = quotedNames[element] { return known }
    let quoted = JSONText.quoted(names.name(of: element))
    quotedNames[element] = quoted
    return quoted
  }

  /// The names of revealed elements; a name that a target and a group share is listed once.
  private mutating func revealed(_ elements: [RevealedElement]) -> String {
    var names: [String] = []
    var last: UInt64?
    for element in elements where element.rawValue != last {
      names.append(quotedName(element))
      last = element.rawValue
    }
    return JSONText.array(names)
  }

  private func pointer(_ pointer: PointerAppearance, _ outline: PointerOutline) -> String {
    var text = "{\"shape\":\"\(Vocabulary.outline.word(for: pointer.outline))\""
    text += ",\"center\":\(JSONText.point(pointer.center)),\"size\":\(JSONText.size(pointer.size))"
    text += ",\"cornerRadius\":\(JSONText.number(pointer.cornerRadius))"
    text += ",\"rotation\":\(JSONText.number(0))"
    text += ",\"opacity\":\(JSONText.number(pointer.opacity)),\"scale\":\(JSONText.number(pointer.scale))"
    text += ",\"layer\":\"\(Vocabulary.layer.word(for: pointer.layer))\""
    text += ",\"luminance\":\(JSONText.number(pointer.luminance))"
    text += ",\"contrast\":\(JSONText.number(pointer.contrast))"
    if !outline.isEmpty {
      text += ",\"path\":\(JSONText.path(outline))"
    } else if let path = pointer.path {
      text += ",\"path\":\(JSONText.path(path))"
    }
    return text + "}"
  }

  private func accessory(_ accessory: AccessoryState) -> String {
    var (word, path) = (Vocabulary.accessory.word(for: accessory.shape), "")
    if case .path(let outline) = accessory.shape {
      (word, path) = ("path", ",\"path\":\(JSONText.path(outline))")
    }
    var text = "{\"shape\":\"\(word)\""
    text += ",\"center\":\(JSONText.point(accessory.center)),\"angle\":\(JSONText.number(accessory.angle))"
    text += ",\"opacity\":\(JSONText.number(accessory.opacity))"
    text += ",\"scale\":\(JSONText.number(accessory.scale))"
    return text + path + "}"
  }

  private func annotation(_ state: AnnotationState) -> String {
    let values = state.annotation.values.map {
      "\(JSONText.quoted($0.label.string)):\(JSONText.quoted($0.text.string))"
    }
    return "{\"values\":{\(values.joined(separator: ","))},\"position\":\(JSONText.point(state.position))"
      + ",\"opacity\":\(JSONText.number(state.opacity))}"
  }

  private mutating func band(_ band: BandState) -> String {
    "{\"rect\":\(JSONText.rect(band.rect))"
      + ",\"selected\":\(JSONText.array(band.selected.map { quotedName($0) }))}"
  }

  private func content(_ content: ContentState) -> String {
    let (shadow, light) = (content.shadow, content.specular)
    var text = "{\"progress\":\(JSONText.number(content.progress))"
    text += ",\"scale\":\(JSONText.number(content.scale))"
    text += ",\"translation\":\(JSONText.vector(content.translation))"
    text += ",\"shadow\":{\"opacity\":\(JSONText.number(shadow.opacity))"
    text += ",\"radius\":\(JSONText.number(shadow.radius)),\"offset\":\(JSONText.vector(shadow.offset))}"
    text += ",\"specular\":{\"opacity\":\(JSONText.number(light.opacity))"
    text += ",\"center\":\(JSONText.point(light.center)),\"radius\":\(JSONText.number(light.radius))}"
    text += ",\"radiosity\":\(JSONText.number(content.radiosity))"
    text += ",\"tint\":{\"mode\":\"\(Vocabulary.tintMode.word(for: content.tintMode))\""
    return text + ",\"opacity\":\(JSONText.number(content.tintOpacity))}}"
  }
}
