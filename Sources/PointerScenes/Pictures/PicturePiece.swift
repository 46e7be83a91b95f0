import PointerKit

/// One thing that is drawn in a window: an element, or what belongs to the ground beneath it.
struct PicturePiece {
  /// The space whose coordinates it is drawn in.
  let space: SpaceID
  /// The target that it is the content of; nil where it is part of the ground, which no effect moves.
  let target: TargetID?
  /// The target that it comes and goes with, or the group of a tray.
  let owner: RevealedElement
  /// The SVG of it.
  let markup: String
}

extension PictureLayout {
  /// Everything in the window, back to front: the trays of bars before their first member, the names of icons
  /// before the icons.
  func pieces() -> [PicturePiece] {
    let palette = Palette(appearance)
    var pieces: [PicturePiece] = []
    var grounded: Set<GroupID> = []
    for element in elements {
      let target = element.target
      if let group = target.group, grounded.insert(group).inserted, let tray = tray(ofGroup: group, palette) {
        pieces.append(PicturePiece(space: target.space, target: nil, owner: .group(group), markup: tray))
      }
      let drawing = ElementDrawing(element, palette)
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

  /// What the members of a bar or of a segmented control stand on; nil for other groups.
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
    if kinds == [.appIcon], members.count > 1 {
      return Markup.rectangle(
        bounds.outset(by: 14), radius: (members.map { $0.target.cornerRadius }.max() ?? 8) + 12,
        fill: palette.surface, "fill-opacity=\".75\" stroke=\"\(palette.line)\" stroke-width=\".75\"")
    }
    return nil
  }
}
