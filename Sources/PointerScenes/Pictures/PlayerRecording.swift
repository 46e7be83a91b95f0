import PointerKit

/// A film as the player's page takes it: numbers in lists, rounded to what can be seen.
struct PlayerRecording: Encodable {
  let appearance: String
  /// Each as what changed since the one before; see ``PlayerValue/changes(_:)``.
  let layouts: [PlayerValue]
  /// For each arrangement, its spaces: id, x, y, and the clip's x, y, width and height if there is one.
  let arrangements: [[[PlayerValue]]]
  /// For each target its id and name.
  let names: [PlayerValue]
  /// Each as what changed since the one before; see ``PlayerValue/changes(_:)``.
  let stills: [PlayerValue]
  /// Seconds and titles.
  let chapters: [[PlayerValue]]
  /// What happened: seconds and words.
  let account: [[PlayerValue]]

  init(_ film: Film) {
    appearance = "\(film.layouts.first?.appearance ?? .light)"
    let origin = film.stills.first?.frame.time ?? .zero
    layouts = PlayerValue.changes(film.layouts.map { PlayerRecording.value(of: $0) })
    arrangements = film.arrangements.map { spaces in
      spaces.map { space in
        [.id(space.id), .length(space.origin.x), .length(space.origin.y)]
          + (space.clip.map { PlayerValue.numbers($0) } ?? [])
      }
    }
    let ids = Set(film.layouts.flatMap { layout in layout.elements.map { $0.target.id } }).sorted()
    names = ids.map { .list([.id($0), .text(film.name(of: $0))]) }
    stills = PlayerValue.changes(film.stills.map { PlayerRecording.value(of: $0, in: film, since: origin) })
    chapters = film.chapters.map { [.share($0.time.seconds(since: origin)), .text($0.title)] }
    account = Account(of: film).lines.map { line in
      [.share(line.time.seconds(since: origin)), .text(line.text)]
    }
  }

  /// A layout as a list: its extent, its ground, the pieces (space, target, owner, SVG), the hit regions
  /// (space, target, x, y, width, height) and the attributes of the frame around what is selected.
  private static func value(of layout: PictureLayout) -> PlayerValue {
    .list([
      .list([.length(layout.size.width), .length(layout.size.height)]),
      .text("\(DisplayColor(luminance: layout.background))"),
      .list(
        layout.pieces().map { .list([.id($0.space), .id($0.target ?? 0), .id($0.owner), .text($0.markup)]) }),
      .list(
        layout.elements.filter { $0.target.isEnabled }.map { element in
          .list(
            [.id(element.target.space), .id(element.target.id)] + PlayerValue.numbers(element.region))
        }),
      .text(PictureSurroundings(layout, []).selectionStroke),
    ])
  }

  /// A still as a list: seconds, layout, arrangement, phase, model, hovered, landing, the engine's drawing
  /// commands (a name and its numbers each), what is concealed, the frames of what is selected, the
  /// adjustment (target, outline, transform) and the marks (kind, place).
  private static func value(of still: Film.Still, in film: Film, since origin: Timestamp) -> PlayerValue {
    let frame = still.frame
    let layout = film.layouts[still.layout]
    let surroundings = PictureSurroundings(layout, film.arrangements[still.arrangement])
    let adjustment = still.adjustment.flatMap { adjustment in
      surroundings.shape(of: adjustment.target).map { shape in
        PlayerValue.list([
          .id(adjustment.target), .list(PlayerValue.numbers(shape)),
          .text(PictureSurroundings.transform(adjustment)),
        ])
      }
    }
    let selection = frame.band.map { surroundings.selection($0) } ?? []
    return .list([
      .share(frame.time.seconds(since: origin)), .number(Double(still.layout)),
      .number(Double(still.arrangement)), .text("\(frame.phase)"), .list(PlayerValue.numbers(frame.model)),
      frame.hovered.map { .id($0) } ?? .nothing,
      still.landing.map { .list(PlayerValue.numbers($0)) } ?? .nothing,
      .list(frame.drawing.map { PlayerValue($0) }),
      .list(layout.concealed(in: frame).sorted().map { .id($0) }),
      .list(selection.map { .list(PlayerValue.numbers($0)) }),
      adjustment ?? .nothing,
      .list(still.marks.map { .list([.number(Double($0.kind.rawValue))] + PlayerValue.numbers($0.place)) }),
    ])
  }
}
