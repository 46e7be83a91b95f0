import PointerKit

/// A film as JSON for the player's page; numbers are rounded to the precision that is visible.
struct PlayerRecording: Encodable {
  let appearance: String
  /// The SVG of all pieces, without repetition; the layouts contain indices into this list.
  let markup: [String]
  /// The layouts, each as its change from the previous layout; see ``PlayerValue/changes(_:)``.
  let layouts: [PlayerValue]
  /// The spaces of each arrangement: the id, the x and y of the origin, and the x, y, width and height of the
  /// clip if the space has one.
  let arrangements: [[[PlayerValue]]]
  /// The id and the name of each target.
  let names: [PlayerValue]
  /// The stills, each as its change from the previous still; see ``PlayerValue/changes(_:)``.
  let stills: [PlayerValue]
  /// The seconds and the title of each chapter, and 1 if pages show the overlay during the chapter.
  let chapters: [[PlayerValue]]
  /// The seconds of each camera, and the x, y, width and height of its part of the window.
  ///
  /// A camera that shows the whole window has only the seconds.
  let cameras: [[PlayerValue]]
  /// The seconds and the text of each line of the account.
  let account: [[PlayerValue]]

  init(_ film: Film) {
    appearance = "\(film.layouts.first?.appearance ?? .light)"
    let origin = film.stills.first?.frame.time ?? .zero
    var markup = MarkupTable()
    layouts = PlayerValue.changes(film.layouts.map { PlayerRecording.value(of: $0, &markup) })
    self.markup = markup.texts
    arrangements = film.arrangements.map { spaces in
      spaces.map { space in
        [.id(space.id), .length(space.origin.x), .length(space.origin.y)]
          + (space.clip.map { PlayerValue.numbers($0) } ?? [])
      }
    }
    let ids = Set(film.layouts.flatMap { layout in layout.elements.map { $0.target.id } }).sorted()
    names = ids.map { .list([.id($0), .text(film.name(of: $0))]) }
    stills = PlayerValue.changes(film.stills.map { PlayerRecording.value(of: $0, in: film, since: origin) })
    chapters = film.chapters.map {
      [.fine($0.time.seconds(since: origin)), .text($0.title)] + ($0.hasOverlay ? [.number(1)] : [])
    }
    cameras = film.cameras.map { camera in
      [.fine(camera.time.seconds(since: origin))] + (camera.part.map { PlayerValue.numbers($0) } ?? [])
    }
    account = Account(of: film).lines.map { line in
      [.fine(line.time.seconds(since: origin)), .text(line.text)]
    }
  }

  /// A list of texts without repetition.
  private struct MarkupTable {
    private(set) var texts: [String] = []
    private var indices: [String: Int] = [:]

    mutating func index(of text: String) -> PlayerValue {
      if let index = indices[text] { return .number(Double(index)) }
      indices[text] = texts.count
      texts.append(text)
      return .number(Double(texts.count - 1))
    }
  }

  /// A layout as a list: its size, its background, the pieces (space, target, owner, SVG), the hit regions
  /// (space, target, x, y, width, height) and the SVG attributes of the outlines around selected targets.
  private static func value(of layout: PictureLayout, _ markup: inout MarkupTable) -> PlayerValue {
    .list([
      .list([.length(layout.size.width), .length(layout.size.height)]),
      .text("\(DisplayColor(luminance: layout.background))"),
      .list(
        layout.pieces().map {
          .list([.id($0.space), .id($0.target ?? 0), .id($0.owner), markup.index(of: $0.markup)])
        }),
      .list(
        layout.elements.filter { $0.target.isEnabled }.map { element in
          .list(
            [.id(element.target.space), .id(element.target.id)] + PlayerValue.numbers(element.region))
        }),
      .text(HostDrawing(layout, []).selectionStroke),
    ])
  }

  /// A still as a list: seconds, layout, arrangement, phase, model, hovered, landing, the groups of drawing
  /// commands (a space, then the name and the values of each command), the concealed elements, the outlines
  /// around selected targets, the adjustment (target, outline, transform), the marks (kind, position), the
  /// dragged element (target, translation) and the note (text, position, left edge, width).
  private static func value(of still: Film.Still, in film: Film, since origin: Timestamp) -> PlayerValue {
    let frame = still.frame
    let layout = film.layouts[still.layout]
    let hostDrawing = HostDrawing(layout, film.arrangements[still.arrangement])
    let adjustment = still.adjustment.flatMap { adjustment in
      hostDrawing.shape(of: adjustment.target).map { shape in
        PlayerValue.list([
          .id(adjustment.target), .list(PlayerValue.numbers(shape)),
          .text(HostDrawing.transform(adjustment)),
        ])
      }
    }
    let selection = hostDrawing.selection(still.selected)
    let dragged = still.dragged.map { dragged in
      PlayerValue.list([
        .id(dragged.target), .length(dragged.translation.dx), .length(dragged.translation.dy),
      ])
    }
    let note = still.note.map { note in
      let width = HostDrawing.width(of: note)
      return PlayerValue.list(
        [.text(note.text)] + PlayerValue.numbers(hostDrawing.notePosition(note))
          + [.length(-width / 2), .length(width)])
    }
    return .list([
      .fine(frame.time.seconds(since: origin)), .number(Double(still.layout)),
      .number(Double(still.arrangement)), .text("\(frame.phase)"), .list(PlayerValue.numbers(frame.model)),
      frame.hovered.map { .id($0) } ?? .nothing,
      still.landing.map { .list(PlayerValue.numbers($0)) } ?? .nothing,
      .list(frame.groups.map { .list([.id($0.space)] + frame.drawing[$0.commands].map { PlayerValue($0) }) }),
      .list(layout.concealed(in: frame).sorted().map { .id($0) }),
      .list(selection.map { .list(PlayerValue.numbers($0)) }),
      adjustment ?? .nothing,
      .list(
        still.marks.map { .list([.number(Double($0.kind.rawValue))] + PlayerValue.numbers($0.position)) }),
      dragged ?? .nothing, note ?? .nothing,
    ])
  }
}
