public import PointerKit

/// Draws stills: the plain window, the engine's commands, and optionally the overlay.
///
/// SVG always blends encoded colors, even if a scene states linear blending.
struct StillPicture {
  let film: Film
  /// The pieces of each of the film's layouts.
  let pieces: [[PicturePiece]]
  /// The numbers of the pieces of each layout; equal pieces have equal numbers.
  private let numbers: [[Int]]

  /// The prefix of the names of pieces, different for each film in a document.
  private let namePrefix: String

  init(_ film: Film, prefix: String = "p") {
    self.film = film
    namePrefix = prefix
    pieces = film.layouts.map { $0.pieces() }
    var known: [String: Int] = [:]
    numbers = pieces.map { pieces in
      pieces.map { piece in
        let number = known[piece.markup] ?? known.count
        known[piece.markup] = number
        return number
      }
    }
  }

  /// The name of a piece, by which SVG refers to the piece's definition.
  private func name(_ layout: Int, _ piece: Int) -> String { "\(namePrefix)\(numbers[layout][piece])" }

  /// The SVG definitions for some stills; a piece is defined only once, even if it is drawn repeatedly.
  func definitions(for stills: [Film.Still]) -> String {
    StillPicture.sheen + pieceDefinitions(for: stills)
  }

  /// The SVG definitions of the pieces of some stills, without the definitions that all films share.
  func pieceDefinitions(for stills: [Film.Still]) -> String {
    var markup = ""
    var defined: Set<Int> = []
    for layout in Set(stills.map { $0.layout }).sorted() {
      for (index, piece) in pieces[layout].enumerated() where defined.insert(numbers[layout][index]).inserted
      {
        markup += "<g id=\"\(name(layout, index))\">\(piece.markup)</g>"
      }
    }
    return markup
  }

  /// The gradient on tiles and photographs, which looks like light from above.
  static let sheen =
    "<linearGradient id=\"sheen\" x2=\"0\" y2=\"1\"><stop stop-color=\"#fff\" stop-opacity=\".22\"/>"
    + "<stop offset=\"1\" stop-opacity=\".1\"/></linearGradient>"

  /// The drawing of one still; names begin with `prefix`, which must be different for each still in a
  /// picture.
  func markup(of still: Film.Still, prefix: String, hasOverlay: Bool) -> String {
    parts(of: still, prefix: prefix, hasOverlay: hasOverlay).joined()
  }

  /// The drawing of one still, in parts from back to front.
  ///
  /// Each part consists of complete SVG elements. With `isCompact` the drawing is short, and the picture has
  /// to define the gradient `falloff`.
  func parts(of still: Film.Still, prefix: String, hasOverlay: Bool, isCompact: Bool = false) -> [String] {
    let layout = film.layouts[still.layout]
    let spaces = film.arrangements[still.arrangement]
    let concealed = layout.concealed(in: still.frame)
    let window = Rect(origin: .zero, size: layout.size)
    var parts = [Markup.rectangle(window, fill: "\(DisplayColor(luminance: layout.background))")]
    var clips = ""
    for space in spaces {
      guard let clip = space.clip else { continue }
      clips += "<clipPath id=\"\(prefix)c\(space.id.rawValue)\"><rect \(Markup.attributes(clip))/></clipPath>"
    }
    parts.append(clips)
    let own = pieces[still.layout]
    var drawing = CommandDrawing(prefix: prefix, isCompact: isCompact) { target in
      guard let index = own.firstIndex(where: { $0.target == target }),
        !concealed.contains(.target(target))
      else { return "" }
      return use(name(still.layout, index), in: own[index].space, spaces)
    }
    var start = 0
    while start < own.count {
      // In each space, the plain content is drawn first, and then the engine's commands for this space.
      let id = own[start].space
      let end = own[start...].firstIndex { $0.space != id } ?? own.count
      var content: [String] = []
      for index in start..<end where !concealed.contains(own[index].owner) {
        let piece = own[index]
        if let target = piece.target, still.frame.drawing.includes(target) { continue }
        content.append(
          adjusted(use(name(still.layout, index), in: id, spaces), of: piece, in: still, prefix))
      }
      for group in still.frame.drawing.dropLast() where group.space == id {
        content.append(drawing.markup(for: group.commands))
      }
      let isClipped = spaces.contains { $0.id == id && $0.clip != nil }
      parts +=
        isClipped
        ? ["<g clip-path=\"url(#\(prefix)c\(id.rawValue))\">\(content.joined())</g>"] : content
      start = end
    }
    if let dragged = still.dragged, let index = own.firstIndex(where: { $0.target == dragged.target }) {
      parts.append(
        "<g class=\"dragged\" opacity=\"\(HostDrawing.draggedOpacity)\" transform=\"translate("
          + "\(Markup.number(dragged.translation.dx)),\(Markup.number(dragged.translation.dy)))\">"
          + use(name(still.layout, index), in: own[index].space, spaces) + "</g>")
    }
    parts.append(drawing.markup(for: still.frame.drawing.front))
    parts.append(HostDrawing(layout, spaces).markup(of: still))
    if hasOverlay { parts += PictureOverlay(layout, spaces).parts(for: still) }
    return parts
  }

  /// The content of a piece with the adjustment of a pinch or rotation, clipped to the element.
  private func adjusted(_ content: String, of piece: PicturePiece, in still: Film.Still, _ prefix: String)
    -> String
  {
    guard let adjustment = still.adjustment, piece.target == adjustment.target,
      let shape = HostDrawing(film.layouts[still.layout], film.arrangements[still.arrangement])
        .shape(of: adjustment.target)
    else { return content }
    return "<clipPath id=\"\(prefix)adjusted\"><rect \(Markup.attributes(shape))/></clipPath>"
      + "<g clip-path=\"url(#\(prefix)adjusted)\"><g transform=\"\(HostDrawing.transform(adjustment))\">"
      + content + "</g></g>"
  }

  private func use(_ name: String, in id: SpaceID, _ spaces: [PictureSpace]) -> String {
    guard let space = spaces.first(where: { $0.id == id }) else { return "" }
    let moved =
      space.origin == .zero
      ? "" : " x=\"\(Markup.number(space.origin.x))\" y=\"\(Markup.number(space.origin.y))\""
    return "<use href=\"#\(name)\"\(moved)/>"
  }

  /// The font families of all pictures.
  static let fonts = Markup.fonts
}

extension Film {
  /// The picture of the still nearest to a time, as an SVG document.
  ///
  /// With `hasOverlay`, the picture also shows the model pointer, the hit regions and the end of a coast or
  /// attraction.
  ///
  /// - Returns: The document; nil for an empty film.
  public func svg(at time: Timestamp, hasOverlay: Bool = false) -> String? {
    svg(at: time, hasOverlay: hasOverlay, marks: nil)
  }

  /// The same picture with the way of the pointer and its flick above it.
  package func svg(at time: Timestamp, hasOverlay: Bool, marks: FlickMarks?) -> String? {
    guard let still = still(at: time) else { return nil }
    let size = layouts[still.layout].size
    let picture = StillPicture(self)
    return Markup.document(
      size, definitions: picture.definitions(for: [still]),
      picture.markup(of: still, prefix: "a", hasOverlay: hasOverlay) + (marks?.markup ?? "") + "\n")
  }
}

/// A part of a window's drawing: the content of an element, or a part of the background.
struct PicturePiece {
  /// The space of the piece; the SVG is in the space's coordinates.
  let space: SpaceID
  /// The target, if the piece is a target's content; nil for a part of the background.
  ///
  /// Effects move only the content of targets.
  let target: TargetID?
  /// The target or group to which the piece belongs; the piece is concealed with its owner.
  let owner: RevealedElement
  /// The SVG.
  let markup: String
}

extension PictureLayout {
  /// All pieces of the window, from back to front.
  ///
  /// The background of a group comes before its first member, and a caption before its icon.
  func pieces() -> [PicturePiece] {
    let palette = Palette(background < 0.2 ? .dark : .light, background: background)
    var pieces: [PicturePiece] = []
    var drawnTrays: Set<GroupID> = []
    for element in elements {
      let target = element.target
      if let group = target.group, drawnTrays.insert(group).inserted, let tray = tray(ofGroup: group, palette)
      {
        pieces.append(PicturePiece(space: target.space, target: nil, owner: .group(group), markup: tray))
      }
      let drawing = ElementPicture(element, palette)
      if let ground = drawing.ground {
        pieces.append(
          PicturePiece(space: target.space, target: nil, owner: .target(target.id), markup: ground))
      }
      if let caption = drawing.caption {
        pieces.append(
          PicturePiece(space: target.space, target: nil, owner: .target(target.id), markup: caption))
      }
      let content = drawing.content
      let markup = target.isEnabled ? content : "<g opacity=\".35\">\(content)</g>"
      pieces.append(
        PicturePiece(space: target.space, target: target.id, owner: .target(target.id), markup: markup))
    }
    return pieces
  }

  /// The background of a bar, a segmented control or a dock; nil for other groups.
  private func tray(ofGroup group: GroupID, _ palette: Palette) -> String? {
    let members = elements.filter { $0.target.group == group }
    let kinds = Set(members.map { $0.target.kind })
    guard let first = members.first else { return nil }
    let bounds = members.reduce(first.target.frame) { $0.union($1.target.frame) }
    let told = members.lazy.compactMap { ElementPicture($0, palette).groundColor }.first
    let surface = told ?? palette.surface
    let border = "stroke=\"\(palette.line)\" stroke-width=\".75\""
    if kinds.isSubset(of: [.segment, .selectedSegment]) {
      let trough = bounds.outset(by: 2)
      let radius = (members.map { $0.target.cornerRadius }.max() ?? 8) + 2
      return Markup.rectangle(trough, radius: radius, fill: surface, border)
    }
    if kinds.isSubset(of: [.barButton, .tabBarItem]), members.count > 1 {
      let bar = bounds.outset(by: Insets(horizontal: 12, vertical: 8))
      return Markup.rectangle(bar, radius: 14, fill: surface, border)
    }
    if kinds == [.editMenuItem] {
      let platter = bounds.outset(by: 5)
      return Markup.rectangle(
        platter.offset(by: Vector(dx: 0, dy: 2)).outset(by: 1), radius: 13, fill: "#000",
        "fill-opacity=\".14\"")
        + Markup.rectangle(platter, radius: 12, fill: surface, border)
    }
    if kinds == [.appIcon], members.count > 1 {
      return Markup.rectangle(
        bounds.outset(by: 14), radius: (members.map { $0.target.cornerRadius }.max() ?? 8) + 12,
        fill: palette.surface, "fill-opacity=\".75\" stroke=\"\(palette.line)\" stroke-width=\".75\"")
    }
    return nil
  }
}
