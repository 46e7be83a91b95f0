import PointerKit

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
    let palette = Palette(appearance)
    var pieces: [PicturePiece] = []
    var drawnTrays: Set<GroupID> = []
    for element in elements {
      let target = element.target
      if let group = target.group, drawnTrays.insert(group).inserted, let tray = tray(ofGroup: group, palette)
      {
        pieces.append(PicturePiece(space: target.space, target: nil, owner: .group(group), markup: tray))
      }
      let drawing = ElementPicture(element, palette)
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
    if kinds.isSubset(of: [.segment, .selectedSegment]) {
      let trough = bounds.outset(by: 2)
      let radius = (members.map { $0.target.cornerRadius }.max() ?? 8) + 2
      return Markup.rectangle(trough, radius: radius, fill: palette.trough)
    }
    if kinds.isSubset(of: [.barButton, .tabBarItem]), members.count > 1 {
      let bar = bounds.outset(by: Insets(horizontal: 12, vertical: 8))
      return Markup.rectangle(
        bar, radius: 14, fill: palette.surface, "stroke=\"\(palette.line)\" stroke-width=\".75\"")
    }
    if kinds == [.editMenuItem] {
      let platter = bounds.outset(by: 5)
      return Markup.rectangle(
        platter.offset(by: Vector(dx: 0, dy: 2)).outset(by: 1), radius: 13, fill: "#000",
        "fill-opacity=\".14\"")
        + Markup.rectangle(
          platter, radius: 12, fill: palette.surface, "stroke=\"\(palette.line)\" stroke-width=\".75\"")
    }
    if kinds == [.appIcon], members.count > 1 {
      return Markup.rectangle(
        bounds.outset(by: 14), radius: (members.map { $0.target.cornerRadius }.max() ?? 8) + 12,
        fill: palette.surface, "fill-opacity=\".75\" stroke=\"\(palette.line)\" stroke-width=\".75\"")
    }
    return nil
  }
}
