import PointerKit

/// A film as JSON for the player's page; numbers are rounded to the precision that is visible.
struct PlayerRecording {
  private(set) var value = JSONValue.null

  init(_ film: Film) {
    let origin = film.stills.first?.frame.time ?? .zero
    func seconds(_ time: Timestamp) -> JSONValue { .fine(time.seconds(since: origin)) }
    var markup = MarkupTable()
    let layouts = film.layouts.map { PlayerRecording.value(of: $0, &markup) }
    let arrangements = film.arrangements.map { spaces in
      JSONValue.array(
        spaces.map { space in
          .array(
            [.id(space.id), .length(space.origin.x), .length(space.origin.y)]
              + (space.clip.map { JSONValue.lengths($0) } ?? []))
        })
    }
    let ids = Set(film.layouts.flatMap { layout in layout.elements.map { $0.target.id } }).sorted()
    let stills = film.stills.map { PlayerRecording.value(of: $0, in: film, since: origin) }
    value = [
      "appearance": .string("\(film.layouts.first?.appearance ?? .light)"),
      // The SVG of all pieces, without repetition; the layouts contain indices into this list.
      "markup": .array(markup.texts.map { .string($0) }),
      // The layouts and the stills, each as its change from the one before.
      "layouts": .array(JSONValue.changes(layouts)), "stills": .array(JSONValue.changes(stills)),
      // The spaces of each arrangement: the id, the origin, and the clip if the space has one.
      "arrangements": .array(arrangements),
      "names": .array(ids.map { .array([.id($0), .string(film.name(of: $0))]) }),
      // The seconds and the title of each chapter, and 1 if pages show the overlay during the chapter.
      "chapters": .array(
        film.chapters.map {
          .array([seconds($0.time), .string($0.title)] + ($0.hasOverlay ? [.number(1)] : []))
        }),
      // The seconds of each camera, and its part of the window if it does not show the whole window.
      "cameras": .array(
        film.cameras.map { .array([seconds($0.time)] + ($0.part.map { JSONValue.lengths($0) } ?? [])) }),
      "account": .array(Account(of: film).lines.map { .array([seconds($0.time), .string($0.text)]) }),
    ]
  }

  /// The parts of the host's drawing and the numbers that the page's script shares with the pictures.
  static let constants: JSONValue = [
    "marks": .array([Film.Mark.Kind.finger, .gaze].map { .string(HostDrawing.mark($0)) }),
    "note": .string(HostDrawing.note("TEXT", left: "LEFT", width: "WIDTH")),
    "draggedOpacity": .string(HostDrawing.draggedOpacity),
    "outlineSteps": .number(JSONValue.outlineSteps),
    "annotation": [
      "padding": .numbers(AnnotationMetrics.horizontalPadding, AnnotationMetrics.verticalPadding),
      "fontSize": .number(AnnotationMetrics.fontSize), "lineHeight": .number(AnnotationMetrics.lineHeight),
    ],
  ]

  /// A list of texts without repetition.
  private struct MarkupTable {
    private(set) var texts: [String] = []
    private var indices: [String: Int] = [:]

    mutating func index(of text: String) -> JSONValue {
      if let index = indices[text] { return .number(Double(index)) }
      indices[text] = texts.count
      texts.append(text)
      return .number(Double(texts.count - 1))
    }
  }

  /// A layout as a list: its size, its background, the pieces (space, target, owner, SVG), the hit regions
  /// (space, target, x, y, width, height) and the SVG attributes of the outlines around selected targets.
  private static func value(of layout: PictureLayout, _ markup: inout MarkupTable) -> JSONValue {
    .array([
      .array([.length(layout.size.width), .length(layout.size.height)]),
      .string("\(DisplayColor(luminance: layout.background))"),
      .array(
        layout.pieces().map {
          .array([.id($0.space), .id($0.target ?? 0), .id($0.owner), markup.index(of: $0.markup)])
        }),
      .array(
        layout.elements.filter { $0.target.isEnabled }.map { element in
          .array(
            [.id(element.target.space), .id(element.target.id)] + JSONValue.lengths(element.region))
        }),
      .string(HostDrawing(layout, []).selectionStroke),
    ])
  }

  /// A still as a list: seconds, layout, arrangement, phase, model, hovered, landing, the groups of drawing
  /// commands (a space, then the name and the values of each command), the concealed elements, the outlines
  /// around selected targets, the adjustment (target, outline, transform), the marks (kind, position), the
  /// dragged element (target, translation) and the note (text, position, left edge, width).
  private static func value(of still: Film.Still, in film: Film, since origin: Timestamp) -> JSONValue {
    let frame = still.frame
    let layout = film.layouts[still.layout]
    let hostDrawing = HostDrawing(layout, film.arrangements[still.arrangement])
    let adjustment = still.adjustment.flatMap { adjustment in
      hostDrawing.shape(of: adjustment.target).map { shape in
        JSONValue.array([
          .id(adjustment.target), .array(JSONValue.lengths(shape)),
          .string(HostDrawing.transform(adjustment)),
        ])
      }
    }
    let selection = hostDrawing.selection(still.selected)
    let dragged = still.dragged.map { dragged in
      JSONValue.array([
        .id(dragged.target), .length(dragged.translation.dx), .length(dragged.translation.dy),
      ])
    }
    let note = still.note.map { note in
      let width = HostDrawing.width(of: note)
      return JSONValue.array(
        [.string(note.text)] + JSONValue.lengths(hostDrawing.notePosition(note))
          + [.length(-width / 2), .length(width)])
    }
    return .array([
      .fine(frame.time.seconds(since: origin)), .number(Double(still.layout)),
      .number(Double(still.arrangement)), .string("\(frame.phase)"),
      .array(JSONValue.lengths(frame.modelPosition)),
      frame.hovered.map { .id($0) } ?? .null,
      still.landing.map { .array(JSONValue.lengths($0)) } ?? .null,
      .array(frame.drawing.map { .array([.id($0.space)] + $0.commands.map { JSONValue($0) }) }),
      .array(layout.concealed(in: frame).sorted().map { .id($0) }),
      .array(selection.map { .array(JSONValue.lengths($0)) }),
      adjustment ?? .null,
      .array(
        still.marks.map { .array([.number(Double($0.kind.rawValue))] + JSONValue.lengths($0.position)) }),
      dragged ?? .null, note ?? .null,
    ])
  }
}

extension JSONValue {
  /// A length in points, rounded to hundredths.
  static func length(_ value: Double) -> JSONValue { .rounded(value, 100) }
  /// A fraction, a factor, an angle in radians or a time in seconds, rounded to ten-thousandths.
  static func fine(_ value: Double) -> JSONValue { .rounded(value, 10_000) }

  private static func rounded(_ value: Double, _ steps: Double) -> JSONValue {
    .number(value.isFinite ? (value * steps).rounded() / steps : 0)
  }

  /// An id as text, since integers in JavaScript have only 53 bits.
  static func id(_ id: some HostIdentifier) -> JSONValue { .string("\(id.rawValue)") }
  /// The id of a target or group; a group's id has a prefix, since a target may have the same number.
  static func id(_ element: RevealedElement) -> JSONValue {
    switch element {
    case .target(let id): .id(id)
    case .group(let id): .string("g\(id.rawValue)")
    }
  }

  static func lengths(_ point: Point) -> [JSONValue] { [.length(point.x), .length(point.y)] }
  static func lengths(_ rect: Rect) -> [JSONValue] {
    [.length(rect.minX), .length(rect.minY), .length(rect.width), .length(rect.height)]
  }
  static func lengths(_ shape: RoundedRect) -> [JSONValue] {
    lengths(shape.rect) + [.length(shape.cornerRadius)]
  }
  /// A color in linear light.
  private static func tone(_ color: LinearColor) -> JSONValue {
    .array([.fine(color.red), .fine(color.green), .fine(color.blue)])
  }

  /// A drawing command as a list of its name and its values, in the order of ``DrawingCommand/Kind``.
  ///
  /// The first value of `contentBegin` is the target.
  init(_ command: DrawingCommand) {
    let values: [JSONValue]
    switch command.kind {
    case .shadow(let shape, let offset, let radius, let color, let opacity):
      values =
        [.string("shadow")] + JSONValue.lengths(shape)
        + [.length(offset.dx), .length(offset.dy), .length(radius), .tone(color), .fine(opacity)]
    case .roundedRect(let shape, let color, let opacity):
      values = [.string("roundedRect")] + JSONValue.lengths(shape) + [.tone(color), .fine(opacity)]
    case .path(let path, let rect, let rotation, let color, let opacity):
      values =
        [.string("path"), .string(CommandDrawing.data(path))] + JSONValue.lengths(path.bounds)
        + JSONValue.lengths(rect)
        + [
          .fine(rotation), .tone(color), .fine(opacity), path.strokeWidth.map { .length($0) } ?? .null,
        ]
    case .outline(let outline, let center, let scale, let color, let opacity):
      values =
        [.string("outline"), .string(JSONValue.data(outline))] + JSONValue.lengths(center)
        + [.fine(scale), .tone(color), .fine(opacity)]
    case .contentBegin(let center, let scale, let translation):
      values =
        [.string("contentBegin"), .id(command.target ?? 0)] + JSONValue.lengths(center)
        + [.fine(scale), .length(translation.dx), .length(translation.dy)]
    case .contentEnd:
      values = [.string("contentEnd")]
    case .tint(let shape, let color, let opacity):
      values = [.string("tint")] + JSONValue.lengths(shape) + [.tone(color), .fine(opacity)]
    case .radialLight(let center, let radius, let opacity, let clip):
      values =
        [.string("radialLight")] + JSONValue.lengths(center) + [.length(radius), .fine(opacity)]
        + JSONValue.lengths(clip)
    case .annotation(let texts, let platter, let color, let opacity):
      let lines = texts.map { JSONValue.array([.string($0.label.string), .string($0.text.string)]) }
      values =
        [.string("annotation")] + JSONValue.lengths(platter) + [.tone(color), .fine(opacity), .array(lines)]
    }
    self = .array(values)
  }

  /// The number of steps per point in the coordinates of ``data(_:)``.
  static let outlineSteps = 20.0

  /// An outline in the form of SVG's attribute `d`, with whole steps from corner to corner.
  ///
  /// This form is short, which matters since the outline of a morph has dozens of corners in every still.
  private static func data(_ outline: PointerOutline) -> String {
    func steps(_ length: Double) -> Int { Int((max(-1e6, min(1e6, length)) * outlineSteps).rounded()) }
    return outline.ends.indices.map { contour in
      var text = ""
      var before = (x: 0, y: 0)
      for corner in outline.contour(contour) where corner.isFinite {
        let position = (x: steps(corner.x), y: steps(corner.y))
        let delta = (position.x - before.x, position.y - before.y)
        if text.isEmpty {
          text = "M\(delta.0)\(delta.1 < 0 ? "" : " ")\(delta.1)l"
        } else if delta != (0, 0) {
          text += "\(delta.0 < 0 || text.last == "l" ? "" : " ")\(delta.0)\(delta.1 < 0 ? "" : " ")\(delta.1)"
        }
        before = position
      }
      return text.isEmpty ? "" : (text.last == "l" ? String(text.dropLast()) : text) + "Z"
    }.joined()
  }

  /// The change from another value to this one; nil if they are equal.
  ///
  /// For lists of the same length, the change is an object of the changed elements, by index.
  private func change(from before: JSONValue) -> JSONValue? {
    guard case .array(let new) = self, case .array(let old) = before, new.count == old.count else {
      return self == before ? nil : self
    }
    let changes = new.indices.compactMap { index in
      new[index].change(from: old[index]).map { Member("\(index)", $0) }
    }
    return changes.isEmpty ? nil : .object(changes)
  }

  /// Each value as its change from the previous value.
  ///
  /// This form is short for the stills of a film, since successive stills differ little.
  static func changes(_ values: [JSONValue]) -> [JSONValue] {
    var before = JSONValue.null
    return values.map { value in
      defer { before = value }
      return value.change(from: before) ?? [:]
    }
  }
}
