public import PointerKit

/// A writer of the format `pointerkit-frames/1`: a header, and then one line of JSON for each frame.
///
/// Each number has the fewest digits from which the same bits can be read.
public struct FrameWriter: Sendable {
  let names: SceneNames
  /// Whether each frame also has the drawing commands of each space.
  private let includesDrawing: Bool

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
    let header: JSONValue = ["format": "pointerkit-frames/1", "fps": .number(framesPerSecond)]
    return header.text
  }

  /// The line of a frame, without a line feed; `events` are the events since the previous frame.
  public func line(for frame: PointerFrame, _ events: [PointerEvent]) -> String {
    let look: JSONValue = [
      "t": .time(frame.time), "phase": .word(frame.phase, of: .pointerPhase),
      "model": .point(frame.modelPosition),
      "precise": .point(frame.clickLocation), "velocity": .vector(frame.velocity),
      "hovered": frame.hovered.map(name) ?? .null, "pointer": pointer(frame.pointer, frame.outline),
      "contents": .object(frame.contents.map { .init(names.name(ofTarget: $0.target), content($0)) }),
      "accessories": .array(frame.accessories.map(accessory)),
      "annotation": frame.annotation.map(annotation) ?? .null, "band": frame.band.map(band) ?? .null,
      "revealed": revealed(frame.revealed), "cursor": .word(frame.cursor, of: .cursor),
    ]
    let changes: JSONValue = [
      "events": .array(events.map(event)), "damage": frame.damage.map { .rect($0) } ?? .null,
      "atRest": .bool(frame.isAtRest), "nextWake": frame.nextWake.map { .time($0) } ?? .null,
    ]
    return JSONValue.joining(look, includesDrawing ? ["drawing": drawing(frame)] : nil, changes).text
  }

  func name(_ target: TargetID) -> JSONValue { .string(names.name(ofTarget: target)) }

  func name(_ element: RevealedElement) -> JSONValue { .string(names.name(of: element)) }

  /// The names of revealed elements; a name that a target and a group share is listed once.
  private func revealed(_ elements: [RevealedElement]) -> JSONValue {
    var names: [JSONValue] = []
    var last: UInt64?
    for element in elements where element.rawValue != last {
      names.append(name(element))
      last = element.rawValue
    }
    return .array(names)
  }

  private func pointer(_ pointer: PointerAppearance, _ outline: PointerOutline) -> JSONValue {
    let appearance: JSONValue = [
      "shape": .word(pointer.outline, of: .outline), "center": .point(pointer.center),
      "size": .size(pointer.size), "cornerRadius": .number(pointer.cornerRadius), "rotation": .number(0),
      "opacity": .number(pointer.opacity), "scale": .number(pointer.scale),
      "layer": .word(pointer.layer, of: .layer), "luminance": .number(pointer.luminance),
      "contrast": .number(pointer.contrast),
    ]
    if !outline.isEmpty { return .joining(appearance, ["path": .path(outline)]) }
    return .joining(appearance, pointer.path.map { ["path": .path($0)] })
  }

  private func accessory(_ accessory: AccessoryState) -> JSONValue {
    var path: PointerPath?
    if case .path(let outline) = accessory.shape { path = outline }
    return .joining(
      [
        "shape": path == nil ? .word(accessory.shape, of: .accessory) : "path",
        "center": .point(accessory.center), "angle": .number(accessory.angle),
        "opacity": .number(accessory.opacity), "scale": .number(accessory.scale),
      ],
      path.map { ["path": .path($0)] })
  }

  private func annotation(_ state: AnnotationState) -> JSONValue {
    [
      "values": .values(of: state.annotation.values), "position": .point(state.position),
      "opacity": .number(state.opacity),
    ]
  }

  private func band(_ band: BandState) -> JSONValue {
    ["rect": .rect(band.rect), "selected": .array(band.selected.map(name))]
  }

  private func content(_ content: ContentState) -> JSONValue {
    let (shadow, light) = (content.shadow, content.specular)
    return [
      "progress": .number(content.progress), "scale": .number(content.scale),
      "translation": .vector(content.translation),
      "shadow": [
        "opacity": .number(shadow.opacity), "radius": .number(shadow.radius),
        "offset": .vector(shadow.offset),
      ],
      "specular": [
        "opacity": .number(light.opacity), "center": .point(light.center), "radius": .number(light.radius),
      ],
      "radiosity": .number(content.radiosity),
      "tint": ["mode": .word(content.tintMode, of: .tintMode), "opacity": .number(content.tintOpacity)],
    ]
  }

  // MARK: Drawing

  /// The groups of drawing commands of a frame, from back to front; the last is in front of all content.
  private func drawing(_ frame: PointerFrame) -> JSONValue {
    .array(
      frame.drawing.map { group in
        [
          "space": group.space == .window ? .null : .string(names.name(ofSpace: group.space)),
          "clip": group.clip.map { .rect($0) } ?? .null,
          "commands": .array(group.commands.map(command)),
        ]
      })
  }

  private func command(_ command: DrawingCommand) -> JSONValue {
    let target: JSONValue = command.target.map { ["target": name($0)] } ?? ["target": .null, "pointer": true]
    func members(_ type: String, _ a: JSONValue? = nil, _ b: JSONValue? = nil, _ c: JSONValue? = nil)
      -> JSONValue
    {
      .joining(["type": .string(type)], target, a, b, c)
    }
    func shape(_ shape: RoundedRect) -> JSONValue {
      ["rect": .rect(shape.rect), "cornerRadius": .number(shape.cornerRadius)]
    }
    func paint(_ color: LinearColor, _ opacity: Double) -> JSONValue {
      ["color": .color(color), "opacity": .number(opacity)]
    }
    switch command.kind {
    case .shadow(let rect, let offset, let radius, let color, let opacity):
      return members(
        "shadow", shape(rect), ["offset": .vector(offset), "radius": .number(radius)], paint(color, opacity))
    case .roundedRect(let rect, let color, let opacity):
      return members("roundedRect", shape(rect), paint(color, opacity))
    case .path(let path, let rect, let rotation, let color, let opacity):
      return members(
        "path", ["path": .path(path), "rect": .rect(rect), "rotation": .number(rotation)],
        paint(color, opacity))
    case .outline(let outline, let center, let scale, let color, let opacity):
      return members(
        "outline", ["path": .path(outline), "center": .point(center), "scale": .number(scale)],
        paint(color, opacity))
    case .contentBegin(let center, let scale, let translation):
      return members(
        "contentBegin",
        ["center": .point(center), "scale": .number(scale), "translation": .vector(translation)])
    case .contentEnd: return members("contentEnd")
    case .tint(let rect, let color, let opacity): return members("tint", shape(rect), paint(color, opacity))
    case .radialLight(let center, let radius, let opacity, let clip):
      return members(
        "radialLight", ["center": .point(center), "radius": .number(radius)], shape(clip),
        ["opacity": .number(opacity)])
    case .annotation(let values, let platter, let color, let opacity):
      return members(
        "annotation", ["rect": .rect(platter), "values": .values(of: values)], paint(color, opacity))
    }
  }
}
