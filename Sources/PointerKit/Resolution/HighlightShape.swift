import Kinematics

/// The shape of a highlight (E1, E12, E13).
extension StyleResolution {
  /// The target's frame with an outset (E1, E12); round for a round element.
  func highlightShape(of target: PointerTarget, among scene: borrowing TargetStore) -> PointerShape {
    let outsets = target.kind.highlightOutsets(configuration)
    let common = commonHeight(of: target, among: scene)
    let element = target.frame.size
    // An element may be a circle even if a layout has rounded each edge by up to half a point.
    if element.longerSide - element.shorterSide <= 1, target.cornerRadius >= element.shorterSide / 2 - 0.5 {
      let diameter = common ?? element.shorterSide + 2 * outsets.shorterSide
      return .roundedRect(Size(width: diameter, height: diameter), radius: diameter / 2)
    }
    let size = Size(
      width: element.width + 2 * outsets.width, height: common ?? element.height + 2 * outsets.height)
    return .roundedRect(size, radius: target.cornerRadius)
  }

  /// The height that the highlights of a target's group have in common (E13); nil for a target without a
  /// group that is no bar button.
  ///
  /// In a toolbar, this is the configured height, or the height of the tallest bezel if that is greater. In
  /// every other group, it is the height of the tallest highlight.
  private func commonHeight(of target: PointerTarget, among scene: borrowing TargetStore) -> Double? {
    let group = target.group.flatMap { scene.groups[$0] }
    let isBar = group.map { $0.hasBarButton } ?? (target.kind == .barButton)
    guard isBar, values.barHighlightHeight > 0 else { return group?.tallestHighlight }
    return max(values.barHighlightHeight, group?.tallestBezel ?? target.bezelHeight)
  }
}
