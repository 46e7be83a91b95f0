import PointerKit

/// A film as the player's page takes it: numbers in lists, rounded to what can be seen.
struct PlayerRecording: Encodable {
  let title: String
  let layouts: [Layout]
  /// For each arrangement, its spaces: id, x, y, and the clip's x, y, width and height if there is one.
  let arrangements: [[[PlayerValue]]]
  /// For each target its id and name.
  let names: [PlayerValue]
  let stills: [Still]
  /// What happened: seconds and words.
  let account: [[PlayerValue]]

  struct Layout: Encodable {
    let size: [PlayerValue]
    let ground: String
    /// Space, target, SVG.
    let pieces: [[PlayerValue]]
    /// Space, target, x, y, width, height.
    let regions: [[PlayerValue]]
  }

  struct Still: Encodable {
    let time: PlayerValue
    let layout: Int
    let arrangement: Int
    let phase: String
    let model: [PlayerValue]
    let hovered: PlayerValue
    let landing: [PlayerValue]?
    /// The engine's drawing commands: a name and its numbers.
    let drawing: [PlayerValue]

    enum CodingKeys: String, CodingKey {
      case time = "t"
      case layout = "l"
      case arrangement = "a"
      case phase = "p"
      case model = "m"
      case hovered = "h"
      case landing = "g"
      case drawing = "d"
    }
  }

  init(_ film: Film, title: String) {
    self.title = title
    let origin = film.stills.first?.frame.time ?? .zero
    layouts = film.layouts.map { layout in
      Layout(
        size: [.length(layout.size.width), .length(layout.size.height)],
        ground: "\(DisplayColor(luminance: layout.background))",
        pieces: layout.pieces().map { [.id($0.space), .id($0.target), .text($0.markup)] },
        regions: layout.elements.filter { $0.target.isEnabled }.map { element in
          [.id(element.target.space), .id(element.target.id)] + PlayerValue.numbers(element.region)
        })
    }
    arrangements = film.arrangements.map { spaces in
      spaces.map { space in
        [.id(space.id), .length(space.origin.x), .length(space.origin.y)]
          + (space.clip.map { PlayerValue.numbers($0) } ?? [])
      }
    }
    let ids = Set(film.layouts.flatMap { layout in layout.elements.map { $0.target.id } }).sorted()
    names = ids.map { .list([.id($0), .text(film.name(of: $0))]) }
    stills = film.stills.map { still in
      let frame = still.frame
      return Still(
        time: .share(frame.time.seconds(since: origin)), layout: still.layout, arrangement: still.arrangement,
        phase: "\(frame.phase)", model: PlayerValue.numbers(frame.model),
        hovered: frame.hovered.map { .id($0) } ?? .nothing,
        landing: still.landing.map { PlayerValue.numbers($0) },
        drawing: frame.drawing.map { PlayerValue($0) })
    }
    account = Account(of: film).lines.map { line in
      [.share(line.time.seconds(since: origin)), .text(line.text)]
    }
  }
}
